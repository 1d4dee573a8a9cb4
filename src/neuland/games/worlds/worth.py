"""What a side's position is worth beyond the points it has: one function a module, which its `plug` puts into the plan.

All are guesses in VP, for bots alone. They know no more than lies open on the table.
"""

from __future__ import annotations

from typing import Final

from neuland.games.worlds.rules.board import column, columns
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

MONEY: Final = 0.012
"""What a mark is worth in VP."""
USUAL_ROUNDS: Final = 9


def rounds_left(table: WorldsTable) -> float:
    """A guess: games last about nine rounds, and always seem to go on a little."""
    return max(1.5, USUAL_ROUNDS - table.round)


def money_worth(table: WorldsTable, amount: float) -> float:
    """An income of so much each round from now on."""
    return amount * MONEY * rounds_left(table)


def air(table: WorldsTable, one: int, two: int) -> int:
    return hex.distance(table.places[one], table.places[two])


# ---- what every world has -------------------------------------------------------------------------------------


def pieces_worth(table: WorldsTable, side: int) -> float:
    """People and settlements on the map; settlements a little more while some are left to be placed."""
    base = side * TILES
    residents = sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES])
    settlements = len(table.own_tiles(side))
    return 0.2 * residents + 0.35 * settlements + MONEY * min(150, table.money[side] + table.aside[side])


# ---- modules --------------------------------------------------------------------------------------------------


def transport_worth(table: WorldsTable, side: int) -> float:
    """Goods aboard by the way to whoever takes them; an empty hold by the way to goods; speed and room."""
    at = table.trolley[side]
    if at == NOWHERE:
        return 0.0
    total = 0.7 * table.level[side] + 1.2 * table.holds[side] + 0.02 * table.now[POINTS] * (side == table.turn)
    for load in table.cargo[side * 2 : side * 2 + table.holds[side]]:
        if load == EMPTY:
            total += nearness_of_goods(table, side, at)
        elif load < ONE_RESIDENT:
            total += nearness_of_buyer(table, side, at, load - 1)
        else:
            total -= 0.1
    if table.plan.price_board and side == table.turn:
        track = table.plan.known.price_track
        total += MONEY * sum([track[table.prices[sale % KINDS]] for sale in table.sold])
    delivered = sum(table.delivered[side * KINDS : side * KINDS + KINDS])
    return total + 0.5 * delivered


def nearness_of_goods(table: WorldsTable, side: int, at: int) -> float:
    far = 12
    for city in range(CITIES):
        if table.stock[city] and table.places[city] != NOWHERE:
            far = min(far, air(table, at, city))
    if table.plant_full:
        for tile in range(CITIES, FIRST_WATER):
            if table.plant_full >> tile & 1 and table.plant_of[tile] == side:
                far = min(far, air(table, at, tile))
    return 0.6 - 0.05 * far


def nearness_of_buyer(table: WorldsTable, side: int, at: int, good: int) -> float:
    far = 14
    for city in range(CITIES):
        if table.places[city] == NOWHERE:
            continue
        wanted = not table.plan.goods_side or table.demand[city] >> good & 1
        if wanted and (not table.plan.houses or table.settled_by(side, city)):
            far = min(far, air(table, at, city))
    return 3.0 - 0.2 * far


def race_worth(table: WorldsTable, side: int) -> float:
    """Cards, what this turn's new ones will pay, and the way to the next city."""
    if not table.plan.capital_mark:
        return 0.0
    marked = table.cards[side]
    total = 2.5 * table.on_cards(side)
    if side == table.turn:
        total += MONEY * (table.now[FIRST_INCOME] + 12 * table.now[NEW_CARDS] * table.on_cards(side))
    far = 10
    starts = [table.trolley[side]] if table.plan.trolley else table.own_tiles(side)
    for city in range(CITIES):
        if table.places[city] != NOWHERE and not marked >> city & 1:
            for start in starts:
                if start != NOWHERE:
                    far = min(far, air(table, start, city))
    return total + 0.25 * (10 - far)


def privileges_worth(table: WorldsTable, side: int) -> float:
    """Each card a little; factories by what they bring."""
    factories = sum(table.factories[side * CITIES : side * CITIES + CITIES])
    return 0.8 * table.owned[side].bit_count() + money_worth(table, 12 * factories)


def military_worth(table: WorldsTable, side: int) -> float:
    """Cells, and armies that hold them; residents on others' cells by what they may take."""
    own = len(table.own_tiles(side))
    base, bit = side * TILES, 1 << side
    raids = 0.0
    for tile in range(FIRST_WATER):
        there = table.tired[base + tile]
        if there and not table.settled[tile] & bit:
            owner = table.owner(tile)
            defenders = table.residents_at(owner, tile) + 1 if owner != NOBODY else table.garrison[tile].bit_count()
            raids += 1.5 if there > defenders else 0.4 if there == defenders else -0.3
    return money_worth(table, 4 * own) + 0.3 * own + raids


def exploration_worth(table: WorldsTable, side: int) -> float:
    """Tokens, and points that lie about where own residents are."""
    total = money_worth(table, 5 * table.tokens[side])
    for tile, waiting in enumerate(table.harvest[:FIRST_WATER]):
        if waiting and table.settled_by(side, tile):
            total += 0.3 * min(waiting, 1 + table.residents_at(side, tile))
    return total


def roads_worth(table: WorldsTable, side: int) -> float:
    """Connected cells."""
    return money_worth(table, 5 * table.counted[side].bit_count()) + 0.3 * table.counted[side].bit_count()


def majorities_worth(table: WorldsTable, side: int) -> float:
    """Leads, alone or tied, and how far it is to one."""
    total = 0.0
    for terrain in range(COLUMNS):
        places = columns(table, terrain)
        mine = column(table, side, terrain)
        others = max([place for other, place in enumerate(places) if other != side], default=0)
        if mine and mine >= others:
            total += 2.0 if mine > others else 1.2
        elif mine:
            total += 0.9 / (1 + others - mine)
        total += 0.15 * mine
    return total


def production_worth(table: WorldsTable, side: int) -> float:
    """Plants, houses, goods and what was sold this turn."""
    plants = table.plant_of.count(side)
    kinds = {table.plant[tile] for tile in range(FIRST_WATER) if table.plant_of[tile] == side}
    houses = sum([table.settled_by(side, city) for city in range(CITIES)])
    sold = MONEY * table.now[SALES] if side == table.turn else 0.0
    goods = sum(table.goods_of(side))
    return 0.9 * plants + 0.5 * len(kinds - {NO_GOOD}) + 0.9 * houses + 0.25 * goods + sold


def shares_worth(table: WorldsTable, side: int) -> float:
    """A company's income, by which its shares rise."""
    return money_worth(table, 0.3 * max(0, table.income[side]))
