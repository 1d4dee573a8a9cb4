"""Module 3, Privileges: cards with advantages, factories, taxes."""

from __future__ import annotations

from neuland.games.worlds import cards
from neuland.games.worlds.plan import INCOME_DOWN, PRIVILEGES, Plan


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    top = plan.top[PRIVILEGES]
    if top == 1:
        plan.want("map", 5, 4, PRIVILEGES)
        plan.want("order", INCOME_DOWN, 1, PRIVILEGES)
    elif top == 2:
        plan.want("map", 3, 3, PRIVILEGES)
        plan.want("order", INCOME_DOWN, 2, PRIVILEGES)
    if top < 3:
        plan.want("money", "90", 2, PRIVILEGES)
        plan.set("aside", True, "M3-H1" if top == 1 else "M3-H2")
    else:
        plan.want("map", 5, 4, PRIVILEGES)
        plan.set("money_plus", 20, "G28")
    kinds = [kind for kind in range(cards.PRIVILEGES) if in_use(plan, kind)]
    plan.set("kinds", tuple(kinds), "M3-S1", "M3-P1", "M3-P2", *[cards.RULE[kind] for kind in kinds])


def in_use(plan: Plan, kind: int) -> bool:
    """M3-P1: at least one of the card's boxes "with" matches, and none of "not"."""
    privilege = cards.DECK[kind]
    return any(fits(plan, box) for box in privilege.with_any) and not any(fits(plan, box) for box in privilege.without)


def fits(plan: Plan, box: str) -> bool:
    """Whether what a box names is in the world: a module at a TOP, a module, residents, or any world."""
    module, _, top = box.partition(".")
    if module == "residents":
        return plan.residents
    return box == "all" or (int(module) in plan.modules and (not top or plan.modules[len(top) - 1] == int(module)))
