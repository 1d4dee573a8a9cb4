"""How a table is read into numbers: the parts of a declaration laid out flat, once for each viewer.

Walking the tree of parts costs more than reading the table. What most parts do is therefore done here in a few loops,
by the parts' own facts; the others are asked themselves (`Part.take`). Tests hold the outcome equal to the view's
numbers in every game.
"""

from __future__ import annotations

from typing import Any

from neuland.core.parts import Each, Flag, InOrder, Leaf, Number, Numbers, OneOf, Part, Row, Several, Source


class Reading:
    """What one viewer's numbers are read from: a source, the seat, side or viewer that it is asked for, and where it
    writes; then what the numbers go by."""

    __slots__ = ("amounts", "marks", "orders", "others", "rows", "tallies", "viewer", "words")

    def __init__(self, leaves: list[Leaf], viewer: int) -> None:
        self.viewer = viewer
        self.amounts: list[tuple[Source, int, int, float]] = []
        """Numbers and flags, with the most that they can be."""
        self.rows: list[tuple[Source, int, int, float]] = []
        """Rows of numbers, each one place after the other."""
        self.words: list[tuple[Source, int, int, dict[Any, int]]] = []
        """One word of several, by the words' places."""
        self.marks: list[tuple[Source, int, int, dict[Any, int]]] = []
        """Words of which each can be there once."""
        self.tallies: list[tuple[Source, int, int, dict[Any, int]]] = []
        """Words that are counted."""
        self.orders: list[tuple[Source, int, int, dict[Any, int]]] = []
        """Words by their place in a list."""
        self.others: list[Leaf] = []
        for leaf in leaves:
            self._lay(leaf)

    def _lay(self, leaf: Leaf) -> None:
        part, it, at = leaf
        of, kind = part.of, type(part)
        if of is None:
            self.others.append(leaf)
        elif kind is Number or kind is Flag:
            self.amounts.append((of, it, at, part.features[0].most))
        elif (kind is Row or kind is Each) and _of_numbers(part):
            self.rows.append((of, it, at, part.features[0].most))
        elif isinstance(part, OneOf) and kind in (OneOf, Several, InOrder):
            self._listed(kind, part.features[0].most).append((of, it, at, part.places))
        else:
            self.others.append(leaf)

    def _listed(self, kind: type[Part], most: float) -> list[tuple[Source, int, int, dict[Any, int]]]:
        """Where parts that go by words belong."""
        if kind is OneOf:
            return self.words
        if kind is InOrder:
            return self.orders
        return self.marks if most == 1 else self.tallies

    def write(self, table: Any, numbers: Numbers, at: int) -> None:
        """Writes what the viewer sees into numbers that are blank from place `at` on."""
        for of, it, place, most in self.amounts:
            value = of(table, it)
            if value:
                numbers[at + place] = value if value < most else most
        for of, it, place, most in self.rows:
            place += at
            for value in of(table, it) or ():
                if value:
                    numbers[place] = value if value < most else most
                place += 1
        for of, it, place, places in self.words:
            value = of(table, it)
            found = places.get(value, -1)
            if found >= 0:
                numbers[at + place + found] = 1
            elif value and value != -1:
                raise KeyError(value)
        for of, it, place, places in self.marks:
            things = of(table, it)
            if things:
                place += at
                for thing in things:
                    numbers[place + places[thing]] = 1
        for of, it, place, places in self.tallies:
            things = of(table, it)
            if things:
                place += at
                for thing in things:
                    numbers[place + places[thing]] += 1
        for of, it, place, places in self.orders:
            things = of(table, it)
            if things:
                place += at
                for number, thing in enumerate(things, 1):
                    numbers[place + places[thing]] = number
        viewer = self.viewer
        for part, it, place in self.others:
            part.take(table, it, numbers, at + place, viewer)


def _of_numbers(part: Part) -> bool:
    """Whether a row consists of plain numbers or flags."""
    return isinstance(part, (Row, Each)) and type(part.parts[0]) in (Number, Flag)
