"""Patches: what changed between two values of JSON, in few words.

A patch says what becomes of one value. It is one of

- `[value]`: it is now that value;
- `{ key: patch, … }`: members changed, of a list by their place, counted from 0; `[]` stands for one that is gone;
- `[from, count, [value, …]]`: of a list so many values, from that place on, gave way to others.

It follows from both values and from nothing else, so that it can tell nobody more than they do; and whoever lays it
on the one has the other, letter by letter: the order of members too, since pages draw in it.
"""

from __future__ import annotations

from typing import Any

import orjson

Patch = Any
GONE: Patch = []


def between(old: Any, new: Any, written: bytes = b"") -> Patch | None:
    """What makes `new` of `old`; None if they are written alike. `written`: the new one as JSON, if that is known."""
    patch = _between(old, new)
    made = old if patch is None else patched(old, patch)
    # Python holds 1 and true to be equal: where that has misled us, all is sent.
    return patch if orjson.dumps(made) == (written or orjson.dumps(new)) else [new]


def _between(old: Any, new: Any) -> Patch | None:
    if old == new and type(old) is not dict:
        return None
    if isinstance(old, dict) and isinstance(new, dict):
        return _between_dicts(old, new)
    if isinstance(old, (list, tuple)) and isinstance(new, (list, tuple)):
        return _between_lists(old, new)
    return [new]


def _between_dicts(old: dict[str, Any], new: dict[str, Any]) -> Patch | None:
    if list(old) != list(new):
        stay = [key for key in old if key in new]
        if not stay or [*stay, *(key for key in new if key not in old)] != list(new):
            return [new]  # the order of its members could not be told otherwise
    found: dict[str, Patch] = {key: GONE for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            found[key] = [value]
        elif old[key] != value:
            found[key] = _between(old[key], value)
    return found or None


def _between_lists(old: Any, new: Any) -> Patch | None:
    most = min(len(old), len(new))
    start = 0
    while start < most and old[start] == new[start]:
        start += 1
    end = 0
    while end < most - start and old[-1 - end] == new[-1 - end]:
        end += 1
    gone, come = len(old) - start - end, len(new) - start - end
    if not gone and not come:
        return None
    if gone == come and all(_alike(old[place], new[place]) for place in range(start, start + gone)):
        changed = ((place, _between(old[place], new[place])) for place in range(start, start + gone))
        return {str(place): patch for place, patch in changed if patch is not None}
    return [start, gone, list(new[start : start + come])]


def _alike(old: Any, new: Any) -> bool:
    """Whether there may be something inside that stays."""
    return (isinstance(old, dict) and isinstance(new, dict)) or (
        isinstance(old, (list, tuple)) and isinstance(new, (list, tuple))
    )


def patched(old: Any, patch: Patch) -> Any:
    """The value that a patch makes of another, which stays what it is."""
    if isinstance(patch, dict):
        return _patched_list(old, patch) if isinstance(old, (list, tuple)) else _patched_dict(old, patch)
    if len(patch) == 1:
        return patch[0]
    start, gone, come = patch
    return [*old[:start], *come, *old[start + gone :]]


def _patched_dict(old: dict[str, Any], patch: dict[str, Patch]) -> dict[str, Any]:
    made = dict(old)
    for key, inner in patch.items():
        if not inner and isinstance(inner, list):
            del made[key]
        else:
            made[key] = patched(made.get(key), inner)
    return made


def _patched_list(old: Any, patch: dict[str, Patch]) -> list[Any]:
    made = list(old)
    for place, inner in patch.items():
        made[int(place)] = patched(made[int(place)], inner)
    return made
