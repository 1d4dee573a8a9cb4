"""What a side's position is worth beyond the points it has: one function a module, which its `plug` puts into the plan.

All are guesses in VP, for bots alone. They know no more than lies open on the table, and how many rounds are probably
left.
"""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.rules.board import columns
from neuland.games.worlds.state import (
    EMPTY,
    FIRST_INCOME,
    NEW_CARDS,
    NOBODY,
    ONE_RESIDENT,
    POINTS,
    SALES,
    WorldsTable,
)
from neuland.games.worlds.tiles import CITIES, COLUMNS, FIRST_WATER, KINDS, NO_GOOD, NOWHERE, TILES
from neuland.kit import hex
from neuland.kit.rows import bits

MONEY: Final = 0.012
"""What a mark is worth in VP."""
PLENTY: Final = 150
"""Beyond so many marks there is little to spend them on."""


def money_worth(amount: float, left: float) -> float:
    """An income of so much in each of the rounds that are left."""
    return amount * MONEY * left


FAR: Final = 12
"""The way to what cannot be reached over land."""
PULL: Final = (1.0, 0.75, 0.6, 0.5, 0.42, 0.35, 0.29, 0.24, 0.19, 0.15, 0.11, 0.07, 0.0)
"""What a city that is wanted is worth by the way to it: each step nearer is worth more than the one before, so that
nobody stays half-way between two."""


GARRISONED: Final = (1.0, 0.6, 0.25)
"""How much of it is left where a garrison of so many has to be beaten first (M4-S1)."""


GROWING: Final = (1, 4)
"""Maps on which there is something to discover (G34, G35)."""
RADIUS: Final = facts.number("exploration", "radius")
IN_A_CITY: Final = facts.number("privileges", "factories_per_city")
FACTORY_VP: Final = facts.number("privileges", "factory_vp")


class Known:
    """What was found out about one map, for all tables that have it: a search asks for the same again and again."""

    __slots__ = ("free", "steps", "ways")

    def __init__(self, steps: list[tuple[int, ...]]) -> None:
        self.steps = steps
        self.ways: dict[tuple[int, ...], list[int]] = {}
        self.free: dict[tuple[int, tuple[int, ...]], tuple[int, list[int]]] = {}


MAPS: Final[list[Known]] = []
"""The maps that were asked for last; where something is discovered, tables part."""
KEPT_MAPS: Final = 8
KEPT_ANSWERS: Final = 4096


def known_map(table: WorldsTable) -> Known:
    """What is known about a table's map; `steps` is replaced with it, never changed."""
    steps = table.steps
    for place, known in enumerate(MAPS):
        if known.steps is steps:
            if place:
                MAPS[place], MAPS[0] = MAPS[0], known
            return known
    known = Known(steps)
    MAPS.insert(0, known)
    del MAPS[KEPT_MAPS:]
    return known


def ways(table: WorldsTable, sources: tuple[int, ...]) -> list[int]:
    """For each tile the steps over land from the nearest of some tiles."""
    answers = known_map(table).ways
    found = answers.get(sources)
    if found is None:
        if len(answers) >= KEPT_ANSWERS:
            answers.clear()
        found = answers[sources] = walked(table.steps, sources)
    return found


def walked(steps: list[tuple[int, ...]], sources: tuple[int, ...]) -> list[int]:
    found = [FAR] * TILES
    reached = []
    for tile in sources:
        if tile != NOWHERE:
            found[tile] = 0
            reached.append(tile)
    for tile in reached:  # grows while it is read, nearest first
        further = found[tile] + 1
        for other in steps[tile]:
            if further < found[other]:
                found[other] = further
                reached.append(other)
    return found


def pull(table: WorldsTable, side: int, had: int) -> float:
    """The way to cities that are wanted, all but those `had` (as bits): from the trolley where nobody walks, else from
    wherever the side has settled. Pieces are kept for them, where none comes back from the map."""
    way = ways(table, tuple(table.own_tiles(side)) if table.plan.residents else (table.trolley[side],))
    total = 0.0
    wanted = 0
    for city in range(CITIES):
        if not had >> city & 1 and table.places[city] != NOWHERE:
            wanted += 1
            total += PULL[way[city]] * GARRISONED[table.garrison[city].bit_count()]
    return total if table.plan.take_back else total - 0.6 * max(0, wanted - table.settlements[side])


def edge(table: WorldsTable) -> list[int]:
    """Land beside which something can be discovered; map 1 ends at its radius (M5-X6)."""
    found: list[int] = []
    if table.plan.map not in GROWING:
        return found
    bounded = table.plan.map == 1
    for tile in range(FIRST_WATER):
        where = table.places[tile]
        if where != NOWHERE:
            for direction, other in enumerate(table.near[tile]):
                if other == NOWHERE and not (bounded and hex.distance(where + hex.TO[direction], hex.CENTRE) > RADIUS):
                    found.append(tile)
                    break
    return found


def own_cities(table: WorldsTable, side: int) -> int:
    """Cities with an own settlement, as bits."""
    found = 0
    for city in range(CITIES):
        if table.settled[city] >> side & 1:
            found |= 1 << city
    return found


# ---- what every world has -------------------------------------------------------------------------------------


RESIDENT: Final = 0.2
"""What a resident is worth who stands where there is something to do …"""
STEP: Final = 0.05
"""… and which part of it each step takes away."""
HARVEST: Final = 0.3
"""What a point is worth that lies about where somebody could harvest it."""


def pieces_worth(table: WorldsTable, side: int) -> float:
    """People on the map, those more who stand near what their side has not settled or seen; settlements, and money."""
    money = table.money[side] + table.aside[side]
    settlements, way = settled_and_way(table, side)
    residents = 0.0
    if table.plan.residents:
        base = side * TILES
        active, tired = table.active, table.tired
        for tile in range(FIRST_WATER):
            there = active[base + tile] + tired[base + tile]
            if there:
                residents += there * (1.0 - STEP * way[tile])
    return RESIDENT * residents + 0.35 * settlements + MONEY * (min(PLENTY, money) + 0.05 * max(0, money - PLENTY))


def settled_and_way(table: WorldsTable, side: int) -> tuple[int, list[int]]:
    """How many cells a side has settled, and for each tile the steps to what it has not settled or seen."""
    answers, asked = known_map(table).free, (side, table.settled)
    found = answers.get(asked)
    if found is None:
        if len(answers) >= KEPT_ANSWERS:
            answers.clear()
        lying = [tile for tile in range(FIRST_WATER) if table.places[tile] != NOWHERE]
        free = [tile for tile in lying if not table.settled[tile] >> side & 1]
        way = ways(table, tuple(free + edge(table))) if table.plan.residents else []
        found = answers[asked] = (len(table.own_tiles(side)), way)
    return found


# ---- modules --------------------------------------------------------------------------------------------------


def transport_worth(table: WorldsTable, side: int, left: float) -> float:
    """Goods aboard by the way to whoever takes them; an empty hold by the way to goods; speed and room."""
    at = table.trolley[side]
    if at == NOWHERE:
        return 0.0
    total = 0.7 * table.level[side] + 1.2 * table.holds[side] + 0.02 * table.now[POINTS] * (side == table.turn)
    way = ways(table, (at,))
    for load in table.cargo[side * 2 : side * 2 + table.holds[side]]:
        if load == EMPTY:
            total += 0.6 - 0.05 * way_to_goods(table, side, way)
        elif load < ONE_RESIDENT:
            far = way_to_buyer(table, side, way, load - 1)
            total += 1.4 - 0.06 * far if far < FAR or table.plan.map in GROWING else 0.5
        else:
            total -= 0.1
    if table.plan.price_board and side == table.turn:
        track = table.plan.known.price_track
        total += MONEY * sum([track[table.prices[sale % KINDS]] for sale in table.sold])
    delivered = sum(table.delivered[side * KINDS : side * KINDS + KINDS])
    housed = sum(table.housed[side * CITIES * KINDS : (side + 1) * CITIES * KINDS])
    return total + 1.5 * (delivered + housed)


def way_to_goods(table: WorldsTable, side: int, way: list[int]) -> int:
    far = FAR
    for city in range(CITIES):
        if table.stock[city] and table.places[city] != NOWHERE:
            far = min(far, way[city])
    if table.plant_full:
        for tile in range(CITIES, FIRST_WATER):
            if table.plant_full >> tile & 1 and table.plant_of[tile] == side:
                far = min(far, way[tile])
    return far


def way_to_buyer(table: WorldsTable, side: int, way: list[int], good: int) -> int:
    far = FAR
    for city in range(CITIES):
        if table.places[city] == NOWHERE:
            continue
        wanted = not table.plan.goods_side or table.demand[city] >> good & 1
        if wanted and (not table.plan.houses or house_open(table, side, city)):
            far = min(far, way[city])
    return far


def house_open(table: WorldsTable, side: int, city: int) -> bool:
    """Whether the own trading house there takes one more good (M8-E)."""
    most = table.plan.capacity[table.hq[side] == city]
    return table.settled_by(side, city) and sum(table.house_goods(side, city)) < most


def race_worth(table: WorldsTable, side: int, left: float) -> float:
    """Cards, what this turn's new ones will pay, and the way to the other cities."""
    if not table.plan.capital_mark:
        return 0.0
    total = 2.5 * table.on_cards(side)
    if side == table.turn:
        total += MONEY * (table.now[FIRST_INCOME] + 12 * table.now[NEW_CARDS] * table.on_cards(side))
    return total + 1.5 * pull(table, side, table.cards[side])


def drive_worth(table: WorldsTable, side: int, left: float) -> float:
    """2.I without residents: movement points past the last city count in the last turn alone (M2-SCORE2), so nobody
    should drive about for them before."""
    return 0.0 if table.over else -0.95 * table.after_city[side]


def privileges_worth(table: WorldsTable, side: int, left: float) -> float:
    """Each card a little; factories by what they bring, and the cities in which they can stand."""
    total = 0.8 * table.owned[side].bit_count()
    if not table.plan.row_most:  # 3.III has no factories
        return total
    factories = sum(table.factories[side * CITIES : side * CITIES + CITIES])
    cities = own_cities(table, side)
    return total + money_worth(12 * factories, left) + 1.5 * cities.bit_count() + pull(table, side, cities)


def openings_worth(table: WorldsTable, side: int, left: float) -> float:
    """3.I: room for factories in own cities, as good as points as long as many are still to be built (M3-F1, M3-F3,
    M3-END1). Who looks only at the next step would build none; who looks two rounds ahead would build them all at once,
    and never grow."""
    still = table.plan.end_number - sum(table.factories)
    if still <= 0:
        return 0.0
    room = 0
    for city in range(CITIES):
        if table.settled_by(side, city):
            room += IN_A_CITY - sum(table.factories[city::CITIES])
    return FACTORY_VP * room * still / table.plan.end_number


def military_worth(table: WorldsTable, side: int, left: float) -> float:
    """Cells, cities more; residents on others' cells by what they may take."""
    own = len(table.own_tiles(side))
    base, bit = side * TILES, 1 << side
    raids = 0.0
    for tile in range(FIRST_WATER):
        there = table.tired[base + tile]
        if there and not table.settled[tile] & bit:
            raids += raid_worth(table, tile, there)
    cities = own_cities(table, side)
    return money_worth(4 * own, left) + 0.3 * own + 0.4 * cities.bit_count() + raids + 0.5 * pull(table, side, cities)


def raid_worth(table: WorldsTable, tile: int, there: int) -> float:
    """So many residents on a cell that is not theirs: a beginning, an even fight, or one that is as good as won."""
    owner = table.owner(tile)
    defenders = table.residents_at(owner, tile) + 1 if owner != NOBODY else table.garrison[tile].bit_count()
    prize = 2.0 if tile < CITIES else 1.2
    return prize if there > defenders else 0.4 * prize if there == defenders else 0.05 * there


def exploration_worth(table: WorldsTable, side: int, left: float) -> float:
    """Tokens; land to be settled, first of all what lies beside own cells; points that lie about where own residents
    are."""
    total = money_worth(5 * table.tokens[side], left)
    total += 0.3 * sum([table.places[city] != NOWHERE for city in range(CITIES)])
    total += land_to_settle(table, side) if table.plan.residents else way_to_the_unknown(table, side)
    for tile, waiting in enumerate(table.harvest[:FIRST_WATER]):
        if waiting and table.settled_by(side, tile):
            total += HARVEST * min(waiting, 1 + table.residents_at(side, tile))
    return total


def land_to_settle(table: WorldsTable, side: int) -> float:
    """Land on the map, and what of it lies free beside own cells."""
    way = ways(table, tuple(table.own_tiles(side)))
    known = near = 0
    for tile in range(FIRST_WATER):
        if table.places[tile] != NOWHERE:
            known += 1
            near += way[tile] == 1
    return 0.25 * known + 0.1 * min(near, 3)


def way_to_the_unknown(table: WorldsTable, side: int) -> float:
    """Land on the map, and how near the trolley is to where it ends."""
    way = ways(table, (table.trolley[side],))
    known = sum([place != NOWHERE for place in table.places[:FIRST_WATER]])
    return 0.15 * known - 0.05 * min([way[tile] for tile in edge(table)], default=0)


def roads_worth(table: WorldsTable, side: int, left: float) -> float:
    """Connected cells, and the way to cities that are not."""
    connected = table.counted[side]
    return (
        money_worth(5 * connected.bit_count(), left)
        + 0.3 * connected.bit_count()
        + 0.8 * way_to_cities(table, side, connected)
    )


def way_to_cities(table: WorldsTable, side: int, connected: int) -> float:
    """How near the network has come to the cities that it does not reach."""
    way = ways(table, tuple(bits(connected)) or (table.hq[side],))
    total = 0.0
    for city in range(CITIES):
        if not connected >> city & 1 and table.places[city] != NOWHERE:
            total += PULL[way[city]]
    return total


def majorities_worth(table: WorldsTable, side: int, left: float) -> float:
    """Leads, alone or tied, and how far it is to one."""
    asked = (side, table.counted, table.owned)
    found = LEADS.get(asked)
    if found is None:
        if len(LEADS) >= KEPT_ANSWERS:
            LEADS.clear()
        found = LEADS[asked] = leads_worth(table, side)
    return found


LEADS: Final[dict[tuple[int, tuple[int, ...], tuple[int, ...]], float]] = {}
"""What was found out last: most of what is tried leaves the majority board as it is."""


def leads_worth(table: WorldsTable, side: int) -> float:
    total = 0.0
    for terrain in range(COLUMNS):
        places = columns(table, terrain)
        mine = places[side]
        others = max([place for other, place in enumerate(places) if other != side], default=0)
        if mine and mine >= others:
            total += 2.0 if mine > others else 1.2
        elif mine:
            total += 0.9 / (1 + others - mine)
        total += 0.15 * mine
    return total


def production_worth(table: WorldsTable, side: int, left: float) -> float:
    """Plants, houses, goods and what was sold this turn."""
    plants = table.plant_of.count(side)
    kinds = {table.plant[tile] for tile in range(FIRST_WATER) if table.plant_of[tile] == side}
    sold = MONEY * table.now[SALES] if side == table.turn else 0.0
    goods = sum(table.goods_of(side))
    total = 0.9 * plants + 0.5 * len(kinds - {NO_GOOD}) + 0.002 * goods + sold
    if table.plan.houses:
        cities = own_cities(table, side)
        total += 1.2 * cities.bit_count() + pull(table, side, cities)
    return total


def shares_worth(table: WorldsTable, side: int, left: float) -> float:
    """A company's income, by which its shares rise."""
    return money_worth(0.3 * max(0, table.income[side]), left)
