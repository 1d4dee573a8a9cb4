"""The bot `greedy`: looks one step ahead and takes what the game's hints value most."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

from neuland.core import catalog
from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table


class Greedy:
    """Plays the option with the best estimate; among equals it lets its dice decide."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, "greedy")

    def choose(self, table: Table, decision: Decision) -> Action:
        hints = catalog.load(table.origin.game).room("hints")
        ratings = rate(hints, table, decision)
        best = max(ratings)
        equals = [option for option, rating in zip(decision.options, ratings, strict=True) if rating == best]
        return equals[self.dice.below(len(equals))]


def rate(hints: ModuleType, table: Table, decision: Decision) -> Sequence[float]:
    """An estimate for each option: the game's own where it has one, else the value of what follows."""
    if hasattr(hints, "rate"):
        ratings: Sequence[float] = hints.rate(table, decision)
        return ratings
    return [_after(hints, table, decision.seat, option) for option in decision.options]


def _after(hints: ModuleType, table: Table, seat: int, option: Action) -> float:
    following = table.clone()
    following.play(following.decision(seat), option)
    value: float = hints.value(following, seat)
    return value
