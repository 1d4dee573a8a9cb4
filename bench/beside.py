"""Another checkout beside this one: its sources, and the games that it names, in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import tomllib
from functools import cache
from pathlib import Path

HERE = Path(__file__).absolute().parent.parent
COMMAND = "import sys; from neuland.cli import main; sys.exit(main(sys.argv[1:]))"
PLACES = tempfile.TemporaryDirectory(prefix="neuland-beside-")


@cache
def environment(folder: Path) -> dict[str, str]:
    """The environment of a process that runs a checkout (a folder with `src` and `pyproject.toml`). The catalog is that
    checkout's: what is installed names the games of this one."""
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    place = Path(tempfile.mkdtemp(dir=PLACES.name))
    named = place / f"neuland-{project['version']}.dist-info"
    named.mkdir()
    (named / "METADATA").write_text(f"Metadata-Version: 2.1\nName: neuland\nVersion: {project['version']}\n", "utf-8")
    games = [f"{name} = {where}" for name, where in project["entry-points"]["neuland.games"].items()]
    (named / "entry_points.txt").write_text("\n".join(["[neuland.games]", *games, ""]), "utf-8")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder.absolute() / "src"), str(place)])}


def run(folder: Path, *words: str) -> str:
    """What Python says when it is run with these words and a checkout's sources."""
    done = subprocess.run(
        [sys.executable, *words], env=environment(folder), stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def games(folder: Path) -> list[str]:
    """The games that a checkout has."""
    return run(folder, "-c", "from neuland.core import catalog; print(*catalog.catalog())").split()


def is_compiled(folder: Path) -> bool:
    """Whether a checkout's kernel runs compiled: it does if it was compiled there (`python tools/compile.py`)."""
    asked = "from neuland.core import table; print(table.__file__)"
    return not run(folder, "-c", asked).strip().endswith(".py")
