"""Many games between bots: how they end, and how fast they are played.

The work is cut into batches. A batch says all that is needed to play it, so its results do not
depend on which process, or which machine, plays it.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import blake2b
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import perf_counter
from typing import Any

from neuland.bots import make_bot
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.record import Record
from neuland.core.rng import start
from neuland.core.table import Table
from neuland.lab.play import Length, play_game

LARGEST_BATCH = 50


@dataclass(frozen=True)
class Batch:
    """Some of the games of a simulation: those numbered `first` up to, not including, `end`."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    data: str
    seed: int
    first: int
    end: int
    records: str = ""
    """The folder that gets a record of each game; "" for none."""


@dataclass(frozen=True)
class Outcome:
    """What a simulation keeps of one game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    fingerprint: str
    rounds: int
    length: Length


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    data: str = "",
    records_dir: str = "",
    progress: Callable[[int], None] | None = None,
) -> dict[str, Any]:
    """Plays games between the bots named in `seats`; the keys are those of `neuland simulate --json`.

    `progress` is called with the number of games that were finished since it was last called.
    """
    origin = catalog.load(game).origin(len(seats), seed, options or {}, data)
    for bot in seats:
        make_bot(bot, seed)
    _prepare(records_dir)
    whole = Batch(game, tuple(seats), origin.options, data, seed, 0, games, records_dir)
    begin = perf_counter()
    outcomes = _play_all(whole, jobs, progress or _unheard)
    return summary(whole, outcomes, perf_counter() - begin)


def _unheard(finished: int) -> None:
    """For those who do not want to hear of progress."""


def _prepare(records_dir: str) -> None:
    if records_dir:
        try:
            Path(records_dir).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"{records_dir}: cannot keep records there ({error.strerror}).") from None


def game_seed(seed: int, number: int) -> int:
    """The seed of a simulation's game of that number."""
    return start(seed, f"game {number}") >> 1


def play_batch(batch: Batch) -> list[Outcome]:
    """Plays a batch: the unit of work, here or in another process."""
    game = catalog.load(batch.game)
    outcomes = []
    for number in range(batch.first, batch.end):
        seed = game_seed(batch.seed, number)
        table = game.new(len(batch.bots), seed, batch.options, batch.data, quiet=True)
        length = play_game(game, table, batch.bots, seed)
        outcomes.append(_outcome(table, length))
        if batch.records:
            _keep(table, Path(batch.records) / f"{game.id}-{number:05}.jsonl")
    return outcomes


def _outcome(table: Table, length: Length) -> Outcome:
    rounds = table.view(None).get("round", 0)
    return Outcome(tuple(table.scores), tuple(table.winners), table.fingerprint(), rounds, length)


def _keep(table: Table, file: Path) -> None:
    try:
        file.write_text(Record.of(table).dumps(), "utf-8")
    except OSError as error:
        raise BadOption(f"{file}: cannot keep the record there ({error.strerror}).") from None


def _batches(whole: Batch, jobs: int) -> Iterator[Batch]:
    """Small enough that all processes are busy to the end and progress is seen."""
    size = max(1, min(LARGEST_BATCH, (whole.end + 4 * jobs - 1) // (4 * jobs)))
    for first in range(0, whole.end, size):
        yield Batch(
            whole.game,
            whole.bots,
            whole.options,
            whole.data,
            whole.seed,
            first,
            min(first + size, whole.end),
            whole.records,
        )


def _play_all(whole: Batch, jobs: int, progress: Callable[[int], None]) -> list[Outcome]:
    """The outcomes of all games, in their order."""
    batches = list(_batches(whole, jobs))
    played = _here(batches) if jobs == 1 else _in_processes(batches, jobs)
    results: dict[int, list[Outcome]] = {}
    for place, outcomes in played:
        results[place] = outcomes
        progress(len(outcomes))
    return [outcome for place in range(len(batches)) for outcome in results[place]]


def _here(batches: Sequence[Batch]) -> Iterator[tuple[int, list[Outcome]]]:
    for place, batch in enumerate(batches):
        yield place, play_batch(batch)


def _in_processes(batches: Sequence[Batch], jobs: int) -> Iterator[tuple[int, list[Outcome]]]:
    others = active_children()
    with ProcessPoolExecutor(min(jobs, len(batches)), initializer=_die_quietly) as pool:
        waiting = {pool.submit(play_batch, batch): place for place, batch in enumerate(batches)}
        try:
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            _stop(pool, others)
            raise


def _die_quietly() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that shows the progress has to say so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _stop(pool: ProcessPoolExecutor, others: Sequence[BaseProcess]) -> None:
    """Ends all work at once, also that of a bot that thinks for hours; other processes are left alone."""
    pool.shutdown(wait=False, cancel_futures=True)
    for process in active_children():
        if process not in others:
            process.terminate()


def summary(whole: Batch, outcomes: Sequence[Outcome], seconds: float) -> dict[str, Any]:
    """The figures of a simulation."""
    games = len(outcomes)
    decisions = sum(outcome.length.decisions for outcome in outcomes)
    options = sum(outcome.length.options for outcome in outcomes)
    seats = range(len(whole.bots))
    return {
        "game": whole.game,
        "seats": list(whole.bots),
        "options": dict(whole.options),
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(games / seconds, 1),
        "decisions_per_s": round(decisions / seconds, 1),
        "options_per_decision": round(options / max(1, decisions), 3),
        "rounds": round(sum(outcome.rounds for outcome in outcomes) / games, 3),
        "scores": [_spread([outcome.scores[seat] for outcome in outcomes]) for seat in seats],
        "wins": [round(sum(_share(outcome, seat) for outcome in outcomes), 3) for seat in seats],
        "digest": digest(outcomes),
    }


def _spread(scores: Sequence[int]) -> dict[str, float]:
    return {"mean": round(sum(scores) / len(scores), 3), "min": min(scores), "max": max(scores)}


def _share(outcome: Outcome, seat: int) -> float:
    """A seat's part of the victory: shared wins are split."""
    return 1 / len(outcome.winners) if seat in outcome.winners else 0


def digest(outcomes: Sequence[Outcome]) -> str:
    """A hash over all final results, in the order of the games."""
    hashed = blake2b(digest_size=16)
    for outcome in outcomes:
        hashed.update(repr((outcome.scores, outcome.winners, outcome.fingerprint)).encode())
    return hashed.hexdigest()
