"""Capitals: who chooses which, and headquarters on the map (W4, W6, G19, G21 to G24, G49)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, NOWHERE, NUMBER, SUPPLY, WORDS, tile_options
from neuland.kit.rows import added, changed

CAPITAL: Final = tile_options("capital")
CENTRE_CITY: Final = 0
COMMON_START: Final = (4, 5)
"""Maps on which all sides start in the city in the centre (W4)."""
RIM: Final = (4, 7, 8, 9, 5, 6)
"""Map 2's rim cities 5, 8, 9, 10, 6, 7, clockwise, by tile."""


def _bits(cities: tuple[int, ...]) -> int:
    return sum([1 << city for city in cities])


RIM_SETS: Final = (
    tuple([_bits((RIM[place], RIM[place + 3])) for place in range(3)]),
    (_bits(RIM[0::2]), _bits(RIM[1::2])),
    tuple([_bits(RIM) & ~_bits((RIM[place], RIM[place + 3])) for place in range(3)]),
)
"""G22: for 2, 3 and 4 players the sets of cities that can be all their capitals together."""


def choose_capitals(table: WorldsTable) -> None:
    """W4, W6: all in city 1, or each in its own, the last in the order choosing first. Where capitals come by bid
    or by founding, others ask."""
    if table.plan.capitals == "centre":
        for side in table.order:
            place_hq(table, side, CENTRE_CITY)
    elif table.plan.capitals == "reverse":
        for side in table.order:
            table.then(ask_capital, side)


def ask_capital(table: WorldsTable, side: int) -> None:
    seat = table.seat_of(side)
    table.phase = "capitals"
    table.ask(seat, "capital", capital_options, choose_capital, side)


def capital_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    return [CAPITAL[city] for city in free_capitals(table)]


def choose_capital(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    place_hq(table, side, NUMBER[action[1]])


def free_capitals(table: WorldsTable) -> list[int]:
    """Cities that may become a capital now, by every rule that holds in this world. A choice that would leave a
    later side without one is not among them (G22)."""
    plan = table.plan
    free = open_cities(table)
    if plan.rim_capitals and not plan.companies:  # G22, G24
        chosen = _bits(tuple([city for city in table.hq if city != NOWHERE]))
        sets = [together for together in RIM_SETS[table.seats - 2] if not together & plan.barred_capitals]
        free = [city for city in free if any(not (chosen | 1 << city) & ~together for together in sets)]
    elif plan.rim_capitals:  # G23
        free = [city for city in free if city in RIM]
    return free


def open_cities(table: WorldsTable) -> list[int]:
    """Cities on the map that are no capital, nor barred, nor supply what another capital does (G19, G49)."""
    plan = table.plan
    taken = [city for city in table.hq if city != NOWHERE]
    barred = _bits(tuple(taken)) | plan.barred_capitals
    goods = {SUPPLY[city] for city in taken} if plan.different_goods else set()
    return [
        city
        for city in range(CITIES)
        if table.places[city] != NOWHERE and not barred >> city & 1 and SUPPLY[city] not in goods
    ]


def place_hq(table: WorldsTable, side: int, city: int) -> None:
    """A side's headquarters come onto the map, and everything that it starts with (set-up, step 8)."""
    table.hq = changed(table.hq, side, city)
    table.settled = changed(table.settled, city, table.settled[city] | (1 << side))
    if table.telling:
        say(table, "capital", side, tile=WORDS[city])
    for call in table.plan.capital_chosen:
        call(table, side)


def move_hq(table: WorldsTable, side: int, city: int) -> None:
    """Headquarters and a settlement change places (M2-A1, M4-5): residents stay where they are. With no old capital
    left on the map the settlement's piece goes to supply."""
    if table.hq[side] == NOWHERE:
        table.settlements = added(table.settlements, side, 1)
    table.hq = changed(table.hq, side, city)
    if table.telling:
        say(table, "capital", side, tile=WORDS[city])


def open_map(table: WorldsTable) -> None:
    """All capitals are known (with companies: after the first share round): garrisons are set (M4-S1, M4-S1c)."""
    for call in table.plan.capitals_known:
        call(table)
