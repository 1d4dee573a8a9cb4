"""What a seat sees at a game's tables, declared once by the game: as types, and in numbers.

A game's room `observation` gives one for an origin, made of `core.parts` in the shape of its view.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from neuland.core.catalog import Game
from neuland.core.groups import Asked, Fields, Many
from neuland.core.parts import Feature, Flag, Maybe, Number, Numbers, OneOf, Part, Seat, Text, Unsaid
from neuland.core.reading import Kept, Reading
from neuland.core.shape import Shape
from neuland.core.table import Origin, Table, View


class Observation:
    """The views of tables of one origin, as rows of numbers: `features` says what stands where."""

    __slots__ = ("blank", "features", "known", "readings", "sight", "whole")

    def __init__(
        self,
        game: Game,
        origin: Origin,
        prompts: Iterable[str],
        parts: Mapping[str, Part],
        unsaid: Iterable[str] = (),
        known: Callable[[Any, int], Any] | None = None,
    ) -> None:
        """`parts` are those of the game's own view; `unsaid` are options that it shows in another way; `known` gives
        the table as a seat knows it, where something lies there that is still sealed."""
        seats = origin.seats
        options = Fields(chosen(game, origin, unsaid))
        head: dict[str, Part] = {
            "game": Unsaid(Text()),
            "seats": Unsaid(Number(seats)),
            "viewer": Unsaid(Maybe(Seat(seats))),  # always `me`
            "options": options,
            "over": Flag(lambda table, _: not table.decisions).by("over"),
            "asked": Asked(seats, prompts),
            "winners": Unsaid(Many(Seat(seats))),  # nothing is left to play for
        }
        self.whole = Fields({**head, **parts})
        self.features: list[Feature] = self.whole.features
        self.known = known
        self.blank: Numbers = array("f", [0.0]) * len(self.features)
        """The numbers of a table on which nothing lies; the options are the same on all of them."""
        for part, start in self.whole.taken:
            if part is options:
                options.write(origin.options, self.blank, start, 0)
        self.readings: list[Reading] = [
            Reading(
                [
                    leaf
                    for part, start in self.whole.taken
                    if part is not options
                    for leaf in part.leaves(viewer, start, viewer)
                ],
                viewer,
                self.blank,
            )
            for viewer in range(seats)
        ]
        """How a table is read, by the viewer's seat."""
        self.sight = Sight(self)

    @property
    def names(self) -> list[str]:
        """The features' names, in the order of the numbers."""
        return [feature.name for feature in self.features]

    def numbers(self, view: View) -> Numbers:
        """What a seat's view says, a number for each feature."""
        numbers = array("f", [0.0]) * len(self.features)
        try:
            self.whole.write(view, numbers, 0, view["viewer"])
        except KeyError as unknown:
            raise LookupError(f"The observations of {view['game']} do not know {unknown}.") from unknown
        return numbers

    def seen(self, table: Table, viewer: int) -> Numbers:
        """The same straight from a table, of which no view is made."""
        return self.sight.seen(table, viewer)

    def reading(self, table: Any, viewer: int) -> Reading:
        """How a table is read by a viewer."""
        return self.readings[viewer]

    def fault(self, view: View, whole: bool = False) -> str:
        """What of a view (`whole`: of the truth) is not as declared, "" if all is."""
        return self.whole.fault(view, view.get("viewer"), whole)

    def shape(self) -> Shape:
        return self.whole.shape()


class Sight:
    """What somebody sees who looks at tables of one origin again and again: quick where it is the same table, or one
    much like it, that was seen last. Whoever watches several tables has one for each."""

    __slots__ = ("kept", "observation")

    def __init__(self, observation: Observation) -> None:
        self.observation = observation
        self.kept: dict[int, Kept] = {}
        """By viewer."""

    def seen(self, table: Any, viewer: int) -> Numbers:
        """What a seat sees, a number for each feature."""
        kept = self._look(table, viewer)
        numbers = kept.numbers[:]
        self.kept[viewer] = kept
        return numbers

    def write(self, table: Any, viewer: int, numbers: Numbers, at: int) -> None:
        """Writes the same into numbers from place `at` on."""
        kept = self._look(table, viewer)
        numbers[at : at + len(kept.numbers)] = kept.numbers
        self.kept[viewer] = kept

    def _look(self, table: Any, viewer: int) -> Kept:
        """What is kept is taken out meanwhile: whoever else looks, in another thread, begins anew, and so does whoever
        looks again after something could not be read."""
        reading, known = self.observation.reading(table, viewer), self.observation.known
        lying = table if known is None else known(table, viewer)
        kept = self.kept.pop(viewer, None)
        if kept is None or kept.reading is not reading:
            return Kept(reading, lying)
        kept.see(lying)
        return kept


def chosen(game: Game, origin: Origin, unsaid: Iterable[str]) -> dict[str, Part]:
    """The options: a 1 at the choice of each that matters at tables of this origin."""
    parts: dict[str, Part] = {}
    for option in game.options:
        matters = option.id not in unsaid and option.matters(origin.seats, origin.options)
        parts[option.id] = (
            Text() if option.free else OneOf(option.choices) if matters else Unsaid(OneOf(option.choices))
        )
    return parts
