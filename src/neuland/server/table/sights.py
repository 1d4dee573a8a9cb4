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

MANY = 8
"""Members from which on an object in a list (most often: a seat) is written member by member."""

Piece = bytes | list["Piece"] | dict[str, "Piece"] | int | str | None
"""A part of a view: as JSON, if there is something inside; long lists and objects of objects piece by piece, so that
what stays is found without being read."""


def dumped(value: Any, known: Any = None) -> bytes:
    """A value as JSON that is to be kept: what is known already, if it is that. What orjson gives holds on to all the
    room that it wrote in, 4 kB or more, so it is not kept itself."""
    text = orjson.dumps(value)
    return known if text == known else bytes(memoryview(text))


class Changes:
    """Patches between pieces, each made once: most of what changes, changes alike for all who look at a table."""

    def __init__(self) -> None:
        self._made: dict[tuple[bytes, bytes], bytes] = {}
        self._inside: dict[tuple[int, int], tuple[Piece, Piece, bytes]] = {}
        """Of pieces that are no texts: by which they are, and so they are kept along."""

    def clear(self) -> None:
        self._made.clear()
        self._inside.clear()

    def of(self, old: Piece, new: Piece) -> bytes:
        """The patch that makes one piece of another."""
        if isinstance(old, bytes) and isinstance(new, bytes):
            return self.between(old, new)
        if not isinstance(old, (bytes, list, dict)) or not isinstance(new, (bytes, list, dict)):
            return b"[%b]" % _written(new)
        known = self._inside.get((id(old), id(new)))
        if known is None:
            known = self._inside[id(old), id(new)] = (old, new, self._of_parts(old, new))
        return known[2]

    def _of_parts(self, old: Piece, new: Piece) -> bytes:
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            places = [place for place, one in enumerate(old) if one is not new[place] and not _same(one, new[place])]
            patch = {str(place): Json(self.of(old[place], new[place])) for place in places}
        elif isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
            patch = self.members(old, new)
        else:
            return self.between(_written(old), _written(new))
        text = orjson.dumps(patch)
        return text if len(text) < LONG else min(text, b"[%b]" % _written(new), key=len)

    def members(self, old: dict[str, Piece], new: dict[str, Piece]) -> dict[str, Json]:
        """The patches of an object's members, where it has the same ones as before."""
        changed = [key for key, one in old.items() if one is not new[key] and not _same(one, new[key])]
        return {key: Json(self.of(old[key], new[key])) for key in changed}

    def between(self, old: bytes, new: bytes) -> bytes:
        """The patch that makes a piece of an earlier one; all of it, if that is no longer."""
        found = self._made.get((old, new))
        if found is None:
            found = b"[%b]" % new
            if len(old) > 2 and len(new) > SHORT:
                found = min(dumped(between(orjson.loads(old), orjson.loads(new), new)), found, key=len)
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
        patch = made.members(old, new)
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
        elif kind is dict and len(value) >= MANY and type(next(iter(value.values()))) is dict:
            known = before.get(key)
            earlier = known if isinstance(known, dict) else {}
            made[key] = {inner: dumped(each, earlier.get(inner)) for inner, each in value.items()}
        else:
            made[key] = dumped(value, before.get(key))
    return made


def _members(value: list[Any], before: Piece, shared: Any, written: Piece) -> list[Piece]:
    """A list's members, each as it is written: as before, or as what is shared was, where they are that."""
    count = len(value)
    known = before if isinstance(before, list) and len(before) == count else [None] * count
    if not isinstance(written, list) or len(written) != count:
        return list(map(_member, value, known))
    return [
        text if one is its else _member(one, old)
        for one, its, text, old in zip(value, shared, written, known, strict=True)
    ]


def _member(value: Any, before: Piece) -> Piece:
    """An object of a list; the one before, if it is written like that."""
    if type(value) is not dict or len(value) < MANY:
        return dumped(value, before)
    known = before if isinstance(before, dict) else {}
    made: dict[str, Piece] = {}
    same = len(known) == len(value)
    for key, each in value.items():
        kind = type(each)
        plain = kind is int or kind is str or kind is bool or each is None
        earlier = known.get(key)
        made[key] = piece = each if plain else dumped(each, earlier)
        same = same and _same(piece, earlier)
    return before if same and list(known) == list(made) else made


def _same(old: Piece, new: Piece) -> bool:
    """Whether two pieces are written alike: 1 and true are not, though Python holds them to be equal."""
    if old is new or type(old) is not type(new):
        return old is new
    if isinstance(old, dict) and isinstance(new, dict):
        return list(old) == list(new) and all(map(_same, old.values(), new.values()))
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(_same, old, new))
    return old == new


def _written(piece: Piece) -> bytes:
    """What was written piece by piece, as one text."""
    if isinstance(piece, bytes):
        return piece
    if isinstance(piece, list):
        return b"[%b]" % b",".join(map(_written, piece))
    if isinstance(piece, dict):
        return orjson.dumps({key: Json(_written(each)) for key, each in piece.items()})
    return orjson.dumps(piece)


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
