"""Turn order: drawn at the start, and arranged anew in round-based worlds (W5, W6, G25)."""

from __future__ import annotations

from neuland.games.worlds.plan import INCOME_UP, POINTS_UP
from neuland.games.worlds.rules.telling import tell_order
from neuland.games.worlds.state import WorldsTable


def draw_order(table: WorldsTable) -> None:
    """Set-up, step 4: a start player is drawn, and sits first clockwise; by lot where the order of the world is drawn
    (M7-1a, M9-1d). Companies have no order before they are founded."""
    table.reveal()
    table.start = table.below(table.seats)
    seats = [(table.start + place) % table.seats for place in range(table.seats)]
    if table.plan.companies:
        return
    if table.plan.order in (POINTS_UP, INCOME_UP):
        table.shuffle(seats)
    table.order = tuple(seats)


def playing(table: WorldsTable) -> list[int]:
    """The sides that take turns: all players, or the companies founded so far (M9-R3)."""
    return list(table.founded if table.plan.companies else range(table.seats))


def arrange(table: WorldsTable, sides: list[int], key: list[int]) -> None:
    """The order of this round: `sides` by `key`, a number by side, the smallest first; among equals whoever was later
    so far goes first (M3-1b, M7-1c, M9-1d). Companies in their first round go before all others, the latest founded
    first (M9-1c)."""
    before = table.order
    new = [side for side in reversed(table.founded) if side not in before]
    ranked = sorted([(key[side], -before.index(side), side) for side in sides if side in before])
    table.order = tuple(new + [side for _, _, side in ranked])
    if table.telling:
        tell_order(table)
