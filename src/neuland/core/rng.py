"""The dice of a table: one integer, so that a clone costs nothing and a record needs only the seed.

A 64-bit linear congruential generator of which only the upper 32 bits are used. The seed is
hashed first, so that neighbouring seeds give unrelated games.
"""

from __future__ import annotations

from hashlib import blake2b

_MASK = (1 << 64) - 1
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407


def start(seed: int, salt: str = "") -> int:
    """The first generator state for a seed; `salt` gives independent streams of one seed."""
    return int.from_bytes(blake2b(f"{salt}:{seed}".encode(), digest_size=8).digest(), "big")


def advance(state: int) -> int:
    return (state * _FACTOR + _STEP) & _MASK


def shuffle(state: int, cards: list[int]) -> int:
    """Puts a list into random order, in place; the generator's next state."""
    for i in range(len(cards) - 1, 0, -1):
        state = (state * _FACTOR + _STEP) & _MASK
        j = (state >> 32) * (i + 1) >> 32
        cards[i], cards[j] = cards[j], cards[i]
    return state


class Dice:
    """A stream of its own, for whoever needs chance outside of a table: bots, redeals, simulations."""

    __slots__ = ("state",)

    def __init__(self, seed: int, salt: str = "") -> None:
        self.state = start(seed, salt)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.state = advance(self.state)
        return (self.state >> 32) * n >> 32

    def shuffle(self, cards: list[int]) -> None:
        """Puts a list into random order, in place."""
        self.state = shuffle(self.state, cards)
