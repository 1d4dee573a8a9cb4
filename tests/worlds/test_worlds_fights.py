"""Fights by dice, with dice that fall as the rulebook's examples say."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from neuland.core.scenario import Case, read_cases, set_up
from neuland.games.worlds.modules.military.cells import KINDS_INCOME
from neuland.games.worlds.modules.military.fights import ATTACK_HITS, DEFENCE_HITS, attack_hits
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NUMBER, TILES

Rolls = Callable[[list[int]], None]

CASE = """
[[case]]
id = "fight"
game = "worlds"
seats = 2
options = {{ world = "{world}" }}
[case.given]
phase = "3G"
turn = 0
tiles = {{ {tile} = [1, -4], forest-9 = [1, -3] }}
{more}
[[case.given.side]]
capital = "city-10"
settlements_at = ["forest-9"]
tired = {{ {target} = {attackers} }}
privileges = {own}
[[case.given.side]]
capital = "city-5"
{defender}
privileges = {theirs}
[case.then]
"""


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Rolls:
    """Dice that fall in a given order; a roll too many is a failure."""

    def fall(rolls: list[int]) -> None:
        left = list(rolls)
        monkeypatch.setattr(WorldsTable, "below", lambda self, n: left.pop(0) - 1 if n == 6 else 0)

    return fall


def laid_out(
    tile: str,
    attackers: int,
    defender: str,
    world: str = "476",
    target: str = "",
    own: str = "[]",
    theirs: str = "[]",
) -> WorldsTable:
    text = CASE.format(
        world=world,
        tile=tile,
        target=target or tile,
        attackers=attackers,
        defender=defender,
        own=own,
        theirs=theirs,
        more="",
    )
    case: Case = read_cases(text.replace("[case.then]", '[case.then]\nphase = "x"'))[0]
    table = set_up(case)
    assert isinstance(table, WorldsTable)
    return table


def pieces(table: WorldsTable, side: int, word: str) -> tuple[bool, int]:
    tile = NUMBER[word]
    return table.settled_by(side, tile), table.tired[side * TILES + tile]


def test_a_fight_on_a_meadow(dice: Rolls) -> None:
    """C-34: M4-G1, M4-G2, M4-G3, M4-G4: 1, 2, 4 become 2, 3, 5 and hit three times; the defender's 2 and 5 once."""
    dice([1, 2, 4, 2, 5])
    table = laid_out("meadow-1", 3, 'settlements_at = ["meadow-1"]\ntired = { meadow-1 = 1 }')
    assert pieces(table, 0, "meadow-1") == (True, 1)
    assert pieces(table, 1, "meadow-1") == (False, 0)


def test_what_dice_bring() -> None:
    """D-08: M4-G2, M4-G3."""
    assert ATTACK_HITS == (0, 0, 0, 1, 1, 2, 2)
    assert DEFENCE_HITS[1:] == (0, 0, 1, 1, 1, 1)


def test_a_mountain_takes_one_off(dice: Rolls) -> None:
    """D-08: M4-G1, not below 0: a 1 is a 0, a 5 is a 4; II-7 makes it a meadow (M3-PII7)."""
    table = laid_out("meadow-1", 0, "")
    dice([1, 5, 6])
    assert attack_hits(table, 0, NUMBER["mountain-1"], 3) == 0 + 1 + 2
    table.owned[0] = 1 << 18
    dice([1, 5, 6])
    assert attack_hits(table, 0, NUMBER["mountain-1"], 3) == 0 + 2 + 2


def test_one_die_more(dice: Rolls) -> None:
    """M3-PIII4, C10."""
    table = laid_out("meadow-1", 0, "")
    table.owned[0] = 1 << 27
    dice([5, 5])
    assert attack_hits(table, 0, NUMBER["forest-1"], 1) == 4
    dice([])
    assert attack_hits(table, 0, NUMBER["forest-1"], 0) == 0


def test_a_defender_survives(dice: Rolls) -> None:
    """M4-G6: the attackers retreat to own cells beside it."""
    dice([4, 1, 1])
    table = laid_out("forest-1", 2, 'settlements_at = ["forest-1"]\ntired = { forest-1 = 1 }', world="476")
    assert pieces(table, 1, "forest-1") == (True, 0)
    assert pieces(table, 0, "forest-1") == (False, 0)
    assert pieces(table, 0, "forest-9") == (True, 2)


def test_bulwark(dice: Rolls) -> None:
    """M3-PI4, C9: one hit is ignored, and no die is rolled for it."""
    dice([4])
    table = laid_out("forest-1", 1, 'settlements_at = ["forest-1"]', world="473", theirs='["I-4"]')
    assert pieces(table, 1, "forest-1") == (True, 0)


def test_both_are_gone(dice: Rolls) -> None:
    """M4-G5, C7: the cell is neutral."""
    dice([3, 6])
    table = laid_out("forest-1", 1, 'settlements_at = ["forest-1"]')
    assert table.settled[NUMBER["forest-1"]] == 0 and pieces(table, 0, "forest-1") == (False, 0)


def test_headquarters_stand_two_hits(dice: Rolls) -> None:
    """D-32: M4-G2, M4-G7, M4-G6, C8: 2 residents and 2 hits on the headquarters: four dice, and they stay."""
    dice([6, 6, 1, 1, 1, 1, 1, 1])
    table = laid_out("forest-1", 4, "tired = { city-5 = 2 }", target="city-5")
    assert table.hq[1] == NUMBER["city-5"] and table.over_at == 0


def test_headquarters_fall_by_three(dice: Rolls) -> None:
    """D-32: five hits, five dice, the headquarters are gone; 4.I ends after the turn (M4-END3), its cells are lost to
    the conqueror (M4-END3a)."""
    dice([6, 6, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1])
    table = laid_out("forest-1", 5, 'tired = { city-5 = 1 }\nsettlements_at = ["forest-1"]', target="city-5")
    assert table.over and table.hq[1] == -1
    assert pieces(table, 0, "city-5")[0] and pieces(table, 0, "forest-1")[0]


def test_a_free_city(dice: Rolls) -> None:
    """M4-1a, M4-G8: militia and barracks are two armies, each rolls a die when it is lost."""
    dice([6, 6, 1, 1, 1])
    table = laid_out("forest-1", 3, "", target="city-4")
    assert table.garrison[NUMBER["city-4"]] in (0, 2)


def test_bonus_for_kinds_of_land() -> None:
    """D-09: M4-H1a."""
    assert KINDS_INCOME == (0, 0, 5, 10, 20, 30)


def test_scripts_are_whole(dice: Rolls) -> None:
    """The dice of these tests notice when one too many is rolled."""
    dice([1])
    table = laid_out("meadow-1", 0, "")
    table.below(6)
    with pytest.raises(IndexError):
        table.below(6)
