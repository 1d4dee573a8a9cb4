"""The writer: entries of all tables are committed together, as many as came while the last commit ran.

So a busy server pays for few commits, an idle one commits at once, and nobody is told of an entry
before it is safe. The primary key (table, number) is the order check: of two servers that write the
same number, one gets `Conflict` and must read what the other wrote.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import monotonic
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.batch import LARGEST_BATCH, Written, write
from neuland.server.store.engine import is_postgres
from neuland.server.store.schema import entries
from neuland.server.store.straight import Straight
from neuland.server.table.entries import Entry

log = logging.getLogger("neuland.server")

GATHER = 0.001
"""Seconds for which a busy server waits for more to be committed together, for each entry that came while the last
commit ran; an idle one commits at once."""
LONGEST_GATHER = 0.004
BUSY = 3
"""So many entries that came while one commit ran are a busy server's."""
TOGETHER = 40
"""So many entries are committed together where commits are quick: while those are shown to people, the next ones are
committed. All at once, everybody would wait for everybody."""
SLOW = 0.02
"""Seconds of a commit from which on it takes along all that there is."""
MANY = 2000
"""So many entries are committed before SQLite's file is brought up to date. What is committed lies in a file of its own
first (the WAL), from which it has to be copied."""
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0
CLASH = (IntegrityError, sqlite3.IntegrityError)
"""What a database raises that has such an entry already."""
TROUBLE = (DBAPIError, sqlite3.OperationalError, OSError, asyncio.TimeoutError)
"""What a database that is away or busy raises."""


class Conflict(Exception):
    """Another server wrote that number first."""


class Unavailable(Exception):
    """The database did not answer in time. The entry may or may not be in it: the log will tell."""


Told = Callable[[Exception | None], None]
"""Who is told that an entry is committed, or why not. It is called by the writer, and must not fail."""


class Append:
    """Something to be written, and who waits for it."""

    __slots__ = ("_told", "done", "until", "written")

    def __init__(self, written: Written, until: float, told: Told) -> None:
        self.written = written
        self.until = until
        self.done = False
        self._told = told

    def finish(self, error: Exception | None = None) -> None:
        """Tells it, once."""
        if not self.done:
            self.done = True
            self._told(error)


class Writer:
    """Writes entries, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, node: str, patience: float) -> None:
        self.engine = engine
        self.node = node
        self.patience = patience
        self.commits = 0
        self.written = 0
        self._straight = None if is_postgres(engine) else Straight(engine)
        """SQLite has no connection to wait for: a batch is one piece of work for one thread."""
        self._thread = ThreadPoolExecutor(1, "writer")
        self._beside = ThreadPoolExecutor(1, "beside-writer")
        self._copying: asyncio.Task[None] | None = None
        self._uncopied = 0
        """Entries that were committed since SQLite's file was last brought up to date."""
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._took = 0.0
        """Seconds that the last commit took."""

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Finishes what is in flight."""
        if self._task is not None:
            await self._queue.put(None)
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._copying is not None:
            await self._copying
        self._thread.shutdown()
        self._beside.shutdown()
        if self._straight is not None:
            self._straight.close()

    def write(self, table: str, entry: Entry, index: dict[str, Any], owner: tuple[int, str] | None, told: Told) -> None:
        """Writes an entry; `told` is called when it is committed, or with `Conflict` or `Unavailable`."""
        wanted = Append(Written(table, entry, index, owner), monotonic() + self.patience, told)
        self._queue.put_nowait(wanted)

    async def append(
        self, table: str, entry: Entry, index: dict[str, Any], owner: tuple[int, str] | None = None
    ) -> None:
        """Returns when the entry is committed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def told(error: Exception | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(error)

        self.write(table, entry, index, owner, told)
        await done

    async def _run(self) -> None:
        stopping = False
        came = 0
        while not stopping:
            batch: list[Append] = []
            first = await self._queue.get()
            stopping = first is None
            if first is not None:
                batch.append(first)
                if came >= BUSY:
                    await asyncio.sleep(min(came * GATHER, LONGEST_GATHER))
            most = TOGETHER if self._took < SLOW else LARGEST_BATCH
            while len(batch) < most and not self._queue.empty():
                more = self._queue.get_nowait()
                stopping = stopping or more is None
                if more is not None:
                    batch.append(more)
            came = len(batch)
            if batch:
                await self._persist(batch)

    async def _persist(self, batch: list[Append]) -> None:
        """Writes a batch, however long the database is away; who waits too long is told so."""
        pause = FIRST_PAUSE
        alone = False
        while batch:
            try:
                if alone:
                    await self._one(batch[0])
                    batch = batch[1:]
                else:
                    await self._commit(batch)
                    batch = await self._finish(batch)
            except CLASH:
                alone = True  # one of them met another server's entry: find out which
            except TROUBLE as error:
                log.warning("database: no commit (%s), trying again", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
                alone = True  # some may have been committed when the connection broke
                batch = self._impatient(batch)
            except Exception as error:
                log.exception("database: an entry could not be written")
                for wanted in batch:
                    wanted.finish(Unavailable(type(error).__name__))
                return

    async def _finish(self, batch: list[Append]) -> list[Append]:
        for number, wanted in enumerate(batch, 1):
            wanted.finish()
            if number % TOGETHER == 0:  # of very many not all at once: others want to be heard, too
                await asyncio.sleep(0)
        return []

    def _impatient(self, batch: list[Append]) -> list[Append]:
        for wanted in batch:
            if monotonic() > wanted.until:
                wanted.finish(Unavailable("the database does not answer"))
        return [wanted for wanted in batch if not wanted.done]

    async def _one(self, wanted: Append) -> None:
        """One entry by itself: it is ours, it was ours already, or another's is in its place."""
        try:
            await self._commit([wanted])
        except CLASH:
            async with self.engine.connect() as connection:
                there = wanted.written
                found = await connection.scalar(
                    select(entries.c.ref).where(
                        entries.c.table_id == there.table, entries.c.number == there.entry.number
                    )
                )
            if found != wanted.written.entry.ref:
                wanted.finish(Conflict())
                return
        wanted.finish()

    async def _commit(self, batch: list[Append]) -> None:
        written = [wanted.written for wanted in batch]
        if self._straight is not None:
            work = partial(self._timed, self._straight, written)
            await asyncio.get_running_loop().run_in_executor(self._thread, work)
        else:
            began = monotonic()
            async with self.engine.begin() as connection:
                await connection.run_sync(write, written, self.node)
            self._took = monotonic() - began
        self.commits += 1
        self.written += len(batch)
        self._uncopied += len(batch)
        if self._straight is not None and self._uncopied >= MANY and (self._copying is None or self._copying.done()):
            self._uncopied = 0
            self._copying = asyncio.create_task(self._copy(self._straight), name="copying")

    async def _copy(self, straight: Straight) -> None:
        """Brings SQLite's file up to date. By far the most of it is copied beside the commits, and what came meanwhile
        between two of them. Left to itself SQLite would do it all with every 400th entry or so, and they would wait."""
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self._beside, straight.copy_beside)
            await loop.run_in_executor(self._thread, straight.copy)
        except Exception as error:  # nothing is lost: it is tried again, and there is an end to what SQLite leaves
            log.warning("database: the file is not up to date (%s)", type(error).__name__)

    def _timed(self, straight: Straight, batch: list[Written]) -> None:
        began = monotonic()
        straight.write(batch)
        self._took = monotonic() - began
