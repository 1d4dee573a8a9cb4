"""Elo ratings with confidence intervals, from results between pairs of bots.

The ratings are those under which the results were most likely (Bradley and Terry), fitted by repeated
proportional steps. Each pair starts with one drawn game, so that a bot that never lost has a finite
rating. The interval is that of the middle 95 of 100 tournaments drawn anew from the same deals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log10
from typing import NamedTuple

from neuland.core.rng import Dice

USUAL = 1500.0
"""The mean of all ratings."""
STEPS = 200
DRAWS = 200

Points = Mapping[tuple[int, int], float]
"""What the first won against the second: 1 for a win, a half for a draw."""


class Rating(NamedTuple):
    """A bot's Elo, and between what it lies with 95 % confidence."""

    elo: float
    low: float
    high: float


def rated(bots: int, deals: Sequence[Points]) -> list[Rating]:
    """The rating of each bot, from the results of each deal with all its seatings."""
    best = fitted(bots, _added(deals))
    dice = Dice(bots, "ratings")
    drawn = [fitted(bots, _added([deals[dice.below(len(deals))] for _ in deals])) for _ in range(DRAWS if deals else 0)]
    ratings = []
    for bot, elo in enumerate(best):
        found = sorted(each[bot] for each in drawn) or [elo]
        edge = len(found) // 40
        ratings.append(Rating(elo, min(elo, found[edge]), max(elo, found[-1 - edge])))
    return ratings


def _added(deals: Sequence[Points]) -> dict[tuple[int, int], float]:
    total: dict[tuple[int, int], float] = {}
    for deal in deals:
        for pair, points in deal.items():
            total[pair] = total.get(pair, 0.0) + points
    return total


def fitted(bots: int, points: Points) -> list[float]:
    """The most likely ratings."""
    won = [[0.0] * bots for _ in range(bots)]
    for (one, other), number in points.items():
        won[one][other] += number
    for one in range(bots):
        for other in range(bots):
            if one != other:
                won[one][other] += 0.5
    strength = [1.0] * bots
    for _ in range(STEPS):
        for one in range(bots):
            games = 0.0
            for other in range(bots):
                if one != other:
                    games += (won[one][other] + won[other][one]) / (strength[one] + strength[other])
            if games:
                strength[one] = sum(won[one]) / games
    elos = [400 * log10(each) for each in strength]
    mean = sum(elos) / bots
    return [USUAL + elo - mean for elo in elos]
