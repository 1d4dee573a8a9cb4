"""In a worker: games are looked at again, and options are thought about for people who ask for a hint."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
from collections.abc import Generator
from time import monotonic
from typing import Any

from neuland.core.record import Record
from neuland.core.table import Table
from neuland.lab.hints import hints
from neuland.lab.review import Review, reviewing

PIECE = 0.5
"""Seconds of a review after which the worker says how far it is."""
LOWEST = 19
"""Everything else on the machine goes first."""

_open: dict[str, Generator[tuple[int, int], None, Review]] = {}
"""The review that is being made; when another one is asked for, it begins anew."""


def go_on(key: str, text: str, data: str, seat: int, tries: int) -> tuple[int, int, str]:
    """Goes on with the review of a seat in a record: how many steps are done, of how many, and the whole as JSON when
    it is finished."""
    _step_back()
    if key not in _open:
        _open.clear()
        _open[key] = reviewing(Record.loads(text), seat, tries, data)
    until = monotonic() + PIECE
    try:
        while True:
            done, steps = next(_open[key])
            if monotonic() >= until:
                return done, steps, ""
    except StopIteration as end:
        _open.clear()
        return 1, 1, json.dumps(end.value.facts())
    except BaseException:
        _open.clear()
        raise


def _step_back() -> None:
    with contextlib.suppress(AttributeError, OSError):  # not every system has priorities
        if os.getpriority(os.PRIO_PROCESS, 0) < LOWEST:
            os.setpriority(os.PRIO_PROCESS, 0, LOWEST)


def hint(blob: bytes, seat: int) -> list[dict[str, Any]]:
    """What a strong player would look at, as plain data."""
    table: Table = pickle.loads(blob)
    return [vars(option) for option in hints(table, seat)]
