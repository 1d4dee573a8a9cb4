"""Many tables of a game at once, as one vectorised Gymnasium environment: a call steps all of them.

`Seats("settlement", 16, bots=["greedy"])`, or with `neuland.envs.gymnasium` imported `gymnasium.make_vec(
"neuland/settlement-v2", 16, vectorization_mode="vector_entry_point", bots=["greedy"])`. Each table is what `Seat` would
be with the same seed. What is seen is written straight from the tables into two arrays that are made once, and given
out as they are: the next step overwrites them. `copy=True` gives out copies.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from neuland.core.errors import BadOption
from neuland.envs.gymnasium import Seat

Seen = dict[str, NDArray[Any]]


class Seats(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """One seat at each of many tables, the others played by bots. A table that is over is dealt anew by the next step,
    whatever its action is (Gymnasium's `NEXT_STEP`)."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        bots: Sequence[str] = (),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        data: str = "",
        scaled: bool = False,
        copy: bool = False,
    ) -> None:
        if num_envs < 1:
            raise BadOption(f"At {num_envs} tables there is nothing to step.")
        self.num_envs = num_envs
        self.tables = [Seat(game, bots, seat, options, data, scaled) for _ in range(num_envs)]
        self.copy = copy
        first = self.tables[0]
        self.numbering, self.observer, self.feature_names = first.numbering, first.observer, first.feature_names
        self.single_action_space, self.single_observation_space = first.action_space, first.observation_space
        self.action_space = batch_space(first.action_space, num_envs)
        self.observation_space = batch_space(first.observation_space, num_envs)
        self._over = np.zeros(num_envs, np.bool_)
        self._numbers = self.observer.observation.blank * num_envs
        self._no_mask = bytes(len(self.numbering))
        self._mask = bytearray(self._no_mask * num_envs)
        raw: NDArray[np.float32] = np.frombuffer(self._numbers, np.float32).reshape(num_envs, -1)
        self._raw = raw
        self._seen: Seen = {
            "observation": np.empty_like(raw) if scaled else raw,
            "action_mask": np.frombuffer(self._mask, np.int8).reshape(num_envs, -1),
        }

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Fresh deals at all tables; one seed counts up from table to table."""
        seeds = [None] * self.num_envs if seed is None else seed
        if isinstance(seeds, int):
            seeds = range(seeds, seeds + self.num_envs)
        if len(seeds) != self.num_envs:
            raise BadOption(f"For {self.num_envs} tables there are {len(seeds)} seeds.")
        for table, one in zip(self.tables, seeds, strict=True):
            table.reset(seed=one)
        self._over[:] = False
        for number in range(self.num_envs):
            self._look(number)
        return self._shown(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """An answer at each table, and those of its bots until the agent is asked again."""
        rewards = np.zeros(self.num_envs)
        over, truncated = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        for number, table in enumerate(self.tables):
            if self._over[number]:
                table.deal()
            else:
                rewards[number], over[number], truncated[number], more = table.answer(int(actions[number]))
                if more:
                    infos = self._add_info(infos, more, number)
            self._look(number)
        self._over = over | truncated
        return self._shown(), rewards, over, truncated, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks as True and False, one row for each table: what MaskablePPO asks for."""
        return self._seen["action_mask"].astype(np.bool_)

    def _look(self, number: int) -> None:
        """Writes what is seen at a table into its row."""
        table = self.tables[number]
        size, many = len(self.observer), len(self._no_mask)
        table.sight.write(table.table, table.seat, self._numbers, number * size)
        self._mask[number * many : (number + 1) * many] = self._no_mask
        self.numbering.mark(table.asked(), self._mask, number * many)

    def _shown(self) -> Seen:
        if self.observer.scaled:
            np.divide(self._raw, self.observer.most, out=self._seen["observation"])
        return {name: rows.copy() for name, rows in self._seen.items()} if self.copy else self._seen
