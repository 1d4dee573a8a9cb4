"""Build step: with NEULAND_COMPILE=1 the kernel and the rules are compiled by mypyc, from the same files."""

import os
from pathlib import Path

from setuptools import setup

KERNEL = ("errors", "decision", "rng", "table", "shape", "parts", "observation", "playout")
CALLS = ["-fno-semantic-interposition", "-fno-plt"] if os.name == "posix" else []
"""Nobody replaces our functions when the library is loaded: they may call each other directly."""
FOR_PEOPLE = ("terminal.py", "cases.py", "invariants.py", "explain.py", "fields.py", "foresight.py")
"""Rooms that no game waits for; they stay as they are."""


def modules() -> list[str]:
    games = Path("src/neuland/games")
    rooms = [
        path
        for path in sorted(games.rglob("*.py"))
        if path.name not in FOR_PEOPLE
        and not (path.name == "__init__.py" and path.parent.parent in (games, games.parent))
    ]
    kit = [path for path in sorted(Path("src/neuland/kit").glob("*.py")) if path.name != "__init__.py"]
    return [f"src/neuland/core/{name}.py" for name in KERNEL] + [str(path) for path in [*kit, *rooms]]


if os.environ.get("NEULAND_COMPILE") == "1":
    from mypyc.build import mypycify

    extensions = mypycify(modules(), opt_level="3")
    for extension in extensions:
        extension.extra_compile_args += CALLS
    setup(ext_modules=extensions)
else:
    setup()
