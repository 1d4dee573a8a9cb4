"""Every action that Imperial Settlers can ever offer, in an order that stays: for programs that number them."""

from __future__ import annotations

from itertools import product

from neuland.core.decision import Action
from neuland.core.table import Origin
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import DEAL_COST, Box, Cost, box_for, ways
from neuland.games.imperial.decks import expansion
from neuland.games.imperial.rules import build, exchange, gain, production, turn
from neuland.games.imperial.rules.build import prices_of_trades
from neuland.games.imperial.rules.specials import barbarians, conquests, egyptians
from neuland.games.imperial.rules.specials.commons import prices_to_settle
from neuland.games.imperial.rules.specials.targets import PLAYERS

OF_CARDS = (
    "activate",
    "attack",
    "build",
    "choose",
    "deal",
    "defend",
    "discard",
    "gate",
    "give",
    "keep",
    "raze",
    "samurai",
    "take",
    "twice",
)
"""Verbs that name one card."""
OF_EXPANSION = ("conquer", "besiege", "fortify", "move")


def actions(origin: Origin) -> list[Action]:
    """The numbering of the game's own components, or of an owner's; the expansion's actions follow the base game's.

    What was numbered later stands behind all others, so that these keep their numbers.
    """
    box = box_for(origin.data)
    numbered = of_box(box)
    if expansion(origin):
        box = box_for(origin.data, expansion=True)
        numbered += missing(of_box(box), numbered)
        numbered += [conquests.STAY, *conquests.ROWS]
        numbered += [(verb, card) for verb in OF_EXPANSION for card in box.ids]
    return numbered + missing(payments([*prices_to_settle(box), *prices_of_trades(box)]), numbered)


def missing(actions: list[Action], numbered: list[Action]) -> list[Action]:
    """Those that have no number yet."""
    known = set(numbered)
    return [action for action in actions if action not in known]


def of_box(box: Box) -> list[Action]:
    """All actions with the cards of a box that the base game knows."""
    return [
        turn.PASS,
        turn.DONE,
        build.DECLINE,
        barbarians.KEEP_REST,
        *gain.DRAWS,
        *exchange.RESOURCES,
        exchange.COMMON,
        exchange.FACTION,
        *exchange.PAIRS,
        *[option for pair in production.CONVERSIONS for option in pair],
        *barbarians.GOODS,
        *barbarians.RETURNS,
        *[option for options in barbarians.STEALS for option in options],
        *egyptians.STRUCK,
        *payments([DEAL_COST, *box.cost, *box.pay, *box.pay_twice]),
        *sorted({option for options in [*box.choices, *box.trades] for option in options}, key=str),
        *[("shrine", *words) for words in product(box.ids, g.NAMES[: g.GOLD])],
        *[("route", *words) for words in product(box.ids, PLAYERS)],
        *[(verb, card) for verb in OF_CARDS for card in box.ids],
    ]


def payments(prices: list[Cost]) -> list[Action]:
    """All ways in which these prices can be paid."""
    return sorted({way[4] for price in set(prices) for way in ways(price)}, key=str)
