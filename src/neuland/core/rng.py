"""The dice of a table: keyed BLAKE2b over a counter, so that nobody can compute one draw from others.

The seed is hashed to a key; block number n of the stream is the keyed hash of n, and its 64 bytes are 32
numbers of 16 bits each. Whoever sees all numbers but one of a stream knows nothing of that one without the
key: cards on the table tell nothing of cards in the deck. A stream is three immutable values (key, how many
numbers were taken, the block they come from), so a clone costs one assignment, and a record needs only the
seed. Draws are unbiased: numbers that would favour some results are thrown away (Lemire's method).
"""

from __future__ import annotations

from hashlib import blake2b
from struct import Struct
from typing import Final

Stream = tuple[bytes, int, tuple[int, ...]]
"""The key, how many numbers were taken, and the block that the next one comes from."""

_IN_BLOCK: Final = 32
_BITS: Final = 16
_SPAN: Final = 1 << 16
_MASK: Final = (1 << 16) - 1
_KEY_BYTES: Final = 32
_numbers: Final = Struct("<32H").unpack


def start(seed: int, salt: str = "") -> Stream:
    """The stream of a seed; `salt` gives independent streams of one seed."""
    return blake2b(f"{salt}:{seed}".encode(), digest_size=_KEY_BYTES).digest(), 0, ()


def derived(seed: int, salt: str) -> int:
    """Another seed, from which nobody can tell the first: for the games of a simulation, its bots, redeals."""
    return int.from_bytes(blake2b(f"{salt}:{seed}".encode(), digest_size=8).digest(), "big")


def _block(key: bytes, number: int) -> tuple[int, ...]:
    """The numbers of one block of the stream."""
    return _numbers(blake2b(number.to_bytes(8, "big"), key=key).digest())


def below(stream: Stream, n: int) -> tuple[Stream, int]:
    """A whole number from 0 to n - 1, and the stream after it."""
    key, taken, block = stream
    while True:
        drawn, bits = 0, 0
        while not bits or n > 1 << bits:
            if taken % _IN_BLOCK == 0:
                block = _block(key, taken // _IN_BLOCK)
            drawn = drawn << _BITS | block[taken % _IN_BLOCK]
            taken += 1
            bits += _BITS
        drawn *= n
        rest = drawn & (1 << bits) - 1
        if rest >= n or rest >= (1 << bits) % n:
            return (key, taken, block), drawn >> bits


def shuffle(stream: Stream, cards: list[int]) -> Stream:
    """Puts a list into random order, in place; the stream after it. This is `below` written out."""
    if len(cards) > _SPAN:
        raise ValueError(f"a list of {len(cards)} is too long to be shuffled")
    key, taken, block = stream
    n = len(cards)
    while n > 1:
        place = taken % _IN_BLOCK
        if place == 0:
            block = _block(key, taken // _IN_BLOCK)
        for number in block[place:]:
            taken += 1
            drawn = number * n
            rest = drawn & _MASK
            if rest < n and rest < _SPAN % n:
                continue
            n -= 1
            j = drawn >> _BITS
            cards[n], cards[j] = cards[j], cards[n]
            if n == 1:
                break
    return key, taken, block


class Dice:
    """A stream of its own, for whoever needs chance outside of a table: bots, redeals, simulations."""

    __slots__ = ("stream",)

    def __init__(self, seed: int, salt: str = "") -> None:
        self.stream = start(seed, salt)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1."""
        self.stream, drawn = below(self.stream, n)
        return drawn

    def shuffle(self, cards: list[int]) -> None:
        """Puts a list into random order, in place."""
        self.stream = shuffle(self.stream, cards)
