"""Why a road is not built."""

from __future__ import annotations

from neuland.core.decision import Action, Decision
from neuland.games.worlds.modules.roads.building import BY_TROLLEY_ONCE, connects, storms
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.asking import cell_of, side_of
from neuland.games.worlds.state import FREE_ROADS, NEUTRAL, WorldsTable
from neuland.games.worlds.tiles import DIRECTION, FIRST_WATER, NOWHERE


def plug_road_reasons(plan: Plan) -> None:
    plan.why("what", "road way", why_no_road)
    plan.why("pave", "road way", why_no_road)
    if "trolley road" in plan.answers:
        plan.why("drive", "road way", why_no_trolley_road)


def why_no_road(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M6-2, M6-2a, M6-2c, M6-5, M6-5a."""
    return against_road(table, side_of(decision), cell_of(decision), DIRECTION[action[1]])


def why_no_trolley_road(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M1-E8b: once a turn, from the trolley's cell."""
    side = side_of(decision)
    if table.now[FREE_ROADS] & BY_TROLLEY_ONCE:
        return "road-once"
    return against_road(table, side, table.trolley[side], DIRECTION[action[1]])


def against_road(table: WorldsTable, side: int, tile: int, direction: int) -> str:
    plan, other = table.plan, table.near[tile][direction]
    if not NOWHERE < other < FIRST_WATER:
        return "no-road-there"
    if not table.settled_by(side, tile) or not (table.settled_by(side, other) or storms(table, side, other)):
        return "road-settlements"
    if table.roads[table.edge(tile, direction)] & (NEUTRAL if plan.common_roads else 1 << side):
        return "road-common" if plan.common_roads else "road-stands"
    if plan.roads_connected and not connects(table, side, tile, other):
        if not plan.common_roads:
            return "road-unconnected"
        return "road-cut-off" if plan.roads_returned else "road-over-own-cells"  # 6.III: C82
    return "road-residents"
