"""The fourteen artefacts, one by one (ST12-9); the cases S-21 and S-25 to S-34 hold more of them."""

from __future__ import annotations

from typing import Any

import pytest

from neuland.core.scenario import Case, set_up
from neuland.core.table import Table

RED = ["H06", "H08", "H10", "H15"]
MARKET = ["sawmill", "tavern", "church", "bank", "bazaar", "quarry", "alchemist", "clay-pit", "warehouse"]


def holding(artefact: str, **seat: Any) -> Table:
    boards = {"0": {"artefact": artefact, **seat}, "1": {"passed": True}}
    given = {"turn": 0, "heroes": RED, "market": MARKET, "seat": boards}
    return set_up(Case("held", "settlement", seats=2, given=given))


def mine(table: Table) -> dict[str, Any]:
    seat: dict[str, Any] = table.view(0)["seat"][0]
    return seat


def act(table: Table, *actions: str) -> Table:
    for action in actions:
        table.apply(0, action)
    return table


def test_hourglass_is_an_offer() -> None:
    table = act(holding("eternal-hourglass"), "build sawmill 1", "place lower")
    assert table.decision(0).prompt == "hourglass"
    act(table, "stop")
    assert mine(table)["goods"]["wood"] == 1
    table = act(holding("eternal-hourglass"), "build sawmill 1", "place lower", "use sawmill")
    assert mine(table)["goods"]["wood"] == 2
    assert mine(table)["rows"]["lower"] == 0


def test_compass_gives_before_the_monster_comes() -> None:
    table = holding("enchanted-compass")
    act(table, "explore I", "place I-1")
    space = mine(table)["wilderness"]["I-1"]
    assert mine(table)["goods"][space["resource"]] == 2
    assert space["monster"] == (space["colour"] == "red")


def test_mace_adds_a_diamond_to_every_fight() -> None:
    wild = {"I-1": {"colour": "green", "monster": True}, "I-2": {"colour": "yellow", "monster": True}}
    table = act(holding("mace-of-valour", wilderness=wild), "fight I-1", "end", "fight I-2")
    assert (mine(table)["goods"]["diamond"], mine(table)["goods"]["gold"]) == (3, 1)


def test_potion_crown_and_post() -> None:
    wild = {"I-1": {"resource": "clay", "colour": "green"}}
    table = act(holding("potion-of-might", wilderness=wild), "fortify I-1", "end", "fortress I-1")
    assert mine(table)["goods"]["clay"] == 3
    walled = {"I-1": {"resource": "clay", "colour": "green", "fortress": True}}
    table = act(holding("crown-of-dominion", wilderness=walled), "fortress I-1", "end", "activate I")
    assert mine(table)["goods"]["clay"] == 4


@pytest.mark.parametrize("artefact", ["living-chest", "magic-treasure", "diamond-ring"])
def test_taken_artefacts_do_nothing_later(artefact: str) -> None:
    table = holding(artefact)
    before = mine(table)
    act(table, "activate I", "end", "activate II")
    assert mine(table)["goods"] == before["goods"]
    assert mine(table)["settlers"]["bonus"] == before["settlers"]["bonus"]


def test_scroll_asks_only_where_there_is_a_choice() -> None:
    wild = {"I-1": {"resource": "clay", "colour": "green"}, "I-2": {"resource": "clay", "colour": "yellow"}}
    table = act(holding("scroll-of-luck", wilderness=wild), "activate I")
    assert mine(table)["goods"]["clay"] == 4
    assert table.decision(0).prompt == "turn"


def test_scroll_is_taken_before_the_checks_and_causes_none() -> None:
    # ST12-2, ST12-6
    wild = {"I-1": {"resource": "clay", "colour": "red"}, "I-2": {"resource": "wood", "colour": "yellow"}}
    table = act(holding("scroll-of-luck", wilderness=wild), "activate I")
    assert not mine(table)["wilderness"]["I-1"]["monster"]
    act(table, "scroll clay")
    assert mine(table)["wilderness"]["I-1"]["monster"]
    assert not mine(table)["wilderness"]["I-2"]["monster"]


def test_tankard_brings_a_settler_with_every_hero() -> None:
    hero = {"turn": 0, "heroes": ["H06", "H08", "H10", "H19"]}
    given = {**hero, "seat": {"0": {"artefact": "ornate-tankard", "goods": {"gold": 1}}}}
    table = set_up(Case("hero", "settlement", seats=2, given=given))
    act(table, "invite H19")
    assert mine(table)["settlers"]["bonus"] == 1


@pytest.mark.parametrize(
    ("artefact", "rows"), [("guiding-star", ("I", "II")), ("key-of-knowledge", ("upper", "middle"))]
)
def test_second_activation_once_in_the_round(artefact: str, rows: tuple[str, str]) -> None:
    # ST12-5
    first, second = rows
    table = act(holding(artefact), f"activate {first}", "end", f"activate {second}", "end", f"activate {first}", "end")
    lines = {option[1] for option in table.decision(0).options if option[0] == "activate"}
    assert lines == {"I", "II", "III", "upper", "middle", "lower"} - {first, second}


def test_mirror_trades_do_not_turn_back() -> None:
    # ST12-8; after anything else they may
    table = holding("mirror-of-transformation", goods={"wood": 1, "clay": 0, "stone": 0})
    act(table, "trade clay")
    assert [option for option in table.decision(0).options if option[0] == "trade"] == []
    assert table.why_not(0, ("trade", "wood")) == "no-trade"
    act(table, "activate I")
    assert ("trade", "wood") in table.decision(0).options


def test_mirror_keeps_the_ordinary_rates() -> None:
    table = act(holding("mirror-of-transformation", goods={"wood": 2, "clay": 0, "stone": 0, "gold": 1}), "trade clay")
    assert set(table.decision(0).options) == {("pay-both", "wood", "wood"), ("pay", "gold"), ("pay", "wood")}


def test_mask_touches_only_its_owner() -> None:
    # ST12-7
    given = {
        "turn": 0,
        "heroes": RED,
        "seat": {
            "0": {"artefact": "mace-of-valour", "wilderness": {"I-1": {"colour": "red"}}},
            "1": {"artefact": "shaman-mask"},
        },
    }
    table = act(set_up(Case("mask", "settlement", seats=2, given=given)), "activate I")
    assert mine(table)["wilderness"]["I-1"]["monster"]
    assert table.decision(0).prompt == "turn"


def test_the_order_of_checks_is_of_no_consequence() -> None:
    # ST5-12: the Mask's owner is asked one by one; the heroes stay as they are
    wild = {f"I-{column}": {"colour": "red"} for column in (1, 2, 3)}
    table = act(holding("diamond-ring", wilderness=wild), "activate I")
    assert all(mine(table)["wilderness"][space]["monster"] for space in wild)
    assert table.view(0)["heroes"] == RED


def test_artefacts_work_until_they_are_exchanged() -> None:
    # ST12-4
    table = holding("guiding-star")
    act(table, "activate I", "pass", "take " + str(table.view(0)["artefacts"][0]))
    assert mine(table)["artefact"] != "guiding-star"
