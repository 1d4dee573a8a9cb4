"""How far the chances can be trusted that a review tells: of those who are said to win with 70 %, how many win."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from neuland.core import catalog
from neuland.core.rng import derived
from neuland.lab.batch import game_seed
from neuland.lab.play import play_game
from neuland.lab.review import chances
from neuland.lab.work import HERE, Where, done_by

TENTHS = 10


@dataclass(frozen=True)
class Asked:
    """A game between bots, and how closely it is looked at."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, str]
    seed: int
    iterations: int
    looks: int
    """At so many decisions of one seat."""


class Said(NamedTuple):
    """What was said of a seat, and its share of the victory in the end."""

    chance: float
    won: float


class Tenth(NamedTuple):
    """All that was said within a tenth."""

    number: int
    said: float
    """The chance on average."""
    won: float
    """The share that won."""


def calibrate(
    game: str,
    bots: tuple[str, ...],
    options: Mapping[str, str],
    games: int,
    iterations: int,
    looks: int,
    seed: int,
    where: Where = HERE,
    progress: Callable[[int], None] = lambda finished: None,
) -> list[Said]:
    """What is said of all seats in some games, with how these ended."""
    things = [Asked(game, bots, options, game_seed(seed, number), iterations, looks) for number in range(games)]
    found: dict[int, list[Said]] = {}
    for place, said in done_by(looked_at, things, where):
        found[place] = said
        progress(1)
    return [said for place in range(games) for said in found[place]]


def looked_at(asked: Asked) -> list[Said]:
    """Plays a game, then looks at decisions of one seat, as far apart as can be."""
    game = catalog.load(asked.game)
    table = game.new(len(asked.bots), asked.seed, asked.options, quiet=True)
    play_game(game, table, asked.bots, asked.seed)
    seat = derived(asked.seed, "seat") % table.seats
    own = [number for number, (actor, _) in enumerate(table.actions) if actor == seat]
    asked_for = [number for number in own if len(table.at(number).decision(seat).options) > 1]
    spread = [asked_for[place * len(asked_for) // asked.looks] for place in range(asked.looks)] if asked_for else []
    winners = table.winners
    return [
        Said(chance, (place in winners) / max(1, len(winners)))
        for each in chances(table, seat, sorted(set(spread)), asked.iterations)
        for place, chance in enumerate(each)
    ]


def by_tenths(said: Sequence[Said]) -> list[Tenth]:
    """What was said, by tenths; those in which nothing was said are left out."""
    found = []
    for tenth in range(TENTHS):
        within = [each for each in said if min(TENTHS - 1, int(TENTHS * each.chance)) == tenth]
        if within:
            found.append(
                Tenth(
                    len(within),
                    sum([each.chance for each in within]) / len(within),
                    sum([each.won for each in within]) / len(within),
                )
            )
    return found


def off(said: Sequence[Said]) -> float:
    """By how much the chances are off on average, by tenths: 0 for those that can be trusted."""
    return sum([tenth.number * abs(tenth.said - tenth.won) for tenth in by_tenths(said)]) / max(1, len(said))
