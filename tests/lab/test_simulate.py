"""Simulations: their figures, and that they depend on nothing but what was asked for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.record import Record, replay
from neuland.lab.batch import Batch, Outcome, digest, game_seed, play_batch
from neuland.lab.play import Length
from neuland.lab.simulate import simulate, summary

pytestmark = pytest.mark.usefixtures("nim")


@pytest.mark.parametrize("seats", [["random", "random"], ["greedy", "random", "greedy"]])
def test_results_do_not_depend_on_the_number_of_processes(seats: list[str]) -> None:
    one = simulate("nim", seats, 30, seed=4)
    two = simulate("nim", seats, 30, seed=4, jobs=2)
    timed = {"seconds", "games_per_s", "decisions_per_s"}
    assert {key: one[key] for key in set(one) - timed} == {key: two[key] for key in set(two) - timed}


def test_the_digest_depends_on_seed_seats_and_options() -> None:
    digests = {
        simulate("nim", ["random"] * 2, 20, seed=1)["digest"],
        simulate("nim", ["random"] * 2, 20, seed=2)["digest"],
        simulate("nim", ["greedy"] * 2, 20, seed=1)["digest"],
        simulate("nim", ["random"] * 2, 20, seed=1, options={"heap": "long"})["digest"],
        simulate("nim", ["random"] * 2, 21, seed=1)["digest"],
    }
    assert len(digests) == 5


def test_every_part_of_a_result_counts_for_the_digest() -> None:
    results = [
        Outcome((1, 2), (1,), "a", 1, Length(1, 1)),
        Outcome((1, 3), (1,), "a", 1, Length(1, 1)),
        Outcome((1, 2), (0,), "a", 1, Length(1, 1)),
        Outcome((1, 2), (1,), "b", 1, Length(1, 1)),
    ]
    assert len({digest([result]) for result in results}) == 4
    assert digest(results) != digest(results[::-1])


def test_the_keys_that_scripts_rely_on() -> None:
    found = simulate("nim", ["random"] * 2, 5)
    assert list(found) == [
        "game",
        "seats",
        "options",
        "games",
        "decisions",
        "seconds",
        "games_per_s",
        "decisions_per_s",
        "options_per_decision",
        "rounds",
        "scores",
        "wins",
        "digest",
    ]
    assert found["options"] == {"heap": "short"}
    assert sum(found["wins"]) == pytest.approx(5)


def test_figures_are_those_of_the_games() -> None:
    whole = Batch("nim", ("random", "random"), {}, "", 1, 0, 3)
    outcomes = [
        Outcome((3, 5), (1,), "a", 2, Length(4, 10)),
        Outcome((6, 6), (0, 1), "b", 3, Length(6, 10)),
        Outcome((0, 1), (1,), "c", 4, Length(0, 0)),
    ]
    found = summary(whole, outcomes, 2.0, outcomes)
    assert found["wins"] == [0.5, 2.5]
    assert found["scores"] == [{"mean": 3.0, "min": 0, "max": 6}, {"mean": 4.0, "min": 1, "max": 6}]
    assert (found["decisions"], found["options_per_decision"], found["rounds"]) == (10, 2.0, 3.0)
    assert (found["games_per_s"], found["decisions_per_s"]) == (1.5, 5.0)


def test_a_solo_game_may_be_lost() -> None:
    found = simulate("nim", ["random"], 40, seed=1)
    assert 0 < found["wins"][0] < 40


def test_batches_are_parts_of_the_whole() -> None:
    whole = play_batch(Batch("nim", ("random", "greedy"), {}, "", 7, 0, 6))
    parts = [play_batch(Batch("nim", ("random", "greedy"), {}, "", 7, first, first + 2)) for first in (0, 2, 4)]
    assert whole == [outcome for part in parts for outcome in part]


def test_games_of_one_simulation_have_different_seeds() -> None:
    seeds = {game_seed(seed, number) for seed in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**64 for seed in seeds)


def test_records_replay_to_the_same_results(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    simulate("nim", ["greedy", "random"], 3, seed=2, records_dir=str(folder))
    outcomes = play_batch(Batch("nim", ("greedy", "random"), {}, "", 2, 0, 3))
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == ["nim-00000.jsonl", "nim-00001.jsonl", "nim-00002.jsonl"]
    tables = [replay(Record.loads(file.read_text("utf-8"))) for file in files]
    assert [table.fingerprint() for table in tables] == [outcome.fingerprint for outcome in outcomes]
    assert [len(table.actions) for table in tables] == [outcome.length.decisions for outcome in outcomes]


def test_progress_counts_every_game() -> None:
    heard: list[int] = []
    simulate("nim", ["random"] * 2, 33, progress=heard.append)
    assert sum(heard) == 33
    assert len(heard) > 1


def test_greedy_beats_random() -> None:
    assert simulate("nim", ["greedy", "random"], 60, seed=1)["wins"][0] > 45


def test_what_cannot_be_simulated_is_refused_before_it_starts(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="no bot 'clever'"):
        simulate("nim", ["random", "clever"], 1)
    with pytest.raises(BadOption, match="played by 1, 2, 3, not by 4"):
        simulate("nim", ["random"] * 4, 1)
    (tmp_path / "file").write_text("")
    with pytest.raises(BadOption, match="cannot keep records there"):
        simulate("nim", ["random"], 1, records_dir=str(tmp_path / "file"))


@pytest.mark.parametrize("seats", [["random"] * 2, ["random", "greedy"]])
def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch, seats: list[str]) -> None:
    hasty = replace(catalog.load("nim"), longest=3)
    monkeypatch.setattr(catalog, "catalog", lambda: {"nim": hasty})
    with pytest.raises(BadOption, match="did not end within 3 decisions"):
        simulate("nim", seats, 1)
