"""Module 1, Transport: trolleys carry goods to cities that demand them, and residents."""

from __future__ import annotations

from neuland.games.worlds.plan import PRODUCTION, STAGGERED, TRANSPORT, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    top = plan.top[TRANSPORT]
    if top < 3:
        plan.want("map", 3, 3, TRANSPORT)
        plan.want("money", "60", 5, TRANSPORT)
        plan.set("goods_side", True, "G18")
        plan.set("stocked", not plan.top[PRODUCTION], "M1-S1b" if plan.top[PRODUCTION] else "M1-S1")
        plan.set("different_goods", True, "G19")
    else:
        plan.want("map", 5, 4, TRANSPORT)
        plan.want("money", STAGGERED, 6, TRANSPORT)
        plan.cite("G20", "M1-S1c")
    plan.set("trolley", True)
