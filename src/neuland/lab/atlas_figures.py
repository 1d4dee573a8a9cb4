"""What the rows of an atlas say: figures of each world with their intervals, likeness, odd worlds and what is common
to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from math import log1p, sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple

from neuland.lab.atlas import COLUMNS, Atlas, Row

CONFIDENCE = 1.96
"""So many standard errors to either side hold 95 of 100."""
CHOICE_SECONDS, OTHER_SECONDS, TURN_SECONDS = 5.0, 2.0, 20.0
"""How long people are guessed to need: for a choice, for any other decision, for handling the pieces of a turn."""
LIMIT = "rounds"
"""The ending of a game that no rule of its world has ended (G48)."""
STEPS = 200
ODD_GAMES = 4
"""A world is only called odd after so many games."""

Game = dict[str, Any]
"""A game of a row by the names of `COLUMNS`."""


class Measure(NamedTuple):
    """A mean, and between what it lies with 95 % confidence."""

    mean: float
    low: float
    high: float
    games: int


def games_of(row: Row) -> list[Game]:
    return [dict(zip(COLUMNS, game, strict=True)) for game in row["games"]]


# ---- one game -----------------------------------------------------------------------------------------------------


def minutes(game: Game) -> float:
    """How long people would sit at it: a guess from what was decided."""
    choices, turns = float(game["choices"]), float(len(game["scores"]) * game["rounds"])
    others = float(game["decisions"]) - choices
    return (CHOICE_SECONDS * choices + OTHER_SECONDS * others + TURN_SECONDS * turns) / 60


def margin(game: Game) -> float:
    """How far the first was ahead of the second, as a part of the first's points."""
    best, second = sorted(map(float, game["scores"]), reverse=True)[:2]
    return (best - second) / max(1.0, abs(best))


def spread(game: Game) -> float:
    return float(max(game["scores"]) - min(game["scores"]))


def first_won(game: Game) -> float:
    """What whoever moved first got, above what everybody would get by chance."""
    share = 1 / len(game["winners"]) if game["first"] in game["winners"] else 0.0
    return share - 1 / len(game["scores"])


MEASURES: dict[str, Callable[[Game], float]] = {
    "rounds": lambda game: float(game["rounds"]),
    "decisions": lambda game: float(game["decisions"]),
    "minutes": minutes,
    "options": lambda game: game["options"] / max(1, game["decisions"]),
    "choices": lambda game: game["choices"] / max(1, game["decisions"]),
    "points": lambda game: fmean(game["scores"]),
    "spread": spread,
    "margin": margin,
    "first": first_won,
    "leads": lambda game: float(game["leads"]),
    "touch": lambda game: game["touched"] / max(1, game["looked"]),
    "limit": lambda game: float(game["end"] == LIMIT),
    "tied": lambda game: float(len(game["winners"]) > 1),
}
"""What is counted in each game, and averaged."""
LIKENESS = ("rounds", "minutes", "options", "choices", "margin", "leads", "touch", "limit")
"""What worlds are compared by."""


# ---- worlds -------------------------------------------------------------------------------------------------------


def measured(values: Sequence[float]) -> Measure:
    mean = fmean(values)
    around = CONFIDENCE * stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return Measure(mean, mean - around, mean + around, len(values))


def by_world(atlas: Atlas, players: int = 0) -> dict[int, list[Game]]:
    """All games of each world, at one number of players or at all."""
    found: dict[int, list[Game]] = {}
    for row in atlas.rows:
        if players in (0, row["players"]):
            found.setdefault(row["world"], []).extend(games_of(row))
    return found


def figures(games: Sequence[Game]) -> dict[str, Measure]:
    return {name: measured([measure(game) for game in games]) for name, measure in MEASURES.items()}


def swaps(atlas: Atlas) -> dict[int, tuple[Measure, Measure]]:
    """For each world with two players, seats swapped on the same deal: how often the better bot won, and how often the
    same seat won both times, whoever sat there."""
    shares: dict[str, list[float]] = {}
    for row in atlas.rows:
        for bot, pairs in row.get("swapped", {}).items():
            shares.setdefault(bot, []).extend(map(fmean, pairs))
    stronger = [bot for bot, won in shares.items() if fmean(won) < 0.5]
    found = {}
    for row in atlas.rows:
        met = [(bot in stronger, pair) for bot, pairs in row.get("swapped", {}).items() for pair in pairs]
        if met:
            skill = measured([1 - fmean(pair) if other else fmean(pair) for other, pair in met])
            found[row["world"]] = (skill, measured([abs(pair[0] - pair[1]) for _, pair in met]))
    return found


# ---- positions ----------------------------------------------------------------------------------------------------


def positions(world: int) -> tuple[tuple[int, int], ...]:
    """A world's modules with their places, from 1 to 3."""
    return (world // 100, 1), (world // 10 % 10, 2), (world % 10, 3)


def brought(known: dict[int, dict[str, Measure]]) -> dict[tuple[int, int], dict[str, float]]:
    """What each module in each place changes: the mean of its worlds against that of all."""
    whole = {name: fmean([each[name].mean for each in known.values()]) for name in MEASURES}
    found: dict[tuple[int, int], dict[str, float]] = {}
    for place in (1, 2, 3):
        for module in range(1, 10):
            there = [each for world, each in known.items() if (module, place) in positions(world)]
            if there:
                found[module, place] = {
                    name: fmean([each[name].mean for each in there]) - whole[name] for name in MEASURES
                }
    return found


def sources(atlas: Atlas) -> dict[int, list[tuple[str, float]]]:
    """By the module of TOP I where points come from: the part of each line of the score sheets."""
    points: dict[int, Counter[str]] = {}
    for world, games in by_world(atlas).items():
        for game in games:
            points.setdefault(world // 100, Counter()).update(game["sources"])
    return {
        module: [(source, number / max(1, sum(lines.values()))) for source, number in lines.most_common()]
        for module, lines in sorted(points.items())
    }


# ---- odd ones -----------------------------------------------------------------------------------------------------


def odd_worlds(atlas: Atlas) -> dict[str, list[int]]:
    """Worlds that never end by themselves, always end tied, bring nobody a point, or are always won by the first, or
    never."""
    tests: dict[str, Callable[[Game], bool]] = {
        "endless": lambda game: bool(game["end"] == LIMIT),
        "tied": lambda game: len(game["winners"]) == len(game["scores"]),
        "pointless": lambda game: not any(game["scores"]),
        "first": lambda game: game["winners"] == [game["first"]],
        "last": lambda game: game["first"] not in game["winners"],
    }
    known = {world: games for world, games in by_world(atlas).items() if len(games) >= ODD_GAMES}
    return {
        kind: found
        for kind, odd in tests.items()
        if (found := [world for world, games in known.items() if all(map(odd, games))])
    }


def shared_by(odd: Sequence[int], worlds: Iterable[int]) -> list[tuple[tuple[int, int], int, float]]:
    """The positions that odd worlds have more often than all: which, how many of them, and how many times as often as
    by chance; only what at least two have, and twice as often."""
    everywhere = Counter(position for world in worlds for position in positions(world))
    total = sum(everywhere.values()) / 3
    among = Counter(position for world in odd for position in positions(world))
    lifted = [(position, count, count / len(odd) / (everywhere[position] / total)) for position, count in among.items()]
    return sorted(
        [found for found in lifted if found[1] > 1 and found[2] >= 2], key=lambda found: (-found[2], found[0])
    )


# ---- likeness -----------------------------------------------------------------------------------------------------


def projected(known: dict[int, dict[str, Measure]]) -> dict[int, tuple[float, float]]:
    """Each world as a point of the plane: the two directions in which worlds differ most (principal components, found
    by repeated multiplication)."""
    worlds = sorted(known)
    columns = [_standard([log1p(max(0.0, known[world][name].mean)) for world in worlds]) for name in LIKENESS]
    spread_of = [[fmean(a * b for a, b in zip(one, two, strict=True)) for two in columns] for one in columns]
    first = _direction(spread_of, [])
    second = _direction(spread_of, [first])
    return {
        world: (
            sum(way * column[place] for way, column in zip(first, columns, strict=True)),
            sum(way * column[place] for way, column in zip(second, columns, strict=True)),
        )
        for place, world in enumerate(worlds)
    }


def _standard(values: list[float]) -> list[float]:
    mean = fmean(values)
    deviation = sqrt(fmean((value - mean) ** 2 for value in values)) or 1.0
    return [(value - mean) / deviation for value in values]


def _direction(matrix: list[list[float]], without: list[list[float]]) -> list[float]:
    """The direction of most spread, at right angles to those that were found before."""
    found = [1.0 + place for place in range(len(matrix))]
    for _ in range(STEPS):
        for other in without:
            along = sum(a * b for a, b in zip(found, other, strict=True))
            found = [a - along * b for a, b in zip(found, other, strict=True)]
        found = [sum(a * b for a, b in zip(row, found, strict=True)) for row in matrix]
        length = sqrt(sum(a * a for a in found)) or 1.0
        found = [a / length for a in found]
    return found
