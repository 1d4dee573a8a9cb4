"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table


class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

    __slots__ = (
        "bids",
        "deck",
        "hands",
        "offered",
        "used",
        "won",
    )

    deck: list[int]
    """Plots to come, the next one last: nobody knows their order."""
    offered: list[int]
    """The plots that are bid for."""
    hands: list[list[int]]
    """Tools that are left, open to all."""
    bids: list[int]
    """What each seat has bid, sealed until all have; NOTHING before."""
    used: list[list[int]]
    """Tools that were bid."""
    won: list[list[int]]

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
        deck: list[int],
        offered: list[int],
        hands: list[list[int]],
        bids: list[int],
        used: list[list[int]],
        won: list[list[int]],
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.deck = deck
        self.offered = offered
        self.hands = hands
        self.bids = bids
        self.used = used
        self.won = won

    def clone(self) -> state.HomesteadTable:
        copy = state.HomesteadTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.past,
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.deck[:],
            self.offered[:],
            [part[:] for part in self.hands],
            self.bids[:],
            [part[:] for part in self.used],
            [part[:] for part in self.won],
        )
        copy.upto = self.played
        return copy

    def follow(self, other: Table) -> dict[str, Any] | None:
        if not isinstance(other, Laid):
            return None
        before: dict[str, Any] = {}
        if self.deck != other.deck:
            before["deck"] = self.deck
            self.deck = other.deck[:]
        if self.offered != other.offered:
            before["offered"] = self.offered
            self.offered = other.offered[:]
        if self.hands != other.hands:
            before["hands"] = self.hands
            self.hands = [part[:] for part in other.hands]
        if self.bids != other.bids:
            before["bids"] = self.bids
            self.bids = other.bids[:]
        if self.used != other.used:
            before["used"] = self.used
            self.used = [part[:] for part in other.used]
        if self.won != other.won:
            before["won"] = self.won
            self.won = [part[:] for part in other.won]
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
            self.deck,
            self.offered,
            self.hands,
            self.bids,
            self.used,
            self.won,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.HomesteadTable,
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
                self.deck,
                self.offered,
                self.hands,
                self.bids,
                self.used,
                self.won,
            ),
        )


import neuland.example.homestead.state as state  # noqa: E402  the class that stands on this one, which clones are of
