"""Writing a batch of entries with as few statements as there can be.

Each statement that a thread runs costs it a turn at Python's lock, for which it waits while the event loop is busy.
So all rows go into one INSERT and all changes to the lists into one UPDATE, whatever the batch's size.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection, delete, insert, text

from neuland.server.store.rows import entry_row
from neuland.server.store.schema import seats
from neuland.server.table.entries import Entry
from neuland.server.table.listing import LISTED

LARGEST_BATCH = 500
_ENTRY = {
    "table_id": "text",
    "number": "int",
    "kind": "text",
    "seat": "int",
    "body": "text",
    "at": "bigint",
    "ref": "text",
}
"""The columns that are written, with PostgreSQL's names for what is in them."""
_INDEX = {
    "id": "text",
    "status": "text",
    "waiting": "text",
    "due": "bigint",
    "round": "int",
    "phase": "text",
    "changed": "bigint",
}
CHANNEL = "neuland"


@dataclass(frozen=True)
class Written:
    """One entry to be written, with what else changes along with it."""

    table: str
    entry: Entry
    index: dict[str, Any]
    """Columns of `tables` as `listing` makes them."""
    owner: tuple[int, str] | None = None
    """A seat's new owner; "" for nobody."""


def _places(columns: dict[str, str], count: int) -> str:
    """The rows of a statement for SQLite, whose driver counts values by question marks."""
    return ", ".join([f"({', '.join('?' * len(columns))})"] * count)


def _arrays(columns: dict[str, str]) -> str:
    """The same for PostgreSQL: one array for each column, so that the statement is the same for every batch."""
    return f"unnest({', '.join(f'${place}::{kind}[]' for place, kind in enumerate(columns.values(), 1))})"


@lru_cache(2 * LARGEST_BATCH)
def _insert(count: int, arrays: bool) -> str:
    into = f"INSERT INTO entries ({', '.join(_ENTRY)})"
    return f"{into} SELECT * FROM {_arrays(_ENTRY)}" if arrays else f"{into} VALUES {_places(_ENTRY, count)}"


@lru_cache(2 * LARGEST_BATCH)
def _update(count: int, arrays: bool) -> str:
    names = ", ".join(f"column{place}" for place in range(1, len(_INDEX) + 1))
    changes = ", ".join(f"{name} = v.column{place}" for place, name in enumerate(_INDEX, 1) if name != "id")
    values = f"{_arrays(_INDEX)} AS v({names})" if arrays else f"(VALUES {_places(_INDEX, count)}) AS v"
    return f"UPDATE tables SET {changes} FROM {values} WHERE id = v.column1"


def write(connection: Connection, batch: list[Written], node: str) -> None:
    """Writes a batch in the connection's transaction; with PostgreSQL the other nodes are told when it commits."""
    newest = {one.table: one for one in batch}
    postgres = connection.dialect.name == "postgresql"
    rows = [tuple(entry_row(one.table, one.entry).values()) for one in batch]
    _execute(connection, _insert, rows, postgres)
    _execute(connection, _update, [_index_values(one) for one in newest.values()], postgres)
    for one in batch:
        if one.owner is not None:
            seat, player = one.owner
            connection.execute(delete(seats).where(seats.c.table_id == one.table, seats.c.seat == seat))
            if player:
                connection.execute(insert(seats).values(table_id=one.table, seat=seat, player=player))
    if postgres:
        tell(connection, [f"entry {node} {table} {one.entry.number}" for table, one in newest.items()])


def _index_values(one: Written) -> tuple[Any, ...]:
    listed = one.index.get
    return (one.table, *map(listed, LISTED), listed("changed", one.entry.at))


def _execute(
    connection: Connection, sql: Callable[[int, bool], str], rows: list[tuple[Any, ...]], arrays: bool
) -> None:
    """Straight to the driver: writing the statement anew each time took longer than carrying it out."""
    if arrays:
        connection.exec_driver_sql(sql(0, True), tuple(map(list, zip(*rows, strict=True))))
    else:
        connection.exec_driver_sql(sql(len(rows), False), tuple(chain.from_iterable(rows)))


def tell(connection: Connection, payloads: list[str]) -> None:
    """Tells the other nodes, when and if this transaction commits."""
    connection.execute(
        text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
        {"channel": CHANNEL, "payloads": payloads},
    )
