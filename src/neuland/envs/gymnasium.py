"""The games as Gymnasium environments: one agent at a seat, bots at all others.

`Seat("settlement", bots=["greedy"])`, or with this module imported `gymnasium.make("neuland/settlement-v2",
bots=["greedy"])`; the number is that of the rules. The action mask is in the observation and in the info. An
action that the mask forbids ends the game with a reward of -1 and `illegal` in the info.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from neuland.bots import Player, make_bot
from neuland.core import catalog
from neuland.core.decision import Decision
from neuland.core.errors import BadOption
from neuland.core.observation import Sight
from neuland.core.table import Table
from neuland.envs.actions import Mask, numbering_of
from neuland.envs.observations import observer_of
from neuland.envs.rewards import outcome, rewards

LARGEST_SEED = 2**31
ILLEGAL = -1.0


class Seat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat of a game, the others played by bots in seat order."""

    metadata = {"render_modes": []}

    def __init__(
        self,
        game: str,
        bots: Sequence[str] = (),
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        data: str = "",
        scaled: bool = False,
    ) -> None:
        self.game = catalog.load(game)
        if not 0 <= seat <= len(bots):
            raise BadOption(f"Of {len(bots) + 1} seats there is no number {seat}.")
        self.origin = self.game.origin(len(bots) + 1, 0, options or {}, data)
        for bot in bots:
            make_bot(bot, 0)
        self.seat = seat
        self.bots = [*bots[:seat], "", *bots[seat:]]
        self.numbering = numbering_of(self.origin)
        self.observer = observer_of(self.origin, scaled)
        self.sight = Sight(self.observer.observation)
        self.feature_names = self.observer.names
        """What stands at each place of an observation."""
        self.action_space = spaces.Discrete(len(self.numbering))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(self.observer.low, self.observer.high, dtype=np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.numbering),), np.int8),
            }
        )
        self.table: Table
        self.mask: Mask = self.numbering.mask(None)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A fresh deal, up to the agent's first decision."""
        super().reset(seed=seed)
        self.deal()
        return self._observed(), self._info()

    def deal(self) -> None:
        """A fresh table, up to the agent's first decision."""
        while True:
            deal = int(self.np_random.integers(LARGEST_SEED))
            self.table = self.game.new(self.origin.seats, deal, self.origin.options, self.origin.data, quiet=True)
            self.players = [Player(bot or "random", deal + seat) for seat, bot in enumerate(self.bots)]
            self._let_bots_play()
            if not self.table.over:
                return

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The agent's answer, and then those of the bots until it is asked again."""
        reward, over, truncated, more = self.answer(int(action))
        return self._observed(), reward, over, truncated, {**self._info(), **more}

    def answer(self, action: int) -> tuple[float, bool, bool, dict[str, Any]]:
        """A step of which nothing is seen yet: the reward, whether the game is over or went on for too long, and what
        there is to say of it."""
        chosen = self.numbering.actions[action]
        decision = self.asked()
        if decision is None or chosen not in decision.options:
            return ILLEGAL, True, False, {"illegal": True}
        self.table.play(decision, chosen)
        self._let_bots_play()
        over = self.table.over
        reward = rewards(self.table)[self.seat] if over else 0.0
        more = outcome(self.table) if over else {}
        return reward, over, self.table.played >= self.game.longest, more

    def asked(self) -> Decision | None:
        """What the agent is asked."""
        return next((ask for ask in self.table.decisions if ask.seat == self.seat), None)

    def _let_bots_play(self) -> None:
        """Bots answer until the agent is the only one asked, or the game is over."""
        table = self.table
        while table.decisions and table.played < self.game.longest:
            others = [ask for ask in table.decisions if ask.seat != self.seat]
            if not others:
                return
            table.play(others[0], self.players[others[0].seat].answer(table, others[0]))

    def _observed(self) -> dict[str, Any]:
        self.mask = self.numbering.mask(self.asked())
        return {"observation": self.observer.seen(self.table, self.seat, self.sight), "action_mask": self.mask}

    def _info(self) -> dict[str, Any]:
        """After `_observed`, whose mask it has."""
        return {"action_mask": self.mask}

    def action_masks(self) -> NDArray[np.bool_]:
        """The same mask as True and False: what MaskablePPO asks for."""
        return self.mask.astype(np.bool_)


def register() -> list[str]:
    """Registers every game of the catalog with Gymnasium; their names for `gymnasium.make`."""
    names = []
    for game in catalog.catalog().values():
        names.append(f"neuland/{game.id}-v{game.rules}")
        gymnasium.register(
            names[-1],
            "neuland.envs.gymnasium:Seat",
            kwargs={"game": game.id},
            vector_entry_point="neuland.envs.vector:Seats",
        )
    return names


REGISTERED = register()
