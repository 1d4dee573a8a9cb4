"""VP that a side holds: they are public and count at every moment (G47)."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds.cards import VP_2, VP_3, VP_5
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import SOURCES, WorldsTable
from neuland.kit.rows import added

_SOURCES: Final = len(SOURCES)


def gain(table: WorldsTable, side: int, source: int, points: int) -> None:
    """A side takes VP; `source` is one of the BY_ numbers of `state.py`."""
    table.vp = added(table.vp, side * _SOURCES + source, points)
    if table.telling:
        say(table, "gains", side, source=SOURCES[source], number=points)


def gained(table: WorldsTable, side: int, source: int) -> int:
    """What a side holds from one source."""
    return table.vp[side * _SOURCES + source]


def privilege_vp(table: WorldsTable, side: int) -> int:
    """M3-PI11, M3-PII9, M3-PIII6."""
    owned = table.owned[side]
    return 2 * bool(owned & VP_2) + 3 * bool(owned & VP_3) + 5 * bool(owned & VP_5)


def held(table: WorldsTable, side: int) -> int:
    """All VP held: tokens, scorings, prizes, privileges (G47, C86)."""
    return sum(table.vp[side * _SOURCES : side * _SOURCES + _SOURCES]) + privilege_vp(table, side)
