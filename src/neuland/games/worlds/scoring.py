"""Points: the lines of a score, put together from what the modules bring (rules 13.4)."""

from __future__ import annotations

from typing import Any

from neuland.games.worlds.state import WorldsTable

Line = tuple[str, dict[str, Any], int]
"""A text id (`score-ID`), its values, and the points."""


def side_lines(table: WorldsTable, side: int) -> list[Line]:
    """Where a side's VP come from: TOP I, majorities, privileges, prizes."""
    lines: list[Line] = []
    for call in table.plan.score:
        lines += call(table, side)
    return [line for line in lines if line[2]]


def side_points(table: WorldsTable, side: int) -> int:
    points = 0
    for _, _, number in side_lines(table, side):
        points += number
    return points


def own_sheet(table: WorldsTable, seat: int) -> list[Line]:
    """A player's points where players are the sides: the plan's `seat_sheet` by default."""
    return side_lines(table, seat)


def own_tie(table: WorldsTable, seat: int) -> tuple[int, ...]:
    """TOP I's tie-break (G45: still tied, the win is shared): the plan's `seat_tie` by default."""
    found: tuple[int, ...] = ()
    for call in table.plan.tie:
        found += call(table, seat)
    return found


def sheet(table: WorldsTable, seat: int) -> list[Line]:
    """Where every point of a player came from."""
    lines: list[Line] = table.plan.seat_sheet(table, seat)
    return lines


def seat_points(table: WorldsTable, seat: int) -> int:
    points = 0
    for _, _, number in sheet(table, seat):
        points += number
    return points


def standing(table: WorldsTable, seat: int) -> tuple[int, ...]:
    ties: tuple[int, ...] = table.plan.seat_tie(table, seat)
    return (seat_points(table, seat), *ties)
