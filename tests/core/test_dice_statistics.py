"""The dice pass a battery of statistics. Seeds are fixed: what passes once passes always."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import pairwise
from math import sqrt

import pytest

from neuland import load
from neuland.core.rng import Dice

Shuffle = Callable[[Dice, list[int]], None]


def strangeness(counts: Iterable[int], cells: int, total: int) -> float:
    """Chi-square in standard deviations above what is usual for equally likely cells."""
    expected = total / cells
    seen = list(counts)
    found = sum((count - expected) ** 2 for count in seen) / expected + (cells - len(seen)) * expected
    return (found - (cells - 1)) / sqrt(2 * (cells - 1))


def fair(dice: Dice, cards: list[int]) -> None:
    dice.shuffle(cards)


def unfair(dice: Dice, cards: list[int]) -> None:
    """The usual mistake: every card is swapped with any card."""
    for place in range(len(cards)):
        other = dice.below(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def cut(dice: Dice, cards: list[int]) -> None:
    """No shuffle at all, though every card may come to lie everywhere."""
    place = dice.below(len(cards))
    cards[:] = cards[place:] + cards[:place]


def decks(shuffle: Shuffle, times: int = 6000, length: int = 12) -> list[list[int]]:
    dice, found = Dice(1, "statistics"), []
    for _ in range(times):
        cards = list(range(length))
        shuffle(dice, cards)
        found.append(cards)
    return found


def positions(found: list[list[int]]) -> float:
    """Every card lies at every position equally often."""
    counts = Counter((card, place) for cards in found for place, card in enumerate(cards))
    return strangeness(counts.values(), len(found[0]) ** 2, len(found) * len(found[0]))


def neighbours(found: list[list[int]]) -> float:
    """Every card follows every other equally often."""
    counts = Counter(pair for cards in found for pair in pairwise(cards))
    return strangeness(counts.values(), len(found[0]) * (len(found[0]) - 1), len(found) * (len(found[0]) - 1))


def runs(bits: list[bool]) -> float:
    """Wald and Wolfowitz: how far the number of runs is from the usual, in standard deviations."""
    ones = sum(bits)
    zeros = len(bits) - ones
    usual = 2 * ones * zeros / len(bits) + 1
    spread = sqrt((usual - 1) * (usual - 2) / (len(bits) - 1))
    return abs(1 + sum(one != other for one, other in pairwise(bits)) - usual) / spread


def test_shuffles_are_fair_in_positions_and_neighbours() -> None:
    found = decks(fair)
    assert positions(found) < 4
    assert neighbours(found) < 4


def test_an_unfair_shuffle_would_be_seen() -> None:
    assert positions(decks(unfair)) > 10
    assert neighbours(decks(cut)) > 10


@pytest.mark.parametrize("n", [2, 3, 6, 10, 52, 182])
def test_draws_are_even_alone_and_in_pairs(n: int) -> None:
    dice = Dice(n, "draws")
    drawn = [dice.below(n) for _ in range(60_000)]
    assert strangeness(Counter(drawn).values(), n, len(drawn)) < 4
    pairs = Counter(zip(drawn[::2], drawn[1::2], strict=True))
    assert strangeness(pairs.values(), n * n, len(drawn) // 2) < 4


@pytest.mark.parametrize("n", [2, 6, 182, 1000])
def test_draws_run_neither_too_long_nor_too_short(n: int) -> None:
    dice = Dice(n, "runs")
    drawn = [dice.below(n) for _ in range(40_000)]
    assert runs([number < n // 2 for number in drawn]) < 4
    assert runs([one < other for one, other in pairwise(drawn[::2])][::2]) < 4
    assert runs([bool(number % 2) for number in range(40_000)]) > 10, "a sequence that only alternates is seen"


def test_neighbouring_seeds_deal_unrelated_decks() -> None:
    """The first card and the start player over seeds 0, 1, 2 …: even, and independent of the seed before."""
    tops = []
    for seed in range(4000):
        cards = list(range(20))
        Dice(seed, "bunny").shuffle(cards)
        tops.append(cards[-1])
    assert strangeness(Counter(tops).values(), 20, len(tops)) < 4
    assert strangeness(Counter(zip(tops[::2], tops[1::2], strict=True)).values(), 400, len(tops) // 2) < 4
    starts = [load("imperial").new(4, seed, quiet=True).look(None)["start"] for seed in range(800)]
    assert strangeness(Counter(starts).values(), 4, len(starts)) < 4
