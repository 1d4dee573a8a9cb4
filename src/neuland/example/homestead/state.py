"""The table: what each seat may see of it, what it does not know dealt anew, and the standing."""

from __future__ import annotations

from neuland.core.rng import Dice
from neuland.core.table import View
from neuland.kit.hidden import reorder

from .cards import PLOTS, TOOLS, worth
from .laid import Laid

NOTHING = -1


class HomesteadTable(Laid):
    """A game of Homestead."""

    __slots__ = ()

    @property
    def round(self) -> int:
        return len(PLOTS) - len(self.deck)

    def look(self, seat: int | None, everything: bool = False) -> View:
        return {
            "round": self.round,
            "phase": "end" if self.over else "bids",
            "deck": [PLOTS[plot] for plot in self.deck] if everything else None,
            "offered": [PLOTS[plot] for plot in self.offered],
            "scores": self.scores,
            "seat": [self.look_at(other, everything or other == seat) for other in range(self.seats)],
        }

    def look_at(self, seat: int, own: bool) -> View:
        return {
            "hand": [TOOLS[tool] for tool in self.hands[seat]],
            "bid": TOOLS[self.bids[seat]] if own and self.bids[seat] != NOTHING else "",
            "used": [TOOLS[tool] for tool in self.used[seat]],
            "won": [PLOTS[plot] for plot in self.won[seat]],
        }

    def deal_anew(self, viewer: int | None, dice: Dice) -> None:
        reorder(self.deck, dice)
        for seat, hand in enumerate(self.hands):
            if seat != viewer and self.bids[seat] != NOTHING:
                self.bids[seat] = hand[dice.below(len(hand))]

    def standing(self, seat: int) -> tuple[int, ...]:
        """Points; of equals whoever has the richest plot is ahead."""
        return sum(worth(plot) for plot in self.won[seat]), max(self.won[seat], default=NOTHING)
