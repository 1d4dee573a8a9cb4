"""What delivered goods bring: prices that move, toll, the end of 1.I and its points."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.cards import GOODS_BONUS
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.scoring import Line
from neuland.games.worlds.state import NOBODY, ONE_RESIDENT, WorldsTable
from neuland.games.worlds.tiles import CITIES, GOODS, KINDS, SUPPLY

END: Final = facts.numbers("transport", "end_goods")
END_FAQ: Final = facts.numbers("transport", "end_goods_faq")
END_HOUSES: Final = facts.number("transport", "end_goods_houses")
PRICE_START: Final = facts.number("transport", "price_start")
DROP: Final = facts.number("transport", "price_drop")
TOLL: Final = facts.number("transport", "toll_per_ten")
KIND_VP: Final = facts.numbers("transport", "vp_kind")
SET_VP: Final = facts.number("transport", "vp_set")
STOCK: Final = facts.number("transport", "stock")
BONUS: Final = 10
"""What I-6 adds to each good (M3-PI6)."""


# ---- prices ---------------------------------------------------------------------------------------------


def set_prices(table: WorldsTable) -> None:
    """One marker for each kind on 20 (M1-S3)."""
    table.prices = (table.plan.known.price_track.index(PRICE_START),) * KINDS


def price_of(table: WorldsTable, good: int) -> int:
    return table.plan.known.price_track[table.prices[good]]


def sell_goods(table: WorldsTable, side: int) -> None:
    """The goods delivered this turn, one by one in the order of delivery (M1-H1); with I-6 each brings 10 more."""
    bonus = BONUS if table.owned[side] & GOODS_BONUS else 0  # M3-PI6
    for sale in table.sold:
        city, good = divmod(sale, KINDS)
        price = price_of(table, good)
        earn(table, side, f"sold-{GOODS[good]}", price)
        earn(table, side, "goods-bonus", bonus)
        if table.plan.toll and not table.settled_by(side, city):
            pay_toll(table, side, city, price + bonus)
        move_prices(table, good)
    table.sold = ()


def move_prices(table: WorldsTable, sold: int) -> None:
    """The kind falls 3 spaces, not below the first; all others rise by 1, not beyond the last (M1-H1a)."""
    last = len(table.plan.known.price_track) - 1
    table.prices = tuple(
        [max(0, at - DROP) if good == sold else min(last, at + 1) for good, at in enumerate(table.prices)]
    )


def pay_toll(table: WorldsTable, side: int, city: int, price: int) -> None:
    """M1-H2: 1 per full 10 of the price to the city's owner, or the bank; taken off before income is recorded, and no
    income of the receiver's (C111)."""
    toll = TOLL * (price // 10)
    earn(table, side, "toll", -toll)
    owner = table.owner(city)
    if owner != NOBODY:
        table.money[owner] += toll
        if table.telling:
            say(table, "toll", owner, number=toll)


# ---- the end of 1.I -----------------------------------------------------------------------------------


def enough_delivered(table: WorldsTable) -> bool:
    """M1-END1, with goods of sides that are gone (M4-8c)."""
    return table.deliveries >= deliveries_wanted(table)


def deliveries_wanted(table: WorldsTable) -> int:
    """Once no city can be discovered any more, what can be delivered in all is enough (C77)."""
    number = table.plan.end_number
    if table.plan.explored_out(table):
        most: int = table.plan.deliverable(table)
        number = min(number, most)
    return number


def most_from_cities(table: WorldsTable) -> int:
    """What cities on the map can supply and others demand (C77)."""
    known = [city for city in range(CITIES) if table.knows(city)]
    supplying = [SUPPLY[city] for city in known]
    return sum([min(STOCK * supplying.count(good), len(known) - supplying.count(good)) for good in range(KINDS)])


def most_by_demand(table: WorldsTable) -> int:
    """Plants supply without end: each city demands four kinds (C77 with 8.III)."""
    return 4 * sum([table.knows(city) for city in range(CITIES)])


def most_on_houses(table: WorldsTable) -> int:
    """Every side's houses full, the headquarters with two (C77 with 8.II)."""
    return table.plan.sides * (sum([table.knows(city) for city in range(CITIES)]) + 1)


def delivered_points(table: WorldsTable, side: int) -> list[Line]:
    """M1-SCORE1, M1-SCORE2."""
    return goods_points(list(table.delivered[side * KINDS : side * KINDS + KINDS]))


def housed_points(table: WorldsTable, side: int) -> list[Line]:
    """Goods that lie on the own trading houses (M1-E9c, C90)."""
    first = side * CITIES * KINDS
    return goods_points([sum(table.housed[first + good : first + CITIES * KINDS : KINDS]) for good in range(KINDS)])


def no_points(table: WorldsTable, side: int) -> list[Line]:
    return []


def goods_points(counts: list[int]) -> list[Line]:
    """By kind, and by sets of all kinds; lines of which nothing came are not made."""
    lines: list[Line] = []
    for good, number in enumerate(counts):
        points = KIND_VP[min(number, len(KIND_VP) - 1)]
        if points:
            lines.append(("goods", {"good": GOODS[good], "number": number}, points))
    sets = min(counts)
    if sets:
        lines.append(("sets", {"number": sets}, SET_VP * sets))
    return lines


def aboard_then_income(table: WorldsTable, side: int) -> tuple[int, ...]:
    """More goods aboard, then the higher income in the last round (M1-TIE1)."""
    aboard = sum([0 < thing < ONE_RESIDENT for thing in table.cargo[side * 2 : side * 2 + 2]])
    return (aboard, max(0, table.income[side]))
