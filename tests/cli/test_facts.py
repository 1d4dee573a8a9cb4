"""Commands that print facts: for people, and as JSON for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from neuland.core import catalog
from neuland.core.record import Record

CASES = """
[[case]]
id = "N-1"
rule = "N2"
game = "nim"
seats = 2
given = { heap = 5 }
do = { actions = ["0 take 3", "!1 take 3"] }
then = { heap = 2, legal = ["1 take 2"], illegal = ["0 take 1"] }

[[case]]
id = "N-2"
game = "nim"
seats = 2
given = { heap = 5 }
then = { heap = 5 }
"""


def game_record(*actions: str) -> str:
    table = catalog.load("nim").new(2, 3)
    for line in actions:
        seat, _, action = line.partition(" ")
        table.apply(int(seat), action)
    text = table.record().dumps()
    assert isinstance(text, str)
    return text


WHOLE = ("0 charm lamp", "1 charm horn", "0 take 3", "1 take 3", "0 take 2")


def test_games_for_people_in_both_languages(run: Run) -> None:
    english, german = run("games"), run("games", "--lang", "de")
    assert english.status == german.status == 0
    for part in (
        "nim – Nim with Charms / Nim mit Zauber\n",
        "1–3 players",
        "rules version 1",
        "--set heap=…",
        "short – about eight",
    ):
        assert part in english.out
    assert "(default)" in english.out
    assert "nim – Nim mit Zauber / Nim with Charms\n" in german.out


def test_games_for_programs(run: Run) -> None:
    (game,) = json.loads(run("games", "--json").out)
    assert (game["id"], game["rules"], game["stage"], game["seats"]) == ("nim", 1, "beta", [1, 2, 3])
    assert game["names"] == {"en": "Nim with Charms", "de": "Nim mit Zauber"}
    assert game["options"] == [
        {"id": "heap", "choices": ["short", "long"], "default": "short", "seats": [], "free": False, "when": {}}
    ]


def test_the_language_is_that_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_AT.UTF-8")
    assert "Steine nehmen" in run("games").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Take stones" in run("games").out
    assert "Steine nehmen" in run("games", "--lang", "de").out


def test_cards_with_provenance(run: Run) -> None:
    said = run("cards", "nim").out
    for part in (
        "Lamp (lamp) – charm",
        "Two points at the end.",
        "points: 2, metal: yes",
        "Source: a cellar. Certain.",
    ):
        assert part in said
    lamp, horn = said.split("Horn (horn)")
    assert "RECONSTRUCTED" in horn
    assert "our own, not the publisher's" in horn
    assert "RECONSTRUCTED" not in lamp
    assert "our own" not in lamp


@pytest.mark.parametrize(
    ("words", "found"),
    [("LAMP", ["lamp"]), ("points bone", ["horn"]), ("two points", ["lamp"]), ("reconstr", ["horn"]), ("x", [])],
)
def test_cards_are_searched(run: Run, words: str, found: list[str]) -> None:
    said = run("cards", "nim", *words.split(), "--json")
    assert [card["id"] for card in json.loads(said.out)] == found
    assert said.status == 0


def test_words_and_options_stand_in_any_order(run: Run) -> None:
    straight = run("cards", "nim", "points", "bone", "--lang", "en", "--json")
    between = run("cards", "nim", "points", "--lang", "en", "bone", "--json")
    before = run("cards", "nim", "--lang", "en", "--json", "points", "bone")
    assert [card["id"] for card in json.loads(straight.out)] == ["horn"]
    assert straight.out == between.out == before.out
    assert run("cards", "nim", "--lang", "en", "points", "--nonsense").status == 2


def test_cards_for_programs(run: Run) -> None:
    card = json.loads(run("cards", "nim", "horn", "--json", "--lang", "de").out)[0]
    assert card == {
        "id": "horn",
        "name": "Horn",
        "official_name": False,
        "kind": "charm",
        "about": "Ein Punkt am Ende.",
        "facts": {"points": 1, "of": ["bone", "brass"]},
        "source": "hearsay",
        "confidence": "reconstructed",
    }


def test_simulate_says_the_same_with_any_number_of_jobs(run: Run) -> None:
    asked = ("simulate", "nim", "--games", "12", "--seats", "greedy,random", "--seed", "5", "--json")
    one, two = (json.loads(run(*asked, "--jobs", jobs).out) for jobs in "12")
    assert one["digest"] == two["digest"]
    assert (one["games"], one["seats"]) == (12, ["greedy", "random"])


def test_simulate_for_people(run: Run) -> None:
    said = run("simulate", "nim", "--games", "12", "--set", "heap=long", "--records", "kept")
    assert said.status == 0
    assert said.err == ""
    for part in ("12 games", "Random 2", "Digest ", "The records are in kept."):
        assert part in said.out
    assert len(list(Path("kept").iterdir())) == 12
    assert run("replay", "kept/nim-00003.jsonl").status == 0
    assert json.loads(run("replay", "kept/nim-00003.jsonl", "--json").out)["players"] == ["random", "random"]


def test_bench(run: Run) -> None:
    found = json.loads(run("bench", "nim", "--seats", "2", "--seconds", "0", "--json").out)
    assert [row["game"] for row in found["rows"]] == ["nim"]
    said = run("bench", "--seconds", "0").out
    assert len(said.splitlines()) == 5
    assert "plain Python" in said


def test_replay_shows_the_end(run: Run) -> None:
    Path("game.jsonl").write_text(game_record(*WHOLE), "utf-8")
    said = run("replay", "game.jsonl")
    assert said.status == 0
    for part in ("5 decisions, verified", "Heap of 0", "For the last stone", "Player 1 wins!"):
        assert part in said.out
    assert "Player 1 gewinnt" not in said.out
    assert "Spieler 1 gewinnt!" in run("replay", "game.jsonl", "--lang", "de").out


def test_replay_to_a_decision_and_as_a_seat_sees_it(run: Run) -> None:
    Path("game.jsonl").write_text(game_record(*WHOLE), "utf-8")
    said = run("replay", "game.jsonl", "--to", "3", "--view", "1").out
    for part in ("5 decisions, verified", "before decision 3", "Heap of 5", "Player 1: ?, Player 2: horn"):
        assert part in said
    found = json.loads(run("replay", "game.jsonl", "--to", "3", "--view", "1", "--json").out)
    assert (found["decisions"], found["to"], found["verified"], found["over"]) == (5, 3, True, False)
    assert found["view"]["seat"] == [{"charm": "?"}, {"charm": "horn"}]


def test_a_game_that_is_not_over_replays_too(run: Run) -> None:
    Path("game.jsonl").write_text(game_record(*WHOLE[:3]), "utf-8")
    said = run("replay", "game.jsonl")
    assert said.status == 0
    assert "3 decisions, verified" in said.out
    assert "wins" not in said.out


def test_a_damaged_record_fails_with_its_line(run: Run) -> None:
    text = game_record(*WHOLE)
    lines = text.splitlines(keepends=True)
    damaged = {
        "cut off": (text[: len(text) - len(lines[-1])], "line 7: "),
        "cut in a line": (text[:-20], "line 7: "),
        "an edited line": (text.replace("take 3", "take 4", 1), "line 4: "),
        "another legal move": (text.replace("take 2", "take 1"), "line 7: "),
        "a lost line": ("".join(lines[:2] + lines[3:]), "line 3: "),
        "no line at all": ("", "line 1: "),
        "other rules": (text.replace('"rules": 1', '"rules": 2'), "line 1: "),
        "an unknown option": (text.replace('"heap"', '"heep"'), "line 1: "),
        "a deep line": (lines[0] + "[" * 100_000, ""),
    }
    for what, (content, place) in damaged.items():
        Path("bad.jsonl").write_text(content, "utf-8")
        said = run("replay", "bad.jsonl")
        assert said.status == 1, what
        assert said.out == ""
        assert said.err.startswith(f"neuland: bad.jsonl: {place}"), what
        assert said.err.count("\n") == 1, what


def test_cases_that_pass_and_fail(run: Run) -> None:
    Path("good.toml").write_text(CASES)
    Path("bad.toml").write_text(CASES.replace("heap = 2", "heap = 4"))
    assert run("check", "good.toml") == (0, "2 passed, 0 failed\n", "")
    said = run("check", "good.toml", "bad.toml")
    assert said.status == 1
    assert said.out == "bad.toml: N-1 (N2): heap: expected 4, found 2\n3 passed, 1 failed\n"
    found = json.loads(run("check", "bad.toml", "--json").out)
    assert (found["passed"], found["failed"]) == (1, 1)
    assert found["failures"][0]["found"] == ["heap: expected 4, found 2"]


def test_a_record_made_with_ones_own_components_needs_them(run: Run) -> None:
    Path("own.toml").write_text("stones = 3\n")
    table = catalog.load("nim").new(2, 3, data="stones = 3\n")
    Path("game.jsonl").write_text(Record.of(table).dumps(), "utf-8")
    assert run("replay", "game.jsonl", "--data", "own.toml").status == 0
    said = run("replay", "game.jsonl")
    assert said.status == 1
    assert "component file" in said.err
