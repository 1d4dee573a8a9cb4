"""What seldom changes on a table (`core.fields.Seldom`, `Small`): clones share it, a changed one takes its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeVar

T = TypeVar("T")
ONE: Final = [bytes([number]) for number in range(256)]
"""Each small number alone; -1 is the last (`core.fields.NONE`)."""
NOUGHTS: Final = bytes(256)
"""What is cleared of a row of small numbers: of so many places at most."""


def changed(row: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    """The row with another value at one place; it takes the place of the old one, which clones may still have."""
    following = list(row)
    following[at] = value
    return tuple(following)


def added(row: tuple[int, ...], at: int, number: int) -> tuple[int, ...]:
    """The row with so much more (or less, below 0) at one place."""
    following = list(row)
    following[at] += number
    return tuple(following)


def noted(row: bytes, at: int, number: int) -> bytes:
    """The row of small numbers with another one at one place."""
    return row[:at] + ONE[number] + row[at + 1 :]


def taken(row: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """The row without the first such thing."""
    return without(row, row.index(thing))


def without(row: tuple[T, ...], at: int) -> tuple[T, ...]:
    """The row without what stands at one place."""
    return row[:at] + row[at + 1 :]


def with_entry(entries: Mapping[int, T], key: int, value: T) -> Mapping[int, T]:
    """The entries with another value under a key."""
    following = dict(entries)
    following[key] = value
    return following


def without_entry(entries: Mapping[int, T], key: int) -> Mapping[int, T]:
    """The entries without a key, if it is there."""
    return {other: value for other, value in entries.items() if other != key} if key in entries else entries


def cleared(row: tuple[int, ...], start: int, size: int) -> tuple[int, ...]:
    """The row with nothing at so many places from one on."""
    return row[:start] + (0,) * size + row[start + size :]


def cleared_bytes(row: bytes, start: int, size: int) -> bytes:
    """The same of small numbers."""
    return row[:start] + NOUGHTS[:size] + row[start + size :]


def summed(row: bytes, more: bytes, start: int, size: int) -> bytes:
    """The row of small numbers with so much more at so many places from one on as another row has there. No sum is
    above 254, so pieces may be added up as one long number each."""
    end = start + size
    piece, added_to_it, nothing = row[start:end], more[start:end], NOUGHTS[:size]
    if added_to_it == nothing:
        return row
    if piece == nothing:
        return row[:start] + added_to_it + row[end:]
    whole = int.from_bytes(piece, "big") + int.from_bytes(added_to_it, "big")
    return row[:start] + whole.to_bytes(size, "big") + row[end:]


def bits(number: int) -> list[int]:
    """The places of the bits that are set, from the lowest on."""
    found = []
    while number:
        lowest = number & -number
        found.append(lowest.bit_length() - 1)
        number ^= lowest
    return found
