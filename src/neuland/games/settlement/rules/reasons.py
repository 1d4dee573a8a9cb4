"""Why an action is not among the options now: the ids of the texts that say so."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.settlement.board import BUILDINGS, LINE_OF, MARKET_FIELDS, OPEN, ROW_MASKS, ROWS, SPACE_OF
from neuland.games.settlement.cards import HERO_OF
from neuland.games.settlement.state import ACTED, INVITED, NOTHING, SettlementTable
from neuland.games.settlement.view import name

ACTION_VERBS: Final = ("build", "explore", "fight", "fortify", "activate", "fortress", "bonus")


def reason(table: SettlementTable, seat: int, action: Action) -> str:
    """The reason in the words of the rule that stands against it."""
    verb = action[0]
    asked = [decision.prompt for decision in table.decisions if decision.seat == seat]
    if asked == ["turn"]:
        if verb in ACTION_VERBS:
            return against_action(table, seat, action)
        if verb == "invite":
            return against_invitation(table, seat, action)
        if verb == "end":
            return "nothing-done"
    if verb == "trade":
        return "no-trade"
    if verb == "take":
        return "not-in-row"
    if verb in ("use", "use-take", "use-give"):
        return "no-use"
    if verb == "place":
        return "no-place"
    return "not-offered"


def against_action(table: SettlementTable, seat: int, action: Action) -> str:
    if table.done & ACTED:
        return "acted"
    if not table.settlers(seat):
        return "few-settlers"
    verb, word = action[0], str(action[1]) if len(action) == 2 else ""
    if verb == "build":
        return against_building(table, seat, action)
    if verb == "explore" and word in ROWS:
        return against_exploring(table, seat, ROWS.index(word))
    if verb == "activate" and word in LINE_OF:
        return "row-active"
    if word in SPACE_OF and verb in ("fight", "fortify", "fortress"):
        return against_space(table, seat, str(verb), 1 << SPACE_OF[word])
    return "not-offered"


def against_building(table: SettlementTable, seat: int, action: Action) -> str:
    field = action[2] if len(action) == 3 and isinstance(action[2], int) else 0
    if not 1 <= field <= MARKET_FIELDS or name(BUILDINGS, table.market[field - 1]) != action[1]:
        return "not-in-market"
    if table.buildings(seat) == 9:
        return "no-room"
    return "cannot-pay"


def against_exploring(table: SettlementTable, seat: int, row: int) -> str:
    if not OPEN[table.corners][table.lands[seat]] & ROW_MASKS[row]:
        return "not-adjacent"
    return "few-settlers"


def against_space(table: SettlementTable, seat: int, verb: str, space: int) -> str:
    if not table.lands[seat] & space:
        return "unexplored"
    if verb == "fight":
        return "few-settlers" if table.beasts[seat] & space else "no-monster"
    if verb == "fortify":
        return "has-monster" if table.beasts[seat] & space else "has-fortress"
    return "fortress-active" if table.forts[seat] & space else "no-fortress"


def against_invitation(table: SettlementTable, seat: int, action: Action) -> str:
    if table.done & INVITED:
        return "invited"
    hero = HERO_OF.get(str(action[1]), NOTHING) if len(action) == 2 else NOTHING
    return "cannot-pay" if hero != NOTHING and hero in table.hero_row else "no-hero"
