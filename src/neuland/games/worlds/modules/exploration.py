"""Module 5, Exploration: a map that grows tile by tile."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.worlds import facts
from neuland.games.worlds.cards import MOVE_EXPLORER
from neuland.games.worlds.plan import (
    CITIES_ENTERED,
    EXPLORATION,
    LAND_ENTERED,
    MAJORITIES,
    MILITARY,
    PRIVILEGES,
    PRODUCTION,
    RACE,
    ROADS,
    STAGGERED,
    TRANSPORT,
    Plan,
)
from neuland.games.worlds.rules.asking import DONE, NONE, ask_turn, cell_of, side_of
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.places import lay_tile
from neuland.games.worlds.rules.points import gain, gained
from neuland.games.worlds.rules.residents import PENDING, SPENT, exhaust, has_room, spend
from neuland.games.worlds.rules.settle import BY_DISCOVERY, BY_STEP, can_settle, settle
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import (
    BEATEN,
    BY_DISCOVERIES,
    BY_FIRSTS,
    BY_HARVESTS,
    MILITIA,
    POINTS,
    TWICE,
    WorldsTable,
)
from neuland.games.worlds.tiles import (
    CITIES,
    CITY,
    COUNTS,
    DESERT,
    DIRECTION,
    FIELD,
    FIRST,
    FIRST_WATER,
    FOREST,
    MEADOW,
    MOUNTAIN,
    NOWHERE,
    NUMBER,
    TERRAIN,
    TERRAINS,
    TILES,
    WATER,
    WORDS,
    direction_options,
    tile_options,
)
from neuland.games.worlds.worth import exploration_worth
from neuland.kit import hex
from neuland.kit.rows import added, changed

EXPLORERS: Final = facts.number("exploration", "tiles")
RADIUS: Final = facts.number("exploration", "radius")
DISCOVER_VP: Final = facts.number("exploration", "vp_discover")
LAND_VP: Final = facts.number("exploration", "vp_on_land")
CITY_VP: Final = facts.number("exploration", "vp_on_city")
TOKEN: Final = facts.number("exploration", "token")
END_HIDDEN: Final = facts.number("exploration", "end_hidden")
MOUNTAIN_PRIZE: Final = facts.number("military", "mountain_prize")

STACKS: Final = (CITY, WATER, MEADOW, FOREST, FIELD, MOUNTAIN, DESERT)
"""The order of the stacks (M5-S1)."""
EXPLORE: Final = direction_options("explore")
SHIFT: Final[tuple[Action, ...]] = tuple([("shift", terrain) for terrain in TERRAINS])
ONTO: Final[tuple[Action, ...]] = tuple([("onto", terrain) for terrain in TERRAINS])
MARCH: Final = tile_options("march")
HARVEST: Final[Action] = ("harvest",)
BUY_POINT: Final[Action] = ("extra",)

ONE_POINT: Final = 2
"""A movement point, in halves."""


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", exploration_worth)
    top = plan.top[EXPLORATION]
    others = (
        plan.top[MILITARY] or plan.top[TRANSPORT] in (1, 2) or plan.top[PRIVILEGES] == 2 or plan.top[MAJORITIES] == 2
    )
    bounded = top == 2 or others
    plan.want("map", 1 if bounded else 4, 1, EXPLORATION)
    plan.want("money", STAGGERED, 3, EXPLORATION)
    counts_cities = plan.modules[0] in (TRANSPORT, RACE, PRIVILEGES, EXPLORATION, PRODUCTION) or (
        plan.modules[0] == ROADS and not plan.top[MILITARY]
    )
    plan.set("explored_out", nothing_to_explore, *(["M5-END2"] if bounded and counts_cities else []))
    plan.cite("M5-S1", "M5-X", "M5-X1", "M5-X2", "M5-X3", "M5-X4", "M5-X5", "M5-X6", "M5-X7")
    if plan.residents:
        plug_residents(plan, top)
    else:
        plan.verb("trolley", "explore", trolley_explore_options, explore_by_trolley, "M5-E1", "M5-E2", "M5-E3")
        if top == 2:
            plan.allow("drive_settles", CITIES_ENTERED | LAND_ENTERED, "M5-E4")
    plan.why("what" if plan.residents else "drive", "explore way", why_not_explored)
    if plan.explores_on:
        plan.why("explore-more", "explore way", why_not_explored)
    if top == 1:
        plug_points(plan)
    if plan.income_of == EXPLORATION:
        plug_tokens(plan, top)


def plug_residents(plan: Plan, top: int) -> None:
    """How many cells a resident explores, and whether it stays on the map."""
    any_number = top == 3 or (top == 2 and plan.top[RACE] > 0)
    at_war = top == 2 and plan.top[MILITARY] > 0 and not any_number
    plan.set("explores_on", any_number)
    plan.set("explorer_stays", top == 2 and not any_number and not at_war)
    plan.verb("resident", "explore", explore_options, explore)
    if top == 1:
        plan.cite("M5-D1")
    elif top == 3:
        plan.cite("M5-D3")
    elif any_number:
        plan.cite("M5-D2a", *(["M5-D2c"] if plan.top[MILITARY] else []))
    else:
        plan.cite("M5-D2b" if at_war else "M5-D2")


def plug_points(plan: Plan) -> None:
    """5.I: VP for discoveries, first settlements and harvests."""
    plan.on("discovered", "vp", score_discovery, "M5-S2", "M5-V1", "M5-V2")
    plan.on("placed", "vp", score_first, "M5-V3")
    plan.on("capital_chosen", "cards", settled_by_hq)
    plan.verb("resident", "harvest", harvest_options, harvest, "M5-V4")
    plan.why("what", "harvest", why_no_harvest)
    plan.set("end_number", END_HIDDEN)
    plan.end(few_hidden, explorer_points, residents_on_map_tie, "M5-END1", "M5-SCORE1", "M5-TIE1")


def plug_tokens(plan: Plan, top: int) -> None:
    """5.II, and 5.I with 9.II: income tokens."""
    plan.on("discovered", "token", token_for_discovery, "M5-S2", "M5-T1")
    emptied = plan.top[MILITARY] or plan.top[MAJORITIES] == 1 or (plan.top[RACE] and plan.residents)
    plan.on("placed", "token", token_for_first, *(["M5-T2"] if emptied else []))
    plan.on("income", "module", token_income, "M5-H1")
    if top == 2 and plan.top[PRIVILEGES] == 1:
        plan.on("discovered", "march", may_march, "M5-T3")
    if top == 2 and plan.top[MILITARY] == 1:
        plan.on("discovered", "army", raise_army, "M5-T4", "M5-T5")
        plan.on("income", "extra", militia_income)


# ---- where and what may be found --------------------------------------------------------------------------


def beside(table: WorldsTable, tile: int, direction: int) -> int:
    """The place beside a tile."""
    return table.places[tile] + hex.TO[direction]


def can_explore(table: WorldsTable, where: int) -> bool:
    """Map 1 ends four steps from its centre, map 4 nowhere (M5-X6); some tile must be able to lie there (M5-X7): as
    long as land is hidden, it is (M5-X3)."""
    if table.plan.map == 1 and hex.distance(where, hex.CENTRE) > RADIUS:
        return False
    return NOWHERE in table.places[CITIES:FIRST_WATER] or sum(explorers(table, where)) > 0


def unknown_around(table: WorldsTable, tile: int) -> list[Action]:
    """Directions in which something can be discovered from a tile."""
    return [
        EXPLORE[direction]
        for direction, other in enumerate(table.near[tile])
        if other == NOWHERE and can_explore(table, beside(table, tile, direction))
    ]


def explorers(table: WorldsTable, where: int) -> list[int]:
    """How many of the six explorer tiles lie on the stack of each terrain, for a target place (M5-X)."""
    left = [COUNTS[terrain] - known for terrain, known in enumerate(known_tiles(table))]
    ring = hex.around(where)
    around = [tile for tile, place in enumerate(table.places) if place in ring]
    laid = [0] * len(TERRAINS)
    if left[CITY]:  # M5-X1, C18
        laid[CITY] = min(EXPLORERS, cells_to_city(table, where, around))
    free = EXPLORERS - laid[CITY]
    if left[WATER] and max(around, default=NOWHERE) < FIRST_WATER:  # M5-X2
        laid[WATER] = min(free, hex.distance(where, hex.CENTRE) - 1)
        free -= laid[WATER]
    for terrain in range(MEADOW, WATER):  # M5-X3
        if free and left[terrain]:
            laid[terrain] = 1
            free -= 1
    while free and sum(laid):  # M5-X4, C21: a stack without any gets none
        for terrain in STACKS:
            if free and laid[terrain]:
                laid[terrain] += 1
                free -= 1
    return laid


def known_tiles(table: WorldsTable) -> list[int]:
    """By terrain how many tiles lie on the map."""
    known = [0] * len(TERRAINS)
    for tile, where in enumerate(table.places):
        known[TERRAIN[tile]] += where != NOWHERE
    return known


def cells_to_city(table: WorldsTable, where: int, around: list[int]) -> int:
    """Cells between the target and the nearest city along discovered land (M5-X1); without such a way by air line
    (C19)."""
    reached = [tile for tile in around if tile < FIRST_WATER]
    steps = dict.fromkeys(reached, 0)
    for tile in reached:  # grows while it is read, nearest first
        if tile < CITIES:
            return steps[tile]
        for other in table.steps[tile]:
            if other not in steps:
                steps[other] = steps[tile] + 1
                reached.append(other)
    return min([hex.distance(where, table.places[city]) - 1 for city in range(CITIES) if table.knows(city)], default=0)


def nothing_to_explore(table: WorldsTable) -> bool:
    """No legal target is left anywhere on the map (C77)."""
    return not any(table.knows(tile) and unknown_around(table, tile) for tile in range(FIRST_WATER))


def why_not_explored(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M5-X6, M5-X7, M5-E1: a text of `rules/reasons.py`."""
    by_resident = table.plan.residents
    tile = cell_of(decision) if by_resident else table.trolley[side_of(decision)]
    if table.near[tile][DIRECTION[action[1]]] != NOWHERE:
        return "known-cell"
    where = beside(table, tile, DIRECTION[action[1]])
    if table.plan.map == 1 and hex.distance(where, hex.CENTRE) > RADIUS:
        return "map-ends"
    return "no-tile-fits" if by_resident or sum(explorers(table, where)) == 0 else "no-points-explore"


def why_no_harvest(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M5-V4."""
    return "nothing-to-harvest"


# ---- discovering --------------------------------------------------------------------------------------------


def find(table: WorldsTable, side: int, where: int, laid: list[int]) -> int:
    """Rolls a die: the stack that owns the number gives its top tile, which lies on the target from now on (M5-X5)."""
    table.reveal()
    number = rolled = table.below(EXPLORERS)
    terrain = CITY
    for terrain in STACKS:
        number -= laid[terrain]
        if number < 0:
            break
    tile = table.places.index(NOWHERE, FIRST[terrain])
    lay_tile(table, tile, where)
    table.found = added(table.found, side * len(COUNTS) + terrain, 1)
    if table.telling:
        say(table, "discovers", side, tile=WORDS[tile], die=rolled + 1)
    return tile


def tell_discovery(table: WorldsTable, side: int, tile: int) -> None:
    for call in table.plan.discovered:
        call(table, side, tile)


def lay_explorers(table: WorldsTable, side: int, where: int, then: str, start: int) -> None:
    """Explorer tiles lie; the owner of I-10 may move one to another stack that has one (M3-PI10)."""
    laid = explorers(table, where)
    if table.owned[side] & MOVE_EXPLORER and sum([number > 0 for number in laid]) > 1:
        ask_turn(table, side, "shift", shift_options, shift, where, tuple(laid), then, start)
    else:
        roll(table, side, where, tuple(laid), then, start)


def shift_options(
    table: WorldsTable, seat: int, side: int, where: int, laid: tuple[int, ...], then: str, start: int
) -> list[Action]:
    return [*[SHIFT[terrain] for terrain in STACKS if laid[terrain]], NONE]


def shift(
    table: WorldsTable,
    seat: int,
    action: Action,
    side: int,
    where: int,
    laid: tuple[int, ...],
    then: str,
    start: int,
) -> None:
    if action == NONE:
        roll(table, side, where, laid, then, start)
        return
    terrain = TERRAINS.index(str(action[1]))
    ask_turn(table, side, "onto", onto_options, put_onto, where, laid, then, start, terrain)


def onto_options(
    table: WorldsTable, seat: int, side: int, where: int, laid: tuple[int, ...], then: str, start: int, taken: int
) -> list[Action]:
    return [ONTO[terrain] for terrain in STACKS if laid[terrain] and terrain != taken]


def put_onto(
    table: WorldsTable,
    seat: int,
    action: Action,
    side: int,
    where: int,
    laid: tuple[int, ...],
    then: str,
    start: int,
    taken: int,
) -> None:
    given = TERRAINS.index(str(action[1]))
    moved = tuple([number + (terrain == given) - (terrain == taken) for terrain, number in enumerate(laid)])
    roll(table, side, where, moved, then, start)


def roll(table: WorldsTable, side: int, where: int, laid: tuple[int, ...], then: str, start: int) -> None:
    """The die is rolled; then it goes on as whoever explores does: a resident for one or more cells, a trolley."""
    tile = find(table, side, where, list(laid))
    if then == "one":
        explorer_returns(table, side, tile, start)
        tell_discovery(table, side, tile)
    elif then == "trolley":
        table.then(drive_on, side, tile)
        tell_discovery(table, side, tile)
    else:
        only_water = then == "more-water" and tile >= FIRST_WATER
        table.then(explore_more, side, start, "more-water" if only_water else "more")
        tell_discovery(table, side, tile)


# ---- residents explore --------------------------------------------------------------------------------------


def explore_options(table: WorldsTable, side: int, tile: int) -> list[Action]:
    """Unknown cells beside the resident's own."""
    return unknown_around(table, tile)


def explore(table: WorldsTable, side: int, action: Action, tile: int) -> None:
    """Whoever explores lies on its own cell until it is done."""
    spend(table, side, tile)
    table.tire(side * TILES + tile, 1)
    then = "more-water" if table.plan.explores_on else "one"
    lay_explorers(table, side, beside(table, tile, DIRECTION[action[1]]), then, tile)


def explorer_returns(table: WorldsTable, side: int, found: int, tile: int) -> None:
    """After one cell: exhausted where it stands, or to supply unless it found water (M5-D1, M5-D2, M5-D2b)."""
    table.tire(side * TILES + tile, -1)
    if found >= FIRST_WATER or table.plan.explorer_stays:
        exhaust(table, side, tile)
    else:
        to_supply(table, side)


def to_supply(table: WorldsTable, side: int) -> None:
    table.residents[side] += 1
    if table.now[TWICE] == PENDING:
        table.now[TWICE] = SPENT


def explore_more(table: WorldsTable, side: int, tile: int, so_far: str) -> None:
    """One after another, as many as wanted (C80)."""
    ask_turn(table, side, "explore-more", more_options, explore_next, tile, so_far)


def more_options(table: WorldsTable, seat: int, side: int, tile: int, so_far: str) -> list[Action]:
    """None for an explorer who is gone: his cell was given up for one that was conquered meanwhile, and he with it
    (M2-A2a)."""
    return [*(unknown_around(table, tile) if table.settled_by(side, tile) else []), DONE]


def explore_next(table: WorldsTable, seat: int, action: Action, side: int, tile: int, so_far: str) -> None:
    """Done: to supply, unless all that was found is water (M5-D2a, M5-D3)."""
    if action != DONE:
        lay_explorers(table, side, beside(table, tile, DIRECTION[action[1]]), so_far, tile)
        return
    if not table.settled_by(side, tile):
        return
    table.tire(side * TILES + tile, -1)
    if so_far == "more-water":
        exhaust(table, side, tile)
    else:
        to_supply(table, side)


# ---- a trolley explores ---------------------------------------------------------------------------------------


def trolley_explore_options(table: WorldsTable, side: int) -> list[Action]:
    """With at least one movement point left (M5-E1)."""
    return unknown_around(table, table.trolley[side]) if table.now[POINTS] >= ONE_POINT else []


def explore_by_trolley(table: WorldsTable, side: int, action: Action) -> None:
    tile = table.trolley[side]
    lay_explorers(table, side, beside(table, tile, DIRECTION[action[1]]), "trolley", tile)


def drive_on(table: WorldsTable, side: int, tile: int) -> None:
    """It must enter what it found (M5-E1); onto water it pays a point and stays (M5-E2); so it does before a mountain
    with its last point, unless one more is bought (M5-E3, C79)."""
    if tile >= FIRST_WATER:
        table.now[POINTS] -= ONE_POINT
    elif table.plan.drive_cost(table, side, table.trolley[side], tile) <= table.now[POINTS]:
        table.plan.drive_to(table, side, tile)
    else:
        ask_turn(table, side, "climb", climb_options, climb, tile)


def climb_options(table: WorldsTable, seat: int, side: int, tile: int) -> list[Action]:
    return [*[option for option in table.plan.trolley_points(table, side) if option == BUY_POINT], NONE]


def climb(table: WorldsTable, seat: int, action: Action, side: int, tile: int) -> None:
    if action == NONE:
        table.now[POINTS] = 0
    else:
        table.plan.answers["trolley extra"](table, side, action)
        table.plan.drive_to(table, side, tile)


# ---- 5.I: points --------------------------------------------------------------------------------------------


def score_discovery(table: WorldsTable, side: int, tile: int) -> None:
    """One VP at once, water too (M5-V1); then two lie on land, four in a city: one for the first settlement, the
    others to be harvested (M5-V2)."""
    gain(table, side, BY_DISCOVERIES, DISCOVER_VP)
    if tile < FIRST_WATER:
        table.unsettled |= 1 << tile
        table.harvest = changed(table.harvest, tile, (CITY_VP if tile < CITIES else LAND_VP) - 1)


def score_first(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """The first settlement of anybody takes a VP from the cell, once (M5-V3)."""
    if table.unsettled >> tile & 1:
        table.unsettled &= ~(1 << tile)
        gain(table, side, BY_FIRSTS, 1)


def settled_by_hq(table: WorldsTable, side: int) -> None:
    """Headquarters take none, and the next settlement there is no longer the first (C78)."""
    table.unsettled &= ~(1 << table.hq[side])


def harvest_options(table: WorldsTable, side: int, tile: int) -> list[Action]:
    return [HARVEST] if table.harvest[tile] else []


def harvest(table: WorldsTable, side: int, action: Action, tile: int) -> None:
    """A land cell holds one VP for this, a city three (M5-V4)."""
    table.harvest = added(table.harvest, tile, -1)
    gain(table, side, BY_HARVESTS, 1)
    spend(table, side, tile)
    exhaust(table, side, tile)


def few_hidden(table: WorldsTable) -> bool:
    """At most seven tiles are hidden (M5-END1), or nothing more can be discovered (C77)."""
    return tiles_laid(table) >= tiles_wanted(table)


def tiles_laid(table: WorldsTable) -> int:
    return TILES - table.places.count(NOWHERE)


def tiles_wanted(table: WorldsTable) -> int:
    enough = TILES - table.plan.end_number
    return min(enough, tiles_laid(table)) if nothing_to_explore(table) else enough


def explorer_points(table: WorldsTable, side: int) -> list[Line]:
    """M5-SCORE1."""
    return [
        ("discoveries", {}, gained(table, side, BY_DISCOVERIES)),
        ("firsts", {}, gained(table, side, BY_FIRSTS)),
        ("harvests", {}, gained(table, side, BY_HARVESTS)),
    ]


def residents_on_map_tie(table: WorldsTable, side: int) -> tuple[int, ...]:
    """More residents, not settlements, on the map (M5-TIE1)."""
    base = side * TILES
    return (sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES]),)


# ---- 5.II: tokens -----------------------------------------------------------------------------------------------


def token_for_discovery(table: WorldsTable, side: int, tile: int) -> None:
    """One for each cell discovered, water too (M5-T1)."""
    table.tokens = added(table.tokens, side, 1)


def token_for_first(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """One for each settlement on an empty cell (M5-T1), also where one was given up (M5-T2); none for what a discovery
    brought (M5-T5)."""
    if first and how != BY_DISCOVERY:
        table.tokens = added(table.tokens, side, 1)


def token_income(table: WorldsTable, side: int) -> None:
    """M5-H1."""
    earn(table, side, "tokens", TOKEN * table.tokens[side])


def may_march(table: WorldsTable, side: int, tile: int) -> None:
    """5.II with 3.I: active residents beside the new cell may move onto it (M5-T3)."""
    if tile < FIRST_WATER:
        table.then(ask_march, side, tile)


def ask_march(table: WorldsTable, side: int, tile: int) -> None:
    ask_turn(table, side, "march", march_options, march, tile)


def march_options(table: WorldsTable, seat: int, side: int, tile: int) -> list[Action]:
    open_to = has_room(table, side, tile) if table.settled_by(side, tile) else can_settle(table, side, tile)
    ready = [other for other in table.steps[tile] if table.active[side * TILES + other]] if open_to else []
    return [*[MARCH[other] for other in ready], DONE]


def march(table: WorldsTable, seat: int, action: Action, side: int, tile: int) -> None:
    """Without being exhausted; the first one becomes the settlement (M5-T3)."""
    if action == DONE:
        return
    start = NUMBER[action[1]]
    table.then(ask_march, side, tile)
    table.rouse(side * TILES + start, -1)
    if table.settled_by(side, tile):
        table.rouse(side * TILES + tile, 1)
    else:
        table.residents[side] += 1
        settle(table, side, tile, BY_STEP)


def raise_army(table: WorldsTable, side: int, tile: int) -> None:
    """5.II with 4.I: what lives on a discovered cell (M5-T4). Pieces come from supply; missing ones are not placed."""
    terrain = TERRAIN[tile]
    if terrain == MOUNTAIN:
        table.garrison = changed(table.garrison, tile, MILITIA)
    if terrain not in (MEADOW, FOREST, FIELD) or not table.settlements[side]:
        return
    settle(table, side, tile, BY_DISCOVERY)
    if terrain == FIELD and table.residents[side]:
        table.residents[side] -= 1
        table.tire(side * TILES + tile, 1)


def militia_income(table: WorldsTable, side: int) -> None:
    """For each militia on a mountain beaten this turn (M5-T4, C55)."""
    earn(table, side, "militia", MOUNTAIN_PRIZE * table.now[BEATEN])
