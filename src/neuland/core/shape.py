"""What can stand at one place of a view: the shape from which types for other languages are written."""

from __future__ import annotations

from collections.abc import Iterable, Mapping


class Shape:
    """Plain values, a list, an object, or several of these."""

    __slots__ = ("items", "keys", "plain")

    def __init__(
        self,
        plain: Iterable[str] = (),
        items: Shape | None = None,
        keys: Mapping[str, tuple[Shape, bool]] | None = None,
    ) -> None:
        self.plain = frozenset(plain)
        """Of `number`, `string`, `boolean` and `null`."""
        self.items = items
        """The shape of a list's members."""
        self.keys = keys
        """Of an object: the shape under each key, and whether the key is always there."""

    def joined(self, other: Shape) -> Shape:
        """What can stand where one or the other can."""
        return Shape(self.plain | other.plain, _either(self.items, other.items), self._joined_keys(other))

    def _joined_keys(self, other: Shape) -> Mapping[str, tuple[Shape, bool]] | None:
        if self.keys is None or other.keys is None:
            return other.keys if self.keys is None else self.keys
        mine, its = self.keys, other.keys
        both = {key: (mine[key][0].joined(its[key][0]), mine[key][1] and its[key][1]) for key in mine if key in its}
        one = {key: (shape, False) for keys in (mine, its) for key, (shape, _) in keys.items() if key not in both}
        return both | one


def _either(one: Shape | None, other: Shape | None) -> Shape | None:
    if one is None or other is None:
        return other if one is None else one
    return one.joined(other)


NUMBER = Shape(("number",))
TEXT = Shape(("string",))
BOOLEAN = Shape(("boolean",))
NULL = Shape(("null",))
