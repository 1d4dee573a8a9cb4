"""What a seat sees, in numbers: declared once by each game, beside its view.

A declaration is a tree of parts in the shape of the view. Each part knows its features (a name, the least and
the most that it can be) and writes what the view says at their places, so names and numbers cannot drift apart:

    Fields({"round": Number(4), "phase": OneOf(PHASES), "hand": Several(CARDS), "turn": Seat(seats)})

Seats are counted from the viewer on: `me`, then `1` for the next in turn order, and so on. Whatever the viewer
may not see (None in the view) and whatever is not there stays 0. A word or key that no part knows raises
LookupError: nothing that a view shows is dropped unsaid.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from neuland.core.catalog import Game
from neuland.core.table import View

Numbers: TypeAlias = "array[float]"
MANY: Final = 999
"""The most of what the rules set no limit to; numbers are held there."""


class Feature(NamedTuple):
    """One number of an observation."""

    name: str
    least: float
    most: float


class Part:
    """A piece of a view. By itself it has no features: see UNSAID."""

    __slots__ = ("features", "zero")

    def __init__(self, features: list[Feature], zero: bool = False) -> None:
        self.features = features
        self.zero = zero
        """Whether 0 says something here, as it does of seats; all else that is empty need not be written."""

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        """Writes what a view says here into the numbers, from place `at` on."""


UNSAID: Final = Part([])
"""For what follows from other features, is the same in every game, or does not matter to play."""


# ---- single things -----------------------------------------------------------------------------------


class Number(Part):
    """A number as it is; also True and False, as 1 and 0."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__([Feature("", 0, most)])
        self.most = most

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        numbers[at] = value if value < self.most else self.most


FLAG: Final = Number(1)


class Given(Part):
    """A 1 where there is anything at all."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__([Feature("", 0, 1)], zero=True)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value is not None:
            numbers[at] = 1


class Seat(Part):
    """A seat: a 1 at its place from the viewer on; nowhere if it is nobody's (-1)."""

    __slots__ = ("seats",)

    def __init__(self, seats: int) -> None:
        super().__init__([Feature(name, 0, 1) for name in seat_names(seats)], zero=True)
        self.seats = seats

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value is not None and value >= 0:
            numbers[at + (value - viewer) % self.seats] = 1


# ---- words -------------------------------------------------------------------------------------------


class OneOf(Part):
    """One of some words: a 1 at its place; nowhere if there is none ("")."""

    __slots__ = ("places",)

    def __init__(self, words: Iterable[str], most: int = 1) -> None:
        super().__init__([Feature(word, 0, most) for word in words])
        self.places: dict[str, int] = {feature.name: place for place, feature in enumerate(self.features)}

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if value:
            numbers[at + self.places[value]] = 1


class Several(OneOf):
    """A list of words whose order means nothing: how often each is in it."""

    __slots__ = ()

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        for word in value:
            if word:
                numbers[at + places[word]] += 1


class InOrder(OneOf):
    """A list of different words whose order matters: each word's place in it, from 1."""

    __slots__ = ()

    def __init__(self, words: list[str]) -> None:
        super().__init__(words, len(words))

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        for number, word in enumerate(value, 1):
            numbers[at + places[word]] = number


# ---- what is put together ----------------------------------------------------------------------------


class Group(Part):
    """Parts side by side, each under its name; `starts` says where each begins."""

    __slots__ = ("parts", "starts")

    def __init__(self, names: list[str], parts: list[Part]) -> None:
        super().__init__([])
        self.parts = parts
        self.starts: list[int] = []
        for name, part in zip(names, parts, strict=True):
            self.starts.append(len(self.features))
            for inner, least, most in part.features:
                self.features.append(Feature(f"{name}.{inner}" if inner else name, least, most))


class Some(Group):
    """Values under some of these keys."""

    __slots__ = ("places",)

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(list(parts), list(parts.values()))
        self.places: dict[str, tuple[Part, int]] = {
            key: (self.parts[number], self.starts[number]) for number, key in enumerate(parts)
        }

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        places = self.places
        for key, inner in value.items():
            part, start = places[key]
            if inner or part.zero:
                part.write(inner, numbers, at + start, viewer)


class Fields(Group):
    """Values under all of these keys, and no others."""

    __slots__ = ("keys", "said")

    def __init__(self, parts: Mapping[str, Part]) -> None:
        super().__init__(list(parts), list(parts.values()))
        self.keys = frozenset(parts)
        self.said: list[tuple[str, Part, int, bool]] = [
            (key, self.parts[number], self.starts[number], self.parts[number].zero)
            for number, key in enumerate(parts)
            if self.parts[number] is not UNSAID
        ]

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        if len(value) != len(self.keys):
            raise KeyError(*(value.keys() ^ self.keys))
        for key, part, start, zero in self.said:
            inner = value[key]
            if inner or zero:
                part.write(inner, numbers, at + start, viewer)


class Row(Group):
    """A list of so many places at most, each of them the same part."""

    __slots__ = ()

    def __init__(self, length: int, part: Part) -> None:
        super().__init__([str(number) for number in range(1, length + 1)], [part] * length)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        part, starts = self.parts[0], self.starts
        for number, inner in enumerate(value):
            part.write(inner, numbers, at + starts[number], viewer)


class Seats(Group):
    """A list in seat order: the viewer's own part, then the same part for each of the others."""

    __slots__ = ()

    def __init__(self, seats: int, own: Part, others: Part) -> None:
        super().__init__(seat_names(seats), [own] + [others] * (seats - 1))

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        seats = len(self.parts)
        for number, part in enumerate(self.parts):
            inner = value[(viewer + number) % seats]
            if inner:
                part.write(inner, numbers, at + self.starts[number], viewer)


class Asked(Seats):
    """The open decisions: for each seat the prompt that it is asked, one at a time."""

    __slots__ = ()

    def __init__(self, seats: int, prompts: Iterable[str]) -> None:
        prompt = OneOf(prompts)
        super().__init__(seats, prompt, prompt)

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        prompts: list[Any] = [None for _ in self.parts]
        for ask in value:
            prompts[ask["seat"]] = ask["prompt"]
        super().write(prompts, numbers, at, viewer)


class Only(Part):
    """A list of records of which one key says all."""

    __slots__ = ("key", "part")

    def __init__(self, key: str, part: Part) -> None:
        super().__init__(part.features)
        self.key = key
        self.part = part

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        self.part.write([entry[self.key] for entry in value], numbers, at, viewer)


def seat_names(seats: int) -> list[str]:
    return ["me", *[str(number) for number in range(1, seats)]]


def each(keys: Iterable[str], part: Part) -> Fields:
    """The same part under each of some keys."""
    return Fields(dict.fromkeys(keys, part))


# ---- the whole ---------------------------------------------------------------------------------------


class Observation:
    """A game's views at a number of seats, as rows of numbers: `features` says what stands where."""

    __slots__ = ("blank", "features", "whole")

    def __init__(
        self, game: Game, seats: int, prompts: Iterable[str], parts: Mapping[str, Part], unsaid: Iterable[str] = ()
    ) -> None:
        """`parts` are those of the game's own view; `unsaid` are options that it shows in another way."""
        head: dict[str, Part] = {
            "game": UNSAID,
            "seats": UNSAID,
            "viewer": UNSAID,  # always `me`
            "options": chosen(game, seats, unsaid),
            "over": FLAG,
            "asked": Asked(seats, prompts),
            "winners": UNSAID,  # nothing is left to play for
        }
        self.whole = Fields({**head, **parts})
        self.features = self.whole.features
        self.blank = array("f", [0.0]) * len(self.features)

    @property
    def names(self) -> list[str]:
        """The features' names, in the order of the numbers."""
        return [feature.name for feature in self.features]

    def numbers(self, view: View) -> Numbers:
        """What a seat's view says, a number for each feature."""
        numbers = self.blank[:]
        try:
            self.whole.write(view, numbers, 0, view["viewer"])
        except KeyError as unknown:
            raise LookupError(f"The observations of {view['game']} do not know {unknown}.") from unknown
        return numbers


def chosen(game: Game, seats: int, unsaid: Iterable[str]) -> Fields:
    """The options that matter at this seat count: a 1 at each one's choice."""
    return Fields(
        {
            option.id: OneOf(option.choices)
            if option.id not in unsaid and seats in (option.seats or (seats,))
            else UNSAID
            for option in game.options
        }
    )
