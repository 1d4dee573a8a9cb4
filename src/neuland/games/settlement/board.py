"""The player's board as numbers, and the options that name its places: all made once, at import.

Wilderness spaces are numbered row by row (ST1-1, ST1-5): `I-1` is 0, `III-3` is 8. Sets of spaces are
bit masks, so that what may be done somewhere is one look into a table.
"""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.settlement.goods import GOODS

ROWS: Final = ("I", "II", "III")
STREETS: Final = ("upper", "middle", "lower")
LINES: Final = ROWS + STREETS
"""The six rows that can be activated: three of the wilderness, then three of the settlement."""
SPACES: Final = tuple([f"{row}-{column}" for row in ROWS for column in (1, 2, 3)])
LOTS: Final = tuple([f"{street}-{column}" for street in STREETS for column in (1, 2, 3)])
SPACE_OF: Final = {name: number for number, name in enumerate(SPACES)}
LINE_OF: Final = {name: number for number, name in enumerate(LINES)}
ROW_MASKS: Final = (0o7, 0o70, 0o700)
ALL_SPACES: Final = 0o777
FIRST_ROW: Final = 0o7
WILD_LINES: Final = 0o7
TOWN_LINES: Final = 0o70

MARKET_FIELDS: Final = 9
HERO_POSITIONS: Final = 4

BUILDINGS: Final = (
    "sawmill",
    "clay-pit",
    "quarry",
    "warehouse",
    "diamond-mine",
    "bazaar",
    "alchemist",
    "gem-cutter",
    "tavern",
    "trading-post",
    "bank",
    "church",
)
ARTEFACTS: Final = (
    "eternal-hourglass",
    "enchanted-compass",
    "mace-of-valour",
    "potion-of-might",
    "living-chest",
    "scroll-of-luck",
    "crown-of-dominion",
    "ornate-tankard",
    "magic-treasure",
    "diamond-ring",
    "guiding-star",
    "key-of-knowledge",
    "mirror-of-transformation",
    "shaman-mask",
)
HOURGLASS: Final = 0
COMPASS: Final = 1
MACE: Final = 2
POTION: Final = 3
CHEST: Final = 4
SCROLL: Final = 5
CROWN: Final = 6
TANKARD: Final = 7
TREASURE: Final = 8
RING: Final = 9
STAR: Final = 10
KEY: Final = 11
MIRROR: Final = 12
MASK: Final = 13
HEROES: Final = tuple([f"H{number:02}" for number in range(1, 49)])
LANDSCAPES: Final = tuple([f"L{row}-{number:02}" for row in (1, 2, 3) for number in range(1, 13)])
COLOURS: Final = ("green", "yellow", "blue", "red")
GUILDS: Final = ("adventurer", "defender", "builder", "craftsman")


def members(mask: int) -> list[int]:
    """The numbers in a mask, from the lowest."""
    return [number for number in range(9) if mask >> number & 1]


def _neighbours(space: int, corners: bool) -> int:
    """The spaces that share an edge (or, by option, a corner) with a space."""
    row, column = divmod(space, 3)
    mask = 0
    for other in range(9):
        down, across = abs(other // 3 - row), abs(other % 3 - column)
        if down + across == 1 or (corners and down == across == 1):
            mask |= 1 << other
    return mask


def _open(lands: int, corners: bool) -> int:
    """Where a landscape may be laid: the first one in row I, all others next to an explored one."""
    if not lands:
        return FIRST_ROW
    mask = 0
    for space in members(lands):
        mask |= _neighbours(space, corners)
    return mask & ~lands


NEIGHBOURS: Final = tuple([_neighbours(space, False) for space in range(9)])
OPEN: Final = [[_open(lands, corners) for lands in range(512)] for corners in (False, True)]
"""Free spaces for a landscape, by the option `neighbours` and the mask of explored spaces."""


def _explorations(lands: int, settlers: int, corners: bool) -> tuple[Action, ...]:
    """The rows with an open space that the settlers suffice for: 1, 2, 3 for I, II, III."""
    free = OPEN[corners][lands]
    return tuple([("explore", ROWS[row]) for row in range(3) if free & ROW_MASKS[row] and row < settlers])


def _by_mask(verb: str, names: tuple[str, ...]) -> list[tuple[Action, ...]]:
    """For every mask of places the options of a verb at these places."""
    return [
        tuple([(verb, names[place]) for place in range(len(names)) if mask >> place & 1])
        for mask in range(1 << len(names))
    ]


def _choices(verb: str, building: str) -> list[tuple[Action, ...]]:
    """For every mask of goods the options to use a building with one of them."""
    return [
        tuple([(verb, building, GOODS[kind]) for kind in range(len(GOODS)) if mask >> kind & 1]) for mask in range(32)
    ]


EXPLORE: Final = [
    [[_explorations(lands, settlers, corners) for lands in range(512)] for settlers in range(4)]
    for corners in (False, True)
]
FIGHT: Final = _by_mask("fight", SPACES)
FORTIFY: Final = _by_mask("fortify", SPACES)
FORTRESS: Final = _by_mask("fortress", SPACES)
ACTIVATE: Final = _by_mask("activate", LINES)
PLACE: Final = _by_mask("place", SPACES)
PLACE_STREET: Final = _by_mask("place", STREETS)
TRADE: Final = _by_mask("trade", GOODS)
SCROLL_FOR: Final = _by_mask("scroll", GOODS)
KEEP: Final = _by_mask("keep", GOODS[:3])
BUILD: Final[list[list[Action]]] = [
    [("build", building, field + 1) for field in range(MARKET_FIELDS)] for building in BUILDINGS
]
INVITE: Final[list[Action]] = [("invite", hero) for hero in HEROES]
TAKE: Final[list[Action]] = [("take", artefact) for artefact in ARTEFACTS]
USE: Final[list[Action]] = [("use", building) for building in BUILDINGS]
USE_TAKE: Final = [_choices("use-take", building) for building in BUILDINGS]
USE_GIVE: Final = [_choices("use-give", building) for building in BUILDINGS]
BONUS: Final[Action] = ("bonus",)
END: Final[Action] = ("end",)
PASS: Final[Action] = ("pass",)
STOP: Final[Action] = ("stop",)
SUMMON: Final[list[tuple[Action, ...]]] = [(("summon", space), ("spare", space)) for space in SPACES]
