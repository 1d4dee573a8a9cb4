"""A policy that was learnt (`neuland train`), and the bot that plays by it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from neuland.core.decision import Action, Decision
from neuland.core.errors import BadOption
from neuland.core.table import Table
from neuland.envs.actions import numbering_of
from neuland.envs.observations import observer_of

Array = NDArray[np.float32]
FORBIDDEN = np.float32(-1e9)
"""The score of actions that are no options."""


@dataclass
class Network:
    """One hidden layer between what a seat sees, scaled, and a score for every action and the outcome expected."""

    inward: Array
    """Features by hidden units."""
    bias: Array
    outward: Array
    """Hidden units by actions."""
    leaning: Array
    judging: Array
    """What each hidden unit says about the outcome."""
    level: Array

    @classmethod
    def fresh(cls, features: int, hidden: int, actions: int, dice: np.random.Generator) -> Network:
        """A network that knows nothing: all options are as good."""

        def drawn(rows: int, columns: int, size: float) -> Array:
            return (size * dice.standard_normal((rows, columns))).astype(np.float32)

        return cls(
            drawn(features, hidden, (2 / 50) ** 0.5),  # about fifty features are not 0 at a time
            np.zeros(hidden, np.float32),
            drawn(hidden, actions, 0.01),
            np.zeros(actions, np.float32),
            np.zeros(hidden, np.float32),
            np.zeros(1, np.float32),
        )

    @property
    def parts(self) -> dict[str, Array]:
        return vars(self)

    def hidden(self, seen: Array) -> Array:
        found: Array = np.maximum(seen @ self.inward + self.bias, 0)
        return found

    def scores(self, hidden: Array, mask: NDArray[np.bool_]) -> Array:
        """Of every action, `FORBIDDEN` where the mask is not set."""
        found: Array = np.where(mask, hidden @ self.outward + self.leaning, FORBIDDEN)
        return found

    def outcomes(self, hidden: Array) -> Array:
        found: Array = hidden @ self.judging + self.level
        return found


def save(network: Network, file: Path, game: str, seats: int) -> None:
    """Keeps a policy; weights are rounded, it plays the same."""
    parts: dict[str, Any] = {name: part.astype(np.float16) for name, part in network.parts.items()}
    np.savez_compressed(file, game=np.array(game), seats=np.array(seats), **parts)


def load(file: Path) -> tuple[Network, str, int]:
    """A policy, the game and the number of seats that it was learnt for."""
    try:
        with np.load(file) as kept:
            parts = {name: kept[name].astype(np.float32) for name in Network.__dataclass_fields__}
            return Network(**parts), str(kept["game"]), int(kept["seats"])
    except (OSError, KeyError, ValueError) as error:
        raise BadOption(f"{file} holds no learnt policy ({type(error).__name__}).") from None


class Learned:
    """A bot that plays what its policy likes best. `neuland train` writes a class that names the file."""

    weights: ClassVar[Path]

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.network, self.game, self.seats = load(self.weights)

    def choose(self, table: Table, decision: Decision) -> Action:
        """The option with the best score."""
        origin = table.origin
        if (origin.game, origin.seats) != (self.game, self.seats):
            learnt = f"{self.weights.name} has learnt {self.game} with {self.seats} players"
            raise BadOption(f"{learnt}, not {origin.game} with {origin.seats}.")
        return best(self.network, table, decision)


def best(network: Network, table: Table, decision: Decision) -> Action:
    """The option that a policy likes best, the first of equals."""
    seen = observer_of(table.origin, scaled=True).seen(table, decision.seat)
    numbers = numbering_of(table.origin).legal(decision)
    hidden = network.hidden(seen)
    scores = hidden @ network.outward[:, numbers] + network.leaning[numbers]
    return decision.options[int(np.argmax(scores))]
