"""Tidying: Python's search for things that only hold each other, which it cannot see otherwise.

Moves leave no such things behind; a live connection that ends leaves about ninety, a request that cannot be read about
eighty. Left to itself Python searches whenever there are many new things, and a server full of tables has new ones all
the time: at 1,000 moves a second it held everybody up for 50 to 90 ms each second, and found nothing. So a server
searches when nobody plays, when many connections have ended, or when so much is new that somebody may mean harm.
"""

from __future__ import annotations

import gc
from time import monotonic

MANY = 2000
"""So many connections that ended are not left lying about, whoever plays: they are some 60 MB."""
SOME = 20_000
"""So many new things are worth a search when nobody plays."""
HEAPS = 2_000_000
"""So many new things are looked through, whoever plays: if all of them were left behind, they would be some 320 MB."""
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
        new = gc.get_count()[0]
        much = self.ended >= MANY or new >= HEAPS or monotonic() - self._last >= LONGEST
        if gc.isenabled() or not (much or (quiet and (self.ended or new >= SOME))):
            return False
        self.ended, self._last = 0, monotonic()
        gc.collect()
        return True


TIDYING = Tidying()
