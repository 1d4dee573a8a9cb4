"""The games in OpenSpiel: importing this module registers `neuland_bunny`, … with `pyspiel`.

    import pyspiel
    import neuland.envs.openspiel
    game = pyspiel.load_game("neuland_bunny", {"players": 3, "matriarch": "shared"})

A game's options are parameters. The first move is chance's: it draws one of `DEALS` deals. What comes later by
chance lies hidden in the deal, as in a shuffled deck. Seats that are asked at once answer one after another
without seeing the answers. `make_py_observer(params={"scaled": True})` observes numbers between 0 and 1.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel

from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.core.errors import BadOption
from neuland.core.table import Origin, Table
from neuland.envs.actions import numbering_of
from neuland.envs.observations import observer_of
from neuland.envs.rewards import rewards

DEALS = 1000
MOST_SOLO = 10.0


def game_type(game: catalog.Game) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    return pyspiel.GameType(
        short_name=f"neuland_{game.id}",
        long_name=f"Neuland: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": _usual(game), **_parameters(game)},
    )


def _parameters(game: catalog.Game) -> dict[str, int | str]:
    """The game's options at their defaults; OpenSpiel reads digits as a number, so they are declared as one."""
    return {name: int(choice) if choice.isdigit() else choice for name, choice in game.complete({}).items()}


def _usual(game: catalog.Game) -> int:
    return next((count for count in game.seats if count > 1), game.seats[0])


class Held:
    """Where a state stands: what it is dealt from, and its table once it is. Copied by the table's own clone."""

    def __init__(self, origin: Origin, table: Table | None = None) -> None:
        self.origin = origin
        self.numbering = numbering_of(origin)
        self.table = table

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(self.origin, None if self.table is None else self.table.clone())

    def deal(self, seed: int) -> None:
        self.table = catalog.load(self.origin.game).new(self.origin.seats, seed, self.origin.options, quiet=True)


class NeulandGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel ships no types
    """A game of the catalog."""

    game: catalog.Game
    """Set by the class that is made for each game."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {"players": _usual(self.game), **(params or {})}
        seats = int(chosen.pop("players"))
        self.origin = self.game.origin(seats, 0, {name: str(choice) for name, choice in chosen.items()})
        most = MOST_SOLO if seats == 1 else 1.0
        super().__init__(
            game_type(self.game),
            pyspiel.GameInfo(
                num_distinct_actions=len(numbering_of(self.origin)),
                max_chance_outcomes=DEALS,
                num_players=seats,
                min_utility=-most,
                max_utility=most,
                max_game_length=self.game.longest,
            ),
            params or {},
        )

    def new_initial_state(self) -> NeulandState:
        return NeulandState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        known = dict(params or {})
        scaled = bool(known.pop("scaled", False))
        if known:
            raise BadOption(f"Observations have a parameter 'scaled', not {', '.join(map(repr, known))}.")
        return Observer(self.origin, scaled)


class NeulandState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """A table, or before it the deal."""

    def __init__(self, game: NeulandGame) -> None:
        super().__init__(game)
        self.place = Held(game.origin)

    @property
    def table(self) -> Table | None:
        return self.place.table

    def current_player(self) -> int:
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return self.table.decisions[0].seat if self.table.decisions else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        if self.table is None:
            return list(range(DEALS))
        return sorted(self.place.numbering.legal(self.table.decision(player)))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1 / DEALS) for deal in range(DEALS)]

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            self.place.deal(action)
        else:
            self.table.play(self.table.decisions[0], self.place.numbering.actions[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else action_text(self.place.numbering.actions[action])

    def is_terminal(self) -> bool:
        return self.table is not None and self.table.over

    def returns(self) -> list[float]:
        if self.table is None or not self.table.over:
            return [0.0] * self.place.origin.seats
        return rewards(self.table)

    def __str__(self) -> str:
        return "before the deal" if self.table is None else self.table.fingerprint()


class Observer:
    """What a player sees: its view as numbers, or as text."""

    def __init__(self, origin: Origin, scaled: bool = False) -> None:
        self.observer = observer_of(origin, scaled)
        self.feature_names = self.observer.names
        self.tensor = np.zeros(len(self.observer), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: NeulandState, player: int) -> None:
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.observer.seen(state.table, player)

    def string_from(self, state: NeulandState, player: int) -> str:
        return "" if state.table is None else str(state.table.view(player))


def register() -> list[str]:
    """Registers every game of the catalog with pyspiel; their names there."""
    names = []
    for game in catalog.catalog().values():
        kind = type(f"Neuland_{game.id}", (NeulandGame,), {"game": game})
        pyspiel.register_game(game_type(game), kind)
        names.append(f"neuland_{game.id}")
    return names


REGISTERED = register()
