"""The trolley: upgrades in 3 C, and 3 E, in which it moves, loads and delivers in any order."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.cards import (
    CHEAP_UPGRADES,
    CITY_BONUS,
    FASTER,
    FREE_CITIES,
    MORE_ROOM,
    MOUNTAIN_AS_MEADOW,
)
from neuland.games.worlds.plan import CITIES_ENTERED, FOR_OWNERS, LAND_ENTERED
from neuland.games.worlds.rules.asking import NONE, STOP, ask_turn
from neuland.games.worlds.rules.money import pay
from neuland.games.worlds.rules.residents import has_room
from neuland.games.worlds.rules.settle import BY_TROLLEY, can_settle, settle
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import (
    DROVE,
    EMPTY,
    ENTERED,
    EXTRA,
    LOADED,
    NEUTRAL,
    NOBODY,
    ONE_RESIDENT,
    POINTS,
    TOLLED,
    TWO_RESIDENTS,
    UNLOADED,
    WorldsTable,
)
from neuland.games.worlds.tiles import (
    CITIES,
    GOODS,
    KINDS,
    MOUNTAIN,
    NOWHERE,
    NUMBER,
    SUPPLY,
    TERRAIN,
    TILES,
    WORDS,
    good_options,
    tile_options,
)
from neuland.kit.rows import added, changed

LEVELS: Final = facts.numbers("transport", "levels")
EXTRA_PRICES: Final = facts.numbers("transport", "extra_points")
EXTRA_STEP: Final = facts.number("transport", "extra_step")
CHEAPER: Final = 15
"""How much I-8 takes off an upgrade (M3-PI8)."""

UPGRADE_SPEED: Final[Action] = ("upgrade", "speed")
UPGRADE_HOLD: Final[Action] = ("upgrade", "hold")
BUY_POINT: Final[Action] = ("extra",)
SETTLE: Final[Action] = ("settle",)
DRIVE: Final = tile_options("drive")
THINGS: Final = (*GOODS, "resident")
RESIDENT: Final = KINDS
"""A resident as cargo, after the kinds of goods."""
LOAD: Final[tuple[Action, ...]] = tuple([("load", thing) for thing in THINGS])
UNLOAD: Final[tuple[Action, ...]] = tuple([("drop", thing) for thing in THINGS])
DELIVER: Final = good_options("deliver")

STORMERS: Final = 3
"""So many residents take headquarters together (M4-2b)."""

# Where a good to be loaded lies.
NO_SOURCE: Final = 0
LOOSE: Final = 1
FROM_PLANT: Final = 2
FROM_STOCK: Final = 3

# Movement points are counted in halves.
BY_ROAD: Final = 1
STEP: Final = 2


# ---- 3 C: upgrades ----------------------------------------------------------------------------------


def ask_upgrade(table: WorldsTable, side: int) -> None:
    """At most one a turn: the next level of movement points, or the second hold (M1-C1)."""
    if table.trolley[side] != NOWHERE:
        table.phase = "upgrade"
        ask_turn(table, side, "upgrade", upgrade_options, upgrade)


def upgrade_price(table: WorldsTable, side: int, hold: bool) -> int:
    """M1-C2; 15 less with I-8 (M3-PI8)."""
    return table.plan.upgrade_prices[hold] - (CHEAPER if table.owned[side] & CHEAP_UPGRADES else 0)


def upgrade_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    options = []
    if table.level[side] + 1 < len(LEVELS) and upgrade_price(table, side, False) <= table.money[side]:
        options.append(UPGRADE_SPEED)
    if (
        table.holds[side] == 1
        and table.plan.upgrade_prices[1]
        and upgrade_price(table, side, True) <= table.money[side]
    ):
        options.append(UPGRADE_HOLD)
    options.append(NONE)
    return options


def upgrade(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action == NONE:
        return
    hold = action == UPGRADE_HOLD
    pay(table, side, upgrade_price(table, side, hold))
    if hold:
        table.holds = changed(table.holds, side, 2)
    else:
        table.level = added(table.level, side, 1)
    if table.telling:
        say(table, "upgrades", side, what=action[1])


# ---- 3 E: the drive -----------------------------------------------------------------------------------


def begin_drive(table: WorldsTable, side: int) -> None:
    """Movement points are the level's, not saved from earlier turns (M1-E1); one more with II-5 (M3-PII5), and in war
    for a start on an own cell (M1-E7a). The surcharge of whoever holds the cell at the start is waived (C116)."""
    if table.trolley[side] == NOWHERE:
        return
    table.phase = "drive"
    tile = table.trolley[side]
    points = LEVELS[table.level[side]] + bool(table.owned[side] & FASTER)
    if table.plan.trolley_at_war:
        points += table.settled_by(side, tile)
        table.now[TOLLED] = table.settled[tile]
    table.now[POINTS] = points * STEP
    go_on_driving(table, side)


def go_on_driving(table: WorldsTable, side: int) -> None:
    ask_turn(table, side, "drive", drive_options, drive)


def drive_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """Moves, loads, deliveries and whatever else the trolley can do, in any order (M1-E2a)."""
    left = table.now[POINTS]
    at = table.trolley[side]
    options = [
        DRIVE[tile]
        for tile in table.steps[at]  # never water (M1-E1a)
        if drive_cost(table, side, at, tile) <= left and may_drive_in(table, side, tile)
    ]
    for more in table.plan.trolley_options:
        options += more(table, side)
    options.append(STOP)
    return options


def drive(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action == STOP:
        table.after_city = changed(table.after_city, side, table.now[DROVE] // STEP)
        return
    table.then(go_on_driving, side)
    if action[0] == "drive":
        drive_to(table, side, NUMBER[action[1]])
    else:
        table.plan.answers[f"trolley {action[0]}"](table, side, action)


def drive_cost(table: WorldsTable, side: int, at: int, tile: int) -> int:
    """In halves: 2 a cell, 4 onto a mountain (M1-E1); 1 by road (M1-E8, C16); nothing into cities with III-1
    (M3-PIII1, C106); in war 2 more the first time into each opponent's cells (M1-E7b)."""
    if tile < CITIES and table.owned[side] & FREE_CITIES:
        return 0
    if table.plan.road_walks and by_road(table, side, at, tile):
        return BY_ROAD
    rough = TERRAIN[tile] == MOUNTAIN and not (
        table.plan.mountains_privileged and table.owned[side] & MOUNTAIN_AS_MEADOW  # M3-PII7
    )
    return (STEP + STEP if rough else STEP) + surcharge(table, side, tile)


def by_road(table: WorldsTable, side: int, at: int, tile: int) -> bool:
    """Whether an own road leads there; with module 4 any road between two own cells (C14)."""
    direction = table.near[at].index(tile)
    road = table.roads[table.edge(at, direction)]
    if table.plan.common_roads:
        return bool(road & NEUTRAL) and table.settled_by(side, at) and table.settled_by(side, tile)
    return bool(road >> side & 1)


def surcharge(table: WorldsTable, side: int, tile: int) -> int:
    """M1-E7b; cities with trading houses belong to nobody (M1-E7c), a free city is no opponent (C72)."""
    owner = foe(table, side, tile)
    return 0 if owner == NOBODY or table.now[TOLLED] >> owner & 1 else STEP


def foe(table: WorldsTable, side: int, tile: int) -> int:
    """The opponent that holds a cell, where cells are fought for; NOBODY elsewhere."""
    if not table.plan.trolley_at_war or (table.plan.houses and tile < CITIES):
        return NOBODY
    owner = table.owner(tile)
    return NOBODY if owner == side else owner


def drive_to(table: WorldsTable, side: int, tile: int) -> None:
    """The trolley enters a cell; whoever is waited for by residents aboard is met at once."""
    cost = drive_cost(table, side, table.trolley[side], tile)
    owner = foe(table, side, tile)
    if owner != NOBODY:
        table.now[TOLLED] |= 1 << owner
    table.now[POINTS] -= cost
    table.now[DROVE] += cost
    arrive(table, side, tile)


def arrive(table: WorldsTable, side: int, tile: int) -> None:
    """The trolley stands on a new cell, also one that it has just explored: cards are marked (M2-E1), residents may
    have to leave it (M1-E7d, M1-E7e)."""
    table.now[LOADED] = table.now[UNLOADED] = 0
    table.now[ENTERED] = 1
    table.trolley[side] = tile
    if table.telling:
        say(table, "drives", side, tile=WORDS[tile])
    for call in table.plan.arrived:
        call(table, side, tile)
    if table.plan.trolley_at_war and residents_aboard(table, side):
        if hostile(table, side, tile):
            table.then(unload_all, side)
        elif table.plan.must_settle_on_drive and neutral(table, side, tile):
            unload_one(table, side)


# ---- residents aboard in war ---------------------------------------------------------------------------


def hostile(table: WorldsTable, side: int, tile: int) -> bool:
    """Held by an opponent or a garrison, and fought for (M1-E7d, C72)."""
    if table.plan.houses and tile < CITIES:  # M1-E7c
        return False
    return foe(table, side, tile) != NOBODY or table.garrison[tile] != 0


def neutral(table: WorldsTable, side: int, tile: int) -> bool:
    """Settled by nobody (M1-E7e); with trading houses the side's own is what counts in a city."""
    return not table.settled_by(side, tile) if table.plan.houses and tile < CITIES else table.settled[tile] == 0


def may_drive_in(table: WorldsTable, side: int, tile: int) -> bool:
    """Without residents everywhere (M1-E7, C13, C73). With some: where all of them can fight (M1-E7d), or one of them
    can settle where it must (M1-E7e)."""
    plan = table.plan
    if not plan.trolley_at_war:
        return True
    aboard = residents_aboard(table, side)
    if not aboard:
        return True
    if hostile(table, side, tile):
        if plan.storm_ready is not None and plan.storm_ready(table, side, tile, aboard):
            return True
        fits: bool = plan.entry(table, side, tile) and table.room(side, tile) >= aboard
        return fits
    if plan.must_settle_on_drive and neutral(table, side, tile):
        return can_settle(table, side, tile)
    return True


def unload_all(table: WorldsTable, side: int) -> None:
    """All residents aboard leave for the fight, one after another; three together for headquarters (M1-E7d, C73)."""
    storm_ready = table.plan.storm_ready
    aboard, tile = residents_aboard(table, side), table.trolley[side]
    if storm_ready is not None and storm_ready(table, side, tile, aboard):
        for _ in range(STORMERS):
            take_aboard_off(table, side)
            table.residents[side] += 1
        table.then(unload_all, side)
        table.plan.storm(table, side, tile)
    elif aboard and table.plan.entry(table, side, tile):
        table.then(unload_all, side)
        unload_one(table, side)


def unload_one(table: WorldsTable, side: int) -> None:
    take_aboard_off(table, side)
    table.plan.enter(table, side, table.trolley[side], NOWHERE)


def residents_aboard(table: WorldsTable, side: int) -> int:
    return sum([thing - ONE_RESIDENT + 1 for thing in holds_of(table, side) if thing >= ONE_RESIDENT])


def holds_of(table: WorldsTable, side: int) -> list[int]:
    return table.cargo[side * 2 : side * 2 + table.holds[side]]


# ---- loading and unloading ------------------------------------------------------------------------------


def load_options(table: WorldsTable, side: int) -> list[Action]:
    """What lies on the trolley's cell and fits into a hold (M1-E2, M1-E2b). Between two moves the same kind is either
    loaded or unloaded (C112)."""
    holds = holds_of(table, side)
    free = EMPTY in holds
    tile = table.trolley[side]
    unloaded = table.now[UNLOADED]
    options = []
    if free:
        for good in range(KINDS):
            if not unloaded >> good & 1 and source_of(table, side, tile, good) != NO_SOURCE:
                options.append(LOAD[good])
    # On an opponent's cell the own ones wait for the fight (M1-E7d).
    lying = table.tired[side * TILES + tile] if table.settled_by(side, tile) else 0
    if lying and (free or ONE_RESIDENT in holds) and not unloaded >> RESIDENT & 1:
        options.append(LOAD[RESIDENT])
    return options


def source_of(table: WorldsTable, side: int, tile: int, good: int) -> int:
    """Where a good of that kind can be taken on a cell: first what lies loose, since others could take it too; then
    the own plant, which nobody else may use (M1-E9), or the city's stock."""
    if table.loose[tile * KINDS + good]:
        return LOOSE
    if table.plant_full >> tile & 1 and table.plant_of[tile] == side and table.plant[tile] == good:
        return FROM_PLANT
    if tile < CITIES and table.stock[tile] and SUPPLY[tile] == good:
        return FROM_STOCK
    return NO_SOURCE


def load(table: WorldsTable, side: int, action: Action) -> None:
    thing = THINGS.index(str(action[1]))
    tile = table.trolley[side]
    table.now[LOADED] |= 1 << thing
    if thing == RESIDENT:
        table.tire(side * TILES + tile, -1)
        put_aboard(table, side)
    else:
        source = source_of(table, side, tile, thing)
        if source == LOOSE:
            table.loose = added(table.loose, tile * KINDS + thing, -1)
        elif source == FROM_PLANT:
            table.plant_full &= ~(1 << tile)
        else:
            table.stock = added(table.stock, tile, -1)
        table.cargo[side * 2 + holds_of(table, side).index(EMPTY)] = thing + 1
    if table.telling:
        say(table, "loads", side, what=THINGS[thing], tile=WORDS[tile])


def put_aboard(table: WorldsTable, side: int) -> None:
    """Two residents share a hold (M1-E2)."""
    holds = holds_of(table, side)
    if ONE_RESIDENT in holds:
        table.cargo[side * 2 + holds.index(ONE_RESIDENT)] = TWO_RESIDENTS
    else:
        table.cargo[side * 2 + holds.index(EMPTY)] = ONE_RESIDENT


def take_aboard_off(table: WorldsTable, side: int) -> None:
    holds = holds_of(table, side)
    if ONE_RESIDENT in holds:
        table.cargo[side * 2 + holds.index(ONE_RESIDENT)] = EMPTY
    else:
        table.cargo[side * 2 + holds.index(TWO_RESIDENTS)] = ONE_RESIDENT


def drop_options(table: WorldsTable, side: int) -> list[Action]:
    """Goods on land, and in cities that do not take them (M1-E4); residents where they may stand or settle
    (M1-E3a)."""
    holds = holds_of(table, side)
    tile = table.trolley[side]
    loaded = table.now[LOADED]
    options = [
        UNLOAD[good]
        for good in range(KINDS)
        if good + 1 in holds and not loaded >> good & 1 and not (tile < CITIES and takes(table, side, tile, good))
    ]
    if max(holds) >= ONE_RESIDENT and not loaded >> RESIDENT & 1 and may_unload(table, side, tile):
        options.append(UNLOAD[RESIDENT])
    return options


def may_unload(table: WorldsTable, side: int, tile: int) -> bool:
    if table.settled_by(side, tile):
        return has_room(table, side, tile)
    may: bool = table.plan.entry(table, side, tile)
    return may


def drop(table: WorldsTable, side: int, action: Action) -> None:
    thing = THINGS.index(str(action[1]))
    tile = table.trolley[side]
    table.now[UNLOADED] |= 1 << thing
    if table.telling:
        say(table, "unloads", side, what=THINGS[thing], tile=WORDS[tile])
    if thing == RESIDENT:
        unload_one(table, side)
    else:
        table.cargo[side * 2 + holds_of(table, side).index(thing + 1)] = EMPTY
        table.loose = added(table.loose, tile * KINDS + thing, 1)


# ---- deliveries -------------------------------------------------------------------------------------------


def deliver_options(table: WorldsTable, side: int) -> list[Action]:
    tile = table.trolley[side]
    if tile >= CITIES:
        return []
    holds = holds_of(table, side)
    return [DELIVER[good] for good in range(KINDS) if good + 1 in holds and takes(table, side, tile, good)]


def takes(table: WorldsTable, side: int, city: int, good: int) -> bool:
    """Whether a city takes a good of a side: by demand, each once in a game (M1-E5, M1-E9b); with trading houses on
    the own one, within its capacity, and by demand where cities have one (M1-E9a)."""
    plan = table.plan
    if plan.goods_side and not table.demand[city] >> good & 1:
        return False
    if plan.houses:
        return table.settled_by(side, city) and house_room(table, side, city)
    return plan.goods_side


def house_room(table: WorldsTable, side: int, city: int) -> bool:
    """M8-E1: one good more fits on the house; with II-6 one of the houses takes one more (M3-PII6)."""
    spare = 1 if table.owned[side] & MORE_ROOM and not overfull(table, side) else 0
    return sum(table.house_goods(side, city)) < house_capacity(table, side, city) + spare


def house_capacity(table: WorldsTable, side: int, city: int) -> int:
    return table.plan.capacity[table.hq[side] == city]


def overfull(table: WorldsTable, side: int) -> int:
    """How many houses hold more than they would without II-6."""
    return sum(
        [
            sum(table.house_goods(side, city)) > house_capacity(table, side, city)
            for city in range(CITIES)
            if table.settled_by(side, city)
        ]
    )


def deliver(table: WorldsTable, side: int, action: Action) -> None:
    """The good leaves the trolley: in front of the side, below the board of prices (M1-E5b, M1-E5c), or onto the
    house (M1-E9a)."""
    good = GOODS.index(str(action[1]))
    city = table.trolley[side]
    table.cargo[side * 2 + holds_of(table, side).index(good + 1)] = EMPTY
    table.demand = changed(table.demand, city, table.demand[city] & ~(1 << good))
    table.delivered = added(table.delivered, side * KINDS + good, 1)
    table.deliveries += 1
    if table.plan.houses:
        table.housed = added(table.housed, (side * CITIES + city) * KINDS + good, 1)
    if table.plan.price_board:
        table.sold = (*table.sold, city * KINDS + good)
    if table.telling:
        say(table, "delivers", side, what=GOODS[good], tile=WORDS[city])
    for call in table.plan.delivered:
        call(table, side, city, good)


# ---- without residents ------------------------------------------------------------------------------------


def extra_price(table: WorldsTable) -> int:
    """What the next extra movement point costs: 20, 30, 40 ... (M1-E6)."""
    bought = table.now[EXTRA]
    last = len(EXTRA_PRICES) - 1
    return EXTRA_PRICES[bought] if bought <= last else EXTRA_PRICES[last] + EXTRA_STEP * (bought - last)


def extra_options(table: WorldsTable, side: int) -> list[Action]:
    return [BUY_POINT] if extra_price(table) <= table.money[side] else []


def buy_extra(table: WorldsTable, side: int, action: Action) -> None:
    pay(table, side, extra_price(table))
    table.now[EXTRA] += 1
    table.now[POINTS] += STEP
    if table.telling:
        say(table, "buys-point", side)


def settle_options(table: WorldsTable, side: int) -> list[Action]:
    """A settlement on a cell that the trolley entered this turn, where one of the modules lets it."""
    tile = table.trolley[side]
    if not table.now[ENTERED] or table.settled_by(side, tile):
        return []
    where = table.plan.drive_settles
    if tile >= CITIES:
        allowed = bool(where & LAND_ENTERED)
    else:
        allowed = bool(where & CITIES_ENTERED) or bool(where & FOR_OWNERS and table.owned[side] & CITY_BONUS)  # C102
    return [SETTLE] if allowed and can_settle(table, side, tile) else []


def settle_here(table: WorldsTable, side: int, action: Action) -> None:
    settle(table, side, table.trolley[side], BY_TROLLEY)
