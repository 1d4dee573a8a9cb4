"""How fast the kernel's operations are for a game: random play, clone, view, replay.

Times are of the process, not of the clock, and the best of a few repetitions: what others do on the
machine should not count. The speed of a fixed loop of plain Python, measured in the same run, lets
figures from different machines be compared as ratios.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from time import process_time
from typing import Any, NamedTuple

from neuland.compiled import COMPILED, HOW
from neuland.core.catalog import Game
from neuland.core.playout import play_out
from neuland.core.record import Record, replay
from neuland.core.table import Table

REPETITIONS = 3
SECONDS = 0.5
LOOPS = 100_000
POSITION_EVERY = 16
IN_A_ROW = 20


def bench(
    games: Iterable[Game],
    seats: int | None = None,
    seconds: float = SECONDS,
    progress: Callable[[dict[str, Any]], None] | None = None,
) -> dict[str, Any]:
    """The figures of `neuland bench --json`; `progress` gets each row when it is measured."""
    rows = []
    for game in games:
        for count in game.seats if seats is None else (seats,):
            rows.append(row(game, count, seconds))
            if progress is not None:
                progress(rows[-1])
    return {"rows": rows, "python_loops_per_s": round(_rate(_python_loops, seconds))}


def compiled() -> bool:
    """Whether the kernel runs compiled."""
    return HOW == COMPILED


def row(game: Game, seats: int, seconds: float = SECONDS) -> dict[str, Any]:
    """The figures of one game at one seat count."""
    positions = _positions(game, seats)
    runs = [_random_play(game, seats, seconds, repetition) for repetition in range(REPETITIONS)]
    clones = _rate(lambda: _clones(positions), seconds)
    views = _rate(lambda: _views(positions), seconds)
    return {
        "game": game.id,
        "seats": seats,
        "compiled": compiled(),
        "decisions_per_s": round(max(run.decisions / run.playing for run in runs)),
        "games_per_s": round(max(run.games / run.playing for run in runs), 1),
        "clone_us": round(1e6 / clones, 2),
        "view_us": round(1e6 / views, 2),
        "replay_actions_per_s": round(max(run.decisions / run.replaying for run in runs)),
    }


class Run(NamedTuple):
    """Some random games, and the seconds that went into playing and into replaying them."""

    games: int
    decisions: int
    playing: float
    replaying: float


def _random_play(game: Game, seats: int, seconds: float, repetition: int) -> Run:
    """Some games in a row; then the same are replayed in a row, from their text as it would lie in a file: so what
    the machine does otherwise falls on both alike."""
    games = decisions = 0
    playing = replaying = 1e-9
    while playing < seconds or not games:
        row_seed = repetition + games
        begin = process_time()
        for table in _row(game, seats, row_seed):
            decisions += len(table.actions)
        playing += process_time() - begin
        records = [Record.loads(Record.of(table).dumps()) for table in _row(game, seats, row_seed)]
        begin = process_time()
        for record in records:
            replay(record, quiet=True)
        replaying += process_time() - begin
        games += IN_A_ROW
    return Run(games, decisions, playing, replaying)


def _row(game: Game, seats: int, seed: int) -> Iterator[Table]:
    """Random games, one after another, the same for the same seed."""
    chance = Random(seed).random
    for number in range(IN_A_ROW):
        table = game.new(seats, seed + number, quiet=True)
        play_out(table, chance, game.longest)
        yield table


def _positions(game: Game, seats: int) -> list[Table]:
    """Positions from all of a random game."""
    table = game.new(seats, 1, quiet=True)
    chance = Random(1).random
    positions = []
    while not table.over:
        if len(table.actions) % POSITION_EVERY == 0:
            positions.append(table.clone())
        decision = table.decisions[0]
        table.play(decision, decision.options[int(chance() * len(decision.options))])
    return positions


def _rate(work: Callable[[], int], seconds: float) -> float:
    """How many units of work are done in a second: the best of a few repetitions."""
    best = 0.0
    for _ in range(REPETITIONS):
        done = 0
        begin = process_time()
        while (spent := process_time() - begin) < seconds or not done:
            done += work()
        best = max(best, done / max(spent, 1e-9))
    return best


def _clones(positions: list[Table]) -> int:
    for position in positions:
        for _ in range(20):
            position.clone()
    return 20 * len(positions)


def _views(positions: list[Table]) -> int:
    for position in positions:
        for seat in range(position.seats):
            position.view(seat)
    return sum(position.seats for position in positions)


def _python_loops() -> int:
    """A fixed loop of plain Python, never compiled: this room is not among those that are."""
    total = 0
    for number in range(LOOPS):
        total += number & 7
    return LOOPS
