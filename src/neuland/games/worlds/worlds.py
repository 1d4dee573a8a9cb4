"""The 504 worlds: their numbers, and the plan of each, made once."""

from __future__ import annotations

from typing import Final

from neuland.core.errors import BadOption
from neuland.core.rng import Dice
from neuland.core.table import Origin
from neuland.games.worlds.modules import (
    exploration,
    majorities,
    military,
    privileges,
    production,
    race,
    roads,
    shares,
    transport,
)
from neuland.games.worlds.plan import Plan
from neuland.games.worlds.rules import general

WORLDS: Final = tuple(
    [100 * i + 10 * j + k for i in range(1, 10) for j in range(1, 10) for k in range(1, 10) if len({i, j, k}) == 3]
)
"""W1: every ordered choice of three of nine modules."""
RANDOM: Final = "random"

PLUGS: Final = (
    transport.plug,
    race.plug,
    privileges.plug,
    military.plug,
    exploration.plug,
    roads.plug,
    majorities.plug,
    production.plug,
    shares.plug,
)
"""Each module's, in the order of their numbers; a tenth comes last."""

_plans: Final[dict[tuple[int, int, str, str], Plan]] = {}


def plan_of(number: int, seats: int, edition: str, data: str = "") -> Plan:
    """The plan of a world at a number of seats; all its tables share it."""
    key = (number, seats, edition, data)
    if key not in _plans:
        _plans[key] = make_plan(number, seats, edition, data)
    return _plans[key]


def make_plan(number: int, seats: int, edition: str, data: str = "") -> Plan:
    """General rules first, then the world's modules, then what follows from all of them."""
    plan = Plan(number, seats, edition, data)
    general.begin(plan)
    for module in sorted(plan.modules):
        PLUGS[module - 1](plan)
    general.finish(plan)
    return plan


def world_of(origin: Origin) -> int:
    """The world that a table was opened for; a random one goes by the seed (G36)."""
    text = origin.options["world"]
    if text != RANDOM:
        return int(text)
    return WORLDS[Dice(origin.seed or 0, "world").below(len(WORLDS))]


def check_world(origin: Origin) -> None:
    """Refuses a world that is none."""
    text = origin.options["world"]
    if text != RANDOM and text not in [str(number) for number in WORLDS]:
        raise BadOption(
            f"There is no world {text!r}: name three different digits from 1 to 9, such as 123, or 'random'."
        )
