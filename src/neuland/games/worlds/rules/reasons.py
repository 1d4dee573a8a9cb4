"""Why an action is not on offer: the texts that say so, each with the rule that stands against it.

Modules say under which prompt each kind of action is asked and why it is refused there (`plan.why`); an action that has
another time is told when, one that no module brings is not of this world."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision, Word
from neuland.core.seats import SEAT_WORDS
from neuland.core.table import UNTOLD
from neuland.games.worlds import cards
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.asking import cell_of, side_of
from neuland.games.worlds.rules.capitals import COMMON_START, RIM
from neuland.games.worlds.rules.residents import any_resident, at_limit, resident_price
from neuland.games.worlds.rules.settle import REFUSED, price
from neuland.games.worlds.state import COMPANY_WORDS, WorldsTable
from neuland.games.worlds.tiles import CITIES, DIRECTION, FIRST_WATER, GOODS, NOWHERE, NUMBER, SUPPLY, TERRAINS, TILES

TILE_VERBS: Final = ("buy", "act", "twice", "to", "take", "drive", "pave", "fight", "retreat", "remove", "capital")
THING_VERBS: Final = ("load", "drop", "deliver", "plant", "keep", "swap")
KNOWN: Final = frozenset(
    [f"{verb} cell" for verb in (*TILE_VERBS, "factory", "storm")]
    + [f"{verb} thing" for verb in THING_VERBS]
    + ["explore way", "road way", "take card", "buy company", "sell company", "buy player", "bid number", "seat number"]
    + ["upgrade", "extra", "settle", "harvest", "sell-goods", "sell-share", "pay", "half", "retain", "quit"]
)
"""Every kind of action that some world offers and that others do not know."""
ANY_PROMPT: Final = ""
"""Asked at whatever time: refused with the same words everywhere."""


def reason(table: WorldsTable, seat: int, action: Action) -> str:
    """The text id of the reason."""
    asked = [decision for decision in table.decisions if decision.seat == seat]
    if not asked:
        return UNTOLD
    kind = kind_of(action)
    found = table.plan.reasons.get(kind)
    if found is None:
        return "not-in-world" if kind in KNOWN else UNTOLD
    for prompt, why in found:
        if prompt in (asked[0].prompt, ANY_PROMPT):
            told: str = why(table, asked[0], action)
            return told
    return f"time-{found[0][0]}"


def kind_of(action: Action) -> str:
    """An action by its verb and what it names: `buy cell`, `buy company`, `settle`."""
    verb = str(action[0])
    if len(action) == 1 or verb == "upgrade":
        return verb
    return f"{verb} {kind_of_word(action[1])}"


def kind_of_word(word: Word) -> str:
    if isinstance(word, int):
        return "number"
    if word in NUMBER:
        return "cell"
    if word in cards.KIND:
        return "card"
    if word in DIRECTION:
        return "way"
    if word in GOODS or word in TERRAINS or word == "resident":
        return "thing"
    if word in COMPANY_WORDS:
        return "company"
    return "player" if word in SEAT_WORDS else "word"


def plug_reasons(plan: Plan) -> None:
    """What every world asks."""
    if plan.capitals != "centre":
        plan.why("capital", "capital cell", why_no_capital)
    if plan.residents:
        plan.why("buy", "buy cell", why_no_purchase)
        plan.why("act", "act cell", why_nobody_acts)
        plan.why("what", "to cell", why_no_step)
    if plan.take_back:
        plan.why("take", "take cell", why_not_taken)


# ---- capitals ---------------------------------------------------------------------------------------------


def why_no_capital(table: WorldsTable, decision: Decision, action: Action) -> str:
    """W4, G19, G21 to G24; companies that are founded later M9-F3."""
    plan, city = table.plan, NUMBER[action[1]]
    if city >= CITIES:
        return "no-city"
    if not table.knows(city):
        return "hidden-cell"
    if city in table.hq and plan.map not in COMMON_START:
        return "capital-taken"
    if plan.map in COMMON_START:
        return "founded-later"
    if plan.barred_capitals >> city & 1:
        return "centre-barred" if plan.map == 1 else "fish-barred"
    if plan.different_goods and SUPPLY[city] in {SUPPLY[taken] for taken in table.hq if taken != NOWHERE}:
        return "same-good"
    if plan.rim_capitals:
        return "rim-companies" if plan.companies else "rim-only" if city not in RIM else "rim-apart"
    return UNTOLD


# ---- 3 C --------------------------------------------------------------------------------------------------


def why_no_purchase(table: WorldsTable, decision: Decision, action: Action) -> str:
    """G11, G43, G44, M8-C1."""
    side, tile = side_of(decision), NUMBER[action[1]]
    if not table.settled_by(side, tile):
        return "no-settlement"
    if table.money[side] < resident_price(table, side):
        return "no-money-resident"
    if at_limit(table, side):
        return "few-plants"
    if table.residents[side] == 0 and not (table.plan.take_back and any_resident(table, side)):
        return "no-residents"
    return "capital-full" if table.hq[side] == tile else "cell-full"


def why_not_taken(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M2-A2, M2-A2a."""
    side, tile = side_of(decision), NUMBER[action[1]]
    return "hq-stays" if table.hq[side] == tile and not table.residents_at(side, tile) else "nothing-to-take"


# ---- 3 D --------------------------------------------------------------------------------------------------


def why_nobody_acts(table: WorldsTable, decision: Decision, action: Action) -> str:
    """G13."""
    side, tile = side_of(decision), NUMBER[action[1]]
    return "nothing-to-do" if table.active[side * TILES + tile] else "nobody-active"


def why_no_step(table: WorldsTable, decision: Decision, action: Action) -> str:
    """G13, and whatever bars the cell."""
    side, here, tile = side_of(decision), cell_of(decision), NUMBER[action[1]]
    if not table.knows(tile):
        return "hidden-cell"
    if tile >= FIRST_WATER:
        return "water"
    if tile not in table.steps[here]:
        return "too-far"
    if table.plan.entry(table, side, tile):
        return "walked"
    told: str = table.plan.barred(table, side, tile)
    return told


def no_entry(table: WorldsTable, side: int, tile: int) -> str:
    """Without module 4: no room (G8), or no settlement to be placed. The plan's `barred` by default."""
    return "no-room" if table.settled_by(side, tile) else no_settling(table, side, tile)


def no_settling(table: WorldsTable, side: int, tile: int) -> str:
    """A trading house that cannot be paid (M8-D5a), or no piece left (G14)."""
    cost = price(table, side, tile)
    return "no-money-house" if cost == REFUSED or cost > table.money[side] else "no-settlement-left"
