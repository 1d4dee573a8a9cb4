"""`neuland new-game`: writes a package with a game of one's own, which plays at once and is there to be changed."""

from __future__ import annotations

import argparse
import keyword
import re
import shutil
import sys
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from neuland.cli.common import Parser
from neuland.cli.fields import write as write_laid
from neuland.cli.registering import python, register
from neuland.core import catalog
from neuland.core.errors import BadOption

EXAMPLE = "homestead"
"""The game of `neuland.example`: what is written is this one under another name."""
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LEFT_OUT = ("__init__.py", "__pycache__")
"""Of the example's folder: what makes it a part of Neuland."""
NEXT = """\
{name} is written in the folder {name}. To go on:

    cd {name}
    {register}
    {neuland} play {name} --seats you,greedy
    {neuland} serve --open
    {neuland} simulate {name} --games 100 --seats greedy,random
    {python} -m pytest

README.md there says what is where. When fields.py has changed: {neuland} fields {name}."""


def add(parser: Parser) -> None:
    parser.add_argument("name", metavar="NAME", help="the game's id: small letters, digits and _, such as my_game")


def run(args: argparse.Namespace) -> int:
    name: str = args.name
    check(name)
    try:
        with TemporaryDirectory(dir=".") as made:  # so that what cannot be written whole leaves nothing behind
            folder = Path(made) / name
            copy(files("neuland.example"), folder, name)
            write_laid(folder / name, name)
            folder.rename(name)
    except OSError as error:
        raise BadOption(f"The folder {name} cannot be written ({error.strerror}).") from None
    print(NEXT.format(name=name, register=register(Path()), python=python(), neuland=neuland()))
    return 0


def neuland() -> str:
    """The command by its name, where that calls this Neuland."""
    here, found = Path(sys.executable).with_name("neuland"), shutil.which("neuland")
    return "neuland" if found and Path(found).absolute() == here.absolute() else str(here)


def check(name: str) -> None:
    """Refuses names that no package can have, and those that are taken."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadOption(f"{name!r} cannot be a game's id: that is small letters, digits and _, such as my_game.")
    if name in catalog.catalog():
        raise BadOption(f"There is a game {name} already.")
    if name == "tests" or find_spec(name) is not None:
        raise BadOption(f"{name!r} is the name of another Python package already; the game needs another one.")
    if Path(name).exists():
        raise BadOption(f"There is a folder or file {name} here already.")


def copy(source: Traversable, target: Path, name: str) -> None:
    """Copies a folder of the example under the game's name, in the names of files and in what they say."""
    target.mkdir()
    for part in source.iterdir():
        file = target / renamed(part.name, name)
        if part.is_dir():
            if part.name not in LEFT_OUT:
                copy(part, file, name)
        elif part.name not in LEFT_OUT or source.name == EXAMPLE:
            file.write_text(renamed(part.read_text("utf-8"), name), "utf-8")


def renamed(text: str, name: str) -> str:
    """`homestead` becomes `my_game`, the class `HomesteadTable` `MyGameTable`, and the title `My Game`."""
    title = name.replace("_", " ").title()
    text = text.replace(f"{EXAMPLE.title()}Table", f"{title.replace(' ', '')}Table")
    text = text.replace(f"Test{EXAMPLE.title()}", f"Test{title.replace(' ', '')}")
    return text.replace(EXAMPLE.title(), title).replace(EXAMPLE, name)
