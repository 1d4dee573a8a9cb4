"""Module 9, Shares: five companies led by presidents, or players whose shares are sold."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.modules.shares.dealing import hold_share_round
from neuland.games.worlds.modules.shares.dividends import share_out, share_out_all
from neuland.games.worlds.modules.shares.founding import lose_protection
from neuland.games.worlds.modules.shares.private import (
    deal_privately,
    order_by_low_income,
    own_share_options,
    prepare_private_shares,
    release_income,
    rise_privately,
    sell_own_share,
)
from neuland.games.worlds.modules.shares.reasons import plug_share_reasons
from neuland.games.worlds.modules.shares.values import order_by_value
from neuland.games.worlds.modules.shares.wealth import (
    company_sheet,
    last_business_round,
    no_tie,
    private_sheet,
    wealth_sheet,
)
from neuland.games.worlds.plan import (
    BY_SHARES,
    INCOME_UP,
    MAJORITIES,
    MILITARY,
    PRIVILEGES,
    PRODUCTION,
    SHARE_VALUE,
    SHARES,
    Plan,
)
from neuland.games.worlds.rules.companies import prepare_companies
from neuland.games.worlds.worth import shares_worth

BUSINESS_ROUNDS: Final = facts.number("shares", "rounds")
WITHOUT_SHARE_ROUND: Final = facts.numbers("shares", "without_share_round")
BONUS: Final = facts.numbers("shares", "bonus")
PRIVATE_BONUS: Final = tuple([facts.numbers("shares", f"bonus_{players}") for players in (2, 3, 4)])


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", shares_worth)
    top = plan.top[SHARES]
    plan.set("open_money", True, "G25")
    plan.set("seat_tie", no_tie, "M9-TIE1")
    plug_share_reasons(plan, top)
    plan.set("aside", True, "M9-H3" if top == 3 else "M9-H1" if top == 1 else "M9-H2")
    if top == 3:
        plan.on("setup", "shares", prepare_private_shares, "M9-S5")
        plan.want("order", INCOME_UP, 3, SHARES)
        if not (plan.top[PRIVILEGES] in (1, 2) or plan.top[MAJORITIES] == 1):
            plan.step("1-order", order_by_low_income, "M9-1d")
        plan.step("3B", deal_privately, "M9-B1")
        plan.verb("anytime", "sell-share", own_share_options, sell_own_share, "M9-B2")
        plan.step("round-end", rise_privately)
        if plan.top[PRIVILEGES] not in (1, 2):  # there it is released after the tax
            plan.step("round-end", release_income)
        plan.set("rank_bonus", PRIVATE_BONUS[plan.seats - 2])
        plan.set("seat_sheet", private_sheet, "M9-SCORE5", "M9-SCORE6")
        return
    plan.want("order", SHARE_VALUE, top, SHARES)
    plan.want("money", BY_SHARES, 1, SHARES)
    plan.set("own_shares", top == 1, "M9-S1", "M9-S4", "M9-S2" if top == 1 else "M9-S3")
    plan.on("setup", "shares", prepare_companies)
    plan.step("AR", hold_share_round, "M9-A0", "M9-A1", "M9-A2", "M9-A2a", "M9-A3", "M9-A3a", "M9-A3b", "M9-A4")
    plan.cite("M9-R3", "M9-A4a", "M9-A4b", "M9-A5" if top == 1 else "M9-A5a", "M9-F1", "M9-F2", "M9-F3")
    if top == 2 and 1 in (plan.top[PRIVILEGES], plan.top[MAJORITIES]):
        plan.cite("M9-1c")  # the order is the other module's (G26)
    else:
        plan.step("1-order", order_by_value, "M9-1a", *(["M9-1b"] if plan.top[PRIVILEGES] == 2 else []))
    if plan.top[MILITARY]:
        plan.step("turn-end-war", lose_protection, "M9-F4")
        if plan.top[PRODUCTION] not in (1, 2):
            plan.cite("M9-F5")
    if top == 1:
        plan.set("without_share_round", WITHOUT_SHARE_ROUND, "M9-R1")
        plan.step("4", share_out, "M9-4a", "M9-4b", "M9-4c")
        plan.set("end_number", BUSINESS_ROUNDS)
        plan.on("ended", "test", last_business_round, "M9-END1")
        plan.set("cash_counts", True)
        plan.set("seat_sheet", wealth_sheet, "M9-SCORE1", *(["M9-SCORE2"] if plan.top[MAJORITIES] == 3 else []))
    else:
        plan.step("4", share_out_all, "M9-4d", "M9-4e", "M9-R2")
        plan.set("rank_bonus", BONUS)
        plan.set("seat_sheet", company_sheet, "M9-SCORE3", "M9-SCORE4")
