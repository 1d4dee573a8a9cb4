"""What a search thinks of a seat's options: for reviews, hints and puzzles, which want more than its answer.

A search tries most what it likes best, so of the rest it knows little. Here the options that it tried most, and those
that are asked about, are then tried equally often on the same redealt tables, so that no luck is in the differences.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp, sqrt

from neuland.bots.evaluation import evaluation_of
from neuland.bots.mcts import Search
from neuland.bots.tree import Memory
from neuland.core.decision import Action
from neuland.core.rng import Dice
from neuland.core.table import Table

LOOKED_AT = 3
"""So many of the options that a search tried most are compared."""


@dataclass(frozen=True)
class Thought:
    """What was found of one option."""

    option: Action
    visits: int
    """How often the search tried it of itself."""
    rating: float
    """What the game's evaluation says of it at first sight."""
    seat: int
    leads: tuple[tuple[float, ...], ...]
    """For each redealt table how far each seat was ahead of the best of the others; alone, how well it stood."""

    @property
    def worth(self) -> float:
        """How far the seat is ahead, on average."""
        return sum(lead[self.seat] for lead in self.leads) / len(self.leads)

    def better_by(self, other: Thought) -> tuple[float, float]:
        """By how much it is better than another option, and the standard error of that."""
        pairs = zip(self.leads, other.leads, strict=True)
        gaps = [mine[self.seat] - theirs[self.seat] for mine, theirs in pairs]
        mean = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return mean, abs(mean)
        return mean, sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1) / len(gaps))

    def chances(self, luck: float) -> list[float]:
        """How likely each seat wins from there, if what is still to come moves its points by about `luck`."""
        by_deal = [_shares(lead, luck) for lead in self.leads]
        return [sum(shares[seat] for shares in by_deal) / len(by_deal) for seat in range(len(self.leads[0]))]


def _shares(lead: Sequence[float], luck: float) -> list[float]:
    """The more one lies behind the leader, the less likely one wins: with equal luck, by the rule of the softmax."""
    weights = [exp(max(min(ahead, 0.0) / luck, -60.0)) for ahead in lead]
    return [weight / sum(weights) for weight in weights]


def consider(
    table: Table, seat: int, iterations: int, seed: int, also: Iterable[Action] = (), most: int = LOOKED_AT
) -> list[Thought]:
    """What a search of so many iterations finds of the best options of a seat's open decision, best first.

    The table may be the true one: the search sees nothing but tables redealt for the seat. `also` are options that are
    looked at in any case. Half of the iterations look for good options, the other half compares them.
    """
    known = table.redeal(seat, seed)
    decision = known.decision(seat)
    dice = Dice(seed, "consider")
    evaluation = evaluation_of(known.origin.game)
    search = Search(known, seat, evaluation, dice, Memory(known.seats))
    for _ in range(max(iterations // 2, 1)):
        search.iterate()
    visits = {option: search.root.edges[option].visits for option in decision.options}
    ratings = dict(zip(decision.options, evaluation.rate(known, decision), strict=True))
    liked = sorted(decision.options, key=lambda option: -visits[option])[:most]
    compared = list(dict.fromkeys([*liked, *also]))
    deals = range(max(iterations // 2 // len(compared), 2))
    thorough = replace(evaluation, ratings=0)  # a habit of one option's tries would count for it or against it
    found = []
    for option in compared:
        trial = Search(known, seat, thorough, dice, Memory(known.seats))  # others answer this option, not the usual one
        trial.deals = search.deals
        leads = tuple(tuple(trial.attempt(option, deal)) for deal in deals)
        found.append(Thought(option, visits[option], ratings[option], seat, leads))
    return sorted(found, key=lambda thought: -thought.worth)
