"""Module 6, Roads: networks of cells, and walks over them."""

from __future__ import annotations

from neuland.games.worlds.plan import MILITARY, ROADS, STAGGERED, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.want("map", 5, 4, ROADS)
    plan.want("money", STAGGERED, 6, ROADS)
    plan.set("road_walks", True, "M6-1", "M6-1a")
    if plan.top[MILITARY]:
        plan.set("common_roads", True, "M6-5")
    if plan.top[ROADS] < 3:
        plan.set("counting", "roads", "M6-3")
