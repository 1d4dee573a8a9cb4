"""A hint: the two or three options that a strong player would look at, by what the seat knows."""

from __future__ import annotations

from statistics import pstdev
from time import monotonic

from neuland.core.table import Table
from neuland.lab.reasons import DEALS, Alternative, alternatives, at_first_sight, thoughts_of

SECONDS = 2.0
FIRST_LOOK = 24
"""Tries by which it is found out how many there is time for."""
MOST_TRIES = 400
MOST = 3
FOR_REASONS = 4
"""One part in so many of that time goes to where the points come from."""


def hints(table: Table, seat: int) -> list[Alternative]:
    """Options with their reasons, best first. The table may be the true one: only redealt ones are looked at."""
    begun = monotonic()
    first = at_first_sight(table, seat)
    thoughts = thoughts_of(table, seat, FIRST_LOOK, 1, also=[first])
    tries = int(FIRST_LOOK * SECONDS / max(monotonic() - begun, 1e-3))
    if tries > 2 * FIRST_LOOK:
        thoughts = thoughts_of(table, seat, min(tries, MOST_TRIES), 2, also=[first])
    spread = pstdev([lead[seat] for lead in thoughts[0].leads])
    deals = max(1, min(DEALS, tries // FOR_REASONS // MOST))
    return alternatives(table, seat, thoughts[:MOST], max(spread, 1.0), deals=deals)
