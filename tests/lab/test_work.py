"""Work on several processes: whoever stops it leaves nothing behind."""

from __future__ import annotations

from collections.abc import Generator
from multiprocessing import active_children
from threading import enumerate as threads
from time import sleep

from neuland.lab.work import Where, done_by


def nap(seconds: int) -> int:
    sleep(seconds)
    return seconds


def test_work_that_is_given_up_ends_at_once_and_leaves_nothing_behind() -> None:
    """Nor a thread that still closes its pipes: at the end of a process that is said to be an error."""
    before, known = set(threads()), set(active_children())
    results = done_by(nap, [0, 600, 600], Where(2))
    assert next(results) == (0, 0)
    assert isinstance(results, Generator)
    results.close()
    assert set(active_children()) == known
    assert set(threads()) == before
