"""How a fight will probably end: every roll of the dice weighed, by the same tables as the fight itself."""

from __future__ import annotations

from typing import NamedTuple

from neuland.games.worlds.cards import BULWARK, MOUNTAIN_AS_MEADOW, ONE_DIE
from neuland.games.worlds.modules.military.cells import enemy_of
from neuland.games.worlds.modules.military.fights import (
    ATTACK_HITS,
    DEFENCE_HITS,
    HQ_ARMIES,
    MODIFIER,
    SIDES_OF_A_DIE,
)
from neuland.games.worlds.state import NOBODY, WorldsTable
from neuland.games.worlds.tiles import MEADOW, MOUNTAIN, TERRAIN

Chances = list[float]
"""By number of hits, how probable it is."""


class Odds(NamedTuple):
    """The three ends of a fight: the cell is conquered, nobody holds it, the attackers are thrown back."""

    conquered: float
    empty: float
    thrown_back: float


def odds(table: WorldsTable, side: int, tile: int, attackers: int) -> Odds:
    """Of a fight for a cell with so many attackers, as `fights.fight` fights it (M4-G1 to M4-G5)."""
    enemy = enemy_of(table, side, tile)
    armies = armies_on(table, enemy, tile)
    more = bool(attackers and table.owned[side] & ONE_DIE)  # M3-PIII4
    spared = enemy != NOBODY and bool(table.owned[enemy] & BULWARK)  # M3-PI4
    conquered = empty = 0.0
    for hits, chance in enumerate(hits_of(attackers + more, attack_die(table, side, tile))):
        if max(0, hits - spared) >= armies:
            wiped_out = all_struck(table, enemy, armies, attackers)
            empty += chance * wiped_out
            conquered += chance * (1 - wiped_out)
    return Odds(conquered, empty, 1 - conquered - empty)


def armies_on(table: WorldsTable, enemy: int, tile: int) -> int:
    """What must be hit before no defender is left (M4-G2, M4-G7, M4-G8)."""
    if enemy == NOBODY:
        return table.garrison[tile].bit_count()
    return table.residents_at(enemy, tile) + (HQ_ARMIES if table.hq[enemy] == tile else 1)


def attack_die(table: WorldsTable, side: int, tile: int) -> Chances:
    """One attacker's die on this terrain."""
    terrain = TERRAIN[tile]
    if terrain == MOUNTAIN and table.owned[side] & MOUNTAIN_AS_MEADOW:  # M3-PII7
        terrain = MEADOW
    faces = [max(0, min(SIDES_OF_A_DIE, face + MODIFIER[terrain])) for face in range(1, SIDES_OF_A_DIE + 1)]
    return die([ATTACK_HITS[face] for face in faces])


def all_struck(table: WorldsTable, enemy: int, lost: int, attackers: int) -> float:
    """How probably the defence, a die for each army lost, strikes every attacker (M4-G3)."""
    more = bool(lost and enemy != NOBODY and table.owned[enemy] & ONE_DIE)
    faces = die([DEFENCE_HITS[face] for face in range(1, SIDES_OF_A_DIE + 1)])
    return sum(hits_of(lost + more, faces)[attackers:])


def die(hits: list[int]) -> Chances:
    """A die by what each of its faces hits."""
    return [hits.count(number) / len(hits) for number in range(max(hits) + 1)]


def hits_of(dice: int, one: Chances) -> Chances:
    """So many dice together."""
    total = [1.0]
    for _ in range(dice):
        grown = [0.0] * (len(total) + len(one) - 1)
        for so_far, chance in enumerate(total):
            for hits, further in enumerate(one):
                grown[so_far + hits] += chance * further
        total = grown
    return total
