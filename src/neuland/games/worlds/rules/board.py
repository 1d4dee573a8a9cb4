"""The majority board: which cells each side has counted, and who leads (modules 6 and 7)."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds.cards import ONE_CITY, ONE_FIELD, ONE_FOREST, ONE_MEADOW
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import COLUMNS, MASK
from neuland.kit.rows import changed

ONE_MORE: Final = (ONE_CITY, ONE_MEADOW, ONE_FOREST, ONE_FIELD, 0, 0)
"""M7-D6: by column the privilege that adds one cell while it is owned (M3-PIII3, M3-PIII2, M3-PII10, M3-PI12)."""


def count(table: WorldsTable, side: int, tile: int) -> None:
    """Counts a cell for a side, once; prizes may wait for it."""
    if not table.counted[side] >> tile & 1:
        table.counted = changed(table.counted, side, table.counted[side] | (1 << tile))
        for call in table.plan.counted:
            call(table, side)


def uncount(table: WorldsTable, side: int, tile: int) -> None:
    """A cell no longer counts for a side."""
    table.counted = changed(table.counted, side, table.counted[side] & ~(1 << tile))


def cells(table: WorldsTable, side: int, terrain: int) -> int:
    """How many cells of a terrain a side has counted, without privileges (C115)."""
    return (table.counted[side] & MASK[terrain]).bit_count()


def column(table: WorldsTable, side: int, terrain: int) -> int:
    """A side's place in a column: its cells, and one more by a privilege (M7-D6)."""
    return cells(table, side, terrain) + bool(table.owned[side] & ONE_MORE[terrain])


def columns(table: WorldsTable, terrain: int) -> list[int]:
    """The places of all sides in a column."""
    return [column(table, side, terrain) for side in range(table.plan.sides)]


def leads(table: WorldsTable, side: int, terrain: int) -> bool:
    """Whether a side has the most, alone or with others; nobody leads with 0 (M7-H1a, C27)."""
    mine = column(table, side, terrain)
    if mine == 0:
        return False
    for other in range(table.plan.sides):  # noqa: SIM110, a generator costs more than the loop
        if column(table, other, terrain) > mine:
            return False
    return True


assert len(ONE_MORE) == COLUMNS
