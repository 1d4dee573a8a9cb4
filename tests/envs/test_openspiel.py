"""OpenSpiel's own test, for every game and seat count; and its own bot, to the end of a game."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import catalog

pyspiel: Any = pytest.importorskip("pyspiel", reason="WITHOUT OPENSPIEL THE ADAPTER IS NOT TESTED")

import numpy as np  # noqa: E402  after the check
from open_spiel.python import observation  # noqa: E402
from open_spiel.python.algorithms import mcts  # noqa: E402

from neuland.core.errors import BadOption  # noqa: E402
from neuland.envs import openspiel  # noqa: E402
from neuland.envs.observations import observer_of  # noqa: E402

TABLES = [(game.id, seats) for game in catalog().values() for seats in game.seats]
GAMES = sorted(catalog())


def test_every_game_is_registered() -> None:
    assert [f"neuland_{game}" for game in GAMES] == openspiel.REGISTERED
    assert set(openspiel.REGISTERED) <= set(pyspiel.registered_names())


def test_options_are_parameters() -> None:
    loaded = pyspiel.load_game("neuland_bunny", {"players": 3, "matriarch": "shared"})
    state = loaded.new_initial_state()
    state.apply_action(1)
    assert state.table.origin.options["matriarch"] == "shared"
    assert state.table.seats == loaded.num_players() == 3
    assert state.clone().table.origin.options == state.table.origin.options
    assert pyspiel.load_game("neuland_worlds(world=456)").origin.options["world"] == "456"


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_random_simulation(game: str, seats: int) -> None:
    loaded = pyspiel.load_game(f"neuland_{game}", {"players": seats})
    pyspiel.random_sim_test(loaded, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_their_search_plays_to_the_end(game: str) -> None:
    loaded = pyspiel.load_game(f"neuland_{game}")
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bots = [mcts.MCTSBot(loaded, 1.4, 3, evaluator, random_state=random) for _ in range(2)]
    state = loaded.new_initial_state()
    state.apply_action(7)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    assert state.table.over
    assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("game", GAMES)
def test_states_are_what_the_table_is(game: str) -> None:
    loaded = pyspiel.load_game(f"neuland_{game}")
    state = loaded.new_initial_state()
    assert state.is_chance_node()
    assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
    state.apply_action(4)
    table = catalog()[game].new(2, 4, quiet=True)
    while table.decisions and len(table.actions) < 12:
        decision = table.decisions[0]
        assert state.current_player() == decision.seat
        number = state.legal_actions()[-1]
        action = state.place.numbering.actions[number]
        assert {state.place.numbering.actions[each] for each in state.legal_actions()} == set(decision.options)
        copy = state.clone()
        state.apply_action(number)
        table.play(decision, action)
        assert str(state) == table.fingerprint() != str(copy)
    observer = loaded.make_py_observer()
    observer.set_from(state, 0)
    assert list(observer.tensor) == list(observer_of(table.origin).seen(table, 0))
    assert len(observer.feature_names) == len(observer.tensor)
    scaled = observation.make_observation(loaded, params={"scaled": True})
    scaled.set_from(state, 0)
    assert list(scaled.tensor) == list(observer_of(table.origin, scaled=True).seen(table, 0))
    assert scaled.tensor.max() <= 1


def test_unknown_parameters_of_observers_are_named() -> None:
    loaded = pyspiel.load_game(f"neuland_{GAMES[0]}")
    with pytest.raises(BadOption, match="have a parameter 'scaled', not 'scale'"):
        loaded.make_py_observer(params={"scale": True})
