"""Votes: consent to an undo that touches others, and a bot for a seat whose player is away."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class Vote:
    """An open vote. Its number is that of the entry that proposed it."""

    number: int
    id: int
    """What people call it: the first vote of a table is 1."""
    what: str
    """undo or bot."""
    by: int
    to: int | None = None
    """For an undo: the position to go back to."""
    of: int | None = None
    """For a bot: the seat that it would take."""
    bot: str = ""
    why: str = ""
    voters: frozenset[int] = frozenset()
    """Everybody who has a say, the proposer too."""
    yes: set[int] = field(default_factory=set)

    @property
    def waiting(self) -> list[int]:
        return sorted(self.voters - self.yes)

    def carried(self, and_by: int | None = None) -> bool:
        """Whether enough agree, `and_by` counted as one of them: all for an undo, else more than half."""
        agreed = len(self.yes | ({and_by} if and_by is not None else set()))
        return agreed == len(self.voters) if self.what == "undo" else 2 * agreed > len(self.voters)

    def facts(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "what": self.what,
            "by": self.by,
            "to": self.to,
            "seat": self.of,
            "bot": self.bot or None,
            "why": self.why or None,
            "yes": sorted(self.yes),
            "waiting": self.waiting,
        }
