"""The component file, read and checked; and the few details that are reconstructed, which an owner may correct."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from neuland.core.components import Item, read_owned, read_toml
from neuland.core.errors import BadData

FILE: Final = Path(__file__).parent / "data" / "worlds.toml"
NAME: Final = "worlds.toml"
DOCUMENT: Final[dict[str, Any]] = read_toml(FILE.read_text("utf-8"), NAME)


def number(section: str, key: str) -> int:
    """One number of a module's table."""
    return Item(f"{NAME}, {section}", DOCUMENT.get(section)).number(key)


def numbers(section: str, key: str) -> tuple[int, ...]:
    """A row of a module's table."""
    return row_of(Item(f"{NAME}, {section}", DOCUMENT.get(section)), key)


def row_of(entry: Item, key: str) -> tuple[int, ...]:
    value = entry.raw.get(key)
    if not isinstance(value, list) or not value or any(type(each) is not int for each in value):
        raise entry.fail(f"{key!r} should be a list of whole numbers, not {value!r}")
    return tuple(value)


SCORING_CARDS: Final = 17
"""So many are in the box."""
LOST: Final = {
    "price-track": ("price_tens",),
    "share-track": ("share_least", "share_most"),
    "scoring-cards": ("scoring_cards_2", "scoring_cards_3", "scoring_cards_4"),
}
"""What had to be reconstructed, and the words of `[reconstructed]` that say it."""


class Reconstructed:
    """What nobody can know any more: tracks and cards as we believe them to be, or as an owner's file says."""

    __slots__ = ("price_track", "scoring_cards", "seen", "share_least", "share_most")

    def __init__(self, entry: Item, seen: frozenset[str]) -> None:
        self.seen: frozenset[str] = seen
        """Which of the words stand in an owner's file."""
        entry.only(
            "price_tens",
            "share_least",
            "share_most",
            "scoring_cards_2",
            "scoring_cards_3",
            "scoring_cards_4",
            "source",
            "confidence",
        )
        tens = entry.number("price_tens", 2, 20)
        self.price_track: tuple[int, ...] = (*[10] * (tens - 1), *range(10, 150, 10))
        """The spaces of the goods' prices, the lowest first (M1-H1a)."""
        self.share_least: int = entry.number("share_least", 0, 20)
        self.share_most: int = entry.number("share_most", 90, 1000)
        self.scoring_cards: tuple[tuple[int, ...], ...] = tuple(
            [row_of(entry, f"scoring_cards_{players}") for players in (2, 3, 4)]
        )
        """For 2, 3 and 4 players the cards of rows I, II and III (M7-S2)."""
        if any(len(rows) != 3 or min(rows) < 1 or sum(rows) > SCORING_CARDS for rows in self.scoring_cards):
            raise entry.fail("scoring cards are three numbers from 1 on for rows I, II and III, 17 together at most")
        if self.share_least % 10 or self.share_most % 10:
            raise entry.fail("values of shares are multiples of 10")

    def printed(self, name: str) -> dict[str, list[int]]:
        """The numbers of what had to be reconstructed, as they are printed."""
        if name == "price-track":
            return {"prices": list(self.price_track)}
        if name == "share-track":
            return {"ends": [self.share_least, self.share_most]}
        return {f"scoring-{players}": list(rows) for players, rows in enumerate(self.scoring_cards, 2)}


def reconstructed(data: str = "") -> Reconstructed:
    """Our own reconstruction, with what an owner's file corrects."""
    own = dict(DOCUMENT["reconstructed"])
    seen: dict[str, Any] = {}
    if data:
        document = read_owned(data, "The component file")
        if set(document) != {"reconstructed"} or not isinstance(document["reconstructed"], dict):
            raise BadData("The component file of worlds has one section, [reconstructed], and nothing else.")
        seen = document["reconstructed"]
    return Reconstructed(Item("[reconstructed]", own | seen), frozenset(seen))


def check_data(data: str) -> None:
    """Refuses an owner's file that says what cannot be."""
    reconstructed(data)
