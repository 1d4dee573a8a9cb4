"""Companies as they lie ready: at the start of the game, and after one was beaten (module 9)."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.rules.settle import COMPANY_BEATEN, remove
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import (
    EMPTY,
    NOBODY,
    NOT_YET,
    ONE_RESIDENT,
    SOURCES,
    TWO_RESIDENTS,
    WorldsTable,
)
from neuland.games.worlds.tiles import COUNTS, FIRST_WATER, KINDS, NOWHERE, TILES

UNITS: Final = facts.number("shares", "units")
"""Units of a company's shares: the president's counts 2."""
ISSUE: Final = facts.numbers("shares", "issue")
"""The issue price of a unit, by company."""
START_ASSETS: Final = facts.number("shares", "start_assets")


def prepare_companies(table: WorldsTable) -> None:
    """M9-S1: ten units of each company lie ready."""
    for company in range(table.plan.sides):
        lay_ready(table, company)


def lay_ready(table: WorldsTable, company: int) -> None:
    """9.I: the shares lie with the company, which owns nothing (M9-S2). 9.II: they are in the bank, and the company has
    five times its issue price (M9-S3)."""
    if table.plan.own_shares:
        table.own_units[company], table.bank[company], table.money[company] = UNITS, 0, 0
    else:
        table.own_units[company], table.bank[company] = 0, UNITS
        table.money[company] = START_ASSETS * ISSUE[company]


def dissolve(table: WorldsTable, company: int) -> None:
    """M4-8b, C75: a beaten company gives back everything and lies ready to be founded anew; its shares are returned
    without payment, its buildings stay without an owner."""
    if table.telling:
        say(table, "dissolves", company)
    for tile in table.own_tiles(company):
        remove(table, company, tile, COMPANY_BEATEN)
    take_in_pieces(table, company)
    for seat in range(table.seats):
        table.units[seat * table.plan.sides + company] = 0
    for row in (table.aside, table.owned, table.tokens, table.counted, table.level, table.holds, table.after_city):
        row[company] = 0
    for row, size in (
        (table.vp, len(SOURCES)),
        (table.goods, KINDS),
        (table.delivered, KINDS),
        (table.found, len(COUNTS)),
    ):
        row[company * size : (company + 1) * size] = [0] * size
    table.income[company], table.ledger[company] = NOT_YET, ()
    table.trolley[company] = table.stands[company] = NOWHERE
    table.president[company], table.value[company] = NOBODY, 0
    table.safe &= ~(1 << company)
    for sides in (table.founded, table.stack, table.order, table.waiting):
        if company in sides:
            sides.remove(company)
    lay_ready(table, company)


def take_in_pieces(table: WorldsTable, company: int) -> None:
    """Residents on the map, aboard and on city cards go to supply, and the settlement that marks a card."""
    base = company * TILES
    for at in range(base, base + FIRST_WATER):
        table.residents[company] += table.active[at] + table.tired[at]
        table.active[at] = table.tired[at] = 0
    for hold in (company * 2, company * 2 + 1):
        load = table.cargo[hold]
        table.residents[company] += 1 if load == ONE_RESIDENT else 2 if load == TWO_RESIDENTS else 0
        table.cargo[hold] = EMPTY
    table.residents[company] += table.carded[company]
    table.carded[company] = 0
    if table.plan.capital_mark == "settlement" and table.cards[company]:
        table.settlements[company] += 1
    table.cards[company] = 0
