"""Why the trolley cannot do something, and why it is not improved."""

from __future__ import annotations

from neuland.core.decision import Action, Decision
from neuland.core.table import UNTOLD
from neuland.games.worlds.modules.transport.trolley import (
    LEVELS,
    RESIDENT,
    THINGS,
    UPGRADE_HOLD,
    drive_cost,
    holds_of,
    hostile,
    house_room,
    source_of,
)
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.asking import side_of
from neuland.games.worlds.rules.settle import can_settle
from neuland.games.worlds.state import EMPTY, ENTERED, LOADED, ONE_RESIDENT, POINTS, UNLOADED, WorldsTable
from neuland.games.worlds.tiles import CITIES, FIRST_WATER, GOODS, NUMBER, TILES


def plug_transport_reasons(plan: Plan) -> None:
    plan.why("drive", "drive cell", why_no_drive)
    plan.why("upgrade", "upgrade", why_no_upgrade)
    if plan.trolley_holds:
        plan.why("drive", "load thing", why_not_loaded)
        plan.why("drive", "drop thing", why_not_dropped)
    if "trolley deliver" in plan.answers:
        plan.why("drive", "deliver thing", why_not_delivered)
    if not plan.residents:
        plan.why("drive", "extra", why_no_extra)
        plan.why("drive", "settle", why_not_settled)


def why_no_drive(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-E1, M1-E1a; in war with residents aboard M1-E7d, M1-E7e."""
    side, tile = side_of(decision), NUMBER[action[1]]
    at = table.trolley[side]
    if not table.knows(tile):
        return "hidden-cell"
    if tile >= FIRST_WATER:
        return "no-drive-water"
    if tile not in table.steps[at]:
        return "not-beside"
    if drive_cost(table, side, at, tile) > table.now[POINTS]:
        return "no-points"
    return "aboard-fight" if hostile(table, side, tile) else "aboard-settle"


def why_not_loaded(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-E2, M1-E2b, C112."""
    side, thing = side_of(decision), str(action[1])
    if thing not in THINGS:
        return UNTOLD
    number, tile, holds = THINGS.index(thing), table.trolley[side], holds_of(table, side)
    if number == RESIDENT:
        there = table.settled_by(side, tile) and table.tired[side * TILES + tile] > 0
        fits = EMPTY in holds or ONE_RESIDENT in holds
    else:
        there = source_of(table, side, tile, number) > 0
        fits = EMPTY in holds
    if not there:
        return "nothing-to-load"
    return "holds-full" if not fits else "just-unloaded" if table.now[UNLOADED] >> number & 1 else UNTOLD


def why_not_dropped(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-E2, M1-E3a, M1-E4, C112."""
    side, thing = side_of(decision), str(action[1])
    if thing not in THINGS:
        return UNTOLD
    number, holds = THINGS.index(thing), holds_of(table, side)
    if max(holds) < ONE_RESIDENT if number == RESIDENT else number + 1 not in holds:
        return "not-aboard"
    if table.now[LOADED] >> number & 1:
        return "just-loaded"
    return "cannot-unload" if number == RESIDENT else "city-takes-it"


def why_not_delivered(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-E5; with trading houses M1-E9a, M8-E1."""
    side, thing = side_of(decision), str(action[1])
    if thing not in GOODS:
        return UNTOLD
    good, city = GOODS.index(thing), table.trolley[side]
    if good + 1 not in holds_of(table, side):
        return "not-aboard"
    houses = table.plan.houses
    if houses and (city >= CITIES or not table.settled_by(side, city)):
        return "no-own-house"
    if houses and not house_room(table, side, city):
        return "house-full"
    return "no-demand-house" if houses else "no-demand"


def why_no_extra(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-E6."""
    return "no-money-point"


def why_not_settled(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-S4."""
    side = side_of(decision)
    tile = table.trolley[side]
    if table.now[ENTERED] and not table.settled_by(side, tile) and not can_settle(table, side, tile):
        return "no-piece-left"
    return "not-entered"


def why_no_upgrade(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-C1, M1-C2, M1-S2b."""
    side = side_of(decision)
    if action == UPGRADE_HOLD:
        if not table.plan.upgrade_prices[1]:
            return "no-hold"
        return "two-holds" if table.holds[side] == 2 else "no-money-upgrade"
    return "best-level" if table.level[side] + 1 == len(LEVELS) else "no-money-upgrade"
