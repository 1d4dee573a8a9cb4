"""Where work is done: in this process, in several on this machine, or on a Ray cluster.

What is handed out says all that is needed to do it, such as a batch of games: so the results, in the order in which the
work was handed out, do not depend on where they were made.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import active_children
from multiprocessing.process import BaseProcess
from typing import TypeVar

from neuland.lab.batch import Batch, Outcome, play_batch

Thing = TypeVar("Thing")
Result = TypeVar("Result")


@dataclass(frozen=True)
class Where:
    """Where the work is done."""

    jobs: int = 1
    ray: str = ""
    """The address of a Ray cluster, "local" for one of this machine's own, or "" for none."""


HERE = Where()


def play_all(batches: Sequence[Batch], where: Where, progress: Callable[[int], None]) -> list[list[Outcome]]:
    """The outcomes of all batches, in their order. `progress` hears how many games were finished."""
    results: dict[int, list[Outcome]] = {}
    for place, outcomes in done_by(play_batch, batches, where):
        results[place] = outcomes
        progress(len(outcomes))
    return [results[place] for place in range(len(batches))]


def done_by(work: Callable[[Thing], Result], things: Sequence[Thing], where: Where) -> Iterator[tuple[int, Result]]:
    """What work makes of each thing, as it is finished: their places and results."""
    if where.ray:
        from neuland.lab.cluster import on_ray  # Ray is an extra, and slow to load

        return on_ray(work, things, where.ray, where.jobs)
    return _here(work, things) if where.jobs == 1 else _in_processes(work, things, where.jobs)


def _here(work: Callable[[Thing], Result], things: Sequence[Thing]) -> Iterator[tuple[int, Result]]:
    for place, thing in enumerate(things):
        yield place, work(thing)


def _in_processes(work: Callable[[Thing], Result], things: Sequence[Thing], jobs: int) -> Iterator[tuple[int, Result]]:
    others = active_children()
    with ProcessPoolExecutor(max(1, min(jobs, len(things))), initializer=_die_quietly) as pool:
        try:
            waiting = {pool.submit(work, thing): place for place, thing in enumerate(things)}
            for done in as_completed(waiting):
                yield waiting[done], done.result()
        except BaseException:
            _stop(others)
            raise


def _die_quietly() -> None:
    """Ctrl-C reaches every process of a terminal; only the one that shows the progress has to say so."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _stop(others: Sequence[BaseProcess]) -> None:
    """Ends all work at once, also that of a bot that thinks for hours; other processes are left alone. The pool finds
    its own gone and is waited for: whoever leaves while it closes its pipes is told of a bad file descriptor."""
    for process in active_children():
        if process not in others:
            process.terminate()
