"""Phase 2: the row is filled, and its cards are auctioned from left to right (M3-2 to M3-2c)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.worlds import cards
from neuland.games.worlds.modules.privileges.deck import draw_card, drop_card, owns, take_card
from neuland.games.worlds.rules.asking import PASS
from neuland.games.worlds.rules.bids import BID
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import NOBODY, NOT_YET, WorldsTable
from neuland.games.worlds.tiles import NOWHERE


def hold_auction(table: WorldsTable) -> None:
    table.phase = "auction"
    if table.round > 1:
        fill_row(table)
    table.then(auction_card, 0)


def fill_row(table: WorldsTable) -> None:
    """M3-2: what is left over may be had for nothing; new cards come until each side could have a new one, or the row
    is full, or the deck is empty."""
    plan = table.plan
    table.row_price = (0,) * len(table.row)
    for _ in range(plan.shown):
        if table.deck and len(table.row) < plan.row_most:
            draw_card(table)


def auction_card(table: WorldsTable, place: int) -> None:
    """M3-2a: one card; whoever owns its kind is not asked (M3-2c)."""
    table.lot, table.bid, table.leader, table.bidders = NOWHERE, NOT_YET, NOBODY, ()
    if place < len(table.row):
        table.lot = place
        table.bidders = tuple([side for side in bidding_order(table) if not owns(table, side, table.row[place])])
        table.then(ask_bid)


def bidding_order(table: WorldsTable) -> list[int]:
    """From the first in the order on, as players sit; companies in their order."""
    if table.plan.companies:
        return list(table.order)
    return [(table.order[0] + place) % table.seats for place in range(table.seats)]


def ask_bid(table: WorldsTable) -> None:
    """Bids go round until one bidder is left, or nobody is."""
    if not table.bidders or table.bidders == (table.leader,):
        knock_down(table)
        return
    side = table.bidders[0]
    seat = table.seat_of(side)
    table.then(ask_bid)
    table.ask(seat, "bid", bid_options, bid_or_pass, side)


def bid_options(table: WorldsTable, seat: int, side: int) -> tuple[Action, ...]:
    """At least the card's price, more than the last bid, and no more than there is (C65)."""
    least = max(table.row_price[table.lot], table.bid + 1)
    return (PASS, *BID[least : table.money[side] + 1])


def bid_or_pass(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    """Who passes is out for this card."""
    table.bidders = table.bidders[1:]
    if action != PASS:
        table.bid, table.leader = int(action[1]), side
        table.bidders = (*table.bidders, side)
        if table.telling:
            say(table, "bids", side, number=table.bid)


def knock_down(table: WorldsTable) -> None:
    """The highest bidder pays. A card that nobody wants stays, or leaves the game if it could be had for nothing
    (M3-2b)."""
    place = table.lot
    if table.leader != NOBODY:
        take_card(table, table.leader, place, table.bid)
    elif table.row_price[place] == 0:
        kind = table.row[place]
        drop_card(table, place)
        if table.telling:
            table.tell("drops-privilege", card=cards.WORDS[kind])
    else:
        place += 1
    table.then(auction_card, place)
