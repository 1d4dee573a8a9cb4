"""Every scenario case of the worlds holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland.core.scenario import Case, read_cases, run_case, set_up
from neuland.games.worlds import GAME

CASES = [
    pytest.param(case, id=f"{file.stem}-{case.id}")
    for file in sorted((Path(__file__).parent / "cases").glob("*.toml"))
    for case in read_cases(file.read_text("utf-8"))
]


@pytest.mark.parametrize("case", CASES)
def test_case(case: Case) -> None:
    assert run_case(case) == []


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
