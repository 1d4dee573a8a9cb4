"""TypeScript types of every game's view, written from the games' own declarations: nothing is typed twice.

`python web/tools/view_types.py` writes web/src/generated/views.ts; with `--check` it only says whether
the types that are there are those that are declared.
"""

from __future__ import annotations

import re
import sys
from functools import reduce
from pathlib import Path

from neuland.core.catalog import Game, catalog
from neuland.core.shape import Shape

TARGET = Path(__file__).parents[1] / "src" / "generated" / "views.ts"
HEADER = "// Written by web/tools/view_types.py from what the games declare. Do not edit.\n"
_NAME = re.compile(r"[a-z][a-z0-9_]*")


def shape_of(game: Game) -> Shape:
    """What a game's views can be at any of its tables."""
    declared = game.room("observation").observation
    shapes = [
        declared(game.origin(seats, 0, options)).shape() for seats in game.seats for options in game.samples(seats)
    ]
    return reduce(Shape.joined, shapes)


def typed(shape: Shape, indent: str = "") -> str:
    parts = sorted(shape.plain)
    if shape.items is not None:
        inner = typed(shape.items, indent)
        parts.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
    if shape.keys is not None:
        parts.append(_object(shape, indent))
    return " | ".join(parts)


def _object(shape: Shape, indent: str) -> str:
    keys = shape.keys or {}
    if not all(_NAME.fullmatch(key) for key in keys):
        return f"Record<string, {typed(reduce(Shape.joined, [inner for inner, _ in keys.values()]), indent)}>"
    lines = [
        f"{indent}  {key}{'' if always else '?'}: {typed(inner, indent + '  ')};"
        for key, (inner, always) in sorted(keys.items())
    ]
    return "{\n" + "\n".join(lines) + f"\n{indent}}}"


def write() -> str:
    parts = [HEADER]
    for name, game in catalog().items():
        title = "".join(word.capitalize() for word in re.split(r"\W", name))
        parts.append(f"export type {title}View = {typed(shape_of(game))};\n")
    return "\n".join(parts)


if __name__ == "__main__":
    text = write()
    if "--check" in sys.argv:
        sys.exit(TARGET.read_text("utf-8") != text and f"{TARGET.name} is out of date: run web/tools/view_types.py.")
    TARGET.write_text(text, "utf-8")
