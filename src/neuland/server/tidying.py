"""Tidying: Python's search for things that only hold each other, which it cannot see otherwise.

Moves leave no such things behind, nor do requests; a live connection that ends leaves about ninety. Left to itself
Python searches whenever there are many new things, and a server full of tables has new ones all the time: at 1,000
moves a second it held everybody up for 50 to 90 ms each second, and found nothing. So a server searches when nobody
plays, or when many connections have ended.
"""

from __future__ import annotations

import gc
from time import monotonic

MANY = 2000
"""So many connections that ended are not left lying about, whoever plays: they are some 60 MB."""
SOME = 20_000
"""So many new things are worth a search when nobody plays."""
LONGEST = 3600.0
"""Seconds after which it is searched in any case."""


class Tidying:
    """One for the process, since the search is."""

    def __init__(self) -> None:
        self.ended = 0
        """Connections that have ended since the last search."""
        self._written = -1
        self._last = 0.0

    def begin(self) -> None:
        """From now on it is searched only here. What a server has loaded stays, and is left out."""
        gc.disable()
        gc.freeze()
        self._last = monotonic()

    def loaded(self) -> None:
        """More was loaded that stays."""
        if not gc.isenabled():
            gc.freeze()

    def look(self, written: int) -> bool:
        """Searches if it is time to; whether it did. `written`: how many entries have been written so far."""
        quiet, self._written = written == self._written, written
        much = self.ended >= MANY or monotonic() - self._last >= LONGEST
        if gc.isenabled() or not (much or (quiet and (self.ended or gc.get_count()[0] >= SOME))):
            return False
        self.ended, self._last = 0, monotonic()
        gc.collect()
        return True


TIDYING = Tidying()
