"""The dice of a table: one integer, so that a clone costs nothing and a record needs only the seed.

A multiply-with-carry generator with 30-bit results: the size of a digit of Python's own integers, and
small enough that compiled code never leaves machine words. The modulus is a safe prime, so every start
lies on one cycle of about 2**58 steps. The seed is hashed first, so that neighbouring seeds give
unrelated games.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

_FACTOR: Final = 1061396091
_BITS: Final = 30
_MASK: Final = (1 << 30) - 1
_STATES: Final = (_FACTOR << 30) - 2


def start(seed: int, salt: str = "") -> int:
    """The first generator state for a seed; `salt` gives independent streams of one seed."""
    return int.from_bytes(blake2b(f"{salt}:{seed}".encode(), digest_size=16).digest(), "big") % _STATES + 1


def advance(state: int) -> int:
    """The next state; its lower 30 bits are the random number."""
    return _FACTOR * (state & _MASK) + (state >> _BITS)


def scaled(state: int, n: int) -> int:
    """The state's random number as a whole number from 0 to n - 1."""
    return (state & _MASK) * n >> _BITS


def shuffle(state: int, cards: list[int]) -> int:
    """Puts a list into random order, in place; the generator's next state."""
    for i in range(len(cards) - 1, 0, -1):
        state = _FACTOR * (state & _MASK) + (state >> _BITS)
        j = (state & _MASK) * (i + 1) >> _BITS
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
        return scaled(self.state, n)

    def shuffle(self, cards: list[int]) -> None:
        """Puts a list into random order, in place."""
        self.state = shuffle(self.state, cards)
