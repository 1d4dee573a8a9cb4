"""What lies on the table, declared once: `neuland fields homestead` writes laid.py from it."""

from __future__ import annotations


class Lying:
    """Per-seat things are lists in seat order."""

    deck: list[int]
    """Plots to come, the next one last: nobody knows their order."""
    offered: list[int]
    """The plots that are bid for."""
    hands: list[list[int]]
    """Tools that are left, open to all."""
    bids: list[int]
    """What each seat has bid, sealed until all have; NOTHING before."""
    used: list[list[int]]
    """Tools that were bid."""
    won: list[list[int]]
