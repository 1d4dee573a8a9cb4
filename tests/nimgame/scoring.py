"""Where points come from."""

from __future__ import annotations

from typing import Any

from nimgame.state import NimTable


def sheet(table: NimTable, seat: int) -> list[tuple[str, dict[str, Any], int]]:
    charm = table.standing(seat)[0] % 10
    return [("charm", {"charm": table.charms[seat] or "nothing"}, charm), ("last", {}, table.scores[seat] - charm)]
