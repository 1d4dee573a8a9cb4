"""Special actions of the Japanese, and the Engineers (R23.17 to R23.20)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.build import build_without_location
from neuland.games.imperial.rules.deal import deal_made
from neuland.games.imperial.rules.gain import can_pay, discard, gain_one
from neuland.games.imperial.rules.places import leave, opposing
from neuland.games.imperial.rules.specials.targets import choose, deal_good, end_deal, number_of, opposing_deals
from neuland.games.imperial.state import ImperialTable
from neuland.kit.rows import taken


def can_remove(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(opposing(table, seat))


def remove(table: ImperialTable, seat: int, card: int) -> None:
    """R14.1, R14.15, R23.17: Garrison and Engineers discard any opposing Location; this is not razing."""
    table.ask(seat, "remove", remove_options, removed)


def remove_options(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, opposing(table, seat))


def removed(table: ImperialTable, seat: int, action: Action) -> None:
    card = number_of(table, action)
    if table.telling:
        table.tell("remove", seat=seat, card=table.box.ids[card])
    leave(table, card, seat)
    discard(table, card)


def can_negotiator(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(negotiable(table, seat))


def negotiable(table: ImperialTable, seat: int) -> list[int]:
    """R14.6: cards under the own board that can be paid for; no Trade Route Deals, no attack cards (A21)."""
    supply = table.goods[seat]
    box = table.box
    return [deal for deal in table.deals[seat] if deal < box.locations and can_pay(supply, box.cost[deal])]


def negotiator(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "negotiate", deals_to_build, negotiated)


def deals_to_build(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, negotiable(table, seat))


def negotiated(table: ImperialTable, seat: int, action: Action) -> None:
    """R23.18: the Deal ends and its card is built."""
    card = number_of(table, action)
    table.deals[seat] = taken(table.deals[seat], card)
    table.hands[seat].append(card)
    build_without_location(table, seat, card, table.box.cost[card])


def can_trade_route(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(table.decks[seat + 1]) and bool(route_targets(table, seat))


def route_targets(table: ImperialTable, seat: int) -> list[int]:
    """R14.2: opposing faction Locations without a Trade Route Deal of the seat; Bastions too (A98)."""
    taken = [route[2] for route in table.routes if route[0] == seat]
    cards = opposing(table, seat, harmless=True)
    return [card for card in cards if table.box.deck[card] != g.COMMON and card not in taken]


def trade_route(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "trade-route", route_options, route_made)


def route_options(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, route_targets(table, seat))


def route_made(table: ImperialTable, seat: int, action: Action) -> None:
    """R23.19, A74: the top card of the own faction deck, unseen, marks the Deal under the Location."""
    location = number_of(table, action)
    table.routes = (*table.routes, (seat, table.decks[seat + 1].pop(), location))
    if table.telling:
        table.tell("route", seat=seat, card=table.box.ids[location])
    deal_made(table, seat, table.box.deal[location])


def ninjas(table: ImperialTable, seat: int, card: int) -> None:
    """R23.20: an opponent's Deal ends, and its good is gained."""
    table.ask(seat, "rob-deal", deals_to_take, ninjas_took, card)


def deals_to_take(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return opposing_deals(table, seat)


def ninjas_took(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    good = deal_good(table, action)
    end_deal(table, action)
    gain_one(table, seat, good, 1, card)
