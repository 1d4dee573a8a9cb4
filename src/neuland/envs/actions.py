"""Actions by number: every action that a game can ever offer has one of its own, for ever."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neuland.core import catalog
from neuland.core.decision import Action, Decision
from neuland.core.errors import BadOption

Mask = NDArray[np.int8]


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
        numbers = self.numbers
        return [numbers[option] for option in decision.options]

    def mask(self, decision: Decision | None) -> Mask:
        """A 1 for every option of a decision, a 0 for all other actions."""
        mask = np.zeros(len(self.actions), np.int8)
        if decision is not None:
            mask[self.legal(decision)] = 1
        return mask


def numbering_of(game: str, data: str = "", options: Mapping[str, str] | None = None) -> Numbering:
    """The numbering of a game with these options, made once."""
    return _numbering(game, data, tuple(sorted((options or {}).items())))


@cache
def _numbering(game: str, data: str, options: tuple[tuple[str, str], ...]) -> Numbering:
    try:
        room: Any = catalog.load(game).room("numbering")
    except ModuleNotFoundError:
        raise BadOption(f"{game} has no numbering of its actions: it cannot be played by numbers.") from None
    return Numbering(room.actions(data, dict(options)))
