"""Points at the end of the game, and where they come from."""

from __future__ import annotations

from typing import Any, Final

from neuland.games.settlement.board import BUILDINGS, GUILDS, HEROES
from neuland.games.settlement.goods import DIAMOND, GOLD, count
from neuland.games.settlement.state import NOTHING, SettlementTable

BITS_SET: Final = [bin(mask).count("1") for mask in range(512)]
RANKS: Final = ((50, "settler"), (75, "mayor"), (100, "knight"), (1 << 30, "lord"))


def score(table: SettlementTable, seat: int) -> int:
    """Heroes and deposits; nothing else scores."""  # ST9-1
    return heroes_score(table, seat) + deposits_score(table, seat)


def heroes_score(table: SettlementTable, seat: int) -> int:
    # ST7-5 by guild; every hero scores by itself, so the heroes of a guild add up (ST7-9)
    # ST9-3 landscapes count with or without monster or fortress, buildings with or without deposits
    guilds, first = table.guilds, seat * 4
    return (
        guilds[first] * BITS_SET[table.lands[seat]]
        + guilds[first + 1] * BITS_SET[table.forts[seat]]
        + guilds[first + 2] * table.buildings(seat)
        + guilds[first + 3]
    )


def deposits_score(table: SettlementTable, seat: int) -> int:
    points = 0
    for place in range(seat * 9, seat * 9 + 9):
        if table.stock[place]:
            points += table.stock[place] * table.box.building_points[table.built[place]]
    return points


def standing(table: SettlementTable, seat: int) -> tuple[int, ...]:
    """Points, then gold, then diamonds in the personal supply; who is still equal shares the place."""  # ST9-2
    bag = table.goods[seat]
    return (score(table, seat), count(bag, GOLD), count(bag, DIAMOND))


def things(table: SettlementTable, seat: int, guild: int) -> int:
    """How many things of a seat a guild's heroes count; a craftsman counts only himself."""
    if guild == 0:
        return BITS_SET[table.lands[seat]]
    if guild == 1:
        return BITS_SET[table.forts[seat]]
    return table.buildings(seat) if guild == 2 else 1


def sheet(table: SettlementTable, seat: int) -> list[tuple[str, dict[str, Any], int]]:
    """A line for every hero and every building with deposits."""
    lines: list[tuple[str, dict[str, Any], int]] = []
    box = table.box
    for hero in table.heroes[seat]:
        guild = box.hero_guild[hero]
        number = things(table, seat, guild)
        values = {"hero": HEROES[hero], "number": number}
        lines.append((GUILDS[guild], values, box.hero_points[hero] * number))
    for place in range(seat * 9, seat * 9 + 9):
        kind, deposits = table.built[place], table.stock[place]
        if kind != NOTHING and deposits:
            values = {"building": BUILDINGS[kind], "number": deposits}
            lines.append(("deposits", values, deposits * box.building_points[kind]))
    return lines


def rank(points: int) -> str:
    """What the solo player has become.  (ST10-3)"""
    for most, name in RANKS:
        if points <= most:
            return name
    raise ValueError(points)
