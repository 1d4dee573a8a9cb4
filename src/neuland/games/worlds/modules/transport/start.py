"""Set-up of transport: cities with goods and demands, trolleys with their first good."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, DEMAND, SUPPLY
from neuland.kit.rows import added, changed

STOCK: Final = facts.number("transport", "stock")


def lay_demand(table: WorldsTable) -> None:
    """Cities that lie on the map are stocked and demand what they do not supply (M1-S1, G18)."""
    for city in range(CITIES):
        if table.knows(city):
            stock_city(table, 0, city)


def stock_city(table: WorldsTable, side: int, tile: int) -> None:
    """A city is stocked when it is laid (M1-S1a); where plants make the goods it only demands (M1-S1b)."""
    if tile < CITIES:
        table.demand = changed(table.demand, tile, DEMAND[tile])
        if table.plan.stocked:
            table.stock = changed(table.stock, tile, STOCK)


def place_trolley(table: WorldsTable, side: int) -> None:
    """On the own capital, with one hold and three movement points (M1-S2); without residents 1.III has no hold
    (M1-S2b)."""
    table.trolley[side] = table.hq[side]
    table.holds = changed(table.holds, side, table.plan.trolley_holds)


def load_first(table: WorldsTable, side: int) -> None:
    """One good of the capital's is loaded at once, if one is left there (M1-S2a)."""
    city = table.hq[side]
    if table.stock[city]:
        table.stock = added(table.stock, city, -1)
        table.cargo[side * 2] = SUPPLY[city] + 1
