"""Module 7, Majorities: most cells of a terrain, in three scorings or as income."""

from __future__ import annotations

from neuland.games.worlds.plan import MAJORITIES, POINTS_UP, PRODUCTION, ROADS, STAGGERED, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    top = plan.top[MAJORITIES]
    if top == 1:
        plan.want("order", POINTS_UP, 1, MAJORITIES)
    if top == 2:
        plan.want("map", 3, 3, MAJORITIES)
        plan.want("money", STAGGERED, 3, MAJORITIES)
    else:
        plan.want("map", 5, 4, MAJORITIES)
        plan.want("money", STAGGERED, 6, MAJORITIES)
    if plan.top[ROADS] in (1, 2):
        plan.set("counting", "roads", "M7-D3a" if top == 2 else "M7-D2")
    elif top == 2 and (plan.top[PRODUCTION] in (1, 3)):
        plan.set("counting", "plants", "M7-D3b" if plan.top[PRODUCTION] == 1 else "M7-D3")
    else:
        plan.set("counting", "settlements", "M7-D3" if top == 2 else "M7-D1")
