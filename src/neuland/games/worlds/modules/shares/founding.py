"""Founding a company: the president's share, the capital, and protection until its first turn is over."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.rules.capitals import (
    CAPITAL,
    CENTRE_CITY,
    COMMON_START,
    free_capitals,
    open_cities,
    place_hq,
)
from neuland.games.worlds.rules.companies import ISSUE
from neuland.games.worlds.rules.settle import DISPLACED, remove
from neuland.games.worlds.state import COMPANY_WORDS, WorldsTable
from neuland.games.worlds.tiles import CITIES, NUMBER
from neuland.kit.rows import added, changed

DOUBLE: Final = facts.number("shares", "president")


def can_found(table: WorldsTable, seat: int, company: int) -> bool:
    """M9-F1: the president's share costs twice the issue price."""
    return DOUBLE * ISSUE[company] <= table.purse[seat] and bool(founding_cities(table))


def ask_founding(table: WorldsTable, seat: int, company: int) -> None:
    table.ask(seat, "capital", founding_options, found_company, company)


def founding_options(table: WorldsTable, seat: int, company: int) -> list[Action]:
    return [CAPITAL[city] for city in founding_cities(table)]


def founding_cities(table: WorldsTable) -> list[int]:
    """In the first share round by the rules of the map. Later (M9-F3): on maps with a common start every city where
    another company has a settlement or its headquarters, else every city that is no capital (G19, G21, G23)."""
    common = table.plan.map in COMMON_START
    if table.share_rounds == 1:
        return [CENTRE_CITY] if common else free_capitals(table)
    if not common:
        return open_cities(table)
    return [city for city in range(CITIES) if table.settled[city]] or [CENTRE_CITY]


def found_company(table: WorldsTable, seat: int, action: Action, company: int) -> None:
    """M9-F1: two units for twice the issue price, which a company with own shares gets; the marker lies on the issue
    price, on top; the buyer is president."""
    price = DOUBLE * ISSUE[company]
    table.purse = added(table.purse, seat, -price)
    if table.plan.own_shares:
        table.own_units = added(table.own_units, company, -DOUBLE)
        table.money[company] += price
    else:
        table.bank = added(table.bank, company, -DOUBLE)
    table.units = added(table.units, seat * table.plan.sides + company, DOUBLE)
    table.bought = changed(table.bought, seat, table.bought[seat] | (1 << company))
    table.bought_units = added(table.bought_units, company, DOUBLE)
    table.president = changed(table.president, company, seat)
    table.founded = (*table.founded, company)
    table.value = changed(table.value, company, ISSUE[company])
    table.stack = (company, *table.stack)
    if table.telling:
        table.tell("founds", seat=seat, company=COMPANY_WORDS[company], number=price)
    city = NUMBER[action[1]]
    if table.share_rounds > 1:
        clear_city(table, city)
    place_hq(table, company, city)
    table.safe |= 1 << company  # M9-F4


def clear_city(table: WorldsTable, city: int) -> None:
    """M9-F5: with module 4 a capital founded later destroys other armies there; not where cities are shared by trading
    houses."""
    plan = table.plan
    if not plan.coexist and not plan.houses:
        for other in range(plan.sides):
            if table.settled_by(other, city):
                remove(table, other, city, DISPLACED)


def lose_protection(table: WorldsTable, side: int) -> None:
    """M9-F4, C114: a company may be attacked once its own first turn is over."""
    table.safe &= ~(1 << side)
