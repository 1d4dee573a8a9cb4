"""Trading with the supply, in the own turn.

A trade is chosen by what the player wants, then by how it is paid: at most five options beside those
of the turn, then at most seven. Every trade but the Mirror's loses value (count 1 for a normal
resource, 2 for a diamond, 3 for gold), and Mirror trades in a row never turn back, so that no chain
of trades is endless.
"""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.settlement.board import MIRROR
from neuland.games.settlement.goods import (
    CLAY,
    DIAMOND,
    FULL,
    GOLD,
    GOODS,
    ONE_DIAMOND,
    ONE_GOLD,
    ONE_OF_EACH_NORMAL,
    STONE,
    UNITS,
    WOOD,
    amounts,
    covers,
)
from neuland.games.settlement.state import SettlementTable

TWO_DIAMONDS: Final = 2 * ONE_DIAMOND
ALL_NORMALS: Final = 7
OTHERS: Final = ((CLAY, STONE), (WOOD, STONE), (WOOD, CLAY))
"""For each normal resource the two others."""


def _rates(kind: int) -> list[tuple[Action, int]]:
    """The ways to pay for a normal resource. What is got is never among what is given (ST6-10)."""
    first, second = OTHERS[kind]
    rates: list[tuple[Action, int]] = [
        (("pay-both", GOODS[one], GOODS[other]), UNITS[one] + UNITS[other])
        for one, other in ((first, first), (first, second), (second, second))  # ST6-1
    ]
    rates.append((("pay", "gold"), ONE_GOLD))  # ST6-4
    rates.append((("pay-both", "diamond", "diamond"), TWO_DIAMONDS))  # ST6-5
    return rates


RATES: Final = [_rates(kind) for kind in (WOOD, CLAY, STONE)]
MIRROR_RATES: Final[list[list[tuple[Action, int]]]] = [
    [(("pay", GOODS[other]), other) for other in OTHERS[kind]] for kind in (WOOD, CLAY, STONE)
]
PRICE: Final = {action: cost for rates in RATES for action, cost in rates} | {
    action: UNITS[other] for rates in MIRROR_RATES for action, other in rates
}


def tradable(table: SettlementTable, seat: int) -> int:
    """The kinds that the seat can get by one trade with what it has, a mask.  (ST3-3)"""
    bag = table.goods[seat]  # only the personal supply: deposits are locked (ST6-7)
    diamonds = bag >> 36 & FULL
    wood, clay, stone = bag & FULL, bag >> 12 & FULL, bag >> 24 & FULL
    mask = 0
    if diamonds > 1 or bag >= ONE_GOLD:
        mask = ALL_NORMALS
    else:
        if clay + stone > 1:
            mask = 1
        if wood + stone > 1:
            mask |= 2
        if wood + clay > 1:
            mask |= 4
    if wood and clay and stone:  # ST6-6 one of each kind
        mask |= 8
    if diamonds > 1:
        mask |= 16
    if table.artefact[seat] == MIRROR and mask & ALL_NORMALS != ALL_NORMALS:
        mask |= _mirrors(table, seat)
    if table.strict:
        mask &= _in_supply(table)
    return mask


def _in_supply(table: SettlementTable) -> int:
    """The kinds that a strict supply still has: only these can be paid out."""
    return sum([1 << kind for kind in range(len(GOODS)) if covers(table.supply, UNITS[kind])])


def _mirrors(table: SettlementTable, seat: int) -> int:
    """The kinds that the Mirror can bring now."""
    return sum([1 << kind for kind in (WOOD, CLAY, STONE) if _mirror_ways(table, seat, kind)])


def _mirror_ways(table: SettlementTable, seat: int, kind: int) -> list[Action]:
    """Normal for normal, one for one, without limit; the ordinary rates stay available."""  # ST12-8
    given, got = table.mirrored & ALL_NORMALS, table.mirrored >> 3
    if given >> kind & 1:
        return []
    bag = table.goods[seat]
    return [action for action, other in MIRROR_RATES[kind] if covers(bag, UNITS[other]) and not got >> other & 1]


def trade(table: SettlementTable, seat: int, kind: int) -> None:
    """One trade: fully paid, its result can be used or traded on at once."""  # ST6-8
    if kind == DIAMOND:
        exchange(table, seat, ONE_OF_EACH_NORMAL, kind)  # ST6-2
    elif kind == GOLD:
        exchange(table, seat, TWO_DIAMONDS, kind)  # ST6-3
    else:
        table.ask(seat, "trade", ways, pay_for, kind)


def ways(table: SettlementTable, seat: int, kind: int) -> list[Action]:
    """How the seat could pay for a normal resource."""
    bag = table.goods[seat]
    options = [action for action, cost in RATES[kind] if covers(bag, cost)]
    if table.artefact[seat] == MIRROR:
        options += _mirror_ways(table, seat, kind)
    return options


def pay_for(table: SettlementTable, seat: int, action: Action, kind: int) -> None:
    marks = table.mirrored
    exchange(table, seat, PRICE[action], kind)
    if action[0] == "pay" and action[1] != "gold":
        table.mirrored = marks | 1 << GOODS.index(str(action[1])) | 8 << kind


def exchange(table: SettlementTable, seat: int, cost: int, kind: int) -> None:
    table.pay(seat, cost)
    table.gain(seat, UNITS[kind])
    table.mirrored = 0
    if table.telling:
        table.tell("trade", seat=seat, given=amounts(cost), got={GOODS[kind]: 1})
