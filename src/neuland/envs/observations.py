"""Views as vectors: what a seat sees, as numbers, made from its view and nothing else.

Every number in the view has a place of its own, found by hashing the path that leads to it; a word counts
at a place found by path and word. So a hand of cards is a row of ones where its cards are, whatever their
order. What belongs to seats is counted from the viewer on, so that a learner sees itself at the same
places wherever it sits. Two features may share a place; with `SIZE` places that is rare.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

SIZE = 4096
MOST = 1000.0
"""Numbers are held between -MOST and MOST."""
BY_SEAT = ("seat", "scores")
"""Lists in seat order."""
SEATS = ("viewer", "turn", "first", "owner")
"""Single seat numbers, counted from the viewer on too; -1 is nobody."""

Vector = NDArray[np.float32]

_PLACES: dict[tuple[str, str], int] = {}


def vector(view: Mapping[str, Any]) -> Vector:
    """A seat's view as numbers."""
    found = np.zeros(SIZE, np.float32)
    counts: dict[int, float] = {}
    _Walk(int(view.get("viewer") or 0), int(view["seats"]), counts).take("", view)
    found[list(counts)] = list(counts.values())
    return np.clip(found, -MOST, MOST)


def place(path: str, word: str = "") -> int:
    """Where a feature stands."""
    key = (path, word)
    found = _PLACES.get(key)
    if found is None:
        found = _PLACES[key] = crc32(f"{path}={word}".encode()) % SIZE
    return found


class _Walk:
    """Goes through a view and counts what it finds."""

    __slots__ = ("counts", "seats", "viewer")

    def __init__(self, viewer: int, seats: int, counts: dict[int, float]) -> None:
        self.viewer = viewer
        self.seats = seats
        self.counts = counts

    def take(self, path: str, value: Any, key: str = "") -> None:
        kind = type(value)
        if kind is str:
            self._add(place(path, value), 1.0)
        elif kind is int or kind is float or kind is bool:
            if key in SEATS and value >= 0:
                value = (value - self.viewer) % self.seats + 1
            self._add(place(path), float(value))
        elif isinstance(value, Mapping):
            for name, inner in value.items():
                self.take(f"{path}.{name}", inner, name)
        elif kind is list or kind is tuple:
            shift = self.viewer if key in BY_SEAT else 0
            for number, inner in enumerate(value):
                if type(inner) is str:
                    self._add(place(path, inner), 1.0)
                else:
                    self.take(f"{path}.{(number - shift) % len(value)}", inner, "")

    def _add(self, spot: int, value: float) -> None:
        if value:
            self.counts[spot] = self.counts.get(spot, 0.0) + value
