"""The benchmark's keys; its figures are looked at, not tested."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland.core import catalog, table
from neuland.lab.bench import bench

pytestmark = pytest.mark.usefixtures("nim")


def test_a_row_for_each_seat_count_with_the_keys_that_scripts_rely_on() -> None:
    heard: list[object] = []
    found = bench([catalog.load("nim")], seconds=0, progress=heard.append)
    assert list(found) == ["rows", "python_loops_per_s"]
    assert [row["seats"] for row in found["rows"]] == [1, 2, 3]
    assert heard == found["rows"]
    for row in found["rows"]:
        assert list(row) == [
            "game",
            "seats",
            "compiled",
            "decisions_per_s",
            "games_per_s",
            "clone_us",
            "view_us",
            "replay_actions_per_s",
        ]
        assert row["game"] == "nim"
        assert row["compiled"] == (Path(str(table.__file__)).suffix != ".py")
        figures = [row[key] for key in ("decisions_per_s", "games_per_s", "clone_us", "replay_actions_per_s")]
        assert all(figure > 0 for figure in figures)
    assert found["python_loops_per_s"] > 0


def test_one_seat_count_alone() -> None:
    assert [row["seats"] for row in bench([catalog.load("nim")], 2, 0)["rows"]] == [2]
