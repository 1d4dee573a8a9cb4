"""How good a position is: who leaves a multiple of four stones stands well."""

from __future__ import annotations

from nimgame.state import NimTable


def value(table: NimTable, seat: int) -> float:
    return table.standing(seat)[0] + (5 if table.last == seat and table.heap % 4 == 0 else 0)
