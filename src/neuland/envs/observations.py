"""Views as vectors: what a seat sees, as numbers, by its game's room `observation`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.observation import Observation
from neuland.core.table import View

Vector = NDArray[np.float32]


class Observer:
    """A game's observations at a number of seats: as many numbers for every view, each under its name."""

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


def observer_of(game: str, seats: int, data: str = "", options: Mapping[str, str] | None = None) -> Observer:
    """The observer of a game with these options, made once for each number of seats."""
    return _observer(game, seats, data, tuple(sorted((options or {}).items())))


@cache
def _observer(game: str, seats: int, data: str, options: tuple[tuple[str, str], ...]) -> Observer:
    try:
        room: Any = catalog.load(game).room("observation")
    except ModuleNotFoundError:
        raise BadOption(f"{game} has no room for observations: its views cannot be seen as numbers.") from None
    return Observer(room.observation(seats, data, dict(options)))
