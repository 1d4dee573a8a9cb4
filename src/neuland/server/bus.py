"""How nodes on one PostgreSQL tell each other what happened: LISTEN and NOTIFY. With SQLite there is one node.

A payload is a few words: `entry NODE TABLE NUMBER`, `here NODE TABLE SEATS`, or `out NODE SESSION` where somebody
logged out. It says only that there is something to read; the database has the truth, so a payload that was lost
delays, no more.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.batch import CHANNEL, tell
from neuland.server.store.engine import is_postgres
from neuland.server.store.writer import TROUBLE

log = logging.getLogger("neuland.server")

PAUSE = 0.5


class Bus:
    """Listens for other nodes, however often the connection breaks."""

    def __init__(
        self, engine: AsyncEngine, node: str, heard: Callable[[list[str]], None], anew: Callable[[], Awaitable[None]]
    ) -> None:
        self.engine = engine
        self.node = node
        self.heard = heard
        self.anew = anew
        """Called after each (re)connection: whatever was told meanwhile was not heard."""
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if is_postgres(self.engine):
            self._task = asyncio.create_task(self._listen(), name="bus")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def tell(self, payloads: list[str]) -> None:
        """Tells the others; whoever does not hear it will not miss it for long."""
        if is_postgres(self.engine) and payloads:
            with contextlib.suppress(*TROUBLE):
                async with self.engine.begin() as connection:
                    await connection.run_sync(tell, payloads)

    async def _listen(self) -> None:
        import asyncpg

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(url, timeout=10)
                closed = asyncio.Event()
                connection.add_termination_listener(lambda *_, closed=closed: closed.set())
                await connection.add_listener(CHANNEL, self._hear)
                await self.anew()
                while not closed.is_set():
                    with contextlib.suppress(TimeoutError):
                        await asyncio.wait_for(closed.wait(), 10)
                    if not closed.is_set():
                        await connection.fetchval("SELECT 1", timeout=10)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("bus: connection lost (%s), connecting again", type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSE)

    def _hear(self, _connection: Any, _pid: int, _channel: str, payload: str) -> None:
        words = payload.split(" ")
        if len(words) >= 3 and words[1] != self.node:
            self.heard(words)
