"""Roads: who may build where, and what it costs; roads that become neutral, and who takes them over."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.cards import CITY_ROADS, FOREST_ROADS, FREE_ROAD, MOUNTAIN_AS_MEADOW
from neuland.games.worlds.modules.roads.counting import count_ends, has_road, network
from neuland.games.worlds.rules.asking import ask_turn
from neuland.games.worlds.rules.residents import exhaust, spend
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import FREE_ROADS, NEUTRAL, ROADS_IN, WorldsTable
from neuland.games.worlds.tiles import (
    CITY,
    DIRECTION,
    FIRST_WATER,
    FOREST,
    MOUNTAIN,
    NOWHERE,
    NUMBER,
    TERRAIN,
    TILES,
    WORDS,
    direction_options,
    tile_options,
)
from neuland.kit.rows import added, changed

COST: Final = facts.numbers("roads", "cost")
ROADS_OF: Final = facts.numbers("pieces", "roads")
COMMON: Final = facts.number("pieces", "common_roads")

ROAD: Final = direction_options("road")
USE: Final = tile_options("use")
PAVE: Final = tile_options("pave")

# Bits of `now[FREE_ROADS]`.
BY_PRIVILEGE: Final = 1
BY_TROLLEY_ONCE: Final = 16


def lay_out_roads(table: WorldsTable) -> None:
    """M6-S1: each side's own, or one common pool, which is the first side's number."""
    plan = table.plan
    if plan.common_roads:
        table.roads_left = changed(table.roads_left, 0, COMMON)
    else:
        table.roads_left = (ROADS_OF[plan.column],) * plan.sides


# ---- where ------------------------------------------------------------------------------------------------


def may_build(table: WorldsTable, side: int, tile: int, direction: int) -> bool:
    """Whether a side may build on an edge, whatever it costs: own settlements on both cells (M6-2), in war also onto
    an enemy cell where own residents have moved in (M6-5b); no own road there yet, or none at all (M6-5)."""
    other = table.near[tile][direction]
    if not NOWHERE < other < FIRST_WATER or not table.settled_by(side, tile):
        return False
    if not table.settled_by(side, other) and not storms(table, side, other):
        return False
    road = table.roads[table.edge(tile, direction)]
    if road & (NEUTRAL if table.plan.common_roads else 1 << side):
        return False
    return not table.plan.roads_connected or connects(table, side, tile, other)


def storms(table: WorldsTable, side: int, tile: int) -> bool:
    """Own residents wait on an enemy cell for the fight, and no road was built onto it this turn (M6-5b)."""
    waiting = table.plan.roads_into_fights and table.tired[side * TILES + tile] > 0
    return waiting and not table.now[ROADS_IN] >> tile & 1


def connects(table: WorldsTable, side: int, tile: int, other: int) -> bool:
    """The network is connected, its first road starts in the capital (M6-2c, C83); a capital that moved starts no
    second one (M6-4b). In war: by roads over own cells only (M6-5a)."""
    if table.plan.common_roads:
        reached = network(table, side)
        return bool(reached >> tile & 1 or reached >> other & 1)
    if has_road(table, tile, 1 << side) or has_road(table, other, 1 << side):
        return True
    capital = table.hq[side]
    if capital not in (tile, other):
        return False
    return table.counted[side] == 0 or bool(table.counted[side] >> capital & 1)


# ---- what it costs ------------------------------------------------------------------------------------------


def road_cost(table: WorldsTable, side: int, tile: int, direction: int) -> int:
    """In active residents of the two cells: the dearer terrain (M6-2a), and one for each opponent's road on the edge
    (M6-2b, C53), which falls away where roads are neutral (M6-5)."""
    other = table.near[tile][direction]
    cost = max(terrain_cost(table, side, TERRAIN[tile]), terrain_cost(table, side, TERRAIN[other]))
    if table.plan.common_roads:
        return cost
    return cost + (table.roads[table.edge(tile, direction)] & ~NEUTRAL).bit_count()


def terrain_cost(table: WorldsTable, side: int, terrain: int) -> int:
    owned = table.owned[side]
    cheap = (
        (terrain == FOREST and owned & FOREST_ROADS)  # M3-PI9
        or (terrain == CITY and owned & CITY_ROADS)  # M3-PII8
        or (terrain == MOUNTAIN and table.plan.roads_privileged and owned & MOUNTAIN_AS_MEADOW)  # M3-PII7
    )
    return 1 if cheap else COST[terrain]


# ---- building -----------------------------------------------------------------------------------------------


def road_options(table: WorldsTable, side: int, tile: int) -> list[Action]:
    """An action of an active resident on the cell (M6-2)."""
    base = side * TILES
    if not table.settled_by(side, tile):
        return []
    here = table.active[base + tile]
    options = []
    for direction, other in enumerate(table.near[tile]):
        if not NOWHERE < other < FIRST_WATER or not may_build(table, side, tile, direction):
            continue
        if road_cost(table, side, tile, direction) <= here + table.active[base + other]:
            options.append(ROAD[direction])
    return options


def start_road(table: WorldsTable, side: int, action: Action, tile: int) -> None:
    direction = DIRECTION[action[1]]
    other = table.near[tile][direction]
    table.then(lay_road, side, tile, direction)
    table.then(use_residents, side, tile, other, road_cost(table, side, tile, direction), True)


def use_residents(table: WorldsTable, side: int, tile: int, other: int, left: int, first: bool) -> None:
    """The residents used stand on either or both cells; with 6.I and 6.II the first one chosen goes to supply
    (M6-2c), all others are exhausted where they are (M6-2d)."""
    if left:
        ask_turn(table, side, "use", use_options, use_resident, tile, other, left, first)


def use_options(
    table: WorldsTable, seat: int, side: int, tile: int, other: int, left: int, first: bool
) -> list[Action]:
    return [USE[cell] for cell in (tile, other) if table.active[side * TILES + cell]]


def use_resident(
    table: WorldsTable, seat: int, action: Action, side: int, tile: int, other: int, left: int, first: bool
) -> None:
    cell = NUMBER[action[1]]
    table.then(use_residents, side, tile, other, left - 1, False)
    spend(table, side, cell)
    if first and table.plan.roads_returned:
        table.residents[side] += 1
    else:
        exhaust(table, side, cell)


def lay_road(table: WorldsTable, side: int, tile: int, direction: int) -> None:
    """Roads are no hard limit: beyond the supply substitutes are used (M6-2e, C105)."""
    other = table.near[tile][direction]
    edge = table.edge(tile, direction)
    if not table.settled_by(side, other):
        table.now[ROADS_IN] |= 1 << other
    if table.plan.common_roads:
        table.roads = changed(table.roads, edge, table.roads[edge] | NEUTRAL)
        table.roads_left = added(table.roads_left, 0, -1)
        table.common_built += 1
    else:
        table.roads = changed(table.roads, edge, table.roads[edge] | (1 << side))
        table.roads_left = added(table.roads_left, side, -1)
    if table.telling:
        say(table, "builds-road", side, tile=WORDS[tile], other_tile=WORDS[other])
    for call in table.plan.road_built:
        call(table, side, tile, other)


# ---- without residents ----------------------------------------------------------------------------------------


def free_directions(table: WorldsTable, side: int, tile: int) -> list[Action]:
    """Edges of a cell between own settlements on which a road may be built."""
    return [
        ROAD[direction]
        for direction, other in enumerate(table.near[tile])
        if NOWHERE < other < FIRST_WATER and table.settled_by(side, other) and may_build(table, side, tile, direction)
    ]


def pave_options(table: WorldsTable, side: int) -> list[Action]:
    """III-9: one road a turn, in 3 D, without residents (M3-PIII9, C52)."""
    if table.phase != "act" or not table.owned[side] & FREE_ROAD or table.now[FREE_ROADS] & BY_PRIVILEGE:
        return []
    return [PAVE[tile] for tile in table.own_tiles(side) if free_directions(table, side, tile)]


def pave(table: WorldsTable, side: int, action: Action) -> None:
    table.now[FREE_ROADS] |= BY_PRIVILEGE
    ask_turn(table, side, "pave", pave_directions, pave_road, NUMBER[action[1]])


def pave_directions(table: WorldsTable, seat: int, side: int, tile: int) -> list[Action]:
    return free_directions(table, side, tile)


def pave_road(table: WorldsTable, seat: int, action: Action, side: int, tile: int) -> None:
    lay_road(table, side, tile, DIRECTION[action[1]])


def trolley_road_options(table: WorldsTable, side: int) -> list[Action]:
    """1.III: once a turn a free road from the trolley's cell (M1-E8b)."""
    tile = table.trolley[side]
    if table.now[FREE_ROADS] & BY_TROLLEY_ONCE or not table.settled_by(side, tile):
        return []
    return free_directions(table, side, tile)


def trolley_road(table: WorldsTable, side: int, action: Action) -> None:
    table.now[FREE_ROADS] |= BY_TROLLEY_ONCE
    lay_road(table, side, table.trolley[side], DIRECTION[action[1]])


# ---- roads left behind ----------------------------------------------------------------------------------------


def leave_roads(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """A settlement is removed: own roads to its cell are neutral, and it is uncounted (M6-4, G10); what lies behind
    stays counted (C83)."""
    for direction, other in enumerate(table.near[tile]):
        if other == NOWHERE:
            continue
        edge = table.edge(tile, direction)
        if table.roads[edge] >> side & 1:
            table.roads = changed(table.roads, edge, table.roads[edge] & ~(1 << side) | NEUTRAL)
    if table.plan.counting == "roads":
        table.counted = changed(table.counted, side, table.counted[side] & ~(1 << tile))


def take_roads(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """The first side with settlements on both ends swaps in an own road, if it is connected to its others and has
    none there (M6-4a)."""
    for direction, other in enumerate(table.near[tile]):
        if not NOWHERE < other < FIRST_WATER or not table.settled_by(side, other):
            continue
        edge = table.edge(tile, direction)
        if not table.roads[edge] & NEUTRAL or table.roads[edge] >> side & 1:
            continue
        if connects(table, side, tile, other):
            table.roads = changed(table.roads, edge, table.roads[edge] & ~NEUTRAL | 1 << side)
            table.roads_left = added(table.roads_left, side, -1)
            if table.plan.counting == "roads":
                count_ends(table, side, tile, other)


def claim_roads(table: WorldsTable, side: int) -> None:
    """In its turn also a side that had its settlements there all the time (C91)."""
    if max(table.roads) >= NEUTRAL:
        for tile in table.own_tiles(side):
            take_roads(table, side, tile, 0, False)
