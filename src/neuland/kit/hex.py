"""Hexes by axial coordinates, each packed into one number: pointy tops, q grows to the right and r downwards."""

from __future__ import annotations

from typing import Final

_MIDDLE: Final = 128
_ROW: Final = 256

DIRECTIONS: Final = ("e", "ne", "nw", "w", "sw", "se")
"""Words for the six neighbours, against the clock; the opposite of direction d is (d + 3) % 6."""
TO: Final = (_ROW, _ROW - 1, -1, -_ROW, 1 - _ROW, 1)
"""What to add to a place to come to its neighbour in each direction."""


def place(q: int, r: int) -> int:
    """The number of the hex at (q, r); coordinates lie between -128 and 127."""
    return (q + _MIDDLE) * _ROW + r + _MIDDLE


def column(where: int) -> int:
    """The q of a place."""
    return where // _ROW - _MIDDLE


def row(where: int) -> int:
    """The r of a place."""
    return where % _ROW - _MIDDLE


def distance(one: int, two: int) -> int:
    """Steps from one place to another by air line."""
    dq, dr = one // _ROW - two // _ROW, one % _ROW - two % _ROW
    return max(abs(dq), abs(dr), abs(dq + dr))


def around(where: int) -> tuple[int, ...]:
    """The six places beside a place."""
    return tuple([where + step for step in TO])


CENTRE: Final = place(0, 0)
