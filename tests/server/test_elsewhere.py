"""Nothing needs Linux without need: the same on a system that lacks what only some systems have."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.harness import Served, ask

LACKS = """
import multiprocessing, os, sys
for name in ("fcntl", "resource", "readline", "termios", "pwd", "grp", "uvloop", "httptools"):
    sys.modules[name] = None
for name in ("fork", "nice", "sysconf", "killpg", "sched_getaffinity"):
    delattr(os, name)
multiprocessing.set_start_method("spawn")
"""
"""What Windows has not, taken away before anything else is imported, in workers too: modules, functions, forking."""

IMPORT_ALL = """
import importlib, pkgutil, neuland
extras = {"numpy", "gymnasium", "pettingzoo", "pyspiel", "ray"}
for found in pkgutil.walk_packages(neuland.__path__, "neuland."):
    if "migrations" in found.name or ".built" in found.name:
        continue
    try:
        importlib.import_module(found.name)
    except ModuleNotFoundError as error:
        if error.name not in extras:
            raise
from neuland.server.connections import allow_many
from neuland.server.metrics import memory
allow_many()
assert memory() >= 0
print("imported")
"""


@pytest.fixture
def elsewhere(tmp_path: Path) -> dict[str, str]:
    """The environment of programs on such a system."""
    (tmp_path / "sitecustomize.py").write_text(LACKS, "utf-8")
    return {"PYTHONPATH": str(tmp_path)}


def run(elsewhere: dict[str, str], *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env=elsewhere, capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_everything_can_be_imported_and_many_games_played_at_once(elsewhere: dict[str, str]) -> None:
    assert run(elsewhere, "-c", "import os; print(hasattr(os, 'fork'))") == "False\n"
    assert run(elsewhere, "-c", IMPORT_ALL) == "imported\n"
    start = "import sys; from neuland.cli import main; sys.exit(main())"
    assert "4 games" in run(elsewhere, "-c", start, "simulate", "settlement", "--games", "4", "--jobs", "2")


def test_people_can_play_and_serve(tmp_path: Path, elsewhere: dict[str, str]) -> None:
    """A table with a bot, which thinks in a process of its own."""
    with Served(str(tmp_path / "t.sqlite"), PYTHONPATH=elsewhere["PYTHONPATH"]) as served:
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}]
        made = ask(served.address, "/api/tables", {"game": "settlement", "seats": seats, "token": True})
        state = made["state"]
        for _ in range(40):
            if state["decisions"]:
                body = {"version": state["version"], "action": state["decisions"][0]["options"][0]}
                state = ask(served.address, f"/api/tables/{made['table']}/play", body, made["token"])["state"]
            else:
                query = f"?since={state['version']}&wait=20"
                state = ask(served.address, f"/api/tables/{made['table']}{query}", token=made["token"])
            if any(line["seat"] == 1 and line["kind"] == "play" for line in state["log"]):
                break
        else:
            raise AssertionError("the bot does not answer")
        assert served.stop() == 0
