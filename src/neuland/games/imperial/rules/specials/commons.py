"""Special actions of common cards, and the Spies (R23.21, R23.28 to R23.30)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box, Cost
from neuland.games.imperial.effects import SPECIAL
from neuland.games.imperial.rules.build import build_without_location
from neuland.games.imperial.rules.gain import can_pay, gain_one
from neuland.games.imperial.rules.production import produce
from neuland.games.imperial.rules.specials.targets import (
    choose,
    deal_good,
    number_of,
    opposing_board_deals,
    own_deal_count,
    own_deals,
    take_deal,
)
from neuland.games.imperial.state import ImperialTable

SETTLERS = SPECIAL["build_faction_card_now"]


def can_spies(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(opposing_board_deals(table, seat))


def spies(table: ImperialTable, seat: int, card: int) -> None:
    """R14.17, R23.21: a Deal under an opponent's board moves under the own; nothing comes at once (A73)."""
    table.ask(seat, "steal-deal", deals_to_steal, spied)


def deals_to_steal(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, opposing_board_deals(table, seat))


def spied(table: ImperialTable, seat: int, action: Action) -> None:
    card = number_of(table, action)
    take_deal(table, card)
    table.deals[seat] += (card,)
    if table.telling:
        table.tell("steal-deal", seat=seat, card=table.box.ids[card])


def can_settlers(table: ImperialTable, seat: int, card: int) -> bool:
    """R23.28: a faction card in hand that can be paid for together with the activation."""
    return bool(settling(table, seat, card))


def settling(table: ImperialTable, seat: int, card: int) -> list[int]:
    box = table.box
    supply = table.goods[seat]
    return [
        own
        for own in table.hands[seat]
        if box.deck[own] != g.COMMON and can_pay(supply, price_to_settle(box, card, own))
    ]


def price_to_settle(box: Box, card: int, own: int) -> Cost:
    """R23.28: an activation of Settlers and the faction card that they build, paid together."""
    return together(box.pay[card], box.cost[own])


def prices_to_settle(box: Box) -> list[Cost]:
    """Of every faction card."""
    settlers = [card for card in range(box.locations) if box.special[card] == SETTLERS]
    cards = [own for own in range(box.locations) if box.deck[own] != g.COMMON]
    return [price_to_settle(box, card, own) for card in settlers for own in cards]


def together(first: Cost, second: Cost) -> Cost:
    return (
        first[0] + second[0],
        first[1] + second[1],
        first[2] + second[2],
        first[3] + second[3],
        first[4] + second[4],
    )


def settlers(table: ImperialTable, seat: int, card: int) -> None:
    """R14.27: build a faction card from hand at once, without the Location part of its cost.

    The card is chosen first, so that the activation and the card are paid together.
    """
    table.ask(seat, "settle", cards_to_settle, settled, card)


def cards_to_settle(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return choose(table, settling(table, seat, card))


def settled(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    built = number_of(table, action)
    build_without_location(table, seat, built, price_to_settle(table.box, card, built))


def can_messenger(table: ImperialTable, seat: int, card: int) -> bool:
    return own_deal_count(table, seat) > 0


def messenger(table: ImperialTable, seat: int, card: int) -> None:
    """R14.25, R23.29: the good of an own Deal, also of a Trade Route Deal."""
    table.ask(seat, "messenger", deals_to_trigger, message_sent, card)


def deals_to_trigger(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return own_deals(table, seat)


def message_sent(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    gain_one(table, seat, deal_good(table, action), 1, card)


def can_porters(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(table.own(seat, g.PRODUCTION))


def porters(table: ImperialTable, seat: int, card: int) -> None:
    """R14.29, R23.30: what an own production Location yields, common or faction (A80, A89)."""
    table.ask(seat, "porters", own_production, carried)


def own_production(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, table.own(seat, g.PRODUCTION))


def carried(table: ImperialTable, seat: int, action: Action) -> None:
    produce(table, seat, number_of(table, action))
