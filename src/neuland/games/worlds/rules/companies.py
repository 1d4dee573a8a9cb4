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
from neuland.kit.rows import added, changed, cleared, cleared_bytes

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
        own, bank, table.money[company] = UNITS, 0, 0
    else:
        own, bank = 0, UNITS
        table.money[company] = START_ASSETS * ISSUE[company]
    table.own_units, table.bank = changed(table.own_units, company, own), changed(table.bank, company, bank)


def dissolve(table: WorldsTable, company: int) -> None:
    """M4-8b, C75: a beaten company gives back everything and lies ready to be founded anew; its shares are returned
    without payment, its buildings stay without an owner."""
    if table.telling:
        say(table, "dissolves", company)
    for tile in table.own_tiles(company):
        remove(table, company, tile, COMPANY_BEATEN)
    take_in_pieces(table, company)
    for seat in range(table.seats):
        table.units = changed(table.units, seat * table.plan.sides + company, 0)
    clear(table, company)
    table.safe &= ~(1 << company)
    table.founded, table.stack = gone(table.founded, company), gone(table.stack, company)
    table.order, table.waiting = gone(table.order, company), gone(table.waiting, company)
    lay_ready(table, company)


def clear(table: WorldsTable, company: int) -> None:
    """Nothing is left of what the company had, counted or earned."""
    table.aside = changed(table.aside, company, 0)
    table.owned = changed(table.owned, company, 0)
    table.tokens = changed(table.tokens, company, 0)
    table.counted = changed(table.counted, company, 0)
    table.level = changed(table.level, company, 0)
    table.holds = changed(table.holds, company, 0)
    table.after_city = changed(table.after_city, company, 0)
    table.vp = cleared(table.vp, company * len(SOURCES), len(SOURCES))
    table.goods = cleared(table.goods, company * KINDS, KINDS)
    table.delivered = cleared(table.delivered, company * KINDS, KINDS)
    table.found = cleared(table.found, company * len(COUNTS), len(COUNTS))
    table.income, table.ledger = changed(table.income, company, NOT_YET), changed(table.ledger, company, ())
    table.trolley[company] = NOWHERE
    table.stands = changed(table.stands, company, NOWHERE)
    table.president, table.value = changed(table.president, company, NOBODY), changed(table.value, company, 0)


def gone(sides: tuple[int, ...], company: int) -> tuple[int, ...]:
    """Sides in order, without one that is beaten."""
    return tuple([side for side in sides if side != company])


def take_in_pieces(table: WorldsTable, company: int) -> None:
    """Residents on the map, aboard and on city cards go to supply, and the settlement that marks a card."""
    base = company * TILES
    for at in range(base, base + FIRST_WATER):
        table.residents[company] += table.active[at] + table.tired[at]
    table.active = cleared_bytes(table.active, base, FIRST_WATER)
    table.tired = cleared_bytes(table.tired, base, FIRST_WATER)
    for hold in (company * 2, company * 2 + 1):
        load = table.cargo[hold]
        table.residents[company] += 1 if load == ONE_RESIDENT else 2 if load == TWO_RESIDENTS else 0
        table.cargo[hold] = EMPTY
    table.residents[company] += table.carded[company]
    table.carded = changed(table.carded, company, 0)
    if table.plan.capital_mark == "settlement" and table.cards[company]:
        table.settlements = added(table.settlements, company, 1)
    table.cards = changed(table.cards, company, 0)
