"""What lies on the table of Bunny Kingdom."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.core.rng import Dice
from neuland.core.table import Table, View
from neuland.games.bunny import cards
from neuland.games.bunny.cards import NEIGHBOURS, NOTHING, YIELD
from neuland.games.bunny.laid import Laid

NOBODY: Final = -1
WHOLE: Final = ("pick", "build", "call", "camp-first", "camp")
"""Prompts that are no part of a longer answer."""
FIRST_POST: Final = cards.POSTS[0]
SECOND_POST: Final = cards.POSTS[1]


class BunnyTable(Laid):
    """What lies there (fields.py), and questions about it."""

    __slots__ = ()

    # ---- questions about the map --------------------------------------------------------------

    # A fief is a group of squares of one seat, joined side by side, round lava or by sky towers; a single
    # square is a fief (BK4.3-1). It goes by the number of its first square, and grows as rabbits settle.

    def take(self, seat: int, square: int) -> None:
        """The seat's rabbit settles a square, which joins the fiefs around it."""
        self.owner[square] = seat
        self.land[seat].append(square)
        self.fief_of[square] = square
        for other in NEIGHBOURS[square]:
            if self.owner[other] == seat:
                self.join_fiefs(seat, square, other)

    def leave(self, seat: int, square: int) -> None:
        """The seat's rabbit leaves a square; what it joined may fall apart."""
        self.owner[square] = NOBODY
        self.land[seat].remove(square)
        self.fief_of[square] = NOTHING
        self.part_fiefs(seat)

    def join_fiefs(self, seat: int, square: int, other: int) -> None:
        """Makes one fief of those of two squares."""
        one, two = self.fief_of[square], self.fief_of[other]
        if one == two:
            return
        first, second = (one, two) if one < two else (two, one)
        fief_of = self.fief_of
        for each in self.land[seat]:
            if fief_of[each] == second:
                fief_of[each] = first

    def part_fiefs(self, seat: int) -> None:
        """Finds the seat's fiefs anew, where squares or towers were taken away."""
        for square in self.land[seat]:
            self.fief_of[square] = square
        for square in self.land[seat]:
            for other in NEIGHBOURS[square]:
                if self.owner[other] == seat:
                    self.join_fiefs(seat, square, other)
        for number in range(0, len(self.towers), 2):
            first, second = self.towers[number], self.towers[number + 1]
            if first != NOTHING and second != NOTHING and self.owner[first] == seat:
                self.join_fiefs(seat, first, second)

    def fiefs(self, seat: int) -> list[list[int]]:
        """The seat's fiefs as lists of squares, in the order of their first squares."""
        fief_of = self.fief_of
        land = sorted(self.land[seat])
        return [[s for s in land if fief_of[s] == first] for first in land if fief_of[first] == first]

    def fief_count(self, seat: int) -> int:
        """How many fiefs the seat has: each is known by its first square."""
        fief_of = self.fief_of
        count = 0
        for square in self.land[seat]:
            if fief_of[square] == square:
                count += 1
        return count

    def fief_sizes(self, seat: int) -> list[int]:
        """How many squares each of the seat's fiefs has."""
        sizes: dict[int, int] = {}
        for square in self.land[seat]:
            fief = self.fief_of[square]
            sizes[fief] = sizes.get(fief, 0) + 1
        return list(sizes.values())

    def other_end(self, square: int) -> int:
        """The square joined to this one by a sky tower."""
        place = self.towers.index(square)
        return self.towers[place ^ 1]

    def resources(self, square: int) -> int:
        """What a square produces, a bit for each resource: by itself, and by its farm or post (BK4.2-4)."""
        return cards.BASE_RESOURCE[square] | self.farmed(self.built[square])

    def farmed(self, building: int) -> int:
        """What a farm, or a trading post by its owner's word, produces."""
        if FIRST_POST <= building <= SECOND_POST:
            named = self.posts[building - FIRST_POST]
            return 1 << named if named != NOTHING else 0
        return YIELD[building]

    def is_city(self, square: int) -> bool:
        return cards.STRENGTH[self.built[square]] > 0

    def is_camp(self, square: int) -> bool:
        return cards.FIRST_CAMP <= self.built[square] <= cards.LAST_CAMP

    def left_of(self, seat: int) -> int:
        """The left neighbour: seats are numbered clockwise (BK2-7)."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    # ---- rooms ----------------------------------------------------------------------------------

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.bunny import view  # the view is built on this class

        return view.look(self, seat, everything)

    def look_apart(self, seat: int, common: View) -> View | None:
        from neuland.games.bunny import view

        return view.look_apart(self, seat, common)

    def look_again(self, before: Table, seen: View) -> View:
        from neuland.games.bunny import view

        assert isinstance(before, BunnyTable)
        return view.look_again(self, before, seen)

    def deal_anew(self, viewer: int | None, dice: Dice) -> None:
        from neuland.games.bunny import view

        view.deal_anew(self, viewer, dice)

    def reason(self, seat: int, action: Action) -> str:
        from neuland.games.bunny import rules

        return rules.reason(self, seat, action)

    def opening(self, decision: Decision) -> Decision:
        if decision.prompt in WHOLE:
            return decision
        from neuland.games.bunny import view

        return view.opening(self, decision)

    def standing(self, seat: int) -> tuple[int, ...]:
        return (self.score[seat],)  # BK5-2: no tie-break, equal scores share
