"""Games that are kept in a file: long runs go on where they were stopped, and nothing else is mixed with them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from neuland.cli import main
from neuland.core.errors import BadOption
from neuland.lab import kept as keeping
from neuland.lab.batch import Batch, Outcome, play_batch
from neuland.lab.kept import Kept
from neuland.lab.simulate import asked, play, simulate, summary
from neuland.lab.tournament import tournament
from neuland.lab.work import Where

pytestmark = pytest.mark.usefixtures("nim")
BOTS = ["random", "greedy"]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Batch]:
    """The games that are played by those who keep them."""
    found: list[Batch] = []

    def counted(batch: Batch) -> list[Outcome]:
        found.append(batch)
        return play_batch(batch)

    monkeypatch.setattr(keeping, "play_batch", counted)
    return found


def test_a_tournament_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    begun: list[Batch] = []

    def stopped(batch: Batch) -> list[Outcome]:
        if len(begun) == 5:
            raise KeyboardInterrupt
        begun.append(batch)
        return play_batch(batch)

    monkeypatch.setattr(keeping, "play_batch", stopped)
    with pytest.raises(KeyboardInterrupt):
        tournament("nim", BOTS, 8, kept=Kept(file))
    with file.open("a") as cut:
        cut.write('{"of": ["nim", 1, ["ran')
    monkeypatch.setattr(keeping, "play_batch", play_batch)
    found, _ = tournament("nim", BOTS, 8, kept=Kept(file))
    whole, _ = tournament("nim", BOTS, 8)
    assert found.pop("kept") == 5
    assert {**found, "seconds": 0} == {**whole, "seconds": 0}
    assert len(Kept(file).there) == len(file.read_text("utf-8").splitlines()) == 8


def test_further_games_are_added_on_processes_too(
    tmp_path: Path, played: list[Batch], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, whole = tmp_path / "games.jsonl", asked("nim", BOTS, 6, seed=3)
    play(asked("nim", BOTS, 4, seed=3), kept=Kept(file))
    assert len(played) == 4
    found = summary(*play(whole, kept=Kept(file)))
    assert len(played) == 6
    assert (found["kept"], found["games"]) == (4, 6)
    assert found["digest"] == simulate("nim", BOTS, 6, seed=3)["digest"]
    monkeypatch.setattr(keeping, "play_batch", play_batch)  # what is counted cannot go to other processes
    other = tmp_path / "other.jsonl"
    assert summary(*play(whole, Where(2), kept=Kept(other)))["digest"] == found["digest"]
    assert sorted(other.read_text("utf-8").splitlines()) == sorted(file.read_text("utf-8").splitlines())


@pytest.mark.parametrize(
    "change",
    [
        lambda: asked("nim", BOTS, 2, seed=4),
        lambda: asked("nim", BOTS[::-1], 2, seed=3),
        lambda: asked("nim", ["random"] * 3, 2, seed=3),
        lambda: asked("nim", BOTS, 2, seed=3, options={"heap": "long"}),
    ],
    ids=["seed", "bots", "seats", "options"],
)
def test_other_games_are_not_those_that_are_there(
    change: Callable[[], Batch], tmp_path: Path, played: list[Batch]
) -> None:
    file = tmp_path / "games.jsonl"
    play(asked("nim", BOTS, 2, seed=3), kept=Kept(file))
    play(change(), kept=Kept(file))
    assert len(played) == 4
    play(asked("nim", BOTS, 2, seed=3), kept=Kept(file))
    assert len(played) == 4, "one file serves all of them"


@pytest.mark.parametrize("level", ["beginner", "medium"])
def test_a_level_with_another_figure_is_another_bot(
    level: str, tmp_path: Path, played: list[Batch], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, games = tmp_path / "games.jsonl", asked("nim", [level, "random"], 2)
    play(games, kept=Kept(file))
    play(games, kept=Kept(file))
    assert len(played) == 2
    monkeypatch.setattr(keeping, "strength", lambda *_: 50)
    monkeypatch.setattr(keeping, "iterations", lambda *_: 7)
    play(games, kept=Kept(file))
    assert len(played) == 4


def test_what_was_not_kept_by_us_is_refused_and_stays(tmp_path: Path) -> None:
    for text in ("Dear Ada,\n", '{"of": 1}\n', "[]\n", '{"of": [], "length": [1]}\n'):
        letter = tmp_path / "letter.jsonl"
        letter.write_text(text, "utf-8")
        with pytest.raises(BadOption, match="these are no games that"):
            Kept(letter)
        assert letter.read_text("utf-8") == text
    with pytest.raises(BadOption, match="nothing can be kept there"):
        Kept(tmp_path / "nowhere" / "games.jsonl")


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wishes = ["simulate", "nim", "--games", "3", "--keep", str(tmp_path / "games.jsonl")]
    assert main(wishes) == 0
    assert "already" not in capsys.readouterr().out
    assert main([*wishes, "--games", "5"]) == 0
    assert "3 of them were there already." in capsys.readouterr().out
    assert main(["tournament", "nim", "--bots", "random,greedy", "--games", "2", *wishes[-2:]]) == 0
    assert "already" not in capsys.readouterr().out
    assert main([*wishes, "--records", str(tmp_path)]) == 2
    assert "--records and --keep do not go together" in capsys.readouterr().err
