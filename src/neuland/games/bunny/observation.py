"""What a seat of Bunny Kingdom sees, in numbers: for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from neuland.core.observation import (
    MANY,
    UNSAID,
    Fields,
    Number,
    Observation,
    OneOf,
    Row,
    Seats,
    Several,
    Some,
    each,
)
from neuland.games.bunny import GAME, cards, scoring
from neuland.games.bunny.cards import BASIC, CARD_NAMES, SQUARE_NAMES
from neuland.games.bunny.rules import ROUNDS

PHASES: Final = ("draft", "construction", "camps", "harvest", "parchments", "end")
PROMPTS: Final = ("pick", "pick-second", "drop", "build", "join", "call", "camp-first", "camp", "post", "copy")
BUILDINGS: Final = CARD_NAMES[cards.FIRST_BUILDING : cards.FIRST_PARCHMENT]
PARCHMENTS: Final = CARD_NAMES[cards.FIRST_PARCHMENT : cards.FIRST_PROVISIONS]
PROVISIONS: Final = CARD_NAMES[cards.FIRST_PROVISIONS :]
CAMPS: Final = CARD_NAMES[cards.FIRST_CAMP : cards.LAST_CAMP + 1]
STANDING: Final = (*sorted({cards.KIND[card] for card in range(cards.FIRST_BUILDING, cards.FIRST_CAMP)}), *CAMPS)
"""What can stand on a square."""
TOWERS: Final = 3


def observation(seats: int, data: str = "", options: Mapping[str, str] | None = None) -> Observation:
    """The features at a number of seats; the game takes no component file."""
    square = Fields(
        {
            "terrain": UNSAID,  # printed on the map
            "owner": UNSAID,  # stands in the seats' land
            "building": OneOf(STANDING),
            "resources": UNSAID,  # the terrain's, and what the building or its post brings
        }
    )
    return Observation(
        GAME,
        seats,
        PROMPTS,
        {
            "round": Number(ROUNDS),
            "pick": Number(max(dealt.hand for dealt in cards.DEALS.values())),
            "phase": OneOf(PHASES),
            "direction": UNSAID,  # goes by the round
            "deck": Number(cards.CARDS),
            "deck_order": UNSAID,
            "scores": Seats(seats, Number(MANY), Number(MANY)),
            "squares": each(SQUARE_NAMES, square),
            "lava": UNSAID,  # printed on the map
            "towers": Row(TOWERS, Several(SQUARE_NAMES)),
            "posts": each([CARD_NAMES[post] for post in cards.POSTS], OneOf(BASIC)),
            "seat": Seats(seats, seen(True, seats == 2), seen(False, seats == 2)),
        },
    )


def seen(own: bool, two: bool) -> Fields:
    """A seat as its owner or as another sees it. Only two players discard, and draw from a reserve."""
    any_card = Several(CARD_NAMES)
    return Fields(
        {
            "hand": any_card if own else UNSAID,
            "hand_size": Number(max(dealt.hand for dealt in cards.DEALS.values()) + 1),
            "picks": any_card if own else UNSAID,
            "dropped": any_card if own and two else UNSAID,
            "discards": any_card if own and two else UNSAID,
            "discards_size": Number(cards.CARDS) if two else UNSAID,
            "reserve": UNSAID,  # hidden from its owner too
            "reserve_size": Number(max(dealt.reserve for dealt in cards.DEALS.values())) if two else UNSAID,
            "passed": any_card if own else UNSAID,
            "parchments": Several(PARCHMENTS),
            "parchments_size": Number(len(PARCHMENTS)),
            "copies": Some({CARD_NAMES[card]: OneOf(PARCHMENTS) for card in scoring.COPY_CARDS}),
            "store": Several(BUILDINGS),
            "spent": Several((*BUILDINGS, *PROVISIONS)),
            "camps_played": Number(len(CAMPS)),
            "land": Several(SQUARE_NAMES),
            "fiefs": UNSAID,  # land and towers say what hangs together
            "carrots": Number(MANY),
            "harvests": Row(ROUNDS, Number(MANY)),
            "earned": UNSAID,  # counted when all is over
        }
    )
