"""The tables that a game is tried at: every seat count, with every sample of its options."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest

from neuland import Game

SEED = 7_310_577_402_911
"""A number that cannot stand in a view by chance."""


def every_table(games: Iterable[Game]) -> Iterator[Any]:
    """A parameter of a test for each: the game, its seat count, its options."""
    for game in games:
        for seats in game.seats:
            for options in game.samples(seats):
                name = ",".join(f"{key}={value}" for key, value in options.items()) or "defaults"
                yield pytest.param(game, seats, options, id=f"{game.id}-{seats}-{name}")
