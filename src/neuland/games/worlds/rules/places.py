"""Where tiles lie, and what follows from it."""

from __future__ import annotations

from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import enterable, neighbours


def put_places(table: WorldsTable, places: list[int]) -> None:
    """The tiles lie so from now on: at set-up, and after each discovery."""
    table.places = places
    table.near = neighbours(places)
    table.steps = enterable(table.near)
