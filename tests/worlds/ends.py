"""For each of the 504 worlds a game that ends by the world's own test, not by the round limit (G48).

`ends.txt` names it: the world, who plays, how many, and the number of the game (`soak.py`). `make ends` (this file as a
script) writes it anew, for rules that have changed; `make soak-ends` plays them all.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from pathlib import Path
from typing import Final, NamedTuple

from neuland.games.worlds import GAME
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.worlds import WORLDS
from worlds import goal, soak

FILE: Final = Path(__file__).parent / "ends.txt"


class End(NamedTuple):
    """A game, and who plays it: `random`, or the one who goes for the end, `goal`."""

    world: int
    player: str
    seats: int
    number: int


def play(end: End) -> WorldsTable:
    """The whole game, under invariants."""
    if end.player == "random":
        return soak.play(end.world, end.seats, end.number)
    return soak.play_out(soak.open_table(end.world, end.seats, end.number), goal.choose)


def kept() -> list[End]:
    rows = [line.split() for line in FILE.read_text("utf-8").splitlines()]
    return [End(int(world), player, int(seats), int(number)) for world, player, seats, number in rows]


def tries(world: int) -> Iterator[End]:
    """A game at random, some by whoever goes for the end, then many at random; each with 4, 3 and 2 seats."""
    for player, numbers in (("random", range(1)), ("goal", range(6)), ("random", range(2, 200, 2))):
        for number, seats in product(numbers, reversed(GAME.seats)):
            yield End(world, player, seats, number)


def find(world: int) -> End | None:
    """The first of these games that ends by the world's own test."""
    return next((end for end in tries(world) if goal.own_end(play(end))), None)


def main() -> None:
    with ProcessPoolExecutor() as processes:
        found = list(processes.map(find, WORLDS))
    ends = [end for end in found if end]
    FILE.write_text("".join(f"{end.world} {end.player} {end.seats} {end.number}\n" for end in ends), "utf-8")
    print(f"{len(ends)} worlds end by their own test; not seen to:", *sorted({*WORLDS} - {end.world for end in ends}))


if __name__ == "__main__":
    main()
