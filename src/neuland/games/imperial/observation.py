"""What a seat of Imperial Settlers sees, in numbers: for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
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
from neuland.games.imperial.view import FOUNDATION, SIDES, UNSEEN

PHASES: Final = ("cards", "production", "action", "cleanup", "attack", "end")
BASE_PROMPTS: Final = (
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
EXPANSION_PROMPTS: Final = ("conquer-by", "pay-foundation", "move", "foundation-row", "barrier", "take-location")
PROMPTS: Final = BASE_PROMPTS + EXPANSION_PROMPTS
EXPANSION_OPTIONS: Final = ("expansion", "expansion_common", "conquest", "neutral_faction", "neutral_deck")


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


def observation(seats: int, data: str = "", options: Mapping[str, str] | None = None) -> Observation:
    """The features at a number of seats, with the game's own components or an owner's."""
    expansion = bool(options and options.get("expansion", "none") != "none")
    cards = Cards(box_for(data, expansion))
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
    # The seats show their factions; what is in a deck comes to light as it is played.
    unsaid = [option.id for option in GAME.options if option.id.startswith(("faction_", "deck_"))]
    if not expansion:
        unsaid += EXPANSION_OPTIONS
    return Observation(GAME, seats, PROMPTS if expansion else BASE_PROMPTS, parts, unsaid=unsaid)


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
                        {
                            side: UNSAID  # with the expansion it goes by the order
                            if box.expansion and side == "faction"
                            else InOrder(cards.of_row(row + place * g.COMMON_SIDE))
                            for place, side in enumerate(SIDES)
                        }
                    )
                    for row, function in enumerate(g.FUNCTIONS)
                }
            ),
            "locations": Some({box.ids[card]: location(cards, card) for card in range(box.locations)}),
            "foundations": Several([*(cards.all if box.expansion else cards.common), UNSEEN], MANY),
            "holds": Several(cards.all),
            "earned": UNSAID,  # where the VP came from
            **({"order": order(cards)} if box.expansion else {}),
        }
    )


def order(cards: Cards) -> Fields:
    """With the expansion: the faction side as it lies; of several Foundations the last, gaps show the others."""
    return Fields({function: InOrder([*cards.of_row(row), FOUNDATION]) for row, function in enumerate(g.FUNCTIONS)})


def location(cards: Cards, card: int) -> Fields:
    """What can lie on a Location; who holds it through Ra stands among what the seats hold."""
    box = cards.box
    common = box.deck[card] == g.COMMON
    return Fields(
        {
            "used": Number(MANY),
            "defence": FLAG if common or box.expansion else UNSAID,  # R6.17, X5.1
            "samurai": UNSAID if common else FLAG,  # R13.2
            "blocked": FLAG if box.function[card] == g.ACTION else UNSAID,  # R23.25
            "held": Given(),
            "cards": Several([*cards.all, UNSEEN], MANY) if box.kind[card] == STASH_CARDS else UNSAID,
            "resources": each(g.NAMES[: g.GOLD], Number(MANY)) if box.kind[card] == STASH_RESOURCES else UNSAID,
            **(siege(box, card) if box.expansion else {}),
        }
    )


def siege(box: Box, card: int) -> dict[str, Part]:
    """With the expansion: fortifications, and what conquering costs."""
    bastion = box.function[card] == g.BASTION
    return {
        "markers": Number(MANY) if bastion else UNSAID,
        "printed_defence": UNSAID,  # the same all game
        "cost": Number(MANY) if box.deck[card] != g.COMMON and not bastion else UNSAID,
    }


def solo(cards: Cards) -> Fields:
    """The neutral player."""
    shown = cards.all if cards.box.expansion else cards.common
    return Fields(
        {
            "neutral": Several(cards.common),
            "marks": Some({id_: location(cards, cards.box.number[id_]) for id_ in shown}),
            "pile": Several([*cards.all, UNSEEN], MANY) if cards.box.expansion else Several(cards.all),
            "line": Only("card", InOrder(cards.attacks)),
            "attack_deck": Number(len(cards.attacks)),
            "attack_order": UNSAID,
            "faction_locations": UNSAID,  # goes by the rows
            "goal": FLAG,
            "rank": UNSAID,  # goes by the score
            **(neutral(cards) if cards.box.expansion else {}),
        }
    )


def neutral(cards: Cards) -> dict[str, Part]:
    """X9.1: his faction, display and deck."""
    return {
        "faction": OneOf(g.DECKS[1:]),
        "display": InOrder(cards.faction),
        "deck": Number(len(cards.faction)),
        "deck_order": UNSAID,
        "discard": Several(cards.faction),
    }
