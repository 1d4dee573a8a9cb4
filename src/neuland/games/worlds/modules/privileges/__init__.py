"""Module 3, Privileges: cards with advantages, factories, taxes."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import cards, facts
from neuland.games.worlds.modules.privileges.auction import hold_auction
from neuland.games.worlds.modules.privileges.deck import in_use, prepare_deck
from neuland.games.worlds.modules.privileges.effects import note_city, privilege_income, vp_lines
from neuland.games.worlds.modules.privileges.factories import (
    build_factories,
    claim_at_start,
    claim_when_settled,
    enough_factories,
    factory_income,
    factory_points,
    leave_factories,
    most_money,
    take_factory_points,
)
from neuland.games.worlds.modules.privileges.opening import open_bidding
from neuland.games.worlds.modules.privileges.reasons import plug_privilege_reasons
from neuland.games.worlds.modules.privileges.row import choose_privilege
from neuland.games.worlds.modules.privileges.tax import order_by_income, pay_taxes
from neuland.games.worlds.plan import (
    CITIES_ENTERED,
    FOR_OWNERS,
    INCOME_DOWN,
    MAJORITIES,
    PRIVILEGES,
    RACE,
    SHARES,
    Plan,
)
from neuland.games.worlds.worth import openings_worth, privileges_worth

SHOWN: Final = facts.numbers("privileges", "shown")
SHOWN_TO_TWO: Final = facts.number("privileges", "shown_two")
ROW: Final = facts.numbers("privileges", "row")
END_FACTORIES: Final = facts.number("privileges", "end_factories")


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", privileges_worth)
    top = plan.top[PRIVILEGES]
    kinds = [kind for kind in range(cards.PRIVILEGES) if in_use(plan, kind)]
    plan.set("kinds", tuple(kinds), "M3-P1", "M3-P2", *[cards.RULE[kind] for kind in kinds])
    plan.on("setup", "deck", prepare_deck, "M3-S1", "M3-S1a", "M3-S2")
    plan.on("income", "privileges", privilege_income)
    plan.on("score", "privileges", vp_lines)
    own_order = top == 1 or (top == 2 and 1 not in (plan.top[MAJORITIES], plan.top[SHARES]))
    plug_privilege_reasons(plan, top, own_order)
    owned = sum([1 << kind for kind in kinds])
    if owned & cards.CITY_BONUS:
        plan.on("placed", "note", note_city, "M3-PI2")
        if not plan.residents:
            plan.allow("drive_settles", FOR_OWNERS)  # C102
    if top == 3:
        plan.want("map", 5, 4, PRIVILEGES)
        plan.set("money_plus", 20, "G28")
        plan.set("shown", SHOWN_TO_TWO if plan.sides == 2 else SHOWN[plan.column])
        plan.step("3C-privilege", choose_privilege, "M3-C", "M3-C1", "M3-C2", "M3-C3")
        return
    plan.want("map", 5 if top == 1 else 3, 4 if top == 1 else 3, PRIVILEGES)
    plan.want("order", INCOME_DOWN, top, PRIVILEGES)
    plan.want("money", "90", 2, PRIVILEGES)
    plan.set("shown", SHOWN[plan.column])
    plan.set("row_most", ROW[plan.column])
    plan.set("aside", True, *(["M3-H1"] if plan.income_of != PRIVILEGES else []))
    if own_order:
        plan.step("opening", open_bidding, "M3-1a", "M3-1e", *(["M3-1f"] if plan.companies else []))
        plan.step("1-order", order_by_income, "M3-1b")
    else:
        plan.cite("M3-1c")  # the order is the other module's (G26)
    plan.step("1-tax", pay_taxes, "M3-1d", *(["M3-1g"] if plan.companies else []))
    plan.step("2", hold_auction, "M3-2", "M3-2a", "M3-2b", "M3-2c")
    if not plan.residents:
        plan.allow("drive_settles", CITIES_ENTERED, "M3-E1")
    plan.step("turn-start", claim_at_start)
    plan.step("3F", build_factories, "G10", "M3-S3", "M3-F", "M3-F1", "M3-F2")
    plan.on("placed", "buildings", claim_when_settled)
    removes = (plan.top[RACE] and plan.residents) or plan.top[MAJORITIES] == 1
    plan.on("removed", "buildings", leave_factories, *(["M3-F4"] if removes else []))
    if plan.income_of == PRIVILEGES:
        plan.on("income", "module", factory_income, "M3-H2")
    if top == 1:
        plan.on("factory_built", "vp", take_factory_points, "M3-S4", "M3-F3")
        plan.set("end_number", END_FACTORIES)
        if not plan.companies:
            plan.on("worth", "module", openings_worth)
        plan.end(enough_factories, factory_points, most_money, "M3-END1", "M3-SCORE1", "M3-TIE1")
