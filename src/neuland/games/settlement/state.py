"""What lies on the table of Settlement."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action
from neuland.core.rng import Dice
from neuland.core.table import Table, View
from neuland.games.settlement.goods import within
from neuland.games.settlement.laid import Laid

NOTHING: Final = -1
SETTLERS: Final = 6
"""The normal settlers of each player.  (ST1-1)"""
ROUNDS: Final = 6
ACTED: Final = 1
INVITED: Final = 2
BUILD_SPACE: Final = 0
EXPLORE_SPACE: Final = 1
FIGHT_SPACE: Final = 2
FORTIFY_SPACE: Final = 3


class SettlementTable(Laid):
    """What lies there (fields.py), and questions about it."""

    __slots__ = ()

    def layout(self) -> tuple[Any, ...]:
        return (self.box.mark, *super().layout())

    # ---- questions ---------------------------------------------------------------------------

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.settlement.view import look

        return look(self, seat, everything)

    def look_apart(self, seat: int, common: View) -> View | None:
        from neuland.games.settlement.view import look_apart

        return look_apart(self, seat)

    def look_again(self, before: Table, seen: View) -> View:
        from neuland.games.settlement.view import look_again

        assert isinstance(before, SettlementTable)
        return look_again(self, before, seen)

    def deal_anew(self, viewer: int | None, dice: Dice) -> None:
        from neuland.games.settlement.view import deal_anew

        deal_anew(self, dice)

    def standing(self, seat: int) -> tuple[int, ...]:
        from neuland.games.settlement.scoring import standing

        return standing(self, seat)

    def reason(self, seat: int, action: Action) -> str:
        from neuland.games.settlement.rules.reasons import reason

        return reason(self, seat, action)

    def settlers(self, seat: int) -> int:
        """All settlers that a seat can still place."""
        return self.normal[seat] + self.bonus[seat]

    def houses(self, seat: int, street: int) -> int:
        """The number of buildings in a settlement row; they stand from its left end on."""
        first = seat * 9 + street * 3
        built = self.built
        if built[first + 1] == NOTHING:
            return 0 if built[first] == NOTHING else 1
        return 2 if built[first + 2] == NOTHING else 3

    def buildings(self, seat: int) -> int:
        return self.houses(seat, 0) + self.houses(seat, 1) + self.houses(seat, 2)

    def shown_colours(self) -> int:
        """The monster colours of the heroes that lie face up now, a mask."""
        shown = 0
        for hero in self.hero_row:
            if hero != NOTHING:
                shown |= 1 << self.box.hero_colour[hero]
        return shown

    # ---- goods and settlers change hands -----------------------------------------------------

    def gain(self, seat: int, bag: int) -> int:
        """Goods from the supply; a strict one gives what it has. What the seat really got."""
        if self.strict:
            bag = within(bag, self.supply)
            self.supply -= bag
        self.goods[seat] += bag
        return bag

    def pay(self, seat: int, bag: int) -> None:
        """Goods back to the supply."""
        self.goods[seat] -= bag
        if self.strict:
            self.supply += bag

    def welcome(self, seat: int, number: int) -> None:
        """Bonus settlers from the supply, to be used at once or later.  (ST4-6)"""
        if self.strict:
            number = min(number, self.spare)
            self.spare -= number
        self.bonus[seat] += number
