"""The rulebook's examples and the positions derived from its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland.core.errors import BadScenario
from neuland.core.scenario import Case, read_cases, run_case, set_up
from neuland.games.imperial.invariants import check
from neuland.games.imperial.state import ImperialTable

CASES = read_cases((Path(__file__).parents[1] / "cases" / "imperial.toml").read_text("utf-8"))
WORKED = {f"B{number:02}" for number in [*range(1, 22), *range(30, 95)]}


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    assert run_case(case) == []


def test_every_position_is_sound() -> None:
    for case in CASES:
        table = set_up(case)
        assert isinstance(table, ImperialTable)
        check(table)


def test_every_example_is_there() -> None:
    assert {case.id[:3] for case in CASES} == WORKED


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"moon": 1}, "Unknown word 'moon'"),
        ({"seat": {"0": {"moon": 1}}}, r"Unknown word 'seat\.0\.moon'"),
        ({"seat": {"7": {}}}, "no seat '7'"),
        ({"seat": {"0": {"hand": ["COM999"]}}}, "no card 'COM999'"),
        ({"seat": {"0": {"hand": ["COM001"], "locations": ["COM001"], "deals": ["COM001"]}}}, "named twice"),
        ({"seat": {"0": {"goods": {"silk": 1}}}}, "no good 'silk'"),
        ({"seat": {"0": {"vp": "many"}}}, "'vp' should be a whole number"),
        ({"phase": "lunch"}, "no phase 'lunch'"),
        ({"solo": {"moon": 1}}, r"Unknown word 'solo\.moon'"),
    ],
)
def test_wrong_words_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        set_up(Case("wrong", "imperial", seats=2, given=given))
