"""Whoever sees some cards computes no others: the attack that broke the linear dice, on them and on those of now.

The linear dice (here as a reference) were a multiply-with-carry generator: each state is the one before times a
constant, modulo a prime, and each swap of a shuffle shows the top bits of one. The cards on top of a deck are the
first swaps, so the states' approximate values are known, and lattice reduction finds the only state that fits them.
"""

from __future__ import annotations

from fractions import Fraction

import pytest

from neuland.core.rng import Dice

FACTOR, BITS = 1061396091, 30
PRIME = (FACTOR << BITS) - 1
CARDS, SHOWN = 182, 14

Vector = list[int]


def linear_shuffle(state: int, cards: list[int]) -> int:
    """The shuffle of before."""
    for i in range(len(cards) - 1, 0, -1):
        state = FACTOR * (state & (1 << BITS) - 1) + (state >> BITS)
        j = (state & (1 << BITS) - 1) * (i + 1) >> BITS
        cards[i], cards[j] = cards[j], cards[i]
    return state


def swaps(shown: list[int]) -> list[int]:
    """The first swaps of a shuffle, from the cards that lie on top afterwards."""
    cards, found = list(range(CARDS)), []
    for i, card in zip(range(CARDS - 1, 0, -1), shown, strict=False):
        found.append(j := cards.index(card))
        cards[i], cards[j] = cards[j], cards[i]
    return found


def computed(shown: list[int]) -> list[int]:
    """The whole deck, as the attack computes it from the cards on top."""
    known = swaps(shown)
    # The state after a swap is FACTOR times its 30 bits, and a little: known as well as the swap shows those bits.
    target = [FACTOR * (((2 * j + 1) << BITS) // (2 * (CARDS - number))) for number, j in enumerate(known)]
    basis = [[pow(FACTOR, power, PRIME) for power in range(len(target))]]
    basis += [[PRIME * (column == row) for column in range(len(target))] for row in range(1, len(target))]
    state = nearest(reduced(basis), target)[0]
    state = state * pow(FACTOR, -2, PRIME) % PRIME  # back to before the first swap
    deck = list(range(CARDS))
    linear_shuffle(state, deck)
    return deck


def dot(one: list[Fraction], other: list[Fraction]) -> Fraction:
    return sum((a * b for a, b in zip(one, other, strict=True)), Fraction(0))


def upright(basis: list[Vector]) -> list[list[Fraction]]:
    """Gram and Schmidt: each vector without what it shares with those before."""
    found: list[list[Fraction]] = []
    for vector in basis:
        rest = [Fraction(part) for part in vector]
        for other in found:
            share = dot(rest, other) / dot(other, other)
            rest = [a - share * b for a, b in zip(rest, other, strict=True)]
        found.append(rest)
    return found


def reduced(basis: list[Vector]) -> list[Vector]:
    """Lenstra, Lenstra and Lovász: short vectors of the same lattice. In floating point, which is enough here."""
    basis = [vector[:] for vector in basis]
    k = 1
    bases, shares = _floats(basis)
    while k < len(basis):
        for j in range(k - 1, -1, -1):
            if times := round(shares[k][j]):
                basis[k] = [a - times * b for a, b in zip(basis[k], basis[j], strict=True)]
                bases, shares = _floats(basis)
        if bases[k] >= (0.99 - shares[k][k - 1] ** 2) * bases[k - 1]:
            k += 1
        else:
            basis[k - 1], basis[k] = basis[k], basis[k - 1]
            bases, shares = _floats(basis)
            k = max(1, k - 1)
    return basis


def _floats(basis: list[Vector]) -> tuple[list[float], list[list[float]]]:
    """The squared lengths of the upright vectors, and how much of each is in those after it."""
    found: list[list[float]] = []
    lengths: list[float] = []
    shares: list[list[float]] = []
    for vector in basis:
        rest, mine = [float(part) for part in vector], []
        for other, length in zip(found, lengths, strict=True):
            share = sum(a * b for a, b in zip(rest, other, strict=True)) / length
            rest = [a - share * b for a, b in zip(rest, other, strict=True)]
            mine.append(share)
        found.append(rest)
        lengths.append(sum(a * a for a in rest))
        shares.append(mine)
    return lengths, shares


def nearest(basis: list[Vector], target: Vector) -> Vector:
    """Babai: a vector of the lattice near the target."""
    left = [Fraction(part) for part in target]
    for vector, rest in zip(reversed(basis), reversed(upright(basis)), strict=True):
        times = round(dot(left, rest) / dot(rest, rest))
        left = [a - times * b for a, b in zip(left, vector, strict=True)]
    return [int(a - b) for a, b in zip(target, left, strict=True)]


@pytest.mark.parametrize("state", [1, 2**40 + 12345, 987654321987654321 % PRIME])
def test_the_linear_dice_were_computed_from_fourteen_cards(state: int) -> None:
    """So the attack is a real one."""
    deck = list(range(CARDS))
    linear_shuffle(state, deck)
    assert computed(deck[: -SHOWN - 1 : -1]) == deck


@pytest.mark.parametrize("seed", range(6))
def test_the_same_attack_computes_nothing_of_todays_deck(seed: int) -> None:
    deck = list(range(CARDS))
    Dice(seed, "bunny").shuffle(deck)
    found = computed(deck[: -SHOWN - 1 : -1])
    assert sum(one == other for one, other in zip(found[:-SHOWN], deck[:-SHOWN], strict=True)) < 8
