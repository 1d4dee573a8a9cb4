"""Every lesson of every game holds: its position, what it asks for, and its answers, whatever the others do."""

from __future__ import annotations

import pytest

from neuland.core import catalog
from neuland.core.scenario import Case, run_case
from neuland.server.making import lessons
from neuland.text import LANGUAGES

LESSONS = [
    pytest.param(case, id=f"{game.id}-{case.id}") for game in catalog.catalog().values() for case in lessons(game)
]


@pytest.mark.parametrize("lesson", LESSONS)
def test_lesson(lesson: Case) -> None:
    assert run_case(lesson) == []
    assert set(lesson.text) == set(LANGUAGES) and all(lesson.text.values())
