"""The 504 worlds: their numbers, and the plan of each, made once."""

from __future__ import annotations

from functools import lru_cache
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

KEPT_PLANS: Final = 128
"""So many plans are kept: there are thousands, and an owner's file makes its own."""


def plan_of(number: int, seats: int, edition: str, data: str = "") -> Plan:
    """The plan of a world at a number of seats; all its tables share it."""
    return _kept_plan(number, seats, edition, data)


@lru_cache(maxsize=KEPT_PLANS)
def _kept_plan(number: int, seats: int, edition: str, data: str) -> Plan:
    return make_plan(number, seats, edition, data)


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


PAIRS: Final = tuple([100 * a + 10 * b + (2 * a - b - 1) % 9 + 1 for a in range(1, 10) for b in range(1, 10) if a != b])
"""72 worlds in which every pair of positions occurs."""


def shown_by(seats: int) -> list[dict[str, str]]:
    """A third of these worlds, each at one seat count, in which every position occurs; the booklet's own, and one for
    each odd case of the rulings. `make soak-worlds` plays all 504 at every seat count."""
    worlds = [world for place, world in enumerate(PAIRS) if place % 9 == (seats - 2) * 3]
    worlds += [BOOKLET[seats - 2], *ODD[seats - 2]]
    editions = [{"edition": "faq2015"}, {}]
    samples = [{"world": str(world)} | editions[place % 2] for place, world in enumerate(worlds)]
    return [{"world": RANDOM, "money": "open"}, *samples]


BOOKLET: Final = (456, 789, 123)
"""The worlds that the booklet plays itself, each at one seat count."""
ODD: Final = ((186, 621, 178), (482, 193, 846), (391, 962, 219))
"""A world of each row of the rulings on worlds with a hole or a risk."""


def check_world(origin: Origin) -> None:
    """Refuses a world that is none."""
    text = origin.options["world"]
    if text != RANDOM and text not in [str(number) for number in WORLDS]:
        raise BadOption(
            f"There is no world {text!r}: name three different digits from 1 to 9, such as 123, or 'random'."
        )
