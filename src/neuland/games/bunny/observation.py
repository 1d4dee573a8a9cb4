"""What a seat of Bunny Kingdom sees, declared once: as types, for checks, and in numbers for learning programs."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.groups import Each, Fields, Many, Row, Seats, Some
from neuland.core.observation import Observation
from neuland.core.parts import MANY, Hidden, Maybe, Number, Numbers, OneOf, Part, Seat, Several, Size, Unsaid, said
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
    carrots = Number(MANY).its("score")
    return Observation(
        GAME,
        origin,
        PROMPTS,
        {
            "round": Number(ROUNDS, lambda table, _: table.round).by("round"),
            "pick": Number(MOST_HAND, lambda table, _: table.pick).by("pick"),
            "phase": OneOf(PHASES, lambda table, _: table.phase).by("phase"),
            "direction": Unsaid(OneOf(("left", "right"))),  # goes by the round
            "deck": Number(cards.CARDS, lambda table, _: len(table.deck)).by("deck"),
            "deck_order": Hidden(Several(CARD_NAMES)),
            "scores": Seats(seats, carrots, carrots),
            "squares": Squares(seats),
            "lava": Unsaid(Many(Row(2, OneOf(SQUARE_NAMES)))),  # printed on the map
            "towers": Row(TOWERS, Several(SQUARE_NAMES, numbers=range(len(SQUARE_NAMES))), towers).by("towers"),
            "posts": Each(
                [CARD_NAMES[post] for post in cards.POSTS],
                OneOf(BASIC, numbers=range(len(BASIC))),
                lambda table, _: table.posts,
            ).by("posts"),
            "seat": Seats(seats, seen(seats, True), seen(seats, False)),
        },
        known=view.without_plans,
    )


class Squares(Each):
    """The map: what stands on each square."""

    def __init__(self, seats: int) -> None:
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
        self.by("built")

    def take(self, table: BunnyTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for square, building in enumerate(table.built):
            if building != NOTHING:
                numbers[at + len(STANDING) * square + STANDING_AT[building]] = 1

    def renew(self, before: dict[str, Any], table: BunnyTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        was: list[int] = before["built"]
        for square, building in enumerate(table.built):
            if building != was[square]:
                start = at + len(STANDING) * square
                if was[square] != NOTHING:
                    numbers[start + STANDING_AT[was[square]]] = 0
                if building != NOTHING:
                    numbers[start + STANDING_AT[building]] = 1


class Carrots(Number):
    """What a harvest would bring a seat: counted again only where something of its own land has changed."""

    def __init__(self) -> None:
        super().__init__(MANY)
        self.by("land", "built", "fief_of", "posts")

    def take(self, table: BunnyTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        numbers[at] = min(scoring.carrots_now(table, it), MANY)

    def renew(self, before: dict[str, Any], table: BunnyTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        land = table.land[it]
        if (
            "posts" in before
            or ("land" in before and before["land"][it] != land)
            or ("built" in before and touches(land, before["built"], table.built))
            or ("fief_of" in before and touches(land, before["fief_of"], table.fief_of))
        ):
            self.take(table, it, numbers, at, viewer)


def touches(land: list[int], was: list[int], now: list[int]) -> bool:
    """Whether something is different on a seat's land."""
    for square in land:  # noqa: SIM110  compiled it is quicker so
        if was[square] != now[square]:
            return True
    return False


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
        return Several(CARD_NAMES, numbers=EVERY_CARD).its(pile) if own else Hidden(any_card)

    return Fields(
        {
            "hand": held("hands"),
            "hand_size": Number(MOST_HAND + 1, view.hand_size),  # goes by who has answered
            "picks": held("picks"),
            "dropped": said(two, held("dropped")),
            "discards": said(two, held("discards")),
            "discards_size": said(two, Size(cards.CARDS).its("discards")),
            "reserve": Hidden(any_card),  # from its owner too
            "reserve_size": said(two, Size(MOST_RESERVE).its("reserves")),
            "passed": Maybe(Several(CARD_NAMES, view.passed, EVERY_CARD)).by("memory", "pick")
            if own
            else Hidden(Maybe(any_card)),
            "parchments": parchments(own),
            "parchments_size": Size(len(PARCHMENTS)).its("parchments"),
            "copies": copies(own),
            "store": Several(BUILDINGS, numbers=BUILDING_CARDS).its("stores"),
            "spent": Several([*BUILDINGS, *PROVISIONS], numbers=[*BUILDING_CARDS, *PROVISION_CARDS]).its("spent"),
            "camps_played": Number(len(CAMPS)).its("camps_played"),
            "land": Several(SQUARE_NAMES, numbers=range(len(SQUARE_NAMES))).its("land"),
            "fiefs": Unsaid(Many(fief())),  # land and towers say what hangs together
            "carrots": Carrots(),
            "harvests": Row(ROUNDS, Number(MANY), view.harvest_view).by("harvested", "round", "phase"),
            "earned": Unsaid(Some(dict.fromkeys(PARCHMENTS, Number(MANY)))),  # counted when all is over
        }
    )


def parchments(own: bool) -> Part:
    """Their owner knows them, the others at the end."""
    if own:
        return Several(PARCHMENTS, numbers=PARCHMENT_CARDS).its("parchments")
    shown = Several(PARCHMENTS, lambda table, seat: view.parchments(table, seat, False), PARCHMENT_CARDS)
    return Maybe(shown).by("parchments", "phase")


def copies(own: bool) -> Part:
    """What the copy cards stand for."""
    card = OneOf(PARCHMENTS, view.becomes, PARCHMENT_CARDS)
    names = [CARD_NAMES[card] for card in scoring.COPY_CARDS]
    shown = Some(dict.fromkeys(names, card), lambda table, seat: view.copies(table, seat, own), scoring.COPY_CARDS)
    shown.by("parchments", "becomes", "phase")
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
