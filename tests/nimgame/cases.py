"""Positions laid out by hand."""

from __future__ import annotations

from typing import Any

from neuland.core.errors import BadScenario
from nimgame.rules import turn
from nimgame.state import NimTable


def arrange(table: NimTable, given: dict[str, Any]) -> None:
    for word, value in given.items():
        if word != "heap":
            raise BadScenario(f"unknown word {word!r}; known is heap")
        table.heap = value
    table.charms = ["horn"] * table.seats
    table.decisions.clear()
    table.todo.clear()
    table.then(turn, 0)
    table.run()
