"""Why a cell cannot be attacked, and other things of war that are not on offer."""

from __future__ import annotations

from neuland.core.decision import Action, Decision
from neuland.games.worlds.modules.military.cells import defended, enemy_of, may_fall
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.asking import side_of
from neuland.games.worlds.rules.reasons import ANY_PROMPT, no_entry, no_settling
from neuland.games.worlds.rules.residents import has_room
from neuland.games.worlds.rules.settle import can_settle
from neuland.games.worlds.state import NOBODY, WorldsTable
from neuland.games.worlds.tiles import NUMBER


def plug_military_reasons(plan: Plan) -> None:
    plan.set("barred", no_attack)
    if "M4-G1" in plan.rules:
        plan.why(ANY_PROMPT, "fight cell", why_no_fight)
        plan.why("retreat", "retreat cell", why_no_retreat)
    elif "M4-2b" in plan.rules:
        plan.why("what", "storm cell", why_no_storm)


def no_attack(table: WorldsTable, side: int, tile: int) -> str:
    """M4-2a, M4-2b, M4-3a, M4-5a, M9-F4; the limits hold for attackers too (G8, C6)."""
    if not defended(table, side, tile):
        return no_entry(table, side, tile)
    if table.closed >> tile & 1:
        return "fought-already"
    if not has_room(table, side, tile):
        return "no-room"
    if not can_settle(table, side, tile):
        return no_settling(table, side, tile)
    enemy = enemy_of(table, side, tile)
    if enemy != NOBODY and table.safe >> enemy & 1:
        return "company-safe"
    if enemy != NOBODY and not may_fall(table, enemy):
        return "capital-barred" if table.plan.capitals_fall == "never" else "last-capital"
    return "three-together"


def why_no_fight(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M4-3."""
    return "no-battle"


def why_no_retreat(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M4-G6."""
    own = table.settled_by(side_of(decision), NUMBER[action[1]])
    return "no-room" if own and not has_room(table, side_of(decision), NUMBER[action[1]]) else "no-retreat"


def why_no_storm(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M4-2b; not a last capital (M4-5a), nor where a company is safe (M9-F4)."""
    side, tile = side_of(decision), NUMBER[action[1]]
    enemy = enemy_of(table, side, tile)
    if enemy == NOBODY or table.hq[enemy] != tile:
        return "three-together"
    told = no_attack(table, side, tile)
    return told if told in ("company-safe", "last-capital") else "three-together"
