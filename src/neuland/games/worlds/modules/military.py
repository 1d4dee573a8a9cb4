"""Module 4, Military: one side a cell, garrisons, two ways of fighting."""

from __future__ import annotations

from neuland.games.worlds.plan import MILITARY, Plan
from neuland.games.worlds.rules.residents import may_step
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.want("map", 2, 2, MILITARY)
    plan.want("money", "80" if plan.top[MILITARY] == 1 else "60", 4 if plan.top[MILITARY] == 1 else 5, MILITARY)
    plan.set("coexist", False, "M4-1", "M4-1a", "M4-1b")
    plan.set("entry", may_enter)


def may_enter(table: WorldsTable, side: int, tile: int) -> bool:
    """M4-1: a cell is settled by one side at most; in cities with trading houses by all (M4-7)."""
    shared = table.plan.houses and tile < CITIES
    return (shared or not table.settled[tile] & ~(1 << side)) and may_step(table, side, tile)
