"""The parts that a view is declared with: what stands there, and what it is in numbers; here the single ones, those
that are put together of others in `core.groups`.

A declaration is a tree of parts in the shape of the view:

    Fields({"round": Number(4, lambda t, _: t.round), "phase": OneOf(PHASES, phase), "hand": Several(CARDS, hand)})

Each part knows its features (a name, the least and the most that it can be) and writes what the view says at their
places (`write`), so names and numbers cannot drift apart; it writes the same straight from the table (`take`), and
where it says by which fields it goes (`by`), only when one of them has changed (`core.reading`); it finds what is not
as declared (`fault`), and knows its shape, from which types for the page are written.

Seats are counted from the viewer on: `me`, then `1` for the next in turn order, and so on. Whatever the viewer
may not see (None in the view) and whatever is not there stays 0. A word or key that no part knows raises
LookupError: nothing that a view shows is dropped unsaid.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple, Self, TypeAlias

from neuland.core.shape import BOOLEAN, NULL, NUMBER, TEXT, Shape

Numbers: TypeAlias = "array[float]"
Source: TypeAlias = Callable[[Any, int], Any]
"""Reads a piece of a table: of the seat, square or card with that number, where the part stands under one."""
Leaf: TypeAlias = "tuple[Part, int, int]"
"""A part that is read by itself, the seat or side of which it reads, and where it writes."""
MANY: Final = 999
"""The most of what the rules set no limit to; numbers are held there."""
FEW: Final = 3
"""So many numbers are cleared one by one; of more, all that are beside them too."""
UNCHANGED: Final[dict[str, Any]] = {}
"""What lay on a table before, where nobody asks."""


class Feature:
    """One number of an observation."""

    __slots__ = ("least", "most", "name")

    def __init__(self, name: str, least: float, most: float) -> None:
        self.name = name
        self.least = least
        self.most = most


class GoesBy(NamedTuple):
    """By which fields of a table a part goes."""

    fields: frozenset[str]
    all_but: bool = False
    """By all fields but these."""
    its: str = ""
    """The one field, where it goes by one place there: so many for each seat or side, and which of them."""
    each: int = 1
    place: int = 0


class Part:
    """A piece of a view."""

    __slots__ = ("as_it_lies", "blank", "features", "goes_by", "of", "zero")

    def __init__(self, features: list[Feature], of: Source | None = None, zero: bool = False) -> None:
        self.features = features
        self.of = of
        self.zero = zero
        """Whether 0 says something here, as it does of seats; all else that is empty need not be written."""
        self.goes_by: GoesBy | None = None
        self.as_it_lies = False
        """Whether what is read is the very thing that lies at the place by which it goes (`its`)."""
        self.blank: Numbers | None = None

    def by(self, *fields: str) -> Self:
        """Says that what is read here goes by these fields of the table alone: it is read again only when one of them
        has changed. "over" is whether the game is."""
        self.go_by(GoesBy(frozenset(fields)))
        return self

    def by_its(self, field: str, each: int = 1, place: int = 0) -> Self:
        """The same where it goes by one place of a field: by default that of its own seat or side, otherwise `place` of
        `each` that every one has."""
        self.go_by(GoesBy(frozenset((field,)), False, field, each, place))
        return self

    def its(self, field: str, each: int = 1, place: int = 0) -> Self:
        """Reads what lies at one place of a field, as it is: `Number(99).its("coins")`. Nobody needs to be asked for
        it again, and of a list only what came or went is written."""
        self.of = lambda table, it: getattr(table, field)[it * each + place]
        self.as_it_lies = True
        return self.by_its(field, each, place)

    def by_all_but(self, *fields: str) -> Self:
        """The same where it goes by many fields, but surely not by these."""
        self.go_by(GoesBy(frozenset(fields), True))
        return self

    def go_by(self, goes_by: GoesBy) -> None:
        """What parts within say for themselves holds."""
        if self.goes_by is None:
            self.goes_by = goes_by

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        """Writes what a view says here into the numbers, from place `at` on."""

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        """Writes what the table has here, in the table's own way."""
        if value or self.zero:
            self.write(value, numbers, at, viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        """Reads from the table, of its seat, square or card `it`, and writes the same as `write` would."""
        if self.of is not None:
            value = self.of(table, it)
            if value is not None:
                self.put(value, numbers, at, viewer)

    def renew(self, before: dict[str, Any], table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        """Writes over what was read earlier what the table has now; `before`: what lay there then, by the fields that
        have changed."""
        self.clear(numbers, at)
        self.take(table, it, numbers, at, viewer)

    def clear(self, numbers: Numbers, at: int) -> None:
        """Writes that nothing is there."""
        if len(self.features) == 1:
            numbers[at] = 0.0
        else:
            if self.blank is None:
                self.blank = array("f", [0.0]) * len(self.features)
            numbers[at : at + len(self.blank)] = self.blank

    def change(self, was: Any, now: Any, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        """The same for what goes by one place: what lay there, and what lies there now."""
        self.renew(UNCHANGED, table, it, numbers, at, viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        """The parts within it that `take` reads one after another, for one viewer: what is only put together is passed
        over, so that nothing of the tree is left to walk when a table is read (`core.reading`)."""
        return [(self, it, at)]

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        """What of a view (None: a spectator's, `whole`: the truth) is not as declared, "" if all is."""
        raise NotImplementedError

    def shape(self) -> Shape:
        raise NotImplementedError


# ---- single things -----------------------------------------------------------------------------------


class Number(Part):
    """A number as it is."""

    __slots__ = ("most",)

    def __init__(self, most: int, of: Source | None = None) -> None:
        super().__init__([Feature("", 0, most)], of)
        self.most = most

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        numbers[at] = value if value < self.most else self.most

    def renew(self, before: dict[str, Any], table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.of is None:  # it has a way of its own
            super().renew(before, table, it, numbers, at, viewer)
        else:
            value = self.of(table, it) or 0
            numbers[at] = value if value < self.most else self.most

    def change(self, was: Any, now: Any, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.as_it_lies:
            numbers[at] = now if now < self.most else self.most
        else:
            self.renew(UNCHANGED, table, it, numbers, at, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if type(value) is not int:
            return f": {value!r} is no number"
        return "" if 0 <= value <= self.most or (value > 0 and self.most == MANY) else f": {value} of {self.most}"

    def shape(self) -> Shape:
        return NUMBER


class Size(Number):
    """How many things lie at a place of the table (`its`)."""

    __slots__ = ()

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        self.write(len(value), numbers, at, viewer)

    def change(self, was: Any, now: Any, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        size = len(now)
        numbers[at] = size if size < self.most else self.most


class Flag(Part):
    """True or False, as 1 and 0."""

    __slots__ = ()

    def __init__(self, of: Source | None = None) -> None:
        super().__init__([Feature("", 0, 1)], of)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        numbers[at] = 1 if value else 0

    def renew(self, before: dict[str, Any], table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.of is None:  # it has a way of its own
            super().renew(before, table, it, numbers, at, viewer)
        else:
            numbers[at] = 1.0 if self.of(table, it) else 0.0

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if type(value) is bool else f": {value!r} is neither true nor false"

    def shape(self) -> Shape:
        return BOOLEAN


class Given(Part):
    """A 1 where there is anything at all: a number, or None."""

    __slots__ = ()

    def __init__(self, of: Source | None = None) -> None:
        super().__init__([Feature("", 0, 1)], of, zero=True)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value is not None:
            numbers[at] = 1

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if value is None or type(value) is int else f": {value!r} is no number"

    def shape(self) -> Shape:
        return NUMBER.joined(NULL)


class Seat(Part):
    """A seat: a 1 at its place from the viewer on; nowhere if it is nobody's (-1)."""

    __slots__ = ("seats",)

    def __init__(self, seats: int, of: Source | None = None) -> None:
        super().__init__([Feature(name, 0, 1) for name in seat_names(seats)], of, zero=True)
        self.seats = seats

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value is not None and value >= 0:
            numbers[at + (value - viewer) % self.seats] = 1

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if type(value) is int and -1 <= value < self.seats else f": {value!r} is no seat"

    def shape(self) -> Shape:
        return NUMBER


class Text(Part):
    """Any words, for people: they have no features."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([])

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if type(value) is str else f": {value!r} is no text"

    def shape(self) -> Shape:
        return TEXT


# ---- words -------------------------------------------------------------------------------------------


class OneOf(Part):
    """One of some words: a 1 at its place; nowhere if there is none ("").

    Where the table keeps numbers for the words, `numbers` lists them in the order of the words; -1 is none of them.
    """

    __slots__ = ("once", "places")

    def __init__(
        self,
        words: Iterable[str],
        of: Source | None = None,
        numbers: Sequence[int] | None = None,
        most: int = 1,
    ) -> None:
        super().__init__([Feature(word, 0, most) for word in words], of)
        self.places: dict[Any, int] = {feature.name: place for place, feature in enumerate(self.features)}
        """By word; and by number, where the table keeps numbers."""
        self.once = most == 1
        """Whether none can be there more than once."""
        if numbers is not None:
            self.places.update({number: place for place, number in enumerate(numbers)})

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value:
            numbers[at + self.places[value]] = 1

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        place = self.places.get(value, -1)
        if place >= 0:
            numbers[at + place] = 1
        elif value and value != -1:
            raise KeyError(value)

    def change(self, was: Any, now: Any, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.as_it_lies:
            place = self.places.get(was, -1)
            if place >= 0:
                numbers[at + place] = 0.0
            self.put(now, numbers, at, viewer)
        else:
            self.renew(UNCHANGED, table, it, numbers, at, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if value == "" or (type(value) is str and value in self.places) else f": {value!r} is no word here"

    def shape(self) -> Shape:
        return TEXT


class Several(OneOf):
    """A list of words whose order means nothing: how often each is in it."""

    __slots__ = ()

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        for word in value:
            if word:
                numbers[at + places[word]] += 1

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        if self.once:
            for thing in value:
                numbers[at + places[thing]] = 1.0
        else:
            for thing in value:
                numbers[at + places[thing]] += 1

    def change(self, was: Any, now: Any, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if not self.as_it_lies:
            self.renew(UNCHANGED, table, it, numbers, at, viewer)
        elif len(now) > len(was) and now[: len(was)] == was:  # only what came to it needs to be written
            self.more(now, len(was), numbers, at)
        elif self.once:
            self.exchange(list(was), list(now), numbers, at)
        else:
            self.clear(numbers, at)
            self.put(now, numbers, at, viewer)

    def exchange(self, was: list[Any], now: list[Any], numbers: Numbers, at: int) -> None:
        """Writes what has gone from a list, and what has come to it, where nothing is in it twice: between the same
        things at both ends."""
        start, shorter = 0, min(len(was), len(now))
        while start < shorter and was[start] is now[start]:
            start += 1
        gone, come = len(was), len(now)
        while gone > start and come > start and was[gone - 1] is now[come - 1]:
            gone -= 1
            come -= 1
        if gone - start > FEW:
            self.clear(numbers, at)
            start, come = 0, len(now)
        else:
            for place in range(start, gone):
                numbers[at + self.places[was[place]]] = 0.0
        for place in range(start, come):
            numbers[at + self.places[now[place]]] = 1.0

    def more(self, value: Any, known: int, numbers: Numbers, at: int) -> None:
        """Writes what a list has besides the first so many."""
        for thing in value[known:]:
            if self.once:
                numbers[at + self.places[thing]] = 1.0
            else:
                numbers[at + self.places[thing]] += 1

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if type(value) is not list:
            return f": {value!r} is no list"
        for word in value:
            if found := OneOf.fault(self, word, viewer, whole):
                return found
        return ""

    def shape(self) -> Shape:
        return Shape(items=TEXT)


class InOrder(Several):
    """A list of different words whose order matters: each word's place in it, from 1."""

    __slots__ = ()

    def __init__(self, words: list[str], of: Source | None = None, numbers: Sequence[int] | None = None) -> None:
        super().__init__(words, of, numbers, len(words))

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        for number, word in enumerate(value, 1):
            numbers[at + places[word]] = number

    def more(self, value: Any, known: int, numbers: Numbers, at: int) -> None:
        for number in range(known, len(value)):
            numbers[at + self.places[value[number]]] = number + 1

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        self.write(value, numbers, at, viewer)


# ---- what is shown otherwise ---------------------------------------------------------------------------


class Unsaid(Part):
    """What follows from other features, is the same in every game, or does not matter to play: it has none."""

    __slots__ = ("part",)

    def __init__(self, part: Part) -> None:
        super().__init__([])
        self.part = part

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return self.part.fault(value, viewer, whole)

    def shape(self) -> Shape:
        return self.part.shape()


class Hidden(Unsaid):
    """What only the whole truth shows; in every view it is None."""

    __slots__ = ()

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if whole:
            return self.part.fault(value, viewer, whole)
        return "" if value is None else f": {value!r} should be hidden"

    def shape(self) -> Shape:
        return self.part.shape().joined(NULL)


class InTruth(Unsaid):
    """What stands under its key only in the whole truth."""

    __slots__ = ()


class Maybe(Part):
    """A part, or None where there is nothing or it is not to be seen."""

    __slots__ = ("part",)

    def __init__(self, part: Part) -> None:
        super().__init__(part.features, part.of, part.zero)
        self.part = part

    def go_by(self, goes_by: GoesBy) -> None:
        super().go_by(goes_by)
        self.part.go_by(goes_by)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value is not None:
            self.part.write(value, numbers, at, viewer)

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value is not None:
            self.part.put(value, numbers, at, viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        self.part.take(table, it, numbers, at, viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return self.part.leaves(it, at, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return "" if value is None else self.part.fault(value, viewer, whole)

    def shape(self) -> Shape:
        return self.part.shape().joined(NULL)


def said(when: bool, part: Part) -> Part:
    """A part that has features only under a condition: at some seat counts, of some cards."""
    return part if when else Unsaid(part)


def seat_names(seats: int) -> list[str]:
    return ["me", *[str(number) for number in range(1, seats)]]
