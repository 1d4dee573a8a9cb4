"""A table that is played by numbers, as programs that learn do: a call takes an answer and says what may come next."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, mark, numbered
from neuland.core.table import Table

NOBODY: Final = -1


class Stepping:
    """Whoever is asked first answers, by the number of an action."""

    __slots__ = ("legal", "longest", "mask", "numbers", "seat", "table")

    def __init__(self, table: Table, numbers: dict[Action, int], longest: int) -> None:
        self.table = table
        self.numbers = numbers
        self.longest = longest
        self.seat: int = NOBODY
        """Who is asked; NOBODY when the game is over, or has gone on for too long."""
        self.legal: list[int] = []
        """What may be answered, in the order of the decision's options."""
        self.mask: bytearray = bytearray()
        """A 1 for each of these numbers, a 0 for all others."""
        self._ask()

    def answer(self, number: Any) -> bool:
        """Takes an answer. False where the mask forbids it: nothing has changed then."""
        try:
            place = self.legal.index(number)
        except ValueError:
            return False
        table = self.table
        decision = table.decisions[0]
        table.play(decision, decision.options[place])
        self._ask()
        return True

    def _ask(self) -> None:
        table = self.table
        self.mask = bytearray(len(self.numbers))
        if table.decisions and table.played < self.longest:
            decision = table.decisions[0]
            self.seat = decision.seat
            self.legal = numbered(decision.options, self.numbers)
            mark(self.legal, self.mask, 0)
        else:
            self.seat = NOBODY
            self.legal = []
