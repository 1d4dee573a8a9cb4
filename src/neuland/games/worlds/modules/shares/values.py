"""The track of share values: markers that rise, fall and lie on each other."""

from __future__ import annotations

from neuland.games.worlds.rules.telling import say, tell_order
from neuland.games.worlds.state import WorldsTable
from neuland.kit.rows import changed, without


def move_value(table: WorldsTable, company: int, change: int) -> None:
    """A marker moves on its track, whose ends are reconstructed, and lies on top wherever it arrives."""
    known = table.plan.known
    value = min(max(table.value[company] + change, known.share_least), known.share_most)
    if value != table.value[company]:
        table.value = changed(table.value, company, value)
        table.stack = (company, *without(table.stack, table.stack.index(company)))
        if table.telling:
            say(table, "value", company, number=value)


def by_value(table: WorldsTable) -> list[int]:
    """Founded companies by the value of their shares, high to low; of equal ones the marker on top first (M9-1a)."""
    ranked = sorted([(-table.value[company], table.stack.index(company), company) for company in table.founded])
    return [company for _, _, company in ranked]


def order_by_value(table: WorldsTable) -> None:
    """M9-1a: the order of a business round."""
    table.phase = "order"
    table.order = tuple(by_value(table))
    if table.telling:
        tell_order(table)
