"""3 F: factories in cities; what they bring; and whose they are when a settlement is gone (M3-F to M3-F4)."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.cards import FACTORIES_20, FACTORY_20
from neuland.games.worlds.rules.asking import DONE, ask_turn
from neuland.games.worlds.rules.money import earn, pay
from neuland.games.worlds.rules.places import cities_known
from neuland.games.worlds.rules.points import gain, gained
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import BUILT_IN, BY_FACTORIES, WorldsTable
from neuland.games.worlds.tiles import CITIES, NUMBER, WORDS, tile_options
from neuland.kit.rows import added, changed

FACTORY_PRICE: Final = facts.numbers("privileges", "factory_price")
IN_A_CITY: Final = facts.number("privileges", "factories_per_city")
FACTORY_VP: Final = facts.number("privileges", "factory_vp")
FACTORY_INCOME: Final = facts.number("privileges", "factory_income")

FACTORY: Final = tile_options("factory")


# ---- building -----------------------------------------------------------------------------------------


def build_factories(table: WorldsTable, side: int) -> None:
    table.phase = "factories"
    go_on_building(table, side)


def go_on_building(table: WorldsTable, side: int) -> None:
    ask_turn(table, side, "factory", factory_options, build_factory)


def factory_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """One a turn in each city with an own settlement (M3-F), while fewer than three stand there (M3-F1). The 20 that
    are laid out are no limit (M3-S3, C67)."""
    options = []
    bit, money = 1 << side, table.money[side]
    for city in range(CITIES):
        if table.settled[city] & bit and not table.now[BUILT_IN] >> city & 1:
            standing = standing_in(table, city)
            if standing < IN_A_CITY and next_price(table, side, standing) <= money:
                options.append(FACTORY[city])
    options.append(DONE)
    return options


def standing_in(table: WorldsTable, city: int) -> int:
    """Factories in a city, of all sides and of nobody."""
    return sum(table.factories[city::CITIES])


def next_price(table: WorldsTable, side: int, standing: int) -> int:
    """M3-F2: by how many stand there; with a privilege always that of the first (M3-PII3, M3-PIII7)."""
    return FACTORY_PRICE[0 if table.owned[side] & (FACTORIES_20 | FACTORY_20) else standing]


def build_factory(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action == DONE:
        return
    city = NUMBER[action[1]]
    pay(table, side, next_price(table, side, standing_in(table, city)))
    table.factories = added(table.factories, side * CITIES + city, 1)
    table.now[BUILT_IN] |= 1 << city
    if table.telling:
        say(table, "builds-factory", side, tile=WORDS[city])
    table.then(go_on_building, side)
    for call in table.plan.factory_built:
        call(table, side, city)


def take_factory_points(table: WorldsTable, side: int, city: int) -> None:
    """M3-F3: at once, and kept even if the factory is lost."""
    gain(table, side, BY_FACTORIES, FACTORY_VP)


# ---- factories without an owner (G10, M3-F4, C91) ---------------------------------------------------------


def leave_factories(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """Whose settlement is gone has no factories there: they stay without an owner."""
    if tile < CITIES:
        nobodys = table.plan.sides * CITIES + tile
        table.factories = added(table.factories, nobodys, table.factories[side * CITIES + tile])
        table.factories = changed(table.factories, side * CITIES + tile, 0)


def claim_factories(table: WorldsTable, side: int, city: int) -> None:
    nobodys = table.plan.sides * CITIES + city
    if table.factories[nobodys]:
        table.factories = added(table.factories, side * CITIES + city, table.factories[nobodys])
        table.factories = changed(table.factories, nobodys, 0)
        if table.telling:
            say(table, "claims-factories", side, tile=WORDS[city])


def claim_when_settled(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """Whoever settles there in its turn takes them."""
    if tile < CITIES and side == table.turn:
        claim_factories(table, side, tile)


def claim_at_start(table: WorldsTable, side: int) -> None:
    """The next side whose turn it is takes them where it has a settlement."""
    for city in range(CITIES):
        if table.settled[city] >> side & 1:
            claim_factories(table, side, city)


# ---- income, end, score -----------------------------------------------------------------------------------


def own_factories(table: WorldsTable, side: int) -> int:
    return sum(table.factories[side * CITIES : side * CITIES + CITIES])


def factory_income(table: WorldsTable, side: int) -> None:
    """M3-H2: 15 for each own factory."""
    earn(table, side, "factories", FACTORY_INCOME * own_factories(table, side))


def enough_factories(table: WorldsTable) -> bool:
    """M3-END1: 20 stand in cities."""
    return sum(table.factories) >= factories_wanted(table)


def factories_wanted(table: WorldsTable) -> int:
    """Where no city can be discovered any more, as many as there is room for (C77)."""
    enough = table.plan.end_number
    return min(enough, IN_A_CITY * cities_known(table)) if table.plan.explored_out(table) else enough


def factory_points(table: WorldsTable, side: int) -> list[tuple[str, dict[str, Any], int]]:
    """M3-SCORE1, besides the privileges' VP."""
    points = gained(table, side, BY_FACTORIES)
    return [("factories", {"number": points // FACTORY_VP}, points)]


def most_money(table: WorldsTable, side: int) -> tuple[int, ...]:
    """M3-TIE1: money, with what is set aside (C48)."""
    return (table.money[side] + table.aside[side],)
