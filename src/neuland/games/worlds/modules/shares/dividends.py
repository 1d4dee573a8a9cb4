"""Phase 4: what companies earned goes to their shareholders or into their assets; upkeep (M9-4a to M9-4e)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds import facts
from neuland.games.worlds.cards import HALF_DIVIDEND, LOW_UPKEEP
from neuland.games.worlds.modules.shares.values import by_value, move_value
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import TILES
from neuland.kit.rows import added, changed

UPKEEP_SETTLEMENT: Final = facts.number("shares", "upkeep_settlement")
UPKEEP_RESIDENT: Final = facts.number("shares", "upkeep_resident")
UPKEEP_MOST: Final = facts.number("shares", "upkeep_most")

PAY: Final[Action] = ("pay",)
HALF: Final[Action] = ("half",)
KEEP: Final[Action] = ("retain",)


# ---- 9.I --------------------------------------------------------------------------------------------------


def share_out(table: WorldsTable) -> None:
    """M9-4a: presidents decide in the order of the companies."""
    table.phase = "dividend"
    for side in reversed(table.order):
        table.then(ask_dividend, side)


def ask_dividend(table: WorldsTable, side: int) -> None:
    seat = table.seat_of(side)
    table.ask(seat, "dividend", dividend_options, decide_dividend, side)


def dividend_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """Pay out or keep; with II-1 half may be paid out (M3-PII1). In the last round all pay out (M9-END1, C37)."""
    options = [PAY]
    if table.owned[side] & HALF_DIVIDEND:
        options.append(HALF)
    if table.round < table.plan.end_number:
        options.append(KEEP)
    return options


def decide_dividend(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    """Kept, all income goes to the assets; paid out, the value rises by 10. Then upkeep is due."""
    if action == KEEP:
        table.money[side] += table.aside[side]
        table.aside = changed(table.aside, side, 0)
        if table.telling:
            say(table, "keeps", side)
    else:
        pay_dividend(table, side, 20 if action == HALF else 10)
        move_value(table, side, 10)
    pay_upkeep(table, side)


def pay_dividend(table: WorldsTable, side: int, for_each: int) -> None:
    """M9-4b, M9-4e: 1 for each full `for_each` of income to each unit. Units of players pay players, those in the bank
    the bank; what the company's own units would get, and the rest, goes to the company (C36)."""
    income = table.aside[side]
    table.aside = changed(table.aside, side, 0)
    dividend = income // for_each
    paid = dividend * table.bank[side]
    for seat in range(table.seats):
        amount = dividend * table.units[seat * table.plan.sides + side]
        table.purse = added(table.purse, seat, amount)
        paid += amount
    table.money[side] += income - paid
    if table.telling:
        say(table, "pays-dividend", side, number=dividend)


def upkeep(table: WorldsTable, side: int) -> int:
    """M9-4c: 3 for each settlement and 1 for each resident on the map; headquarters and whoever is aboard or on a card
    are free (C98). With I-7 at most 20 (M3-PI7)."""
    base = side * TILES
    residents = sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES])
    due = UPKEEP_SETTLEMENT * (len(table.own_tiles(side)) - 1) + UPKEEP_RESIDENT * residents
    return min(due, UPKEEP_MOST) if table.owned[side] & LOW_UPKEEP else due


def pay_upkeep(table: WorldsTable, side: int) -> None:
    """From the assets, then from the president's cash; what is missing then is waived."""
    due = upkeep(table, side)
    seat = table.seat_of(side)
    from_assets = min(due, table.money[side])
    from_purse = min(due - from_assets, table.purse[seat])
    table.money[side] -= from_assets
    table.purse = added(table.purse, seat, -from_purse)
    if table.telling and due:
        say(table, "pays-upkeep", side, number=from_assets + from_purse)


# ---- 9.II -------------------------------------------------------------------------------------------------


def share_out_all(table: WorldsTable) -> None:
    """Values move by income, in the order of the old values (M9-4d); then all companies pay 1 for each full 20 of
    income to each unit (M9-4e)."""
    table.phase = "dividend"
    changes = value_changes(table)
    for company in by_value(table):
        move_value(table, company, changes[company])
    for side in table.order:
        pay_dividend(table, side, 20)


def value_changes(table: WorldsTable) -> list[int]:
    """M9-4d: the highest and the second highest income rise by 10. Tied for the first place, all those rise and there
    is no second; tied for the second, none does. All with the lowest fall by 10. Both may hold for one (C96)."""
    changes = [0] * table.plan.sides
    incomes = sorted([table.income[side] for side in table.order], reverse=True)
    for side in table.order:
        income = table.income[side]
        better = [other for other in incomes if other > income]
        first = not better
        second = len(better) == 1 and incomes.count(income) == 1
        changes[side] = 10 * (first or second) - 10 * (income == incomes[-1])
    return changes
