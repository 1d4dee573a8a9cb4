"""Module 4, Military: one side a cell, garrisons, two ways of fighting."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds.modules.military import cells, falls, fights, onslaught
from neuland.games.worlds.modules.military.reasons import plug_military_reasons
from neuland.games.worlds.plan import EXPLORATION, MILITARY, PRIVILEGES, PRODUCTION, RACE, TRANSPORT, Plan
from neuland.games.worlds.worth import military_worth


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", military_worth)
    top = plan.top[MILITARY]
    race = bool(plan.top[RACE])
    plan.want("map", 2, 2, MILITARY)
    plan.want("money", "80" if top == 1 else "60", 4 if top == 1 else 5, MILITARY)
    plan.set("coexist", False, "M4-1", "M4-1a", "M4-1b")
    plan.on("capitals_known", "garrisons", cells.set_garrisons, "M4-S1")
    plan.on("discovered", "garrison", cells.garrison_city, *(["M4-S1a"] if plan.top[EXPLORATION] else []))
    plan.set("entry", cells.may_enter)
    if plan.top[PRODUCTION] in (1, 2):
        plan.cite("M4-S1b", "M4-7")
    elif plan.top[PRODUCTION] == 3:
        plan.cite("M4-7b")
    if plan.top[PRODUCTION]:
        plan.cite("M4-7a")
    if plan.companies:
        plan.on("capital_chosen", "house", cells.leave_garrison, "M4-S1c")
    plug_capitals(plan, top, race)
    if top < 3:
        plug_dice(plan, race)
    else:
        plan.set("enter", onslaught.strike, "M4-4")
        if race or plan.companies:
            plan.verb("resident", "storm", onslaught.storm_options, onslaught.begin_storm)
            plan.set("storm_ready", onslaught.storm_ready)
            plan.set("storm", onslaught.storm_capital)
    if plan.top[PRIVILEGES] in (1, 2):
        plan.on("removed", "buildings", cells.destroy_factory, "M4-6", "M4-6a")
    if plan.income_of == MILITARY:
        plan.on("income", "module", cells.cell_income, "M4-H1", "M4-H1a")
    if top == 1:
        plug_end(plan, race)
    if plan.top[PRODUCTION] in (1, 2):
        plan.lift(*ABOUT_CITIES)
    plug_military_reasons(plan)


ABOUT_CITIES: Final = (
    *("M4-2", "M4-2a", "M4-2b", "M4-5", "M4-5a", "M4-6", "M4-6a", "M4-8", "M4-8a", "M4-8b", "M4-8c", "M4-G7", "M4-G8"),
)
"""What never comes up where cities are not fought for (M4-7)."""


def plug_capitals(plan: Plan, top: int, race: bool) -> None:
    """Whether capitals may be attacked, and what becomes of whoever loses one."""
    if top == 1:
        plan.set("capitals_fall", "always", "M4-2")
    elif plan.companies:
        plan.set("capitals_fall", "always", "M4-2b", "M4-8", "M4-8a", "M4-8b")
        plan.set("followed", top == 3 or plan.top[RACE] == 3)
        if plan.top[TRANSPORT] == 1:
            plan.cite("M4-8c")
    elif race:
        plan.set("capitals_fall", "not the last", "M4-2b", "M4-5a")
    else:
        plan.set("capitals_fall", "never", "M4-2a")
    if race:
        plan.set("capitals_replaced", True, "M4-5", *(["M4-5a"] if top == 1 else []))


def plug_dice(plan: Plan, race: bool) -> None:
    """4.I, 4.II: fights by dice, in 3 G, or with module 2 at once."""
    plan.set("enter", fights.move_in, "M4-3")
    if race:
        plan.verb("anytime", "fight", fights.fight_options, fights.fight_now, "M4-3a")
        plan.step("3D", fights.fight_pending)
        if plan.top[TRANSPORT]:
            plan.step("3E-fight", fights.fight_pending)
    else:
        plan.step("3G", fights.fight_pending)
    plan.cite("M4-G1", "M4-G2", "M4-G3", "M4-G4", "M4-G5", "M4-G6", "M4-G8")
    if plan.capitals_fall != "never":
        plan.cite("M4-G7")


def plug_end(plan: Plan, race: bool) -> None:
    """4.I: how the game ends, and what it is scored by."""
    if plan.residents:
        plan.step("3C-residents", falls.last_resident, "M4-END1")
    plan.on("placed", "end", falls.last_settlement, "M4-END2")
    plan.set("capital_ends", plan.top[PRODUCTION] != 2, *(["M4-END3", "M4-END3a"] if plan.top[PRODUCTION] != 2 else []))
    plan.step("turn-end-war", falls.end_at_once)
    plan.on("score", "first", cells.cell_points, "M4-SCORE1")
    plan.on("tie", "first", cells.armies_on_map, "M4-TIE1")
