"""Module 6, Roads: networks of cells, and walks over them."""

from __future__ import annotations

from neuland.games.worlds.modules.roads import building, counting, ending
from neuland.games.worlds.modules.roads.reasons import plug_road_reasons
from neuland.games.worlds.plan import MAJORITIES, MILITARY, RACE, ROADS, STAGGERED, TRANSPORT, Plan
from neuland.games.worlds.worth import roads_worth


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", roads_worth)
    top = plan.top[ROADS]
    at_war = bool(plan.top[MILITARY])
    plan.want("map", 5, 4, ROADS)
    plan.want("money", STAGGERED, 6, ROADS)
    plan.on("setup", "boards", building.lay_out_roads, "M6-S1")
    plan.set("road_walks", True, "G10", "M6-1", "M6-1a")
    plan.verb("resident", "road", building.road_options, building.start_road, "M6-2", "M6-2a", "M6-2e")
    plan.set("roads_returned", top < 3, "M6-2c" if top < 3 else "M6-2d")
    plan.set("roads_privileged", top < 3)
    if top < 3:
        plan.verb("anytime", "pave", building.pave_options, building.pave)  # M3-PIII9
    if plan.top[TRANSPORT] == 3:
        plan.verb("trolley", "road", building.trolley_road_options, building.trolley_road, "M1-E8b")
    if at_war:
        plug_common(plan, top)
    else:
        plan.set("roads_connected", top < 3)
        plan.cite("M6-2b")
        if plan.top[RACE] or plan.top[MAJORITIES] == 1:
            plan.on("removed", "roads", building.leave_roads, "M6-4")
            plan.on("placed", "roads", building.take_roads, "M6-4a")
            plan.step("turn-start", building.claim_roads)
            if plan.top[RACE]:
                plan.cite("M6-4b")
    if top < 3:
        plug_counting(plan, top, at_war)
    plug_road_reasons(plan)
    if plan.income_of == ROADS:
        plan.on("income", "module", ending.road_income, "M6-H1", "M6-H1a", "M6-H1b")
    if top == 1:
        ids = ("M6-SCORE1", "M6-SCORE2", "M6-TIE1")
        if at_war:
            plan.set("end_number", ending.END_COMMON)
            plan.end(ending.enough_common_roads, ending.road_points, ending.residents_on_roads, "M6-END2", *ids)
        else:
            plan.set("end_number", ending.END_CITIES[plan.column])
            plan.end(ending.enough_cities, ending.road_points, ending.residents_on_roads, "M6-END1", *ids)


def plug_common(plan: Plan, top: int) -> None:
    """With module 4: neutral roads from a common pool, one an edge."""
    plan.set("common_roads", True, "M6-5")
    fights_later = plan.top[MILITARY] < 3
    # The booklet's clause for 4.I and 4.II binds even 6.III; the edition of 2015 lets 6.III build anywhere (C82).
    connected = top < 3 or (fights_later and not plan.faq)
    plan.set("roads_connected", connected, *(["M6-5a"] if connected else []))
    if fights_later:
        plan.set("roads_into_fights", True, "M6-5b")


def plug_counting(plan: Plan, top: int, at_war: bool) -> None:
    """6.I, 6.II: connected cells are counted on the majority board."""
    plan.set("counting", "roads")
    deserts = top == 1 or bool(plan.top[MAJORITIES]) or (plan.top[RACE] == 3 and plan.income_of == ROADS)
    plan.set("deserts_count", deserts, "M6-S2")
    if not at_war:
        plan.on("road_built", "count", counting.count_ends, "M6-3" if top == 1 else "M6-3a", "M6-3b")
    elif top == 1:
        plan.on("road_built", "count", counting.count_first, "M6-5c")
        plan.on("placed", "count", counting.count_first_settled)
    else:
        plan.on("road_built", "count", counting.recount_network, "M6-5d")
        plan.on("placed", "count", counting.recount_settled)
        plan.on("removed", "count", counting.recount_lost)
