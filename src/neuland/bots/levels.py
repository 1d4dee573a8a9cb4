"""Levels for people who want an opponent, not an algorithm: easy, medium, hard."""

from __future__ import annotations

from neuland.bots.budget import Budget
from neuland.bots.greedy import Greedy
from neuland.bots.mcts import Mcts
from neuland.core.decision import Action, Decision
from neuland.core.table import Table

SLIPS = 4
"""The easy bot's slips: one answer in so many is any option."""
MEDIUM = Budget(iterations=50)
HARD = Budget(iterations=500)


class Easy(Greedy):
    """Looks one step ahead, and slips now and then."""

    def choose(self, table: Table, decision: Decision) -> Action:
        if self.dice.below(SLIPS) == 0:
            return decision.options[self.dice.below(len(decision.options))]
        return super().choose(table, decision)


def medium(seed: int) -> Mcts:
    """Thinks a little."""
    return Mcts(seed, MEDIUM)


def hard(seed: int) -> Mcts:
    """Thinks as long as people like to wait."""
    return Mcts(seed, HARD)
