"""What happened in a game so far, told again from its actions."""

from __future__ import annotations

from typing import NamedTuple

from neuland.core.catalog import Game
from neuland.core.table import Event, Table


class Told(NamedTuple):
    """An event, and the number of the action that brought it about."""

    action: int
    event: Event


def retell(game: Game, table: Table) -> list[Told]:
    """All events of a game from its start to where it stands."""
    origin = table.origin
    again = game.new(origin.seats, origin.seed or 0, origin.options, origin.data)
    told = []
    for number, (seat, action) in enumerate(table.actions):
        again.apply(seat, action)
        told += [Told(number, event) for event in again.events]
    return told


def last_action(table: Table, seat: int) -> int | None:
    """The number of a seat's last action."""
    numbers = [number for number, (actor, _) in enumerate(table.actions) if actor == seat]
    return numbers[-1] if numbers else None
