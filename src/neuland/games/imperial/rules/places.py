"""Locations coming and going: what lies on them goes with them."""

from __future__ import annotations

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import SPECIAL
from neuland.games.imperial.rules.gain import discard
from neuland.games.imperial.state import BLOCKED, HIDDEN, NEUTRAL, NOWHERE, SAMURAI, TOKEN, UNOWNED, ImperialTable
from neuland.kit.rows import noted, taken, with_entry, without, without_entry

TEMPLE_OF_RA = SPECIAL["take_over_opponent_location"]


def stand(table: ImperialTable, seat: int, card: int) -> None:
    """R4.1, R7.4, X3.1: a new Location, by side and row; on the faction side left of all others."""
    row = table.box.row[card]
    at = seat * g.ROWS + row
    table.rows[at] = (card, *table.rows[at])
    if table.order and row < g.COMMON_SIDE:
        lane(table, seat, row).insert(0, card)
    table.belongs(card, seat)


def lane(table: ImperialTable, seat: int, row: int) -> list[int]:
    """With the expansion: a row of a faction side as it lies, Foundations between the Locations (X4.2)."""
    return table.order[seat * g.COMMON_SIDE + row]


def change_hands(table: ImperialTable, seat: int, card: int) -> None:
    """A Location comes from another's tableau to a seat's, left of all others in its row.

    X4.3: all goods on it go. A81, A90: that it is blocked, or nobody's until the round ends, goes along.
    """
    blocked = table.flags[card] & BLOCKED
    nobodys = table.held.get(card, seat) == NOWHERE
    leave(table, card, seat)
    stand(table, seat, card)
    table.flags = noted(table.flags, card, blocked)
    if nobodys:
        table.held = with_entry(table.held, card, NOWHERE)


def beside_board(table: ImperialTable, seat: int, card: int) -> None:
    """X4.4: a conquered Location lies rightmost, next to the faction board, where it is safest."""
    row = table.box.row[card]
    at, line = seat * g.ROWS + row, lane(table, seat, row)
    table.rows[at] = (*taken(table.rows[at], card), card)
    line.remove(card)
    line.append(card)


def leave(table: ImperialTable, card: int, by: int) -> None:
    """A Location leaves its tableau, through a seat's deed (`by`; NOWHERE: the neutral player's).

    R23.6: everything on it goes to the supply, cards under it to their discard piles.
    """
    owner = table.owner[card]
    if owner == NEUTRAL:
        (table.display if card in table.display else table.neutral).remove(card)
    else:  # A38: the row closes up
        row = table.box.row[card]
        table.rows[owner * g.ROWS + row] = taken(table.rows[owner * g.ROWS + row], card)
        if table.order and row < g.COMMON_SIDE:
            lane(table, owner, row).remove(card)
            table.markers = without_entry(table.markers, card)
    table.belongs(card, UNOWNED)
    for hidden, _ in table.gates.get(card, ()):
        discard(table, hidden)
    table.gates = without_entry(table.gates, card)
    table.shrines = without_entry(table.shrines, card)
    table.held = without_entry(table.held, card)
    end_routes(table, card)
    if table.box.special[card] == TEMPLE_OF_RA and by != owner:
        neutralise(table, owner)


def end_routes(table: ImperialTable, location: int) -> None:
    """R14.2, A75, X8.6: a Trade Route Deal ends with the Location above its marker."""
    for route in [route for route in table.routes if route[2] == location]:
        end_route(table, route)


def end_route(table: ImperialTable, route: tuple[int, int, int]) -> None:
    table.routes = without(table.routes, table.routes.index(route))
    discard(table, route[1])
    if table.telling:
        table.tell("route-ends", seat=route[0], card=table.box.ids[route[2]])


def neutralise(table: ImperialTable, seat: int) -> None:
    """X8.5, A88: without its Temple, what a seat holds through Ra is nobody's until the round ends."""
    for card, holder in table.held.items():
        if holder == seat:
            table.held = with_entry(table.held, card, NOWHERE)


def release(table: ImperialTable, seat: int) -> None:
    """R14.10: passing ends Ra control."""
    for card in [card for card, holder in table.held.items() if holder == seat]:
        table.held = without_entry(table.held, card)


def protected(table: ImperialTable, card: int) -> bool:
    """R6.17, R13.2: a defence token or a Samurai makes razing dearer by 1; A36: so does a printed one."""
    return bool(table.flags[card] & (TOKEN | SAMURAI) or table.box.defence[card])


def to_foundation(table: ImperialTable, seat: int, card: int, hidden: bool) -> None:
    """R9.8: a card lies face down in a tableau; it has no colour, function or VP any more (R9.13, A09)."""
    table.foundations[seat] += (card,)
    table.flags = noted(table.flags, card, HIDDEN if hidden else 0)


def found_in_row(table: ImperialTable, seat: int, card: int, row: int, place: int, hidden: bool) -> None:
    """X8.7, X8.8: a Foundation in a faction row; it counts like any other, for the position too (X4.2)."""
    to_foundation(table, seat, card, hidden)
    lane(table, seat, row).insert(place, card)


def lift_foundation(table: ImperialTable, seat: int, card: int) -> None:
    """A Foundation is spent (R9.13), wherever it lies."""
    table.foundations[seat] = taken(table.foundations[seat], card)
    for row in table.order:
        if card in row:
            row.remove(card)


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


def common_locations(table: ImperialTable, seat: int) -> tuple[int, ...]:
    """Own common Locations that are under nobody's Ra control."""
    first = seat * g.ROWS + g.COMMON_SIDE
    cards = table.rows[first] + table.rows[first + 1] + table.rows[first + 2]
    return tuple([card for card in cards if card not in table.held]) if table.held else cards


def opposing(table: ImperialTable, seat: int, harmless: bool = False) -> list[int]:
    """R23.2: Locations of opponents who have not passed, but none that the seat holds itself (A77).

    X7.1: Bastions only for what does them no harm (A98).
    """
    cards: list[int] = []
    for other in table.opponents(seat):
        cards += table.locations(other)
    if table.order and not harmless:
        function = table.box.function
        cards = [card for card in cards if function[card] != g.BASTION]
    if table.held:
        return [card for card in cards if table.held.get(card, NOWHERE) != seat]
    return cards
