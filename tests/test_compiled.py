"""When the compiled kernel is used, and what is said when it is not: on a copy of the sources, of kernel and bots."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
VERSION = "import sys; from neuland.cli import main; sys.exit(main(['--version']))"
GIVE_WAY = """
import runpy, sys
from pathlib import Path
runpy.run_path(sys.argv[1])["give_way"]()
print(Path("/proc/self/autogroup").read_text())
"""
NIM = """
import nimgame
from neuland.core import table as kernel
table = nimgame.GAME.new(2, 1)
while not table.over:
    table.apply(table.decisions[0].seat, table.decisions[0].options[0])
print(kernel.__file__.endswith(".py"), table.fingerprint())
"""


class House:
    """A copy of Neuland without its games and its server, whose kernel and bots compile in seconds."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "neuland"
        games = ("bunny", "settlement", "imperial", "worlds")
        skipped = shutil.ignore_patterns("server", "built", "__pycache__", *games)
        shutil.copytree(ROOT / "src" / "neuland", self.package, ignore=skipped)
        shutil.copytree(ROOT / "tools", root / "tools", ignore=skipped)
        compiler = root / "tools" / "compile.py"
        usual = compiler.read_text("utf-8")
        quick = usual.replace('OPTIMISATION, DEBUGGING = "1", "0"', 'OPTIMISATION, DEBUGGING = "0", "0"')
        assert quick != usual
        compiler.write_text(quick, "utf-8")  # nobody plays here: what takes least time is good enough
        shutil.copy(ROOT / "pyproject.toml", root)

    def python(self, *words: str, **variables: str) -> tuple[int, str]:
        """The exit status of a run of Python with this copy, and what it said."""
        paths = os.pathsep.join([str(self.package.parent), str(ROOT / "tests")])
        usual = {**os.environ, "PYTHONPATH": paths, "NEULAND_COMPILE": "", "COLUMNS": "200"}
        done = subprocess.run(
            [sys.executable, *words], env={**usual, **variables}, capture_output=True, text=True, check=False
        )
        assert not done.stderr, done.stderr
        return done.returncode, done.stdout.strip()

    def compile(self, *words: str, **variables: str) -> tuple[int, str]:
        return self.python(str(self.root / "tools" / "compile.py"), *words, **variables)

    def version(self, **variables: str) -> str:
        return self.python("-c", VERSION, **variables)[1]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_without_a_compiler_everything_runs_interpreted_and_says_so(house: House) -> None:
    assert house.version() == "neuland 0.1.0 (interpreted: not compiled)"
    status, said = house.compile(CC="false")
    assert status == 3
    assert said.endswith("Neuland runs interpreted: there is no C compiler that works (false).")
    assert house.version() == "neuland 0.1.0 (interpreted: there is no C compiler that works (false))"
    assert house.python("-c", NIM)[1].startswith("True ")


def test_the_background_is_promised_only_where_something_can_be_compiled(house: House) -> None:
    for _ in range(2):
        status, said = house.compile("--background", CC="false")
        assert (status, said) == (3, "Neuland runs interpreted: there is no C compiler that works (false).")
    assert house.version() == "neuland 0.1.0 (interpreted: there is no C compiler that works (false))"


@pytest.mark.skipif(not Path("/proc/self/autogroup").exists(), reason="sessions do not share the processors out here")
@pytest.mark.parametrize("own", [True, False])
def test_the_background_goes_after_other_sessions_but_takes_none_along(own: bool) -> None:
    command = [sys.executable, "-c", GIVE_WAY, str(ROOT / "tools" / "compile.py")]
    done = subprocess.run(command, start_new_session=own, capture_output=True, text=True, check=True)
    assert ("nice 10" in done.stdout) is own


def test_one_variable_switches_it_off(house: House) -> None:
    assert house.compile(NEULAND_COMPILE="0") == (3, "Kernel, games and bots are not compiled: NEULAND_COMPILE=0.")
    assert not (house.package / "built").exists()
    assert house.version(NEULAND_COMPILE="0") == "neuland 0.1.0 (interpreted: NEULAND_COMPILE=0)"


def compiled_way(house: House) -> str:
    """The build that is used."""
    asked = "from neuland import compiled; print(compiled.fitting(compiled.build_name()).name)"
    return house.python("-c", asked)[1]


@pytest.mark.long
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_what_is_compiled_is_used_until_a_source_changes(house: House) -> None:
    needs = "from not_installed_yet import Thing\n\n\nclass Odd(Thing):\n    pass\n"
    (house.package / "core" / "odd.py").write_text(needs, "utf-8")  # as where a wheel is built: packages come later
    with (house.package / "core" / "playout.py").open("a", encoding="utf-8") as source:
        source.write("\nTYPE_CHECKING = False\nif TYPE_CHECKING:\n    from neuland.core.odd import Odd as Odd\n")
    assert house.compile(PYTHONPATH="") == (0, "Compiling kernel, games and bots (takes a minute or two) ...")
    assert house.version() == "neuland 0.1.0 (compiled)"
    assert house.version(NEULAND_COMPILE="0") == "neuland 0.1.0 (interpreted: NEULAND_COMPILE=0)"
    assert house.compile("--background") == (0, ""), "there is nothing left to do"

    compiled, interpreted = (house.python("-c", NIM, NEULAND_COMPILE=way)[1].split() for way in "10")
    assert (compiled[0], interpreted[0]) == ("False", "True"), "Nim itself is not compiled, and stands on either"
    assert compiled[1] == interpreted[1]

    build = compiled_way(house)
    tool = house.root / "tools" / "compile.py"
    usual = tool.read_text("utf-8")
    tool.write_text(usual.replace('BOTS = ("evaluation", ', "BOTS = ("), "utf-8")
    status, said = house.compile("--background", CC="false")
    assert status == 3 and said.startswith("Neuland runs as it was compiled before: there is no C compiler"), said
    assert house.version() == "neuland 0.1.0 (compiled)", "what lies there is of these sources"
    assert house.compile()[0] == 0
    assert compiled_way(house) != build, "compiled in another way: made anew"
    tool.write_text(usual, "utf-8")
    assert house.compile() == (0, ""), "the first one lies there still"
    assert compiled_way(house) == build

    playout = house.package / "core" / "playout.py"
    text = playout.read_bytes()
    playout.write_bytes(text + b"\nCHANGED = 1\n")
    assert "(interpreted: the sources were changed since they were compiled" in house.version()
    assert house.python("-c", "from neuland.core.playout import CHANGED; print(CHANGED)") == (0, "1")
    playout.write_bytes(text)
    assert house.version() == "neuland 0.1.0 (compiled)"

    playout.write_bytes(text + b"\nWRONG: int = 'no number'\n")
    status, said = house.compile()
    assert status == 1
    assert "runs interpreted: it cannot be compiled" in said and "playout.py" in said
    assert "(interpreted: it cannot be compiled" in house.version()
