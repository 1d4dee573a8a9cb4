"""How good a position of a world is, and where bots find what they ask of the game."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds.rating import look, rate
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.valuing import FEATURES, WEIGHTS, features, value

__all__ = ["DARING", "FEATURES", "RATINGS", "ROUNDS_AHEAD", "WEIGHTS", "features", "horizon", "look", "rate", "value"]

ROUNDS_AHEAD: Final = 2
"""A search looks to the end of the next round: there all have had their turns and incomes. What it would find in the
middle of a turn favours who has spent, and what grows slowly would never show."""
DARING: Final = {2: 3.0, 3: 3.0, 4: 3.0}
"""How much hope counts against experience, by the number of players: first sight errs often, and who believes it less
gets more from many tries."""
RATINGS: Final = 100
"""So many questions beyond its trees a search rates for one answer, if it has no more tries: that is most of what few
tries cost."""


def horizon(table: WorldsTable, tries: int) -> int:
    """How many decisions of all seats a search looks ahead at most."""
    return 120 * max(2, table.seats)
