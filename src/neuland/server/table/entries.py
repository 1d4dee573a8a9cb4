"""Entries: the append-only log of a table, one row each. Everything about a table follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

KINDS = (
    "made",
    "join",
    "open",
    "bot",
    "return",
    "play",
    "redo",
    "undo",
    "propose",
    "vote",
    "bot-failed",
    "timeout",
    "pause",
    "chat",
    "hint",
)


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry before it has its number."""

    kind: str
    seat: int | None = None
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that happened at a table. `number` is the table's version after it."""

    number: int
    kind: str
    seat: int | None
    body: dict[str, Any]
    at: int
    """Milliseconds since 1970, by the clock of the server that wrote it."""
    ref: str = ""
    """Made anew for each entry, so that a writer whose connection broke recognises its own row."""
