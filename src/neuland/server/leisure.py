"""Leisure: what nobody waits for is done while nothing else is to be done."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

PATIENCE = 1.0
"""Seconds after which it is done however much else there is."""


class Leisure:
    """Work that waits until everything that was due is done, one piece at a time: whatever comes meanwhile goes
    before the next piece."""

    def __init__(self) -> None:
        self.stirred = 0
        """How often something came or went out that somebody waits for; whoever does that counts it here."""
        self._seen = 0
        self._waiting: deque[tuple[float, Callable[[], bool]]] = deque()
        """When it is to be done at the latest, and the work: whether there was still something to do."""

    def add(self, work: Callable[[], bool]) -> None:
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._look)
        self._waiting.append((loop.time() + PATIENCE, work))

    def _look(self) -> None:
        """Does something if nothing has stirred since the last look: the loop has asked the system in between."""
        loop = asyncio.get_running_loop()
        quiet = self.stirred == self._seen
        try:
            while self._waiting and (quiet or self._waiting[0][0] <= loop.time()):
                if self._waiting.popleft()[1]():
                    break
        finally:
            self._seen = self.stirred
            if self._waiting:
                loop.call_soon(self._look)
