"""Many tables at once: each is what it would be by itself, and nothing is copied on the way."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import catalog
from neuland.core.errors import BadOption

pytest.importorskip("gymnasium", reason="WITHOUT GYMNASIUM ITS ENVIRONMENTS ARE NOT TESTED")

import gymnasium
import numpy as np
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from neuland.envs.gymnasium import REGISTERED, Seat
from neuland.envs.vector import Seats

TABLES = 3


def choose(masks: Any, dice: np.random.Generator) -> Any:
    """An action at each table; any at one that is over."""
    return np.array([dice.choice(np.flatnonzero(mask)) if mask.any() else 0 for mask in masks])


@pytest.mark.parametrize("scaled", [False, True])
@pytest.mark.parametrize("game", sorted(catalog()))
def test_each_table_is_what_it_would_be_by_itself(game: str, scaled: bool) -> None:
    many = Seats(game, TABLES, ["random"], seat=1, scaled=scaled)
    alone = [Seat(game, ["random"], seat=1, scaled=scaled) for _ in range(TABLES)]
    seen, _ = many.reset(seed=5)
    rows = [one.reset(seed=5 + number)[0] for number, one in enumerate(alone)]
    dice, over, games = np.random.default_rng(1), [False] * TABLES, 0
    for _ in range(2000):
        for name in ("observation", "action_mask"):
            assert (seen[name] == np.array([row[name] for row in rows])).all()
        if games >= 2:
            break
        actions = choose(seen["action_mask"], dice)
        seen, rewards, ended, truncated, infos = many.step(actions)
        for number, one in enumerate(alone):
            if over[number]:  # its next step deals anew
                rows[number], over[number] = one.reset()[0], False
                assert (rewards[number], ended[number]) == (0, False)
                continue
            rows[number], reward, over[number], cut, info = one.step(actions[number])
            assert (rewards[number], ended[number], truncated[number]) == (reward, over[number], cut)
            if over[number]:
                games += 1
                assert infos["_points"][number] and list(infos["points"][number]) == info["points"]
                assert list(infos["ranks"][number]) == info["ranks"]
    assert games >= 2


def test_nothing_is_copied_unless_it_is_asked_for() -> None:
    game = sorted(catalog())[0]
    many, copying = Seats(game, TABLES, ["random"]), Seats(game, TABLES, ["random"], copy=True)
    first, dice = many.reset(seed=1)[0], np.random.default_rng(1)
    assert first["observation"].dtype == np.float32 and first["action_mask"].dtype == np.int8
    assert many.observation_space.contains(first)
    actions = choose(first["action_mask"], dice)
    before, kept = copying.reset(seed=1)[0], first["observation"].copy()
    for name, rows in many.step(actions)[0].items():
        assert rows is first[name], "the same rows, written anew"
    assert (before["observation"] == kept).all()
    assert (copying.step(actions)[0]["observation"] == first["observation"]).all()
    assert (before["observation"] == kept).all(), "a copy stays what it was"
    assert (many.action_masks() == (first["action_mask"] == 1)).all() and many.action_masks().dtype == np.bool_


def test_every_game_can_be_made_by_its_name_for_many_tables() -> None:
    for name in REGISTERED:
        many = gymnasium.make_vec(name, 2, vectorization_mode="vector_entry_point", bots=["random"])
        assert isinstance(many.unwrapped, Seats)
        many.reset(seed=1)


def test_gymnasiums_wrappers_count_its_games() -> None:
    many = RecordEpisodeStatistics(Seats("settlement", 2, ["random"]))
    seen, _ = many.reset(seed=1)
    dice = np.random.default_rng(2)
    for _ in range(1000):
        seen, _, ended, _, infos = many.step(choose(seen["action_mask"], dice))
        if ended.any():
            break
    assert infos["episode"]["l"][ended].min() > 5


def test_an_illegal_action_ends_one_game_and_no_other() -> None:
    many = Seats("settlement", 2, ["random"])
    seen, _ = many.reset(seed=1)
    actions = choose(seen["action_mask"], np.random.default_rng(1))
    actions[0] = np.flatnonzero(seen["action_mask"][0] == 0)[0]
    _, rewards, ended, _, infos = many.step(actions)
    assert (list(rewards), list(ended), list(infos["illegal"])) == ([-1, 0], [True, False], [True, False])


def test_tables_and_seeds_are_counted() -> None:
    with pytest.raises(BadOption, match="nothing to step"):
        Seats("settlement", 0)
    with pytest.raises(BadOption, match="For 2 tables there are 1 seeds"):
        Seats("settlement", 2, ["random"]).reset(seed=[1])
