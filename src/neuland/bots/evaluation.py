"""What a game's room `evaluation` says, with what is usual where it says nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from neuland.core import catalog
from neuland.core.decision import Action, Decision
from neuland.core.table import Table, round_of

Rate = Callable[[Any, Decision], Sequence[float]]
Favourite = Callable[[Any, Decision], Action]
Value = Callable[[Any, int], float]
Horizon = Callable[[Any, int], int]

FOR_EACH = 6
"""So many decisions of each seat a search looks ahead where a game says nothing."""

NEVER = 1 << 30
"""A round that no game comes to."""


@dataclass(frozen=True)
class Evaluation:
    """How a game's positions and options are judged."""

    rate: Rate
    """An estimate for each option of a decision; only differences matter."""
    look: Rate
    """The same for a search, which may see what first sight does not: usually no other."""
    favourite: Favourite
    """The option that a search rates best, the first of equals: a game may find it without rating all of them."""
    value: Value
    """How good a position is for a seat."""
    horizon: Horizon
    """How many decisions, of all seats together, a search with so many tries looks ahead from a table before it values
    the position."""
    rounds: int = 0
    """It looks no further than to the end of so many rounds, this one among them; 0: as far as the horizon."""
    ratings: int = 0
    """So many questions beyond its trees a search rates for one answer, or as many as it has tries; else seats answer
    by habit. 0: all of them."""
    same_luck: bool = False
    """Whether options are compared on the deals that they were tried on alike: where most of what tries differ by is
    the luck of the deal."""
    daring: Mapping[int, float] = field(default_factory=dict)
    """How much hope counts against experience, by the number of players, where it is not what is usual."""

    def last_round(self, table: Table) -> int:
        """The round at whose beginning a search from a table looks no further."""
        return round_of(table) + self.rounds if self.rounds else NEVER


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game of the catalog."""
    room = catalog.load(game).room("evaluation")
    value: Value = room.value

    def by_value(table: Table, decision: Decision) -> Sequence[float]:
        return [value(after(table, decision.seat, option), decision.seat) for option in decision.options]

    rate: Rate = getattr(room, "rate", by_value)
    look: Rate = getattr(room, "look", rate)

    def by_rating(table: Table, decision: Decision) -> Action:
        return best_rated(decision, look(table, decision))

    return Evaluation(
        rate,
        look,
        getattr(room, "favourite", by_rating),
        value,
        getattr(room, "horizon", as_usual),
        getattr(room, "ROUNDS_AHEAD", 0),
        getattr(room, "RATINGS", 0),
        getattr(room, "SAME_LUCK", False),
        getattr(room, "DARING", {}),
    )


def best_rated(decision: Decision, ratings: Sequence[float]) -> Action:
    """The option with the best rating, the first of equals."""
    return decision.options[ratings.index(max(ratings))]


def as_usual(table: Table, tries: int) -> int:
    """As far with each player more; alone as far as with two."""
    return FOR_EACH * max(2, table.seats)


def after(table: Table, seat: int, option: Action) -> Table:
    """A copy of the table on which the seat has answered."""
    following = table.clone()
    following.play(following.decision(seat), option)
    return following
