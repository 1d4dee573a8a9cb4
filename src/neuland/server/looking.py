"""In a worker: games are looked at again, and options are thought about for people who ask for a hint."""

from __future__ import annotations

import contextlib
import json
import os
import pickle
from collections.abc import Generator
from statistics import pstdev
from time import monotonic
from typing import Any

from neuland.bots.consider import consider
from neuland.core.record import Record
from neuland.core.table import Table
from neuland.lab.reasons import alternatives
from neuland.lab.review import Review, at_first_sight, reviewing

PIECE = 0.5
"""Seconds of a review after which the worker says how far it is."""
LOWEST = 19
"""Everything else on the machine goes first."""
HINT_SECONDS = 2.0
FIRST_LOOK = 24
"""Tries by which it is found out how many there is time for."""
MOST_TRIES = 400
HINTS = 3

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


def hints(blob: bytes, seat: int) -> list[dict[str, Any]]:
    """Two or three options that a strong player would look at, best first, by what the seat knows."""
    table: Table = pickle.loads(blob)
    begun = monotonic()
    first = at_first_sight(table, seat)
    thoughts = consider(table, seat, FIRST_LOOK, 1, also=[first])
    tries = int(FIRST_LOOK * HINT_SECONDS / max(monotonic() - begun, 1e-3))
    if tries > 2 * FIRST_LOOK:
        thoughts = consider(table, seat, min(tries, MOST_TRIES), 2, also=[first])
    spread = pstdev([lead[seat] for lead in thoughts[0].leads])
    return [vars(option) for option in alternatives(table, seat, thoughts[:HINTS], max(spread, 1.0))]
