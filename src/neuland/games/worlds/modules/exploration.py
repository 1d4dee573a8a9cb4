"""Module 5, Exploration: a map that grows tile by tile."""

from __future__ import annotations

from neuland.games.worlds.plan import EXPLORATION, MAJORITIES, MILITARY, PRIVILEGES, STAGGERED, TRANSPORT, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    top = plan.top[EXPLORATION]
    others = (
        plan.top[MILITARY] or plan.top[TRANSPORT] in (1, 2) or plan.top[PRIVILEGES] == 2 or plan.top[MAJORITIES] == 2
    )
    plan.want("map", 1 if top == 2 or others else 4, 1, EXPLORATION)
    plan.want("money", STAGGERED, 3, EXPLORATION)
