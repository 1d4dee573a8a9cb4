"""Clocks: how much time each seat has left, counted from the times in the entries alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any


class Clock:
    """The time of all seats of a table. A seat's time runs while it is asked something."""

    def __init__(self, rules: dict[str, Any], seats: int) -> None:
        self.kind: str = rules.get("kind", "none")
        self.on_timeout: str = rules.get("on_timeout", "vote")
        self.full = int(rules.get("seconds", 0)) * 1000
        self.increment = int(rules.get("increment", 0)) * 1000
        self.left = [self.full] * seats
        """What each seat has left, as of the moment when it was last asked."""
        self.asked: dict[int, int] = {}
        """Since when each seat that is asked has been asked."""

    def __bool__(self) -> bool:
        return self.kind != "none"

    def asks(self, seats: Iterable[int], again: Iterable[int], now: int) -> None:
        """The seats that are asked from now on; those in `again` are asked something new."""
        wanted = set(seats)
        new = set(again)
        for seat, since in list(self.asked.items()):
            if seat not in wanted or seat in new:
                self._stop(seat, now - since)
        for seat in wanted:
            self.asked.setdefault(seat, now)

    def _stop(self, seat: int, spent: int) -> None:
        del self.asked[seat]
        if self.kind == "bank":
            self.left[seat] = max(0, self.left[seat] - spent) + self.increment

    def pause(self, since: int, until: int) -> None:
        """Nobody's time ran in between."""
        for seat, asked in self.asked.items():
            self.asked[seat] = asked + max(0, until - max(asked, since))

    def remaining(self, seat: int, now: int) -> int:
        """Milliseconds that a seat has left."""
        running = now - self.asked[seat] if seat in self.asked else 0
        return self.left[seat] - running

    def next_end(self, seats: Iterable[int]) -> int | None:
        """The moment at which the first of these seats will be out of time, if none answers."""
        ends = [self.asked[seat] + self.left[seat] for seat in seats if seat in self.asked]
        return min(ends) if ends and self else None
