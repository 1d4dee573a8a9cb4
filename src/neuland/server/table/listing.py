"""What lists and the sweep need to know of a table as it will stand once an entry is written."""

from __future__ import annotations

from typing import Any

from neuland.core.table import Table, round_of
from neuland.server.table.entries import Draft
from neuland.server.table.hosted import HostedTable
from neuland.server.table.log_lines import phase_of

LONGEST_PHASE = 40
LISTED = ("status", "waiting", "due", "round", "phase")
"""The columns that follow from a table."""
BOT_DUE = 10_000
"""Milliseconds after which another node, or this one started anew, moves a bot that did not move."""


def listing(hosted: HostedTable, after: Table | None, draft: Draft, now: int) -> dict[str, Any]:
    """Columns of the table's row. `after` is the game after the entry."""
    return {**progress(after), **_who_is_asked(hosted, after, draft, now)}


def progress(table: Table | None) -> dict[str, Any]:
    """How far the game has come."""
    if table is None:
        return {"round": 0, "phase": ""}
    return {"round": round_of(table), "phase": phase_of(table)[:LONGEST_PHASE]}


def _who_is_asked(hosted: HostedTable, after: Table | None, draft: Draft, now: int) -> dict[str, Any]:
    still_open = [seat for seat, chair in enumerate(hosted.chairs) if chair.kind == "open"]
    filled = draft.kind in ("join", "bot") and still_open == [draft.seat]
    opened = draft.kind == "open" or (not hosted.started and not filled and bool(still_open))
    if after is None:
        return {"status": "finished" if hosted.facts.ended else "frozen", "waiting": "", "due": None}
    if opened:
        return {"status": "open", "waiting": "", "due": None}
    if after.over:
        return {"status": "finished", "waiting": "", "due": None}
    asked = [ask.seat for ask in after.decisions]
    return {"status": "running", "waiting": f",{','.join(map(str, asked))},", "due": _due(hosted, asked, draft, now)}


def _due(hosted: HostedTable, asked: list[int], draft: Draft, now: int) -> int | None:
    bots = {seat for seat, chair in enumerate(hosted.chairs) if chair.kind == "bot"}
    if draft.kind == "bot" and draft.seat is not None:
        bots.add(draft.seat)
    if bots & set(asked):
        return now + BOT_DUE
    people = [seat for seat in asked if not hosted.chairs[seat].late]
    if not hosted.clock or not people:
        return None
    return now + min(hosted.clock.left[seat] for seat in people)
