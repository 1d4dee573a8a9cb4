"""`neuland fields`: writes anew what follows from the fields that games declare."""

from __future__ import annotations

import argparse
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path

from neuland.cli.common import Parser, read_text
from neuland.core.errors import UnknownGame
from neuland.core.fields import laid


def add(parser: Parser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all that declare fields)")


def run(args: argparse.Namespace) -> int:
    packages = {entry.name: entry.module for entry in entry_points(group="neuland.games")}
    for name in args.games:
        if name not in packages:
            raise UnknownGame(f"There is no game {name!r}. There are: {', '.join(sorted(packages))}.")
    for name in args.games or sorted(packages):
        folder = _folder(packages[name])
        if args.games or (folder / "fields.py").exists():
            print(f"{name}: {write(folder, packages[name])}")
    return 0


def write(folder: Path, package: str) -> str:
    """Writes laid.py in the folder of a game's package; what became of it."""
    file = folder / "laid.py"
    text = laid(read_text(str(folder / "fields.py")), read_text(str(folder / "state.py")), package)
    if file.exists() and file.read_text("utf-8") == text:
        return f"{file} is as declared"
    file.write_text(text, "utf-8")
    return f"{file} is written"


def _folder(package: str) -> Path:
    """Where a game lies, without loading it: it cannot be loaded while its laid.py is missing or wrong."""
    found = find_spec(package)
    if found is None or not found.submodule_search_locations:
        raise UnknownGame(f"There is no package {package}.")
    return Path(found.submodule_search_locations[0])
