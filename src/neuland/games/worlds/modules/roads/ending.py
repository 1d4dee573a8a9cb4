"""What roads bring: income by connected cells, the end of 6.I and its points."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.modules.roads.counting import has_road
from neuland.games.worlds.rules.board import cells
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.places import cities_wanted
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import NEUTRAL, WorldsTable
from neuland.games.worlds.tiles import CITY, COLUMNS, DESERT, FIRST_WATER, NOWHERE, TERRAINS

CITY_INCOME: Final = facts.number("roads", "city_income")
KIND_INCOME: Final = facts.numbers("roads", "kind_income")
SET_INCOME: Final = facts.number("roads", "set_income")
VP: Final = facts.numbers("roads", "vp")
SET_VP: Final = facts.number("roads", "vp_set")
END_CITIES: Final = facts.numbers("roads", "end_cities")
END_COMMON: Final = facts.number("roads", "end_common_roads")


def sets(table: WorldsTable, side: int) -> int:
    """Sets of city, meadow, forest, field and mountain; deserts are in none."""
    return min([cells(table, side, terrain) for terrain in range(DESERT)])


def road_income(table: WorldsTable, side: int) -> None:
    """10 for each connected city besides the capital (M6-H1); every city, the capital too, pays for one cell of each
    kind (M6-H1a); 10 for each set (M6-H1b)."""
    cities = cells(table, side, CITY)
    capital = table.hq[side]
    further = cities - (capital != NOWHERE and table.counted[side] >> capital & 1)
    earn(table, side, "connected-cities", CITY_INCOME * further)
    for terrain in range(1, COLUMNS):
        paid = min(cells(table, side, terrain), cities)
        earn(table, side, f"connected-{TERRAINS[terrain]}", KIND_INCOME[terrain] * paid)
    earn(table, side, "connected-sets", SET_INCOME * sets(table, side))


def enough_cities(table: WorldsTable) -> bool:
    """M6-END1, the capital counts (C84); once no city can be discovered any more, all on the map are enough (C77)."""
    return max([cells(table, side, CITY) for side in range(table.plan.sides)]) >= cities_wanted(table)


def enough_common_roads(table: WorldsTable) -> bool:
    """M6-END2."""
    return table.common_built >= table.plan.end_number


def road_points(table: WorldsTable, side: int) -> list[Line]:
    """By counted cells (M6-SCORE1), and 3 for each set (M6-SCORE2)."""
    lines: list[Line] = []
    for terrain in range(COLUMNS):
        number = cells(table, side, terrain)
        lines.append(("connected", {"terrain": TERRAINS[terrain], "number": number}, VP[terrain] * number))
    complete = sets(table, side)
    lines.append(("connected-sets", {"number": complete}, SET_VP * complete))
    return lines


def residents_on_roads(table: WorldsTable, side: int) -> tuple[int, ...]:
    """Most residents on cells with own roads, in war with neutral ones (M6-TIE1)."""
    road = NEUTRAL if table.plan.common_roads else 1 << side
    total = 0
    for tile in range(FIRST_WATER):
        there = table.residents_at(side, tile)
        if there and has_road(table, tile, road):
            total += there
    return (total,)
