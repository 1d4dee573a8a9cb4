"""The twelve buildings, one by one (ST11-5), and rows with several."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import IllegalAction
from neuland.core.scenario import Case, set_up
from neuland.core.table import Table

EMPTY = {"wood": 0, "clay": 0, "stone": 0, "diamond": 0, "gold": 0}


def town(buildings: list[str], goods: dict[str, int], **seat: Any) -> Table:
    lots = {f"upper-{number}": {"building": building} for number, building in enumerate(buildings, 1)}
    given = {"turn": 0, "seat": {"0": {"goods": {**EMPTY, **goods}, "settlement": lots, **seat}}}
    return set_up(Case("town", "settlement", seats=2, given=given))


def goods(table: Table) -> dict[str, int]:
    return {kind: number for kind, number in table.view(0)["seat"][0]["goods"].items() if number}


@pytest.mark.parametrize(
    ("building", "before", "use", "after"),
    [
        ("sawmill", {}, "use sawmill", {"wood": 1}),
        ("clay-pit", {}, "use clay-pit", {"clay": 1}),
        ("quarry", {}, "use quarry", {"stone": 1}),
        ("warehouse", {}, "use-take warehouse clay", {"clay": 1}),
        ("diamond-mine", {}, "use diamond-mine", {"diamond": 1}),
        ("bazaar", {"wood": 1}, "use-give bazaar wood", {"gold": 1}),
        ("alchemist", {"gold": 1}, "use alchemist", {"diamond": 2}),
        ("gem-cutter", {"diamond": 1}, "use gem-cutter", {"wood": 1, "clay": 1, "stone": 1}),
        ("tavern", {"diamond": 1}, "use tavern", {}),
        ("bank", {"gold": 1}, "use bank", {}),
        ("church", {"diamond": 1}, "use church", {}),
    ],
)
def test_effect(building: str, before: dict[str, int], use: str, after: dict[str, int]) -> None:
    table = town([building], before)
    table.apply(0, "activate upper")
    table.apply(0, use)
    assert goods(table) == after
    seat = table.view(0)["seat"][0]
    assert seat["settlers"]["bonus"] == (2 if building == "tavern" else 0)
    assert seat["settlement"]["upper-1"]["stock"] == (1 if building in ("bank", "church") else 0)
    assert table.decision(0).prompt == "turn"


@pytest.mark.parametrize("building", ["bazaar", "alchemist", "gem-cutter", "tavern", "bank", "church"])
def test_without_its_price_a_building_does_nothing(building: str) -> None:
    # ST11-2
    table = town([building], {})
    table.apply(0, "activate upper")
    assert table.decision(0).prompt == "turn"
    assert goods(table) == {}


def test_trading_post_takes_from_an_own_fortress_only() -> None:
    # ST11-3
    wild = {"I-1": {"resource": "clay", "fortress": True}, "I-2": {"resource": "wood"}}
    table = town(["trading-post"], {}, wilderness=wild)
    table.apply(0, "activate upper")
    assert table.decision(0).options == (("use-take", "trading-post", "clay"), ("stop",))
    table.apply(0, "use-take trading-post clay")
    assert goods(table) == {"clay": 1}


def test_buildings_work_in_any_order() -> None:
    # ST5-6, ST14-2: not from left to right
    table = town(["bazaar", "sawmill"], {})
    table.apply(0, "activate upper")
    table.apply(0, "use sawmill")
    table.apply(0, "use-give bazaar wood")
    assert goods(table) == {"gold": 1}


def test_equal_buildings_are_used_one_by_one() -> None:
    # ST11-4
    table = town(["sawmill", "bank", "sawmill"], {"gold": 2})
    table.apply(0, "activate upper")
    assert [option for option in table.decision(0).options if option[0] == "use"] == [
        ("use", "sawmill"),
        ("use", "bank"),
    ]
    table.apply(0, "use sawmill")
    table.apply(0, "use sawmill")
    with pytest.raises(IllegalAction) as refusal:
        table.apply(0, "use sawmill")
    assert refusal.value.reason == "no-use"
    table.apply(0, "use bank")
    assert goods(table) == {"wood": 2, "gold": 1}
    assert table.scores[0] == 5


def test_each_building_is_optional() -> None:
    # ST5-16: only buildings are a choice; what landscapes give is taken without asking
    table = town(["sawmill"], {}, wilderness={"I-1": {"resource": "stone"}})
    table.apply(0, "activate upper")
    table.apply(0, "stop")
    assert goods(table) == {}
    table.apply(0, "end")
    table.apply(1, "pass")
    table.apply(1, table.decision(1).options[0])
    table.apply(0, "activate I")
    assert goods(table) == {"stone": 1}


def test_building_needs_room_and_the_price_in_the_printed_kinds() -> None:
    # ST5-1
    lots = {
        f"{street}-{column}": {"building": building}
        for street, building in (("upper", "sawmill"), ("middle", "quarry"), ("lower", "clay-pit"))
        for column in (1, 2, 3)
    }
    full = set_up(Case("full", "settlement", seats=2, given={
        "turn": 0, "market": ["bank", "church", "tavern", "bazaar", "alchemist", "warehouse", "gem-cutter",
                              "trading-post", "diamond-mine"], "seat": {"0": {"settlement": lots}}}))  # fmt: skip
    assert full.why_not(0, ("build", "bank", 1)) == "no-room"
    assert not [option for option in full.decision(0).options if option[0] == "build"]
    poor = set_up(Case("poor", "settlement", seats=2, given={
        "turn": 0, "market": ["bank", "church", "tavern", "bazaar", "alchemist", "warehouse", "gem-cutter",
                              "trading-post", "diamond-mine"]}))  # fmt: skip
    assert [option[1] for option in poor.decision(0).options if option[0] == "build"] == ["bank", "church", "alchemist"]
    assert poor.why_not(0, ("build", "tavern", 3)) == "cannot-pay"


def test_what_is_built_in_a_used_row_waits() -> None:
    # ST5-13
    table = town([], {"stone": 1}, rows={"upper": 1})
    assert ("activate", "upper") not in table.decision(0).options
