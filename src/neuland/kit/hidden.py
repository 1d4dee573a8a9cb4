"""Hidden cards dealt anew, for tables that agree with what a viewer knows.

Cards are sorted before they are shuffled: so a new deal does not depend on how they truly lie.
"""

from __future__ import annotations

from neuland.core.rng import Dice

Spot = tuple[list[int], int]
"""Where a card lies: in which pile, and at which place of it."""


def reorder(pile: list[int], dice: Dice) -> None:
    """A pile of which only the order is hidden."""
    pile.sort()
    dice.shuffle(pile)


def exchange(spots: list[Spot], dice: Dice) -> None:
    """The cards that lie at these places change places with each other: as far as is known any could lie at any."""
    cards = sorted([pile[place] for pile, place in spots])
    dice.shuffle(cards)
    for number, card in enumerate(cards):
        pile, place = spots[number]
        pile[place] = card


class Spots:
    """Places where cards lie that a viewer cannot tell from each other; for many cards, since lists are quicker to go
    through than pairs."""

    __slots__ = ("marks", "piles", "places")

    def __init__(self) -> None:
        self.piles: list[list[int]] = []
        self.places: list[int] = []
        self.marks: list[int] = []
        """What there is to note on a card that lies there."""

    def add(self, pile: list[int], place: int, marks: int = 0) -> None:
        self.piles.append(pile)
        self.places.append(place)
        self.marks.append(marks)

    def exchange(self, dice: Dice) -> list[int]:
        """The cards change places with each other; which lies where by now."""
        piles, places = self.piles, self.places
        cards = [piles[number][place] for number, place in enumerate(places)]
        cards.sort()
        dice.shuffle(cards)
        for number, card in enumerate(cards):
            piles[number][places[number]] = card
        return cards
