"""Every scenario case of the worlds holds."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from neuland.core.errors import BadScenario
from neuland.core.scenario import Case, read_cases, run_case, set_up
from neuland.games.worlds import GAME, cards
from neuland.games.worlds.state import WorldsTable

CASES = [
    pytest.param(case, id=f"{file.stem}-{case.id}")
    for file in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in read_cases(file.read_text("utf-8"))
]


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    assert run_case(case) == []


@pytest.mark.parametrize(
    ("world", "given", "message"),
    [
        (123, {"tiles": {"meadow-1": [0, 1], "meadow-2": [0, 1]}}, "another tile already where meadow-2"),
        (128, {"side": [{"plants": {"meadow-1": "cattle"}}, {"plants": {"meadow-1": "cattle"}}]}, "plant on meadow-1"),
    ],
)
def test_what_there_is_once_lies_in_one_place_only(world: int, given: dict[str, Any], message: str) -> None:
    """A position that names it for two is refused: one of them would go without it."""
    with pytest.raises(BadScenario, match=message):
        set_up(Case("twice", "worlds", seats=2, options={"world": str(world)}, given=given))


def test_a_privilege_of_which_there_are_two_lies_in_the_deck_and_in_the_row() -> None:
    """In whichever order both are named."""
    for words in (("deck", "row"), ("row", "deck")):
        lying = {"deck": ["I-5", "I-6", "I-7", "I-8"], "row": [["I-5", 20]]}
        given: dict[str, Any] = {**{word: lying[word] for word in words}, "phase": "after"}
        table = set_up(Case("both", "worlds", seats=4, options={"world": "123"}, given=given))
        assert isinstance(table, WorldsTable)
        kind = cards.KIND["I-5"]
        assert (table.deck.count(kind), table.row.count(kind)) == (1, 1), words


def test_the_lessons_cover_all_nine_modules() -> None:
    """Worlds 123, 456 and 789 cite rules that there are."""
    lessons = read_cases((GAME.folder / "data" / "lessons.toml").read_text("utf-8"))
    rules = (Path(__file__).parent / "rules.txt").read_text("utf-8").split()
    taught = set()
    for lesson in lessons:
        cited = lesson.rule.split()
        assert set(cited) <= set(rules)
        taught |= {rule[:2] for rule in cited if rule.startswith("M")}
    assert taught == {f"M{module}" for module in range(1, 10)}


def test_each_lesson_is_one_turn() -> None:
    """As it is meant to be played the pupil alone is asked, until the turn is over."""
    for lesson in read_cases((GAME.folder / "data" / "lessons.toml").read_text("utf-8")):
        table = set_up(lesson)
        for step in lesson.guidance():
            decision = table.decision(0)
            table.play(decision, next(option for option in decision.options if step.awaits(option)))
        assert [ask.seat for ask in table.decisions] == [1], lesson.id
