"""For bots: how good a position is for a seat. That is enough for `greedy` and for searching bots."""

from __future__ import annotations

from .cards import worth
from .state import NOTHING, HomesteadTable

KEPT = 0.6
"""What the strength of a tool in hand is worth, in points."""


def value(table: HomesteadTable, seat: int) -> float:
    bid = table.bids[seat]
    points = float(table.standing(seat)[0])
    points += KEPT * sum(worth(tool) for tool in table.hands[seat] if tool != bid)
    if bid != NOTHING:
        points += chance(table, seat, bid) * sum(worth(plot) for plot in table.offered)
    return points


def chance(table: HomesteadTable, seat: int, bid: int) -> float:
    """How likely a bid wins, if the others bid anything that they have."""
    likely = 1.0
    for other, hand in enumerate(table.hands):
        if other != seat:
            likely *= sum(tool < bid for tool in hand) / len(hand)
    return likely
