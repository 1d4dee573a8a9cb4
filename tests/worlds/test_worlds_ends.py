"""Every world ends by its own test in some game (`ends.txt`), not by the round limit alone."""

from __future__ import annotations

from collections import Counter
from concurrent.futures import ProcessPoolExecutor

import pytest

from neuland.games.worlds.worlds import WORLDS
from worlds.ends import End, kept, play
from worlds.goal import own_end

GOALS = (132, 274, 314, 396, 527, 697, 867, 893)
"""Of every module whose end somebody has to go for, and of war, land to be discovered and companies."""


def test_every_world_has_a_game_that_ends_by_its_own_test() -> None:
    assert tuple(end.world for end in kept()) == WORLDS


@pytest.mark.parametrize("end", [end for end in kept() if end.world in GOALS], ids=lambda end: str(end.world))
def test_whoever_goes_for_the_end_gets_there(end: End) -> None:
    assert end.player == "goal" and own_end(play(end))


def test_the_round_limit_is_no_end_of_a_worlds_own() -> None:
    """At random nobody connects five cities by roads."""
    assert not own_end(play(End(697, "random", 4, 0)))


@pytest.mark.soak
def test_all_504_end_by_their_own_test() -> None:
    """`make soak-ends`: 75 s of computing, compiled."""
    ends = kept()
    with ProcessPoolExecutor() as processes:
        ended = dict(zip(ends, processes.map(ended_by_itself, ends), strict=True))
    print(f"{sum(ended.values())} of {len(ends)} worlds, by {dict(Counter(end.player for end in ends))}")
    assert not [end for end in ends if not ended[end]]


def ended_by_itself(end: End) -> bool:
    return own_end(play(end))
