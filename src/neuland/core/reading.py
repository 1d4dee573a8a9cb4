"""How a table is read into numbers: the parts of a declaration laid out flat, once for each viewer, and what was read
last, so that only what has changed since is read again.

Most of a table lies as it lay. What is kept is therefore a copy of the table as it was last seen, and its numbers; the
next table tells which fields lie otherwise (`Table.follow`), and the parts that go by them are read anew. A part that
does not say by which fields it goes is read every time. Tests hold the outcome equal to the view's numbers in every
game.
"""

from __future__ import annotations

from typing import Any

from neuland.core.parts import Leaf, Numbers, Part
from neuland.core.table import Table


class Going:
    """The parts that go by one field of a table."""

    __slots__ = ("leaves", "places")

    def __init__(self, field: str, leaves: list[Leaf]) -> None:
        self.places: list[tuple[Part, int, int, int]] = []
        """Those that go by one place of it and nothing else: the part, its seat or side, where it writes, the place."""
        self.leaves: list[int] = []
        """The others, by their numbers."""
        for number, (part, it, at) in enumerate(leaves):
            goes_by = part.goes_by
            if goes_by is None or (field in goes_by.fields) == goes_by.all_but:
                continue
            if goes_by.its:
                self.places.append((part, it, at, it * goes_by.each + goes_by.place))
            else:
                self.leaves.append(number)


class Reading:
    """What one viewer's numbers are read from: parts, the seat or side of which each reads, and where it writes."""

    __slots__ = ("always", "blank", "by_field", "leaves", "viewer")

    def __init__(self, leaves: list[Leaf], viewer: int, blank: Numbers) -> None:
        self.leaves = leaves
        self.viewer = viewer
        self.blank = blank
        """The numbers of a table on which nothing lies."""
        self.always: list[Leaf] = [leaf for leaf in leaves if leaf[0].goes_by is None]
        self.by_field: dict[str, Going] = {}
        """For each field that ever changed the leaves that go by it."""

    def of(self, field: str) -> Going:
        """The leaves that go by a field, found once."""
        known = self.by_field.get(field)
        if known is None:
            known = self.by_field[field] = Going(field, self.leaves)
        return known

    def whole(self, table: Any) -> Numbers:
        """Everything that the viewer sees."""
        numbers = self.blank[:]
        viewer = self.viewer
        for part, it, at in self.leaves:
            part.take(table, it, numbers, at, viewer)
        return numbers


class Kept:
    """A table as a viewer last saw it, and its numbers."""

    __slots__ = ("numbers", "over", "reading", "renewed", "table", "times")

    def __init__(self, reading: Reading, table: Any) -> None:
        self.reading = reading
        self.numbers: Numbers = reading.whole(table)
        self.table: Table | None = copied(table) if isinstance(table, Table) else None
        self.over = not table.decisions
        self.times = 0
        self.renewed: list[int] = [0] * len(reading.leaves)
        """For each leaf when it was last read again: once each time is enough."""

    def see(self, table: Any) -> None:
        """Sees a table: reads again what lies otherwise than when one was last seen."""
        before = None if self.table is None else self.table.follow(table)
        if before is None:
            self.numbers = self.reading.whole(table)
            return
        over = not table.decisions
        if over != self.over:
            before["over"] = self.over
            self.over = over
        reading, numbers = self.reading, self.numbers
        viewer = reading.viewer
        for part, it, at in reading.always:
            part.renew(before, table, it, numbers, at, viewer)
        if before:
            self._renew(before, table)

    def _renew(self, before: dict[str, Any], table: Any) -> None:
        self.times += 1
        reading, numbers, renewed, times = self.reading, self.numbers, self.renewed, self.times
        leaves, viewer = reading.leaves, reading.viewer
        for field, was in before.items():
            going = reading.of(field)
            if going.places:
                now = getattr(table, field)
                for part, it, at, place in going.places:
                    lay, lies = was[place], now[place]
                    if lay != lies:
                        part.change(lay, lies, table, it, numbers, at, viewer)
            for number in going.leaves:
                if renewed[number] != times:
                    renewed[number] = times
                    part, it, at = leaves[number]
                    part.renew(before, table, it, numbers, at, viewer)


def copied(table: Table) -> Table:
    """What lies on a table, without its past and what is still to be done."""
    copy = table.clone()
    copy.todo, copy.decisions, copy.actions, copy.reveals, copy.events, copy.snapshots = [], [], [], [], [], None
    return copy
