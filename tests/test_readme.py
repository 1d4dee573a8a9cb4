"""The README's examples work."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from neuland.cli import main

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text("utf-8")


@pytest.mark.parametrize("code", re.findall(r"```python\n(.*?)```", README, re.S))
def test_python_example(code: str) -> None:
    assert len(code.strip().splitlines()) <= 10
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("[")


@pytest.mark.parametrize("line", re.findall(r"^    neuland ((?:games|cards|check) .*?)\s+#", README, re.M))
def test_command_lines(line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(ROOT)
    assert main(line.split()) == 0
    assert capsys.readouterr().out


def test_the_two_commands_are_there() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    for target in re.findall(r"^    make (\w+)", README, re.M):
        assert re.search(rf"^{target}:", makefile, re.M)
