"""What a game that is over was worth to each seat."""

from __future__ import annotations

from neuland.core.table import Table

SOLO = 100.0
"""Alone, this many points are a reward of 1."""


def rewards(table: Table) -> list[float]:
    """Of several seats the winner gets 1 and the others share -1: together 0. Alone: points."""
    if table.seats == 1:
        return [table.scores[0] / SOLO]
    winners, seats = table.winners, table.seats
    if not winners:
        return [0.0] * seats
    share = seats / (seats - 1)
    return [share * ((seat in winners) / len(winners) - 1 / seats) for seat in range(seats)]
