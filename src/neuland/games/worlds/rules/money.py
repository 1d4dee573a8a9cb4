"""Money and income: what sides start with, pay and earn (W7, G16, G27, G28, G46)."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.plan import BY_SHARES, STAGGERED, Plan
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import WorldsTable
from neuland.kit.rows import added, changed

BASE_INCOME: Final = facts.number("limits", "base_income")
BY_PLAYERS: Final = tuple([facts.numbers("money", f"staggered_{players}") for players in (2, 3, 4)])
FOR_SHARES: Final = facts.numbers("money", "shares")


def start_money(table: WorldsTable) -> None:
    """Money by W7; staggered money goes by the order of round 1 (G27). Where companies act it is the players'."""
    plan = table.plan
    amounts = starting_money(plan)
    if plan.companies:
        table.purse = tuple(amounts)
    else:
        for place, side in enumerate(table.order):
            table.money[side] = amounts[place]


def starting_money(plan: Plan) -> list[int]:
    """What each player begins with, by place in the order of round 1."""
    if plan.money == BY_SHARES:
        amounts = [FOR_SHARES[plan.seats - 2]] * plan.seats
    elif plan.money == STAGGERED:
        amounts = list(BY_PLAYERS[plan.seats - 2])
    else:
        amounts = [int(plan.money)] * plan.seats
    return [amount + plan.money_plus for amount in amounts]  # G28


def pay(table: WorldsTable, side: int, amount: int) -> None:
    """A side pays the bank, from its own money alone (G42)."""
    table.money[side] -= amount


def cash_of(table: WorldsTable, seat: int) -> int:
    """A player's own cash: his side's money, or his purse where companies are the sides."""
    return table.purse[seat] if table.plan.companies else table.money[seat]


def pay_seat(table: WorldsTable, seat: int, amount: int) -> None:
    """A player pays the bank from his own cash; below 0 the bank pays him."""
    if table.plan.companies:
        table.purse = added(table.purse, seat, -amount)
    else:
        table.money[seat] -= amount


def earn(table: WorldsTable, side: int, source: str, amount: int) -> None:
    """Adds a line to the income that a side is just making; `source` is a text id (`income-SOURCE`)."""
    if amount:
        table.ledger = changed(table.ledger, side, (*table.ledger[side], (source, amount)))


def income(table: WorldsTable, side: int) -> None:
    """3 H: the base for the capital (G16), then what the modules bring, in their places."""
    table.phase = "income"
    table.ledger = changed(table.ledger, side, (("base", BASE_INCOME),))
    for bring in table.plan.income:
        bring(table, side)
    total = 0
    for _, amount in table.ledger[side]:
        total += amount
    table.income = changed(table.income, side, total)
    if table.plan.aside:  # G46
        table.aside = added(table.aside, side, total)
    else:
        table.money[side] += total
    if table.telling:
        say(table, "income", side, number=total)
