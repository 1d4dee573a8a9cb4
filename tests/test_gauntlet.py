"""Every game of the catalog through the gauntlet."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neuland import BadOption, Game, catalog
from neuland.testing import Gauntlet, Walk

GAMES = tuple(catalog().values())


class TestEveryGame(Gauntlet):
    games = GAMES


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_any_seed_and_mix_of_options(game: Game, data: st.DataObject) -> None:
    seats = data.draw(st.sampled_from(game.seats), "seats")
    options = {option.id: data.draw(st.sampled_from(option.choices), option.id) for option in game.options}
    seed = data.draw(st.integers(0, 2**256 - 1), "seed")
    try:
        game.origin(seats, seed, options)
    except BadOption:
        return  # a combination that the game refuses, in one line
    Walk(game, seats, options, seed, looks=1, sober=False).to_the_end()
