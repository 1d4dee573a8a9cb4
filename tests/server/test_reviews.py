"""Reviews of ended games and hints: for whom, in what order, and nothing but the seat's knowledge."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from time import sleep
from typing import Any

import pytest

from neuland.core.catalog import load
from neuland.core.record import Record
from neuland.lab import review as lab
from neuland.lab.reasons import Alternative
from neuland.server import looking
from neuland.server.api import thoughts
from neuland.server.thinking import frozen
from server.harness import Program, play_out


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Short reviews; workers are processes of their own, so the work is done here."""

    async def here(self: Any, work: Any, *args: Any, **more: Any) -> Any:
        return work(*args)

    monkeypatch.setattr("neuland.server.workers.Workers.run", here)
    monkeypatch.setattr(looking, "LOWEST", -20)
    monkeypatch.setattr("neuland.lab.hints.SECONDS", 0.0)
    monkeypatch.setattr("neuland.lab.reasons.DEALS", 1)
    for name, value in {"MOST_ITERATIONS": 2, "FEWEST_ITERATIONS": 2, "CLOSER_BY": 1, "CLOSER": 3}.items():
        monkeypatch.setattr(lab, name, value)


def reviewed(program: Program, table: str, seat: int) -> Any:
    """Asks for a review and waits for it."""
    program.post(f"/api/tables/{table}/reviews/{seat}", {})
    for _ in range(400):
        state = program.get(f"/api/tables/{table}/reviews/{seat}")
        thoughts.ReviewState.model_validate(state)
        if state["status"] != "making":
            return state
        sleep(0.05)
    raise AssertionError("the review does not end")


@pytest.mark.usefixtures("quick")
def test_a_review_is_made_of_an_ended_table_and_of_an_uploaded_record(ada: Program, bob: Program) -> None:
    ada.make("imperial", "greedy", seed=5)
    path = f"/api/tables/{ada.table}/reviews"
    assert ada.refused(f"{path}/0", {})["id"] == "still-running"
    assert bob.refused(f"{path}/0")["id"] == "still-running"
    play_out([ada], Random(5))
    assert ada.get(f"{path}/0") == {"status": "none", "done": 0, "steps": 1, "review": None}
    assert ada.refused(f"{path}/7", {})["id"] == "malformed"
    made = reviewed(ada, ada.table, 0)
    assert made["status"] == "made"
    assert made["review"]["moments"]
    assert made["review"]["players"] == ["you:Ada", "greedy"]
    record = ada.send("GET", f"/api/tables/{ada.table}/record").text
    uploaded = bob.post("/api/tables", {"from": {"record": record}, "name": "Bob", "token": True})
    bob.token = uploaded["token"]
    again = reviewed(bob, uploaded["table"], 0)
    assert again["review"]["course"] == made["review"]["course"], "the same record, the same review"


@pytest.mark.usefixtures("quick")
def test_who_asks_how_far_a_review_is_costs_no_record(ada: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[Record] = []
    dumps = Record.dumps

    def told(record: Record) -> str:
        written.append(record)
        return dumps(record)

    monkeypatch.setattr(Record, "dumps", told)
    ada.make("imperial", "greedy", seed=5)
    play_out([ada], Random(5))
    for _ in range(3):
        assert ada.get(f"/api/tables/{ada.table}/reviews/0")["status"] == "none"
    assert not written
    assert reviewed(ada, ada.table, 0)["status"] == "made"
    assert len(written) == 1, "written once, when it was asked for"


def test_where_there_is_no_record_the_result_says_so(ada: Program) -> None:
    """A position drawn anew for one's seat ends in a game without a seed: neither record nor review."""
    ada.make("imperial", "greedy", seed=5)
    branch = ada.post("/api/tables", {"from": {"table": ada.table, "position": 0, "seat": 0}})
    assert play_out([ada], Random(5))["result"]["record"] is True
    ada.table = branch["table"]
    assert play_out([ada], Random(5))["result"]["record"] is False
    assert ada.refused(f"/api/tables/{ada.table}/record")["id"] == "no-record"
    assert ada.refused(f"/api/tables/{ada.table}/reviews/0", {})["id"] == "no-record"


def test_reviews_that_failed_are_told_and_not_kept_for_ever(ada: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(self: Any, *args: Any) -> Any:
        raise RuntimeError("a worker died")

    monkeypatch.setattr("neuland.server.reviewing.Reviews._pieces", broken)
    monkeypatch.setattr("neuland.server.reviewing.MOST_FAILED", 1)
    ada.make("imperial", "greedy", seed=5)
    play_out([ada], Random(5))
    assert reviewed(ada, ada.table, 0)["status"] == "failed"
    assert reviewed(ada, ada.table, 1)["status"] == "failed"
    assert ada.get(f"/api/tables/{ada.table}/reviews/0")["status"] == "none", "the latest is remembered"
    assert ada.get(f"/api/tables/{ada.table}/reviews/1")["status"] == "failed"


@pytest.mark.usefixtures("quick")
def test_hints_are_counted_and_reviews_bounded(ada: Program, bob: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    ada.make("settlement", seed=5, visibility="private")
    found = ada.post(f"/api/tables/{ada.table}/hint", {})
    thoughts.HintFacts.model_validate(found)
    assert 2 <= len(found["options"]) <= 3
    assert {option["action"] for option in found["options"]} <= set(ada.state()["decisions"][0]["options"])
    assert found["options"][0]["points"] == 0
    state = play_out([ada], Random(5))
    assert state["result"]["hints"] == [1]
    assert ada.refused(f"/api/tables/{ada.table}/hint", {})["id"] == "not-running"
    monkeypatch.setattr("neuland.server.reviewing.MOST_OF_ONE", 0)
    assert ada.refused(f"/api/tables/{ada.table}/reviews/0", {})["id"] == "too-many"
    assert bob.refused(f"/api/tables/{ada.table}/reviews/0")["id"] == "unknown-table", "the table is private"


@pytest.mark.usefixtures("quick")
def test_hints_are_given_in_lessons(ada: Program) -> None:
    lesson = ada.get("/api/games/bunny/lessons")[0]["id"]
    made = ada.post("/api/tables", {"game": "bunny", "from": {"lesson": lesson}, "name": "Ada", "token": True})
    ada.token, ada.table = made["token"], made["table"]
    found = ada.post(f"/api/tables/{ada.table}/hint", {})
    assert {option["action"] for option in found["options"]} <= set(made["state"]["decisions"][0]["options"])


def test_no_hints_where_people_play_against_each_other(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open", seed=5)
    bob.join(ada.table, made["invitation"])
    assert ada.refused(f"/api/tables/{ada.table}/hint", {})["id"] == "people-play"
    bob.act("leave")
    assert ada.refused(f"/api/tables/{ada.table}/hint", {})["id"] == "people-play", "a bot sits in for a person"
    ada.make("bunny", "human", seed=5)
    assert ada.refused(f"/api/tables/{ada.table}/hint", {"seat": 0})["id"] == "people-play", "at one screen"


@pytest.mark.parametrize("game", ["bunny", "imperial"])
def test_a_hint_knows_no_more_than_the_seat(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("neuland.lab.hints.SECONDS", 0.0)
    table = load(game).new(2, 9)
    for _ in range(9):
        table.apply(table.decisions[0].seat, table.decisions[0].options[0])
    seat = table.decisions[0].seat
    found = looking.hint(frozen(table), seat)
    for seed in (1, 2):
        assert looking.hint(frozen(table.redeal(seat, seed)), seat) == found


@pytest.mark.parametrize(
    ("made", "sent"),
    [
        (Alternative, thoughts.ReviewOption),
        (lab.Look, thoughts.ReviewLook),
        (lab.Moment, thoughts.ReviewMoment),
        (lab.Lesson, thoughts.ReviewLesson),
    ],
)
def test_what_is_sent_of_a_review_is_what_it_is_made_of(made: Any, sent: Any) -> None:
    assert [field.name for field in fields(made)] == list(sent.model_fields)


def test_a_puzzle_keeps_its_answer_until_it_is_asked(ada: Program) -> None:
    path = "/api/games/imperial/puzzles"
    first = ada.get(path)[0]
    shown = ada.get(f"{path}/{first['id']}")
    thoughts.PuzzlePosition.model_validate(shown)
    options = shown["decision"]["options"]
    tried = {option: ada.post(f"{path}/{first['id']}", {"action": option}) for option in options}
    assert [option for option in options if tried[option]["right"]] == [tried[options[0]]["answer"]]
    assert set(tried[options[0]]["text"]) == {"en", "de"}
    assert tried[options[0]]["text"]["en"] not in str(shown)
    assert ada.refused(f"{path}/none")["id"] == "unknown-page"
