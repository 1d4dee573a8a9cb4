"""Why a privilege cannot be had, a bid not be made, a factory not be built."""

from __future__ import annotations

from neuland.core.decision import Action, Decision
from neuland.games.worlds import cards
from neuland.games.worlds.modules.privileges.deck import owns
from neuland.games.worlds.modules.privileges.factories import IN_A_CITY, standing_in
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.asking import side_of
from neuland.games.worlds.state import BUILT_IN, WorldsTable
from neuland.games.worlds.tiles import CITIES, NUMBER


def plug_privilege_reasons(plan: Plan, top: int, opening: bool) -> None:
    bits = sum([1 << kind for kind in plan.kinds])
    if bits & cards.ACT_TWICE:
        plan.why("act", "twice cell", why_not_twice)
    if bits & cards.FREE_ROAD:
        plan.why("act", "pave cell", why_not_paved)
    if top == 3:
        plan.why("privilege", "take card", why_no_card)
        return
    plan.why("bid", "bid number", why_no_bid)
    plan.why("factory", "factory cell", why_no_factory)
    if opening:
        plan.why("bid-order", "bid number", why_no_order_bid)
        plan.why("place", "seat number", why_no_seat)


def why_no_card(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-C2."""
    kind = cards.KIND[action[1]]
    if kind not in table.row:
        return "not-in-row"
    return "kind-owned" if owns(table, side_of(decision), kind) else "no-money-card"


def why_no_bid(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-2a, C65."""
    return "bid-high" if int(action[1]) > table.money[side_of(decision)] else "bid-low"


def why_no_order_bid(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-1a, C64."""
    return "bid-order-high"


def why_no_seat(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-1a."""
    return "seat-taken"


def why_no_factory(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-F, M3-F1, M3-F2."""
    side, city = side_of(decision), NUMBER[action[1]]
    if city >= CITIES or not table.settled_by(side, city):
        return "no-city-of-yours"
    if table.now[BUILT_IN] >> city & 1:
        return "built-here"
    return "three-factories" if standing_in(table, city) >= IN_A_CITY else "no-money-factory"


def why_not_twice(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-PII11."""
    return "no-second-act"


def why_not_paved(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-PIII9."""
    return "no-free-road"
