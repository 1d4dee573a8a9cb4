"""The same games on a Ray cluster of this machine: the same results, also when a worker is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.simulate import asked, play, simulate
from neuland.lab.tournament import tournament
from neuland.lab.work import Where

pytest.importorskip("ray", reason="WITHOUT RAY, --ray IS NOT TESTED")

pytestmark = pytest.mark.filterwarnings("ignore")

GAME = sorted(catalog.catalog())[-1]

MORTAL = '''
import os, signal
from pathlib import Path

class Mortal:
    """Plays the first option. The first of its kind that comes to its tenth answer takes its process with it."""

    def __init__(self, seed):
        self.answers = 0

    def choose(self, table, decision):
        self.answers += 1
        mark = Path(__file__).with_name("died")
        if self.answers == 10 and Path(__file__).with_name("deadly").exists() and not mark.exists():
            mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return decision.options[0]
'''


@pytest.fixture(autouse=True)
def quiet(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    monkeypatch.setenv("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    yield


def test_results_are_those_of_one_process_also_when_a_worker_is_killed(tmp_path: Path) -> None:
    bot = tmp_path / "mortal.py"
    bot.write_text(MORTAL)
    seats = [f"{bot}:Mortal", "random"]
    here = simulate(GAME, seats, 12, seed=3)["digest"]
    assert simulate(GAME, seats, 12, seed=3, jobs=2)["digest"] == here
    (tmp_path / "deadly").touch()
    assert simulate(GAME, seats, 12, seed=3, jobs=2, ray="local")["digest"] == here
    assert (tmp_path / "died").exists(), "nobody was killed: this proved nothing"


def test_tournaments_run_there_too() -> None:
    one, _ = tournament(GAME, ["random", "greedy"], 4)
    there, _ = tournament(GAME, ["random", "greedy"], 4, where=Where(2, "local"))
    assert one["digest"] == there["digest"]


def test_what_fails_in_a_worker_is_said_as_here(tmp_path: Path) -> None:
    bot = tmp_path / "broken.py"
    bot.write_text("class Broken:\n    def __init__(self, seed): pass\n    def choose(self, table, decision): 1 / 0\n")
    with pytest.raises(BadOption, match="Broken failed with ZeroDivisionError"):
        simulate(GAME, [f"{bot}:Broken", "random"], 2, ray="local")


def test_records_stay_at_home(tmp_path: Path) -> None:
    games = asked(GAME, ["random"] * 2, 1, records_dir=str(tmp_path))
    with pytest.raises(BadOption, match="not with --ray"):
        play(games, Where(1, "local"))
