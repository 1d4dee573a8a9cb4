"""Worlds are played to their end, and every promise of a table holds meanwhile."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from neuland.core.rng import Dice
from neuland.games.worlds import GAME
from neuland.games.worlds.invariants import check
from neuland.games.worlds.worlds import PAIRS


def test_every_pair_of_positions_occurs() -> None:
    digits = [[world // 100, world // 10 % 10, world % 10] for world in PAIRS]
    for one, two in ((0, 1), (0, 2), (1, 2)):
        assert len({(world[one], world[two]) for world in digits if world[one] != world[two]}) == 72


@pytest.mark.parametrize("world", [*PAIRS, 123, 456, 789])
def test_random_play_ends(world: int) -> None:
    seats = 2 + world % 3
    table = GAME.new(seats, world, {"world": str(world)})
    dice = Dice(world, "walk")
    length = 0
    while not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
        length += 1
        check(table)  # type: ignore[arg-type]
        assert length <= GAME.longest
        if length % 50 == 0:
            assert pickle.loads(pickle.dumps(table)) == table.clone() == table
            assert table.redeal(0, 5) == table.redeal(0, 9).redeal(0, 5)
    assert table.view(0)["phase"] == "end"


def test_clones_share_where_residents_stand_until_one_of_them_is_played_on() -> None:
    table: Any = GAME.new(4, 3, {"world": "196"}, quiet=True)
    dice = Dice(196, "walk")
    moved = 0
    while not table.over:
        clone = table.clone()
        assert clone.active is table.active
        assert clone.tired is table.tired
        stood = list(table.active)
        decision = clone.decisions[0]
        clone.play(decision, decision.options[dice.below(len(decision.options))])
        assert list(table.active) == stood
        moved += list(clone.active) != stood
        table = clone
    assert moved > 50


def test_a_turn_can_be_taken_back_until_the_next_one_begins() -> None:
    """G3: the kernel says whom it would touch, or that it showed something: that the next one had no choice."""
    table = GAME.new(2, 3, {"world": "287"})
    seat, before = table.decisions[0].seat, len(table.actions)
    table.apply(seat, "buy city-1")
    assert table.undo_touches(seat, before) is None
    while table.decisions[0].seat == seat:
        table.apply(seat, table.decisions[0].options[-1])
    other = table.decisions[0].seat
    table.apply(other, table.decisions[0].options[0])
    assert table.undo_touches(seat, before) in ("others", "reveal")
