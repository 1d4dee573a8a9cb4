"""The opening bid: sealed, for places in the order of the first round, and for capitals (M3-1a, M3-1e, M3-1f)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.core.table import word_options
from neuland.games.worlds import facts
from neuland.games.worlds.rules.bids import BID
from neuland.games.worlds.rules.capitals import ask_capital
from neuland.games.worlds.rules.money import cash_of, pay_seat
from neuland.games.worlds.state import NOBODY, WorldsTable
from neuland.kit.rows import changed

DRAW_LOST: Final = facts.number("privileges", "draw_lost")
SEAT: Final = word_options("seat", range(1, 5))


def open_bidding(table: WorldsTable) -> None:
    """All bid at once, sealed, from their starting money; nothing is a bid too (M3-1a, C64)."""
    table.phase = "bid"
    table.then(disclose_bids)
    for seat in range(table.seats):
        table.ask(seat, "bid-order", order_bid_options, bid_for_order)


def order_bid_options(table: WorldsTable, seat: int) -> tuple[Action, ...]:
    return BID[: cash_of(table, seat) + 1]


def bid_for_order(table: WorldsTable, seat: int, action: Action) -> None:
    table.bids = changed(table.bids, seat, int(action[1]))


def disclose_bids(table: WorldsTable) -> None:
    """All bids are shown together and paid to the bank; then the highest chooses first."""
    table.reveal()
    for seat, bid in enumerate(table.bids):
        pay_seat(table, seat, bid)
        if table.telling:
            table.tell("bids-order", seat=seat, number=bid)
    table.seating = (NOBODY,) * table.seats
    table.then(choose_places)


def choose_places(table: WorldsTable) -> None:
    """The highest bidder left chooses. Tied ones draw lots for each choice, and each lost draw pays the loser 2
    (M3-1e). Once all have chosen, that is the order: of the players' first round, or of the first share round, whose
    start card the first one gets (M3-1f, C64)."""
    table.phase = "bid"
    left = [seat for seat in range(table.seats) if seat not in table.seating]
    if not left:
        table.start = table.seating[0]
        if not table.plan.companies:
            table.order = table.seating
        return
    highest = max([table.bids[seat] for seat in left])
    tied = [seat for seat in left if table.bids[seat] == highest]
    chooser = tied[table.below(len(tied))] if len(tied) > 1 else tied[0]
    if len(tied) > 1:
        table.reveal()
    for seat in tied:
        if seat != chooser:
            pay_seat(table, seat, -DRAW_LOST)
            if table.telling:
                table.tell("loses-draw", seat=seat, number=DRAW_LOST)
    table.then(choose_places)
    table.ask(chooser, "place", place_options, choose_place)


def place_options(table: WorldsTable, seat: int) -> list[Action]:
    return [SEAT[place] for place, taken in enumerate(table.seating) if taken == NOBODY]


def choose_place(table: WorldsTable, seat: int, action: Action) -> None:
    """A place in the order; where capitals differ, the capital too (W6, C49)."""
    table.seating = changed(table.seating, int(action[1]) - 1, seat)
    if table.telling:
        table.tell("takes-place", seat=seat, number=int(action[1]))
    if table.plan.capitals == "bid":
        table.then(ask_capital, seat)
