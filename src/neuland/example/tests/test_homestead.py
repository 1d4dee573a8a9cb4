"""Homestead stands what every game must stand, and its own rules hold."""

from __future__ import annotations

import pytest

from neuland import Table, load
from neuland.testing import Gauntlet

GAME = load("homestead")


class TestHomestead(Gauntlet):
    """What every game must stand."""

    games = (GAME,)


def after(*bids: str, **options: str) -> Table:
    table = GAME.new(len(bids), seed=1, options=options)
    for seat, tool in enumerate(bids):
        table.apply(seat, f"bid {tool}")
    return table


def test_the_strongest_tool_wins_the_plot() -> None:
    assert [score > 0 for score in after("axe", "ox", "cart").scores] == [False, True, False]


@pytest.mark.parametrize(("ties", "offered"), [("nobody", 1), ("carried", 2)])
def test_a_tie_is_settled_as_the_option_says(ties: str, offered: int) -> None:
    table = after("ox", "ox", ties=ties)
    assert table.scores == [0, 0]
    assert len(table.view(None)["offered"]) == offered
