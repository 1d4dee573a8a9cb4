"""Positions of Bunny Kingdom laid out by hand: what can be on a table can be written, what cannot is refused."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import load
from neuland.core.errors import BadScenario
from neuland.games.bunny.cases import arrange
from neuland.games.bunny.state import BunnyTable


def laid(**seats: dict[str, Any]) -> BunnyTable:
    table = load("bunny").new(2, 1)
    assert isinstance(table, BunnyTable)
    arrange(table, {"seat": {name.removeprefix("seat"): words for name, words in seats.items()}})
    return table


def test_both_seats_may_have_sky_towers() -> None:
    table = laid(
        seat0={"land": ["A1", "A10"], "towers": [["A1", "A10"]]},
        seat1={"land": ["J1", "J10"], "towers": [["J1", "J10"]]},
    )
    fiefs = [seat["fiefs"] for seat in table.view(None)["seat"]]
    assert [len(each) for each in fiefs] == [1, 1], "each tower joins two squares to one fief"


def test_land_may_be_written_after_what_stands_on_it() -> None:
    first = laid(seat0={"built": {"A1": "city2"}, "land": ["A1"]})
    assert first.built == laid(seat0={"land": ["A1"], "built": {"A1": "city2"}}).built


@pytest.mark.parametrize(
    "words",
    [
        {"store": ["C3"]},
        {"store": ["matriarch"]},
        {"parchments": ["C3"]},
        {"land": ["A1"], "towers": [["A1", "A10"]]},
        {"land": ["A1", "A10"], "built": {"A1": "city2"}, "towers": [["A1", "A10"]]},
        {"land": ["A1", "A3", "C1", "C3", "E1", "E3", "G1", "G3"],
         "towers": [["A1", "A3"], ["C1", "C3"], ["E1", "E3"], ["G1", "G3"]]},
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_line(words: dict[str, Any]) -> None:
    with pytest.raises(BadScenario) as refused:
        laid(seat0=words)
    assert "\n" not in str(refused.value)
