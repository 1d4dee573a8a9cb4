"""Why a share cannot be bought or sold."""

from __future__ import annotations

from neuland.core.decision import Action, Decision
from neuland.core.seats import SEAT_WORDS
from neuland.core.table import UNTOLD
from neuland.games.worlds.cards import HALF_DIVIDEND
from neuland.games.worlds.modules.shares.dealing import MOST_HELD, units_of
from neuland.games.worlds.modules.shares.private import HAS_SOLD
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules.asking import side_of
from neuland.games.worlds.rules.reasons import ANY_PROMPT
from neuland.games.worlds.state import COMPANY_WORDS, NOBODY, SHARE_SOLD, WorldsTable


def plug_share_reasons(plan: Plan, top: int) -> None:
    if top == 3:
        plan.why("dealing", "buy player", why_no_private_share)
        plan.why(ANY_PROMPT, "sell-share", why_no_own_share)
        return
    plan.why("shares", "buy company", why_no_share)
    plan.why("shares", "sell company", why_not_sold)
    plan.why("shares", "pass, quit", why_no_pass)
    if top == 1:
        plan.why("dividend", "retain, pay", why_not_kept)
        if HALF_DIVIDEND & sum([1 << kind for kind in plan.kinds]):
            plan.why("dividend", "half", why_not_half)


def why_no_share(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M9-A0, M9-A1, M9-A3, M9-A3b, M9-F1."""
    seat, company = decision.seat, COMPANY_WORDS.index(str(action[1]))
    if decision.args[0]:
        return "one-a-turn"
    if table.dumped[seat] >> company & 1:
        return "sold-this-round"
    if table.president[company] == NOBODY:
        return "no-money-founding"
    if units_of(table, seat, company) >= MOST_HELD:
        return "half-held"
    return "no-money-share" if table.own_units[company] + table.bank[company] else "no-shares-left"


def why_not_sold(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M9-A1, M9-A4, M9-A4a, M9-A4b."""
    seat, company = decision.seat, COMPANY_WORDS.index(str(action[1]))
    number = action[2] if len(action) == 3 else 0
    if not isinstance(number, int):
        return UNTOLD
    if table.share_rounds <= 1:
        return "first-share-round"
    if units_of(table, seat, company) < number or not units_of(table, seat, company):
        return "not-held"
    if table.bought[seat] >> company & 1:
        return "bought-this-round"
    if decision.args[1] >> company & 1:
        return "sold-this-turn"
    if table.plan.own_shares and table.bank[company] + number > MOST_HELD:
        return "bank-full"
    return "president-stays"


def why_no_pass(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M9-A0, M9-A2."""
    bought, sold = decision.args
    return "deal-begun" if bought or sold else "has-quit"


def why_no_private_share(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M9-B1, C42."""
    side, other = side_of(decision), SEAT_WORDS.index(str(action[1]))
    if other >= table.seats:
        return UNTOLD
    if other == side:
        return "own-share"
    return "no-money-private" if table.bank[other] else "none-in-bank"


def why_no_own_share(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M9-B2."""
    if table.now[SHARE_SOLD] == HAS_SOLD:
        return "sold-own"
    return "sell-between" if table.own_units[decision.seat] else "no-own-shares"


def why_not_kept(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M9-END1, C37."""
    return "must-pay-out"


def why_not_half(table: WorldsTable, decision: Decision, action: Action) -> str:
    """M3-PII1."""
    return "no-half"
