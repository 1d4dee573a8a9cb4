"""Build step: with NEULAND_COMPILE=1 the kernel and the rules are compiled by mypyc, from the same files."""

import os
from pathlib import Path

from setuptools import setup

COMPILED_ROOMS = ("state.py", "rules.py", "scoring.py", "view.py", "board.py", "cards.py", "hints.py")


def modules() -> list[str]:
    core = [f"src/neuland/core/{name}.py" for name in ("errors", "decision", "rng", "table")]
    games = sorted(str(path) for path in Path("src/neuland/games").rglob("*.py") if path.name in COMPILED_ROOMS)
    return core + games


if os.environ.get("NEULAND_COMPILE") == "1":
    from mypyc.build import mypycify

    setup(ext_modules=mypycify(modules(), opt_level="3"))
else:
    setup()
