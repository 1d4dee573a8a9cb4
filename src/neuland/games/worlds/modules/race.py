"""Module 2, Race: cities reached first, headquarters that move, and prizes."""

from __future__ import annotations

from neuland.games.worlds.plan import RACE, SHARES, STAGGERED, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    top = plan.top[RACE]
    plan.want("map", 5, 4, RACE)
    plan.want("money", STAGGERED, 6, RACE)
    if plan.residents:
        plan.set("hurry", True, "M2-D1")
        plan.set("take_back", True, "M2-A2", "M2-A2a", "M2-A2b")
    if top < 3:
        by_settlement = top == 2 or plan.faq
        plan.set("capital_mark", "settlement" if by_settlement else "resident", "M2-S3" if top == 2 else "M2-S2")
    else:
        under_shares = plan.top[SHARES] == 1
        plan.set("prize_row", plan.modules[1] if under_shares else plan.modules[0], "M2-S5", "M2-Z")
        plan.set("prize_money", 10 if under_shares else 0, *(["M2-Z9"] if under_shares else []))
