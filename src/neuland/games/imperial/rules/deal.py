"""Action: make a Deal (R8)."""

from __future__ import annotations

from neuland.games.imperial import goods as g
from neuland.games.imperial.box import DEAL_COST
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.rules.gain import gain, gain_one, pay
from neuland.games.imperial.state import BY_DEALS, KNOWN, ImperialTable
from neuland.kit.rows import noted

ON_DEAL = KIND["on_deal"]


def make_deal(table: ImperialTable, seat: int, card: int) -> None:
    """R8.1: a faction card from hand; R8.2: for 1 food."""
    table.flags = noted(table.flags, card, table.flags[card] | KNOWN)
    table.then(tuck, seat, card)
    pay(table, seat, DEAL_COST)


def tuck(table: ImperialTable, seat: int, card: int) -> None:
    """R4.2, R8.3: the card lies under the board, only its deal field to be seen; R8.4: its good comes at once."""
    table.hands[seat].remove(card)
    table.flags = noted(table.flags, card, 0)
    table.deals[seat] += (card,)
    if table.telling:
        table.tell("deal", seat=seat, card=table.box.ids[card])
    deal_made(table, seat, table.box.deal[card])


def deal_made(table: ImperialTable, seat: int, good: int) -> None:
    """The good of a new Deal, and the features that look for Deals (R23.46)."""
    box = table.box
    for feature in table.own(seat, g.FEATURE):
        if box.kind[feature] == ON_DEAL:
            gain(table, seat, box.gain[feature], feature)
    gain_one(table, seat, good, 1, box.locations + BY_DEALS)
