"""What privileges bring by themselves: income and VP. All other effects stand where the number is that they change."""

from __future__ import annotations

from typing import Any

from neuland.games.worlds.cards import CITY_BONUS, INCOME_10, INCOME_20
from neuland.games.worlds.rules.money import earn
from neuland.games.worlds.rules.points import privilege_vp
from neuland.games.worlds.state import NEW_CITIES, WorldsTable
from neuland.games.worlds.tiles import CITIES


def note_city(table: WorldsTable, side: int, tile: int, how: int, first: bool) -> None:
    """A settlement placed in a city this turn (M3-PI2)."""
    if tile < CITIES and side == table.turn:
        table.now[NEW_CITIES] += 1


def privilege_income(table: WorldsTable, side: int) -> None:
    """M3-PI2: 15 for each new settlement in a city; M3-PI5, M3-PII12: 10 and 20 in every round."""
    owned = table.owned[side]
    if owned & CITY_BONUS:
        earn(table, side, "new-cities", 15 * table.now[NEW_CITIES])
    if owned & (INCOME_10 | INCOME_20):
        earn(table, side, "privileges", 10 * bool(owned & INCOME_10) + 20 * bool(owned & INCOME_20))


def vp_lines(table: WorldsTable, side: int) -> list[tuple[str, dict[str, Any], int]]:
    """M3-PI11, M3-PII9, M3-PIII6: VP of privileges owned."""
    return [("privileges", {}, privilege_vp(table, side))]
