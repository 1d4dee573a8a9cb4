"""The parts of a view that are put together of others (`core.parts` has the single ones)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from neuland.core.parts import (
    Feature,
    GoesBy,
    InTruth,
    Leaf,
    Number,
    Numbers,
    OneOf,
    Part,
    Seat,
    Source,
    Text,
    Unsaid,
    seat_names,
)
from neuland.core.shape import NUMBER, TEXT, Shape
from neuland.core.table import Table


class Group(Part):
    """Parts side by side, each under its name; `starts` says where each begins."""

    __slots__ = ("parts", "starts")

    def __init__(self, names: list[str], parts: list[Part], of: Source | None = None) -> None:
        super().__init__([], of)
        self.parts = parts
        self.starts: list[int] = []
        for name, part in zip(names, parts, strict=True):
            self.starts.append(len(self.features))
            for inner in part.features:
                full = name + "." + inner.name if inner.name else name
                self.features.append(Feature(full, inner.least, inner.most))

    def go_by(self, goes_by: GoesBy) -> None:
        super().go_by(goes_by)
        for part in self.parts:
            part.go_by(goes_by)


class Some(Group):
    """Values under some of these keys.

    Where the keys have numbers on the table, `numbers` lists them in the order of the keys, and `of` gives those that
    are there.
    """

    __slots__ = ("by_number", "places")

    def __init__(
        self, parts: Mapping[str, Part], of: Source | None = None, numbers: Sequence[int] | None = None
    ) -> None:
        super().__init__(list(parts), list(parts.values()), of)
        self.places: dict[str, tuple[Part, int]] = {
            key: (self.parts[number], self.starts[number]) for number, key in enumerate(parts)
        }
        self.by_number: dict[int, tuple[Part, int]] = {}
        for number, place in zip(range(len(parts)) if numbers is None else numbers, self.places.values(), strict=True):
            self.by_number[number] = place

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        for key, inner in value.items():
            part, start = places[key]
            if inner or part.zero:
                part.write(inner, numbers, at + start, viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.of is not None:
            for number in self.of(table, it) or ():
                part, start = self.by_number[number]
                part.take(table, number, numbers, at + start, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if type(value) is not dict:
            return f": {value!r} has no keys"
        for key, inner in value.items():
            if key not in self.places:
                return f".{key} is not declared"
            if found := self.places[key][0].fault(inner, viewer, whole):
                return f".{key}{found}"
        return ""

    def shape(self) -> Shape:
        return Shape(keys={key: (part.shape(), False) for key, (part, _) in self.places.items()})


class Fields(Group):
    """Values under all of these keys, and no others."""

    __slots__ = ("always", "keys", "said", "taken")

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(list(parts), list(parts.values()))
        self.keys: dict[str, Part] = dict(parts)
        self.always = frozenset(key for key, part in parts.items() if not isinstance(part, InTruth))
        self.said: list[tuple[str, Part, int, bool]] = [
            (key, part, start, part.zero)
            for (key, part), start in zip(parts.items(), self.starts, strict=True)
            if part.features
        ]
        self.taken: list[tuple[Part, int]] = [(part, start) for _, part, start, _ in self.said]

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if len(value) != len(self.always):
            raise KeyError(*(value.keys() ^ self.always))
        for key, part, start, zero in self.said:
            inner = value[key]
            if inner or zero:
                part.write(inner, numbers, at + start, viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for part, start in self.taken:
            part.take(table, it, numbers, at + start, viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return [leaf for part, start in self.taken for leaf in part.leaves(it, at + start, viewer)]

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if type(value) is not dict:
            return f": {value!r} has no keys"
        wanted = self.keys.keys() if whole else self.always
        for key in [*wanted, *value]:
            if key not in value:
                return f".{key} is missing"
            if key not in wanted:
                return f".{key} is not declared"
            if found := self.keys[key].fault(value[key], viewer, whole):
                return f".{key}{found}"
        return ""

    def shape(self) -> Shape:
        return Shape(keys={key: (part.shape(), key in self.always) for key, part in self.keys.items()})


class Whole(Fields):
    """Fields that a game reads at once, by a `take` of its own."""

    __slots__ = ()

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return [(self, it, at)]


class Each(Whole):
    """The same part under each of some keys; `of` gives the values in their order."""

    __slots__ = ()

    def __init__(self, keys: Iterable[str], part: Part, of: Source | None = None) -> None:
        super().__init__(dict.fromkeys(keys, part))
        self.of = of

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        part, starts = self.parts[0], self.starts
        for number, inner in enumerate(value):
            part.put(inner, numbers, at + starts[number], viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        if self.of is not None:
            self.put(self.of(table, it), numbers, at, viewer)


class Counts(Each):
    """A number under each of some keys, as they lie at a place of the table (`its`)."""

    __slots__ = ("most",)

    def __init__(self, keys: Iterable[str], most: int) -> None:
        super().__init__(keys, Number(most))
        self.most = most

    def change(self, was: Any, now: Any, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        most = self.most
        for place, number in enumerate(now):
            if number != was[place]:
                numbers[at + place] = number if number < most else most


class Row(Group):
    """A list of so many places at most, each of them the same part; `of` gives the members."""

    __slots__ = ()

    def __init__(self, length: int, part: Part, of: Source | None = None) -> None:
        super().__init__([str(number) for number in range(1, length + 1)], [part] * length, of)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        part, starts = self.parts[0], self.starts
        for number, inner in enumerate(value):
            if inner or part.zero:
                part.write(inner, numbers, at + starts[number], viewer)

    def put(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        part, starts = self.parts[0], self.starts
        for number, inner in enumerate(value):
            part.put(inner, numbers, at + starts[number], viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if type(value) is not list or len(value) > len(self.parts):
            return f": {value!r} is no row of {len(self.parts)}"
        return _fault_within(self.parts[0], value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=self.parts[0].shape())


class Many(Part):
    """A list of any length, each member the same part: it has no features."""

    __slots__ = ("part",)

    def __init__(self, part: Part) -> None:
        super().__init__([])
        self.part = part

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        return _fault_within(self.part, value, viewer, whole) if type(value) is list else f": {value!r} is no list"

    def shape(self) -> Shape:
        return Shape(items=self.part.shape())


def _fault_within(part: Part, value: list[Any], viewer: int | None, whole: bool) -> str:
    for number, inner in enumerate(value):
        if found := part.fault(inner, viewer, whole):
            return f".{number}{found}"
    return ""


class Seats(Group):
    """A list in seat order: the viewer's own part, then the same part for each of the others."""

    __slots__ = ("others",)

    def __init__(self, seats: int, own: Part, others: Part) -> None:
        super().__init__(seat_names(seats), [own] + [others] * (seats - 1))
        self.others = others

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        seats = len(self.parts)
        for number, part in enumerate(self.parts):
            inner = value[(viewer + number) % seats]
            if inner:
                part.write(inner, numbers, at + self.starts[number], viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        seats = len(self.parts)
        for number, part in enumerate(self.parts):
            part.take(table, (viewer + number) % seats, numbers, at + self.starts[number], viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        seats = len(self.parts)
        return [
            leaf
            for number, part in enumerate(self.parts)
            for leaf in part.leaves((viewer + number) % seats, at + self.starts[number], viewer)
        ]

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        seats = len(self.parts)
        if type(value) is not list or len(value) != seats:
            return f": {value!r} is no list of {seats} seats"
        for seat, inner in enumerate(value):
            part = self.parts[0] if seat == viewer else self.others
            if found := part.fault(inner, viewer, whole):
                return f".{seat}{found}"
        return ""

    def shape(self) -> Shape:
        return Shape(items=self.parts[0].shape().joined(self.others.shape()))


class Asked(Seats):
    """The open decisions: for each seat the prompt that it is asked, one at a time."""

    __slots__ = ("places",)

    def __init__(self, seats: int, prompts: Iterable[str]) -> None:
        prompt = OneOf(prompts)
        super().__init__(seats, prompt, prompt)
        self.places: dict[Any, int] = prompt.places

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        prompts: list[Any] = [None for _ in self.parts]
        for ask in value:
            prompts[ask["seat"]] = ask["prompt"]
        super().write(prompts, numbers, at, viewer)

    def take(self, table: Table, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        seats, starts, places = len(self.parts), self.starts, self.places
        for ask in table.decisions:
            prompt = ask.prompt if ask.seat == viewer else table.opening(ask).prompt
            numbers[at + starts[(ask.seat - viewer) % seats] + places[prompt]] = 1.0

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return [(self, it, at)]

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        ask = Fields({"seat": Seat(len(self.parts)), "prompt": self.parts[0]})
        return Many(ask).fault(value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=Shape(keys={"seat": (NUMBER, True), "prompt": (TEXT, True)}))


class Only(Part):
    """A list of records of which one key says all; the others are printed, or follow from it."""

    __slots__ = ("key", "part", "record")

    def __init__(self, key: str, part: Part, **others: Part) -> None:
        super().__init__(part.features)
        self.key = key
        self.part = part
        self.record = Fields({key: Unsaid(Text()), **others})

    def go_by(self, goes_by: GoesBy) -> None:
        super().go_by(goes_by)
        self.part.go_by(goes_by)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        self.part.write([entry[self.key] for entry in value], numbers, at, viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        self.part.take(table, it, numbers, at, viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return self.part.leaves(it, at, viewer)

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        listed = Many(self.record).fault(value, viewer, whole)
        return listed or self.part.fault([entry[self.key] for entry in value], viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=self.record.shape())


class Sides(Group):
    """A list of at most so many sides, each the same part, and none of them dearer than another.

    Where players are the sides, they are counted from the viewer on, as seats are; companies, which change hands,
    stand in their own order, and a part of theirs says who leads them.
    """

    __slots__ = ("players",)

    def __init__(self, sides: int, part: Part, players: int = 0) -> None:
        """`players`: how many they are, where players are the sides; 0 where companies are."""
        super().__init__([str(number) for number in range(1, sides + 1)], [part] * sides)
        self.players = players

    def place(self, side: int, viewer: int) -> int:
        """Where a side stands."""
        return self.starts[(side - viewer) % self.players if self.players else side]

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        part = self.parts[0]
        for side, inner in enumerate(value):
            if inner or part.zero:
                part.write(inner, numbers, at + self.place(side, viewer), viewer)

    def take(self, table: Any, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        part = self.parts[0]
        for side in range(len(self.parts) if not self.players else self.players):
            part.take(table, side, numbers, at + self.place(side, viewer), viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        part = self.parts[0]
        return [
            leaf
            for side in range(self.players or len(self.parts))
            for leaf in part.leaves(side, at + self.place(side, viewer), viewer)
        ]

    def fault(self, value: Any, viewer: int | None, whole: bool) -> str:
        if type(value) is not list or len(value) > len(self.parts):
            return f": {value!r} is no list of {len(self.parts)} sides"
        return _fault_within(self.parts[0], value, viewer, whole)

    def shape(self) -> Shape:
        return Shape(items=self.parts[0].shape())
