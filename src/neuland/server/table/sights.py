"""Sights: what one viewer was shown at the last few versions, written as JSON, and what changed between them."""

from __future__ import annotations

from collections import deque
from typing import Any

import orjson

from neuland.server.table.patches import between

Json = orjson.Fragment

SMALL = ("position", "undo", "votes", "lesson", "result")
"""Members that are sent as a whole where they have changed."""
PATCHED = ("view", "decisions")
"""Long ones, of which little changes with a move."""
MEMBERS = (*SMALL, *PATCHED)
KEPT = 4
"""So many versions back somebody who reads slowly may be, and still be told no more than what changed."""
SHORT = 100
"""Bytes up to which a piece is sent as a whole: it would take longer to find out what changed in it."""
LONG = 1000
"""Bytes of a patch above which it is looked whether the whole would be shorter."""

Piece = bytes | list[bytes] | int | str | None
"""A member of a view: as JSON, if there is something inside; a list of objects (most often: the seats) one by one."""


def dumped(value: Any, known: Any = None) -> bytes:
    """A value as JSON that is to be kept: what is known already, if it is that. What orjson gives holds on to all the
    room that it wrote in, 4 kB or more, so it is not kept itself."""
    text = orjson.dumps(value)
    return known if text == known else bytes(memoryview(text))


class Changes:
    """Patches between pieces, each made once: most of what changes, changes alike for all who look at a table."""

    def __init__(self) -> None:
        self._made: dict[tuple[bytes, bytes], bytes] = {}

    def clear(self) -> None:
        self._made.clear()

    def between(self, old: bytes, new: bytes) -> bytes:
        """The patch that makes a piece of an earlier one; all of it, if that is no longer."""
        found = self._made.get((old, new))
        if found is None:
            found = b"[%b]" % new
            if len(old) > 2 and len(new) > SHORT:
                found = min(dumped(between(orjson.loads(old), orjson.loads(new))), found, key=len)
            self._made[old, new] = found
        return found


class Common:
    """What all who look at a table share: a spectator's view, and how its members are written."""

    __slots__ = ("pieces", "view")

    def __init__(self, view: dict[str, Any], before: Common | None = None) -> None:
        self.view = view
        self.pieces: dict[str, Piece] = _pieces(view, before.pieces if before else {}, None)


class Sight:
    """What a viewer sees at one version. A view is written piece by piece: what is written as it was at the sight
    before is that sight's, so that the last few take little more room than one."""

    __slots__ = ("texts", "version", "view")

    def __init__(
        self, version: int, touched: dict[str, Any], before: Sight | None, common: Common | None = None
    ) -> None:
        """`touched`: the members that may be other than before; at first, all. What the view shares with `common` is
        not written again."""
        self.version = version
        self.texts: dict[str, bytes] = dict(before.texts) if before else {}
        self.view: dict[str, Piece] | None = before.view if before else None
        """None of a table that is not shown."""
        for member, value in touched.items():
            if member == "view":
                self.view = None if value is None else _pieces(value, self.view or {}, common)
            else:
                self.texts[member] = dumped(value)

    def member(self, name: str) -> Json:
        return Json(_written(self.view) if name == "view" else self.texts[name])

    def changes(self, before: Sight, made: Changes) -> dict[str, Any]:
        """Members of an update for somebody who knows an earlier sight."""
        found = {member: Json(text) for member, text in self.texts.items() if text != before.texts[member]}
        patch: dict[str, Json] = {}
        if self.view is not before.view and (text := self._patch(before, made)):
            patch["view"] = Json(text)
        if "decisions" in found:
            del found["decisions"]
            patch["decisions"] = Json(made.between(before.texts["decisions"], self.texts["decisions"]))
        return found | ({"patch": Json(dumped(patch))} if patch else {})

    def whole(self) -> dict[str, Any]:
        """Members of an update for somebody who knows only what is no longer kept here."""
        return {member: self.member(member) for member in SMALL} | {
            "patch": {member: [self.member(member)] for member in PATCHED}
        }

    def _patch(self, before: Sight, made: Changes) -> bytes:
        """The patch of the view, or all of it; nothing if it is the same."""
        old, new = before.view, self.view
        if old is None or new is None or list(old) != list(new):
            return b"[%b]" % _written(new)
        patch = {
            key: Json(_piece_patch(old[key], piece, made)) for key, piece in new.items() if not _same(old[key], piece)
        }
        text = orjson.dumps(patch) if patch else b""
        return text if len(text) < LONG else min(text, b"[%b]" % _written(new), key=len)


def _pieces(view: dict[str, Any], before: dict[str, Piece], common: Common | None) -> dict[str, Piece]:
    shared = common.view if common else {}
    made: dict[str, Piece] = {}
    for key, value in view.items():
        kind = type(value)
        if kind is int or kind is str or kind is bool or value is None:
            made[key] = value
        elif common is not None and shared.get(key) is value:
            made[key] = common.pieces[key]
        elif kind is list and value and type(value[0]) is dict:
            made[key] = _members(value, before.get(key), shared.get(key), common.pieces.get(key) if common else None)
        else:
            made[key] = dumped(value, before.get(key))
    return made


def _members(value: list[Any], before: Piece, shared: Any, written: Piece) -> list[bytes]:
    """A list's members, each as it is written: as before, or as what is shared was, where they are that."""
    count = len(value)
    known = before if isinstance(before, list) and len(before) == count else [b""] * count
    if not isinstance(written, list) or len(written) != count:
        return list(map(dumped, value, known))
    return [
        text if one is its else dumped(one, old)
        for one, its, text, old in zip(value, shared, written, known, strict=True)
    ]


def _same(old: Piece, new: Piece) -> bool:
    """Whether two pieces are written alike: 1 and true are not, though Python holds them to be equal."""
    return old is new or (old == new and type(old) is type(new))


def _written(piece: dict[str, Piece] | Piece) -> bytes:
    """What was written piece by piece, as one text."""
    if isinstance(piece, bytes):
        return piece
    if isinstance(piece, list):
        return b"[%b]" % b",".join(piece)
    if isinstance(piece, dict):
        return orjson.dumps({key: Json(_written(each)) for key, each in piece.items()})
    return orjson.dumps(piece)


def _piece_patch(old: Piece, new: Piece, made: Changes) -> bytes:
    if isinstance(new, bytes) and isinstance(old, bytes):
        return made.between(old, new)
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        places = [place for place, (one, other) in enumerate(zip(old, new, strict=True)) if one != other]
        return b"{%b}" % b",".join(b'"%d":%b' % (place, made.between(old[place], new[place])) for place in places)
    if isinstance(old, (bytes, list)) and isinstance(new, (bytes, list)):
        return made.between(_written(old), _written(new))
    return b"[%b]" % _written(new)


class Sights:
    """The last sights of one viewer, and what changed since each: made once for all who look from there."""

    def __init__(self, made: Changes) -> None:
        self._made = made
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

    def add(self, version: int, touched: dict[str, Any], common: Common | None) -> None:
        self._kept.append(Sight(version, touched, self._kept[-1] if self._kept else None, common))
        self._changes.clear()

    def changes(self, since: int) -> dict[str, Any]:
        """Members of an update for somebody who was shown the table as of version `since`."""
        if since not in self._changes:
            before = [sight for sight in self._kept if sight.version == since]
            self._changes[since] = self.last.changes(before[0], self._made) if before else self.last.whole()
        return self._changes[since]
