"""4.III: each resident that moves onto an enemy cell removes itself and one army (M4-4)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.worlds.modules.military.cells import defended, enemy_of, may_fall
from neuland.games.worlds.modules.military.falls import clear_cell
from neuland.games.worlds.rules.asking import ask_turn
from neuland.games.worlds.rules.residents import PENDING, SPENT, spend, step_in
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import BARRACKS, MILITIA, NOBODY, TWICE, WorldsTable
from neuland.games.worlds.tiles import CITIES, NUMBER, TILES, WORDS, tile_options
from neuland.kit.rows import changed

STORM: Final = tile_options("storm")
SEND: Final = tile_options("send")
TOGETHER: Final = 3
"""So many residents storm headquarters (M4-2b)."""


def strike(table: WorldsTable, side: int, tile: int, came_from: int) -> None:
    """The resident and one defending army are gone: residents first, then the settlement (M4-4, C5); of a garrison the
    militia first. Whoever enters a cell that is neutral by now settles it."""
    if not defended(table, side, tile):
        step_in(table, side, tile, came_from)
        return
    fall_back(table, side, 1)
    enemy = enemy_of(table, side, tile)
    if table.telling:
        say(table, "strikes", side, tile=WORDS[tile])
    if enemy == NOBODY:
        table.garrison = changed(
            table.garrison, tile, table.garrison[tile] & ~(MILITIA if table.garrison[tile] & MILITIA else BARRACKS)
        )
        if not table.garrison[tile]:
            clear_cell(table, side, enemy, tile, False)
        return
    at = enemy * TILES + tile
    for call in table.plan.invaded:
        call(table, side, tile)
    if table.tired[at]:
        table.tire(at, -1)
        table.residents[enemy] += 1
    elif table.active[at]:
        table.rouse(at, -1)
        table.residents[enemy] += 1
    else:
        clear_cell(table, side, enemy, tile, False)


def fall_back(table: WorldsTable, side: int, residents: int) -> None:
    """Residents that were taken off their cells go to supply."""
    table.residents[side] += residents
    if table.now[TWICE] == PENDING:
        table.now[TWICE] = SPENT


# ---- headquarters -----------------------------------------------------------------------------------------------


def storm_ready(table: WorldsTable, side: int, tile: int, armies: int) -> bool:
    """Whether so many residents together can storm the headquarters there: no other army is left (M4-2b)."""
    enemy = enemy_of(table, side, tile)
    if armies < TOGETHER or enemy == NOBODY or table.hq[enemy] != tile or table.safe >> enemy & 1:
        return False
    return table.residents_at(enemy, tile) == 0 and may_fall(table, enemy)


def senders(table: WorldsTable, side: int, capital: int) -> list[int]:
    """Cells beside a capital with own active residents."""
    return [tile for tile in table.steps[capital] if table.active[side * TILES + tile]]


def storm_options(table: WorldsTable, side: int, tile: int) -> list[Action]:
    return [
        STORM[capital]
        for capital in table.steps[tile]
        if capital < CITIES
        and storm_ready(
            table, side, capital, sum([table.active[side * TILES + cell] for cell in senders(table, side, capital)])
        )
    ]


def begin_storm(table: WorldsTable, side: int, action: Action, tile: int) -> None:
    """The first of the three comes from this cell, the others from any beside the capital."""
    capital = NUMBER[action[1]]
    spend(table, side, tile)
    fall_back(table, side, 1)
    table.then(storm_capital, side, capital)
    table.then(send_more, side, capital, TOGETHER - 1)


def send_more(table: WorldsTable, side: int, capital: int, left: int) -> None:
    if left:
        ask_turn(table, side, "send", send_options, send, capital, left)


def send_options(table: WorldsTable, seat: int, side: int, capital: int, left: int) -> list[Action]:
    return [SEND[tile] for tile in senders(table, side, capital)]


def send(table: WorldsTable, seat: int, action: Action, side: int, capital: int, left: int) -> None:
    spend(table, side, NUMBER[action[1]])
    fall_back(table, side, 1)
    table.then(send_more, side, capital, left - 1)


def storm_capital(table: WorldsTable, side: int, capital: int) -> None:
    """The headquarters are removed; all three residents are lost (M4-2b)."""
    enemy = enemy_of(table, side, capital)
    for call in table.plan.invaded:
        call(table, side, capital)
    clear_cell(table, side, enemy, capital, False)
