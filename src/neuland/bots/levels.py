"""Levels for people who want an opponent, not an algorithm: beginner, easy, medium, hard, expert.

How strong each is stands in `levels.toml`. A level is a fixed number of iterations, so simulations can be repeated
anywhere; at tables where people wait an answer also has a cap of time.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from neuland.bots.budget import Budget
from neuland.bots.evaluation import after, evaluation_of
from neuland.bots.mcts import Mcts
from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table

LEVELS: Final = ("beginner", "easy", "medium", "hard", "expert")
USUAL: Final = "usual"
"""The figures of games that have none of their own."""
GRASPS: Final = 3
"""A beginner takes points that lie before it, whatever comes after, once in so many answers."""
HUNDRED: Final = 100
PATIENCE: Final = {"easy": 1.5, "medium": 1.5, "hard": 1.5, "expert": 4.0}
"""Seconds that bots think together, until it is a person's turn again; what each answer takes besides comes on top."""
SHARE: Final = 6
"""An answer has this part of the patience that is left: others come after it …"""
LEAST: Final = 1e-9
"""… but so many seconds in any case, in which nothing can be tried: options are rated, and the best is played."""


@cache
def strengths() -> dict[str, dict[str, Any]]:
    """The figures of `levels.toml`, by game."""
    return tomllib.loads(Path(__file__).with_name("levels.toml").read_text("utf-8"))


def strength(game: str, level: str) -> Any:
    """One of the figures for a game."""
    known = strengths()
    return known.get(game, {}).get(level, known[USUAL][level])


def iterations(level: str, game: str, seats: int) -> int:
    """How many iterations a level has for one answer."""
    by_seats = strength(game, level)
    return int(by_seats[min(seats, len(by_seats)) - 1])


def longest(level: str, waited: float) -> float:
    """How many seconds one answer of a level may take at a table where people have waited so long already."""
    return max(LEAST, (PATIENCE[level] - waited) / SHARE)


class Beginner:
    """Makes the mistakes of people: it does not see all that it could do, and forgets it anew with every answer; and
    it grasps at points that lie before it, whatever comes after. What it does see it judges as others do."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed, "beginner")

    def choose(self, table: Table, decision: Decision) -> Action:
        overlooks = int(strength(table.origin.game, "overlooks"))
        seen = [option for option in decision.options if self.dice.below(HUNDRED) >= overlooks]
        seen = seen or list(decision.options)
        if self.dice.below(GRASPS) == 0:
            points = [after(table, decision.seat, option).standing(decision.seat)[0] for option in seen]
            if max(points) > min(points):
                return seen[points.index(max(points))]
        ratings = dict(zip(decision.options, evaluation_of(table.origin.game).rate(table, decision), strict=True))
        return max(seen, key=ratings.__getitem__)


class Level(Mcts):
    """Searches as its level says for the game and the number of players."""

    def __init__(self, seed: int, level: str) -> None:
        super().__init__(seed, Budget(iterations=1))
        self.level = level

    def budget_at(self, table: Table) -> Budget:
        most = iterations(self.level, table.origin.game, table.seats)
        seconds = min(self.cap, longest(self.level, self.waited)) if self.cap else 0.0
        return Budget(iterations=most, seconds=seconds)
