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
"""Long ones, of which less may be sent."""
MEMBERS = (*SMALL, *PATCHED)
KEPT = 4
"""So many versions back somebody who reads slowly may be, and still be told no more than what changed."""
SHORT = 100
"""Bytes up to which a piece is sent as a whole: it would take longer to find out what changed in it."""
LONG = 1000
"""Bytes of a patch above which it is looked whether the whole would be shorter."""

EMPTY = b"[]"
UNCHANGED = b"{}"
"""The patch of what is written piece by piece, and of which no piece is other than before."""

MANY = 8
"""Members from which on an object in a list (most often: a seat) is written member by member."""

Piece = bytes | list["Piece"] | dict[str, "Piece"] | int | str | None
"""A part of a view: as JSON, if there is something inside; long lists and objects of objects piece by piece, so that
what stays is found without being read. How a part is cut depends on what is in it and on nothing else."""


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
        self._common: dict[tuple[int, int], tuple[Common, Common, dict[str, Json] | None]] = {}
        """The same of what all share."""

    def clear(self) -> None:
        self._made.clear()
        self._inside.clear()
        self._common.clear()

    def common(self, old: Common, new: Common) -> dict[str, Json] | None:
        """The patches of what all share; None if it has other members than before."""
        key = (id(old), id(new))
        known = self._common.get(key)
        if known is None:
            same = list(old.pieces) == list(new.pieces)
            known = self._common[key] = (old, new, self.members(old.pieces, new.pieces) if same else None)
        return known[2]

    def of(self, old: Piece, new: Piece) -> bytes:
        """The patch that makes one piece of another."""
        if isinstance(old, bytes) and isinstance(new, bytes):
            return self.between(old, new)
        if not isinstance(old, (bytes, list, dict)) or not isinstance(new, (bytes, list, dict)):
            return b"[%b]" % _written(new)
        key = (id(old), id(new))
        known = self._inside.get(key)
        if known is None:
            known = self._inside[key] = (old, new, self._of_parts(old, new))
        return known[2]

    def _of_parts(self, old: Piece, new: Piece) -> bytes:
        patch: dict[str, Json] = {}
        if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
            for place, piece in enumerate(new):
                found = self.found(old[place], piece)
                if found is not None:
                    patch[str(place)] = Json(found)
        elif isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
            patch = self.members(old, new)
        else:
            return self.between(_written(old), _written(new))
        return _shorter(orjson.dumps(patch), new) if patch else UNCHANGED

    def members(self, old: dict[str, Piece], new: dict[str, Piece]) -> dict[str, Json]:
        """The patches of an object's members, where it has the same ones as before."""
        patch: dict[str, Json] = {}
        for key, piece in new.items():
            found = self.found(old[key], piece)
            if found is not None:
                patch[key] = Json(found)
        return patch

    def found(self, old: Piece, new: Piece) -> bytes | None:
        """The patch, None where both are written alike: 1 and true are not, though Python holds them to be equal."""
        if old is new or (type(old) is type(new) and not isinstance(new, (list, dict)) and old == new):
            return None
        patch = self.of(old, new)
        return None if patch == UNCHANGED else patch

    def between(self, old: bytes, new: bytes) -> bytes:
        """The patch that makes a piece of an earlier one; all of it, if that is no longer."""
        if len(old) <= 2 or len(new) <= SHORT:
            return b"[%b]" % new
        found = self._made.get((old, new))
        if found is None:
            patch = dumped(between(orjson.loads(old), orjson.loads(new), new))
            found = self._made[old, new] = patch if len(patch) <= len(new) + 2 else b"[%b]" % new
        return found


class Common:
    """What all who look at a table share: a spectator's view, and how its members are written."""

    __slots__ = ("pieces", "view")

    def __init__(self, view: dict[str, Any], before: Common | None = None) -> None:
        """`before`: what they shared earlier; what the view still has of that is not written again."""
        self.view = view
        self.pieces: dict[str, Piece] = _pieces(view, before, before.pieces if before else {})


class Sight:
    """What a viewer sees at one version. A view is written piece by piece: what is written as it was at the sight
    before is that sight's, so that the last few take little more room than one."""

    __slots__ = ("common", "own", "texts", "version", "view")

    def __init__(
        self,
        version: int,
        touched: dict[str, Any],
        before: Sight | None,
        common: Common | None = None,
        apart: bool = False,
    ) -> None:
        """`touched`: the members that may be other than before; at first, all. What the view shares with `common` is
        not written again; `apart`: of the view there is only what is other than there."""
        self.version = version
        self.texts: dict[str, bytes] = dict(before.texts) if before else {}
        self.view: dict[str, Piece] | None = before.view if before else None
        """None of a table that is not shown."""
        self.common: Common | None = before.common if before else None
        """What all share, where the view is that, but for `own`."""
        self.own: dict[str, Piece] = before.own if before else {}
        for member, value in touched.items():
            if member != "view":
                self.texts[member] = _text(value, self.texts.get(member))
            else:
                self._look(value, common, apart)

    def _look(self, value: dict[str, Any] | None, common: Common | None, apart: bool) -> None:
        known = self.view or {}
        self.view, self.common, self.own = None, None, {}
        if value is None:
            return
        self.view = made = _pieces(value, common, known)
        if apart and common is not None:
            self.view, self.own = {**common.pieces, **made}, made
            if len(self.view) == len(common.pieces):
                self.common = common

    def member(self, name: str) -> Json:
        return Json(_written(self.view) if name == "view" else self.texts[name])

    def changes(self, before: Sight, made: Changes) -> dict[str, Any]:
        """Members of an update for somebody who knows an earlier sight."""
        found: dict[str, Any] = {}
        patch: dict[str, Json] = {}
        if self.view is not before.view and (text := self._patch(before, made)):
            patch["view"] = Json(text)
        for member, text in self.texts.items():
            was = before.texts[member]
            if text is was:
                continue
            if member == "decisions":  # another question, even if it reads the same: what was foreseen is of the old
                patch["decisions"] = Json(b"[%b]" % text)
            elif text != was:
                found[member] = Json(text)
        if patch:
            found["patch"] = Json(dumped(patch))
        return found

    def _patch(self, before: Sight, made: Changes) -> bytes:
        """The patch of the view, or all of it; nothing if it is the same."""
        old, new = before.view, self.view
        if old is None or new is None:
            return b"[%b]" % _written(new)
        patch = self._by_what_is_common(before, made)
        if patch is None:
            if list(old) != list(new):
                return b"[%b]" % _written(new)
            patch = made.members(old, new)
        return _shorter(orjson.dumps(patch), new) if patch else b""

    def _by_what_is_common(self, before: Sight, made: Changes) -> dict[str, Json] | None:
        """The patches of members, as `Changes.members` makes them, found by looking at few of them; None where that
        cannot be."""
        if self.common is None or before.common is None or self.view is None or before.view is None:
            return None
        shared = made.common(before.common, self.common)
        if shared is None:
            return None
        patch: dict[str, Json] = {}
        for key in self.common.pieces:
            if key in self.own or key in before.own:
                found = made.found(before.view[key], self.view[key])
                if found is not None:
                    patch[key] = Json(found)
            elif key in shared:
                patch[key] = shared[key]
        return patch


def _shorter(patch: bytes, piece: Piece) -> bytes:
    """The patch, or all of the piece."""
    size = len(patch)
    if size < LONG or _least(piece, size) >= size:
        return patch
    whole = b"[%b]" % _written(piece)
    return patch if size <= len(whole) else whole


def _least(piece: Piece, enough: int) -> int:
    """Of a piece, without writing it, how long it is at least; where that is enough, it is not counted on."""
    if isinstance(piece, bytes):
        return len(piece)
    size = 1
    if isinstance(piece, list):
        for part in piece:
            size += _least(part, enough - size)
            if size >= enough:
                break
    elif isinstance(piece, dict):
        for key, part in piece.items():
            size += len(key) + 3 + _least(part, enough - size)
            if size >= enough:
                break
    return size


def _text(value: Any, known: bytes | None) -> bytes:
    """A member as JSON; most often it is nothing, or a number, or written already."""
    if type(value) is bytes:
        return value
    if value is None:
        return b"null"
    if type(value) is int:
        return str(value).encode()
    return EMPTY if type(value) is list and not value else dumped(value, known)


def _pieces(view: dict[str, Any], common: Common | None, before: dict[str, Piece]) -> dict[str, Piece]:
    """A view's members, each as it is written: as in `common` where it is the very thing there, or as before."""
    made: dict[str, Piece] = {}
    for key, value in view.items():
        kind = type(value)
        if kind is int or kind is str or kind is bool or value is None:
            made[key] = value
        elif common is None:
            made[key] = _piece(value, None, None, before.get(key))
        else:
            shared = common.view.get(key)
            if shared is value:
                made[key] = common.pieces[key]
            else:
                made[key] = _piece(value, shared, common.pieces.get(key), before.get(key))
    return made


def _piece(value: Any, shared: Any, written: Piece, before: Piece) -> Piece:
    """One member. `shared` and `written`: what others have in its place, and how that is written."""
    if isinstance(value, list) and value and type(value[0]) is dict:
        return _list_piece(value, shared, written, before)
    if isinstance(value, dict) and len(value) >= MANY and type(next(iter(value.values()))) is dict:
        return _dict_piece(value, shared, written, before)
    return dumped(value, before if before is not None else written)


def _list_piece(value: list[Any], shared: Any, written: Piece, before: Piece) -> Piece:
    """A list's members; the list from before, if all are what they were."""
    count = len(value)
    known: list[Piece] | None = before if isinstance(before, list) and len(before) == count else None
    others: list[Piece] | None = written if isinstance(written, list) and len(written) == count else None
    made: list[Piece] = []
    same = known is not None
    for place, one in enumerate(value):
        earlier = known[place] if known is not None else None
        if others is None:
            piece = _member(one, None, None, earlier)
        elif shared[place] is one:
            piece = others[place]
        else:
            piece = _member(one, shared[place], others[place], earlier)
        made.append(piece)
        same = same and piece is earlier
    return before if same else made


def _dict_piece(value: dict[str, Any], shared: Any, written: Piece, before: Piece) -> Piece:
    """An object's members, which are objects themselves; the one from before, if all are what they were."""
    known: dict[str, Piece] = before if isinstance(before, dict) else {}
    others: dict[str, Piece] = written if isinstance(written, dict) else {}
    made: dict[str, Piece] = {}
    same = len(known) == len(value)
    for key, each in value.items():
        earlier = known.get(key)
        other = others.get(key)
        if other is not None and shared[key] is each:
            piece = other
        else:
            piece = dumped(each, earlier if earlier is not None else other)
        made[key] = piece
        same = same and piece is earlier
    return before if same and list(known) == list(made) else made


def _member(value: Any, shared: Any, written: Piece, before: Piece) -> Piece:
    """An object of a list; the one before, if it is written like that."""
    if type(value) is not dict or len(value) < MANY:
        return dumped(value, before if before is not None else written)
    known: dict[str, Piece] = before if isinstance(before, dict) else {}
    others: dict[str, Piece] = written if isinstance(written, dict) else {}
    made: dict[str, Piece] = {}
    same = len(known) == len(value)
    for key, each in value.items():
        kind = type(each)
        earlier = known.get(key)
        if kind is int or kind is str or kind is bool or each is None:
            made[key] = each
            same = same and (each is earlier or (type(each) is type(earlier) and each == earlier))
            continue
        other = others.get(key)
        if other is not None and shared[key] is each:
            piece = other
        else:
            piece = dumped(each, earlier if earlier is not None else other)
        made[key] = piece
        same = same and piece is earlier
    return before if same and list(known) == list(made) else made


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

    def add(self, version: int, touched: dict[str, Any], common: Common | None, apart: bool) -> None:
        self._kept.append(Sight(version, touched, self._kept[-1] if self._kept else None, common, apart))
        self._changes.clear()

    def has(self, version: int) -> bool:
        """Whether what was shown at a version is still known here."""
        return any(sight.version == version for sight in self._kept)

    def changes(self, since: int) -> dict[str, Any]:
        """Members of an update for somebody who was shown the table as of version `since`, which is known here."""
        if since not in self._changes:
            before = next(sight for sight in self._kept if sight.version == since)
            self._changes[since] = self.last.changes(before, self._made)
        return self._changes[since]
