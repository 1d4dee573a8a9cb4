"""Module 9, Shares: five companies led by presidents, or players whose shares are sold."""

from __future__ import annotations

from neuland.games.worlds.plan import BY_SHARES, INCOME_UP, SHARE_VALUE, SHARES, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    top = plan.top[SHARES]
    if top == 3:
        plan.want("order", INCOME_UP, 3, SHARES)
    else:
        plan.want("order", SHARE_VALUE, top, SHARES)
        plan.want("money", BY_SHARES, 1, SHARES)
    plan.set("aside", True, "M9-H3" if top == 3 else "M9-H1" if top == 1 else "M9-H2")
    plan.set("open_money", True)
