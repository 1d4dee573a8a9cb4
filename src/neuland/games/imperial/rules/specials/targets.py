"""What special actions aim at, and Deals as targets."""

from __future__ import annotations

from collections.abc import Iterable

from neuland.core.decision import Action
from neuland.core.seats import SEAT_WORDS
from neuland.games.imperial.rules.gain import discard
from neuland.games.imperial.rules.places import end_route, opposing
from neuland.games.imperial.state import ImperialTable
from neuland.kit.rows import taken

PLAYERS = SEAT_WORDS[:4]
"""The seats as words in options."""


def number_of(table: ImperialTable, action: Action) -> int:
    """The card that an option names."""
    return table.box.number[str(action[1])]


def choose(table: ImperialTable, cards: Iterable[int]) -> list[Action]:
    options = table.box.choose
    return [options[card] for card in cards]


def route_option(table: ImperialTable, route: tuple[int, int, int]) -> Action:
    """A Trade Route Deal is named by the Location above it and its maker: its marker is hidden."""
    return ("route", table.box.ids[route[2]], PLAYERS[route[0]])


def opposing_board_deals(table: ImperialTable, seat: int) -> list[int]:
    """Deals under opponents' boards; in solo the face-up attack cards (R17.5, A21)."""
    if table.solo():
        return table.line
    return [card for other in table.opponents(seat) for card in table.deals[other]]


def opposing_deals(table: ImperialTable, seat: int) -> list[Action]:
    """R14.22: those under boards and those made by Trade Routes; the maker's pass protects (A15)."""
    options = choose(table, opposing_board_deals(table, seat))
    for route in table.routes:
        if route[0] != seat and not table.passed[route[0]]:
            options.append(route_option(table, route))
    return options


def with_raze_field(table: ImperialTable, seat: int) -> list[Action]:
    """Opposing Locations that have a raze field, whatever guards them."""
    return choose(table, [card for card in opposing(table, seat) if table.box.raze[card]])


def own_deals(table: ImperialTable, seat: int) -> list[Action]:
    options = choose(table, table.deals[seat])
    for route in table.routes:
        if route[0] == seat:
            options.append(route_option(table, route))
    return options


def own_deal_count(table: ImperialTable, seat: int) -> int:
    return len(table.deals[seat]) + sum(1 for route in table.routes if route[0] == seat)


def deal_good(table: ImperialTable, action: Action) -> int:
    return table.box.deal[number_of(table, action)]


def end_deal(table: ImperialTable, action: Action) -> None:
    """A Deal ends: its card goes to the discard pile of its faction, an attack card out of the game (A21)."""
    card = number_of(table, action)
    if action[0] == "route":
        for route in table.routes:
            if route[2] == card and PLAYERS[route[0]] == action[2]:
                end_route(table, route)
                return
    take_deal(table, card)
    discard(table, card)
    if table.telling:
        table.tell("deal-ends", card=table.box.ids[card])


def take_deal(table: ImperialTable, card: int) -> None:
    """Takes a Deal's card from wherever it lies."""
    for seat, cards in enumerate(table.deals):
        if card in cards:
            table.deals[seat] = taken(table.deals[seat], card)
            return
    if card in table.line:
        table.line.remove(card)
