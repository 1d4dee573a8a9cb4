"""Laying out tables and playing on them, in few words."""

from __future__ import annotations

from typing import Any

from neuland import load
from neuland.core.decision import Action, parse_action
from neuland.games.imperial import goods as g
from neuland.games.imperial.cases import arrange
from neuland.games.imperial.invariants import check
from neuland.games.imperial.state import ImperialTable

FACTIONS = {"BAR": "barbarian", "JAP": "japanese", "ROM": "roman", "EGY": "egyptian", "COM": "barbarian"}


def amounts(text: str) -> dict[str, int]:
    """`1 wood, 2 stone` as a table of goods."""
    return {part.split()[1]: int(part.split()[0]) for part in text.split(", ") if part}


def fresh(seats: int = 2, seed: int = 1, **options: str) -> ImperialTable:
    table = load("imperial").new(seats, seed, options)
    assert isinstance(table, ImperialTable)
    return table


def lay(own: dict[str, Any], other: dict[str, Any] | None = None, **rest: Any) -> ImperialTable:
    """Two seats, the first to move. The second has workers, so that the round does not end by itself."""
    options = rest.pop("options", {})
    table = fresh(2, 1, **options)
    second = {"goods": {"worker": 6}, "hand": [], **(other or {})}
    arrange(table, {"seat": {"0": {"hand": [], **own}, "1": second}, **rest})
    table.origin = table.origin.unknown()
    return table


def lay_for(card: str, own: dict[str, Any], other: dict[str, Any] | None = None, **rest: Any) -> ImperialTable:
    """As `lay`, the first seat playing the faction of a card."""
    faction = FACTIONS[card[:3]]
    return lay(own, other, options={"faction_0": faction, **rest.pop("options", {})}, **rest)


def play(table: ImperialTable, *lines: str) -> ImperialTable:
    """Actions as `SEAT ACTION`; a line without a seat is the first seat's."""
    for line in lines:
        seat, _, text = line.partition(" ")
        table.apply(int(seat) if seat.isdigit() else 0, text if seat.isdigit() else line)
        check(table)
    return table


def draw_all(table: ImperialTable, seat: int = 0) -> ImperialTable:
    """Answers every question about decks with the common one."""
    while any(ask.seat == seat and ask.prompt == "draw" for ask in table.decisions):
        table.apply(seat, "draw common")
    return table


def supply(table: ImperialTable, seat: int = 0) -> dict[str, int]:
    """What a seat has, without what it has none of; VP too."""
    has = {g.NAMES[good]: number for good, number in enumerate(table.goods[seat]) if number}
    return has | ({"vp": table.vp[seat]} if table.vp[seat] else {})


def offered(table: ImperialTable, text: str, seat: int = 0) -> bool:
    action: Action = parse_action(text)
    return any(ask.seat == seat and action in ask.options for ask in table.decisions)


def prompt(table: ImperialTable, seat: int = 0) -> str:
    asked = [ask.prompt for ask in table.decisions if ask.seat == seat]
    return asked[0] if asked else ""
