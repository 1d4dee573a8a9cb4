"""What is left to do until TOP I's end test is met, for the player of `goal.py`: one function for each module whose end
somebody has to go for.

All are numbers of marks, less is better. What has still to be paid weighs more than money in hand, and whoever is
still missing where he is needed weighs a little more than he costs: so it pays to buy him, to bring him there, and to
use him.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final

from neuland.games.worlds.modules.privileges.factories import IN_A_CITY, standing_in
from neuland.games.worlds.modules.production import END_GOODS, FISH_COST, house_count, on_houses, plant_cost
from neuland.games.worlds.modules.roads.building import COST
from neuland.games.worlds.modules.transport.trolley import holds_of
from neuland.games.worlds.plan import EXPLORATION, PRIVILEGES, PRODUCTION, RACE, ROADS, TRANSPORT
from neuland.games.worlds.rules.places import cities_known
from neuland.games.worlds.rules.settle import price
from neuland.games.worlds.state import ONE_RESIDENT, WorldsTable
from neuland.games.worlds.tiles import (
    CITIES,
    FIRST_WATER,
    FISH,
    GOOD,
    KINDS,
    MOUNTAIN,
    NO_GOOD,
    NOWHERE,
    SUPPLY,
    TERRAIN,
    TILES,
)
from neuland.games.worlds.worth import FAR, edge, ways
from neuland.kit.rows import bits

STEP: Final = 10.0
"""A cell on the way: a resident, who becomes a settlement there."""
PUSH: Final = 3.0
"""What has still to be paid weighs so much more than money in hand."""
MISSING: Final = 12.0
"""Somebody who is needed at a place and is not there."""
SPARE: Final = 2.0
"""Somebody who is not needed anywhere."""
DONE: Final = 300.0
"""A delivery or a factory more: whatever is left to do for the next one, it pays."""
NO_WAY: Final = 300.0
"""What cannot be reached yet."""
DISCOVERY: Final = 80.0
"""A tile more on the map, where cities or tiles are wanted."""
CITY_FOUND: Final = 200.0
CITIES_WANTED: Final = 8
"""So many on the map are enough for every end."""

Crew = dict[int, int]
"""Residents of a side by cell; who is counted on for something is taken out."""


def way_left(table: WorldsTable, seat: int) -> float:
    """For all sides that a seat leads; nothing, where the end comes by itself."""
    total = 0.0
    for side in sides(table):
        if table.seat_of(side) == seat and table.hq[side] != NOWHERE:
            crew = crew_of(table, side)
            if table.plan.modules[0] in WAYS:
                total += WAYS[table.plan.modules[0]](table, side, crew)
            total -= table.money[side] + SPARE * sum(crew.values())
    return total


def sides(table: WorldsTable) -> list[int]:
    return list(table.founded) if table.plan.companies else list(range(table.plan.sides))


def leader(table: WorldsTable) -> int:
    """The side that goes for an end which one side has to meet; the others only discover land for it."""
    return sides(table)[0]


def crew_of(table: WorldsTable, side: int) -> Crew:
    return {tile: table.residents_at(side, tile) for tile in range(FIRST_WATER) if table.residents_at(side, tile)}


# ---- ways over land -----------------------------------------------------------------------------------------

Edges = tuple[tuple[int, int], ...]
"""Steps from cell to cell."""


@lru_cache(maxsize=4096)
def cheapest_ways(
    steps: tuple[tuple[int, ...], ...],
    sources: tuple[int, ...],
    wanted: tuple[int, ...],
    number: int,
    entering: tuple[float, ...],
    rough: tuple[float, ...],
) -> tuple[float, Edges]:
    """The cheapest way to so many of the wanted cells, one after the other, each from all that was reached before: its
    cost, and its steps. A step costs what it is to enter its cell, and the rougher of both cells."""
    total, edges = 0.0, list[tuple[int, int]]()
    reached, open_ = set(sources), set(wanted) - set(sources)
    for _ in range(number):
        costs = dict.fromkeys(reached, 0.0)
        came: dict[int, int] = {}
        heap = sorted([(0.0, tile) for tile in reached])
        found = NOWHERE
        while heap and found == NOWHERE:
            cost, tile = heapq.heappop(heap)
            if tile in open_:
                found = tile
            elif cost == costs[tile]:
                for other in steps[tile]:
                    further = cost + entering[other] + max(rough[tile], rough[other])
                    if further < costs.get(other, FAR * NO_WAY):
                        costs[other], came[other] = further, tile
                        heapq.heappush(heap, (further, other))
        if found == NOWHERE:
            return total + NO_WAY, tuple(edges)
        total += costs[found]
        open_.discard(found)
        way = []
        while found not in reached:
            way.append((came[found], found))
            found = came[found]
        reached.update([tile for _, tile in way])
        edges += reversed(way)
    return total, tuple(edges)


NOT_ROUGH: Final = (0.0,) * TILES
DRIVING: Final = tuple([8.0 if terrain == MOUNTAIN else 4.0 for terrain in TERRAIN])
"""What a cell on a trolley's way weighs."""
ON_THE_WAY: Final = 2.0
"""What it weighs more on the way to whatever is next."""


def settling(table: WorldsTable, side: int) -> tuple[float, ...]:
    """What it costs to settle each cell; a garrison has to be beaten, and cells of others are left alone."""
    found = []
    for tile in range(FIRST_WATER):
        cost = 0.0 if table.settled_by(side, tile) else STEP + max(0, price(table, side, tile))
        cost += STEP * table.garrison[tile].bit_count()
        found.append(cost if table.plan.coexist or not table.settled[tile] & ~(1 << side) else cost + NO_WAY)
    return tuple(found)


def cities_left(table: WorldsTable, side: int, wanted: Iterable[int], number: int, crew: Crew) -> float:
    """The way to so many more cities: by settlements, for each of which somebody has to stand beside its cell; without
    residents by trolley."""
    cities = tuple([city for city in wanted if table.knows(city)])
    if number <= 0:
        return 0.0
    if not table.plan.residents:
        start = table.trolley[side]
        way = ways(table, (start,))
        ahead = tuple([city for city in cities if city != start])  # where it stands it has only to settle
        total, _ = cheapest_ways(tuple(table.steps), (start,), ahead, number - (start in cities), DRIVING, NOT_ROUGH)
        return total + ON_THE_WAY * min([way[city] for city in ahead], default=0) + STEP * number
    own = tuple(table.own_tiles(side))
    total, edges = cheapest_ways(tuple(table.steps), own, cities, number, settling(table, side), NOT_ROUGH)
    return PUSH * total + MISSING * sum(
        [not call_up(table, side, tile, crew) for start, tile in edges if start in own and tile not in own]
    )


def call_up(table: WorldsTable, side: int, tile: int, crew: Crew) -> bool:
    """Whether somebody stands beside a cell: he is counted on."""
    for other in table.steps[tile]:
        if crew.get(other, 0) and table.settled_by(side, other):
            crew[other] -= 1
            return True
    return False


def discoveries_left(table: WorldsTable, side: int, crew: Crew) -> float:
    """Where tiles are still hidden: each one found, cities most of all; the way to where the map ends, and somebody
    who stands there. No city lies beside another, so it is looked for from land."""
    if table.plan.map not in (1, 4) or (cities_known(table) >= CITIES_WANTED and table.plan.modules[0] != EXPLORATION):
        return 0.0
    left = CITY_FOUND * max(0, CITIES_WANTED - cities_known(table))
    left += DISCOVERY * sum([not table.knows(tile) for tile in range(TILES)])
    ends = edge(table)
    land = [tile for tile in ends if tile >= CITIES]
    way = ways(table, tuple(land or ends))
    starts = table.own_tiles(side) if table.plan.residents else [table.trolley[side]]
    nearest = min([way[tile] for tile in starts])
    left += (PUSH * STEP - SPARE * 2) * (nearest + 2 * (not land)) if ends else 0.0
    return left + MISSING * (not any(crew.get(tile, 0) for tile in starts if way[tile] == nearest))


# ---- 2.I, 3.I ------------------------------------------------------------------------------------------------


def race_left(table: WorldsTable, side: int, crew: Crew) -> float:
    if side != leader(table):
        return discoveries_left(table, side, crew)
    wanted = [city for city in range(CITIES) if not table.cards[side] >> city & 1]
    left = cities_left(table, side, wanted, table.plan.end_number - table.on_cards(side), crew)
    return left - DONE * table.on_cards(side) + discoveries_left(table, side, crew)


def factories_left(table: WorldsTable, side: int, crew: Crew) -> float:
    """Every side wants two cities in which there is room for more."""
    room = [city for city in range(CITIES) if table.knows(city) and standing_in(table, city) < IN_A_CITY]
    wanted = [city for city in room if not table.settled_by(side, city)]
    missing = 2 - (len(room) - len(wanted))
    left = cities_left(table, side, wanted, min(missing, len(wanted)), crew)
    return left - DONE * sum(table.factories) + discoveries_left(table, side, crew)


# ---- 6.I: roads ---------------------------------------------------------------------------------------------

GANG: Final = 4
"""Three for a road to a city, and one who settles on."""
ROUGH: Final = tuple([STEP + 3.0 * (COST[terrain] - 1) for terrain in TERRAIN[:FIRST_WATER]])
"""A road to a cell: one resident is used up, and the others have to be there."""


def roads_left(table: WorldsTable, side: int, crew: Crew) -> float:
    """Roads from all that is connected to the nearest cities; for the first one a gang stands at one of its ends,
    behind it wherever it can walk there (M6-1)."""
    if side != leader(table) or table.plan.common_roads:
        return discoveries_left(table, side, crew)
    connected = tuple(bits(table.counted[side])) or (table.hq[side],)
    cities = tuple([city for city in range(CITIES) if table.knows(city)])
    missing = table.plan.end_number - sum([city in connected for city in cities])
    total, edges = cheapest_ways(tuple(table.steps), connected, cities, missing, settling(table, side), ROUGH)
    left = PUSH * total + discoveries_left(table, side, crew)
    way = ways(table, connected)
    ends = edges[0] if edges else ()
    gang = [MISSING - 0.3 * way[tile] + 0.5 * (tile in ends) for tile in each(crew)]
    crew.clear()
    return left - sum(sorted(gang)[-GANG:])


def each(crew: Crew) -> list[int]:
    """The cell of each resident."""
    return [tile for tile, number in crew.items() for _ in range(number)]


# ---- plants and goods ---------------------------------------------------------------------------------------

NO_PLANT: Final = 150.0
"""A plant for which no cell was found."""
PLANT: Final = 30.0
ABOARD: Final = 10.0
ON_PLANT: Final = 25.0
UNMADE: Final = 40.0
"""What is left to do for a good, besides the way: aboard a trolley, lying somewhere, or still to be made."""
UNWANTED: Final = 20.0
"""A hold with a good that nobody takes."""
NO_BUYER: Final = 30
"""The way to one who does not exist, longer than every other."""
SITES_WITHIN: Final = 3
"""Plants are planned on cells so near."""

Site = tuple[float, int, int, int]
"""What is left to do for a plant, its cell, its good, and the residents it needs."""


def sites(table: WorldsTable, side: int, crew: Crew) -> list[Site]:
    """Plants that could be built."""
    way = ways(table, tuple(table.own_tiles(side)))
    found = []
    for tile in range(CITIES, FIRST_WATER):
        if table.plant[tile] == NO_GOOD and table.knows(tile) and way[tile] <= SITES_WITHIN:
            there = 0 if way[tile] else crew.get(tile, 0)
            beside = way[tile] == 1 and any(crew.get(other, 0) for other in table.steps[tile])
            to_go = (PUSH * STEP - SPARE * 2) * way[tile] - MISSING * beside
            for good, need in plants_on(table, side, tile):
                found.append((PLANT + MISSING * max(0, need - there) + to_go, tile, good, need))
    return found


def plants_on(table: WorldsTable, side: int, tile: int) -> list[tuple[int, int]]:
    """Goods of plants that could stand on a cell, and the residents they need (M8-D2, M8-D2a)."""
    own = [(GOOD[tile], plant_cost(table, side, tile, GOOD[tile]))] if GOOD[tile] != NO_GOOD else []
    return [*own, (FISH, FISH_COST)] if max(table.near[tile]) >= FIRST_WATER else own


def plants_left(table: WorldsTable, side: int, number: int, crew: Crew, buyers: Buyers | None = None) -> float:
    """So many more plants, each where least is left to do; with trolleys also until somebody takes its good."""
    left, used = 0.0, set[int]()
    for _ in range(number):
        free = [site for site in sites(table, side, crew) if site[1] not in used]
        if buyers:
            free = [(cost + buyers.way(tile, good), tile, good, need) for cost, tile, good, need in free]
        cost, tile, good, need = min(free, default=(NO_PLANT, NOWHERE, NO_GOOD, 0))
        left += cost
        if tile != NOWHERE:
            used.add(tile)
            if crew.get(tile, 0):
                crew[tile] = max(0, crew[tile] - need)
            else:
                call_up(table, side, tile, crew)
            if buyers:
                buyers.take(tile, good)
    return left


class Buyers:
    """Cities that take a side's goods, each as many as it does: whoever is counted on for a good is not counted on
    for another."""

    def __init__(self, table: WorldsTable, side: int) -> None:
        self.table = table
        self.demand = list(table.demand) if table.plan.goods_side else [(1 << KINDS) - 1] * CITIES
        self.room = [self.room_in(side, city) for city in range(CITIES)]

    def room_in(self, side: int, city: int) -> int:
        table = self.table
        if not table.knows(city) or (table.plan.houses and not table.settled_by(side, city)):
            return 0
        most = table.plan.capacity[table.hq[side] == city] if table.plan.houses else KINDS
        return most - sum(table.house_goods(side, city))

    def nearest(self, tile: int, good: int) -> tuple[int, int]:
        """The way from a cell, and the city."""
        way = ways(self.table, (tile,))
        cities = [city for city in range(CITIES) if self.room[city] > 0 and self.demand[city] >> good & 1]
        return min([(way[city], city) for city in cities], default=(NO_BUYER, NOWHERE))

    def way(self, tile: int, good: int) -> float:
        return ON_THE_WAY * self.nearest(tile, good)[0]

    def take(self, tile: int, good: int) -> float:
        way, city = self.nearest(tile, good)
        if city != NOWHERE:
            self.room[city] -= 1
            self.demand[city] &= ~(1 << good)
        return ON_THE_WAY * way


def goods_left(table: WorldsTable, side: int, number: int, crew: Crew) -> float:
    """So many goods more, on their way to cities that take them."""
    if number <= 0:
        return 0.0
    buyers = Buyers(table, side)
    at = table.trolley[side]
    left, full = 0.0, False
    for load in holds_of(table, side):
        if 0 < load < ONE_RESIDENT:
            full = True
            wanted = buyers.nearest(at, load - 1)[1] != NOWHERE
            left += ABOARD + buyers.take(at, load - 1) if wanted else UNWANTED
            number -= wanted
    way_to = ways(table, (at,))
    next_one = FAR
    for tile, good in lying_goods(table, side):
        if number > 0 and buyers.nearest(tile, good)[1] != NOWHERE:
            left += ON_PLANT + buyers.take(tile, good)
            next_one = min(next_one, way_to[tile])
            number -= 1
    if not full:
        left += next_one
    if table.plan.top[PRODUCTION] and number > 0:
        left += UNMADE * number + plants_left(table, side, number, crew, buyers)
    return left


def lying_goods(table: WorldsTable, side: int) -> list[tuple[int, int]]:
    """Goods that the trolley could load, and where: on own plants, in cities, or loose."""
    found = []
    for tile in range(FIRST_WATER):
        if table.plant_full >> tile & 1 and table.plant_of[tile] == side:
            found.append((tile, table.plant[tile]))
        if tile < CITIES and table.knows(tile):
            found += [(tile, SUPPLY[tile])] * table.stock[tile]
        for good in range(KINDS):
            found += [(tile, good)] * table.loose[tile * KINDS + good]
    return found


def transport_left(table: WorldsTable, side: int, crew: Crew) -> float:
    """Each side delivers its part; where goods are delivered to houses, it needs them (M8-E: one good each, two at
    the headquarters)."""
    part = -(-table.plan.end_number // len(sides(table)))
    left = discoveries_left(table, side, crew) - DONE * table.deliveries
    if table.plan.houses:
        wanted = [city for city in range(CITIES) if not table.settled_by(side, city)]
        left += cities_left(table, side, wanted, part - 1 - house_count(table, side), crew)
    delivered = sum(table.delivered[side * KINDS : side * KINDS + KINDS])
    return left + goods_left(table, side, part - delivered, crew)


def production_left(table: WorldsTable, side: int, crew: Crew) -> float:
    """Houses and goods of one side."""
    if side != leader(table):
        return discoveries_left(table, side, crew)
    wanted = [city for city in range(CITIES) if not table.settled_by(side, city)]
    left = cities_left(table, side, wanted, table.plan.end_number - house_count(table, side), crew)
    left += discoveries_left(table, side, crew)
    if table.plan.trolley:
        return left + goods_left(table, side, END_GOODS - sum(on_houses(table, side)), crew)
    return left + plants_left(table, side, END_GOODS - sum(table.goods_of(side)), crew)


WAYS: Final[dict[int, Callable[[WorldsTable, int, Crew], float]]] = {
    TRANSPORT: transport_left,
    RACE: race_left,
    PRIVILEGES: factories_left,
    EXPLORATION: discoveries_left,
    ROADS: roads_left,
    PRODUCTION: production_left,
}
"""By TOP I: what the others ask for comes by itself, or in games at random."""
