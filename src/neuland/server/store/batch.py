"""Writing a batch of entries with as few statements as there can be: all rows go into one INSERT and all changes to the
lists into one UPDATE, whatever the batch's size. How SQLite takes them in a single one, `straight.py` says."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, insert, text

from neuland.server.store.rows import entry_row
from neuland.server.store.schema import seats
from neuland.server.table.entries import Entry
from neuland.server.table.listing import LISTED

LARGEST_BATCH = 500
ENTRY = {
    "table_id": "text",
    "number": "int",
    "kind": "text",
    "seat": "int",
    "body": "text",
    "at": "bigint",
    "ref": "text",
}
"""The columns that are written, with PostgreSQL's names for what is in them."""
INDEX = {
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


def _arrays(columns: dict[str, str]) -> str:
    """One array for each column, so that the statement is the same for every batch."""
    return f"unnest({', '.join(f'${place}::{kind}[]' for place, kind in enumerate(columns.values(), 1))})"


_INSERT = f"INSERT INTO entries ({', '.join(ENTRY)}) SELECT * FROM {_arrays(ENTRY)}"
_UPDATE = (
    f"UPDATE tables SET {', '.join(f'{name} = v.{name}' for name in INDEX if name != 'id')} "
    f"FROM {_arrays(INDEX)} AS v({', '.join(INDEX)}) WHERE tables.id = v.id"
)


def write(connection: Connection, batch: list[Written], node: str) -> None:
    """Writes a batch in the transaction of a connection to PostgreSQL; the other nodes are told when it commits."""
    newest = {one.table: one for one in batch}
    _execute(connection, _INSERT, [entry_values(one) for one in batch])
    _execute(connection, _UPDATE, [(one.table, *index_values(one)) for one in newest.values()])
    for one in batch:
        if one.owner is not None:
            seat, player = one.owner
            connection.execute(delete(seats).where(seats.c.table_id == one.table, seats.c.seat == seat))
            if player:
                connection.execute(insert(seats).values(table_id=one.table, seat=seat, player=player))
    tell(connection, [f"entry {node} {table} {one.entry.number}" for table, one in newest.items()])


def entry_values(one: Written) -> tuple[Any, ...]:
    return tuple(entry_row(one.table, one.entry).values())


def index_values(one: Written) -> tuple[Any, ...]:
    listed = one.index.get
    return (*map(listed, LISTED), listed("changed", one.entry.at))


def _execute(connection: Connection, sql: str, rows: list[tuple[Any, ...]]) -> None:
    """Straight to the driver: writing the statement anew each time took longer than carrying it out."""
    connection.exec_driver_sql(sql, tuple(map(list, zip(*rows, strict=True))))


def tell(connection: Connection, payloads: list[str]) -> None:
    """Tells the other nodes, when and if this transaction commits."""
    connection.execute(
        text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
        {"channel": CHANNEL, "payloads": payloads},
    )
