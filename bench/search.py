"""How fast bots think, on one core: roll-outs a second for each game, and how long one answer of `mcts:500it` takes.

A roll-out is one iteration of `mcts`: hidden cards dealt, played on to the horizon, valued. Measured over
positions from all of a game; times are of the process, so that what others do does not count.

    python bench/search.py [GAME...]
    python bench/search.py --beside FOLDER [GAME...]

With `--beside` the answers of another checkout (a folder with `src`) are timed too, in turns with those of this
one, and the last column is this one's time by the other's: figures of one run are all that can be compared.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time

from neuland.bots import Player
from neuland.core import catalog
from neuland.core.table import Table

sys.path.append(str(Path(__file__).absolute().parent.parent))

from bench import beside

ROLLOUTS = 40
POSITION_EVERY = 12
ANSWERS = 6
"""So many positions are answered in full."""
TURNS = 2
"""How often both checkouts are timed; the fastest time of each counts."""
BOT = "mcts:500it"


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
    from neuland.bots.evaluation import evaluation_of
    from neuland.bots.mcts import Search
    from neuland.bots.tree import Memory  # older checkouts have none of it, and are asked for answers alone
    from neuland.core.rng import Dice

    done, spent = 0, 0.0
    for table in positions(game, seats):
        seat = table.decisions[0].seat
        search = Search(table.redeal(seat, 1), seat, evaluation_of(game.id), Dice(1), Memory(seats))
        begin = process_time()
        for _ in range(ROLLOUTS):
            search.iterate()
        spent += process_time() - begin
        done += ROLLOUTS
    return done / spent


def seconds_an_answer(game: catalog.Game, seats: int) -> float:
    """Of `mcts:500it`, in positions from all of a game."""
    found = positions(game, seats)
    tables = found[:: max(1, len(found) // ANSWERS)]
    begin = process_time()
    for table in tables:
        Player(BOT, 1).answer(table, table.decisions[0])
    return (process_time() - begin) / len(tables)


def timed(folder: Path, name: str, seats: int) -> float:
    """The same by the sources in a folder, in a process of its own; the fastest of some times."""
    return float(beside.run(folder, __file__, "--answer", name, str(seats)))


def both(folder: Path, names: list[str]) -> None:
    known = beside.games(folder)
    print(f"compiled: {' and '.join('yes' if beside.is_compiled(each) else 'no' for each in (beside.HERE, folder))}")
    print(f"{'game':>12} {'seats':>6} {'s an answer':>12} {'beside':>8} {'ratio':>6}")
    for name in [name for name in names if name in known]:
        for seats in catalog.load(name).seats:
            times = [(timed(beside.HERE, name, seats), timed(folder, name, seats)) for _ in range(TURNS)]
            here, there = min(each[0] for each in times), min(each[1] for each in times)
            print(f"{name:>12} {seats:>6} {here:>12.3f} {there:>8.3f} {here / there:>6.2f}", flush=True)


def alone(names: list[str]) -> None:
    build = "yes" if beside.is_compiled(beside.HERE) else "no"
    print(f"{'game':>12} {'seats':>6} {'roll-outs/s':>12} {'s an answer':>12}   compiled: {build}")
    for name in names:
        game = catalog.load(name)
        for seats in game.seats:
            seconds = seconds_an_answer(game, seats)
            print(f"{name:>12} {seats:>6} {rollouts_per_s(game, seats):>12,.0f} {seconds:>12.3f}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument("--beside", type=Path, metavar="FOLDER", help="another checkout, timed in turns with this one")
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        print(seconds_an_answer(catalog.load(asked.games[0]), int(asked.games[1])))
        return
    names = asked.games or sorted(catalog.catalog())
    if asked.beside:
        both(asked.beside, names)
    else:
        alone(names)


if __name__ == "__main__":
    main()
