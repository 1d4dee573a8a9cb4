"""Names of steps, answers and options: fingerprints know them by nothing else, so they are unique within a game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any

from neuland import Game, Table

NO_STEPS = {"cases", "evaluation", "explain", "foresight", "invariants", "numbering", "observation", "terminal"}
"""Rooms that lay no steps on the table: what functions are called there is nobody else's affair."""


def shared_names(game: Game) -> dict[str, list[str]]:
    """Names that several functions of a game have which take its table, with the files in which they stand.

    Only of functions that are handed on somewhere: those can be steps. Files are read, since not every step is
    played in a test, and compiled functions do not say what they take.
    """
    found: dict[str, list[str]] = {}
    handed_on: set[str] = set()
    for file in sorted(path for path in game.folder.rglob("*.py") if path.stem not in NO_STEPS):
        tree = ast.parse(file.read_text("utf-8"))
        handed_on.update(values(tree))
        for name in table_functions(tree):
            found.setdefault(name, []).append(str(file.relative_to(game.folder)))
    return {name: files for name, files in found.items() if len(files) > 1 and name in handed_on}


def table_functions(tree: ast.Module) -> Iterator[str]:
    """The names of a file's functions whose first argument is a table."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.args.args:
            first = node.args.args[0]
            said = ast.unparse(first.annotation).strip("'\"") if first.annotation else ""
            if first.arg == "table" or said.endswith("Table"):
                yield node.name


def values(tree: ast.Module) -> Iterator[str]:
    """Names that a file uses otherwise than by calling them, its own and those of modules that it imports."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    imported = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, (ast.Import, ast.ImportFrom))
        for alias in node.names
    }
    for node in ast.walk(tree):
        if id(node) in called:
            continue
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in imported:
            yield node.attr


def functions_on(table: Table) -> Iterator[Any]:
    """Every function on the stack and in the open decisions, those among arguments too."""
    for step, args in table.todo:
        yield from _functions((step, args))
    for decision in table.decisions:
        yield from _functions((decision.options_of, decision.answer, decision.args))


def _functions(part: Any) -> Iterator[Any]:
    if callable(part):
        yield part
    elif isinstance(part, (tuple, list)):
        for inner in part:
            yield from _functions(inner)
