"""What lies on the table, declared once."""

from __future__ import annotations


class Lying:
    """A heap, and a charm for each seat."""

    heap: int
    charms: list[str]
    """What each seat chose, "" before it did."""
    turns: int
    last: int
    """Who took last, -1 before the first turn."""
