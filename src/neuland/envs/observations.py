"""Views as vectors: what a seat sees, as numbers, by its game's room `observation`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.observation import Observation, Sight
from neuland.core.table import Origin, Table, View
from neuland.envs.actions import KEPT

Vector = NDArray[np.float32]
FLOAT = np.dtype(np.float32)


class Observer:
    """What is seen at tables of one origin: as many numbers for every view, each under its name.

    `scaled` numbers are divided by the most that they can be, so that all lie between 0 and 1.
    """

    def __init__(self, observation: Observation, scaled: bool = False) -> None:
        self.observation = observation
        self.scaled = scaled
        self.names = tuple(observation.names)
        self.low: Vector = np.array([feature.least for feature in observation.features], np.float32)
        self.most: Vector = np.array([feature.most for feature in observation.features], np.float32)
        self.high: Vector = np.ones_like(self.most) if scaled else self.most

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, view: View) -> Vector:
        """A seat's view as numbers."""
        numbers: Vector = np.frombuffer(self.observation.numbers(view), np.float32)
        return numbers / self.most if self.scaled else numbers

    def seen(self, table: Table, seat: int, sight: Sight | None = None) -> Vector:
        """The same straight from a table, of which no view is made. Whoever looks at one table again and again has a
        `Sight` of his own for it, which is quicker."""
        sight = sight or self.observation.sight
        numbers: Vector = np.frombuffer(sight.seen(table, seat), FLOAT)
        return numbers / self.most if self.scaled else numbers


def observer_of(origin: Origin, scaled: bool = False) -> Observer:
    """The observer of the tables of an origin, made once; the seed does not count."""
    return _observer(origin.game, origin.seats, tuple(origin.options.items()), origin.data, scaled)


@lru_cache(maxsize=KEPT)
def _observer(name: str, seats: int, options: tuple[tuple[str, str], ...], data: str, scaled: bool) -> Observer:
    game = catalog.load(name)
    try:
        room: Any = game.room("observation")
    except ModuleNotFoundError:
        raise BadOption(f"{name} has no room for observations: its views cannot be seen as numbers.") from None
    return Observer(room.observation(game.origin(seats, 0, dict(options), data)), scaled)
