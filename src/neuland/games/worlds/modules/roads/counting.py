"""Which cells a network connects, and how they are counted on the majority board."""

from __future__ import annotations

from neuland.games.worlds.rules.board import count, uncount
from neuland.games.worlds.state import NEUTRAL, WorldsTable
from neuland.games.worlds.tiles import CITIES, DESERT, NOWHERE, TERRAIN, TILES


def has_road(table: WorldsTable, tile: int, kind: int) -> bool:
    """Whether a road of a kind, a side's bit or NEUTRAL, leads to the cell."""
    for direction, other in enumerate(table.near[tile]):
        if other != NOWHERE and table.roads[table.edge(tile, direction)] & kind:
            return True
    return False


def counts(table: WorldsTable, tile: int) -> bool:
    """Deserts count by 6.I alone, or where majorities or a prize ask for them (M6-3a)."""
    return table.plan.deserts_count or TERRAIN[tile] != DESERT


def count_ends(table: WorldsTable, side: int, tile: int, other: int) -> None:
    """Every newly connected cell, the own capital too (M6-3); several sides may count it, each once (M6-3b)."""
    for cell in (tile, other):
        if counts(table, cell):
            count(table, side, cell)


# ---- in war: neutral roads -------------------------------------------------------------------------------


def network(table: WorldsTable, side: int) -> int:
    """The own cells that roads over own cells connect to the capital, the capital among them (M6-5a), as bits."""
    capital = table.hq[side]
    if capital == NOWHERE:
        return 0
    reached = [capital]
    seen = 1 << capital
    for tile in reached:  # grows while it is read
        for direction, other in enumerate(table.near[tile]):
            if other == NOWHERE or seen >> other & 1 or not table.settled_by(side, other):
                continue
            if table.roads[table.edge(tile, direction)] & NEUTRAL:
                seen |= 1 << other
                reached.append(other)
    return seen


def count_first(table: WorldsTable, side: int, tile: int, other: int) -> None:
    """6.I: a land cell counts only for the first side that connects it, a city for each; the capital with the first
    road; nothing is ever uncounted (M6-5c)."""
    reached = network(table, side)
    if reached == 1 << table.hq[side]:
        return
    taken = 0
    for each in table.counted:
        taken |= each
    for cell in range(TILES):
        if reached >> cell & 1 and (cell < CITIES or not taken >> cell & 1):
            count(table, side, cell)


def count_first_settled(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """A cell taken may already be reached by roads."""
    if table.hq[side] != NOWHERE:
        count_first(table, side, tile, tile)


def recount_network(table: WorldsTable, side: int, tile: int, other: int) -> None:
    """6.II: connected cells under own control; what is cut off from the capital is uncounted (M6-5d)."""
    for each in range(table.plan.sides):
        recount_side(table, each)


def recount_side(table: WorldsTable, side: int) -> None:
    reached = network(table, side)
    if table.hq[side] == NOWHERE or reached == 1 << table.hq[side]:
        reached = 0
    for cell in range(TILES):
        if reached >> cell & 1 and counts(table, cell):
            count(table, side, cell)
        elif table.counted[side] >> cell & 1:
            uncount(table, side, cell)


def recount_settled(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    recount_side(table, side)


def recount_lost(table: WorldsTable, side: int, tile: int, why: int) -> None:
    recount_side(table, side)
