"""What players score by their shares: wealth in 9.I, their companies' VP in 9.II and 9.III."""

from __future__ import annotations

from neuland.games.worlds.scoring import Line, side_points
from neuland.games.worlds.state import COMPANY_WORDS, WorldsTable


def last_business_round(table: WorldsTable) -> bool:
    """M9-END1: after the fifth."""
    return table.round >= table.plan.end_number


def no_tie(table: WorldsTable, seat: int) -> tuple[int, ...]:
    """M9-TIE1: with shares ties are shared."""
    return ()


def wealth_sheet(table: WorldsTable, seat: int) -> list[Line]:
    """M9-SCORE1: cash, and units at their value; with 7.III a unit is worth 1 more for each VP of its company
    (M9-SCORE2), and nothing else brings VP there. Assets count nothing."""
    lines: list[Line] = [("cash", {}, table.purse[seat])]
    for company in table.founded:
        units = table.units[seat * table.plan.sides + company]
        if units:
            worth = table.value[company] + side_points(table, company)
            lines.append(
                ("shares", {"company": COMPANY_WORDS[company], "number": units, "value": worth}, units * worth)
            )
    return lines


def company_sheet(table: WorldsTable, seat: int) -> list[Line]:
    """M9-SCORE4: for each unit held what its company has, with its bonus (M9-SCORE3) among those founded (C97)."""
    points = [side_points(table, company) for company in table.founded]
    bonus = rank_bonus(points, table.plan.rank_bonus)
    lines: list[Line] = []
    for place, company in enumerate(table.founded):
        units = table.units[seat * table.plan.sides + company]
        if units:
            worth = points[place] + bonus[place]
            lines.append(
                ("shares", {"company": COMPANY_WORDS[company], "number": units, "value": worth}, units * worth)
            )
    return lines


def private_sheet(table: WorldsTable, seat: int) -> list[Line]:
    """M9-SCORE6: for each single share held, own unsold ones too (C44), what its company has, with its bonus
    (M9-SCORE5)."""
    sides = table.plan.sides
    points = [side_points(table, side) for side in range(sides)]
    bonus = rank_bonus(points, table.plan.rank_bonus)
    lines: list[Line] = []
    for side in range(sides):
        units = table.own_units[side] if side == seat else table.units[seat * sides + side]
        if units:
            worth = points[side] + bonus[side]
            lines.append(("private-shares", {"other": side, "number": units, "value": worth}, units * worth))
    return lines


def rank_bonus(points: list[int], bonus: tuple[int, ...]) -> list[int]:
    """By rank; those who tie add their places and split them, rounded up."""
    found = []
    for own in points:
        place = sum([other > own for other in points])
        tied = points.count(own)
        found.append(-(-sum(bonus[place : place + tied]) // tied))
    return found
