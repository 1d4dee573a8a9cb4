"""The trees of a search: what was tried at a point that a seat knows, and how it turned out."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp, sqrt

from neuland.bots.luck import Luck
from neuland.core.decision import Action

DOUBT = 0.1
"""The part of the prior that all options share alike, however they are rated."""
STEEPNESS = 2.0
"""An option that lies behind the best by the usual distance has exp(-STEEPNESS) of its prior."""


class Edge:
    """One option at a node."""

    __slots__ = ("action", "child", "offered", "prior", "total", "visits")

    def __init__(self, action: Action, prior: float) -> None:
        self.action = action
        self.prior = prior
        self.offered = 0
        """How often it was among the options: hidden cards decide what is on offer."""
        self.visits = 0
        self.total = 0.0
        self.child: Node | None = None
        """Made when the edge is followed for the second time."""

    def follow(self) -> Node | None:
        """The node behind it, once it was tried; None where the tree ends."""
        if self.child is None and self.visits:
            self.child = Node()
        return self.child

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else float("-inf")


class Node:
    """A point of the game as one seat knows it: after a row of its own answers."""

    __slots__ = ("edges", "total", "visits")

    def __init__(self) -> None:
        self.edges: dict[Action, Edge] = {}
        self.visits = 0
        self.total = 0.0

    def knows(self, options: Iterable[Action]) -> bool:
        """Whether all options were met here before."""
        edges = self.edges
        return all(option in edges for option in options)

    def meet(self, options: Sequence[Action], ratings: Sequence[float]) -> None:
        """Options on offer here, with their ratings; what was met before keeps its prior."""
        for option, prior in zip(options, priors(ratings), strict=True):
            if option not in self.edges:
                self.edges[option] = Edge(option, prior)

    def choose(self, options: Sequence[Action], daring: float, luck: Luck | None = None) -> Edge:
        """The edge with the best of what is known and what is hoped for (PUCT); the first of equals.

        `daring` is how much hope counts, in units of the values that are searched for. `luck` is taken off.
        """
        usual = self.total / self.visits if self.visits else 0.0
        best: Edge | None = None
        most = 0.0
        for option in options:
            edge = self.edges[option]
            edge.offered += 1
            hope = daring * edge.prior * sqrt(edge.offered)
            if edge.visits:
                total = edge.total - luck.of(option) if luck else edge.total
                worth = total / edge.visits + hope / (1 + edge.visits)
            else:
                worth = usual + hope
            if best is None or worth > most:
                best, most = edge, worth
        assert best is not None
        return best


class Memory:
    """What a search has found, kept for the next answer as long as the seat learns nothing that it did not expect."""

    __slots__ = ("behind", "habits", "trees")

    def __init__(self, seats: int) -> None:
        self.trees = [Node() for _ in range(seats)]
        """For every seat what it tried."""
        self.habits: dict[tuple[int, str, tuple[Action, ...]], Action] = {}
        """How seats answered beyond their trees, by seat, question and options. They do so again: a position differs
        little from those that the same search has seen with the same options."""
        self.behind: dict[tuple[int, str, Action], tuple[float, int]] = {}
        """By how much each option was rated behind the best of its question, in all, and how often."""

    def rated(self, seat: int, prompt: str, options: tuple[Action, ...], ratings: Sequence[float]) -> Action:
        """A question that was rated beyond the trees is remembered; the option that was rated best."""
        best = max(ratings)
        for option, rating in zip(options, ratings, strict=True):
            total, times = self.behind.get((seat, prompt, option), (0.0, 0))
            self.behind[(seat, prompt, option)] = (total + best - rating, times + 1)
        favourite = options[ratings.index(best)]
        self.habits[(seat, prompt, options)] = favourite
        return favourite

    def usual(self, seat: int, prompt: str, options: tuple[Action, ...]) -> Action | None:
        """The option that lay least behind whenever it was rated; None, if one of them never was."""
        usual: Action | None = None
        least = 0.0
        for option in options:
            behind = self.behind.get((seat, prompt, option))
            if behind is None:
                return None
            mean = behind[0] / behind[1]
            if usual is None or mean < least:
                usual, least = option, mean
        return usual


def priors(ratings: Sequence[float]) -> list[float]:
    """How likely each option is the best, by its rating: together 1, on any scale of ratings."""
    best = max(ratings)
    behind = sorted([best - rating for rating in ratings if rating < best])
    if not behind:
        return [1 / len(ratings)] * len(ratings)
    scale = STEEPNESS / behind[len(behind) // 2]
    weights = [exp((rating - best) * scale) for rating in ratings]
    share = (1 - DOUBT) / sum(weights)
    return [DOUBT / len(ratings) + share * weight for weight in weights]
