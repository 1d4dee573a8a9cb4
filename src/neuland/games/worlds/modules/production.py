"""Module 8, Production: plants make goods, trading houses sell them."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.plan import MILITARY, PRODUCTION, STAGGERED, Plan

BEYOND_PLANTS: Final = facts.number("production", "buy_beyond_plants")


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.want("map", 5, 4, PRODUCTION)
    plan.want("money", STAGGERED, 6, PRODUCTION)
    plan.set("hurry", True, "M8-D1")
    if plan.top[PRODUCTION] < 3:
        plan.set("houses", True, "M8-D5")
        plan.set(
            "capacity", (2, 2) if plan.top[MILITARY] else (1, 2), "M8-E", *(["M8-E2"] if plan.top[MILITARY] else [])
        )
    else:
        plan.set("buy_beyond_plants", BEYOND_PLANTS, "M8-C1")
