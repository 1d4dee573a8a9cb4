"""A settlement placed or removed: the only two doors by which one comes onto the map or leaves it."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds.rules.money import pay
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NUMBER, TILES, WORDS, tile_options
from neuland.kit.rows import added, changed, noted

# How a settlement comes onto the map.
BY_STEP: Final = 0
BY_UNLOADING: Final = 1
BY_CONQUEST: Final = 2
BY_TROLLEY: Final = 3
BY_DISCOVERY: Final = 4

# Why one leaves it.
TAKEN_BACK: Final = 0
SCORING: Final = 1
CONQUERED: Final = 2
NEUTRALISED: Final = 3
COMPANY_BEATEN: Final = 4
DISPLACED: Final = 5
"""By a company that founds its capital there (M9-F5)."""

REFUSED: Final = -1
TAKE: Final = tile_options("take")


def price(table: WorldsTable, side: int, tile: int) -> int:
    """What placing a settlement there costs by the modules' rules; REFUSED where one of them forbids it."""
    total = 0
    for ask in table.plan.placing:
        cost: int = ask(table, side, tile)
        if cost == REFUSED:
            return REFUSED
        total += cost
    return total


def can_settle(table: WorldsTable, side: int, tile: int) -> bool:
    """Whether a side could place a settlement on a tile where it has none: it can pay, and has a piece in supply
    (G14, C1) or may take one back from the map (M2-A2)."""
    plan = table.plan
    if plan.placing:
        cost = price(table, side, tile)
        if cost == REFUSED or cost > table.money[side]:
            return False
    return table.settlements[side] > 0 or (plan.take_back and bool(spare_settlements(table, side, tile)))


def settle(table: WorldsTable, side: int, tile: int, how: int) -> None:
    """The door in: pays, places the piece, and calls whoever waits for it. Comes last in a step or answer: with no
    piece in supply it first asks which one to take back (M2-A2)."""
    if table.settlements[side] == 0:
        table.then(settle, side, tile, how)
        ask_take_settlement(table, side, tile)
        return
    if table.plan.placing:
        pay(table, side, price(table, side, tile))
    first = table.settled[tile] == 0
    table.settlements = added(table.settlements, side, -1)
    table.settled = changed(table.settled, tile, table.settled[tile] | (1 << side))
    if table.telling:
        say(table, "settles", side, tile=WORDS[tile])
    for call in table.plan.placed:
        call(table, side, tile, how, first)


def remove(table: WorldsTable, side: int, tile: int, why: int) -> None:
    """The door out: the settlement goes to supply, residents of the side with it (M2-A2a); of the headquarters
    only the place is given up. Then whoever waits for it is called."""
    table.settled = changed(table.settled, tile, table.settled[tile] & ~(1 << side))
    at = side * TILES + tile
    table.residents[side] += table.active[at] + table.tired[at]
    if table.active[at]:
        table.rouse(at, -table.active[at])
    if table.tired[at]:
        table.tire(at, -table.tired[at])
    if side == table.turn and table.walked[tile]:
        table.walked = noted(table.walked, tile, 0)
    if table.hq[side] == tile:
        table.hq = changed(table.hq, side, -1)
    else:
        table.settlements = added(table.settlements, side, 1)
    if table.telling:
        say(table, "loses" if why in (CONQUERED, NEUTRALISED) else "leaves", side, tile=WORDS[tile])
    for call in table.plan.removed:
        call(table, side, tile, why)


# ---- pieces taken back (module 2) -----------------------------------------------------------------------


def spare_settlements(table: WorldsTable, side: int, keep: int) -> list[int]:
    """Settlements that could be taken from the map; the headquarters cannot (M2-A2a)."""
    bit, capital = 1 << side, table.hq[side]
    return [tile for tile, sides in enumerate(table.settled) if sides & bit and tile != capital and tile != keep]


def take_settlement_options(table: WorldsTable, seat: int, side: int, keep: int) -> list[Action]:
    return [TAKE[tile] for tile in spare_settlements(table, side, keep)]


def ask_take_settlement(table: WorldsTable, side: int, keep: int) -> None:
    seat = table.seat_of(side)
    table.ask(seat, "take", take_settlement_options, take_settlement, side, keep)


def take_settlement(table: WorldsTable, seat: int, action: Action, side: int, keep: int) -> None:
    """Nothing is refunded; all own residents of the cell come along (M2-A2, M2-A2a)."""
    remove(table, side, NUMBER[action[1]], TAKEN_BACK)
