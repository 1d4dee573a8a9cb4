"""What a seat of 504 sees, declared once: as types, for checks, and in numbers for learning programs.

The numbers are the same for all worlds, with rows for five sides: what a world does not have stays 0. Nine times three
flags say which world it is.
"""

from __future__ import annotations

from typing import Any, Final

from neuland.core.observation import Observation
from neuland.core.parts import (
    MANY,
    Feature,
    Fields,
    Flag,
    Hidden,
    InOrder,
    Many,
    Maybe,
    Number,
    Numbers,
    OneOf,
    Part,
    Row,
    Seat,
    Seats,
    Several,
    Sides,
    Some,
    Text,
    Unsaid,
)
from neuland.core.shape import NUMBER, Shape
from neuland.core.table import Origin
from neuland.games.worlds import GAME, cards, scoring
from neuland.games.worlds.modules.race import NO_PRIZE
from neuland.games.worlds.plan import COMPANIES, MODULES, Plan
from neuland.games.worlds.rules.asking import cell_asked_about
from neuland.games.worlds.rules.points import gained
from neuland.games.worlds.rules.rounds import ROUNDS
from neuland.games.worlds.state import (
    BARRACKS,
    COMPANY_WORDS,
    COVER_WORDS,
    EMPTY,
    MILITIA,
    NEUTRAL,
    NOT_YET,
    PHASES,
    POINTS,
    SOURCES,
    WorldsTable,
)
from neuland.games.worlds.tiles import CITIES, COUNTS, FIRST, GOODS, KINDS, NOWHERE, TERRAINS, TILES, WORDS
from neuland.games.worlds.view import CARGO, GARRISONS, bid_is_seen, cash_is_open, open_scores, sees_money
from neuland.games.worlds.worlds import plan_of, world_of
from neuland.kit import hex

PROMPTS: Final = (
    "act",
    "bid",
    "bid-order",
    "buy",
    "capital",
    "claim",
    "climb",
    "dealing",
    "dividend",
    "drive",
    "explore-more",
    "factory",
    "fight",
    "follow",
    "get",
    "march",
    "move-capital",
    "new-capital",
    "onto",
    "pave",
    "place",
    "privilege",
    "remove",
    "retreat",
    "sell",
    "shares",
    "send",
    "shift",
    "take",
    "upgrade",
    "use",
    "what",
)
MOST_SOLD: Final = 12
MOST_SEATS: Final = 4
MOST_CARDS: Final = 20
MOST_ROW: Final = 12
FARTHEST: Final = 64
"""How far from the centre a tile of a map that grows can lie."""


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


class OnTile(Sides):
    """What each side has on a tile; `of(table, tile, side)` gives it in numbers, in the order of the features."""

    __slots__ = ("read",)

    def __init__(self, part: Part, players: int, read: Any, extra: int = 0) -> None:
        super().__init__(COMPANIES + extra, part, players)
        self.read = read

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for side in range(table.plan.sides):
            start = at + self.place(side, viewer)
            for number, value in enumerate(self.read(table, it, side)):
                if value:
                    numbers[start + number] = value


class Factories(OnTile):
    """Factories in a city by side, and at the end those without an owner."""

    __slots__ = ()

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        super().write(value[:-1], numbers, at, viewer)
        numbers[at + COMPANIES] = value[-1]

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        super().take(table, it, numbers, at, viewer)
        numbers[at + COMPANIES] = table.factories[table.plan.sides * CITIES + it]


class Roads(Part):
    """Roads: for each edge of a tile the sides that have one, and whether one is neutral."""

    __slots__ = ("players", "record")

    def __init__(self, players: int) -> None:
        names = [*[str(number) for number in range(1, COMPANIES + 1)], "neutral"]
        super().__init__(
            [Feature(f"{word}.{way}.{name}", 0, 1) for word in WORDS for way in hex.DIRECTIONS[:3] for name in names]
        )
        self.players = players
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


def observation(origin: Origin) -> Observation:
    """What is seen at tables of an origin."""
    plan = plan_of(world_of(origin), origin.seats, origin.options.get("edition", "first"), origin.data)
    players = 0 if plan.companies else origin.seats
    points = Number(MANY, lambda table, seat: open_scores(table, False)[seat])
    return Observation(
        GAME,
        origin,
        PROMPTS,
        {
            "world": World(plan.number),
            "plan": Unsaid(plan_facts()),  # follows from the world
            "round": Number(ROUNDS, lambda table, _: table.round),
            "phase": OneOf(PHASES, lambda table, _: table.phase),
            "turn": Side(players, lambda table, _: table.turn),
            "acting": OneOf(WORDS, lambda table, _: cell_asked_about(table), range(TILES)),
            "moves": Number(MANY, lambda table, _: table.now[POINTS]),
            "start": Seat(origin.seats, lambda table, _: table.start),
            "order": SideOrder(players, lambda table, _: table.order),
            "waiting": SideOrder(players, lambda table, _: table.waiting),
            "scores": Seats(origin.seats, points, points),
            "cells": Some(
                {word: cell(plan, players, tile) for tile, word in enumerate(WORDS)}, known_tiles, range(TILES)
            ),
            "hidden": HiddenTiles(),
            "roads": Roads(players),
            "side": Sides(COMPANIES, side(players, origin.seats), players),
            "seat": Seats(origin.seats, seat(), seat()),
            "boards": boards(plan, players),
        },
    )


def plan_facts() -> Fields:
    """What a world has at all."""
    return Fields(
        {
            "phases": Many(Text()),
            "end": Number(MANY),
            "companies": Flag(),
            "residents": Flag(),
            "counting": Text(),
            "price_board": Flag(),
            "prizes": Text(),
            "houses": Flag(),
            "levels": Many(Number(MANY)),
            "pays": Many(Many(Number(MANY))),
        }
    )


def known_tiles(table: WorldsTable, _: int) -> list[int]:
    return [tile for tile, where in enumerate(table.places) if where != NOWHERE]


def counts(of: Any = None) -> Some:
    """Goods by kind; `of(table, it)` gives the five numbers."""
    return Some({word: Number(MANY) for word in GOODS}) if of is None else GoodsOf(of)


class GoodsOf(Some):
    """Goods by kind, read as a row of five numbers."""

    __slots__ = ("read",)

    def __init__(self, read: Any) -> None:
        super().__init__({word: Number(MANY) for word in GOODS})
        self.read = read

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for good, number in enumerate(self.read(table, it)):
            if number:
                numbers[at + good] = min(number, MANY)


def cell(plan: Plan, players: int, tile: int) -> Fields:
    """A tile on the map, and what stands on it."""
    pieces = Fields({"settlement": Flag(), "hq": Flag(), "active": Number(MANY), "tired": Number(MANY)})
    parts: dict[str, Part] = {
        "q": Signed(FARTHEST, lambda table, it: hex.column(table.places[it])),
        "r": Signed(FARTHEST, lambda table, it: hex.row(table.places[it])),
        "terrain": Unsaid(OneOf(TERRAINS)),  # the tile's word says it
        "garrison": Several(
            [word for _, word in GARRISONS],
            lambda table, it: [bit for bit, _ in GARRISONS if table.garrison[it] & bit],
            (MILITIA, BARRACKS),
        ),
        "loose": counts(lambda table, it: table.loose[it * KINDS : it * KINDS + KINDS]),
        "plant": OneOf(GOODS, lambda table, it: table.plant[it], range(KINDS)),
        "plant_of": Side(players, lambda table, it: table.plant_of[it]),
        "plant_full": Flag(lambda table, it: table.plant_full >> it & 1),
        "harvest": Number(MANY, lambda table, it: table.harvest[it]),
        "unsettled": Flag(lambda table, it: table.unsettled >> it & 1),
        "pieces": OnTile(pieces, players, pieces_on),
    }
    if tile < CITIES:
        parts["supply"] = Unsaid(Text())  # printed on the city
        parts["stock"] = Number(MANY, lambda table, it: table.stock[it])
        parts["demand"] = Several(
            GOODS, lambda table, it: [good for good in range(KINDS) if table.demand[it] >> good & 1], range(KINDS)
        )
        parts["factories"] = Factories(Number(MANY), players, factories_in, 1)
        parts["housed"] = OnTile(counts(), players, housed_in)
    return Fields(parts)


def pieces_on(table: WorldsTable, tile: int, side: int) -> tuple[int, int, int, int]:
    at = side * TILES + tile
    hq = table.hq[side] == tile
    return table.settled_by(side, tile) and not hq, hq, table.active[at], table.tired[at]


def factories_in(table: WorldsTable, tile: int, side: int) -> tuple[int]:
    return (table.factories[side * CITIES + tile],)


def housed_in(table: WorldsTable, tile: int, side: int) -> list[int]:
    return table.house_goods(side, tile)


def side(players: int, seats: int) -> Fields:
    """What belongs to a side."""
    cities = WORDS[:CITIES]
    return Fields(
        {
            "seat": Seat(seats, lambda table, it: table.seat_of(it)),
            "capital": OneOf(cities, lambda table, it: table.hq[it], range(CITIES)),
            "money": Maybe(Money(MANY)),
            "aside": Number(MANY, lambda table, it: table.aside[it]),
            "income": Maybe(Number(MANY, lambda table, it: known_income(table, it))),
            "ledger": Unsaid(Many(Many(Unsaid(Plain())))),  # where the income came from
            "residents": Number(MANY, lambda table, it: table.residents[it]),
            "settlements": Number(MANY, lambda table, it: table.settlements[it]),
            "roads": Signed(MANY, lambda table, it: table.roads_left[it]),
            "vp": Held(),
            "points": Number(MANY, lambda table, it: max(0, scoring.side_points(table, it))),
            "privileges": Several(
                cards.WORDS,
                lambda table, it: [kind for kind in range(cards.PRIVILEGES) if table.owned[it] >> kind & 1],
                range(cards.PRIVILEGES),
            ),
            "goods": counts(lambda table, it: table.goods_of(it)),
            "delivered": counts(lambda table, it: table.delivered[it * KINDS : it * KINDS + KINDS]),
            "tokens": Number(MANY, lambda table, it: table.tokens[it]),
            "found": FoundTerrains(),
            "counted": Several(
                WORDS, lambda table, it: [tile for tile in range(TILES) if table.counted[it] >> tile & 1], range(TILES)
            ),
            "cards": Several(
                cities, lambda table, it: [city for city in range(CITIES) if table.cards[it] >> city & 1], range(CITIES)
            ),
            "carded": Number(MANY, lambda table, it: table.carded[it]),
            "trolley": OneOf(WORDS, lambda table, it: table.trolley[it], range(TILES)),
            "level": Number(3, lambda table, it: table.level[it]),
            "holds": Number(2, lambda table, it: table.holds[it]),
            "cargo": Several(
                CARGO[1:],
                lambda table, it: [load for load in table.cargo[it * 2 : it * 2 + 2] if load != EMPTY],
                range(1, len(CARGO)),
                2,
            ),
            "after_city": Number(MANY, lambda table, it: table.after_city[it]),
            "card": Signed(MANY, lambda table, it: table.stands[it]),
            "value": Number(MANY, lambda table, it: table.value[it]),
            "bank": Number(MANY, lambda table, it: table.bank[it]),
            "own_units": Number(MANY, lambda table, it: table.own_units[it]),
            "light": Number(MANY, lambda table, it: table.light[it]),
            "bought_units": Number(MANY, lambda table, it: table.bought_units[it]),
        }
    )


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


class Held(Fields):
    """VP held, by where they came from."""

    def __init__(self) -> None:
        super().__init__({word: Number(MANY) for word in SOURCES})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for source in range(len(SOURCES)):
            numbers[at + source] = gained(table, it, source)


class FoundTerrains(Fields):
    """Tiles discovered, by terrain."""

    def __init__(self) -> None:
        super().__init__({word: Number(MANY) for word in TERRAINS})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for terrain in range(len(COUNTS)):
            numbers[at + terrain] = table.found[it * len(COUNTS) + terrain]


def known_income(table: WorldsTable, side: int) -> int | None:
    return None if table.income[side] == NOT_YET else table.income[side]


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


def seat() -> Fields:
    """What belongs to a player beside the sides: cash, bids and shares."""
    return Fields(
        {
            "purse": Maybe(Purse(MANY)),
            "bid": Maybe(Bid(MANY)),
            "has_bid": Flag(lambda table, it: table.bids[it] != NOT_YET),
            "units": Row(COMPANIES, Number(MANY), units_of),
            "bought": Which(COMPANIES, lambda table, it: table.bought[it]),
            "sold": Which(COMPANIES, lambda table, it: table.dumped[it]),
            "quit": Flag(lambda table, it: table.quit >> it & 1),
        }
    )


def units_of(table: WorldsTable, seat: int) -> list[int]:
    sides = table.plan.sides
    return table.units[seat * sides : seat * sides + sides]


def boards(plan: Plan, players: int) -> Fields:
    """The common boards."""
    track = plan.known.price_track
    return Fields(
        {
            "prices": Prices(track),
            "sold": Row(MOST_SOLD, OneOf(GOODS, numbers=range(KINDS)), sold_now),
            "deliveries": Number(MANY, lambda table, _: table.deliveries),
            "prizes": Row(CITIES, Prize(players), lambda table, _: table.prizes),
            "row": CardRow(),
            "deck": Backs(),
            "deck_size": Number(2 * cards.PRIVILEGES, lambda table, _: len(table.deck)),
            "deck_order": Hidden(Many(OneOf(cards.WORDS))),
            "removed": Number(cards.PRIVILEGES, lambda table, _: len(table.removed)),
            "seating": Row(MOST_SEATS, Signed(MOST_SEATS), lambda table, _: table.seating),
            "lot": Signed(MANY, lambda table, _: table.lot),
            "bid": Maybe(Number(MANY, lambda table, _: None if table.bid == NOT_YET else table.bid)),
            "leader": Side(players, lambda table, _: table.leader),
            "bidders": SideOrder(players, lambda table, _: table.bidders),
            "opened": Row(
                MOST_CARDS, OneOf(COVER_WORDS, numbers=(0, 1)), lambda table, _: table.covers[: table.opened]
            ),
            "covers": Number(MANY, lambda table, _: len(table.covers) - table.opened),
            "cover_order": Hidden(Many(OneOf(COVER_WORDS))),
            "scorings": Number(3, lambda table, _: table.scorings),
            "common_built": Number(MANY, lambda table, _: table.common_built),
            "share_rounds": Number(MANY, lambda table, _: table.share_rounds),
            "founded": InOrder(
                list(COMPANY_WORDS), lambda table, _: [COMPANY_WORDS[company] for company in table.founded]
            ),
            "stack": SideOrder(0, lambda table, _: table.stack),
        }
    )


def sold_now(table: WorldsTable, _: int) -> list[int]:
    """Goods delivered this turn, in order."""
    return [sale % KINDS for sale in table.sold]


class HiddenTiles(Some):
    """How many tiles of each terrain are still to be discovered."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__({word: Number(COUNTS[terrain]) for terrain, word in enumerate(TERRAINS)})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
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


class Prices(Fields):
    """What each kind of good brings now."""

    def __init__(self, track: tuple[int, ...]) -> None:
        super().__init__({word: Number(max(track)) for word in GOODS})

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for good, space in enumerate(table.prices):
            numbers[at + good] = table.plan.known.price_track[space]
