"""Module 1, Transport: trolleys carry goods to cities that demand them, and residents."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.modules.transport import market, start, trolley
from neuland.games.worlds.modules.transport.reasons import plug_transport_reasons
from neuland.games.worlds.plan import EXPLORATION, MILITARY, PRODUCTION, ROADS, SHARES, STAGGERED, TRANSPORT, Plan
from neuland.games.worlds.worth import transport_worth

PRICES: Final = (facts.number("transport", "level_price"), facts.number("transport", "hold_price"))
PRICES_3: Final = (facts.number("transport", "level_price_3"), facts.number("transport", "hold_price_3"))


def plug(plan: Plan) -> None:
    """What the module brings into a world."""
    plan.on("worth", "module", transport_worth)
    top = plan.top[TRANSPORT]
    houses = plan.top[PRODUCTION] in (1, 2)
    if top < 3:
        plan.want("map", 3, 3, TRANSPORT)
        plan.want("money", "60", 5, TRANSPORT)
        plan.set("goods_side", True, "G18")
        plan.set("different_goods", True, "G19")
        plan.on("setup", "goods", start.lay_demand)
        stocks = plan.top[EXPLORATION] and not plan.top[PRODUCTION]
        plan.on("discovered", "stock", start.stock_city, *(["M1-S1a"] if stocks else []))
        plan.set("mountains_privileged", True)
    else:
        plan.want("map", 5, 4, TRANSPORT)
        plan.want("money", STAGGERED, 6, TRANSPORT)
        plan.cite("M1-S1c")
    plan.set("stocked", top < 3 and not plan.top[PRODUCTION], *(["M1-S1b"] if plan.top[PRODUCTION] else []))
    if plan.stocked:
        plan.cite("M1-S1")
    plan.set("trolley", True)
    plan.set("drive_cost", trolley.drive_cost)
    plan.set("drive_to", trolley.drive_to)
    bare = top == 3 and not plan.residents
    plan.set("trolley_holds", 0 if bare else 1, "M1-S2", *(["M1-S2b"] if bare else []))
    plan.set("upgrade_prices", (PRICES[0], 0) if bare else PRICES_3 if top == 3 else PRICES, "M1-C1", "M1-C2")
    plan.on("capital_chosen", "trolley", start.place_trolley)
    if plan.stocked:
        plan.on("capital_chosen", "trolley", start.load_first, "M1-S2a")
    plan.step("3C-upgrade", trolley.ask_upgrade)
    plan.step("3E", trolley.begin_drive, "M1-E1", "M1-E1a")
    if plan.trolley_holds:
        plan.verb("trolley", "load", trolley.load_options, trolley.load, "M1-E2", "M1-E2a", "M1-E2b")
        plan.verb("trolley", "drop", trolley.drop_options, trolley.drop, "M1-E4")
    if plan.residents:
        plan.cite("M1-E3", "M1-E3a")
    else:
        plan.verb("trolley", "extra", trolley.extra_options, trolley.buy_extra, "M1-E6")
        plan.set("trolley_points", trolley.extra_options)
        plan.verb("trolley", "settle", trolley.settle_options, trolley.settle_here)
        plan.cite("M1-S4")
    plug_deliveries(plan, top, houses)
    if plan.top[MILITARY]:
        plan.set("trolley_at_war", True, "M1-E7", "M1-E7a", "M1-E7b", "M1-E7d", *(["M1-E7c"] if houses else []))
        plan.set("must_settle_on_drive", plan.faq, *(["M1-E7e"] if plan.faq else []))
        if plan.income_of == TRANSPORT and not houses:
            plan.set("toll", True, "M1-H2")
    if plan.top[ROADS]:
        plan.cite("M1-E8", "M1-E8a")
    if top == 1:
        plug_end(plan)
    plug_transport_reasons(plan)


def plug_deliveries(plan: Plan, top: int, houses: bool) -> None:
    """Where goods are delivered, and what they bring."""
    if houses:
        plan.verb("trolley", "deliver", trolley.deliver_options, trolley.deliver, "M1-E9", "M1-E9a")
    elif top < 3:
        ids = ("M1-E9", "M1-E9b") if plan.top[PRODUCTION] else ()
        plan.verb("trolley", "deliver", trolley.deliver_options, trolley.deliver, "M1-E5", "M1-E5a", *ids)
        if plan.income_of != TRANSPORT:
            plan.cite("M1-E5b")
    elif plan.top[PRODUCTION]:
        plan.cite("M1-E9")
    if plan.income_of == TRANSPORT:
        plan.on("setup", "boards", market.set_prices, "M1-S3")
        plan.set("price_board", True, "M1-E5c")
        plan.on("income", "module", market.sell_goods, "M1-H1", "M1-H1a", "M1-H1b")


def plug_end(plan: Plan) -> None:
    """1.I: how the game ends, and what it is scored by."""
    on_houses = plan.top[PRODUCTION] == 2
    if on_houses and plan.seats == 2 and not plan.companies:
        number = market.END_HOUSES  # C104
    else:
        number = (market.END_FAQ if plan.faq else market.END)[plan.column]
    plan.set("end_number", number)
    by_plants = plan.top[PRODUCTION] == 3
    plan.set(
        "deliverable",
        market.most_on_houses if on_houses else market.most_by_demand if by_plants else market.most_from_cities,
    )
    if on_houses:
        plan.end(market.enough_delivered, market.housed_points, market.aboard_then_income, "M1-E9c")
    elif plan.top[SHARES] == 2 and not plan.faq:
        # The first printing sends sold goods back to the supply (M1-H1b): nothing is left to score.
        plan.end(market.enough_delivered, market.no_points, market.aboard_then_income)
    else:
        plan.end(market.enough_delivered, market.delivered_points, market.aboard_then_income)
    plan.cite("M1-END1", "M1-SCORE1", "M1-SCORE2", "M1-TIE1")
