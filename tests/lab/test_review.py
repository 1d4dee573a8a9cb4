"""The review of a game: it finds what went wrong, repeats itself, and says it in both languages."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from neuland.cli import main
from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.core.record import Record, replay
from neuland.lab.reasons import Alternative, at_first_sight
from neuland.lab.review import SURE, Lesson, Look, Moment, Review, iterations_of, review
from neuland.lab.review import usual_iterations as usual
from neuland.terminal.review import show_review
from neuland.terminal.screen import Screen
from neuland.text import Words

BLUNDERS = sorted((Path(__file__).parent / "blunders").glob("*.jsonl"))
"""Records in which the first seat once plays what is clearly worst; the name says where (see `plant.py`)."""
ITERATIONS = 12
SHOWN = {
    "en": ["A game", "Chance to win", "instead of", "To take away", "cost you most"],
    "de": ["A game", "Aussicht auf den Sieg", "statt", "Zum Mitnehmen", "am meisten gekostet"],
}


def planted(file: Path) -> tuple[Record, int]:
    return Record.loads(file.read_text("utf-8")), int(file.stem.rpartition("-")[2])


def test_there_is_a_blunder_in_every_game() -> None:
    assert {planted(file)[0].game for file in BLUNDERS} == set(catalog.catalog())


@pytest.mark.parametrize("file", BLUNDERS, ids=lambda file: file.stem)
def test_a_planted_blunder_is_found_among_the_moments(file: Path) -> None:
    record, where = planted(file)
    found = review(record, 0, ITERATIONS)
    moments = {moment.look.number: moment for moment in found.moments}
    assert where in moments
    assert not moments[where].good
    look = moments[where].look
    assert look.after < look.before
    assert look.played == action_text(record.actions[where][1])
    assert 1 <= len(found.moments) <= 5
    if record.game == "imperial":
        assert review(record, 0, ITERATIONS).facts() == found.facts()


def test_what_looks_best_does_not_depend_on_what_is_hidden() -> None:
    record, where = planted(BLUNDERS[0])
    table = replay(record, where)
    assert at_first_sight(table, 0) == at_first_sight(table.redeal(0, 5), 0)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The file of a record in which the second seat is a person's."""
    record, _ = planted(next(file for file in BLUNDERS if file.stem.startswith("imperial")))
    record.players = ["greedy", "you:Ada"]
    file = tmp_path_factory.mktemp("review") / "game.jsonl"
    file.write_text(record.dumps(), "utf-8")
    return str(file)


def test_a_review_is_shown_in_both_languages(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    record = Record.loads(Path(game).read_text("utf-8"))
    found = review(record, 0, 8)
    for lang, wanted in SHOWN.items():
        words = Words(catalog.load(record.game), lang, ["Bob", "Ada"])
        show_review(Screen(), found, words, "A game", "game.jsonl")
        shown = capsys.readouterr().out
        assert all(word in shown for word in [*wanted, "Bob", "neuland replay game.jsonl --to"])


def cost(number: int, prompt: str, points: float, error: float = 0.1) -> Look:
    return Look(number, 1, prompt, 3, "pass", "deal", 0.5, 0.3, points, error, clear=points >= SURE * error)


def test_what_to_take_away_is_where_most_was_lost() -> None:
    """Of what is clear; with what better answers had more of."""
    course = [cost(1, "deal", 3.0), cost(2, "turn", 5.0), cost(3, "deal", 4.0), cost(4, "turn", 9.0, error=9.0)]
    mine = Alternative("pass", 0.3, 4.0, 0.1, parts={"faction": 1.0, "others": 0.0}, mine=True)
    better = Alternative("deal", 0.5, 0.0, 0.0, parts={"faction": 1.0, "marks": 5.0, "others": 9.0 - 8.0})
    moments = [Moment(course[2], False, [mine, better])]
    found = Review("imperial", 2, 0, 8, 9, [], [0, 0], [0], True, course, moments)
    assert found.take_away == Lesson("deal", 2, 7.0, "marks")
    assert found.facts()["take_away"]["points"] == 7.0
    assert replace(found, moments=[]).take_away == Lesson("deal", 2, 7.0, "")
    assert replace(found, course=[cost(4, "turn", 9.0, error=9.0)]).take_away is None


def test_a_game_that_is_many_says_which_one_it_is() -> None:
    view = catalog.load("worlds").new(2, 1, {"world": "456"}).view(0)
    assert Words(catalog.load("worlds"), "de").title(view) == "504 · Welt 456"
    assert Words(catalog.load("bunny"), "en").title({}) == "Bunny Kingdom"


def test_the_commands_json_holds_what_a_page_needs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", game, "--budget", "4it", "--json"]) == 0
    facts = json.loads(capsys.readouterr().out)
    assert facts["seat"] == 1, "the first person's decisions, where nobody says whose"
    assert facts["alone"] is False
    assert facts["near"] <= len(facts["course"])
    for look in facts["course"]:
        assert sum(look["chances"]) == pytest.approx(1, abs=0.01)
    for moment in facts["moments"]:
        mine, best, *_ = moment["alternatives"]
        assert mine["mine"]
        assert mine["action"] == moment["look"]["played"]
        assert moment["good"] or (best["action"], best["points"]) == (moment["look"]["best"], 0)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--budget", "2s"], "A review thinks by iterations"),
        (["--budget", "many"], "is not a budget"),
        (["--seat", "3"], "The seats of this game are 0 to 1, not 3"),
    ],
)
def test_wrong_requests_are_refused_in_words(
    game: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", game, *arguments]) == 2
    assert said in capsys.readouterr().err


def test_long_games_think_less_of_each_decision() -> None:
    assert usual(10) > usual(500) >= 12
    assert iterations_of("30it") == 30


def test_play_goes_on_from_a_decision(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--load", game, "--to", "999"]) == 2
    assert "decisions 0 to" in capsys.readouterr().err
    assert main(["play", "settlement", "--to", "3"]) == 2
    assert "--load" in capsys.readouterr().err
