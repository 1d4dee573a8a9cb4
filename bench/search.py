"""How fast bots think: roll-outs a second for each game, on one core.

A roll-out is one iteration of `mcts`: hidden cards dealt, played on to the horizon, valued. Measured over
positions from all of a game; times are of the process, so that what others do does not count.

    python bench/search.py [GAME...]
"""

from __future__ import annotations

import sys
from time import process_time

from neuland.bots import Player
from neuland.bots.evaluation import evaluation_of
from neuland.bots.mcts import Search
from neuland.bots.tree import Node
from neuland.core import catalog
from neuland.core.rng import Dice
from neuland.core.table import Table
from neuland.lab.bench import compiled

ROLLOUTS = 40
POSITION_EVERY = 12


def positions(game: catalog.Game, seats: int) -> list[Table]:
    """What greedy bots come to."""
    table = game.new(seats, 1, quiet=True)
    players = [Player("greedy", seat) for seat in range(seats)]
    found = []
    while not table.over:
        decision = table.decisions[0]
        if len(decision.options) > 1 and len(table.actions) % POSITION_EVERY == 0:
            found.append(table.clone())
        table.play(decision, players[decision.seat].answer(table, decision))
    return found


def rollouts_per_s(game: catalog.Game, seats: int) -> float:
    done, spent = 0, 0.0
    for table in positions(game, seats):
        seat = table.decisions[0].seat
        search = Search(table.redeal(seat, 1), seat, evaluation_of(game.id), Dice(1), [Node() for _ in range(seats)])
        begin = process_time()
        for _ in range(ROLLOUTS):
            search.iterate()
        spent += process_time() - begin
        done += ROLLOUTS
    return done / spent


def main(names: list[str]) -> None:
    print(f"{'game':>12} {'seats':>6} {'roll-outs/s':>12}   compiled: {'yes' if compiled() else 'no'}")
    for name in names or sorted(catalog.catalog()):
        game = catalog.load(name)
        for seats in game.seats:
            print(f"{name:>12} {seats:>6} {rollouts_per_s(game, seats):>12,.0f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
