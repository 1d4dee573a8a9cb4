"""Seats as words: how actions and events of all games name a seat, so that people read a name in that place."""

from __future__ import annotations

from typing import Final

MOST_SEATS: Final = 8
SEAT_WORDS: Final = tuple([f"player-{seat + 1}" for seat in range(MOST_SEATS)])
"""The word for each seat in an action: `("steal", "player-2", "wood")`. Records hold it; people read who sits there."""
SEAT_VALUES: Final = ("seat", "other")
"""Names of values of events and score sheets that are seat numbers."""


def seat_of(word: object) -> int | None:
    """The seat that a word of an action names; None for all other words."""
    return SEAT_WORDS.index(word) if isinstance(word, str) and word in SEAT_WORDS else None
