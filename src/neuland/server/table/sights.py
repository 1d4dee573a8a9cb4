"""Sights: what one viewer was shown at the last few versions, written as JSON, and what changed between them."""

from __future__ import annotations

from collections import deque
from typing import Any

import orjson

from neuland.server.table.patches import Patch, between

Json = orjson.Fragment

SMALL = ("position", "undo", "votes", "lesson", "result")
"""Members that are sent as a whole where they have changed."""
PATCHED = ("view", "decisions")
"""Long ones, of which little changes with a move."""
MEMBERS = (*SMALL, *PATCHED)
KEPT = 4
"""So many versions back somebody who reads slowly may be, and still be told no more than what changed."""


class Sight:
    """What a viewer sees at one version. A view is written member by member: what is written as it was at the sight
    before is that sight's, so that the last few take little more room than one."""

    __slots__ = ("texts", "version", "view")

    def __init__(self, version: int, touched: dict[str, Any], before: Sight | None) -> None:
        """`touched`: the members that may be other than before; at first, all."""
        self.version = version
        self.texts: dict[str, bytes] = dict(before.texts) if before else {}
        self.view: dict[str, bytes] = before.view if before else {}
        """By the view's own members; none of a table that is not shown."""
        for member, value in touched.items():
            if member == "view":
                self.view = _written(value or {}, self.view)
                value = {key: Json(text) for key, text in self.view.items()} if value else None
            self.texts[member] = orjson.dumps(value)

    def member(self, name: str) -> Json:
        return Json(self.texts[name])

    def changes(self, before: Sight) -> dict[str, Any]:
        """Members of an update for somebody who knows an earlier sight."""
        changed = [member for member in MEMBERS if self.texts[member] != before.texts[member]]
        made: dict[str, Any] = {member: self.member(member) for member in changed if member in SMALL}
        patch = {member: self._patch(member, before) for member in changed if member in PATCHED}
        return made | ({"patch": Json(orjson.dumps(patch))} if patch else {})

    def whole(self) -> dict[str, Any]:
        """Members of an update for somebody who knows only what is no longer kept here."""
        return {member: self.member(member) for member in SMALL} | {
            "patch": {member: [self.member(member)] for member in PATCHED}
        }

    def _patch(self, member: str, before: Sight) -> Patch:
        """The patch of a long member, unless all of it is shorter."""
        if member == "view" and list(self.view) == list(before.view):
            changed = [key for key, text in self.view.items() if text != before.view[key]]
            patch: Patch = {key: _between(before.view[key], self.view[key]) for key in changed}
        else:
            patch = _between(before.texts[member], self.texts[member])
        text = orjson.dumps(patch)
        return Json(text) if len(text) < len(self.texts[member]) else [self.member(member)]


def _between(old: bytes, new: bytes) -> Patch | None:
    return between(orjson.loads(old), orjson.loads(new))


def _written(view: dict[str, Any], before: dict[str, bytes]) -> dict[str, bytes]:
    made: dict[str, bytes] = {}
    for key, value in view.items():
        text = orjson.dumps(value)
        known = before.get(key, b"")
        made[key] = known if text == known else text
    return made


class Sights:
    """The last sights of one viewer, and what changed since each: made once for all who look from there."""

    def __init__(self) -> None:
        self._kept: deque[Sight] = deque(maxlen=KEPT)
        self._changes: dict[int, dict[str, Any]] = {}
        """By the version of the earlier sight."""

    @property
    def version(self) -> int:
        """Of the last one; -1 before the first look."""
        return self._kept[-1].version if self._kept else -1

    @property
    def last(self) -> Sight:
        return self._kept[-1]

    def add(self, version: int, touched: dict[str, Any]) -> None:
        self._kept.append(Sight(version, touched, self._kept[-1] if self._kept else None))
        self._changes.clear()

    def changes(self, since: int) -> dict[str, Any]:
        """Members of an update for somebody who was shown the table as of version `since`."""
        if since not in self._changes:
            before = [sight for sight in self._kept if sight.version == since]
            self._changes[since] = self.last.changes(before[0]) if before else self.last.whole()
        return self._changes[since]
