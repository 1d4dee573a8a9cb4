"""How worlds play, from the atlas: games between bots that were really played (docs/atlas.md), for the Book of Worlds.

`data/atlas.toml` says in `made` by which command and when. Of a world that was not played nothing is said.
"""

from __future__ import annotations

import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from neuland.core.errors import BadData
from neuland.games.worlds.worlds import WORLDS

FILE: Final = Path(__file__).parent / "data" / "atlas.toml"
COLUMNS: Final = ("games", "rounds", "minutes", "limit", "leads", "margin", "first")
"""What a world's numbers are: games played, then means of rounds, guessed minutes, the part that the round limit ended,
lead changes, the winner's margin, and what moving first brings."""
PLAYERS: Final = ("2", "3", "4")
CHARACTERS: Final = {"tense": ("leads", True), "close": ("margin", False), "runaway": ("margin", True)}
"""A word for worlds of the highest or lowest quarter of a figure."""
HALF: Final = 0.5
ENOUGH: Final = 3
"""So many games of a world must have been played before a word is said about its character."""
ENOUGH_EACH: Final = 4
"""And so many with each number of players before one of them is called the best."""


class Figures:
    """The figures of the worlds that were played."""

    def __init__(self, made: dict[str, Any], worlds: dict[int, dict[int, tuple[float, ...]]]) -> None:
        self.made = made
        self.worlds = worlds

    def number(self, world: int, players: int, column: str) -> float | None:
        """A figure of a world, None where it was not played by so many."""
        found = self.worlds.get(world, {}).get(players)
        return None if found is None else found[COLUMNS.index(column)]

    def mean(self, world: int, column: str) -> float | None:
        """A figure over all numbers of players."""
        found = [numbers[COLUMNS.index(column)] for numbers in self.worlds.get(world, {}).values()]
        return sum(found) / len(found) if found else None

    def minutes(self, world: int) -> tuple[int, int] | None:
        """How long a game usually takes, with the fewest and the most players that were tried; to five minutes."""
        found = self.worlds.get(world)
        if not found:
            return None
        each = [max(5, 5 * round(found[players][COLUMNS.index("minutes")] / 5)) for players in sorted(found)]
        return min(each), max(each)

    def best_with(self, world: int) -> int | None:
        """With how many it plays best: where games end by themselves, close, and nobody is ahead by moving first. None
        where fewer than two numbers of players were tried often enough."""
        found = {players: row for players, row in self.worlds.get(world, {}).items() if row[0] >= ENOUGH_EACH}
        if len(found) < 2:
            return None
        return min(sorted(found), key=lambda players: _flaws(found[players]))

    def character(self, world: int) -> list[str]:
        """Words for what is special about it."""
        if sum([row[0] for row in self.worlds.get(world, {}).values()]) < ENOUGH:
            return []
        words = [word for word, (column, high) in CHARACTERS.items() if self._stands_out(world, column, high)]
        limit = self.mean(world, "limit")
        return words + ["endless"] * (limit is not None and limit > HALF)

    def _stands_out(self, world: int, column: str, high: bool) -> bool:
        mean = self.mean(world, column)
        if mean is None:
            return False
        low, top = quarters(self, column)
        return mean > top if high else mean < low


def _flaws(numbers: tuple[float, ...]) -> float:
    of = dict(zip(COLUMNS, numbers, strict=True))
    return 2 * of["limit"] + of["margin"] + abs(of["first"])


@lru_cache(len(CHARACTERS))
def quarters(figures: Figures, column: str) -> tuple[float, float]:
    """Below and above what a quarter of the worlds lie."""
    means = sorted([mean for world in figures.worlds if (mean := figures.mean(world, column)) is not None])
    return means[len(means) // 4], means[len(means) - 1 - len(means) // 4]


@cache
def known_figures() -> Figures:
    """The figures that are shipped."""
    return read_figures(FILE.read_text("utf-8"))


def read_figures(text: str) -> Figures:
    """A file of figures, checked: only worlds that there are, with as many numbers as there are columns."""
    try:
        found = tomllib.loads(text)
        made, worlds = dict(found["made"]), dict(found["worlds"])
        if worlds and tuple(found["columns"]) != COLUMNS:
            raise BadData(f"The atlas has other columns than {', '.join(COLUMNS)}.")
        return Figures(made, {_world(name): _players(name, numbers) for name, numbers in worlds.items()})
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BadData(f"The atlas cannot be read: {error!r}.") from None


def _world(name: str) -> int:
    if not name.isdigit() or int(name) not in WORLDS:
        raise BadData(f"The atlas has a world {name!r}, which there is not.")
    return int(name)


def _players(world: str, numbers: dict[str, list[float]]) -> dict[int, tuple[float, ...]]:
    found = {}
    for players, row in numbers.items():
        if players not in PLAYERS or len(row) != len(COLUMNS) or not all(type(each) in (int, float) for each in row):
            raise BadData(f"The atlas is wrong about world {world} with {players} players.")
        found[int(players)] = tuple([float(each) for each in row])
    return found
