"""504 by the 72 worlds in which every pair of positions occurs: how often `greedy` beats `random` with two players,
seats swapped on the same deals; how its games against itself end; what the engine's operations cost.

python bench/worlds.py [GAMES] [WORLD ...]     so many games a world (default 6); all 72, unless some are named
"""

from __future__ import annotations

import sys
from collections import Counter
from random import Random
from statistics import fmean
from time import process_time
from typing import Any

from neuland.compiled import HOW
from neuland.core import catalog
from neuland.core.playout import play_out
from neuland.core.table import Table
from neuland.lab.play import play_game

GAME = catalog.load("worlds")
SEED = 504
SEATS = 4
"""At how many seats the operations are measured."""
COPIES = 200


def played(world: int, bots: tuple[str, str], deal: int) -> Table:
    table = GAME.new(2, SEED + deal, {"world": str(world)}, quiet=True)
    play_game(GAME, table, bots, SEED + deal)
    return table


def won_by_greedy(world: int, games: int) -> float:
    """Of so many games; shared ones count half."""
    total = 0.0
    for number in range(games):
        seat = number % 2
        table = played(world, ("greedy", "random") if seat == 0 else ("random", "greedy"), number // 2)
        total += (1 / len(table.winners)) if seat in table.winners else 0.0
    return total


def own_game(world: int) -> tuple[str, float]:
    """How a game of greedy against itself ends, and its seconds."""
    begin = process_time()
    table: Any = played(world, ("greedy", "greedy"), 0)
    return GAME.room("state").ENDINGS[table.over_at], process_time() - begin


def operations(world: int) -> tuple[float, float, float, float]:
    """Decisions a second of random play; microseconds for a copy; milliseconds for a plan and for a new table."""
    room = GAME.room("worlds")
    begin = process_time()
    room.make_plan(world, SEATS, "first")
    plan = process_time() - begin
    GAME.new(SEATS, 0, {"world": str(world)}, quiet=True)  # its plan is kept from now on
    begin = process_time()
    table = GAME.new(SEATS, SEED, {"world": str(world)}, quiet=True)
    new = process_time() - begin
    begin = process_time()
    decisions, _ = play_out(table, Random(SEED).random, GAME.longest)
    play = process_time() - begin
    begin = process_time()
    for _ in range(COPIES):
        table.clone()
    copy = (process_time() - begin) / COPIES
    return decisions / play, 1e6 * copy, 1e3 * plan, 1e3 * new


def main(games: int, worlds: list[int]) -> int:
    print(HOW)
    speeds = [operations(world) for world in worlds]
    decisions, copy, plan, new = [fmean(each[place] for each in speeds) for place in range(4)]
    print(f"{SEATS} seats: {decisions:.0f} decisions/s, clone {copy:.1f} µs, plan {plan:.2f} ms, table {new:.2f} ms")
    shares: dict[int, float] = {}
    endings, seconds = Counter[str](), []
    for world in worlds:
        shares[world] = 100 * won_by_greedy(world, games) / games
        end, took = own_game(world)
        endings[end] += 1
        seconds.append(took)
        print(f"{world}: greedy {shares[world]:.0f} of 100, its own game ends by {end} in {took:.2f} s", flush=True)
    weak = sorted([world for world in worlds if shares[world] < 60])
    print(f"greedy {fmean(shares.values()):.1f} of 100, {games} games each; below 60: {weak or 'none'}")
    print(f"its own games end by {dict(endings)}, {fmean(seconds):.2f} s each")
    return int(fmean(shares.values()) < 90 or bool(weak))


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    sys.exit(main(numbers[0] if numbers else 6, numbers[1:] or list(GAME.room("worlds").PAIRS)))
