"""The parts of 504's views that other games do not have: sides, roads, tiles, cards, and who sees which money."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from neuland.core.groups import Fields, Many, Seats, Some, Whole
from neuland.core.parts import MANY, Feature, Flag, Leaf, Number, Numbers, Part, Text
from neuland.core.shape import NUMBER, Shape
from neuland.games.worlds import cards
from neuland.games.worlds.modules.race import NO_PRIZE
from neuland.games.worlds.plan import COMPANIES, MODULES
from neuland.games.worlds.state import (
    NEUTRAL,
    SOURCES,
)
from neuland.games.worlds.tiles import COUNTS, FIRST, GOODS, NOWHERE, TERRAINS, WORDS
from neuland.games.worlds.view import bid_is_seen, cash_is_open, open_scores, sees_money
from neuland.kit import hex

MOST_ROW: Final = 12
NO_ROAD: Final = array("f", [0.0]) * (COMPANIES + 1)


def write_row(row: Sequence[int], numbers: Numbers, at: int) -> None:
    """Numbers one after another."""
    if any(row):
        for number in row:
            if number:
                numbers[at] = min(number, MANY)
            at += 1


class Signed(Part):
    """A number that may be below 0."""

    __slots__ = ()

    def __init__(self, most: int, of: Any = None) -> None:
        super().__init__([Feature("", -most, most)], of)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        numbers[at] = value

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if type(value) is int and abs(value) <= self.features[0].most else f": {value!r} is too far"

    def shape(self) -> Shape:
        return NUMBER


class Side(Part):
    """A side: a 1 at its row; nowhere if it is nobody's."""

    __slots__ = ("players",)

    def __init__(self, players: int, of: Any = None) -> None:
        super().__init__([Feature(str(number), 0, 1) for number in range(1, COMPANIES + 1)], of, zero=True)
        self.players = players

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value >= 0:
            numbers[at + ((value - viewer) % self.players if self.players else value)] = 1

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if type(value) is int and -2 <= value < COMPANIES else f": {value!r} is no side"

    def shape(self) -> Shape:
        return NUMBER


class Prize(Side):
    """Whose a prize is, and in a place of its own that it is nobody's any more (-2)."""

    __slots__ = ()

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.features = [*self.features, Feature("gone", 0, 1)]

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        super().write(value, numbers, at, viewer)
        if value == NO_PRIZE:
            numbers[at + COMPANIES] = 1


class SideOrder(Side):
    """A list of sides: each one's place in it, from 1."""

    __slots__ = ()

    def __init__(self, players: int, of: Any = None) -> None:
        super().__init__(players, of)
        self.features = [Feature(feature.name, 0, COMPANIES) for feature in self.features]

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for number, side in enumerate(value, 1):
            numbers[at + ((side - viewer) % self.players if self.players else side)] = number

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return Many(Side(self.players)).fault(value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=NUMBER)


class Roads(Part):
    """Roads: for each edge of a tile the sides that have one, and whether one is neutral."""

    __slots__ = ("players", "record")

    def __init__(self, players: int) -> None:
        names = [*[str(number) for number in range(1, COMPANIES + 1)], "neutral"]
        super().__init__(
            [Feature(f"{word}.{way}.{name}", 0, 1) for word in WORDS for way in hex.DIRECTIONS[:3] for name in names]
        )
        self.players = players
        self.by("roads")
        self.record = Fields(
            {"from": Text(), "to": Text(), "way": Text(), "sides": Many(Side(players)), "neutral": Flag()}
        )

    def mark(self, numbers: Numbers, at: int, edge: int, bits: int, viewer: int) -> None:
        start = at + edge * (COMPANIES + 1)
        for side in range(COMPANIES):
            if bits >> side & 1:
                numbers[start + ((side - viewer) % self.players if self.players else side)] = 1
        if bits & NEUTRAL:
            numbers[start + COMPANIES] = 1

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for road in value:
            edge = WORDS.index(road["from"]) * 3 + hex.DIRECTIONS.index(road["way"])
            bits = sum([1 << side for side in road["sides"]]) | (NEUTRAL if road["neutral"] else 0)
            self.mark(numbers, at, edge, bits, viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for edge, bits in enumerate(table.roads):
            if bits:
                self.mark(numbers, at, edge, bits, viewer)

    def renew(self, before: dict[str, Any], table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        was: tuple[int, ...] = before["roads"]
        for edge, bits in enumerate(table.roads):
            if bits != was[edge]:
                start = at + edge * (COMPANIES + 1)
                numbers[start : start + COMPANIES + 1] = NO_ROAD
                self.mark(numbers, at, edge, bits, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return Many(self.record).fault(value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=self.record.shape())


class World(Part):
    """Which modules the world has, and where."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__([Feature(f"{module}.{top}", 0, 1) for module in MODULES for top in ("I", "II", "III")])
        self.number = number

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for top, digit in enumerate(str(value)):
            numbers[at + (int(digit) - 1) * 3 + top] = 1

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        self.write(table.world, numbers, at, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if value == self.number else f": {value!r} is another world"

    def shape(self) -> Shape:
        return NUMBER


class GoodsOf(Some):
    """Goods by kind, read as a row of five numbers."""

    __slots__ = ("read",)

    def __init__(self, read: Any) -> None:
        super().__init__({word: Number(MANY) for word in GOODS})
        self.read = read

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        write_row(self.read(table, it), numbers, at)


def counts(of: Any = None) -> Some:
    """Goods by kind; `of(table, it)` gives the five numbers."""
    return Some({word: Number(MANY) for word in GOODS}) if of is None else GoodsOf(of)


class Plain(Part):
    """A word or a number, for people."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([])

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if type(value) in (str, int) else f": {value!r} is neither word nor number"

    def shape(self) -> Shape:
        return Shape(("number", "string"))


class Money(Number):
    """A side's money, where the viewer may see it (G39)."""

    __slots__ = ()

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if sees_money(table, it, viewer, False):
            numbers[at] = min(MANY, table.money[it])


class Held(Whole):
    """VP held, by where they came from."""

    def __init__(self) -> None:
        super().__init__({word: Number(MANY) for word in SOURCES})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        write_row(table.vp[it * len(SOURCES) : (it + 1) * len(SOURCES)], numbers, at)


class FoundTerrains(Whole):
    """Tiles discovered, by terrain."""

    def __init__(self) -> None:
        super().__init__({word: Number(MANY) for word in TERRAINS})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        write_row(table.found[it * len(COUNTS) : (it + 1) * len(COUNTS)], numbers, at)


class Scores(Seats):
    """The points of each player, as far as they lie open."""

    __slots__ = ()

    def __init__(self, seats: int) -> None:
        super().__init__(seats, Number(MANY), Number(MANY))

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for seat, points in enumerate(open_scores(table, False)):
            numbers[at + (seat - viewer) % len(self.parts)] = min(points, MANY)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return [(self, it, at)]


class Purse(Number):
    """A player's own cash, his secret unless it is played openly."""

    __slots__ = ()

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if it == viewer or cash_is_open(table):
            numbers[at] = min(MANY, table.purse[it])


class Bid(Number):
    """A bid that can be seen."""

    __slots__ = ()

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if bid_is_seen(table, it, viewer, False):
            numbers[at] = min(MANY, table.bids[it])


class HiddenTiles(Some):
    """How many tiles of each terrain are still to be discovered."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__({word: Number(COUNTS[terrain]) for terrain, word in enumerate(TERRAINS)})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if NOWHERE in table.places:
            for terrain in range(len(COUNTS)):
                numbers[at + terrain] = table.places[FIRST[terrain] : FIRST[terrain + 1]].count(NOWHERE)


class Which(Part):
    """Which of some numbered things, as a list; on the table a bit for each."""

    __slots__ = ()

    def __init__(self, most: int, of: Any) -> None:
        super().__init__([Feature(str(number), 0, 1) for number in range(1, most + 1)], of)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for number in value:
            numbers[at + number] = 1

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for number in range(len(self.features)):
            if value >> number & 1:
                numbers[at + number] = 1

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return Many(Number(len(self.features))).fault(value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=NUMBER)


class CardRow(Part):
    """The row of privileges in order, each with its price."""

    __slots__ = ()

    def __init__(self) -> None:
        places = range(1, MOST_ROW + 1)
        super().__init__(
            [
                feature
                for place in places
                for feature in (
                    *[Feature(f"{place}.{word}", 0, 1) for word in cards.WORDS],
                    Feature(f"{place}.price", 0, MANY),
                )
            ]
        )

    def mark(self, numbers: Numbers, at: int, place: int, kind: int, price: int) -> None:
        start = at + place * (cards.PRIVILEGES + 1)
        numbers[start + kind] = 1
        numbers[start + cards.PRIVILEGES] = price

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for place, (word, price) in enumerate(value):
            self.mark(numbers, at, place, cards.KIND[word], price)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for place, kind in enumerate(table.row):
            self.mark(numbers, at, place, kind, table.row_price[place])

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return Many(Many(Plain())).fault(value, viewer, whole) if len(value) <= MOST_ROW else ": too long a row"

    def shape(self) -> Shape:
        return Shape(items=Shape(items=Plain().shape()))


class Backs(Part):
    """How many cards of each back lie in the deck; they lie in the order of their backs."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([Feature(word, 0, 2 * cards.PRIVILEGES) for word in ("I", "II", "III")])

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        for back in value:
            numbers[at + back - 1] += 1

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for kind in table.deck:
            numbers[at + cards.BACK[kind]] += 1

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return Many(Number(3)).fault(value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=NUMBER)


class Prices(Whole):
    """What each kind of good brings now."""

    def __init__(self, track: tuple[int, ...]) -> None:
        super().__init__({word: Number(max(track)) for word in GOODS})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for good, space in enumerate(table.prices):
            numbers[at + good] = table.plan.known.price_track[space]
