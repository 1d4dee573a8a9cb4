"""Phase 1: the order by income, and taxes on it; then what was set aside can be spent."""

from __future__ import annotations

from neuland.games.worlds.cards import NO_TAX
from neuland.games.worlds.rules.money import pay
from neuland.games.worlds.rules.order import arrange, playing
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import NOT_YET, WorldsTable
from neuland.kit.rows import changed


def order_by_income(table: WorldsTable) -> None:
    """M3-1b: the last income, high to low; equal ones change places. Players' first round goes by bid (M3-1a), that
    of companies by founding (M9-1c)."""
    if table.round > 1 or table.plan.companies:
        arrange(table, playing(table), [-income for income in table.income])


def pay_taxes(table: WorldsTable) -> None:
    """M3-1d, from round 2: the first pays 2 for each full 10 of the last income, the last nothing, all others 1. Then
    what was set aside is released. Companies pay from their assets, and what is missing is waived (M3-1g, C45)."""
    if table.round == 1:
        return
    table.phase = "order"
    taxed = taxed_order(table)
    for rank, side in enumerate(taxed):
        table.money[side] += table.aside[side]
        table.aside = changed(table.aside, side, 0)
        rate = 2 if rank == 0 else 0 if rank == len(taxed) - 1 else 1
        due = 0 if table.owned[side] & NO_TAX else table.income[side] // 10 * rate  # M3-PII2
        tax = min(due, table.money[side])
        pay(table, side, tax)
        if table.telling and due:
            say(table, "pays-tax", side, number=tax)


def taxed_order(table: WorldsTable) -> list[int]:
    """Sides with a last income (C66), the highest first. Among equals whoever acts earlier now stands first: so it is
    the order itself where that goes by income, and M3-1c where it comes from another module."""
    order = table.order
    ranked = sorted([(-table.income[side], order.index(side), side) for side in order if table.income[side] != NOT_YET])
    return [side for _, _, side in ranked]
