"""The rulebook's examples and the positions derived from it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neuland.core.errors import BadScenario
from neuland.core.scenario import Case, read_cases, run_case, set_up
from neuland.games.settlement.invariants import check
from neuland.games.settlement.state import SettlementTable

CASES = read_cases((Path(__file__).parents[1] / "cases" / "settlement.toml").read_text("utf-8"))
CONSERVED = [case for case in CASES if "supply" not in case.given]
"""A supply that is given by hand need not add up."""


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_case(case: Case) -> None:
    assert run_case(case) == []


@pytest.mark.parametrize("case", CONSERVED, ids=[case.id for case in CONSERVED])
def test_positions_are_sound(case: Case) -> None:
    table = set_up(case)
    assert isinstance(table, SettlementTable)
    check(table)


def test_every_conformance_case_is_there() -> None:
    found = {match.group() for case in CASES if (match := re.match(r"S-\d\d[a-e]?", case.id))}
    wanted = {f"S-{number:02}" for number in range(1, 35)} - {"S-22"}  # S-22 is about data: see the data tests
    wanted |= {"S-05b", "S-06b", "S-07b", "S-09b", "S-09c", "S-10b", "S-11b", "S-11c", "S-13b", "S-13c", "S-13d"}
    wanted |= {"S-13e", "S-19b", "S-23b", "S-23c", "S-23d", "S-24b", "S-25b", "S-32b"}
    assert found >= wanted


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"sea": 1}, "unknown word 'given.sea'"),
        ({"seat": {"7": {}}}, "unknown word 'given.seat.7'"),
        ({"seat": {"0": {"gods": {}}}}, "unknown word 'given.seat.0.gods'"),
        ({"seat": {"0": {"goods": {"wood": -1}}}}, "'wood' should be a whole number"),
        ({"seat": {"0": {"artefact": "sword"}}}, "artefact cannot be 'sword'"),
        ({"seat": {"0": {"wilderness": {"I-1": {"resource": "gold"}}}}}, "no such landscape left for I-1"),
        ({"seat": {"0": {"settlers": {"normal": 6}, "rows": {"I": 1}}}}, "more settlers on rows"),
        ({"seat": {"0": {"settlement": {"upper-2": {"building": "bank"}}}}}, "from the left of their row"),
        ({"heroes": ["H01"]}, "'heroes' should name 4"),
        ({"heroes": ["H01", "H01", "H02", "H03"]}, "not that many heroes"),
        ({"seat": {"0": {"heroes": ["H01"]}, "1": {"heroes": ["H01"]}}}, "not that many heroes"),
        ({"seat": {"0": {"heroes": ["H01"]}}, "next_heroes": ["H01"]}, "not that many heroes"),
        ({"seat": {"0": {"artefact": "diamond-ring"}, "1": {"artefact": "diamond-ring"}}}, "not that many artefacts"),
        ({"seat": {"0": {"artefact": "diamond-ring"}}, "next_artefacts": ["diamond-ring"]}, "not that many artefacts"),
        (
            {"seat": {seat: {"wilderness": {"I-1": {"landscape": "L1-01"}}} for seat in ("0", "1")}},
            "no such landscape left for I-1 of seat 1",
        ),
        ({"market": ["bank"]}, "should have 9 entries"),
        ({"market": ["bank"] * 9}, "not that many buildings"),
        ({"artefacts": ["shaman-mask"]}, "'artefacts' should name 3"),
        ({"supply": {"wood": 1}}, "only with the option supply"),
        ({"phase": "end"}, "phase cannot be 'end'"),
        ({"round": 7}, "'round' should be a whole number from 1 to 6"),
    ],
)
def test_impossible_positions_are_refused(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadScenario, match=re.escape(message)):
        set_up(Case("x", "settlement", seats=2, given=given))
