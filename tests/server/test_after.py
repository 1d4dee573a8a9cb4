"""Afterwards: replay from every viewpoint, history, the record, playing on, uploads, positions laid out by hand."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

import neuland
from neuland.server import making
from neuland.server.api import answers, games
from server.harness import Program, play_out

CASE = """
[[case]]
id = "lesson"
game = "bunny"
seats = 2
seed = 3
text = { en = "Pick a card.", de = "Wähle eine Karte." }
[case.given]
round = 2
[case.then]
round = 2
"""


def as_json(facts: Any) -> Any:
    return json.loads(json.dumps(facts))


def finished(ada: Program) -> str:
    ada.make("settlement", "human", seed=5)
    play_out([ada], Random(5))
    return ada.table


def test_replay_from_every_viewpoint(ada: Program, bob: Program) -> None:
    table = finished(ada)
    record = neuland.Record.loads(bob.send("GET", f"/api/tables/{table}/record").text)
    half = len(record.actions) // 2
    then = neuland.replay(record, half)
    for seat, view in (("0", then.view(0)), ("1", then.view(1)), ("none", then.view(None)), ("all", then.truth())):
        shown = bob.get(f"/api/tables/{table}/positions/{half}?seat={seat}")
        answers.Position.model_validate(shown)
        assert shown["view"]["seat"] == as_json(view["seat"])
    assert shown["last"] == len(record.actions)
    assert bob.refused(f"/api/tables/{table}/positions/{half}?seat=9")["id"] == "malformed"
    assert bob.refused(f"/api/tables/{table}/positions/{shown['last'] + 1}")["id"] == "unknown-step"


def test_scores_over_time_end_with_the_result(ada: Program) -> None:
    table = finished(ada)
    steps = ada.get(f"/api/tables/{table}/history")["steps"]
    assert steps[-1][1] == ada.state()["result"]["scores"]
    assert [step[0] for step in steps] == sorted({step[0] for step in steps})


def test_everybodys_actions_lie_open_when_the_game_is_over(ada: Program, bob: Program) -> None:
    bob.table = finished(ada)
    lines = [line for line in bob.state()["log"] if line["kind"] == "play"]
    assert all(line["action"] for line in lines)


def test_playing_on_from_a_position_of_a_finished_game(ada: Program, bob: Program) -> None:
    table = finished(ada)
    record = neuland.Record.loads(ada.send("GET", f"/api/tables/{table}/record").text)
    branch = bob.post(
        "/api/tables", {"from": {"table": table, "position": 20, "seat": 1}, "name": "Bob", "token": True}
    )
    assert branch["state"]["table"]["parent"] == table and branch["state"]["table"]["start"] == "position"
    assert [player["kind"] for player in branch["state"]["players"]] == ["bot", "human"]
    view = ada.get(f"/api/tables/{branch['table']}/positions/20?seat=none")["view"]
    assert view["seat"] == as_json(neuland.replay(record, 20).view(None)["seat"])
    bob.token, bob.table = branch["token"], branch["table"]
    play_out([bob], Random(1))
    again = neuland.Record.loads(bob.send("GET", f"/api/tables/{bob.table}/record").text)
    assert again.actions[:20] == record.actions[:20] and neuland.replay(again).over


def test_a_record_is_uploaded_to_be_replayed_or_played_on(ada: Program) -> None:
    table = neuland.load("bunny").new(2, 4)
    dice = Random(6)
    while len(table.actions) < 30:
        decision = dice.choice(table.decisions)
        table.apply(decision.seat, dice.choice(decision.options))
    text = table.record().dumps()
    ada.table = (made := ada.post("/api/tables", {"from": {"record": text}, "name": "Ada", "token": True}))["table"]
    ada.token = made["token"]
    assert made["state"]["position"] >= 30 and made["state"]["table"]["status"] == "running"
    play_out([ada], Random(3))
    whole = ada.send("GET", f"/api/tables/{ada.table}/record").text
    replayed = ada.post("/api/tables", {"from": {"record": whole}})
    assert replayed["state"]["table"]["status"] == "finished"
    assert replayed["state"]["result"]["scores"] == ada.state()["result"]["scores"]
    assert neuland.Record.loads(whole).players == ["you:Ada", "greedy"]
    assert [player["name"] or player["bot"] for player in replayed["state"]["players"]] == ["Ada", "greedy"]
    assert ada.send("GET", f"/api/tables/{replayed['table']}/record").text == whole
    broken = whole.replace('"fingerprint": "', '"fingerprint": "0')
    assert ada.refused("/api/tables", {"from": {"record": broken}})["id"] == "bad-record"


def test_a_position_laid_out_by_hand(ada: Program) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human"}]
    made = ada.post("/api/tables", {"from": {"case": CASE}, "seats": seats, "token": True})
    ada.token, ada.table = made["token"], made["table"]
    state = made["state"]
    assert state["view"]["round"] == 2 and state["table"]["start"] == "case"
    assert state["table"]["text"]["de"] == "Wähle eine Karte."
    first = state["decisions"][0]
    ada.act("play", action=first["options"][0], seat=0)
    assert ada.act("undo", seat=0)["state"]["decisions"][0]["options"] == first["options"]
    play_out([ada], Random(2))
    assert ada.refused(f"/api/tables/{ada.table}/record")["id"] == "no-record"


def test_a_games_lessons_are_listed_and_laid_out(ada: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "lessons.toml").write_text(CASE, "utf-8")
    monkeypatch.setattr(making, "LESSONS", str(tmp_path / "lessons.toml"))
    monkeypatch.setattr(games, "_facts", games._facts.__wrapped__)  # it was written with those that there are
    [lesson] = ada.get("/api/games/bunny/lessons")
    answers.LessonFacts.model_validate(lesson)
    assert next(game for game in ada.get("/api/games") if game["id"] == "bunny")["lessons"] == ["lesson"]
    made = ada.post("/api/tables", {"game": "bunny", "from": {"lesson": "lesson"}, "name": "Ada", "token": True})
    assert made["state"]["view"]["round"] == 2
    assert [player["kind"] for player in made["state"]["players"]] == ["human", "bot"]


GUIDED = """
[[case.guide]]
right = ["pick C9"]
ask = { en = "Take C9.", de = "Nimm C9." }
praise = { en = "Taken.", de = "Genommen." }
otherwise = { en = "Another one.", de = "Eine andere." }
"""


def test_a_guided_lesson_answers_its_pupil_alone_and_takes_it_back(ada: Program) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human"}]
    made = ada.post("/api/tables", {"from": {"case": CASE + GUIDED}, "seats": seats, "token": True})
    ada.token, ada.table = made["token"], made["table"]
    begun = {"at": 0, "of": 1, "asks": {"en": "Take C9.", "de": "Nimm C9."}, "said": None, "right": True}
    assert made["state"]["lesson"] == begun
    other = next(option for option in made["state"]["decisions"][0]["options"] if option != "pick C9")
    wrong = ada.act("play", action=other, seat=0)["state"]["lesson"]
    assert (wrong["at"], wrong["said"]["en"], wrong["right"]) == (0, "Another one.", False)
    assert ada.act("undo", seat=0)["state"]["lesson"] == begun
    done = ada.act("play", action="pick C9", seat=0)["state"]["lesson"]
    assert (done["at"], done["said"]["de"], done["right"], done["asks"]) == (1, "Genommen.", True, None)
    assert ada.get(f"/api/tables/{ada.table}?seat=1")["lesson"] is None
