"""What a seat of Bunny Kingdom sees, declared once: as types, for checks, and in numbers for learning programs."""

from __future__ import annotations

from array import array
from typing import Any, Final

from neuland.core.observation import Observation
from neuland.core.parts import (
    MANY,
    Each,
    Fields,
    Hidden,
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
    Some,
    Unsaid,
    said,
)
from neuland.core.table import Origin
from neuland.games.bunny import GAME, cards, scoring, view
from neuland.games.bunny.cards import BASIC, CARD_NAMES, NOTHING, SQUARE_NAMES
from neuland.games.bunny.rules import ROUNDS
from neuland.games.bunny.state import BunnyTable

PHASES: Final = ("draft", "construction", "camps", "harvest", "parchments", "end")
PROMPTS: Final = ("pick", "pick-second", "drop", "build", "join", "call", "camp-first", "camp", "post", "copy")
EVERY_CARD: Final = range(cards.CARDS)
BUILDING_CARDS: Final = range(cards.FIRST_BUILDING, cards.FIRST_PARCHMENT)
PARCHMENT_CARDS: Final = range(cards.FIRST_PARCHMENT, cards.FIRST_PROVISIONS)
PROVISION_CARDS: Final = range(cards.FIRST_PROVISIONS, cards.CARDS)
BUILDINGS: Final = [CARD_NAMES[card] for card in BUILDING_CARDS]
PARCHMENTS: Final = [CARD_NAMES[card] for card in PARCHMENT_CARDS]
PROVISIONS: Final = [CARD_NAMES[card] for card in PROVISION_CARDS]
CAMPS: Final = CARD_NAMES[cards.FIRST_CAMP : cards.LAST_CAMP + 1]
STANDING: Final = (*sorted({cards.KIND[card] for card in range(cards.FIRST_BUILDING, cards.FIRST_CAMP)}), *CAMPS)
"""What can stand on a square."""
STANDING_AT: Final = [STANDING.index(word) if word in STANDING else NOTHING for word in view.STANDING_WORDS]
"""For each building card, and for START_CITY, its place among what can stand on a square."""
MOST_HAND: Final = max(dealt.hand for dealt in cards.DEALS.values())
MOST_RESERVE: Final = max(dealt.reserve for dealt in cards.DEALS.values())
TOWERS: Final = 3


def observation(origin: Origin) -> Observation:
    """What is seen at tables of an origin; the game takes no component file."""
    seats = origin.seats
    carrots = Number(MANY, lambda table, seat: table.score[seat])
    return Observation(
        GAME,
        origin,
        PROMPTS,
        {
            "round": Number(ROUNDS, lambda table, _: table.round),
            "pick": Number(MOST_HAND, lambda table, _: table.pick),
            "phase": OneOf(PHASES, lambda table, _: table.phase),
            "direction": Unsaid(OneOf(("left", "right"))),  # goes by the round
            "deck": Number(cards.CARDS, lambda table, _: len(table.deck)),
            "deck_order": Hidden(Several(CARD_NAMES)),
            "scores": Seats(seats, carrots, carrots),
            "squares": Squares(seats),
            "lava": Unsaid(Many(Row(2, OneOf(SQUARE_NAMES)))),  # printed on the map
            "towers": Row(TOWERS, Several(SQUARE_NAMES, numbers=range(len(SQUARE_NAMES))), towers),
            "posts": Each(
                [CARD_NAMES[post] for post in cards.POSTS],
                OneOf(BASIC, numbers=range(len(BASIC))),
                lambda table, _: table.posts,
            ),
            "seat": Seats(seats, seen(seats, True), seen(seats, False)),
        },
        known=view.without_plans,
    )


class Squares(Each):
    """The map: what stands on each square. It is kept as it was last seen, since most answers build nothing."""

    def __init__(self, seats: int) -> None:
        self.kept: tuple[list[int], Numbers] = ([], array("f"))
        square = Fields(
            {
                "terrain": Unsaid(OneOf(cards.TERRAINS)),  # printed on the map
                "owner": Unsaid(Seat(seats)),  # stands in the seats' land
                "building": OneOf(STANDING),
                "resources": Unsaid(
                    Several(cards.RESOURCES)
                ),  # the terrain's, and what the building or its post brings
            }
        )
        super().__init__(SQUARE_NAMES, square)

    def take(self, table: BunnyTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.kept[0] != table.built:
            self.kept = (table.built[:], standing(table.built))
        numbers[at : at + len(self.kept[1])] = self.kept[1]


def standing(built: list[int]) -> Numbers:
    """What stands on each square, in numbers."""
    width = len(STANDING)
    numbers = array("f", [0.0]) * (width * len(built))
    for square, building in enumerate(built):
        if building != NOTHING:
            numbers[width * square + STANDING_AT[building]] = 1
    return numbers


class Carrots(Number):
    """What a harvest would bring a seat: counted again only where its land or what stands on the map has changed."""

    def __init__(self, seats: int) -> None:
        super().__init__(MANY)
        self.kept: list[tuple[Any, int]] = [(None, 0)] * seats

    def take(self, table: BunnyTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        by = (table.land[it], table.built, table.fief_of, table.posts)
        if self.kept[it][0] != by:
            copied = (table.land[it][:], table.built[:], table.fief_of[:], table.posts)
            self.kept[it] = (copied, scoring.carrots_now(table, it))
        numbers[at] = min(self.kept[it][1], MANY)


def towers(table: BunnyTable, _: int) -> list[tuple[int, ...]]:
    """The squares of each tower that stands."""
    ends = table.towers
    return [ends[place : place + 2] for place in range(0, len(ends), 2) if ends[place] != NOTHING]


def seen(seats: int, own: bool) -> Fields:
    """A seat as its owner or as another sees it. Only two players discard, and draw from a reserve."""
    two = seats == 2
    any_card = Several(CARD_NAMES)

    def held(pile: str) -> Part:
        """Cards that only their owner sees."""
        return (
            Several(CARD_NAMES, lambda table, seat: getattr(table, pile)[seat], EVERY_CARD) if own else Hidden(any_card)
        )

    return Fields(
        {
            "hand": held("hands"),
            "hand_size": Number(MOST_HAND + 1, view.hand_size),
            "picks": held("picks"),
            "dropped": said(two, held("dropped")),
            "discards": said(two, held("discards")),
            "discards_size": said(two, Number(cards.CARDS, lambda table, seat: len(table.discards[seat]))),
            "reserve": Hidden(any_card),  # from its owner too
            "reserve_size": said(two, Number(MOST_RESERVE, lambda table, seat: len(table.reserves[seat]))),
            "passed": Maybe(Several(CARD_NAMES, view.passed, EVERY_CARD)) if own else Hidden(Maybe(any_card)),
            "parchments": parchments(own),
            "parchments_size": Number(len(PARCHMENTS), lambda table, seat: len(table.parchments[seat])),
            "copies": copies(own),
            "store": Several(BUILDINGS, lambda table, seat: table.stores[seat], BUILDING_CARDS),
            "spent": Several(
                [*BUILDINGS, *PROVISIONS], lambda table, seat: table.spent[seat], [*BUILDING_CARDS, *PROVISION_CARDS]
            ),
            "camps_played": Number(len(CAMPS), lambda table, seat: table.camps_played[seat]),
            "land": Several(SQUARE_NAMES, lambda table, seat: table.land[seat], range(len(SQUARE_NAMES))),
            "fiefs": Unsaid(Many(fief())),  # land and towers say what hangs together
            "carrots": Carrots(seats),
            "harvests": Row(ROUNDS, Number(MANY), view.harvest_view),
            "earned": Unsaid(Some(dict.fromkeys(PARCHMENTS, Number(MANY)))),  # counted when all is over
        }
    )


def parchments(own: bool) -> Part:
    """Their owner knows them, the others at the end."""
    shown = Several(PARCHMENTS, lambda table, seat: view.parchments(table, seat, own), PARCHMENT_CARDS)
    return shown if own else Maybe(shown)


def copies(own: bool) -> Part:
    """What the copy cards stand for."""
    card = OneOf(PARCHMENTS, view.becomes, PARCHMENT_CARDS)
    names = [CARD_NAMES[card] for card in scoring.COPY_CARDS]
    shown = Some(dict.fromkeys(names, card), lambda table, seat: view.copies(table, seat, own), scoring.COPY_CARDS)
    return shown if own else Maybe(shown)


def fief() -> Fields:
    return Fields(
        {
            "squares": Several(SQUARE_NAMES),
            "strength": Number(MANY),
            "resources": Several(cards.RESOURCES),
            "carrots": Number(MANY),
        }
    )
