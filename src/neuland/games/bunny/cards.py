"""The map and the 182 cards, read from data/bunny.toml and checked.

Squares are numbers 0 to 99, row by row. Cards are numbers too: a territory card has the number of
its square, then follow buildings, parchments and provisions.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from neuland.core.components import Component, Item, entries, read_toml
from neuland.core.decision import Action, Word
from neuland.core.errors import BadData

_FILE = "bunny.toml"
_DOCUMENT = read_toml((Path(__file__).parent / "data" / _FILE).read_text("utf-8"), _FILE)

TERRAINS: Final = ("forest", "field", "sea", "plain", "mountain", "city")
RESOURCES: Final = ("wood", "fish", "carrot", "pearl", "mushroom", "spice", "diamond", "copper", "gold", "iron")
BASIC: Final = RESOURCES[:3]
SIDE: Final = 10
NOTHING: Final = -1


def _terrains() -> dict[str, Item]:
    found = {entry.text("id", TERRAINS): entry for entry in entries(_DOCUMENT, "terrain", _FILE)}
    if len(found) != len(TERRAINS):
        raise BadData(f"{_FILE}: every terrain must be described once.")
    return found


def _grid() -> list[str]:
    """The terrain of each square (BK2-1), counted against what the terrain entries say."""
    raw = Item(f"{_FILE}, map", _DOCUMENT.get("map"))
    legend = raw.raw.get("legend", {})
    grid = [legend.get(code) for row in raw.texts("grid") for code in row.split()]
    for name, entry in _terrains().items():
        if len(grid) != SIDE * SIDE or grid.count(name) != entry.number("squares"):
            raise raw.fail(f"the grid must have {entry.number('squares')} squares of {name}")
    return grid


def _square_name(square: int) -> str:
    return "ABCDEFGHIJ"[square // SIDE] + str(square % SIDE + 1)


SQUARE_NAMES: Final = tuple(_square_name(square) for square in range(SIDE * SIDE))
SQUARES: Final[dict[Word, int]] = {name: square for square, name in enumerate(SQUARE_NAMES)}

_TERRAIN_NAMES = _grid()
TERRAIN: Final = [TERRAINS.index(name) for name in _TERRAIN_NAMES]
MOUNTAIN: Final = TERRAINS.index("mountain")
_CITY = TERRAINS.index("city")

BASE_RESOURCE: Final = [  # BK2-2: what a square produces by itself; a bit for each resource
    1 << RESOURCES.index(produces) if produces else 0
    for produces in (_terrains()[name].text("produces", ("", *RESOURCES)) for name in _TERRAIN_NAMES)
]
START_CITIES: Final = tuple(square for square in range(SIDE * SIDE) if TERRAIN[square] == _CITY)  # BK2-3, BK3-1
WITHOUT_CITY: Final = tuple(square for square in range(SIDE * SIDE) if TERRAIN[square] != _CITY)


def _lava() -> set[tuple[int, int]]:
    """Edges closed by lava (BK2-4), in both directions."""
    closed = set()
    for pair in Item(f"{_FILE}, map", _DOCUMENT["map"]).raw["lava"]:
        a, b = (SQUARES[name] for name in pair)
        closed |= {(a, b), (b, a)}
    return closed


LAVA: Final = frozenset(_lava())


def _neighbours(square: int) -> tuple[int, ...]:
    """Squares joined to a square: side by side, not diagonally, not over lava (BK2-5). Rivers, paths,
    coast and the fold of the board have no effect (BK2-6)."""
    row, column = divmod(square, SIDE)
    beside = [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]
    found = [r * SIDE + c for r, c in beside if 0 <= r < SIDE and 0 <= c < SIDE]
    return tuple(other for other in found if (square, other) not in LAVA)


NEIGHBOURS: Final = [_neighbours(square) for square in range(SIDE * SIDE)]
BORDER: Final = frozenset(s for s in range(100) if s // SIDE in (0, 9) or s % SIDE in (0, 9))  # BK5.1-4
CORNERS: Final = frozenset(SQUARES[name] for name in ("A1", "A10", "J1", "J10"))


# ---- cards -------------------------------------------------------------------------------------


class Parchment:
    """A parchment: treasure or mission, and what it scores by."""

    __slots__ = ("alone", "by", "id", "least", "paired", "points", "resource", "side", "treasure")

    def __init__(self, entry: Item) -> None:
        score = Item(f"{entry.where}, score", entry.raw.get("score"))
        self.id = entry.text("id")
        self.treasure = entry.text("kind", ("treasure", "mission")) == "treasure"
        self.by = score.text("by")
        self.points = score.number("points", default=0)
        self.least = score.number("least", default=0)
        self.alone = score.number("alone", default=0)
        self.paired = score.number("paired", default=0)
        self.resource = RESOURCES.index(score.text("resource", RESOURCES, default="wood"))
        self.side = score.text("side", ("", "left", "right"), default="")
        score.only("by", "points", "least", "alone", "paired", "resource", "side", "terrain")


_buildings = entries(_DOCUMENT, "building", _FILE)
_parchments = [Parchment(entry) for entry in entries(_DOCUMENT, "parchment", _FILE)]
_provisions = entries(_DOCUMENT, "provisions", _FILE)[0]

FIRST_BUILDING: Final = SIDE * SIDE
_copies = [entry for entry in _buildings for _ in range(entry.number("cards", least=1))]
FIRST_PARCHMENT: Final = FIRST_BUILDING + len(_copies)
FIRST_PROVISIONS: Final = FIRST_PARCHMENT + len(_parchments)
CARDS: Final = FIRST_PROVISIONS + _provisions.number("cards")
PROVISIONS_DRAW: Final = _provisions.number("draw")
START_CITY: Final = CARDS
"""What stands on a square with a city from the start; not a card."""


def _card_names() -> tuple[str, ...]:
    names = list(SQUARE_NAMES)
    for entry in _buildings:
        kind, cards = entry.text("id"), entry.number("cards")
        names += [kind] if cards == 1 else [f"{kind}-{number}" for number in range(1, cards + 1)]
    names += [parchment.id for parchment in _parchments]
    return (*names, *(f"provisions-{number}" for number in range(1, CARDS - FIRST_PROVISIONS + 1)))


CARD_NAMES: Final = _card_names()
CARD_NUMBERS: Final[dict[Word, int]] = {name: card for card, name in enumerate(CARD_NAMES)}
PARCHMENTS: Final = {FIRST_PARCHMENT + number: parchment for number, parchment in enumerate(_parchments)}
LIBERAL: Final = CARD_NUMBERS["liberal"]
SOCIALIST: Final = CARD_NUMBERS["socialist"]
TREASURE_HUNTER: Final = CARD_NUMBERS["treasure-hunter"]
LEFT_GLOVE: Final = CARD_NUMBERS["left-glove"]
RIGHT_GLOVE: Final = CARD_NUMBERS["right-glove"]

# Buildings by card number. The last place of each list is read with NOTHING (-1): an empty square.
KIND: Final = [""] * (START_CITY + 2)
"""The word for a building when it is placed: equal cards have equal words."""
STRENGTH: Final = [0] * (START_CITY + 2)
YIELD: Final = [0] * (START_CITY + 2)
"""A bit for the resource that a farm produces."""
PLACE: Final = [NOTHING] * (START_CITY + 2)
"""The terrain that a building must stand on; NOTHING for any (BK4.2-3)."""
for _number, _entry in enumerate(_copies, FIRST_BUILDING):
    KIND[_number] = _entry.text("id")
    STRENGTH[_number] = _entry.number("strength", default=0)
    _produces = _entry.text("produces", ("", *RESOURCES), default="")
    YIELD[_number] = 1 << RESOURCES.index(_produces) if _produces else 0
    _terrain = _entry.text("terrain", ("any", *TERRAINS))
    PLACE[_number] = NOTHING if _terrain == "any" else TERRAINS.index(_terrain)
STRENGTH[START_CITY] = 1

POSTS: Final = (CARD_NUMBERS["trading-post-1"], CARD_NUMBERS["trading-post-2"])
FIRST_TOWER: Final = CARD_NUMBERS["sky-tower-1"]
FIRST_CAMP: Final = CARD_NUMBERS["camp-1"]
LAST_CAMP: Final = CARD_NUMBERS["camp-6"]

FITTING: Final[list[list[bool]]] = [
    [PLACE[card] in (NOTHING, TERRAIN[square]) for square in range(SIDE * SIDE)] for card in range(START_CITY)
]
"""Whether a building may stand on a square, by terrain alone."""

# ---- options, made once --------------------------------------------------------------------------

PICK: Final[list[Action]] = [("pick", name) for name in CARD_NAMES]
DROP: Final[list[Action]] = [("drop", name) for name in CARD_NAMES]
BUILD: Final[list[list[Action]]] = [
    [("build", KIND[card], name) for name in SQUARE_NAMES] if FIRST_BUILDING <= card < FIRST_CAMP else []
    for card in range(FIRST_PARCHMENT)
]
TOWER: Final[list[Action]] = [("join", name) for name in SQUARE_NAMES]
CAMP: Final[list[list[Action]]] = [[("camp", number, name) for name in SQUARE_NAMES] for number in range(7)]


def number_of_camp(card: int) -> int:
    """The priority of a camp: 1 goes before 6 (BK4.2-6)."""
    return card - FIRST_CAMP + 1


class Dealt:
    """How many cards a round deals to each seat (BK3-4)."""

    __slots__ = ("hand", "reserve")

    def __init__(self, entry: Item) -> None:
        self.hand = entry.number("hand", least=2)
        self.reserve = entry.number("reserve")


DEALS: Final = {entry.text("id"): Dealt(entry) for entry in entries(_DOCUMENT, "deal", _FILE)}


# ---- for people ----------------------------------------------------------------------------------


def _facts(entry: Item) -> dict[str, Any]:
    return {key: value for key, value in entry.raw.items() if key not in ("id", "kind", "source", "confidence")}


def about(words: Any, card: str, data: str = "") -> str:
    """What a card does; of a territory, what its square is."""
    if card not in SQUARES:
        return str(words.about(card))
    square = SQUARES[card]
    terrain = _TERRAIN_NAMES[square]
    said = str(words.say("label-territory", terrain=terrain, about=words.about(terrain)))
    beyond = [SQUARE_NAMES[b] for a, b in sorted(LAVA) if a == square]
    return f"{said} {words.say('label-lava', squares=beyond)}" if beyond else said


def browse(data: str = "") -> list[Component]:
    """Every different card: 100 territories, buildings, parchments, provisions."""
    listed = [
        Component(
            name,
            "territory",
            {"terrain": _TERRAIN_NAMES[square], "lava": [SQUARE_NAMES[b] for a, b in sorted(LAVA) if a == square]},
            _DOCUMENT["map"]["source"],
            _DOCUMENT["map"]["confidence"],
        )
        for square, name in enumerate(SQUARE_NAMES)
    ]
    kinds = [*_buildings, *entries(_DOCUMENT, "parchment", _FILE), _provisions]
    return listed + [
        Component(
            entry.text("id"),
            entry.text("kind", default="provisions"),
            _facts(entry),
            entry.text("source"),
            entry.confidence(),
        )
        for entry in kinds
    ]
