"""Log lines: what one entry looks like to each viewer. Nobody reads more than a view would show."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from neuland.core.table import Event, Table


@dataclass(slots=True)
class LogLine:
    """An entry with what came of it."""

    at: int
    kind: str
    seat: int | None
    numbers: list[int] = field(default_factory=list)
    """Its number in the log of each seat, and of spectators last; 0 where it is not told yet."""
    position: int | None = None
    """For plays: the number of the action in the game."""
    base: int | None = None
    """For what was done under seal: the position at which it was asked for, as far as others know."""
    turn: int = 0
    round: int = 0
    phase: str = ""
    action: str = ""
    events: list[Event] = field(default_factory=list)
    undone: bool = False
    took_back: list[LogLine] = field(default_factory=list)
    to: int | None = None
    """For what took back something: the position that it led to."""
    more: dict[str, Any] = field(default_factory=dict)
    """What everybody may know of entries that are no plays."""

    def seen_by(self, viewer: int | None, over: bool) -> dict[str, Any]:
        """The line for a seat, or for a spectator (None). When the game is over, actions lie open."""
        own = viewer is not None and viewer == self.seat
        facts: dict[str, Any] = {"version": self.number(viewer), "at": self.at, "kind": self.kind, "seat": self.seat}
        if self.action:
            facts["action"] = self.action if over or own else None
        if self.position is not None:  # not of a frozen table: what was done can be read, not what came of it
            facts |= {
                "position": self.position if over or own or self.base is None else self.base,
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
        facts |= self.more
        if self.to is not None:
            facts["to"] = self.to if over or own or self.base is None else self.base
            facts["undone"] = [number for line in self.took_back if (number := line.number(viewer))]
        return facts

    def reads_otherwise(self, viewer: int | None) -> bool:
        """Whether more is told to a viewer than to those to whom it is nobody's line."""
        if self.took_back or (viewer is not None and viewer == self.seat):
            return True
        return any(event.seats is not None and viewer in event.seats for event in self.events)

    def number(self, viewer: int | None) -> int:
        return self.numbers[-1 if viewer is None else viewer]


def phase_of(table: Table) -> str:
    """The phase, where the game keeps it as a word."""
    found = getattr(table, "phase", "")
    return found if isinstance(found, str) else ""
