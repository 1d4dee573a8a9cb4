"""Residents: bought and placed in 3 C, acting in 3 D (G8 to G15, G43, G44)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.cards import ACT_TWICE, CHEAP_RESIDENTS, MORE_RESIDENTS
from neuland.games.worlds.rules.asking import DONE, ask_turn
from neuland.games.worlds.rules.settle import BY_STEP, BY_UNLOADING, TAKE, can_settle, settle
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import BOUGHT, ELSEWHERE, IN_CAPITAL, NEUTRAL, NOBODY_WALKED, TWICE, WorldsTable
from neuland.games.worlds.tiles import FIRST_WATER, NOWHERE, NUMBER, TILES, WORDS, tile_options
from neuland.kit.rows import cleared_bytes, noted, summed

PRICE: Final = facts.number("limits", "resident_price")
CHEAP: Final = 8

BUY: Final = tile_options("buy")
ACT: Final = tile_options("act")
ACT_AGAIN: Final = tile_options("twice")
TO: Final = tile_options("to")

# Values of `now[TWICE]`.
PENDING: Final = 1
SPENT: Final = 2


# ---- 3 C: buying ------------------------------------------------------------------------------------


def buy_residents(table: WorldsTable, side: int) -> None:
    """Buys and places residents one at a time (G11); then all stand up (G12)."""
    table.phase = "buy"
    table.then(stand_up, side)
    go_on_buying(table, side)


def go_on_buying(table: WorldsTable, side: int) -> None:
    ask_turn(table, side, "buy", buy_options, buy)


def resident_price(table: WorldsTable, side: int) -> int:
    return CHEAP if table.owned[side] & CHEAP_RESIDENTS else PRICE  # M3-PII4


def buy_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """Where a new resident may stand: in the capital up to 9 (G43); elsewhere as many new ones as the population was
    before placing, and up to 7 (G44). New ones stand upright, so the active ones are the new ones."""
    if table.money[side] < resident_price(table, side) or at_limit(table, side):
        return [DONE]
    if table.residents[side] == 0 and not (table.plan.take_back and any_resident(table, side)):  # C2
        return [DONE]
    options = []
    bit, base, capital = 1 << side, side * TILES, table.hq[side]
    active, tired = table.active, table.tired
    most = 2 if table.owned[side] & MORE_RESIDENTS else 1  # M3-PI1
    for tile, sides in enumerate(table.settled):
        if sides & bit:
            new, old = active[base + tile], tired[base + tile]
            if new + old < IN_CAPITAL if tile == capital else new < old + most and new + old < ELSEWHERE:
                options.append(BUY[tile])
    options.append(DONE)
    return options


def at_limit(table: WorldsTable, side: int) -> bool:
    """M8-C1: from round 2 at most so many more than own plants."""
    beyond = table.plan.buy_beyond_plants
    return beyond >= 0 and table.round > 1 and table.now[BOUGHT] >= table.plant_of.count(side) + beyond


def any_resident(table: WorldsTable, side: int) -> bool:
    base = side * TILES
    return any(table.tired[base : base + TILES]) or any(table.active[base : base + TILES])


def buy(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action == DONE:
        return
    tile = NUMBER[action[1]]
    table.money[side] -= resident_price(table, side)
    table.now[BOUGHT] += 1
    table.then(go_on_buying, side)
    if table.residents[side] == 0:  # M2-A2
        table.then(place_resident, side, tile)
        ask_take_resident(table, side)
    else:
        place_resident(table, side, tile)


def place_resident(table: WorldsTable, side: int, tile: int) -> None:
    table.residents[side] -= 1
    table.rouse(side * TILES + tile, 1)
    if table.telling:
        say(table, "buys-resident", side, tile=WORDS[tile], times=1)


def ask_take_resident(table: WorldsTable, side: int) -> None:
    """A resident taken from the map to supply (M2-A2, C59)."""
    seat = table.seat_of(side)
    table.ask(seat, "take", take_resident_options, take_resident, side)


def take_resident_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    base = side * TILES
    return [TAKE[tile] for tile in range(FIRST_WATER) if table.active[base + tile] or table.tired[base + tile]]


def take_resident(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    tile = NUMBER[action[1]]
    at = side * TILES + tile
    if table.tired[at]:
        table.tire(at, -1)
    else:
        table.rouse(at, -1)
        if table.walked[tile] > table.active[at]:
            table.walked = noted(table.walked, tile, table.active[at])
    table.residents[side] += 1


def stand_up(table: WorldsTable, side: int) -> None:
    """All own residents become active (G12)."""
    base = side * TILES
    table.active = summed(table.active, table.tired, base, FIRST_WATER)
    table.tired = cleared_bytes(table.tired, base, FIRST_WATER)


# ---- 3 D: acting ------------------------------------------------------------------------------------


def act_residents(table: WorldsTable, side: int) -> None:
    """Each active resident has one action, in any order (G13); what is left over lies down at the end (G15)."""
    table.phase = "act"
    go_on_acting(table, side)


def go_on_acting(table: WorldsTable, side: int) -> None:
    ask_turn(table, side, "act", act_options, act)


def act_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """Cells with an active resident for whom something follows."""
    base, active = side * TILES, table.active
    ready = [tile for tile in range(FIRST_WATER) if active[base + tile] and can_act(table, side, tile)]
    options = [ACT[tile] for tile in ready]
    if table.owned[side] & ACT_TWICE and table.now[TWICE] == 0:  # M3-PII11
        options += [ACT_AGAIN[tile] for tile in ready]
    options.append(DONE)
    return options


def can_act(table: WorldsTable, side: int, tile: int) -> bool:
    """Whether a resident of the cell can step anywhere, walk, or do something else."""
    plan = table.plan
    entry = plan.entry
    walked = table.walked[tile]
    if walked and walked == table.active[side * TILES + tile]:  # tired of walking
        avoid = walk_next(table, side, tile)
        for other in table.steps[tile]:
            if entry(table, side, other) and other not in avoid:
                return True
    else:
        for other in table.steps[tile]:
            if entry(table, side, other):
                return True
    for options in plan.resident_options:  # noqa: SIM110, a generator costs more than the loop
        if options(table, side, tile):
            return True
    return False


def act(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action == DONE:
        lie_down(table, side)
        return
    if action[0] == "twice":
        table.now[TWICE] = PENDING
    table.then(go_on_acting, side)
    ask_turn(table, side, "what", what_options, do_what, NUMBER[action[1]])


def what_options(table: WorldsTable, seat: int, side: int, tile: int) -> list[Action]:
    """Where a resident of the cell can go, and what else it can do."""
    options = [TO[other] for other in destinations(table, side, tile)]
    for more in table.plan.resident_options:
        options += more(table, side, tile)
    return options


def do_what(table: WorldsTable, seat: int, action: Action, side: int, tile: int) -> None:
    if action[0] == "to":
        go(table, side, tile, NUMBER[action[1]])
    else:
        table.plan.answers[f"resident {action[0]}"](table, side, action, tile)


def destinations(table: WorldsTable, side: int, tile: int) -> list[int]:
    """Cells that a resident of the cell can go to: over what it may walk without being exhausted, and one step on.
    Whoever walked so already since a resident was used up only steps (C113)."""
    entry = table.plan.entry
    if not walks(table):
        return [other for other in table.steps[tile] if entry(table, side, other)]
    reached = walk(table, side, tile)
    tried = 0
    for start in reached if len(reached) > 1 else [tile, *walk_next(table, side, tile)]:
        tried |= 1 << start
    found = reached[1:]
    for start in reached:
        for other in table.steps[start]:
            if not tried >> other & 1:
                tried |= 1 << other
                if entry(table, side, other):
                    found.append(other)
    return found


def walks(table: WorldsTable) -> bool:
    """Whether residents of this world can ever move and stay active."""
    return table.plan.hurry or table.plan.road_walks


def walk(table: WorldsTable, side: int, tile: int) -> list[int]:
    """The cell itself and all that a resident there can walk to and stay active (M2-D1, M6-1)."""
    reached = [tile]
    if table.active[side * TILES + tile] > table.walked[tile]:
        met = 1 << tile
        for start in reached:  # grows while it is read
            met = walk_on(table, side, start, met, reached)
    return reached


def walk_next(table: WorldsTable, side: int, tile: int) -> list[int]:
    """Neighbours that a resident enters without being exhausted."""
    found: list[int] = []
    walk_on(table, side, tile, 0, found)
    return found


def walk_on(table: WorldsTable, side: int, tile: int, met: int, found: list[int]) -> int:
    """Adds the neighbours that a resident enters without being exhausted, but for those that were met before (as bits):
    by hurry where an own exhausted resident lies (M2-D1), by road over an own one, or with module 4 a neutral one
    between own cells (M6-1, M6-5). All that are met by then."""
    plan, settled = table.plan, table.settled
    if plan.hurry:
        base, tired = side * TILES, table.tired
        for other in table.steps[tile]:
            if (
                tired[base + other]
                and not met >> other & 1
                and settled[other] >> side & 1
                and has_room(table, side, other)
            ):
                met |= 1 << other
                found.append(other)
    if plan.road_walks:
        road, roads = NEUTRAL if plan.common_roads else 1 << side, table.roads
        for direction, other in enumerate(table.near[tile]):
            if other == NOWHERE or met >> other & 1 or not settled[other] >> side & 1:
                continue
            if roads[table.edge(tile, direction)] & road and has_room(table, side, other):
                met |= 1 << other
                found.append(other)
    return met


def has_room(table: WorldsTable, side: int, tile: int) -> bool:
    """G8: one more resident may stand there."""
    at = side * TILES + tile
    return table.active[at] + table.tired[at] < (IN_CAPITAL if table.hq[side] == tile else ELSEWHERE)


def go(table: WorldsTable, side: int, tile: int, target: int) -> None:
    """A resident leaves a cell for another: walking, it stays active; by a step it is exhausted."""
    at = side * TILES + tile
    if table.telling and table.settled[target] >> side & 1:  # elsewhere it settles or attacks, which is told
        say(table, "walks", side, start=WORDS[tile], tile=WORDS[target], times=1)
    own = table.settled[target] >> side & 1  # nobody walks elsewhere
    if own and walks(table) and target in walk(table, side, tile):
        table.rouse(at, -1)
        table.rouse(side * TILES + target, 1)
        table.walked = noted(table.walked, target, table.walked[target] + 1)
        return
    spend(table, side, tile)
    table.plan.enter(table, side, target, tile)


def may_step(table: WorldsTable, side: int, tile: int) -> bool:
    """Without module 4: there is room (G8), or a settlement can be placed (G14). The plan's `entry` by default."""
    if table.settled[tile] >> side & 1:
        return has_room(table, side, tile)
    return can_settle(table, side, tile)


def step_in(table: WorldsTable, side: int, tile: int, came_from: int) -> None:
    """A resident arrives: exhausted, or at once exchanged for a settlement (G14); from NOWHERE it comes off a trolley
    (M1-E3a). The plan's `enter` by default."""
    if table.settled[tile] >> side & 1:
        exhaust(table, side, tile)
    else:
        exchange(table, side, tile, BY_STEP if came_from != NOWHERE else BY_UNLOADING)


def exchange(table: WorldsTable, side: int, tile: int, how: int) -> None:
    """A resident that has just arrived becomes a settlement: it goes to supply (G14). Comes last."""
    table.residents[side] += 1
    if table.now[TWICE] == PENDING:
        table.now[TWICE] = SPENT
    settle(table, side, tile, how)


def spend(table: WorldsTable, side: int, tile: int) -> None:
    """One active resident of the cell is used up: whatever becomes of it, it is no longer active here."""
    table.rouse(side * TILES + tile, -1)
    if walks(table):
        table.walked = NOBODY_WALKED


def exhaust(table: WorldsTable, side: int, tile: int) -> None:
    """A resident that was spent lies down on a cell; the one that acts twice stays up (M3-PII11)."""
    if table.now[TWICE] == PENDING:
        table.now[TWICE] = SPENT
        table.rouse(side * TILES + tile, 1)
    else:
        table.tire(side * TILES + tile, 1)


def lie_down(table: WorldsTable, side: int) -> None:
    """Leftover active residents are laid down (G15), and nobody acts twice any more."""
    table.now[TWICE] = SPENT
    table.walked = NOBODY_WALKED
    base = side * TILES
    table.tired = summed(table.tired, table.active, base, FIRST_WATER)
    table.active = cleared_bytes(table.active, base, FIRST_WATER)
