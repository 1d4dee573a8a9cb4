"""What follows from the rest of a view and is shown all the same: how far it is to the end, what prizes are for, how
far each side is in the columns of the majorities and what its leads bring, how many scoring cards lie in each row, and
how far a trolley could come."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from neuland.core.table import View
from neuland.games.worlds.modules.exploration import tiles_laid, tiles_wanted
from neuland.games.worlds.modules.majorities import (
    CELL_INCOME,
    INCOME_CAP,
    LAST_COMPANY_ROUND,
    SCORINGS,
    VP,
    cover_rows,
)
from neuland.games.worlds.modules.privileges.factories import factories_wanted
from neuland.games.worlds.modules.production import house_count
from neuland.games.worlds.modules.race import CITY_PRIZE, LARGE_PRIZE, PRIZE
from neuland.games.worlds.modules.transport.market import deliveries_wanted
from neuland.games.worlds.modules.transport.trolley import drive_cost, may_drive_in
from neuland.games.worlds.plan import MAJORITIES, MODULES, Plan
from neuland.games.worlds.rules.board import cells, column, leads
from neuland.games.worlds.rules.deal import SETTLEMENTS, WITHOUT_RESIDENTS
from neuland.games.worlds.rules.places import cities_wanted
from neuland.games.worlds.state import ENDINGS, POINTS, WorldsTable
from neuland.games.worlds.tiles import CITIES, CITY, COLUMNS, GOODS, TERRAINS, WORDS

PRIZED: Final = {
    "transport": GOODS,
    "privileges": ("three-cities", "three-factories"),
    "military": WORDS[:CITIES],
    "exploration": TERRAINS[:COLUMNS],
    "roads": TERRAINS[:COLUMNS],
    "majorities": ("each-once", "each-twice"),
    "production": GOODS,
}
"""What each prize is for, by the module whose prizes are laid out (M2-Z1 to M2-Z8)."""


def drawn_view(table: WorldsTable) -> View:
    plan = table.plan
    return {
        "end": end_view(table),
        "prizes": [{"for": word, "worth": prize_worth(table, number)} for number, word in enumerate(prized(plan))],
        "columns": [[column(table, side, terrain) for terrain in range(COLUMNS)] for side in range(plan.sides)],
        "rows": list(cover_rows(table)),
        "leads": [lead_view(table, side) for side in range(plan.sides)],
        "reach": reach_view(table) if any(ask.prompt == "drive" for ask in table.decisions) else [],
    }


def prized(plan: Plan) -> tuple[str, ...]:
    return PRIZED[MODULES[plan.prize_row - 1]] if plan.prize_row else ()


def prize_worth(table: WorldsTable, number: int) -> int:
    """Points for whoever takes a prize next, or money (M2-Z9); cities rise with each that was taken (M2-Z4)."""
    row = MODULES[table.plan.prize_row - 1]
    points = LARGE_PRIZE if row == "privileges" else PRIZE
    if row == "military":
        points = CITY_PRIZE + sum([owner >= 0 for owner in table.prizes])
    elif row == "majorities":
        points = LARGE_PRIZE * (number + 1)
    return points * (table.plan.prize_money or 1)


def lead_view(table: WorldsTable, side: int) -> list[int]:
    """By terrain what a side's lead brings now: income (M7-H1), or with 7.III points (M7-SCORE2); 0 without one."""
    paid = table.plan.income_of == MAJORITIES
    if not paid and not table.plan.leads_score:
        return []
    return [
        (min(CELL_INCOME * column(table, side, terrain), INCOME_CAP[terrain]) if paid else VP[terrain])
        if leads(table, side, terrain)
        else 0
        for terrain in range(COLUMNS)
    ]


def reach_view(table: WorldsTable) -> list[View]:
    """Cells that the trolley could come to in several steps with the points that it has, each by the cheapest way; as
    it looks from where it stands, so what it meets on the way may still stop it."""
    side = table.turn
    start = table.trolley[side]
    left = {start: table.now[POINTS]}
    way: dict[int, list[int]] = {start: []}
    open_cells = [(-left[start], 0, start)]
    while open_cells:
        points, _, at = heappop(open_cells)
        if -points < left[at]:
            continue
        for tile in table.steps[at]:
            after = left[at] - drive_cost(table, side, at, tile)
            if after > left.get(tile, -1) and may_drive_in(table, side, tile):
                left[tile] = after
                way[tile] = [*way[at], tile]
                heappush(open_cells, (-after, len(way[tile]), tile))
    return [
        {"to": WORDS[tile], "way": [WORDS[each] for each in way[tile]], "left": left[tile]}
        for tile in sorted(way)
        if len(way[tile]) > 1
    ]


# ---- the end ----------------------------------------------------------------------------------------------------


def end_view(table: WorldsTable) -> View:
    """So many of how many, by what the module of TOP I counts; the round in which it is enough is the last. Where
    nothing more can be discovered, the whole is what is left (C77)."""
    what = end_of(table.plan)
    done, enough = ENDS[what](table)
    return {"what": what, "done": min(done, enough), "of": enough}


def end_of(plan: Plan) -> str:
    first = MODULES[plan.modules[0] - 1]
    if first == "roads" and plan.common_roads:
        return "common-roads"
    if first == "majorities" and plan.companies:
        return "rounds"
    return first


def delivered(table: WorldsTable) -> tuple[int, int]:
    return table.deliveries, deliveries_wanted(table)


def most_cards(table: WorldsTable) -> tuple[int, int]:
    return max([table.on_cards(side) for side in range(table.plan.sides)]), cities_wanted(table)


def factories(table: WorldsTable) -> tuple[int, int]:
    return sum(table.factories), factories_wanted(table)


def supply_used(table: WorldsTable) -> tuple[int, int]:
    """4.I ends with a side's last resident or settlement: what is gone of the smallest supply (M4-END1, M4-END2). Once
    it was all gone, whoever comes back changes nothing."""
    supply = (SETTLEMENTS if table.plan.residents else WITHOUT_RESIDENTS)[table.plan.column]
    if ENDINGS[table.over_at] in ("supply", "capital"):
        return supply, supply
    left = min([*table.settlements, *(table.residents if table.plan.residents else ())])
    return max(0, supply - left), supply


def tiles_known(table: WorldsTable) -> tuple[int, int]:
    return tiles_laid(table), tiles_wanted(table)


def most_cities(table: WorldsTable) -> tuple[int, int]:
    return max([cells(table, side, CITY) for side in range(table.plan.sides)]), cities_wanted(table)


def common_roads(table: WorldsTable) -> tuple[int, int]:
    return table.common_built, table.plan.end_number


def scorings(table: WorldsTable) -> tuple[int, int]:
    return table.scorings, SCORINGS


def company_rounds(table: WorldsTable) -> tuple[int, int]:
    return table.round, LAST_COMPANY_ROUND


def most_houses(table: WorldsTable) -> tuple[int, int]:
    return max([house_count(table, side) for side in range(table.plan.sides)]), cities_wanted(table)


def business_rounds(table: WorldsTable) -> tuple[int, int]:
    return table.round, table.plan.end_number


ENDS: Final = {
    "transport": delivered,
    "race": most_cards,
    "privileges": factories,
    "military": supply_used,
    "exploration": tiles_known,
    "roads": most_cities,
    "common-roads": common_roads,
    "majorities": scorings,
    "rounds": company_rounds,
    "production": most_houses,
    "shares": business_rounds,
}
