"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table


class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

    __slots__ = (
        "charms",
        "heap",
        "last",
        "turns",
    )

    heap: int
    charms: list[str]
    """What each seat chose, "" before it did."""
    turns: int
    last: int
    """Who took last, -1 before the first turn."""

    def __init__(
        self,
        origin: Origin,
        rng_state: Stream,
        todo: list[tuple[Step, tuple[Any, ...]]],
        decisions: list[Decision],
        actions: list[tuple[int, Action]],
        reveals: list[int],
        events: list[Event],
        telling: bool,
        snapshots: list[Table] | None,
        heap: int,
        charms: list[str],
        turns: int,
        last: int,
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.heap = heap
        self.charms = charms
        self.turns = turns
        self.last = last

    def clone(self) -> state.NimTable:
        copy = state.NimTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.past,
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.heap,
            self.charms[:],
            self.turns,
            self.last,
        )
        copy.upto = self.played
        return copy

    def follow(self, other: Table) -> dict[str, Any] | None:
        if not isinstance(other, Laid):
            return None
        before: dict[str, Any] = {}
        if self.heap != other.heap:
            before["heap"] = self.heap
            self.heap = other.heap
        if self.charms != other.charms:
            before["charms"] = self.charms
            self.charms = other.charms[:]
        if self.turns != other.turns:
            before["turns"] = self.turns
            self.turns = other.turns
        if self.last != other.last:
            before["last"] = self.last
            self.last = other.last
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
            self.heap,
            self.charms,
            self.turns,
            self.last,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.NimTable,
            (
                self.origin,
                self.rng,
                self.todo,
                self.decisions,
                self.actions,
                self.reveals,
                self.events,
                self.telling,
                self.snapshots,
                self.heap,
                self.charms,
                self.turns,
                self.last,
            ),
        )


import nimgame.state as state  # noqa: E402  the class that stands on this one, which clones are of
