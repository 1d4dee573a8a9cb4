"""All 504 worlds at every seat count, half of the games by whoever goes for the end: `make soak-worlds`.

python -m worlds.soak [GAMES]     in tests/: so many games a world and seat count (default 2), on all cores; exit
                                  status 1 on a fault
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

from neuland.core.decision import Decision
from neuland.core.rng import Dice
from neuland.games.worlds import GAME
from neuland.games.worlds.evaluation import rate
from neuland.games.worlds.invariants import check
from neuland.games.worlds.recount import recount
from neuland.games.worlds.state import ENDINGS, WorldsTable
from neuland.games.worlds.worlds import WORLDS
from worlds import goal
from worlds.way_left import WAYS

Choose = Callable[[WorldsTable, Decision], int]


def open_table(world: int, seats: int, number: int) -> WorldsTable:
    """The table of a game by its number: two games of the first edition, two of the second, and so on."""
    edition = ("first", "faq2015")[number // 2 % 2]
    table = GAME.new(seats, 1000 * number + world, {"world": str(world), "edition": edition}, quiet=True)
    assert isinstance(table, WorldsTable)
    return table


def play_out(table: WorldsTable, choose: Choose) -> WorldsTable:
    """A whole game under invariants; its scores are counted again."""
    length = 0
    while not table.over:
        decision = table.decisions[0]
        table.play(decision, decision.options[choose(table, decision)])
        check(table)
        length += 1
        assert length <= GAME.longest, "the game does not end"
    assert recount(table.truth()) == table.scores, "the scores, counted again, differ"
    return table


def play(world: int, seats: int, number: int) -> WorldsTable:
    """A game at random, every second one by whoever goes for the end."""
    dice = Dice(number, "soak")

    def at_random(table: WorldsTable, decision: Decision) -> int:
        return dice.below(len(decision.options))

    return play_out(open_table(world, seats, number), for_the_end(world, dice) if number % 2 else at_random)


def for_the_end(world: int, dice: Dice) -> Choose:
    """Who goes for it; where it comes by itself or by fighting, whoever looks for points at each third choice."""

    def for_points(table: WorldsTable, decision: Decision) -> int:
        chosen = dice.below(len(decision.options))
        if dice.below(3) == 0:
            ratings = rate(table, decision)
            chosen = ratings.index(max(ratings))
        return chosen

    return goal.choose if world // 100 in WAYS else for_points


def soak(world: int, games: int) -> tuple[Counter[str], list[str]]:
    """All games of a world: how they ended, and what was wrong."""
    endings, faults = Counter[str](), []
    for seats in GAME.seats:
        for number in range(games):
            try:
                endings[ENDINGS[play(world, seats, number).over_at]] += 1
            except Exception as fault:
                faults.append(f"world {world}, {seats} seats, game {number}: {fault!r}")
    return endings, faults


def main(games: int) -> int:
    wrong, endings = 0, Counter[str]()
    with ProcessPoolExecutor() as processes:
        for ended, faults in processes.map(soak, WORLDS, repeat(games)):
            endings += ended
            wrong += len(faults)
            for fault in faults:
                print(fault, flush=True)
    print(f"{endings.total()} games, {wrong} faults; how they ended: {dict(endings)}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2))
