"""The goods of the game as small numbers, in the order in which they are listed everywhere."""

from __future__ import annotations

from typing import Final

WOOD: Final = 0
STONE: Final = 1
FOOD: Final = 2
GOLD: Final = 3
WORKER: Final = 4
RAZE: Final = 5
DEFENCE: Final = 6
SUPPLY: Final = 7
"""How many kinds lie in a personal supply: the ones above. R1.4: they never run out, so they are counters."""
VP: Final = 7
CARD: Final = 8
"""A card from a deck of the player's choice (R2.4)."""
FACTION_CARD: Final = 9
COMMON_CARD: Final = 10
SAMURAI: Final = 11
HAND_CARD: Final = 12
"""The last three are only paid: a card from hand, one of the own Deals, any resource."""
OWN_DEAL: Final = 13
ANY_RESOURCE: Final = 14

# R2.1: whatever can be had is a good; R2.2: wood, stone and food are the resources.
NAMES: Final = (
    "wood",
    "stone",
    "food",
    "gold",
    "worker",
    "raze",
    "defence",
    "vp",
    "card",
    "faction_card",
    "common_card",
    "samurai",
    "hand_card",
    "own_deal",
    "any_resource",
)
NUMBER: Final = {name: number for number, name in enumerate(NAMES)}

Goods = tuple[tuple[int, int], ...]
"""Goods with their amounts, as printed in one place: ((WOOD, 2), (VP, 1))."""

# R3.4: a Location's colours stand for goods to be had through it; a mask, as one card has three (R14.14).
COLOURS: Final = ("brown", "grey", "red", "gold", "pink", "black", "blue", "purple")
COLOUR: Final = {name: 1 << number for number, name in enumerate(COLOURS)}

# R3.5: the function of a Location, which is also its row (R4.1).
PRODUCTION: Final = 0
FEATURE: Final = 1
ACTION: Final = 2
FUNCTIONS: Final = ("production", "feature", "action")
BASTION: Final = 3
"""X7.2, A51: a function of its own, in the row of the action Locations."""
CARD_FUNCTIONS: Final = (*FUNCTIONS, "bastion")
ROWS: Final = 6
"""Rows of a tableau: the three functions on the faction side, then the three on the common side."""
COMMON_SIDE: Final = 3

# R3.3: the decks by the prefix of their cards' codes.
COMMON: Final = 0
BARBARIAN: Final = 1
JAPANESE: Final = 2
ROMAN: Final = 3
EGYPTIAN: Final = 4
DECKS: Final = ("common", "barbarian", "japanese", "roman", "egyptian")
PREFIXES: Final = ("COM", "BAR", "JAP", "ROM", "EGY")
