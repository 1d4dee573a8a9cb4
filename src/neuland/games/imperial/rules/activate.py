"""Action: activate an action Location (R10)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules import specials
from neuland.games.imperial.rules.gain import can_pay, discard_from_hand, gain, hand_to_discard, pay, spend
from neuland.games.imperial.rules.specials.commons import SETTLERS
from neuland.games.imperial.rules.specials.targets import end_deal, own_deal_count, own_deals
from neuland.games.imperial.state import BLOCKED, ImperialTable
from neuland.kit.rows import noted


def can_activate(table: ImperialTable, seat: int, card: int, times: int) -> bool:
    """Whether a seat can use a Location that works for it so many times at once.

    R10.1, R10.2: uses left and payable. A71: and what its effect names is there; of two uses at once
    the first must be possible (R23.4).
    """
    box = table.box
    supply = table.goods[seat]
    if table.uses[card] + times > box.per_round[card] or table.flags[card] & BLOCKED:
        return False
    if box.pay_workers[card] * times > supply[g.WORKER] or box.pay_raze[card] * times > supply[g.RAZE]:
        return False
    cost = box.pay[card] if times == 1 else box.pay_twice[card]
    if not can_pay(supply, cost) or box.pay_cards[card] * times > len(table.hands[seat]):
        return False
    if box.pay_deals[card] and box.pay_deals[card] * times > own_deal_count(table, seat):
        return False
    special = box.special[card]
    return not special or specials.POSSIBLE[special](table, seat, card)


def activate(table: ImperialTable, seat: int, card: int, times: int) -> None:
    """R10.2: the goods demanded are put on it and mark its use (R23.3); R10.3: then comes the effect.

    R10.4, A13: two uses in one action are both paid first.
    """
    box = table.box
    table.uses = noted(table.uses, card, table.uses[card] + times)
    if table.telling:
        table.tell("activate", seat=seat, card=box.ids[card])
    for again in range(times - 1, -1, -1):
        table.then(carry_out, seat, card, again)
    for _ in range(box.pay_cards[card] * times):
        table.then(pay_hand_card, seat)
    for _ in range(box.pay_deals[card] * times):
        table.then(pay_own_deal, seat)
    if box.pay_workers[card]:
        spend(table, seat, g.WORKER, box.pay_workers[card] * times)
    if box.pay_raze[card]:
        spend(table, seat, g.RAZE, box.pay_raze[card] * times)
    if box.special[card] != SETTLERS:  # who pay together with what they build
        pay(table, seat, box.pay[card] if times == 1 else box.pay_twice[card])


def carry_out(table: ImperialTable, seat: int, card: int, again: int) -> None:
    """R10.3: the effect of one use; R23.4: of the second of two it is lost if it has become impossible."""
    box = table.box
    special = box.special[card]
    if not special:
        gain(table, seat, box.gain[card], card)
    elif not again or specials.POSSIBLE[special](table, seat, card):
        if box.gain[card]:
            table.then(gain, seat, box.gain[card], card)
        specials.DO[special](table, seat, card)


def pay_hand_card(table: ImperialTable, seat: int) -> None:
    """R23.31, R14.13, R14.28: any card in hand; a worker of the supply marks the use."""
    table.ask(seat, "pay-card", hand_to_discard, paid_hand_card)


def paid_hand_card(table: ImperialTable, seat: int, action: Action) -> None:
    discard_from_hand(table, seat, table.box.number[str(action[1])])


def pay_own_deal(table: ImperialTable, seat: int) -> None:
    """R23.32, R14.24: one of the own Deals, also one made by Trade Route."""
    table.ask(seat, "end-deal", own_deals, paid_own_deal)


def paid_own_deal(table: ImperialTable, seat: int, action: Action) -> None:
    end_deal(table, action)
