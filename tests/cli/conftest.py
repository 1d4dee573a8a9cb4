"""Tests here run the command line with the tiny game Nim."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from neuland.cli import main
from nimgame.fixture import nim

__all__ = ["nim"]


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(nim: None, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command in a folder of its own; `typed` are the lines that are typed."""
    monkeypatch.chdir(tmp_path)

    def command(*argv: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed.replace(",", "\n") + "\n" if typed else ""))
        status = main(argv)
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return command
