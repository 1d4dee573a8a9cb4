"""Where games are played: in this process, in several on this machine, or on a Ray cluster.

What is handed out are batches, and a batch says all that is needed to play it: so the results, in the
order of the batches, do not depend on where they were made.
"""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import active_children
from multiprocessing.process import BaseProcess

from neuland.lab.batch import Batch, Outcome, play_batch

Played = Iterator[tuple[int, list[Outcome]]]
"""Batches as they are finished: their places and outcomes."""


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
    for place, outcomes in _played(batches, where):
        results[place] = outcomes
        progress(len(outcomes))
    return [results[place] for place in range(len(batches))]


def _played(batches: Sequence[Batch], where: Where) -> Played:
    if where.ray:
        from neuland.lab.cluster import on_ray  # Ray is an extra, and slow to load

        return on_ray(batches, where.ray, where.jobs)
    return _here(batches) if where.jobs == 1 else _in_processes(batches, where.jobs)


def _here(batches: Sequence[Batch]) -> Played:
    for place, batch in enumerate(batches):
        yield place, play_batch(batch)


def _in_processes(batches: Sequence[Batch], jobs: int) -> Played:
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
