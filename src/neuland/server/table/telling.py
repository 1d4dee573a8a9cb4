"""Who is told which line of a table, and when.

What is done under seal is told to others when the seal is broken, and not before that it was done at all. So every
viewer has a numbering of their own: a number that is missing would tell of a line that cannot be read yet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from neuland.core.table import Table
from neuland.server.table.log_lines import LogLine


@dataclass(frozen=True, eq=False)
class Stage:
    """Answers that are given at once: from the action before which they were asked for, until the rules go on."""

    base: int
    """How many actions came before."""
    sealed: bool
    """Whether several were asked: then nobody knows of the others' answers until all are in."""


def stage_of(table: Table) -> Stage:
    """The stage that begins with what is asked now."""
    return Stage(len(table.actions), len(table.decisions) > 1)


def goes_on(before: Table, after: Table) -> bool:
    """Whether an action left the others' answers awaited: nothing that lay on the stack was done."""
    # Which step it is counts, not what it is like. Compiled code has no single thing for a tuple of known members, so
    # nothing is said of the members.
    old: list[Any] = before.todo
    new: list[Any] = after.todo
    if not after.decisions or len(old) > len(new):
        return False
    return all(new[place] is step for place, step in enumerate(old))


class Telling:
    """The lines of a table as each viewer has been told them."""

    def __init__(self, seats: int) -> None:
        self.viewers = [*range(seats), -1]
        self._told: list[list[LogLine]] = [[] for _ in self.viewers]
        """By seat; the last is the spectators'."""
        self._changed: list[dict[str, int]] = [{} for _ in self.viewers]
        self._kept: list[LogLine] = []
        """Lines that somebody has not been told."""
        self._hearers = self.viewers
        """Who was told the last line."""

    def version(self, viewer: int | None) -> int:
        """How many lines a viewer has been told: what the table's version is to them."""
        return len(self._told[_place(viewer)])

    def lines(self, viewer: int | None, since: int = 0) -> list[LogLine]:
        return self._told[_place(viewer)][since:]

    def changed(self, viewer: int | None, member: str) -> int:
        """The version at which a member of the state last changed for a viewer."""
        return self._changed[_place(viewer)].get(member, 0)

    def touched(self, viewer: int | None, members: tuple[str, ...], since: int) -> list[str]:
        """Those members of the state that have changed for a viewer since a version."""
        changed = self._changed[_place(viewer)]
        return [member for member in members if changed.get(member, 0) > since]

    def touch(self, members: tuple[str, ...]) -> None:
        """The last line changed these, for those who were told it."""
        for viewer in self._hearers:
            version = len(self._told[viewer])
            changed = self._changed[viewer]
            for member in members:
                changed[member] = version

    def tell(self, line: LogLine) -> None:
        """A line for everybody."""
        self._give(line, self.viewers)

    def keep(self, line: LogLine, insiders: Iterable[int]) -> None:
        """A line for few; the others are told it when `unseal` is called."""
        self._give(line, list(insiders))
        self._kept.append(line)

    def unseal(self) -> None:
        """Nothing is kept from anybody any more."""
        kept, self._kept = self._kept, []
        for line in kept:
            self._give(line, [viewer for viewer in self.viewers if not line.numbers[viewer]])

    def _give(self, line: LogLine, viewers: list[int]) -> None:
        self._hearers = viewers
        if not line.numbers:
            line.numbers = [0] * len(self.viewers)
        for viewer in viewers:
            self._told[viewer].append(line)
            line.numbers[viewer] = len(self._told[viewer])


def _place(viewer: int | None) -> int:
    return -1 if viewer is None else viewer
