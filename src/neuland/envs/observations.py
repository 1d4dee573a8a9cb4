"""Views as vectors: what a seat sees, as numbers, by its game's room `observation`."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.observation import Observation
from neuland.core.table import Origin, Table, View
from neuland.envs.actions import KEPT

Vector = NDArray[np.float32]


class Observer:
    """What is seen at tables of one origin: as many numbers for every view, each under its name."""

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.names = tuple(observation.names)
        self.low: Vector = np.array([feature.least for feature in observation.features], np.float32)
        self.high: Vector = np.array([feature.most for feature in observation.features], np.float32)

    def __len__(self) -> int:
        return len(self.names)

    def vector(self, view: View) -> Vector:
        """A seat's view as numbers."""
        return np.frombuffer(self.observation.numbers(view), np.float32)

    def seen(self, table: Table, seat: int) -> Vector:
        """The same straight from a table, of which no view is made."""
        return np.frombuffer(self.observation.seen(table, seat), np.float32)


def observer_of(origin: Origin) -> Observer:
    """The observer of the tables of an origin, made once; the seed does not count."""
    return _observer(origin.game, origin.seats, tuple(origin.options.items()), origin.data)


@lru_cache(maxsize=KEPT)
def _observer(name: str, seats: int, options: tuple[tuple[str, str], ...], data: str) -> Observer:
    game = catalog.load(name)
    try:
        room: Any = game.room("observation")
    except ModuleNotFoundError:
        raise BadOption(f"{name} has no room for observations: its views cannot be seen as numbers.") from None
    return Observer(room.observation(game.origin(seats, 0, dict(options), data)))
