"""Who holds a cell, who may enter it, and what own cells bring."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.cards import RICH_CELLS
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.residents import has_room, may_step
from neuland.games.worlds.rules.settle import NEUTRALISED, can_settle
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import BARRACKS, MILITIA, NOBODY, WorldsTable
from neuland.games.worlds.tiles import CITIES, CITY, MEADOW, NOWHERE, TERRAIN, TILES, WATER
from neuland.kit.rows import added, changed

CELL_INCOME: Final = facts.number("military", "cell_income")
KINDS_INCOME: Final = facts.numbers("military", "kinds_income")
LAND_VP: Final = facts.number("military", "vp_land")
CITY_VP: Final = facts.number("military", "vp_city")


# ---- garrisons --------------------------------------------------------------------------------------------


def set_garrisons(table: WorldsTable) -> None:
    """Barracks and militia on every city that is no capital (M4-S1, C12, C69)."""
    for city in range(CITIES):
        if table.knows(city) and city not in table.hq:
            garrison_city(table, NOBODY, city)


def garrison_city(table: WorldsTable, side: int, tile: int) -> None:
    """Also on each city when it is discovered (M4-S1a); with trading houses only barracks (M4-S1b)."""
    if tile < CITIES:
        table.garrison = changed(table.garrison, tile, BARRACKS if table.plan.houses else BARRACKS | MILITIA)


def leave_garrison(table: WorldsTable, side: int) -> None:
    """A later capital removes its city's garrison (M4-S1c, C69)."""
    table.garrison = changed(table.garrison, table.hq[side], 0)


# ---- entering -----------------------------------------------------------------------------------------------


def fought_for(table: WorldsTable, tile: int) -> bool:
    """Cities with trading houses are not (M4-7)."""
    return not (table.plan.houses and tile < CITIES)


def enemy_of(table: WorldsTable, side: int, tile: int) -> int:
    """The other side that holds a cell, or NOBODY."""
    owner = table.owner(tile) if fought_for(table, tile) else NOBODY
    return NOBODY if owner == side else owner


def defended(table: WorldsTable, side: int, tile: int) -> bool:
    """Whether an opponent or a garrison holds the cell (M4-1a)."""
    return enemy_of(table, side, tile) != NOBODY or (table.garrison[tile] != 0 and fought_for(table, tile))


def may_enter(table: WorldsTable, side: int, tile: int) -> bool:
    """One side a cell (M4-1): whoever enters another's attacks it, with room for one more (C6), a settlement to be
    placed, and not where a defender has just survived (M4-3a)."""
    if not defended(table, side, tile):
        return may_step(table, side, tile)
    if table.closed >> tile & 1 or not has_room(table, side, tile) or not can_settle(table, side, tile):
        return False
    return may_attack(table, side, tile)


def may_attack(table: WorldsTable, side: int, tile: int) -> bool:
    """Capitals only where the world lets them fall (M4-2 to M4-2b, M4-5a); a new company not before its first turn is
    over (M9-F4). In 4.III the headquarters alone are stormed by three together (M4-2b)."""
    enemy = enemy_of(table, side, tile)
    if enemy == NOBODY:
        return True
    if table.safe >> enemy & 1:
        return False
    if table.hq[enemy] != tile:
        return True
    if not may_fall(table, enemy):
        return False
    return table.plan.storm_ready is None or table.residents_at(enemy, tile) > 0


def may_fall(table: WorldsTable, enemy: int) -> bool:
    rule = table.plan.capitals_fall
    if rule == "not the last":
        return len(other_cities(table, enemy)) > 0
    return rule == "always"


def other_cities(table: WorldsTable, side: int) -> list[int]:
    """Own cities besides the capital."""
    return [city for city in range(CITIES) if table.settled_by(side, city) and city != table.hq[side]]


# ---- what own cells bring -----------------------------------------------------------------------------------


def cell_income(table: WorldsTable, side: int) -> None:
    """5 for each further own cell (M4-H1), 10 with III-5 (M3-PIII5); and a bonus for different kinds of land
    (M4-H1a). Cities with an own trading house are own cells too (C70)."""
    own = table.own_tiles(side)
    each = 2 * CELL_INCOME if table.owned[side] & RICH_CELLS else CELL_INCOME
    earn(table, side, "cells", each * (len(own) - (table.hq[side] != NOWHERE)))
    kinds = {TERRAIN[tile] for tile in own if MEADOW <= TERRAIN[tile] < WATER}
    earn(table, side, "kinds", KINDS_INCOME[len(kinds)])


def cell_points(table: WorldsTable, side: int) -> list[Line]:
    """3 for each own land cell, 5 for each own city, the capital too (M4-SCORE1, C11, C70)."""
    own = table.own_tiles(side)
    cities = sum([TERRAIN[tile] == CITY for tile in own])
    land = len(own) - cities
    return [("land", {"number": land}, LAND_VP * land), ("cities", {"number": cities}, CITY_VP * cities)]


def armies_on_map(table: WorldsTable, side: int) -> tuple[int, ...]:
    """More armies, the headquarters counting as one (M4-TIE1, C71)."""
    base = side * TILES
    residents = sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES])
    return (residents + len(table.own_tiles(side)),)


def destroy_factory(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """Neutralising a city destroys one factory there; the others are ownerless (M4-6). Whoever conquers it gets all
    that stand (M4-6a, C68)."""
    at = table.plan.sides * CITIES + tile
    if why == NEUTRALISED and tile < CITIES and table.factories[at]:
        table.factories = added(table.factories, at, -1)
