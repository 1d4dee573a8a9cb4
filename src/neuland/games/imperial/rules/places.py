"""Locations coming and going: what lies on them goes with them."""

from __future__ import annotations

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import SPECIAL
from neuland.games.imperial.rules.gain import discard
from neuland.games.imperial.state import HIDDEN, NEUTRAL, NOWHERE, SAMURAI, TOKEN, ImperialTable

TEMPLE_OF_RA = SPECIAL["take_over_opponent_location"]


def stand(table: ImperialTable, seat: int, card: int) -> None:
    """R4.1, R7.4: a new Location, by side and row; on the faction side left of all others."""
    table.rows[seat * g.ROWS + table.box.row[card]].insert(0, card)
    table.owner[card] = seat
    table.flags[card] = 0
    table.uses[card] = 0


def leave(table: ImperialTable, card: int, by: int) -> None:
    """A Location leaves its tableau, through a seat's deed (`by`; NOWHERE: the neutral player's).

    R23.6: everything on it goes to the supply, cards under it to their discard piles.
    """
    owner = table.owner[card]
    if owner == NEUTRAL:
        table.neutral.remove(card)
    else:
        table.rows[owner * g.ROWS + table.box.row[card]].remove(card)
    table.owner[card] = NOWHERE
    table.flags[card] = 0
    table.uses[card] = 0
    for hidden, _ in table.gates.pop(card, ()):
        discard(table, hidden)
    table.shrines.pop(card, None)
    table.held.pop(card, None)
    end_routes(table, card)
    if table.box.special[card] == TEMPLE_OF_RA and by != owner:
        neutralise(table, owner)


def end_routes(table: ImperialTable, location: int) -> None:
    """R14.2, A75: a Trade Route Deal ends with the Location above its marker."""
    for route in [route for route in table.routes if route[2] == location]:
        end_route(table, route)


def end_route(table: ImperialTable, route: tuple[int, int, int]) -> None:
    table.routes.remove(route)
    discard(table, route[1])
    if table.telling:
        table.tell("route-ends", seat=route[0], card=table.box.ids[route[2]])


def neutralise(table: ImperialTable, seat: int) -> None:
    """A88: without its Temple, what a seat holds through Ra is nobody's until the round ends."""
    for card, holder in table.held.items():
        if holder == seat:
            table.held[card] = NOWHERE


def release(table: ImperialTable, seat: int) -> None:
    """R14.10: passing ends Ra control."""
    for card in [card for card, holder in table.held.items() if holder == seat]:
        del table.held[card]


def protected(table: ImperialTable, card: int) -> bool:
    """R6.17, R13.2: a defence token or a Samurai makes razing dearer by 1."""
    return bool(table.flags[card] & (TOKEN | SAMURAI))


def to_foundation(table: ImperialTable, seat: int, card: int, hidden: bool) -> None:
    """R9.8: a card lies face down in a tableau; it has no colour, function or VP any more (R9.13, A09)."""
    table.foundations[seat].append(card)
    table.flags[card] = HIDDEN if hidden else 0


def demolish(table: ImperialTable, card: int, by: int) -> None:
    """A Location is razed: flipped into a Foundation, or discarded."""
    owner = table.owner[card]
    gains_wood = table.held.get(card, owner)
    leave(table, card, by)
    if owner == NEUTRAL or table.box.deck[card] != g.COMMON:
        # R17.6, R23.8: of the neutral player never a Foundation; R9.11, A10: nor a Japanese Location
        discard(table, card)
    else:
        to_foundation(table, owner, card, False)
        # R9.9, R9.12: 1 wood for the Foundation; R14.10: under Ra control it goes to the holder
        compensate(table, owner if gains_wood == NOWHERE else gains_wood)


def compensate(table: ImperialTable, seat: int) -> None:
    table.goods[seat][g.WOOD] += 1
    if table.telling:
        table.tell("gain", seat=seat, number=1, good="wood")


def common_locations(table: ImperialTable, seat: int) -> list[int]:
    """Own common Locations that are under nobody's Ra control."""
    first = seat * g.ROWS + g.COMMON_SIDE
    cards = table.rows[first] + table.rows[first + 1] + table.rows[first + 2]
    return [card for card in cards if card not in table.held] if table.held else cards


def opposing(table: ImperialTable, seat: int) -> list[int]:
    """R23.2: Locations of opponents who have not passed, but none that the seat holds itself (A77)."""
    cards: list[int] = []
    for other in table.opponents(seat):
        cards += table.locations(other)
    if table.held:
        return [card for card in cards if table.held.get(card, NOWHERE) != seat]
    return cards
