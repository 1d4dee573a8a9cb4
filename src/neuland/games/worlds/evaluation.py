"""How good a position of a world is, and where bots find what they ask of the game."""

from __future__ import annotations

from neuland.games.worlds.rating import rate
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.valuing import FEATURES, WEIGHTS, features, value

__all__ = ["FEATURES", "WEIGHTS", "features", "horizon", "rate", "value"]


def horizon(table: WorldsTable) -> int:
    """How many decisions of all seats a search looks ahead."""
    return 8 * max(2, table.seats)
