"""What goods, cards and places of the board are worth to a seat, in points: guesses, for bots.

Only what everybody sees is looked at; of stacks only what is in them, never their order. The figures
were tuned by solo games of the greedy bot.
"""

from __future__ import annotations

from typing import Final

from neuland.games.settlement.board import (
    CROWN,
    HOURGLASS,
    KEY,
    MACE,
    POTION,
    ROW_MASKS,
    SCROLL,
    STAR,
    TANKARD,
    members,
)
from neuland.games.settlement.cards import CHOICE, DEPOSIT, EXCHANGE, GAIN, POST, SALE, Box
from neuland.games.settlement.goods import (
    DIAMOND,
    FULL,
    GOLD,
    NORMALS,
    ONE_WOOD,
    UNITS,
    counts,
    covers,
)
from neuland.games.settlement.scoring import BITS_SET
from neuland.games.settlement.state import NOTHING, ROUNDS, SettlementTable

NORMAL_WORTH: Final = 0.95
DIAMOND_WORTH: Final = 2.43
GOLD_WORTH: Final = 2.97
BONUS_WORTH: Final = 2.11
SETTLER: Final = 1.8
"""What an ordinary action brings for each settler."""
YIELD: Final = 1.0
"""How much of a landscape's yield is expected in each round to come."""
HOPE: Final = [0.16, 0.36, 0.6]
"""What heroes still to be invited may bring for a landscape, fortress, building: by round to come."""
GROWTH: Final = [0.7, 0.64, 0.72]
"""Landscapes, fortresses and buildings still to come by round: they count for a hero invited now."""
STREET_USE: Final = 0.55
"""How often a settlement row is used in each round to come."""
FRESH: Final = 0.18
"""The same for this round, if the row is idle."""
FILL: Final = [0.49, 1.1, 1.3]
"""A building is worth more in a row that has others."""
REPEAT: Final = 0.65
"""A second building that needs goods finds fewer of them."""
FORT_USE: Final = 0.2
"""How often a fortress is activated in each round to come."""
SHELTER: Final = 0.71
"""How much of a landscape's yield a fortress saves from monsters in each round to come."""
UNBLOCK: Final = 0.65
"""How much of a landscape's yield a fight sets free in each round to come."""
MONSTER: Final = 0.39
"""A monster that appears costs its landscape's next yields, but leaves a reward."""
SPEND: Final = [0.4, 0.58, 0.43, 0.49, 1.05, 0.49]
"""What goods are worth when they are given away, by rounds to come: at the end they are worth little."""
ARTEFACT_WORTH: Final = [3.25, 1.35, 1.0, 1.0, 1.8, 0.5, 0.5, 1.97, 3.7, 3.02, 0.0, 0.0, 0.8, 0.5]
"""What an artefact brings in a round whatever lies on the board."""
ARTEFACT_SCALE: Final = [0.38, 0.5, 1.0, 0.23, 0.0, 0.54, 0.72, 0.3, 0.0, 0.0, 0.5, 0.7, 0.12, 0.17]
"""How much of what `artefact_scope` counts it makes use of."""
NEVER: Final = -2.0
"""What nobody should do."""


def worth(good: int) -> float:
    return GOLD_WORTH if good == GOLD else DIAMOND_WORTH if good == DIAMOND else NORMAL_WORTH


def bag_worth(bag: int) -> float:
    normals = (bag & FULL) + (bag >> 12 & FULL) + (bag >> 24 & FULL)
    return NORMAL_WORTH * normals + DIAMOND_WORTH * (bag >> 36 & FULL) + GOLD_WORTH * (bag >> 48)


class Worths:
    """What the cards of a box are worth and cost: the same at every table with that box."""

    __slots__ = ("costs", "effects", "prices")

    def __init__(self, box: Box) -> None:
        self.effects: list[float] = [weighed(box, building) for building in range(len(box.building_op))]
        """What one use of each building is worth."""
        self.costs: list[float] = [bag_worth(cost) for cost in box.building_cost]
        self.prices: list[list[float]] = [[bag_worth(price) for price in prices] for prices in box.prices]
        """What each hero costs at each place of the row."""


_WORTHS: Final[dict[str, Worths]] = {}
"""By the mark of the box."""


def worths(box: Box) -> Worths:
    known = _WORTHS.get(box.mark)
    if known is None:
        known = _WORTHS[box.mark] = Worths(box)
    return known


def effect(box: Box, kind: int, fortress: float) -> float:
    """What one use of a building is worth; `fortress` is the best good of an own fortress."""
    return fortress if box.building_op[kind] == POST else worths(box).effects[kind]


def weighed(box: Box, kind: int) -> float:
    """What a building gives, less what it takes."""
    op = box.building_op[kind]
    if op == CHOICE:
        return NORMAL_WORTH
    gain = bag_worth(box.building_gets[kind]) + BONUS_WORTH * box.building_settlers[kind] + box.building_points[kind]
    return gain - (NORMAL_WORTH if op == SALE else bag_worth(box.building_gives[kind]))


def best_fortress(table: SettlementTable, seat: int) -> float:
    best = 0.0
    for space in members(table.forts[seat]):
        best = max(best, worth(table.box.land_good[table.wild[seat * 9 + space]]))
    return best


def fort_worth(good: float) -> float:
    """What a fortress brings in a round: its own activation, and a landscape that no monster blocks."""
    return FORT_USE * max(0.0, good - SETTLER / 2) + SHELTER * good


def goods_of(table: SettlementTable, seat: int, spaces: int) -> float:
    """The worth of one resource from each of the spaces."""
    return sum([worth(table.box.land_good[table.wild[seat * 9 + space]]) for space in members(spaces)])


def artefact_scope(table: SettlementTable, seat: int, artefact: int) -> float:
    """What lies on the board for an artefact to work with."""
    lands, forts = BITS_SET[table.lands[seat]], BITS_SET[table.forts[seat]]
    if artefact == MACE:
        return float(BITS_SET[table.beasts[seat]])
    if artefact == CROWN:
        return goods_of(table, seat, table.forts[seat])
    if artefact in (SCROLL, STAR):
        rows = [goods_of(table, seat, table.lands[seat] & mask) for mask in ROW_MASKS]
        return max(rows) if artefact == STAR else sum(rows) / 3
    if artefact == KEY:
        fortress = best_fortress(table, seat)
        return max([street_worth(table, seat, street, fortress) for street in range(3)])
    if artefact == POTION:
        return float(lands - forts)
    if artefact == HOURGLASS:
        return float(9 - table.buildings(seat))
    return float(9 - lands)


def monster_worth(table: SettlementTable, seat: int, space: int) -> float:
    """What a monster brings that may be fought at leisure, less the yields that it blocks."""
    land = table.wild[seat * 9 + space]
    colour = table.box.land_colour[land]
    reward = bag_worth(table.box.monster_reward[colour]) - SETTLER * table.box.monster_settlers[colour]
    return reward - MONSTER - UNBLOCK * worth(table.box.land_good[land])


def fight_worth(table: SettlementTable, seat: int, space: int, land: int, left: int) -> float:
    colour = table.box.land_colour[land]
    reward = bag_worth(table.box.monster_reward[colour])
    if table.artefact[seat] == MACE:
        reward += DIAMOND_WORTH
    rounds = left + (not table.active[seat] >> space // 3 & 1)
    reward += UNBLOCK * rounds * worth(table.box.land_good[land])
    return reward - SETTLER * (table.box.monster_settlers[colour] - 1)


def deposit_net(table: SettlementTable, kind: int, loss: float) -> float:
    """Points for a deposit, less what it takes."""
    spent = bag_worth(table.box.building_gives[kind]) + loss
    return table.box.building_points[kind] - SPEND[ROUNDS - table.round] * spent


def hero_net(table: SettlementTable, seat: int, hero: int, place: int, left: int) -> float:
    """What the hero at a place of the row brings by the end, less its price."""
    box = table.box
    guild = box.hero_guild[hero]
    if guild == 3:
        points = float(box.hero_points[hero])
    else:
        if guild == 0:
            things = BITS_SET[table.lands[seat]]
        elif guild == 1:
            things = BITS_SET[table.forts[seat]]
        else:
            things = table.buildings(seat)
        points = box.hero_points[hero] * min(9.0, things + GROWTH[guild] * left)
    settlers = box.hero_bonus[hero] + (table.artefact[seat] == TANKARD)
    return points + BONUS_WORTH * settlers - SPEND[left] * worths(box).prices[place][hero]


def build_net(table: SettlementTable, seat: int, kind: int, left: int, fortress: float, lot: float) -> float:
    """What a building brings by the end on a lot of this use, less its price."""
    box = table.box
    known = worths(box)
    op = box.building_op[kind]
    gain = fortress if op == POST else known.effects[kind]
    if op in (SALE, EXCHANGE, DEPOSIT):
        for _ in range(table.built[seat * 9 : seat * 9 + 9].count(kind)):
            gain *= REPEAT
    return gain * lot + table.guilds[seat * 4 + 2] + HOPE[2] * left - SPEND[left] * known.costs[kind]


def lot_use(table: SettlementTable, seat: int, street: int) -> float:
    """How often a new building in a row will be used, weighed by the company it has there."""
    uses = STREET_USE * (ROUNDS - table.round)
    if not table.active[seat] >> 3 + street & 1:
        uses += FRESH
    return uses * FILL[table.houses(seat, street)]


def best_lot(table: SettlementTable, seat: int) -> float:
    """The use of the best free lot."""
    best = 0.0
    for street in range(3):
        if table.houses(seat, street) < 3:
            best = max(best, lot_use(table, seat, street))
    return best


def row_worth(table: SettlementTable, seat: int, row: int, shown: int) -> float:
    """What a wilderness row yields now, and the monsters that may come of it."""
    box = table.box
    total = best = 0.0
    for space in range(row * 3, row * 3 + 3):
        if table.lands[seat] >> space & 1 and not table.beasts[seat] >> space & 1:
            land = table.wild[seat * 9 + space]
            good = worth(box.land_good[land])
            total += good
            best = max(best, good)
            if not table.forts[seat] >> space & 1 and shown >> box.land_colour[land] & 1:
                total -= MONSTER
    return total + (best if table.artefact[seat] == SCROLL else 0.0)


def street_worth(table: SettlementTable, seat: int, street: int, fortress: float) -> float:
    """What the buildings of a settlement row would bring now, one after another."""
    box = table.box
    bag = table.goods[seat]
    total = 0.0
    houses = table.houses(seat, street)
    first = seat * 9 + street * 3
    for place in range(first, first + houses):
        kind = table.built[place]
        op = box.building_op[kind]
        if op == GAIN:
            bag += box.building_gets[kind]
        elif op == CHOICE:
            bag += ONE_WOOD
        elif op != POST:
            continue
        total += effect(box, kind, fortress)
    for place in range(first, first + houses):
        kind = table.built[place]
        op = box.building_op[kind]
        gain = effect(box, kind, 0.0)
        if op == SALE and bag & NORMALS:
            total += gain
            bag += box.building_gets[kind]
        elif op == EXCHANGE and gain > 0 and covers(bag, box.building_gives[kind]):
            total += gain
            bag -= box.building_gives[kind]
        elif op == DEPOSIT:
            loss = 0.0
            if covers(bag, box.building_gives[kind]):
                bag -= box.building_gives[kind]
            else:
                first_kind, loss = first_trade(bag, box.building_gives[kind], False)
                if first_kind == NOTHING:
                    continue
            total += max(0.0, deposit_net(table, kind, loss))
    return total


def exploration_worth(table: SettlementTable, seat: int, row: int, left: int) -> float:
    """The mean of the landscapes still in the stack, for the rounds to come."""
    stack = table.land_stacks[row]
    if not stack:
        return NEVER
    bag = 0  # counted before it is weighed: not even a rounding error tells the order
    for land in stack:
        bag += UNITS[table.box.land_good[land]]
    rounds = left + (0.5 if not table.active[seat] >> row & 1 else 0.0)
    total = YIELD * rounds * bag_worth(bag) / len(stack) + HOPE[0] * left + table.guilds[seat * 4]
    return total - SETTLER * row


def first_trade(bag: int, price: int, mirror: bool) -> tuple[int, float]:
    """The first of the trades that make a price payable, and what they lose; NOTHING if none do."""
    have, need = counts(bag), counts(price)
    wood, clay, stone = have[0] - need[0], have[1] - need[1], have[2] - need[2]
    diamond, gold = have[3] - need[3], have[4] - need[4]
    loss = 0.0
    kind = NOTHING
    if gold < 0:
        kind = GOLD
        diamond += 2 * gold
        loss -= gold * (2 * DIAMOND_WORTH - GOLD_WORTH)
    if diamond < 0:
        kind = DIAMOND
        wood, clay, stone = wood + diamond, clay + diamond, stone + diamond
        loss -= diamond * (3 * NORMAL_WORTH - DIAMOND_WORTH)
    lacking = -min(wood, 0) - min(clay, 0) - min(stone, 0)
    if lacking:
        kind = 0 if wood < 0 else 1 if clay < 0 else 2
        rate_ = 1 if mirror else 2
        spare = (max(wood, 0) + max(clay, 0) + max(stone, 0)) // rate_
        by_normals = min(lacking, spare)
        by_gold = min(lacking - by_normals, max(gold, 0))
        by_diamonds = lacking - by_normals - by_gold
        if by_diamonds > max(diamond, 0) // 2:
            return NOTHING, 0.0
        loss += by_normals * (rate_ - 1) * NORMAL_WORTH + by_gold * (GOLD_WORTH - NORMAL_WORTH)
        loss += by_diamonds * (2 * DIAMOND_WORTH - NORMAL_WORTH)
    return kind, loss
