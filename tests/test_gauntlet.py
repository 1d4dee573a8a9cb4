"""Every game of the catalog through the gauntlet."""

from __future__ import annotations

import os
from random import Random
from time import monotonic

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neuland import BadOption, Game, catalog
from neuland.bots.evaluation import evaluation_of
from neuland.core.rng import Dice
from neuland.testing import Gauntlet, Walk
from neuland.testing.foresight import foresight_is_the_seats_own
from neuland.testing.knowledge import ratings_are_the_seats_own

GAMES = tuple(catalog().values())
SECONDS = float(os.environ.get("NEULAND_SECONDS", "60"))


class TestEveryGame(Gauntlet):
    games = GAMES


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
@settings(max_examples=8, deadline=None)
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


@pytest.mark.soak
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_nothing_hidden_changes_what_is_foreseen_or_how_bots_rate(game: Game) -> None:
    """Random games with random options, looked at as often as there is time: what leaks only by a rare card, and only
    by another reading of it, is met in none of the few games above."""
    chance, rate = Random(), evaluation_of(game.id).rate
    end, looks = monotonic() + SECONDS, 0
    while monotonic() < end:
        seats, seed = chance.choice(game.seats), chance.getrandbits(64)
        options = {option.id: chance.choice(option.choices) for option in game.options}
        try:
            table = game.new(seats, seed, options)
        except BadOption:
            continue
        dice = Dice(seed, "knowledge")
        while not table.over:
            decision = table.decisions[dice.below(len(table.decisions))]
            if dice.below(3) == 0:
                looks += 1
                try:
                    foresight_is_the_seats_own(game, table, decision.seat, dice)
                    ratings_are_the_seats_own(rate, table, decision, dice)
                except AssertionError as error:
                    where = f"{game.id}, {seats} seats, seed {seed}, {options}, {decision.prompt}"
                    raise AssertionError(f"{where}, after {len(table.actions)} actions") from error
            table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    print(f"{game.id}: {looks} looks")
    assert looks
