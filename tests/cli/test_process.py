"""The command as a process of its own: pipes that close, interrupts, terminals that cannot show everything."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.usefixtures("nim")

TESTS = Path(__file__).parent.parent
START = """
import sys
import nimgame
from neuland.core import catalog
catalog.catalog = lambda: {"nim": nimgame.GAME}
from neuland.cli import main
sys.exit(main())
"""


def start(*argv: str, **settings: str) -> subprocess.Popen[bytes]:
    environment = {**os.environ, "PYTHONPATH": str(TESTS), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **settings}
    return subprocess.Popen(
        [sys.executable, "-c", START, *argv],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=_hear_interrupts,
    )


def _hear_interrupts() -> None:
    """Where the tests run in the background, interrupts are ignored, and children would inherit that."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_a_reader_that_goes_away_is_no_error() -> None:
    process = start("simulate", "nim", "--games", "3", "--json")
    assert process.stdout is not None and process.stderr is not None
    process.stdout.close()
    assert process.stderr.read() == b""
    assert process.wait() == 141
    process.stderr.close()
    assert process.stdin is not None
    process.stdin.close()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("whole_group", [True, False])
def test_an_interrupt_ends_without_a_traceback(tmp_path: Path, jobs: str, whole_group: bool) -> None:
    bot = tmp_path / "slow.py"
    bot.write_text(
        "import sys, time\nclass Slow:\n    def __init__(self, seed): pass\n"
        "    def choose(self, table, decision):\n"
        "        sys.stdout.write('thinking'); sys.stdout.flush(); time.sleep(600)\n"
    )
    process = start("simulate", "nim", "--games", "3", "--seats", f"{bot}:Slow,random", "--jobs", jobs)
    assert process.stdout is not None
    assert process.stdout.read(8) == b"thinking"
    if whole_group:
        os.killpg(process.pid, signal.SIGINT)
    else:
        process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert not err.strip(), err.decode()


def test_an_interrupt_at_the_prompt_leaves_the_game() -> None:
    process = start("play", "nim", "--seed", "3")
    assert process.stdout is not None
    shown = b""
    while not shown.endswith(b"> "):
        shown += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate()
    assert process.returncode == 0
    assert err == b""
    assert b"The game was not saved." in out


def test_bytes_that_are_no_letters_and_letters_that_cannot_be_shown() -> None:
    process = start("play", "nim", "--seed", "3", "--lang", "de", PYTHONIOENCODING="ascii")
    out, err = process.communicate(b"\xff\xfe\n\x00\n1\n")
    assert process.returncode == 0
    assert err == b""
    assert out.count(b"Das verstehe ich nicht") == 2
    assert b"Welchen Zauber w?hlst du" in out


def test_colours_when_asked_for_and_none_where_they_are_unwanted() -> None:
    coloured, _ = start("play", "nim", "--seed", "3", FORCE_COLOR="1", TERM="xterm").communicate(b"1\n")
    assert b"\x1b[1;36m1\x1b[0m  \x1b[1mchoose the Lamp" in coloured
    plain, _ = start("play", "nim", "--seed", "3", FORCE_COLOR="1", TERM="xterm", NO_COLOR="1").communicate(b"1\n")
    assert b"\x1b[1;36m" not in plain


def test_processes_of_a_simulation_agree_with_one_alone() -> None:
    asked = ("simulate", "nim", "--games", "9", "--seats", "random,greedy", "--json")
    outs = [start(*asked, "--jobs", jobs).communicate()[0] for jobs in "12"]
    digests = [line for out in outs for line in out.splitlines() if b'"digest"' in line]
    assert len(digests) == 2
    assert digests[0] == digests[1]
