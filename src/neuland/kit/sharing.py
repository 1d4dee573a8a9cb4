"""Views that share what they can with an earlier one: what is the very same object is not written again."""

from __future__ import annotations

from neuland.core.table import View


def kept(new: View, seen: View) -> View:
    """A part of a view, where `seen` is what the same part was earlier: the earlier one if all is as it was; else the
    new one, with what is equal taken from the earlier one. For parts whose members always have the same types: Python
    holds 1 and true to be equal."""
    same = len(new) == len(seen)
    for key, value in new.items():
        before = seen.get(key)
        if before is value:
            continue
        if before == value:
            new[key] = before
        else:
            same = False
    return seen if same and list(new) == list(seen) else new


def kept_each(new: list[View], seen: list[View]) -> list[View]:
    """The same for each of a list, as seats are."""
    if len(new) != len(seen):
        return new
    made = [kept(one, seen[place]) for place, one in enumerate(new)]
    return seen if all(one is seen[place] for place, one in enumerate(made)) else made
