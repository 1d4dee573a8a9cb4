"""The bot `greedy`: looks one step ahead and takes what the game's evaluation values most."""

from __future__ import annotations

from neuland.bots.evaluation import evaluation_of
from neuland.core.compiling import mypyc_attr
from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Greedy:
    """Plays the option with the best estimate; among equals it lets its dice decide."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, "greedy")

    def choose(self, table: Table, decision: Decision) -> Action:
        ratings = evaluation_of(table.origin.game).rate(table, decision)
        best = max(ratings)
        equals = [option for option, rating in zip(decision.options, ratings, strict=True) if rating == best]
        return equals[self.dice.below(len(equals))]
