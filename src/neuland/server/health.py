"""Whether the database can be read and written, found out by doing it."""

from __future__ import annotations

import asyncio
from time import monotonic
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.engine import try_writing
from neuland.server.store.writer import TROUBLE

PATIENCE = 3.0
KEPT_SECONDS = 1.0
"""Anybody may ask, so a database is not written to more often than that."""


class Found(NamedTuple):
    """What can be done with the database."""

    reads: bool
    writes: bool


class Health:
    """Asks the database how it is, and remembers the answer for a moment."""

    def __init__(self, engine: AsyncEngine, node: str) -> None:
        self.engine = engine
        self.mark = f"health {node}"
        self._asking: asyncio.Task[Found] | None = None
        self._until = 0.0

    def forget(self) -> None:
        self._until = 0.0

    async def look(self) -> Found:
        """How it is now; who asks while somebody else does gets the same answer."""
        if self._asking is None or (self._asking.done() and monotonic() >= self._until):
            self._asking = asyncio.create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> Found:
        reads = writes = False
        try:
            async with asyncio.timeout(PATIENCE):
                async with self.engine.connect() as connection:
                    reads = bool(await connection.scalar(select(1)))
                async with self.engine.begin() as connection:
                    await connection.run_sync(try_writing, self.mark)
                writes = True
        except TROUBLE:
            pass
        self._until = monotonic() + KEPT_SECONDS
        return Found(reads, writes)
