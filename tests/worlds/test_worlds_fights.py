"""Fights by dice, with dice that fall as the rulebook's examples say."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import IllegalAction
from neuland.games.worlds.modules.military.cells import KINDS_INCOME
from neuland.games.worlds.modules.military.fights import ATTACK_HITS, DEFENCE_HITS, attack_dice, attack_hits
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NUMBER, TILES
from neuland.kit.rows import changed
from worlds.laying import lay, load, pieces, play, rolled


def laid_out(
    tile: str,
    attackers: int,
    defender: dict[str, Any],
    world: int = 476,
    target: str = "",
    dice: list[int] | None = None,
) -> WorldsTable:
    """Attackers lie on a cell beside their own forest and wait for 3 G."""
    attacker = {
        "capital": "city-10",
        "settlements_at": ["forest-9"],
        "tired": {target or tile: attackers},
    }
    return lay(
        world,
        dice=dice,
        phase="3G",
        turn=0,
        tiles={tile: [1, -4], "forest-9": [1, -3]},
        side=[attacker, {"capital": "city-5", **defender}],
    )


def test_a_fight_on_a_meadow() -> None:
    """C-34: M4-G1, M4-G2, M4-G3, M4-G4: 1, 2, 4 become 2, 3, 5 and hit three times; the defender's 2 and 5 once."""
    table = laid_out("meadow-1", 3, {"settlements_at": ["meadow-1"], "tired": {"meadow-1": 1}}, dice=[1, 2, 4, 2, 5])
    assert rolled(table) == 5
    assert pieces(table, 0, "meadow-1") == (True, 1)
    assert pieces(table, 1, "meadow-1") == (False, 0)


def test_what_dice_bring() -> None:
    """D-08: M4-G2, M4-G3."""
    assert ATTACK_HITS == (0, 0, 0, 1, 1, 2, 2)
    assert DEFENCE_HITS[1:] == (0, 0, 1, 1, 1, 1)


def test_a_mountain_takes_one_off() -> None:
    """D-08: M4-G1, not below 0: a 1 is a 0, a 5 is a 4; II-7 makes it a meadow (M3-PII7)."""
    table = laid_out("meadow-1", 0, {})
    load(table, [1, 5, 6])
    assert attack_hits(table, 0, NUMBER["mountain-1"], attack_dice(table, 0, 3)) == 0 + 1 + 2
    table.owned = changed(table.owned, 0, 1 << 18)
    load(table, [1, 5, 6])
    assert attack_hits(table, 0, NUMBER["mountain-1"], attack_dice(table, 0, 3)) == 0 + 2 + 2


def test_one_die_more() -> None:
    """M3-PIII4, C10."""
    table = laid_out("meadow-1", 0, {})
    table.owned = changed(table.owned, 0, 1 << 27)
    load(table, [5, 5])
    assert attack_hits(table, 0, NUMBER["forest-1"], attack_dice(table, 0, 1)) == 4
    load(table, [])
    assert attack_hits(table, 0, NUMBER["forest-1"], attack_dice(table, 0, 0)) == 0
    assert rolled(table) == 0


def test_a_defender_survives() -> None:
    """M4-G6: the attackers retreat to own cells beside it."""
    table = laid_out("forest-1", 2, {"settlements_at": ["forest-1"], "tired": {"forest-1": 1}}, dice=[4, 1, 1])
    assert pieces(table, 1, "forest-1") == (True, 0)
    assert pieces(table, 0, "forest-1") == (False, 0)
    assert pieces(table, 0, "forest-9") == (True, 2)
    assert rolled(table) == 3


def test_bulwark() -> None:
    """M3-PI4, C9: one hit is ignored, and no die is rolled for it; unlike without it."""
    table = laid_out("forest-1", 1, {"settlements_at": ["forest-1"], "privileges": ["I-4"]}, world=473, dice=[4])
    assert pieces(table, 1, "forest-1") == (True, 0)
    assert rolled(table) == 1
    table = laid_out("forest-1", 1, {"settlements_at": ["forest-1"]}, world=473, dice=[4, 1])
    assert rolled(table) == 2 and pieces(table, 0, "forest-1") == (True, 0)


def test_both_are_gone() -> None:
    """M4-G5, C7: the cell is neutral."""
    table = laid_out("forest-1", 1, {"settlements_at": ["forest-1"]}, dice=[3, 6])
    assert table.settled[NUMBER["forest-1"]] == 0 and pieces(table, 0, "forest-1") == (False, 0)


def test_headquarters_stand_two_hits() -> None:
    """D-32: M4-G2, M4-G7, M4-G6, C8: 2 residents and 2 hits on the headquarters: four dice, and they stay."""
    table = laid_out("forest-1", 4, {"tired": {"city-5": 2}}, target="city-5", dice=[6, 6, 1, 1, 1, 1, 1, 1])
    assert table.hq[1] == NUMBER["city-5"] and table.over_at == 0
    assert rolled(table) == 4 + 4


def test_headquarters_fall_by_three() -> None:
    """D-32: five hits, five dice, the headquarters are gone; 4.I ends after the turn (M4-END3), its cells are lost to
    the conqueror (M4-END3a)."""
    table = laid_out(
        "forest-1",
        5,
        {"tired": {"city-5": 2}, "settlements_at": ["forest-1"]},
        target="city-5",
        dice=[6, 6, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    )
    assert table.over and table.hq[1] == -1
    assert rolled(table) == 5 + 5
    assert pieces(table, 0, "city-5")[0] and pieces(table, 0, "forest-1")[0]


def test_a_free_city() -> None:
    """M4-1a, M4-G8: militia and barracks are two armies, each rolls a die when it is lost."""
    table = laid_out("forest-1", 3, {}, target="city-4", dice=[6, 6, 1, 1, 1])
    assert table.garrison[NUMBER["city-4"]] == 0 and rolled(table) == 3 + 2
    assert pieces(table, 0, "city-4") == (True, 2)


def test_bonus_for_kinds_of_land() -> None:
    """D-09: M4-H1a."""
    assert KINDS_INCOME == (0, 0, 5, 10, 20, 30)


def test_loaded_dice_fall_as_they_lie() -> None:
    """Every face, in this order; and how many were rolled is known."""
    table = laid_out("meadow-1", 0, {})
    load(table, [1, 2, 3, 4, 5, 6])
    assert [table.below(6) + 1 for _ in range(6)] == [1, 2, 3, 4, 5, 6]
    assert rolled(table) == 6


def test_conquered_or_neutral() -> None:
    """M4-1b: no defender is left; with an attacker alive it is his, else nobody's, and its buildings too (M4-7a)."""
    for rolls, owner in (([3, 1], 0), ([3, 6], -1)):
        table = laid_out(
            "forest-1", 1, {"settlements_at": ["forest-1"], "plants": {"forest-1": "wood"}}, world=478, dice=rolls
        )
        assert table.owner(NUMBER["forest-1"]) == owner
        assert table.plant_of[NUMBER["forest-1"]] == owner


def test_a_city_conquered_by_dice_keeps_its_factories() -> None:
    """M4-6a, C68: none is destroyed, unless the city is only neutralised (M4-6)."""
    defender = {"settlements_at": ["city-4"], "factories": {"city-4": 3}}
    for rolls, factories in (([4, 1], [3, 0, 0]), ([4, 6], [0, 0, 2])):
        table = lay(
            436,
            dice=rolls,
            phase="3G",
            turn=0,
            tiles={"forest-9": [-1, -2]},
            garrison={"city-4": []},
            side=[
                {"capital": "city-10", "settlements_at": ["forest-9"], "tired": {"city-4": 1}},
                {"capital": "city-5", **defender},
            ],
        )
        assert table.truth()["cells"]["city-4"]["factories"] == factories


def race_at_war() -> WorldsTable:
    """4.I with 2.II: both sides meet on forests, in 3 D."""
    return lay(
        427,
        phase="3D",
        turn=0,
        tiles={"forest-9": [1, -4], "forest-1": [1, -3], "forest-2": [2, -3]},
        side=[
            {"capital": "city-10", "settlements_at": ["forest-9"], "active": {"forest-9": 4}},
            {"capital": "city-5", "settlements_at": ["forest-1"], "tired": {"forest-1": 1}},
        ],
    )


def test_with_race_fights_are_at_once() -> None:
    """M4-3a: after all wanted residents have moved in; where a defender survives nobody attacks again this turn."""
    table = race_at_war()
    play(table, "0 act forest-9", "0 to forest-1", "0 act forest-9", "0 to forest-1")
    assert pieces(table, 0, "forest-1") == (False, 2)
    load(table, [4, 1, 1])
    play(table, "0 fight forest-1", "0 act forest-9")
    assert pieces(table, 1, "forest-1") == (True, 0)
    assert pieces(table, 0, "forest-9") == (True, 2)
    with pytest.raises(IllegalAction):
        play(table, "0 to forest-1")


def test_with_race_others_follow_into_a_neutral_cell() -> None:
    """M4-3a: another active resident settles it in the same turn."""
    table = race_at_war()
    play(table, "0 act forest-9", "0 to forest-1")
    load(table, [6, 6, 1])
    play(table, "0 fight forest-1")
    assert table.owner(NUMBER["forest-1"]) == -1
    play(table, "0 act forest-9", "0 to forest-1")
    assert table.owner(NUMBER["forest-1"]) == 0


@pytest.mark.parametrize(("given_up", "left"), [("meadow-1", 0), ("forest-9", 1)])
def test_an_explorer_goes_with_the_cell_that_is_given_up_for_a_conquered_one(given_up: str, left: int) -> None:
    """M2-A2a, M4-3a, M5-D3: fights may be fought while somebody explores, who explores no more if he is gone."""
    side = {"capital": "city-10", "settlements_at": ["forest-9", "meadow-1"], "settlements": 0}
    table = lay(
        245,
        phase="3D",
        turn=0,
        tiles={"forest-9": [1, -4], "forest-1": [1, -3], "meadow-1": [2, -4]},
        side=[
            {**side, "active": {"forest-9": 2, "meadow-1": 2}},
            {"capital": "city-5", "settlements_at": ["forest-1"]},
        ],
    )
    everybody = table.residents[0] + 4
    play(table, "0 act forest-9", "0 to forest-1", "0 act forest-9", "0 to forest-1")
    load(table, [1, 6, 6])
    play(table, "0 act meadow-1", "0 explore e")
    assert table.decisions[0].args[-1][1] == "more", "land is found: the explorer will go to supply"
    play(table, "0 fight forest-1", f"0 take {given_up}")
    assert table.settled_by(0, NUMBER["forest-1"]) and not table.settled_by(0, NUMBER[given_up])
    assert (table.decisions[0].prompt == "explore-more") == bool(left)
    play(table, f"{table.decisions[0].seat} done")
    assert table.residents_at(0, NUMBER["meadow-1"]) == left
    assert table.residents[0] + sum(table.active[:TILES]) + sum(table.tired[:TILES]) == everybody


def test_the_last_settlement_by_a_fight_of_3_d_ends_the_game() -> None:
    """M4-END2: with module 2 fights belong to 3 D, so also in the first printing; its 3 G does not end the game,
    that of the edition of 2015 does."""
    side = {"capital": "city-10", "settlements_at": ["forest-9"], "settlements": 1}
    enemy = {"capital": "city-5", "settlements_at": ["forest-1"]}
    tiles = {"forest-9": [1, -4], "forest-1": [1, -3]}
    for world, edition, ends in ((427, "first", True), (476, "first", False), (476, "faq2015", True)):
        table = lay(
            world,
            edition=edition,
            phase="3D",
            turn=0,
            tiles=tiles,
            side=[{**side, "active": {"forest-9": 1}}, enemy],
        )
        load(table, [6, 1])
        play(table, "0 act forest-9", "0 to forest-1")
        if table.phase == "act":
            play(table, "0 done")
        assert table.settled_by(0, NUMBER["forest-1"])
        assert table.over == ends


def told(table: WorldsTable) -> list[str]:
    """The names of the events of the last action."""
    return [event.id for event in table.events]


@pytest.mark.parametrize(
    ("dice", "end"), [([3], "thrown-back"), ([4, 3], "neutralises"), ([4, 1], "conquers")], ids=["back", "empty", "won"]
)
def test_how_a_fight_with_militia_ends_is_told(dice: list[int], end: str) -> None:
    """M4-1b, M4-G4 to M4-G6: also where the enemy is nobody's militia on a mountain."""
    table = lay(
        456,
        dice=dice,
        phase="3G",
        turn=0,
        tiles={"mountain-1": [3, 0], "forest-9": [3, -1]},
        garrison={"mountain-1": ["militia"]},
        side=[
            {"capital": "city-3", "settlements_at": ["forest-9"], "tired": {"mountain-1": 1}},
            {"capital": "city-2"},
        ],
    )
    assert [event for event in told(table) if event in ("thrown-back", "neutralises", "conquers")] == [end]
