"""Games that a pyproject.toml names and that are not found: an entry point counts once its package is installed."""

from __future__ import annotations

import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

import neuland

REGISTER = "-m pip install --no-deps --no-build-isolation --editable"
"""What makes a new entry point known, without asking any registry of packages."""


def hint(message: str) -> str:
    """What to do about an unknown game that a message names, if a pyproject.toml names it; "" if none does."""
    installed = {entry.name for entry in entry_points(group="neuland.games")}
    for file in projects():
        for name in declared(file):
            if name not in installed and repr(name) in message:
                return f"{file} names it; it is found once that is installed again: {register(file.parent)}"
    return ""


def register(folder: Path) -> str:
    """The command that installs the package in a folder, so that its entry points count."""
    return f"{python()} {REGISTER} {folder}"


def python() -> str:
    """The Python that runs Neuland, as it is called here."""
    found = shutil.which("python")
    return "python" if found and Path(found).absolute() == Path(sys.executable).absolute() else sys.executable


def projects() -> Iterator[Path]:
    """The pyproject.toml of this folder and of those above it, and Neuland's own where it runs from its sources."""
    here = Path.cwd()
    for folder in (here, *here.parents, Path(neuland.__file__).parents[2]):
        if (folder / "pyproject.toml").is_file():
            yield folder / "pyproject.toml"


def declared(file: Path) -> list[str]:
    """The games that a pyproject.toml names; none where it cannot be read."""
    try:
        project: Any = tomllib.loads(file.read_text("utf-8"))
        return list(project["project"]["entry-points"]["neuland.games"])
    except (OSError, ValueError, LookupError, TypeError, AttributeError):
        return []
