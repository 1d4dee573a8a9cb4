"""Telling what a side does: by the seat that leads it, and the company where companies act."""

from __future__ import annotations

from typing import Any

from neuland.core.seats import SEAT_WORDS
from neuland.games.worlds.state import COMPANY_WORDS, WorldsTable


def say(table: WorldsTable, event: str, side: int, **values: Any) -> None:
    """Tells an event of a side; `company` is its word, or "player". In hot paths ask `table.telling` first."""
    company = COMPANY_WORDS[side] if table.plan.companies else "player"
    table.tell(event, seat=table.seat_of(side), company=company, **values)


def tell_order(table: WorldsTable) -> None:
    """Who comes in which order, by words that people read as names."""
    words = COMPANY_WORDS if table.plan.companies else SEAT_WORDS
    table.tell("order", order=[words[side] for side in table.order])
