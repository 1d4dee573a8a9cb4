"""TypeScript types of every game's view, read off views of games played at random: nothing is typed twice.

`python web/tools/view_types.py` writes web/src/generated/views.ts; with `--check` it only says whether
the views still fit the types that are there.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from random import Random
from typing import Any

from neuland.bots import make_bot
from neuland.core.catalog import Game, catalog
from neuland.core.table import Table

TARGET = Path(__file__).parents[1] / "src" / "generated" / "views.ts"
EVERY = 7
"""One view in so many is looked at."""
_NAME = re.compile(r"[a-z][a-z0-9_]*")
HEADER = "// Written by web/tools/view_types.py from the games' own views. Do not edit.\n"


class Shape:
    """What was seen at one place of a view."""

    def __init__(self) -> None:
        self.plain: set[str] = set()
        self.items: Shape | None = None
        self.keys: dict[str, Shape] = {}
        self.seen: dict[str, int] = {}
        self.objects = 0

    def see(self, value: Any) -> None:
        if value is None:
            self.plain.add("null")
        elif isinstance(value, bool):
            self.plain.add("boolean")
        elif isinstance(value, int | float):
            self.plain.add("number")
        elif isinstance(value, str):
            self.plain.add("string")
        elif isinstance(value, list | tuple):
            self.items = self.items or Shape()
            for item in value:
                self.items.see(item)
        else:
            self.objects += 1
            for key, item in value.items():
                self.keys.setdefault(key, Shape()).see(item)
                self.seen[key] = self.seen.get(key, 0) + 1

    def merged(self, others: list[Shape]) -> Shape:
        """This and others as one: for maps, whose values all have one type."""
        made = Shape()
        for shape in [self, *others]:
            made.plain |= shape.plain
            made.objects += shape.objects
            if shape.items:
                made.items = shape.items.merged([made.items] if made.items else [])
            for key, inner in shape.keys.items():
                made.keys[key] = inner.merged([made.keys[key]] if key in made.keys else [])
                made.seen[key] = made.seen.get(key, 0) + shape.seen[key]
        return made

    def typed(self, indent: str = "  ") -> str:
        parts = sorted(self.plain)
        if self.items:
            inner = self.items.typed(indent) or "never"
            parts.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
        if self.objects:
            parts.append(self._object(indent))
        return " | ".join(parts) or "unknown"

    def _object(self, indent: str) -> str:
        if not self.keys:
            return "Record<string, never>"
        if not all(_NAME.fullmatch(key) for key in self.keys):
            first, *rest = self.keys.values()
            return f"Record<string, {first.merged(rest).typed(indent)}>"
        lines = []
        for key in sorted(self.keys):
            sometimes = "?" if self.seen[key] < self.objects else ""
            lines.append(f"{indent}  {key}{sometimes}: {self.keys[key].typed(indent + '  ')};")
        return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def look_at(game: Game) -> Shape:
    """The shape of a game's views, over random games at every number of seats."""
    shape = Shape()
    last = {option.id: option.choices[-1] for option in game.options if not option.id.startswith("faction")}
    for seats in game.seats:
        for options in ({}, last):
            for name in ("random", "greedy"):
                watch(game.new(seats, seats, options), name, shape)
    return shape


def watch(table: Table, name: str, shape: Shape) -> None:
    """Plays a game to the end and looks at some of its views."""
    dice = Random(table.seats)
    player = make_bot(name, 1)
    steps = 0
    while not table.over:
        decision = table.decisions[0]
        greedy = name == "greedy" and steps % 3
        table.play(decision, player.choose(table, decision) if greedy else dice.choice(decision.options))
        steps += 1
        if steps % EVERY == 0 or table.over:
            shape.see(table.view(0))
            shape.see(table.view(None))
            shape.see(table.truth())


def write() -> str:
    parts = [HEADER]
    for name, game in catalog().items():
        title = "".join(word.capitalize() for word in re.split(r"\W", name))
        parts.append(f"export type {title}View = {look_at(game).typed('')};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    text = write()
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text("utf-8") != text and f"{TARGET.name} is out of date: run web/tools/view_types.py.")
    TARGET.write_text(text, "utf-8")
