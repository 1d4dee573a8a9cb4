"""Positions of worlds for tests that a case cannot hold: laid out like a case, with dice that fall as they should."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neuland.core.scenario import Case, set_up
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NUMBER, TILES

Rolls = Callable[[list[int]], None]


def lay(world: int, seats: int = 2, edition: str = "first", seed: int = 1, **given: Any) -> WorldsTable:
    """A table as `given` lays it out, in the words of cases."""
    options = {"world": str(world), "edition": edition}
    table = set_up(Case("laid", "worlds", seats=seats, seed=seed, options=options, given=given))
    assert isinstance(table, WorldsTable)
    return table


def play(table: WorldsTable, *lines: str) -> None:
    """Actions of the form `SEAT ACTION`, one after another."""
    for line in lines:
        seat, _, action = line.partition(" ")
        table.apply(int(seat), action)


def pieces(table: WorldsTable, side: int, word: str) -> tuple[bool, int]:
    """Whether a side has settled a tile, and how many of its residents lie there."""
    tile = NUMBER[word]
    return table.settled_by(side, tile), table.tired[side * TILES + tile]
