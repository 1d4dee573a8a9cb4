"""Positions of worlds for tests that a case cannot hold: laid out like a case, with dice that fall as they should."""

from __future__ import annotations

from typing import Any

from neuland.games.worlds import GAME
from neuland.games.worlds.cases import arrange
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NUMBER, TILES

BLOCK = 32
"""So many numbers are drawn at once (`core/rng.py`); the first of a block is never one of ours."""


def lay(
    world: int, seats: int = 2, edition: str = "first", seed: int = 1, dice: list[int] | None = None, **given: Any
) -> WorldsTable:
    """A table as `given` lays it out, in the words of cases."""
    table = GAME.new(seats, seed, {"world": str(world), "edition": edition})
    assert isinstance(table, WorldsTable)
    load(table, dice or [])
    arrange(table, given)
    return table


def load(table: WorldsTable, dice: list[int]) -> None:
    """The table's next dice fall so: they are laid into the block of numbers that it draws from."""
    numbers = [((pips - 1) * 2 + 1) * 65536 // 12 for pips in dice]
    table.rng = (table.rng[0], 1, (0, *numbers, *[0] * (BLOCK - 1 - len(numbers))))


def rolled(table: WorldsTable) -> int:
    """How many dice have fallen since they were loaded."""
    return table.rng[1] - 1


def play(table: WorldsTable, *lines: str) -> None:
    """Actions of the form `SEAT ACTION`, one after another."""
    for line in lines:
        seat, _, action = line.partition(" ")
        table.apply(int(seat), action)


def pieces(table: WorldsTable, side: int, word: str) -> tuple[bool, int]:
    """Whether a side has settled a tile, and how many of its residents lie there."""
    tile = NUMBER[word]
    return table.settled_by(side, tile), table.tired[side * TILES + tile]
