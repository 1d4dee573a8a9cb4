"""Actions by number: every action that a game can ever offer has one of its own, for ever."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neuland.core import catalog
from neuland.core.decision import Action, Decision, mark, numbered
from neuland.core.errors import BadOption
from neuland.core.table import Origin

Mask = NDArray[np.int8]
BYTE = np.dtype(np.int8)
KEPT = 64
"""So many numberings are kept; programs use one or two."""


class Numbering:
    """A game's actions in the order of its room `numbering`."""

    def __init__(self, actions: list[Action]) -> None:
        self.actions = tuple(actions)
        self.numbers: dict[Action, int] = {action: number for number, action in enumerate(actions)}
        if len(self.numbers) < len(self.actions):
            raise BadOption("A numbering names an action twice.")

    def __len__(self) -> int:
        return len(self.actions)

    def legal(self, decision: Decision) -> list[int]:
        """The numbers of a decision's options, in its order."""
        return numbered(decision.options, self.numbers)

    def mask(self, decision: Decision | None) -> Mask:
        """A 1 for every option of a decision, a 0 for all other actions."""
        mask = bytearray(len(self.actions))
        self.mark(decision, mask, 0)
        return as_mask(mask)

    def mark(self, decision: Decision | None, mask: bytearray, at: int) -> None:
        """Writes the same as `mask` into one that is 0 from place `at` on."""
        if decision is not None:
            mark(self.legal(decision), mask, at)


def as_mask(mask: bytearray) -> Mask:
    """The same bytes as an array, of which no copy is made."""
    return np.frombuffer(mask, BYTE)


def numbering_of(origin: Origin) -> Numbering:
    """The numbering of the tables of an origin, made once; the seed does not count."""
    return _numbering(origin.game, origin.seats, tuple(origin.options.items()), origin.data)


@lru_cache(maxsize=KEPT)
def _numbering(name: str, seats: int, options: tuple[tuple[str, str], ...], data: str) -> Numbering:
    game = catalog.load(name)
    try:
        room: Any = game.room("numbering")
    except ModuleNotFoundError:
        raise BadOption(f"{name} has no numbering of its actions: it cannot be played by numbers.") from None
    return Numbering(room.actions(game.origin(seats, 0, dict(options), data)))
