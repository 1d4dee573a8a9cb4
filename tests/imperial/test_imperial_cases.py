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
        ({"seat": {"0": {"hand": ["COM001"]}, "1": {"hand": ["COM001"]}}}, "COM001 is named twice"),
        ({"seat": {"0": {"hand": ["COM001", "COM001"]}}}, "COM001 is named twice"),
        ({"seat": {"0": {"hand": ["COM001"], "locations": ["COM001"]}}}, "COM001 is named twice"),
        ({"seat": {"0": {"hand": ["COM001"]}}, "deck": ["COM001"]}, "COM001 is named twice"),
        ({"seat": {"0": {"hand": ["COM001"]}}, "discard": ["COM001"]}, "COM001 is named twice"),
        ({"seat": {"0": {"foundations": ["COM001"]}, "1": {"foundations": ["COM001"]}}}, "COM001 is named twice"),
        ({"seat": {"0": {"hand": ["ATL001"]}}}, "no card 'ATL001'"),
        ({"seat": {"0": {"goods": {"silk": 1}}}}, "no good 'silk'"),
        ({"seat": {"0": {"vp": "many"}}}, "'vp' should be a whole number"),
        ({"phase": "lunch"}, "no phase 'lunch'"),
        ({"solo": {"moon": 1}}, r"Unknown word 'solo\.moon'"),
    ],
)
def test_wrong_words_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadScenario, match=message):
        set_up(Case("wrong", "imperial", seats=2, given=given))


def test_a_card_that_gives_its_name_to_something_may_be_named_again() -> None:
    """A Location stands once; whoever holds it, and what lies on it, name it without taking it."""
    own = {"goods": {"worker": 6}, "locations": ["COM001"], "on": {"COM001": {"defence": True}}}
    table = set_up(Case("again", "imperial", seats=2, given={"seat": {"0": own, "1": {"holds": ["COM001"]}}}))
    assert isinstance(table, ImperialTable)
    card = table.box.number["COM001"]
    assert card in table.locations(0) and table.held == {card: 1}


def test_a_card_of_another_faction_is_refused() -> None:
    options = {"faction_0": "roman", "faction_1": "barbarian"}
    given = {"seat": {"0": {"hand": ["EGY001"]}}}
    with pytest.raises(BadScenario, match="EGY001 is not in this game"):
        set_up(Case("other", "imperial", seats=2, options=options, given=given))
