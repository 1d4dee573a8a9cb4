"""The effects of buildings: in a settlement row that is activated, or at once with the Hourglass."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.settlement.board import BUILDINGS, STOP, STREETS, TRADE, USE, USE_GIVE, USE_TAKE, members
from neuland.games.settlement.cards import BUILDING_OF, CHOICE, DEPOSIT, EXCHANGE, GAIN, POST, SALE
from neuland.games.settlement.goods import GOODS, NORMAL, UNITS, count, covers
from neuland.games.settlement.rules.trade import ALL_NORMALS, tradable, trade
from neuland.games.settlement.state import NOTHING, SettlementTable

GOOD_OF: Final = {name: number for number, name in enumerate(GOODS)}


def activate_street(table: SettlementTable, seat: int, street: int) -> None:
    """A settlement row: its buildings in any order, each once, each optional."""  # ST5-6
    if table.telling:
        table.tell("street", seat=seat, street=STREETS[street])
    resolve(table, seat, "street", street, (1 << table.houses(seat, street)) - 1)


def resolve(table: SettlementTable, seat: int, prompt: str, street: int, left: int) -> None:
    """Asks for the next building of a row among those left, a mask; trades may come between."""  # ST5-14, ST14-2
    if left:
        table.ask(seat, prompt, row_options, resolve_next, prompt, street, left)


def row_options(table: SettlementTable, seat: int, prompt: str, street: int, left: int) -> list[Action]:
    options: list[Action] = []
    seen = 0
    first = seat * 9 + street * 3
    for column in range(3):
        if left >> column & 1:
            kind = table.built[first + column]
            if not seen >> kind & 1:  # equal buildings do the same: one stands for all (ST11-4)
                seen |= 1 << kind
                uses(table, seat, kind, options)
    options += TRADE[tradable(table, seat)]
    options.append(STOP)
    return options


def resolve_next(table: SettlementTable, seat: int, action: Action, prompt: str, street: int, left: int) -> None:
    verb = action[0]
    if verb == "trade":
        table.then(resolve, seat, prompt, street, left)
        trade(table, seat, GOOD_OF[str(action[1])])
        return
    table.mirrored = 0
    if verb == "stop":
        return
    kind = BUILDING_OF[str(action[1])]
    first = seat * 9 + street * 3
    column = 0
    while not left >> column & 1 or table.built[first + column] != kind:
        column += 1
    use(table, seat, kind, first + column, GOOD_OF[str(action[2])] if len(action) > 2 else NOTHING)
    resolve(table, seat, prompt, street, left & ~(1 << column))


def uses(table: SettlementTable, seat: int, kind: int, options: list[Action]) -> None:
    """Adds the ways to use a building now: a price must be there in full."""  # ST11-2
    box = table.box
    op = box.building_op[kind]
    bag = table.goods[seat]
    if op == GAIN:
        options.append(USE[kind])
    elif op == CHOICE:
        options += USE_TAKE[kind][ALL_NORMALS]
    elif op == POST:
        options += USE_TAKE[kind][fortress_goods(table, seat)]
    elif op == SALE:
        if payable(table, kind):
            options += USE_GIVE[kind][sum([1 << good for good in range(NORMAL) if count(bag, good)])]
    elif covers(bag, box.building_gives[kind]) and payable(table, kind):
        options.append(USE[kind])


def payable(table: SettlementTable, kind: int) -> bool:
    """Whether the supply has all that an exchange gets: a strict one may not."""
    return not table.strict or (
        covers(table.supply, table.box.building_gets[kind]) and table.box.building_settlers[kind] <= table.spare
    )


def fortress_goods(table: SettlementTable, seat: int) -> int:
    """What the seat's own landscapes with a fortress bear, a mask of kinds."""  # ST11-3
    goods = 0
    for space in members(table.forts[seat]):
        goods |= 1 << table.box.land_good[table.wild[seat * 9 + space]]
    return goods


def use(table: SettlementTable, seat: int, kind: int, place: int, good: int) -> None:
    """The effect of a building, with the kind of goods chosen for it."""  # ST11-5
    box = table.box
    op = box.building_op[kind]
    goods, settlers = table.goods[seat], table.bonus[seat]
    if op == DEPOSIT:
        table.goods[seat] -= box.building_gives[kind]
        table.stock[place] += 1  # one for each activation, no limit in all (ST11-1)
    elif op in (CHOICE, POST):
        table.gain(seat, UNITS[good])
    else:
        if op == EXCHANGE:
            table.pay(seat, box.building_gives[kind])
        elif op == SALE:
            table.pay(seat, UNITS[good])
        table.gain(seat, box.building_gets[kind])
        if box.building_settlers[kind]:
            table.welcome(seat, box.building_settlers[kind])
    if table.telling:
        tell_use(table, seat, kind, goods, settlers)


def tell_use(table: SettlementTable, seat: int, kind: int, goods: int, settlers: int) -> None:
    """What was given and got, by what the seat had before."""
    table.tell("use", seat=seat, building=BUILDINGS[kind])
    change = {good: count(table.goods[seat], place) - count(goods, place) for place, good in enumerate(GOODS)}
    change["bonus"] = table.bonus[seat] - settlers
    given = {good: -number for good, number in change.items() if number < 0}
    got = {good: number for good, number in change.items() if number > 0}
    if table.box.building_op[kind] == DEPOSIT:
        table.tell("deposit", seat=seat, given=given, points=table.box.building_points[kind])
    elif given:
        table.tell("give", seat=seat, given=given)
    if got:
        table.tell("harvest", seat=seat, got=got)
