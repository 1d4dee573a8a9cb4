"""Gymnasium's own check, for every game; and what an agent meets."""

from __future__ import annotations

import pytest

from neuland import catalog
from neuland.core.errors import BadOption

pytest.importorskip("gymnasium", reason="WITHOUT GYMNASIUM ITS ENVIRONMENTS ARE NOT TESTED")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env

from neuland.envs.gymnasium import REGISTERED, Seat

TABLES = [(game.id, seats) for game in catalog().values() for seats in game.seats]


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_check(game: str, seats: int) -> None:
    check_env(Seat(game, ["greedy"] * (seats - 1), seat=seats - 1), skip_render_check=True)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game(game: str, seats: int) -> None:
    door = Seat(game, ["random"] * (seats - 1))
    seen, info = door.reset(seed=2)
    random = np.random.default_rng(1)
    rewards = []
    over = False
    while not over:
        assert door.observation_space.contains(seen)
        assert len(door.feature_names) == len(seen["observation"])
        assert info["action_mask"].any()
        action = np.int64(random.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, truncated, info = door.step(action)
        assert not truncated
        rewards.append(reward)
    assert door.table.over
    assert not any(rewards[:-1])
    assert not info["action_mask"].any()
    assert info["points"] == door.table.scores
    assert [seat for seat in range(seats) if info["ranks"][seat] == 1] == door.table.ranking[0]


def test_an_illegal_action_ends_the_game() -> None:
    door = Seat(sorted(catalog())[0], ["random"])
    seen, _ = door.reset(seed=1)
    forbidden = np.int64(np.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, terminated, _, info = door.step(forbidden)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, True)


def test_seats_and_bots_are_checked() -> None:
    game = sorted(catalog())[0]
    with pytest.raises(BadOption, match="no number 2"):
        Seat(game, ["random"], seat=2)
    with pytest.raises(BadOption, match="no bot 'clever'"):
        Seat(game, ["clever"])
    with pytest.raises(BadOption, match="is played by"):
        Seat(game, ["random"] * 9)


@pytest.mark.parametrize("game", sorted(catalog()))
def test_masks_as_learners_ask_for_them(game: str) -> None:
    door = Seat(game, ["random"])
    seen, _ = door.reset(seed=3)
    assert door.action_masks().dtype == np.bool_
    assert (door.action_masks() == seen["action_mask"]).all()
    seen, *_ = door.step(np.int64(np.flatnonzero(door.action_masks())[0]))
    assert (door.action_masks() == seen["action_mask"]).all()


def test_every_game_can_be_made_by_its_name() -> None:
    assert [f"neuland/{game.id}-v{game.rules}" for game in catalog().values()] == REGISTERED
    for name in REGISTERED:
        door = gymnasium.make(name, bots=["random"], disable_env_checker=True)
        assert isinstance(door.unwrapped, Seat)
        door.reset(seed=1)


@pytest.mark.parametrize("game", sorted(catalog()))
def test_scaled_observations_lie_between_0_and_1(game: str) -> None:
    plain, scaled = Seat(game, ["random"]), Seat(game, ["random"], scaled=True)
    one, two = plain.reset(seed=3)[0], scaled.reset(seed=3)[0]
    assert scaled.observation_space.contains(two)
    assert np.allclose(two["observation"] * plain.observer.high, one["observation"])
    assert two["observation"].dtype == np.float32
    assert two["observation"].max() == 1
