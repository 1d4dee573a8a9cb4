"""What a step through PettingZoo costs, beside the bare kernel; and what masks and observations cost.

Both play random games: the kernel by `play`, the environment by `step` with numbers from the mask in the info, chosen
beforehand. Observations are made when they are asked for (`observe`, `last`), so they are measured by themselves;
`learning/s` is how many steps a second are done with observation and mask of each; `vector/s` the same for sixteen
tables that one call steps, with a random bot's answer between two of the agent's; `times` is each by the kernel.

Times are of the process, and of each game the best of a few repetitions: what others do on the machine should not
count. With `--beside` each game is followed by the same of another checkout; what that has not, is not measured.

    python bench/environments.py [GAME...] [--beside FOLDER]
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

import numpy as np

from neuland.core import catalog
from neuland.core.table import Table, View
from neuland.envs.actions import Numbering
from neuland.envs.observations import Observer
from neuland.envs.pettingzoo import env

sys.path.append(str(Path(__file__).absolute().parent.parent))

from bench import beside

SEATS = 2
GAMES = 12
REPETITIONS = 5
TABLES = 16
STEPS = 60


Times = list[tuple[int, float]]
"""Of each game its steps, and the seconds that they took."""


def best(measure: Callable[[catalog.Game], Times], game: catalog.Game) -> float:
    """Microseconds for a step."""
    runs = [measure(game) for _ in range(REPETITIONS)]
    steps = sum(number for number, _ in runs[0])
    spent = [min(run[number][1] for run in runs) for number in range(GAMES)]
    return 1e6 * sum(spent) / steps


def kernel(game: catalog.Game) -> Times:
    """Decisions of the bare kernel."""
    chance = Random(1).random
    times: Times = []
    for seed in range(GAMES):
        table, steps = game.new(SEATS, seed, quiet=True), 0
        begin = process_time()
        while table.decisions:
            decision = table.decisions[0]
            options = decision.options
            table.play(decision, options[int(chance() * len(options))])
            steps += 1
        times.append((steps, process_time() - begin))
    return times


@cache
def answers(name: str, seed: int) -> list[int]:
    """What is answered in a random game, by number: choosing is not measured."""
    chance, chosen = Random(seed).random, []
    door: Any = env(name, SEATS)
    door.reset(seed=seed)
    while not door.table.over:
        legal = door.infos[door.agent_selection]["action_mask"].nonzero()[0]
        chosen.append(int(legal[int(chance() * len(legal))]))
        door.step(chosen[-1])
    return chosen


def stepping(game: catalog.Game) -> Times:
    """Steps of the environment, the mask in the info included."""
    times: Times = []
    door: Any = env(game.id, SEATS)
    for seed in range(GAMES):
        actions = answers(game.id, seed)
        door.reset(seed=seed)
        begin = process_time()
        for action in actions:
            door.step(action)
        times.append((len(actions), process_time() - begin))
    return times


def learning(game: catalog.Game) -> Times:
    """What a learner does: a step, then observation and mask of whoever is asked next."""
    times: Times = []
    door: Any = env(game.id, SEATS)
    for seed in range(GAMES):
        actions = answers(game.id, seed)
        door.reset(seed=seed)
        seen = door.observe(door.agent_selection)
        begin = process_time()
        for action in actions:
            door.step(action)
            seen = door.observe(door.agent_selection)
        times.append((len(actions), process_time() - begin))
        assert not seen["action_mask"].any(), "it is over"
    return times


def vector(game: catalog.Game) -> float:
    """Microseconds for one table's part of a call that steps many, observation and mask included. A bot answers at
    random in between, so that two decisions are taken."""
    try:
        from neuland.envs.vector import Seats
    except ImportError:  # of an older checkout
        return math.nan
    chance = Random(1).random
    many = Seats(game.id, TABLES, ["random"] * (SEATS - 1))
    seen, spent = many.reset(seed=1)[0], 0.0
    for _ in range(STEPS):
        choices = [mask.nonzero()[0] for mask in seen["action_mask"]]
        actions = np.array([legal[int(chance() * len(legal))] if len(legal) else 0 for legal in choices])
        begin = process_time()
        seen, *_ = many.step(actions)
        spent += process_time() - begin
    return 1e6 * spent / STEPS / TABLES


def sample(game: catalog.Game) -> list[Table]:
    chance, table, found = Random(1).random, game.new(SEATS, 1, quiet=True), []
    while table.decisions:
        found.append(table.clone())
        decision = table.decisions[0]
        table.play(decision, decision.options[int(chance() * len(decision.options))])
    return found


def each(work: Callable[[Table], object], tables: list[Table]) -> float:
    """Microseconds for one piece of work, at best."""
    spent = []
    for _ in range(REPETITIONS):
        begin = process_time()
        for table in tables:
            work(table)
        spent.append(process_time() - begin)
    return 1e6 * min(spent) / len(tables)


def _mask(numbering: Numbering, table: Table) -> object:
    return numbering.mask(table.decisions[0])


def _view(table: Table) -> View:
    return table.view(table.decisions[0].seat)


def _observe(observer: Observer, table: Table) -> object:
    seat = table.decisions[0].seat
    return observer.seen(table, seat) if hasattr(observer, "seen") else observer.vector(table.view(seat))


def row(name: str) -> str:
    """The line of a game."""
    game, door = catalog.load(name), env(name, SEATS)
    tables, numbering, observer = sample(game), door.numbering, door.observer
    bare, step = best(kernel, game), best(stepping, game)
    mask = each(partial(_mask, numbering), tables)
    view = each(_view, tables)
    observe = each(partial(_observe, observer), tables)
    learned = best(learning, game)
    many = min(vector(game) for _ in range(REPETITIONS))
    return (
        f"{name:>12} {bare:>10.1f} {step:>8.1f} {step / bare:>6.1f} {mask:>8.1f} {view:>8.1f} {observe:>10.1f}"
        f" {1e6 / learned:>10,.0f} {learned / bare:>6.1f} {1e6 / many:>9,.0f} {many / bare:>6.1f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games", nargs="*")
    parser.add_argument(
        "--beside", type=Path, metavar="FOLDER", help="another checkout, measured in turns with this one"
    )
    parser.add_argument("--row", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.row:
        print(row(asked.games[0]))
        return
    print(
        f"{'game':>12} {'kernel µs':>10} {'step µs':>8} {'times':>6} {'mask µs':>8} {'view µs':>8} {'observe µs':>10}"
        f" {'learning/s':>10} {'times':>6} {'vector/s':>9} {'times':>6}   compiled"
    )
    folders = [beside.HERE, *([asked.beside] if asked.beside else [])]
    known = {folder: (beside.games(folder), "yes" if beside.is_compiled(folder) else "no") for folder in folders}
    for name in asked.games or sorted(catalog.catalog()):
        for folder, (games, build) in known.items():
            if name in games:
                said = beside.run(folder, __file__, "--row", name).rstrip()
                print(f"{said}   {build}{'' if folder is beside.HERE else ', beside'}", flush=True)


if __name__ == "__main__":
    main()
