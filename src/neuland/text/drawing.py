"""A table as text: as its game draws it, or, where it has no drawing of its own, all that a view says in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap
from typing import Any

from neuland.core.catalog import Game
from neuland.core.table import View
from neuland.text import Words

HEADINGS = frozenset({"game", "seats", "viewer", "options", "over", "asked", "winners", "scores", "seat"})
"""What every view has: said elsewhere, or beside the seats."""
INDENT = 2


def drawn(game: Game, view: View, words: Words, width: int) -> str:
    """The table with rich's markup, by the game's room `terminal` where it has one."""
    if game.has_room("terminal"):
        return str(game.room("terminal").draw(view, words, width))
    return "\n".join(lines(view, words, width))


def lines(view: View, words: Words, width: int) -> Iterator[str]:
    """What lies on the table, then seat by seat."""
    for key, value in view.items():
        if key not in HEADINGS:
            yield from piece(words.label(key), value, words, width, 0)
    scores = view.get("scores")
    for seat, part in enumerate(view.get("seat", ())):
        yield ""
        yield f"[bold]{words.name(seat)}[/]" + (f" · {scores[seat]}" if scores else "")
        yield from piece("", part, words, width, INDENT)


def piece(label: str, value: Any, words: Words, width: int, indent: int) -> Iterator[str]:
    """One piece of a view under its name; nothing of what is empty or not to be seen."""
    if value is None or value in ("", [], {}):
        return
    parts = parts_of(value, words)
    if not parts:
        yield from wrapped(f"{label}: {said(value, words)}" if label else said(value, words), width, indent)
        return
    inner = indent
    if label:
        inner = indent + INDENT
        yield from wrapped(f"{label}:", width, indent)
    for name, part in parts:
        yield from piece(name, part, words, width, inner)


def parts_of(value: Any, words: Words) -> list[tuple[str, Any]]:
    """What is put together of pieces with names of their own; nothing of what is said in one line."""
    if isinstance(value, Mapping):
        return [(words.label(str(key)), part) for key, part in value.items()]
    if isinstance(value, list) and any(isinstance(part, (list, Mapping)) for part in value):
        return [(str(number), part) for number, part in enumerate(value, 1)]
    return []


def said(value: Any, words: Words) -> str:
    """A word, a number, yes or no, or several of them."""
    if isinstance(value, bool):
        return words.say("ui-yes" if value else "ui-no")
    if isinstance(value, list):
        return ", ".join(said(part, words) for part in value if part is not None and part != "")
    return words.readable(value) if isinstance(value, str) else str(value)


def wrapped(text: str, width: int, indent: int) -> list[str]:
    hang = " " * (indent + INDENT)
    return wrap(text, width - 1, initial_indent=" " * indent, subsequent_indent=hang, break_on_hyphens=False)
