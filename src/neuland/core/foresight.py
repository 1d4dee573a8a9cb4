"""Foresight: what an option costs and brings, told before it is chosen.

A game's room `foresight` makes it from the rules themselves, by trying an option on a copy of what the seat knows;
it is made for people who are asked, never in simulation.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from neuland.core.catalog import Game
from neuland.core.compiling import mypyc_attr
from neuland.core.decision import Action, Decision
from neuland.core.table import Event, Table

Goods = Mapping[str, int]
SEED = 1
"""What is hidden is dealt anew by it: equal knowledge gives equal foresight."""


class Note(NamedTuple):
    """Something else to be known: a text `foresee-ID` with its values."""

    id: str
    values: Mapping[str, Any] = {}


NO_GOODS: Final[Goods] = MappingProxyType({})


class Foresight:
    """What comes of an option, as far as its seat can know: goods by their words, and points. Never changed."""

    __slots__ = ("about", "brings", "certain", "costs", "loses", "notes", "plain", "points", "ways")

    def __init__(
        self,
        costs: Goods = NO_GOODS,
        ways: tuple[Goods, ...] = (),
        brings: Goods = NO_GOODS,
        loses: Goods = NO_GOODS,
        points: int = 0,
        notes: tuple[Note, ...] = (),
        about: str = "",
        certain: bool = False,
        plain: bool = False,
    ) -> None:
        self.costs = costs
        self.ways = ways
        """Costs of which one is chosen next."""
        self.brings = brings
        self.loses = loses
        """What goes without being paid for anything."""
        self.points = points
        self.notes = notes
        self.about = about
        """A thing whose own explanation says what there is to know."""
        self.certain = certain
        """Whether the seat's goods and points will change so and in no other way, whatever is hidden."""
        self.plain = plain
        """Whether the option's own words say what it costs."""

    def __bool__(self) -> bool:
        return bool(self.costs or self.ways or self.brings or self.loses or self.points or self.notes or self.about)

    def _parts(self) -> tuple[Any, ...]:
        goods = (dict(self.costs), [dict(way) for way in self.ways], dict(self.brings), dict(self.loses))
        return (*goods, self.points, self.notes, self.about, self.certain, self.plain)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Foresight) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.points, self.about))

    def __repr__(self) -> str:
        return f"Foresight({', '.join(f'{word}={said!r}' for word, said in self.facts().items())})"

    def facts(self) -> dict[str, Any]:
        """As plain data, without what is empty."""
        said: dict[str, Any] = {}
        if self.costs:
            said["costs"] = self.costs
        if self.ways:
            said["ways"] = self.ways
        if self.brings:
            said["brings"] = self.brings
        if self.loses:
            said["loses"] = self.loses
        if self.points:
            said["points"] = self.points
        if self.notes:
            said["notes"] = [{"id": note.id, "args": dict(note.values)} for note in self.notes]
        if self.about:
            said["about"] = self.about
        if self.certain:
            said["certain"] = True
        if self.plain:
            said["plain"] = True
        return said

    @classmethod
    def told(cls, facts: Mapping[str, Any]) -> Foresight:
        """What was told as plain data by `facts`."""
        notes = tuple(Note(note["id"], note["args"]) for note in facts.get("notes", ()))
        return cls(**{**facts, "notes": notes})

    def noting(self, note: Note) -> Foresight:
        """The same with one more note."""
        notes = (*self.notes, note)
        return Foresight(
            self.costs,
            self.ways,
            self.brings,
            self.loses,
            self.points,
            notes,
            self.about,
            self.certain,
            self.plain,
        )

    def change(self) -> dict[str, int]:
        """What becomes more or less, by its word."""
        words = [*self.brings, *self.costs, *self.loses]
        change = {word: self.brings.get(word, 0) - self.costs.get(word, 0) - self.loses.get(word, 0) for word in words}
        return {word: number for word, number in change.items() if number}


NOTHING = Foresight()


def known_to(table: Table, seat: int) -> Table:
    """A table on which options of a seat can be tried: what the seat does not know is not the true thing."""
    return table.redeal(seat, SEED)


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """An option tried on a copy of a table, alone: what would follow for others, or in the round, does not."""

    def __init__(self, known: Table, decision: Decision, option: Action) -> None:
        self.table: Any = known.clone()
        self.seat = decision.seat
        self.events: list[Event] = []
        """What was told of it."""
        self.table.telling, self.table.snapshots = True, None
        self.table.todo, self.table.decisions = [], [decision]
        self._take(decision, option)

    def _take(self, decision: Decision, option: Action) -> None:
        self.table.events = []
        self.table.play(decision, option)
        self.events += self.table.events

    @property
    def asked(self) -> str:
        """The prompt of what the seat is asked next; "" if nothing."""
        table: Table = self.table
        for decision in table.decisions:
            if decision.seat == self.seat:
                return decision.prompt
        return ""

    def go_on(self, choice: int = 0) -> Action:
        """Answers what is asked next; the answer."""
        decision: Decision = self.table.decision(self.seat)
        option = decision.options[choice]
        self._take(decision, option)
        return option

    def told(self, event: str) -> list[Event]:
        """What was told to the seat by this name of what concerns it."""
        return [found for found in self.events if found.id == event and found.args.get("seat") == self.seat]


def foresee(game: Game, table: Table, seat: int) -> dict[Action, Foresight]:
    """For each option of a seat's open decision what there is to say of it; nothing where a game says nothing."""
    if not game.has_room("foresight"):
        return {}
    found: dict[Action, Foresight] = game.room("foresight").foresee(table, seat)
    return {option: foresight for option, foresight in found.items() if foresight}
