"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action
from neuland.core.fields import NONE
from neuland.core.rng import Dice
from neuland.core.table import Table, View
from neuland.games.imperial import goods as g
from neuland.games.imperial.laid import Laid
from neuland.kit.rows import noted

# Marks on a card, as bits.
TOKEN: Final = 1
"""A defence token lies on the Location (R6.17)."""
SAMURAI: Final = 2
"""A Samurai stands before it (R13.2)."""
BLOCKED: Final = 4
"""Nobody can activate it until cleanup (R23.25)."""
HIDDEN: Final = 8
"""A Foundation that was never seen by the others (A87)."""
KNOWN: Final = 240
"""The card is in a hand, and everybody knows: it was drafted from open cards, or is being played. A bit
for each seat: who passed a card on may know it alone (R15.1)."""
KNOWN_TO: Final = (16, 32, 64, 128)

NEUTRAL: Final = 4
"""Owner of the neutral player's Locations in the solo game."""
NOWHERE: Final = -1
UNOWNED: Final = NONE
"""Owner of cards that are no Locations now."""
LAST_ROUND: Final = 5

# What VP were earned by, besides a card; added to the number of cards in the box.
BY_DEALS: Final = 0
BY_RAZING: Final = 1
SOURCES: Final = ("deals", "razing")


class ImperialTable(Laid):
    """What lies there (fields.py), and questions about it."""

    __slots__ = ()

    def layout(self) -> tuple[Any, ...]:
        """Without the expansion what only it has is left out: the base game's fingerprints do not know of it."""
        lying = super().layout()
        return (*lying, self.order, sorted(self.markers.items()), self.display) if self.box.expansion else lying

    def belongs(self, card: int, owner: int) -> None:
        """A card is somebody's Location from now on, or nobody's; nothing lies on it."""
        self.owner = noted(self.owner, card, owner)
        if self.flags[card]:
            self.flags = noted(self.flags, card, 0)
        if self.uses[card]:
            self.uses = noted(self.uses, card, 0)

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.imperial import view

        return view.look(self, seat, everything)

    def look_apart(self, seat: int, common: View) -> View | None:
        from neuland.games.imperial import view

        return view.look_apart(self, seat, common)

    def look_again(self, before: Table, seen: View) -> View:
        from neuland.games.imperial import view

        assert isinstance(before, ImperialTable)
        return view.look_again(self, before, seen)

    def deal_anew(self, viewer: int | None, dice: Dice) -> None:
        from neuland.games.imperial import view

        view.deal_anew(self, viewer, dice)

    def standing(self, seat: int) -> tuple[int, ...]:
        from neuland.games.imperial import scoring

        return scoring.standing(self, seat)

    def winning(self) -> list[int]:
        from neuland.games.imperial import scoring

        return scoring.winning(self)

    def reason(self, seat: int, action: Action) -> str:
        from neuland.games.imperial.rules import reasons

        return reasons.reason(self, seat, action)

    # ---- one-line questions ------------------------------------------------------------------

    def solo(self) -> bool:
        return self.seats == 1

    def own(self, seat: int, function: int) -> tuple[int, ...]:
        """The Locations of a function that work for a seat: R23.1, its own but those held by others,
        and those that it holds through Ra."""
        first = seat * g.ROWS + function
        cards = self.rows[first] + self.rows[first + g.COMMON_SIDE]
        if not self.held:
            return cards
        function_of = self.box.function
        through_ra = [card for card, by in self.held.items() if by == seat and function_of[card] == function]
        return (*[card for card in cards if card not in self.held], *through_ra)

    def opponents(self, seat: int) -> list[int]:
        """R2.10: the other players who have not passed; in solo the neutral player."""
        if self.seats == 1:
            return [NEUTRAL]
        return [other for other in range(self.seats) if other != seat and not self.passed[other]]

    def locations(self, owner: int) -> list[int]:
        """All Locations that stand in a tableau; the neutral player's are his face-up cards (R17.5, A63)."""
        if owner == NEUTRAL:
            return self.neutral + self.display if self.display else self.neutral
        cards: list[int] = []
        for row in self.rows[owner * g.ROWS : owner * g.ROWS + g.ROWS]:
            cards += row
        return cards

    def faction_locations(self, seat: int) -> int:
        first = seat * g.ROWS
        return len(self.rows[first]) + len(self.rows[first + 1]) + len(self.rows[first + 2])

    def foreign(self, seat: int) -> list[int]:
        """A53: faction Locations in a tableau whose printed faction is not its player's."""
        own, deck = self.factions[seat], self.box.deck
        first = seat * g.ROWS
        return [card for row in self.rows[first : first + g.COMMON_SIDE] for card in row if deck[card] != own]

    def pile_of(self, card: int) -> int:
        """R2.6: the number of the discard pile (and deck) that a card belongs to."""
        deck = self.box.deck[card]
        return 0 if deck == 0 else self.factions.index(deck) + 1
