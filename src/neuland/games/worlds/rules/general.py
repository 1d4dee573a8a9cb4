"""What holds in every world: the defaults of a plan, and the general rules by their ids."""

from __future__ import annotations

from neuland.games.worlds.plan import CLOCKWISE, INCOME_DOWN, USUAL, Plan
from neuland.games.worlds.rules.money import income
from neuland.games.worlds.rules.reasons import no_entry, plug_reasons
from neuland.games.worlds.rules.residents import act_residents, buy_residents, may_step, step_in
from neuland.games.worlds.scoring import own_sheet, own_tie

ALWAYS = ("G1", "G2", "G3", "G4", "G5", "G6", "G7", "G16", "G17", "G36", "G37", "G39", "G45", "G47", "G48")
WITH_RESIDENTS = ("G8", "G9", "G11", "G12", "G13", "G14", "G15", "G43", "G44")
CAPITAL_RULES = {1: "G21", 3: "G49"}
MAP_RULES = {1: "G34", 2: "G31", 3: "G32", 4: "G35", 5: "G33"}


def begin(plan: Plan) -> None:
    """Before the modules: what they may replace, and what a world is by its number alone."""
    plan.entry, plan.enter, plan.barred = may_step, step_in, no_entry
    plan.seat_sheet, plan.seat_tie = own_sheet, own_tie
    plan.cite("W1", "W2", "W8", "W9", *ALWAYS)
    if plan.residents:
        plan.step("3C-residents", buy_residents, *WITH_RESIDENTS)
        plan.step("3D", act_residents)
    else:
        plan.cite("G29")
    plan.step("3H", income, "G46")


def finish(plan: Plan) -> None:
    """After the modules: map, order and money are resolved, and what follows from them."""
    for module in plan.modules:  # whoever asks for nothing better plays clockwise
        plan.want("order", CLOCKWISE, USUAL, module)
    plan.resolve("map")
    plan.resolve("order")
    plan.resolve("money")
    plan.cite("W3", "W4", "W5", "W7", "G30", MAP_RULES[plan.map])
    if plan.order != CLOCKWISE and plan.residents:
        plan.cite("G38")
    if plan.asked("order") > 1:
        plan.cite("G26")
    if not plan.goods_side:
        plan.cite("G20")
    if plan.seat_tie is not own_tie:  # M9-TIE1: nobody's tie-break is used
        plan.lift(*[rule for rule in plan.rules if rule.endswith("-TIE1") and rule != "M9-TIE1"])
    if plan.money == "staggered":
        plan.cite("G27")
    if plan.coexist:
        plan.cite("G41")
    if plan.companies:
        plan.cite("G40", "G42")
    find_capitals(plan)
    plug_reasons(plan)
    plan.close()


def find_capitals(plan: Plan) -> None:
    """W4, W6: how capitals are found, and which cities may be one."""
    if plan.companies:
        plan.set("capitals", "founding")
    elif plan.map in (4, 5):
        plan.set("capitals", "centre")
    else:
        plan.set("capitals", "bid" if plan.order == INCOME_DOWN else "reverse")
    if plan.capitals != "centre":
        plan.cite("W6")
    if plan.map in CAPITAL_RULES:
        plan.cite(CAPITAL_RULES[plan.map])
    if plan.map == 1 and not plan.companies:
        plan.set("barred_capitals", 1)  # G21: players never take the centre
    if plan.map == 2:
        plan.set("rim_capitals", True, "G23" if plan.companies else "G22")
        if plan.different_goods and not plan.companies and plan.seats != 3:
            plan.set("barred_capitals", 1 << 4 | 1 << 9, "G24")  # cities 5 and 10 both supply fish
