"""Why an action is not on offer, for people who tried it."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.bastions import can_fortify
from neuland.games.imperial.rules.build import can_give_up
from neuland.games.imperial.rules.exchange import PAIR
from neuland.games.imperial.rules.gain import can_pay
from neuland.games.imperial.rules.places import protected
from neuland.games.imperial.rules.raze import FROM_HAND, cost_to_raze
from neuland.games.imperial.rules.specials.targets import own_deal_count
from neuland.games.imperial.state import BLOCKED, NEUTRAL, NOWHERE, UNOWNED, ImperialTable

OTHER = "not-offered"


def reason(table: ImperialTable, seat: int, action: Action) -> str:
    """The text id of the reason."""
    prompts = [decision.prompt for decision in table.decisions if decision.seat == seat]
    if not prompts or prompts[0] not in ("turn", "after"):
        return OTHER
    verb = action[0]
    if prompts[0] == "after" and verb not in ("defend", "samurai", "gate", "shrine"):
        return "action-done"
    if verb == "exchange":
        return "no-workers" if table.goods[seat][g.WORKER] < PAIR else OTHER
    card = table.box.number.get(str(action[1]), -1) if len(action) > 1 else -1
    if not 0 <= card < table.box.locations:
        return OTHER
    if verb in ("build", "deal", "raze"):
        return from_hand(table, seat, str(verb), card)
    if verb == "attack":
        return at_others(table, seat, card)
    if verb in ("conquer", "besiege", "fortify"):
        return in_war(table, seat, str(verb), card)
    if verb in ("activate", "twice"):
        return activating(table, seat, card, 2 if verb == "twice" else 1)
    if verb in ("defend", "samurai"):
        return guarding(table, seat, str(verb), card)
    return OTHER


def from_hand(table: ImperialTable, seat: int, verb: str, card: int) -> str:
    box = table.box
    if card not in table.hands[seat]:
        return "not-in-hand"
    if verb == "build":
        if not can_pay(table.goods[seat], box.cost[card]):
            return "too-dear"
        return "no-location" if box.gives_up[card] and not can_give_up(table, seat) else OTHER
    if verb == "deal":
        return "no-deal-field" if box.deal[card] < 0 else "no-food"
    if not box.raze[card]:
        return "no-raze-field"
    return "no-raze-tokens" if table.goods[seat][g.RAZE] < FROM_HAND else OTHER


def at_others(table: ImperialTable, seat: int, card: int) -> str:
    owner = table.owner[card]
    if owner in (seat, UNOWNED):
        return "not-opposing"
    if table.origin.options["peaceful"] == "yes":
        return "peaceful"
    if owner != NEUTRAL and table.passed[owner]:
        return "passed"
    if table.held.get(card, NOWHERE) == seat:
        return "held"
    if not table.box.raze[card]:
        return "no-raze-field"
    return "no-raze-tokens" if table.goods[seat][g.RAZE] < cost_to_raze(table, card) else OTHER


def in_war(table: ImperialTable, seat: int, verb: str, card: int) -> str:
    """X4, X7: why a Location cannot be conquered, or a Bastion not be besieged or fortified."""
    if not table.box.expansion:
        return OTHER
    bastion = table.box.function[card] == g.BASTION
    if verb == "fortify":
        return fortifying(table, seat, card) if bastion else "no-bastion"
    owner = table.owner[card]
    if owner in (seat, UNOWNED):
        return "not-opposing"
    if table.origin.options["peaceful"] == "yes":
        return "peaceful"
    if owner != NEUTRAL and table.passed[owner]:
        return "passed"
    if table.held.get(card, NOWHERE) == seat:
        return "held"
    if verb == "besiege":
        if not bastion:
            return "no-bastion"
        return "no-raze-tokens" if card in table.markers else "no-markers"
    if bastion:
        return "bastion-immune"
    return "conquer-common" if table.box.deck[card] == g.COMMON else "no-raze-tokens"


def fortifying(table: ImperialTable, seat: int, card: int) -> str:
    if table.owner[card] != seat:
        return "not-yours"
    if table.markers.get(card, 0) >= table.box.effects[card].markers:
        return "fortified"
    return "too-dear" if can_fortify(table, card) else "used"


def activating(table: ImperialTable, seat: int, card: int, times: int) -> str:
    box = table.box
    supply = table.goods[seat]
    if box.function[card] != g.ACTION or table.owner[card] == UNOWNED:
        return "no-action"
    if card not in table.own(seat, g.ACTION):
        return "held" if card in table.held else "not-yours"
    if table.flags[card] & BLOCKED:
        return "blocked"
    if table.uses[card] + times > box.per_round[card]:
        return "used"
    payable = can_pay(supply, box.pay[card] if times == 1 else box.pay_twice[card])
    payable = payable and box.pay_workers[card] * times <= supply[g.WORKER]
    payable = payable and box.pay_raze[card] * times <= supply[g.RAZE]
    payable = payable and box.pay_cards[card] * times <= len(table.hands[seat])
    if not payable or box.pay_deals[card] * times > own_deal_count(table, seat):
        return "too-dear"
    return "no-target"


def guarding(table: ImperialTable, seat: int, verb: str, card: int) -> str:
    if table.owner[card] != seat:
        return "not-yours"
    if card in table.held:
        return "held"
    common = table.box.deck[card] == g.COMMON
    if verb == "defend":
        if table.box.function[card] == g.BASTION:
            return "defend-bastion"
        if not common and not table.box.expansion:
            return "defend-common"
        return "guarded" if protected(table, card) else "no-defence"
    if common or table.factions[seat] != g.JAPANESE:
        return "samurai-faction"
    return "guarded" if protected(table, card) else "no-workers"
