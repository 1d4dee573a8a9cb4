"""Where tiles lie, and what follows from it."""

from __future__ import annotations

from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, enterable, neighbours


def put_places(table: WorldsTable, places: list[int]) -> None:
    """The tiles lie so from now on: at set-up, and after each discovery."""
    table.places = places
    table.near = neighbours(places)
    table.steps = enterable(table.near)


def cities_known(table: WorldsTable) -> int:
    """How many cities lie on the map."""
    return sum([table.knows(city) for city in range(CITIES)])


def cities_wanted(table: WorldsTable) -> int:
    """So many cities as end the game; once none can be discovered any more, all on the map are enough (C77)."""
    number = table.plan.end_number
    return min(number, cities_known(table)) if table.plan.explored_out(table) else number
