"""What a game's room `evaluation` says, with what is usual where it says nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from neuland.core import catalog
from neuland.core.decision import Action, Decision
from neuland.core.table import Table

Rate = Callable[[Any, Decision], Sequence[float]]
Value = Callable[[Any, int], float]

HORIZON = 12


@dataclass(frozen=True)
class Evaluation:
    """How a game's positions and options are judged."""

    rate: Rate
    """An estimate for each option of a decision; only differences matter."""
    value: Value
    """How good a position is for a seat."""
    horizon: int
    """How many decisions a search with two players looks ahead before it values the position; `HORIZON` in the
    room. With more players it looks as far for each."""


def evaluation_of(game: str) -> Evaluation:
    """The evaluation of a game of the catalog."""
    room = catalog.load(game).room("evaluation")
    value: Value = room.value

    def by_value(table: Table, decision: Decision) -> Sequence[float]:
        return [value(after(table, decision.seat, option), decision.seat) for option in decision.options]

    return Evaluation(getattr(room, "rate", by_value), value, getattr(room, "HORIZON", HORIZON))


def after(table: Table, seat: int, option: Action) -> Table:
    """A copy of the table on which the seat has answered."""
    following = table.clone()
    following.play(following.decision(seat), option)
    return following
