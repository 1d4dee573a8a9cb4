"""A game of somebody else: written by `neuland new-game` in an empty folder, installed in an environment of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

NAME = "demo_game"
TITLE = "Demo Game"
ROOT = Path(__file__).parents[1]
LONGEST = 240
"""Seconds after which a command is given up: no test may hang."""
COMMAND = '#!{python}\nimport sys\nfrom neuland.cli import main\nif __name__ == "__main__":\n    sys.exit(main())\n'


class Outside:
    """An empty folder, and an environment in which all packages of this one can be used."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.venv = folder / "venv"
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(self.venv)], check=True)
        packages = next(self.venv.glob("lib/python*/site-packages"))
        (packages / "ours.pth").write_text(f"import site; site.addsitedir({sysconfig.get_path('purelib')!r})\n")
        command = self.venv / "bin" / "neuland"
        command.write_text(COMMAND.format(python=self.venv / "bin" / "python"))
        command.chmod(0o755)
        usual = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COLUMNS", "LC_"))}
        self.environment = {
            **usual,
            "PATH": f"{self.venv / 'bin'}:{os.environ['PATH']}",
            "LANG": "en_GB.UTF-8",
            "PYTHONUNBUFFERED": "1",
            "XDG_DATA_HOME": str(folder / "data"),
        }

    def run(self, command: str, typed: str = "", inside: str = ".") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", "-c", command],
            cwd=self.folder / inside,
            env=self.environment,
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=LONGEST,
        )

    def said(self, command: str, typed: str = "", inside: str = ".") -> str:
        """What a command says that must succeed."""
        done = self.run(command, typed, inside)
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    @contextmanager
    def server(self) -> Iterator[str]:
        """The address of a server that has the game."""
        command = ["neuland", "serve", "--port", "0", "--database", "tables.sqlite", "--workers", "1", "--unlimited"]
        command[0] = str(self.venv / "bin" / "neuland")
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as server:
            assert server.stdout is not None
            try:
                lines = (re.search(r"http://\S+", line) for line in server.stdout)
                yield next(found.group() for found in lines if found)
            finally:
                server.terminate()


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    return Outside(tmp_path_factory.mktemp("outside"))


@pytest.fixture(scope="session")
def outside(empty: Outside) -> Outside:
    """With the game written and installed, by the first of the commands that `new-game` prints."""
    printed = empty.said(f"neuland new-game {NAME}")
    (empty.folder / "printed.txt").write_text(printed)
    empty.said(next(line for line in printed.splitlines() if " pip " in line), inside=NAME)
    return empty
