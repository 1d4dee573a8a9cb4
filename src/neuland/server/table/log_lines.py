"""Log lines: what one entry looks like to each viewer. Nobody reads more than a view would show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from neuland.core.table import Event, Table


@dataclass(slots=True)
class LogLine:
    """An entry with what came of it."""

    version: int
    at: int
    kind: str
    seat: int | None
    position: int | None = None
    """For plays: the number of the action in the game."""
    turn: int = 0
    round: int = 0
    phase: str = ""
    action: str = ""
    events: list[Event] = field(default_factory=list)
    undone: bool = False
    more: dict[str, Any] = field(default_factory=dict)
    """What everybody may know of entries that are no plays."""

    def seen_by(self, viewer: int | None, over: bool) -> dict[str, Any]:
        """The line for a seat, or for a spectator (None). When the game is over, actions lie open."""
        facts: dict[str, Any] = {"version": self.version, "at": self.at, "kind": self.kind, "seat": self.seat}
        if self.action:
            shown = over or (viewer is not None and viewer == self.seat)
            facts["action"] = self.action if shown else None
        if self.position is not None:  # not of a frozen table: what was done can be read, not what came of it
            facts |= {
                "position": self.position,
                "turn": self.turn,
                "round": self.round,
                "phase": self.phase,
                "events": [
                    {"id": event.id, "args": event.args}
                    for event in self.events
                    if over or event.seats is None or (viewer is not None and viewer in event.seats)
                ],
                "undone": self.undone,
            }
        return facts | self.more


def phase_of(table: Table) -> str:
    """The phase, where the game keeps it as a word."""
    found = getattr(table, "phase", "")
    return found if isinstance(found, str) else ""
