"""The games as PettingZoo environments (AEC): `env("bunny", seats=3)`.

Agents are `seat_0`, `seat_1`, …; seats that are asked at once answer one after another, and none sees an
answer before all are in. The action mask is in the observation and in the info. Rewards come at the end.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.core.errors import IllegalAction
from neuland.core.observation import Sight
from neuland.core.stepping import NOBODY, Stepping
from neuland.core.table import Table
from neuland.envs.actions import as_mask, numbering_of
from neuland.envs.observations import observer_of
from neuland.envs.rewards import outcome, rewards

LARGEST_SEED = 2**31


def env(
    game: str,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    data: str = "",
    scaled: bool = False,
) -> Neuland:
    """An environment for a game of the catalog; `scaled` observations lie between 0 and 1."""
    return Neuland(game, seats, options, data, scaled)


class Neuland(AECEnv):  # type: ignore[misc]  # pettingzoo ships no types
    """One game of the catalog."""

    metadata = {"name": "neuland_v1", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        data: str = "",
        scaled: bool = False,
    ) -> None:
        self.game = catalog.load(game)
        self.origin = self.game.origin(self.game.seats[0] if seats is None else seats, 0, options or {}, data)
        self.metadata = {**self.metadata, "name": f"neuland_{game}_v{self.game.rules}"}
        self.numbering = numbering_of(self.origin)
        self.observer = observer_of(self.origin, scaled)
        self.sight = Sight(self.observer.observation)
        self.feature_names = self.observer.names
        """What stands at each place of an observation."""
        self.possible_agents = [f"seat_{seat}" for seat in range(self.origin.seats)]
        self.names = {name: seat for seat, name in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.action_spaces = {name: spaces.Discrete(len(self.numbering)) for name in self.possible_agents}
        self.observation_spaces = {
            name: spaces.Dict(
                {
                    "observation": spaces.Box(self.observer.low, self.observer.high, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self.numbering),), np.int8),
                }
            )
            for name in self.possible_agents
        }
        self._random: np.random.Generator | None = None
        self.table: Table
        self._stepping: Stepping

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh deal; the same for the same seed."""
        if seed is not None or self._random is None:
            self._random, _ = seeding.np_random(seed)
        deal = int(self._random.integers(LARGEST_SEED))
        self.table = self.game.new(self.origin.seats, deal, self.origin.options, self.origin.data, quiet=True)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._stepping = Stepping(self.table, self.numbering.numbers, self.game.longest)
        self._ask_next()

    def step(self, action: int | None) -> None:
        """The selected agent's answer: a number of the numbering, or None from one whose game is over."""
        stepping = self._stepping
        if stepping.seat == NOBODY:
            self._was_dead_step(action)
            return
        if not stepping.answer(action):
            said = action_text(self.numbering.actions[int(action)] if action is not None else ())
            raise IllegalAction(f"{self.agent_selection} cannot '{said}' now: the action mask has a 0 there.", "")
        self._ask_next()

    def _ask_next(self) -> None:
        stepping = self._stepping
        seat = stepping.seat
        if seat == NOBODY:
            self._end()
        else:
            self.agent_selection = agent = self.possible_agents[seat]
            self.infos[agent] = {"action_mask": as_mask(stepping.mask)}

    def _end(self) -> None:
        worth = rewards(self.table) if self.table.over else [0.0] * self.table.seats
        ended = outcome(self.table) if self.table.over else {}
        for agent, reward in zip(self.agents, worth, strict=True):
            self.rewards[agent] = reward
            self._cumulative_rewards[agent] = reward
            self.terminations[agent] = self.table.over
            self.truncations[agent] = not self.table.over
            self.infos[agent] = {"action_mask": self.numbering.mask(None), **ended}
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat sees, as numbers, and what it may do now."""
        seat = self.names[agent]
        if agent == self.agent_selection:  # whose mask was made when it was asked
            mask = self.infos[agent]["action_mask"]
        else:
            mask = self.numbering.mask(next((ask for ask in self.table.decisions if ask.seat == seat), None))
        return {"observation": self.observer.seen(self.table, seat, self.sight), "action_mask": mask}

    def render(self) -> None:
        """Nothing is drawn here: `neuland replay` shows recorded games."""

    def close(self) -> None:
        """Nothing is held open."""
