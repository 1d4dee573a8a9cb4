"""What lists and the sweep need to know of a table as it will stand once an entry is written."""

from __future__ import annotations

from typing import Any

from neuland.core.table import Table
from neuland.server.table.entries import Draft
from neuland.server.table.sitting import Sitting

BOT_DUE = 10_000
"""Milliseconds after which another node, or this one started anew, moves a bot that did not move."""


def outlook(sitting: Sitting, after: Table | None, draft: Draft, now: int) -> dict[str, Any]:
    """Columns of the table's row: status, waiting, due. `after` is the game after the entry."""
    still_open = [seat for seat, place in enumerate(sitting.places) if place.kind == "open"]
    filled = draft.kind in ("join", "bot") and still_open == [draft.seat]
    opened = draft.kind == "open" or (not sitting.started and not filled and bool(still_open))
    if after is None:
        return {"status": "frozen", "waiting": "", "due": None}
    if opened:
        return {"status": "open", "waiting": "", "due": None}
    if after.over:
        return {"status": "finished", "waiting": "", "due": None}
    asked = [ask.seat for ask in after.decisions]
    return {"status": "running", "waiting": f",{','.join(map(str, asked))},", "due": _due(sitting, asked, draft, now)}


def _due(sitting: Sitting, asked: list[int], draft: Draft, now: int) -> int | None:
    bots = {seat for seat, place in enumerate(sitting.places) if place.kind == "bot"}
    if draft.kind == "bot" and draft.seat is not None:
        bots.add(draft.seat)
    if bots & set(asked):
        return now + BOT_DUE
    people = [seat for seat in asked if not sitting.places[seat].late]
    if not sitting.clock or not people:
        return None
    return now + min(sitting.clock.left[seat] for seat in people)
