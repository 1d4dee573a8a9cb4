"""Set-up, in the order of the rules' section 13.2: map, boards, order, money, bid, capitals, garrisons."""

from __future__ import annotations

from typing import Final

from neuland.core import rng
from neuland.core.table import Origin
from neuland.games.worlds import facts
from neuland.games.worlds.plan import CLOCKWISE, Plan
from neuland.games.worlds.rules.capitals import choose_capitals, open_map
from neuland.games.worlds.rules.money import start_money
from neuland.games.worlds.rules.order import draw_order
from neuland.games.worlds.rules.places import put_places
from neuland.games.worlds.rules.rounds import play_round
from neuland.games.worlds.state import NOBODY, NOBODY_WALKED, NOT_YET, NOW, SOURCES, WorldsTable
from neuland.games.worlds.tiles import (
    CITIES,
    CITY,
    COUNTS,
    FIRST,
    KINDS,
    MAPS,
    NO_GOOD,
    NOWHERE,
    TILES,
    WATER,
    Map,
)
from neuland.games.worlds.worlds import plan_of, world_of
from neuland.kit import hex

RESIDENTS: Final = facts.numbers("pieces", "residents")
SETTLEMENTS: Final = facts.numbers("pieces", "settlements")
WITHOUT_RESIDENTS: Final = facts.numbers("pieces", "settlements_without_residents")


def deal(origin: Origin) -> WorldsTable:
    """A table at its first decision."""
    plan = plan_of(world_of(origin), origin.seats, origin.options["edition"], origin.data)
    table = blank(origin, plan)
    lay_map(table)
    for call in plan.setup:
        call(table)
    table.then(play_round)
    if not plan.companies:  # theirs are set when they are founded
        table.then(open_map)
    table.then(choose_capitals)
    for step in plan.opening:
        table.then(step)
    table.then(start_money)
    table.then(draw_order)
    table.run()
    return table


def blank(origin: Origin, plan: Plan) -> WorldsTable:
    """A table with every piece in its box."""
    sides, seats = plan.sides, origin.seats
    return WorldsTable(
        origin,
        rng.start(origin.seed or 0, "worlds"),
        todo=[],
        decisions=[],
        actions=[],
        reveals=[],
        events=[],
        telling=False,
        snapshots=None,
        world=plan.number,
        plan=plan,
        round=0,
        share_rounds=0,
        phase="setup",
        start=0,
        turn=NOBODY,
        order=(),
        waiting=(),
        over_at=0,
        places=[NOWHERE] * TILES,
        near=[],
        steps=[],
        garrison=(0,) * TILES,
        stock=(0,) * CITIES,
        demand=(0,) * CITIES,
        loose=(0,) * (TILES * KINDS),
        plant=(NO_GOOD,) * TILES,
        plant_of=(NOBODY,) * TILES,
        plant_full=0,
        factories=(0,) * ((sides + 1) * CITIES),
        roads=(0,) * (TILES * 3),
        harvest=(0,) * TILES,
        unsettled=0,
        active=bytes(sides * TILES),
        tired=bytes(sides * TILES),
        settled=(0,) * TILES,
        hq=(NOWHERE,) * sides,
        residents=[residents_at_start(plan)] * sides,
        settlements=((SETTLEMENTS if plan.residents else WITHOUT_RESIDENTS)[plan.column],) * sides,  # G37
        roads_left=(0,) * sides,
        money=[0] * sides,
        aside=(0,) * sides,
        income=(NOT_YET,) * sides,
        ledger=((),) * sides,
        vp=(0,) * (sides * len(SOURCES)),
        owned=(0,) * sides,
        goods=(0,) * (sides * KINDS),
        tokens=(0,) * sides,
        found=(0,) * (sides * len(COUNTS)),
        counted=(0,) * sides,
        cards=(0,) * sides,
        carded=(0,) * sides,
        prizes=(),
        trolley=[NOWHERE] * sides,
        level=(0,) * sides,
        holds=(0,) * sides,
        cargo=[0] * (sides * 2),
        delivered=(0,) * (sides * KINDS),
        housed=(0,) * (sides * CITIES * KINDS),
        after_city=(0,) * sides,
        deliveries=0,
        prices=(0,) * KINDS,
        sold=(),
        deck=[],
        removed=[],
        row=(),
        row_price=(),
        bids=(NOT_YET,) * seats,
        seating=(),
        lot=NOWHERE,
        bid=NOT_YET,
        leader=NOBODY,
        bidders=(),
        covers=[],
        opened=0,
        stands=(NOWHERE,) * sides,
        scorings=0,
        common_built=0,
        purse=(0,) * seats,
        president=(NOBODY,) * sides,
        founded=(),
        value=(0,) * sides,
        stack=(),
        units=(0,) * (seats * sides),
        bank=(0,) * sides,
        own_units=(0,) * sides,
        light=(0,) * sides,
        bought=(0,) * seats,
        dumped=(0,) * seats,
        bought_units=(0,) * sides,
        passed=0,
        quit=0,
        safe=0,
        now=[0] * NOW,
        walked=NOBODY_WALKED,
        closed=0,
    )


def residents_at_start(plan: Plan) -> int:
    """G37; in round-based worlds one marks the order (G38); without residents none (G29)."""
    if not plan.residents:
        return 0
    return RESIDENTS[plan.column] - (plan.order != CLOCKWISE)


# ---- the map ------------------------------------------------------------------------------------------


def lay_map(table: WorldsTable) -> None:
    """G30: fixed tiles, then the others shuffled, row by row from the top; a forbidden place for water: once more
    (C57). Tiles are numbered as they lie."""
    plan = table.plan
    layout = MAPS[f"1-{2 + min(plan.column, 2)}" if plan.map == 1 else str(plan.map)]
    terrains = dict(layout.fixed)
    spare = []
    if layout.free:
        fixed = [terrain for _, terrain in layout.fixed]
        spare = [t for t in range(len(COUNTS)) for _ in range(COUNTS[t] - fixed.count(t))]
        table.shuffle(spare)
        while not water_is_legal(layout, [w for w, t in zip(layout.free, spare, strict=True) if t == WATER]):
            table.shuffle(spare)
    terrains.update(zip(layout.free, spare, strict=True))
    places = [NOWHERE] * TILES
    drawn = list(FIRST)
    for where, terrain in layout.fixed:
        if terrain == CITY:
            places[drawn[CITY]] = where
            drawn[CITY] += 1
    for where in sorted(terrains, key=reading_order):
        if terrains[where] != CITY:
            places[drawn[terrains[where]]] = where
            drawn[terrains[where]] += 1
    put_places(table, places)


def reading_order(where: int) -> tuple[int, int]:
    return hex.row(where), hex.column(where)


def water_is_legal(layout: Map, spare: list[int]) -> bool:
    """G32, C56: spare water never joins a single water cell to the lake. G33: on map 5 all other cells stay
    connected. On map 2 no place is forbidden (G31)."""
    water = [where for where, terrain in layout.fixed if terrain == WATER] + spare
    if layout.lake:
        return not any(where in layout.single_water for where in connected(layout.lake[0], water))
    if layout.id == "5":
        dry = [where for where, terrain in layout.fixed if terrain == CITY]
        dry += [where for where in layout.free if where not in spare]
        return len(connected(dry[0], dry)) == len(dry)
    return True


def connected(start: int, cells: list[int]) -> list[int]:
    """The cells that hang together with one of them."""
    left = set(cells) - {start}
    found = [start]
    for where in found:  # grows while it is read
        for to in hex.TO:
            if where + to in left:
                left.remove(where + to)
                found.append(where + to)
    return found
