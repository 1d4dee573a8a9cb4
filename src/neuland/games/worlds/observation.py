"""What a seat of 504 sees, declared once: as types, for checks, and in numbers for learning programs.

The numbers are the same for all worlds, with rows for five sides: what a world does not have stays 0. Nine times three
flags say which world it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from neuland.core.components import KEPT
from neuland.core.groups import Fields, Many, Row, Seats, Sides
from neuland.core.observation import Observation
from neuland.core.parts import (
    MANY,
    Flag,
    Hidden,
    InOrder,
    Maybe,
    Number,
    Numbers,
    OneOf,
    Part,
    Seat,
    Several,
    Text,
    Unsaid,
)
from neuland.core.reading import Reading
from neuland.core.table import Origin, View
from neuland.games.worlds import GAME, cards, scoring
from neuland.games.worlds.plan import COMPANIES, Plan
from neuland.games.worlds.rules.asking import cell_asked_about
from neuland.games.worlds.rules.rounds import ROUNDS
from neuland.games.worlds.state import (
    COMPANY_WORDS,
    COVER_WORDS,
    EMPTY,
    NOT_YET,
    PHASES,
    POINTS,
    WorldsTable,
)
from neuland.games.worlds.tiles import CITIES, GOODS, KINDS, TILES, WORDS
from neuland.games.worlds.view import CARGO
from neuland.games.worlds.view_cells import Cells
from neuland.games.worlds.view_parts import (
    Backs,
    Bid,
    CardRow,
    FoundTerrains,
    Held,
    HiddenTiles,
    Money,
    Plain,
    Prices,
    Prize,
    Purse,
    Roads,
    Scores,
    Side,
    SideOrder,
    Signed,
    Which,
    World,
    counts,
)
from neuland.games.worlds.worlds import RANDOM, plan_of, world_of
from neuland.kit.rows import bits

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
UNSCORED: Final = (
    "phase",
    "turn",
    "start",
    "order",
    "waiting",
    "active",
    "tired",
    "residents",
    "money",
    "trolley",
    "cargo",
    "deck",
    "row",
    "row_price",
    "stock",
    "demand",
    "loose",
    "prices",
    "sold",
    "now",
    "walked",
    "closed",
)
"""What no world gives points for, among what changes often."""


def observation(origin: Origin) -> Observation:
    """What is seen at tables of an origin; where the seed draws the world, at those of whatever world it is."""
    return AnyWorld(origin) if origin.options["world"] == RANDOM else Observation(GAME, origin, PROMPTS, parts(origin))


class AnyWorld(Observation):
    """The features are the same for all worlds; what they are read from is the world's own."""

    __slots__ = ("origin",)

    def __init__(self, origin: Origin) -> None:
        super().__init__(GAME, origin, PROMPTS, parts(origin))
        self.origin = origin

    def of(self, world: int) -> Observation:
        options = {**self.origin.options, "world": str(world)}
        return of_world(self.origin.seats, tuple(options.items()), self.origin.data)

    def numbers(self, view: View) -> Numbers:
        return self.of(view["world"]).numbers(view)

    def reading(self, table: Any, viewer: int) -> Reading:
        return self.of(table.world).reading(table, viewer)

    def fault(self, view: View, whole: bool = False) -> str:
        return self.of(view["world"]).fault(view, whole)


@lru_cache(KEPT)
def of_world(seats: int, options: tuple[tuple[str, str], ...], data: str) -> Observation:
    return observation(GAME.origin(seats, 0, dict(options), data))


def parts(origin: Origin) -> dict[str, Part]:
    """What a view of the origin's world is made of."""
    plan = plan_of(world_of(origin), origin.seats, origin.options.get("edition", "first"), origin.data)
    players = 0 if plan.companies else origin.seats
    return {
        "world": World(plan.number).by("world"),
        "plan": Unsaid(plan_facts()),  # follows from the world
        "round": Number(ROUNDS, lambda table, _: table.round).by("round"),
        "phase": OneOf(PHASES, lambda table, _: table.phase).by("phase"),
        "turn": Side(players, lambda table, _: table.turn).by("turn"),
        "acting": OneOf(WORDS, lambda table, _: cell_asked_about(table), range(TILES)),
        "moves": Number(MANY, lambda table, _: table.now[POINTS]).by("now"),
        "start": Seat(origin.seats, lambda table, _: table.start).by("start"),
        "order": SideOrder(players, lambda table, _: table.order).by("order"),
        "waiting": SideOrder(players, lambda table, _: table.waiting).by("waiting"),
        "scores": Scores(origin.seats).by_all_but(*UNSCORED),
        "cells": Cells(players),
        "hidden": HiddenTiles().by("places"),
        "roads": Roads(players),
        "side": Sides(COMPANIES, side(players, origin.seats), players),
        "seat": Seats(origin.seats, seat(), seat()),
        "boards": boards(plan, players),
        "drawn": Unsaid(drawn_facts()),  # follows from the rest
    }


def plan_facts() -> Fields:
    """What a world has at all."""
    return Fields(
        {
            "modules": Many(Text()),
            "goods": Many(Text()),
            "lands": Many(Text()),
            "phases": Many(Text()),
            "companies": Flag(),
            "residents": Flag(),
            "counting": Text(),
            "price_board": Flag(),
            "prizes": Text(),
            "prizes_paid": Flag(),
            "houses": Flag(),
            "levels": Many(Number(MANY)),
            "pays": Many(Many(Number(MANY))),
        }
    )


def drawn_facts() -> Fields:
    """What is shown of a world although it follows from the rest."""
    return Fields(
        {
            "end": Fields({"what": Text(), "done": Number(MANY), "of": Number(MANY)}),
            "prizes": Many(Fields({"for": Text(), "worth": Number(MANY)})),
            "columns": Many(Many(Number(MANY))),
            "rows": Many(Number(MANY)),
            "leads": Many(Many(Number(MANY))),
            "reach": Many(Fields({"to": Text(), "way": Many(Text()), "left": Number(MANY)})),
        }
    )


def side(players: int, seats: int) -> Fields:
    """What belongs to a side."""
    cities = WORDS[:CITIES]
    return Fields(
        {
            "seat": Seat(seats, lambda table, it: table.seat_of(it)).by("president"),
            "capital": OneOf(cities, numbers=range(CITIES)).its("hq"),
            "money": Maybe(Money(MANY)).by("money", "over"),
            "aside": Number(MANY).its("aside"),
            "income": Maybe(Number(MANY, lambda table, it: known_income(table, it))).by_its("income"),
            "ledger": Unsaid(Many(Many(Unsaid(Plain())))),  # where the income came from
            "residents": Number(MANY).its("residents"),
            "settlements": Number(MANY).its("settlements"),
            "roads": Signed(MANY).its("roads_left"),
            "vp": Held().by("vp"),
            "points": Number(MANY, lambda table, it: max(0, scoring.side_points(table, it))).by_all_but(*UNSCORED),
            "privileges": Several(
                cards.WORDS,
                lambda table, it: bits(table.owned[it]),
                range(cards.PRIVILEGES),
            ).by_its("owned"),
            "goods": counts(lambda table, it: table.goods_of(it)).by("goods"),
            "delivered": counts(lambda table, it: table.delivered[it * KINDS : it * KINDS + KINDS]).by("delivered"),
            "tokens": Number(MANY).its("tokens"),
            "found": FoundTerrains().by("found"),
            "counted": Several(WORDS, lambda table, it: bits(table.counted[it]), range(TILES)).by_its("counted"),
            "cards": Several(cities, lambda table, it: bits(table.cards[it]), range(CITIES)).by_its("cards"),
            "carded": Number(MANY).its("carded"),
            "trolley": OneOf(WORDS, numbers=range(TILES)).its("trolley"),
            "level": Number(3).its("level"),
            "holds": Number(2).its("holds"),
            "cargo": Several(
                CARGO[1:],
                lambda table, it: [load for load in table.cargo[it * 2 : it * 2 + 2] if load != EMPTY],
                range(1, len(CARGO)),
                2,
            ).by("cargo"),
            "after_city": Number(MANY).its("after_city"),
            "card": Signed(MANY).its("stands"),
            "value": Number(MANY).its("value"),
            "bank": Number(MANY).its("bank"),
            "own_units": Number(MANY).its("own_units"),
            "light": Number(MANY).its("light"),
            "bought_units": Number(MANY).its("bought_units"),
        }
    )


def known_income(table: WorldsTable, side: int) -> int | None:
    return None if table.income[side] == NOT_YET else table.income[side]


def seat() -> Fields:
    """What belongs to a player beside the sides: cash, bids and shares."""
    return Fields(
        {
            "purse": Maybe(Purse(MANY)).by("purse", "over"),
            "bid": Maybe(Bid(MANY)),  # sealed while others are asked
            "has_bid": Flag(lambda table, it: table.bids[it] != NOT_YET).by_its("bids"),
            "units": Row(COMPANIES, Number(MANY), units_of).by("units"),
            "bought": Which(COMPANIES, lambda table, it: table.bought[it]).by_its("bought"),
            "sold": Which(COMPANIES, lambda table, it: table.dumped[it]).by_its("dumped"),
            "quit": Flag(lambda table, it: table.quit >> it & 1).by("quit"),
        }
    )


def units_of(table: WorldsTable, seat: int) -> tuple[int, ...]:
    sides = table.plan.sides
    return table.units[seat * sides : seat * sides + sides]


def boards(plan: Plan, players: int) -> Fields:
    """The common boards."""
    track = plan.known.price_track
    return Fields(
        {
            "prices": Prices(track).by("prices"),
            "sold": Row(MOST_SOLD, OneOf(GOODS, numbers=range(KINDS)), sold_now).by("sold"),
            "deliveries": Number(MANY, lambda table, _: table.deliveries).by("deliveries"),
            "prizes": Row(CITIES, Prize(players), lambda table, _: table.prizes).by("prizes"),
            "row": CardRow().by("row", "row_price"),
            "deck": Backs().by("deck"),
            "deck_size": Number(2 * cards.PRIVILEGES, lambda table, _: len(table.deck)).by("deck"),
            "deck_order": Hidden(Many(OneOf(cards.WORDS))),
            "removed": Number(cards.PRIVILEGES, lambda table, _: len(table.removed)).by("removed"),
            "seating": Row(MOST_SEATS, Signed(MOST_SEATS), lambda table, _: table.seating).by("seating"),
            "lot": Signed(MANY, lambda table, _: table.lot).by("lot"),
            "bid": Maybe(Number(MANY, lambda table, _: None if table.bid == NOT_YET else table.bid)).by("bid"),
            "leader": Side(players, lambda table, _: table.leader).by("leader"),
            "bidders": SideOrder(players, lambda table, _: table.bidders).by("bidders"),
            "opened": Row(
                MOST_CARDS, OneOf(COVER_WORDS, numbers=(0, 1)), lambda table, _: table.covers[: table.opened]
            ).by("covers", "opened"),
            "covers": Number(MANY, lambda table, _: len(table.covers) - table.opened).by("covers", "opened"),
            "cover_order": Hidden(Many(OneOf(COVER_WORDS))),
            "scorings": Number(3, lambda table, _: table.scorings).by("scorings"),
            "common_built": Number(MANY, lambda table, _: table.common_built).by("common_built"),
            "share_rounds": Number(MANY, lambda table, _: table.share_rounds).by("share_rounds"),
            "founded": InOrder(
                list(COMPANY_WORDS), lambda table, _: [COMPANY_WORDS[company] for company in table.founded]
            ).by("founded"),
            "stack": SideOrder(0, lambda table, _: table.stack).by("stack"),
        }
    )


def sold_now(table: WorldsTable, _: int) -> list[int]:
    """Goods delivered this turn, in order."""
    return [sale % KINDS for sale in table.sold]
