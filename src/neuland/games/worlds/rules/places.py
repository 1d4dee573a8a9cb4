"""Where tiles lie, and what follows from it."""

from __future__ import annotations

from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, NOWHERE, land, neighbours
from neuland.kit import hex


def put_places(table: WorldsTable, places: list[int]) -> None:
    """The tiles lie so from now on."""
    table.places = places
    table.near = neighbours(places)
    table.steps = [land(around) for around in table.near]


def lay_tile(table: WorldsTable, tile: int, where: int) -> None:
    """One more tile lies on the map: it and those around it have new neighbours, the others keep theirs. Copies of the
    table share the lists, so new ones are made."""
    places, near, steps = table.places[:], table.near[:], table.steps[:]
    around = tuple([places.index(beside) if beside in places else NOWHERE for beside in hex.around(where)])
    places[tile], near[tile] = where, around
    for direction, other in enumerate(around):
        if other != NOWHERE:
            back = (direction + 3) % 6
            near[other] = (*near[other][:back], tile, *near[other][back + 1 :])
            steps[other] = land(near[other])
    steps[tile] = land(around)
    table.places, table.near, table.steps = places, near, steps


def cities_known(table: WorldsTable) -> int:
    """How many cities lie on the map."""
    return sum([table.knows(city) for city in range(CITIES)])


def cities_wanted(table: WorldsTable) -> int:
    """So many cities as end the game; once none can be discovered any more, all on the map are enough (C77)."""
    number = table.plan.end_number
    return min(number, cities_known(table)) if table.plan.explored_out(table) else number
