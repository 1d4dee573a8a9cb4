"""The flow."""

from __future__ import annotations

from neuland.core.decision import Action
from nimgame.state import CHARMS, NimTable


def set_up(table: NimTable) -> None:
    table.then(turn, 0)
    table.then(open_charms)
    table.then(choose_charms)


def choose_charms(table: NimTable) -> None:
    for seat in range(table.seats):
        table.ask(seat, "charm", charms, charm)


def charms(table: NimTable, seat: int) -> list[Action]:
    return [("charm", word) for word in CHARMS]


def charm(table: NimTable, seat: int, action: Action) -> None:
    table.charms[seat] = str(action[1])
    table.tell("charm", seats=(seat,), seat=seat, charm=action[1])


def open_charms(table: NimTable) -> None:
    table.reveal()
    table.tell("sealed")


def turn(table: NimTable, seat: int) -> None:
    if table.heap:
        table.then(turn, (seat + 1) % table.seats)
        table.ask(seat, "turn", stones, take)


def stones(table: NimTable, seat: int) -> list[Action]:
    return [("take", n) for n in range(1, min(3, table.heap) + 1)]


def take(table: NimTable, seat: int, action: Action) -> None:
    table.heap -= int(action[1])
    table.turns += 1
    table.last = seat
    table.tell("take", seat=seat, count=action[1])
