"""What a game that is over was worth to each seat."""

from __future__ import annotations

from neuland.core.table import Table

SOLO = 100.0
"""Alone, this many points are a reward of 1."""


def outcome(table: Table) -> dict[str, list[int]]:
    """The points of a game that is over, and each seat's place from 1; who shares a place has the same."""
    places: dict[int, int] = {}
    for rank in table.ranking:
        places.update(dict.fromkeys(rank, len(places) + 1))
    return {"points": table.scores, "ranks": [places[seat] for seat in range(table.seats)]}


def rewards(table: Table) -> list[float]:
    """Of several seats the winner gets 1 and the others share -1: together 0. Alone: points."""
    if table.seats == 1:
        return [table.scores[0] / SOLO]
    winners, seats = table.winners, table.seats
    if not winners:
        return [0.0] * seats
    share = seats / (seats - 1)
    return [share * ((seat in winners) / len(winners) - 1 / seats) for seat in range(seats)]
