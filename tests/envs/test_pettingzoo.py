"""PettingZoo's own tests, for every game and seat count."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import catalog
from neuland.core.errors import IllegalAction

pytest.importorskip("pettingzoo", reason="WITHOUT PETTINGZOO ITS ENVIRONMENTS ARE NOT TESTED")

import numpy as np
from pettingzoo.test import api_test, seed_test

from neuland.envs.pettingzoo import env

TABLES = [(game.id, seats) for game in catalog().values() for seats in game.seats]

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_their_api_test(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats), num_cycles=120)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(catalog()))
def test_their_seed_test(game: str) -> None:
    seed_test(lambda: env(game), num_cycles=60)


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_whole_game_by_numbers_is_the_game(game: str, seats: int) -> None:
    """Masks offer what the table offers, and rewards come once, at the end."""
    door = env(game, seats)
    door.reset(seed=5)
    random = np.random.default_rng(1)
    total = dict.fromkeys(door.possible_agents, 0.0)
    for agent in door.agent_iter(100_000):
        seen, reward, terminated, truncated, info = door.last()
        total[agent] += reward
        if terminated or truncated:
            assert info["points"] == door.table.scores
            assert [n for n, rank in enumerate(info["ranks"]) if rank == 1] == door.table.ranking[0]
            door.step(None)
            continue
        assert seen is not None
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert door.observation_space(agent).contains(seen)
        assert len(door.feature_names) == len(seen["observation"])
        legal = np.flatnonzero(info["action_mask"])
        assert {door.numbering.actions[number] for number in legal} == set(door.table.decisions[0].options)
        door.step(int(random.choice(legal)))
    assert door.table.over
    assert not door.agents
    if seats > 1:
        assert sum(total.values()) == pytest.approx(0)
        assert (max(total.values()) > 0) == (len(door.table.winners) < seats), "a victory shared by all is none"


def test_what_the_mask_forbids_is_refused_and_changes_nothing() -> None:
    door: Any = env(sorted(catalog())[0])
    door.reset(seed=1)
    before = door.table.fingerprint()
    forbidden = int(np.flatnonzero(door.infos[door.agent_selection]["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match="the action mask has a 0 there"):
        door.step(forbidden)
    assert door.table.fingerprint() == before


def test_a_seed_gives_one_deal_and_none_gives_others() -> None:
    door: Any = env(sorted(catalog())[0])

    def deal(seed: int | None) -> str:
        door.reset(seed=seed)
        return str(door.table.fingerprint())

    assert deal(3) == deal(3) != deal(4)
    assert deal(None) != deal(None)
