"""What a seat of Imperial Settlers sees, in numbers: for programs that learn."""

from __future__ import annotations

from typing import Final

from neuland.core.observation import (
    FLAG,
    MANY,
    UNSAID,
    Fields,
    Given,
    InOrder,
    Number,
    Observation,
    OneOf,
    Only,
    Part,
    Seat,
    Seats,
    Several,
    Some,
    each,
)
from neuland.games.imperial import GAME
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box, box_for
from neuland.games.imperial.scoring import STASH_CARDS, STASH_RESOURCES
from neuland.games.imperial.state import LAST_ROUND
from neuland.games.imperial.view import SIDES, UNSEEN

PHASES: Final = ("cards", "production", "action", "cleanup", "attack", "end")
PROMPTS: Final = (
    "turn",
    "after",
    "payment",
    "give-up",
    "draw",
    "draft",
    "keep",
    "deploy",
    "convert",
    "choose-gain",
    "copy",
    "trade",
    "receive",
    "pay-card",
    "end-deal",
    "steal",
    "dark-chapel",
    "hand-back",
    "pack",
    "pack-good",
    "rabble",
    "rob-deal",
    "remove",
    "negotiate",
    "trade-route",
    "steal-deal",
    "desert",
    "discard",
    "chariot",
    "reset",
    "block",
    "take-over",
    "sanctuary",
    "settle",
    "messenger",
    "porters",
    "stash",
    "victim",
)


class Cards:
    """The ids of a box's cards by what they can be."""

    def __init__(self, box: Box) -> None:
        locations = range(box.locations)
        self.box = box
        self.all = list(box.ids[: box.locations])
        self.common = [box.ids[card] for card in locations if box.deck[card] == g.COMMON]
        self.faction = [box.ids[card] for card in locations if box.deck[card] != g.COMMON]
        self.attacks = [box.ids[card] for card in box.attacks]

    def of_row(self, row: int) -> list[str]:
        """The Locations that stand in one of the six rows."""
        return [self.box.ids[card] for card in range(self.box.locations) if self.box.row[card] == row]


def observation(seats: int, data: str = "") -> Observation:
    """The features at a number of seats, with the game's own components or an owner's."""
    cards = Cards(box_for(data))
    parts: dict[str, Part] = {
        "round": Number(LAST_ROUND),
        "phase": OneOf(PHASES),
        "start": Seat(seats),
        "turn": Seat(seats),
        "scores": Seats(seats, Number(MANY), Number(MANY)),
        "deck": Number(len(cards.common)),
        "deck_order": UNSAID,
        "discard": Several(cards.common),
        "draft": Several(cards.common),
        "corrected": UNSAID,  # what a component file prints is the same all game
        "seat": Seats(seats, seen(cards, seats, True), seen(cards, seats, False)),
    }
    if seats == 1:
        parts["solo"] = solo(cards)
    # The seats show their factions.
    factions = [option.id for option in GAME.options if option.id.startswith("faction")]
    return Observation(GAME, seats, PROMPTS, parts, unsaid=factions)


def seen(cards: Cards, seats: int, own: bool) -> Fields:
    """A seat as its owner or as another sees it."""
    box = cards.box
    deals = cards.faction if seats > 1 else cards.faction + cards.attacks  # alone, Spies steal attack cards
    return Fields(
        {
            "faction": OneOf(g.DECKS[1:]),
            "vp": Number(MANY),
            "goods": each(g.NAMES[: g.SUPPLY], Number(MANY)),
            "passed": FLAG,
            "hand": Several(cards.all) if own else UNSAID,
            "hand_size": Number(len(cards.all)),
            "hand_common": Number(len(cards.common)),
            "known": Several(cards.all),
            "aside": Several(cards.common) if own and seats > 1 else UNSAID,
            "passed_on": Several(cards.common) if own and seats > 1 else UNSAID,
            "deck": Number(len(cards.faction)),
            "deck_order": UNSAID,
            "discard": Several(cards.faction),
            "deals": Only("card", Several(deals)),  # the good is printed on the card
            "routes": Only("location", Several(cards.faction, MANY)),  # so it is on the Location; the marker is hidden
            "rows": Fields(
                {
                    function: Fields(
                        {side: InOrder(cards.of_row(row + place * g.COMMON_SIDE)) for place, side in enumerate(SIDES)}
                    )
                    for row, function in enumerate(g.FUNCTIONS)
                }
            ),
            "locations": Some({box.ids[card]: location(cards, card) for card in range(box.locations)}),
            "foundations": Several([*cards.common, UNSEEN], MANY),
            "holds": Several(cards.all),
            "earned": UNSAID,  # where the VP came from
        }
    )


def location(cards: Cards, card: int) -> Fields:
    """What can lie on a Location; who holds it through Ra stands among what the seats hold."""
    box = cards.box
    common = box.deck[card] == g.COMMON
    return Fields(
        {
            "used": Number(MANY),
            "defence": FLAG if common else UNSAID,  # R6.17
            "samurai": UNSAID if common else FLAG,  # R13.2
            "blocked": FLAG if box.function[card] == g.ACTION else UNSAID,  # R23.25
            "held": Given(),
            "cards": Several([*cards.all, UNSEEN], MANY) if box.kind[card] == STASH_CARDS else UNSAID,
            "resources": each(g.NAMES[: g.GOLD], Number(MANY)) if box.kind[card] == STASH_RESOURCES else UNSAID,
        }
    )


def solo(cards: Cards) -> Fields:
    """The neutral player."""
    return Fields(
        {
            "neutral": Several(cards.common),
            "marks": Some({id_: location(cards, cards.box.number[id_]) for id_ in cards.common}),
            "pile": Several(cards.all),
            "line": Only("card", InOrder(cards.attacks)),
            "attack_deck": Number(len(cards.attacks)),
            "attack_order": UNSAID,
            "faction_locations": UNSAID,  # goes by the rows
            "goal": FLAG,
            "rank": UNSAID,  # goes by the score
        }
    )
