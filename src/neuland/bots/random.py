"""The bot `random`: any option, each as likely as the others."""

from __future__ import annotations

from neuland.core.compiling import mypyc_attr
from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Random:
    """Plays at random. It needs no table, so none has to be dealt for it."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, "random")

    def pick(self, decision: Decision) -> Action:
        return decision.options[self.dice.below(len(decision.options))]

    def choose(self, table: Table, decision: Decision) -> Action:
        return self.pick(decision)
