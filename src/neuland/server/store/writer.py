"""The writer: entries of all tables are committed together, as many as came while the last commit ran.

So a busy server pays for few commits, an idle one commits at once, and nobody is told of an entry
before it is safe. The primary key (table, number) is the order check: of two servers that write the
same number, one gets `Conflict` and must read what the other wrote.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from neuland.server.store.engine import is_postgres
from neuland.server.store.rows import entry_row
from neuland.server.store.schema import entries, seats, tables
from neuland.server.table.entries import Entry

log = logging.getLogger("neuland.server")

LARGEST_BATCH = 500
FIRST_PAUSE = 0.05
LONGEST_PAUSE = 1.0
CHANNEL = "neuland"
TROUBLE = (DBAPIError, OperationalError, InterfaceError, OSError, asyncio.TimeoutError)
"""What a database that is away or busy raises; a conflict is none of them."""


class Conflict(Exception):
    """Another server wrote that number first."""


class Unavailable(Exception):
    """The database did not answer in time. The entry may or may not be in it: the log will tell."""


@dataclass
class Append:
    """One entry to be written, with what else changes along with it."""

    table: str
    entry: Entry
    index: dict[str, Any]
    """Columns of `tables`: status, waiting, due."""
    owner: tuple[int, str] | None = None
    """A seat's new owner; "" for nobody."""
    until: float = 0
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


_INDEX = (
    update(tables)
    .where(tables.c.id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "waiting", "due", "changed")})
)


class Writer:
    """Writes entries, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, node: str, patience: float) -> None:
        self.engine = engine
        self.node = node
        self.patience = patience
        self.commits = 0
        self.written = 0
        self._queue: asyncio.Queue[Append | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Finishes what is in flight."""
        if self._task is not None:
            await self._queue.put(None)
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def append(
        self, table: str, entry: Entry, index: dict[str, Any], owner: tuple[int, str] | None = None
    ) -> None:
        """Returns when the entry is committed."""
        wanted = Append(table, entry, index, owner, monotonic() + self.patience)
        await self._queue.put(wanted)
        await wanted.done

    async def _run(self) -> None:
        stopping = False
        while not stopping:
            batch: list[Append] = []
            first = await self._queue.get()
            stopping = first is None
            if first is not None:
                batch.append(first)
            while len(batch) < LARGEST_BATCH and not self._queue.empty():
                more = self._queue.get_nowait()
                stopping = stopping or more is None
                if more is not None:
                    batch.append(more)
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
                    batch = self._finish(batch)
            except IntegrityError:
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
                    if not wanted.done.done():
                        wanted.done.set_exception(Unavailable(type(error).__name__))
                return

    def _finish(self, batch: list[Append]) -> list[Append]:
        for wanted in batch:
            if not wanted.done.done():
                wanted.done.set_result(None)
        return []

    def _impatient(self, batch: list[Append]) -> list[Append]:
        for wanted in batch:
            if monotonic() > wanted.until and not wanted.done.done():
                wanted.done.set_exception(Unavailable("the database does not answer"))
        return [wanted for wanted in batch if not wanted.done.done()]

    async def _one(self, wanted: Append) -> None:
        """One entry by itself: it is ours, it was ours already, or another's is in its place."""
        try:
            await self._commit([wanted])
        except IntegrityError:
            async with self.engine.connect() as connection:
                found = await connection.scalar(
                    select(entries.c.ref).where(
                        entries.c.table_id == wanted.table, entries.c.number == wanted.entry.number
                    )
                )
            if found != wanted.entry.ref:
                if not wanted.done.done():
                    wanted.done.set_exception(Conflict())
                return
        self._finish([wanted])

    async def _commit(self, batch: list[Append]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(entries), [entry_row(wanted.table, wanted.entry) for wanted in batch])
            newest = {wanted.table: wanted for wanted in batch}
            await connection.execute(
                _INDEX,
                [
                    {"of": table, "new_changed": wanted.entry.at}
                    | {f"new_{name}": wanted.index.get(name) for name in ("status", "waiting", "due")}
                    for table, wanted in newest.items()
                ],
            )
            for wanted in batch:
                if wanted.owner is not None:
                    await self._own(connection, wanted.table, *wanted.owner)
            if is_postgres(self.engine):
                told = [f"entry {self.node} {table} {wanted.entry.number}" for table, wanted in newest.items()]
                await notify(connection, told)
        self.commits += 1
        self.written += len(batch)

    async def _own(self, connection: AsyncConnection, table: str, seat: int, player: str) -> None:
        await connection.execute(delete(seats).where(seats.c.table_id == table, seats.c.seat == seat))
        if player:
            await connection.execute(insert(seats).values(table_id=table, seat=seat, player=player))


async def notify(connection: AsyncConnection, payloads: list[str]) -> None:
    """Tells the other nodes, when and if this transaction commits."""
    await connection.execute(
        text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
        {"channel": CHANNEL, "payloads": payloads},
    )
