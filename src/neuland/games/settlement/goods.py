"""A bag of goods as one number: twelve bits for each kind, so that paying is one subtraction.

The top bit of each kind's place stays free. Set by `GUARD` before a subtraction, it is missing
afterwards exactly where the bag held too little.
"""

from __future__ import annotations

from typing import Final

GOODS: Final = ("wood", "clay", "stone", "diamond", "gold")
WOOD: Final = 0
CLAY: Final = 1
STONE: Final = 2
DIAMOND: Final = 3
GOLD: Final = 4
NORMAL: Final = 3
"""The kinds below this number are normal resources, the others rare ones (ST1-2)."""

BITS: Final = 12
FULL: Final = 0x7FF
GUARD: Final = 0x800800800800800
UNITS: Final = [1 << BITS * kind for kind in range(len(GOODS))]
"""A bag with one unit of each kind."""
ONE_WOOD: Final = 1
ONE_CLAY: Final = 1 << 12
ONE_STONE: Final = 1 << 24
ONE_DIAMOND: Final = 1 << 36
ONE_GOLD: Final = 1 << 48
ONE_OF_EACH_NORMAL: Final = ONE_WOOD + ONE_CLAY + ONE_STONE
NORMALS: Final = FULL * ONE_OF_EACH_NORMAL
"""The places of the normal resources."""


def count(bag: int, kind: int) -> int:
    """How many units of a kind are in a bag."""
    return bag >> BITS * kind & FULL


def covers(bag: int, cost: int) -> bool:
    """Whether a bag holds all of a cost."""
    return ((bag | GUARD) - cost) & GUARD == GUARD


def counts(bag: int) -> list[int]:
    """The units of all kinds, in the order of GOODS."""
    return [bag & FULL, bag >> 12 & FULL, bag >> 24 & FULL, bag >> 36 & FULL, bag >> 48 & FULL]


def bag_of(units: dict[str, int]) -> int:
    """The bag with so many units of each named kind."""
    return sum([UNITS[GOODS.index(kind)] * number for kind, number in units.items()])


def named(bag: int) -> dict[str, int]:
    """A bag's content by the kinds' names, all five of them."""
    return {
        "wood": bag & FULL,
        "clay": bag >> 12 & FULL,
        "stone": bag >> 24 & FULL,
        "diamond": bag >> 36 & FULL,
        "gold": bag >> 48 & FULL,
    }


def amounts(bag: int) -> dict[str, int]:
    """What is in a bag, by name: for the log."""
    return {GOODS[kind]: count(bag, kind) for kind in range(len(GOODS)) if count(bag, kind)}


def within(bag: int, limit: int) -> int:
    """What of a bag a limited supply can give."""
    return sum([UNITS[kind] * min(count(bag, kind), count(limit, kind)) for kind in range(len(GOODS))])
