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
