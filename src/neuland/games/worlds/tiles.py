"""The 61 tiles as small numbers, their words and goods, and how the five maps are laid."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.components import Item, entries
from neuland.core.decision import Action, Word
from neuland.core.errors import BadData
from neuland.games.worlds.facts import DOCUMENT, NAME
from neuland.kit import hex

CITY: Final = 0
MEADOW: Final = 1
FOREST: Final = 2
FIELD: Final = 3
MOUNTAIN: Final = 4
DESERT: Final = 5
WATER: Final = 6
TERRAINS: Final = ("city", "meadow", "forest", "field", "mountain", "desert", "water")
"""In the order of the majority board's columns; water has none."""
COLUMNS: Final = 6

CATTLE: Final = 0
WOOD: Final = 1
GRAIN: Final = 2
ORE: Final = 3
FISH: Final = 4
GOODS: Final = ("cattle", "wood", "grain", "ore", "fish")
"""Meadow to mountain give the first four in this order, water gives fish (M8-S1)."""
KINDS: Final = 5
NO_GOOD: Final = -1

NOWHERE: Final = -1
"""No tile: the place of one still hidden, the neighbour beyond the map's edge."""

COUNTS: Final = (10, 10, 9, 8, 7, 6, 11)
FIRST: Final = (0, 10, 20, 29, 37, 44, 50, 61)
"""The number of each terrain's first tile; land and cities, which can be entered, come before all water."""
CITIES: Final = 10
FIRST_WATER: Final = 50
TILES: Final = 61

TERRAIN: Final = tuple([terrain for terrain in range(7) for _ in range(COUNTS[terrain])])
"""Each tile's terrain."""
WORDS: Final = tuple([f"{TERRAINS[t]}-{number + 1}" for t in range(7) for number in range(COUNTS[t])])
"""Each tile's word, for the whole game: cities by their number, others as they are laid or drawn."""
NUMBER: Final[dict[Word, int]] = {word: tile for tile, word in enumerate(WORDS)}
MASK: Final = tuple([sum(1 << tile for tile in range(FIRST[t], FIRST[t + 1])) for t in range(7)])
"""For each terrain the bits of its tiles, for sets of tiles that are kept as one number."""
GOOD: Final = tuple([t - 1 if MEADOW <= t <= MOUNTAIN else FISH if t == WATER else NO_GOOD for t in TERRAIN])
"""What a plant on the tile makes of its own; fish comes from water beside it (M8-S1, M8-D2a)."""


def tile_options(verb: str) -> tuple[Action, ...]:
    """One option of a verb for every tile, made once at import."""
    return tuple([(verb, word) for word in WORDS])


def good_options(verb: str) -> tuple[Action, ...]:
    """One option of a verb for every kind of good."""
    return tuple([(verb, word) for word in GOODS])


def direction_options(verb: str) -> tuple[Action, ...]:
    """One option of a verb for every direction."""
    return tuple([(verb, word) for word in hex.DIRECTIONS])


DIRECTION: Final[dict[Word, int]] = {word: number for number, word in enumerate(hex.DIRECTIONS)}


# ---- what is read from the component file -----------------------------------------------------------


def _read_goods() -> tuple[int, ...]:
    """What each city supplies; every city demands the four other kinds, and no other city is like it."""
    supplies = []
    for number, entry in enumerate(entries(DOCUMENT, "city", NAME), 1):
        if entry.text("id") != f"city-{number}":
            raise entry.fail(f"cities stand in order, here city-{number}")
        supply = entry.text("supplies", GOODS)
        if sorted(entry.texts("demands", GOODS)) != sorted(set(GOODS) - {supply}):
            raise entry.fail("a city demands the four kinds that it does not supply")
        entry.confidence()
        supplies.append(GOODS.index(supply))
    if [supplies.count(good) for good in range(KINDS)] != [2] * KINDS:
        raise BadData(f"{NAME}: two cities supply each kind of good.")
    return tuple(supplies)


def _check_terrains() -> None:
    for terrain, entry in enumerate(entries(DOCUMENT, "terrain", NAME)):
        good = GOOD[FIRST[terrain]]
        if (entry.text("id"), entry.number("count")) != (TERRAINS[terrain], COUNTS[terrain]):
            raise entry.fail(f"here stand {COUNTS[terrain]} tiles of {TERRAINS[terrain]}")
        if entry.text("good") != ("" if good == NO_GOOD else GOODS[good]):
            raise entry.fail("the good is not the terrain's")
        entry.confidence()


_check_terrains()
SUPPLY: Final = _read_goods()
"""What each city supplies with its goods side up."""
DEMAND: Final = tuple([31 & ~(1 << good) for good in SUPPLY])
"""The kinds each city demands, a bit for each."""


class Map:
    """One of the maps as it is laid at the start."""

    __slots__ = ("fixed", "free", "id", "lake", "single_water")

    def __init__(self, entry: Item) -> None:
        self.id: str = entry.text("id")
        cities = _triples(entry, "cities")
        self.fixed: tuple[tuple[int, int], ...] = (
            *[(hex.place(q, r), CITY) for _, q, r in cities],
            *[(where, WATER) for where in _places(entry, "water")],
            *[(where, MEADOW) for where in _places(entry, "meadow")],
        )
        """Places and terrains that are the same in every game; the cities first, by number."""
        self.free: tuple[int, ...] = _places(entry, "free")
        """Places for the other tiles, row by row from the top."""
        self.lake: tuple[int, ...] = _places(entry, "lake")
        self.single_water: tuple[int, ...] = _places(entry, "single_water")
        if [number for number, _, _ in cities] != list(range(1, len(cities) + 1)):
            raise entry.fail("cities stand in the order of their numbers")
        everywhere = [*[where for where, _ in self.fixed], *self.free]
        if len(set(everywhere)) != len(everywhere) or len(everywhere) not in (1, 5, 7, 11, TILES):
            raise entry.fail("a cell is missing or there twice")
        entry.confidence()


def _triples(entry: Item, key: str) -> list[tuple[int, int, int]]:
    return [(part[0], part[1], part[2]) for part in _parts(entry, key, 3)]


def _places(entry: Item, key: str) -> tuple[int, ...]:
    return tuple([hex.place(part[0], part[1]) for part in _parts(entry, key, 2)])


def _parts(entry: Item, key: str, size: int) -> list[list[int]]:
    value: Any = entry.raw.get(key, [])
    if not isinstance(value, list) or any(not isinstance(part, list) or len(part) != size for part in value):
        raise entry.fail(f"{key!r} should be a list of {size} numbers each")
    return [[int(number) for number in part] for part in value]


MAPS: Final = {found.id: found for found in [Map(entry) for entry in entries(DOCUMENT, "map", NAME)]}
"""By id; map 1 differs by the number of players: 1-2, 1-3, 1-4."""


def neighbours(places: list[int]) -> list[tuple[int, ...]]:
    """For each tile its six neighbours in the order of `hex.DIRECTIONS`, NOWHERE where there is none (yet)."""
    tile_at = {where: tile for tile, where in enumerate(places) if where != NOWHERE}
    return [
        tuple([tile_at.get(where + to, NOWHERE) for to in hex.TO]) if where != NOWHERE else (NOWHERE,) * 6
        for where in places
    ]


def land(around: tuple[int, ...]) -> tuple[int, ...]:
    """Of a tile's neighbours those that residents and trolleys can enter: land and cities (G13)."""
    return tuple([tile for tile in around if NOWHERE < tile < FIRST_WATER])
