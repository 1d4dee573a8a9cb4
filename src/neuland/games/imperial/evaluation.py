"""What a position is worth to a seat, in VP, and where bots find what they ask of the game.

Everything is read off a table that agrees with the seat's own view; nothing hidden is looked at.
"""

from __future__ import annotations

from math import exp
from pathlib import Path
from typing import Final

from neuland.games.imperial import scoring
from neuland.games.imperial.rating import rate
from neuland.games.imperial.state import LAST_ROUND, ImperialTable
from neuland.games.imperial.worth import BESIEGED, tables
from neuland.kit.weights import read_weights, weighed

__all__ = ["FEATURES", "WEIGHTS", "features", "horizon", "rate", "value"]

FEATURES: Final = (
    "vp",  # as the game would count them now
    "goods",  # what those in the supply are worth
    "hand",  # cards
    "locations",  # what they will still bring; as the next two nothing in the last round
    "production",  # what Locations produce, in the rounds to come
    "deals",  # the same of Deals
    "rounds",
    "fortifications",  # what they count in the rounds to come, if nobody besieges them
)
"""What a position is judged by; the weights stand in data/weights.toml."""
WEIGHTS: Final = read_weights(Path(__file__).parent / "data" / "weights.toml", FEATURES)
TO_THE_END: Final = 1000
"""More decisions than a game has: alone 150 to 200."""
ENOUGH: Final = (0, 0, 100, 10_000, 10_000)
"""Tries enough to look to the end of the game, by the number of players. What Locations bring shows late, but so does
luck, and that adds up; alone looking far is cheap, and with more than two it takes too long for most."""
GOAL: Final = 50.0
"""What the goal of the solo game is worth (R17.2). A greater lead than it needs is worth nothing: then VP count."""
SAFE: Final = 3.0
"""Who is so far ahead of the neutral player in the last round probably reaches it in spite of two attacks (R17.8), …"""
GROWTH: Final = 2.5
"""… and before that who is so much less ahead for each round to come."""
DOUBT: Final = 0.7
"""How wide the step from hope to certainty is: in the last round, and so much wider for each round to come."""


def value(table: ImperialTable, seat: int, weights: list[float] = WEIGHTS) -> float:
    """How good a position is: points, what stands and lies there, against the best of the others or beside the goal."""
    own = position_worth(table, seat, weights)
    if table.solo():
        return own + GOAL * goal_hope(table)
    return own - max([position_worth(table, other, weights) for other in range(table.seats) if other != seat])


def goal_hope(table: ImperialTable) -> float:
    """How likely the goal of the solo game is reached (R17.2), by how far ahead of the neutral player one is."""
    if table.over:
        return 1.0 if scoring.goal_reached(table) else 0.0
    left = LAST_ROUND - table.round
    ahead = table.faction_locations(0) - len(table.pile) - len(table.neutral)
    return 1.0 / (1.0 + exp((SAFE - GROWTH * left - ahead) / (DOUBT * (1 + left))))


def position_worth(table: ImperialTable, seat: int, weights: list[float]) -> float:
    """What a seat will have, as far as can be seen."""
    return float(scoring.total(table, seat)) if table.over else weighed(features(table, seat), weights)


def features(table: ImperialTable, seat: int) -> list[float]:
    """The features of a position, in the order of their names."""
    left = LAST_ROUND - table.round
    known = tables(table.box, left, False)
    goods = known.weights.goods
    lasting = produced = deals = 0.0
    if left:
        for card in table.locations(seat):
            lasting += known.worth[card] - 1.0
            produced += known.produced[card]
        box = table.box
        deals = sum([goods[box.deal[card]] for card in table.deals[seat]], 0.0)
    return [
        float(scoring.total(table, seat)),
        sum([goods[good] * number for good, number in enumerate(table.goods[seat])], 0.0),
        float(len(table.hands[seat])),
        lasting,
        left * produced,
        left * deals,
        float(left),
        fortifications(table, seat, left),
    ]


def fortifications(table: ImperialTable, seat: int, left: int) -> float:
    """What the markers on a seat's Bastions will count."""
    total = 0.0
    if table.markers:
        rounds = left if table.phase in ("cleanup", "attack") else left + 1
        for card, number in table.markers.items():
            if table.owner[card] == seat:
                total += BESIEGED * table.box.effects[card].vp * number * rounds
    return total


def horizon(table: ImperialTable, tries: int) -> int:
    """How many decisions of all seats a search looks ahead: about a round, with enough tries to the end."""
    return TO_THE_END if tries >= ENOUGH[table.seats] else 20 * table.seats
