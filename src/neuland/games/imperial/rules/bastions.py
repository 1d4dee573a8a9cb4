"""Bastions (X7): fortify one's own, besiege those of others, and what they bring when a round ends."""

from __future__ import annotations

from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.cards import clockwise
from neuland.games.imperial.rules.conquest import features, reward
from neuland.games.imperial.rules.gain import can_pay, pay, score, spend
from neuland.games.imperial.rules.raze import attacked
from neuland.games.imperial.state import NEUTRAL, ImperialTable
from neuland.kit.rows import noted, with_entry, without_entry

SIEGE = 2
"""X7.4: what a siege costs, in raze tokens, whatever the position and whoever guards it (A49)."""


def bastions(table: ImperialTable, seat: int) -> list[int]:
    function = table.box.function
    return [card for card in table.rows[seat * g.ROWS + g.ACTION] if function[card] == g.BASTION]


def fortifiable(table: ImperialTable, seat: int) -> list[int]:
    """X7.3, A47: own Bastions with room for a marker, not fortified in this round, that can be paid for."""
    return [card for card in bastions(table, seat) if can_fortify(table, card) and affordable(table, seat, card)]


def can_fortify(table: ImperialTable, card: int) -> bool:
    effect = table.box.effects[card]
    return table.markers.get(card, 0) < effect.markers and table.uses[card] < effect.per_round


def affordable(table: ImperialTable, seat: int, card: int) -> bool:
    box, supply = table.box, table.goods[seat]
    if box.pay_workers[card] > supply[g.WORKER] or box.pay_raze[card] > supply[g.RAZE]:
        return False
    return can_pay(supply, box.pay[card])


def fortify(table: ImperialTable, seat: int, card: int) -> None:
    """X7.3: the printed price is put on it and shows the use; the marker stays when the round ends (A48)."""
    box = table.box
    table.uses = noted(table.uses, card, table.uses[card] + 1)
    table.markers = with_entry(table.markers, card, table.markers.get(card, 0) + 1)
    if table.telling:
        table.tell("fortify", seat=seat, card=box.ids[card], number=table.markers[card])
    if box.pay_workers[card]:
        spend(table, seat, g.WORKER, box.pay_workers[card])
    if box.pay_raze[card]:
        spend(table, seat, g.RAZE, box.pay_raze[card])
    pay(table, seat, box.pay[card])


def besiegeable(table: ImperialTable, seat: int) -> list[int]:
    """A49: Bastions with a marker, of opponents who have not passed; the neutral player fortifies none."""
    if not table.markers:
        return []
    others = [other for other in table.opponents(seat) if other != NEUTRAL]
    return [card for other in others for card in bastions(table, other) if card in table.markers]


def besiege(table: ImperialTable, seat: int, card: int) -> None:
    """X7.4: all markers go; the Bastion stays, and so do the goods that paid for fortifying."""
    spend(table, seat, g.RAZE, SIEGE)
    if table.telling:
        table.tell("besiege", seat=seat, card=table.box.ids[card])
    strip(table, card)
    reward(table, seat, tuple(features(table, seat, "besiege")))


def strip(table: ImperialTable, card: int) -> None:
    """A Bastion loses its markers; whoever has it may gain by that (X10.3)."""
    attacked(table, card, "besiege")
    table.markers = without_entry(table.markers, card)


def end_of_round(table: ImperialTable) -> None:
    """X7.5, X10.12, A17: when all have passed, in every round, Bastions bring VP; clockwise from the start player.

    X8.4: each Bastion is an event of its own for the Sphinx.
    """
    for seat in clockwise(table):
        for card in bastions(table, seat):
            if card in table.markers:
                score(table, seat, table.markers[card] * table.box.effects[card].vp, card)
