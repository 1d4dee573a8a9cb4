"""The straight way into SQLite's file, for the thread that writes.

Whatever that thread asks of the database costs it a turn at Python's lock, for which it waits while the event loop is
busy, and so does everybody whose move is in the batch. So a batch is one statement, and a transaction by itself: it
fills a view that is there for this connection alone, and what is to be done for each row stands in a trigger.
"""

from __future__ import annotations

from contextlib import closing
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import PoolProxiedConnection, event
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.batch import ENTRY, INDEX, LARGEST_BATCH, Written, entry_values, index_values
from neuland.server.store.engine import local_engine

MOST_PAGES = 16_384
"""So many pages (64 MB) lie in SQLite's WAL, whatever hinders `Straight.copy`, until SQLite copies them itself."""
_COPY = "PRAGMA wal_checkpoint(PASSIVE)"
_LISTED = [name for name in INDEX if name != "id"]
_COLUMNS = [*ENTRY, *_LISTED, "owned", "owner"]
_VIEW = f"CREATE TEMP VIEW written AS SELECT {', '.join(f'NULL AS {name}' for name in _COLUMNS)}"
_TRIGGER = f"""
CREATE TEMP TRIGGER writing INSTEAD OF INSERT ON written BEGIN
    INSERT INTO entries ({", ".join(ENTRY)}) VALUES ({", ".join(f"NEW.{name}" for name in ENTRY)});
    UPDATE tables SET {", ".join(f"{name} = NEW.{name}" for name in _LISTED)} WHERE id = NEW.table_id;
    DELETE FROM seats WHERE table_id = NEW.table_id AND seat = NEW.owned;
    INSERT INTO seats (table_id, seat, player) SELECT NEW.table_id, NEW.owned, NEW.owner WHERE NEW.owner <> '';
END"""


class Straight:
    """The writer's own connection; made when it is first needed, and anew after trouble."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = local_engine(engine)
        self._connection: PoolProxiedConnection | None = None
        event.listen(self._engine, "connect", _lay_out)

    def write(self, batch: list[Written]) -> None:
        """Commits a batch, or nothing of it. Raises what the driver raises."""
        values = tuple(chain.from_iterable(map(_values, batch)))
        try:
            self.connection().cursor().execute(_statement(len(batch)), values)
        except Exception:
            self.close()
            raise

    def copy_beside(self) -> None:
        """Copies what was committed from the WAL into the file, by a connection of its own: who writes goes on."""
        with closing(self._engine.raw_connection()) as connection:
            connection.cursor().execute(_COPY).fetchall()

    def copy(self) -> None:
        """The same between two batches: then all is copied, and the WAL begins anew."""
        self.connection().cursor().execute(_COPY).fetchall()

    def connection(self) -> PoolProxiedConnection:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        return self._connection

    def close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
            self._engine.dispose()


def _lay_out(connection: Any, _: Any) -> None:
    connection.isolation_level = None  # each statement is a transaction
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA wal_autocheckpoint={MOST_PAGES}")
    cursor.execute(_VIEW)
    cursor.execute(_TRIGGER)
    cursor.close()


@lru_cache(LARGEST_BATCH)
def _statement(count: int) -> str:
    """One for each size of a batch, so that the driver knows it already."""
    row = f"({', '.join('?' * len(_COLUMNS))})"
    return f"INSERT INTO written VALUES {', '.join([row] * count)}"


def _values(one: Written) -> tuple[Any, ...]:
    return (*entry_values(one), *index_values(one), *(one.owner or (None, None)))
