"""`neuland new-game`: a game outside of this repository that plays everywhere, with the commands that are printed."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from neuland.cli import main
from neuland.example import homestead
from outside import NAME, ROOT, TITLE, Outside
from server.harness import ask

SCRIPT = f"""
import gymnasium, numpy
import neuland.envs.gymnasium
from neuland.envs.pettingzoo import env
door = gymnasium.make("neuland/{NAME}-v1", bots=["greedy"])
seen, info = door.reset(seed=1)
over = False
while not over:
    seen, reward, over, _, info = door.step(int(numpy.flatnonzero(info["action_mask"])[-1]))
other = env("{NAME}", 3)
other.reset(seed=1)
for agent in other.agent_iter(100):
    seen, *_, info = other.last()
    other.step(None if other.terminations[agent] else int(numpy.flatnonzero(info["action_mask"])[0]))
print(info["points"] == other.table.scores, other.table.over)
"""


def commands(outside: Outside) -> list[str]:
    """What `new-game` printed to go on with."""
    printed = (outside.folder / "printed.txt").read_text()
    return re.findall(r"^ {4}(.*)$", printed, re.M)


def test_the_commands_that_it_prints_lead_to_a_game_that_plays_and_passes_its_tests(outside: Outside) -> None:
    first, install, play, serve, simulate, own_tests = commands(outside)
    assert (first, serve) == (f"cd {NAME}", "neuland serve --open")
    assert install == "python -m pip install --no-deps --no-build-isolation --editable ."
    assert TITLE in outside.said("neuland games")
    said = outside.said(play, "1\n" * 20, NAME)
    assert "Which tool do you bid?" in said and "To play the same deal again" in said, "played to the end"
    assert "100 games" in outside.said(simulate, inside=NAME)
    assert re.search(r"\d+ passed", outside.said(f"{own_tests} -p no:cacheprovider", inside=NAME))
    assert "laid.py is as declared" in outside.said(f"neuland fields {NAME}")


def test_commands_are_printed_as_they_can_be_called(outside: Outside) -> None:
    """By their whole path where the usual names would call nothing, or another Neuland."""
    bin = outside.venv / "bin"
    (outside.folder / "elsewhere").mkdir()
    said = outside.said(f"PATH=/usr/bin:/bin {bin}/neuland new-game another", inside="elsewhere")
    assert f"    {bin}/python -m pip install " in said
    assert f"    {bin}/neuland play another" in said
    assert not re.search(r"^    (python|neuland) ", said, re.M)


def test_a_server_has_it_with_bots(outside: Outside) -> None:
    client = ROOT / "docs" / "examples" / "client.py"
    with outside.server() as address:
        assert "Ada " in outside.said(f"python {client} {address} {NAME} --seats 3")
        seats = [{"kind": "human", "name": "[b]Ada"}, {"kind": "bot", "bot": "greedy"}]
        made = ask(address, "/api/tables", {"game": NAME, "seats": seats, "token": True})
        said = ask(address, f"/api/tables/{made['table']}/words", token=made["token"])
    assert "[b]Ada · 0\n  Tools left: spade (1), axe (2)," in said["board"], "drawn by its view"
    assert said["options"][0]["text"] == "bid the spade (1)"


def test_environments_step_it(outside: Outside) -> None:
    pytest.importorskip("pettingzoo", reason="WITHOUT PETTINGZOO ITS ENVIRONMENTS ARE NOT TESTED")
    assert outside.said(f"python -W ignore -c '{SCRIPT}'") == "True True\n"


@pytest.mark.skipif(os.environ.get("NEULAND_COMPILE") == "1", reason="no matter of the build")
def test_what_is_tested_of_every_game_holds_for_a_small_one(outside: Outside) -> None:
    """Tests of this repository that go by the catalog: none needs a change for a new game, however short it is."""
    rooms = " ".join(str(ROOT / "tests" / room) for room in ("envs", "bots", "cli/test_every_game.py"))
    chosen = f"-k '{NAME}'"
    said = outside.said(f"cd {ROOT} && python -m pytest -p no:cacheprovider {rooms} {chosen}")
    assert int(re.findall(r"(\d+) passed", said)[0]) > 20


def test_it_stands_on_the_build_that_is_tested(outside: Outside) -> None:
    """Compiled, where NEULAND_COMPILE=1 insists on it."""
    here = 'from neuland.core import table; print(table.__file__.rpartition(".")[2])'
    inside = outside.said(f"python -c '{here}; import {NAME}; print({NAME}.GAME.new().seats)'").split()
    assert inside == [homestead_kernel(), "2"]


def homestead_kernel() -> str:
    from neuland.core import table

    return str(table.__file__).rpartition(".")[2]


def test_it_is_the_example_under_another_name(outside: Outside) -> None:
    example = Path(homestead.__file__).parent
    for file in example.rglob("*.*"):
        if file.suffix in (".py", ".ftl") and file.name != "laid.py":
            written = (outside.folder / NAME / NAME / file.relative_to(example)).read_text()
            back = written.replace("DemoGameTable", "HomesteadTable").replace(TITLE, "Homestead")
            assert back.replace(NAME, "homestead") == file.read_text("utf-8")
    everything = [file.read_text() for file in (outside.folder / NAME).rglob("*.*") if file.suffix != ".pyc"]
    assert not [text for text in everything if "homestead" in text.lower()]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("My-Game", "'My-Game' cannot be a game's id: that is small letters, digits and _, such as my_game."),
        ("class", "'class' cannot be a game's id"),
        ("bunny", "There is a game bunny already."),
        ("json", "'json' is the name of another Python package already"),
        ("taken", "There is a folder or file taken here already."),
    ],
)
def test_names_that_cannot_be_are_refused_in_one_line(
    name: str, message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").touch()
    assert main(["new-game", name]) == 2
    said = capsys.readouterr()
    assert message in said.err and said.err.count("\n") == 1 and not said.out
    assert [file.name for file in tmp_path.iterdir()] == ["taken"]


def test_what_cannot_be_written_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fails(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("neuland.cli.new_game.write_laid", fails)
    assert main(["new-game", "large"]) == 2
    assert capsys.readouterr().err == "neuland: The folder large cannot be written (No space left on device).\n"
    assert not list(tmp_path.iterdir())


def test_a_game_that_is_named_but_not_installed_is_said_to_need_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    project = tmp_path / "pyproject.toml"
    project.write_text('[project.entry-points."neuland.games"]\nclaims = "claims:GAME"\n')
    (tmp_path / "inner").mkdir()
    monkeypatch.chdir(tmp_path / "inner")
    for command in (["play", "claims"], ["fields", "claims"]):
        assert main(command) == 2
        said = capsys.readouterr().err
        assert said.startswith("neuland: There is no game 'claims'") and said.count("\n") == 1
        assert f"{project} names it; it is found once that is installed again:" in said
        assert said.endswith(f"-m pip install --no-deps --no-build-isolation --editable {tmp_path}\n")
    assert main(["play", "clams"]) == 2
    assert "pip" not in capsys.readouterr().err
    project.write_text("[[[")
    assert main(["play", "claims"]) == 2
    assert "pip" not in capsys.readouterr().err


def test_a_game_that_cannot_be_loaded_is_named(empty: Outside) -> None:
    broken = empty.folder / "broken" / "broken_game-1.dist-info"
    broken.mkdir(parents=True)
    (broken / "METADATA").write_text("Metadata-Version: 2.1\nName: broken-game\nVersion: 1\n")
    (broken / "entry_points.txt").write_text("[neuland.games]\nbroken = broken_game:GAME\n")
    done = empty.run(f"PYTHONPATH={broken.parent} neuland games")
    assert done.returncode == 2
    assert done.stderr.startswith("neuland: The game 'broken' (broken_game:GAME) cannot be loaded: ModuleNotFoundError")
    assert done.stderr.count("\n") == 1
