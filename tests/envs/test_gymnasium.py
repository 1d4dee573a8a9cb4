"""Gymnasium's own check, for every game; and what an agent meets."""

from __future__ import annotations

import pytest

from neuland import catalog
from neuland.core.errors import BadOption

pytest.importorskip("gymnasium", reason="WITHOUT GYMNASIUM ITS ENVIRONMENTS ARE NOT TESTED")

import numpy as np
from gymnasium.utils.env_checker import check_env

from neuland.envs.gymnasium import Seat

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
