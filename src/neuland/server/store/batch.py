"""Writing a batch of entries with as few statements as there can be.

Each statement that a thread runs costs it a turn at Python's lock, for which it waits while the event loop is busy.
So all rows go into one INSERT and all changes to the lists into one UPDATE, whatever the batch's size.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sqlalchemy import BigInteger, Connection, Integer, String, TextClause, bindparam, delete, insert, text
from sqlalchemy.types import TypeEngine

from neuland.server.store.rows import entry_row
from neuland.server.store.schema import seats
from neuland.server.table.entries import Entry
from neuland.server.table.listing import LISTED

_ENTRY: dict[str, type[TypeEngine[Any]]] = {
    "table_id": String,
    "number": Integer,
    "kind": String,
    "seat": Integer,
    "body": String,
    "at": BigInteger,
    "ref": String,
}
_INDEX: dict[str, type[TypeEngine[Any]]] = {
    "id": String,
    "status": String,
    "waiting": String,
    "due": BigInteger,
    "round": BigInteger,
    "phase": String,
    "changed": BigInteger,
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


def _rows(columns: dict[str, type[TypeEngine[Any]]], count: int, cast: bool) -> str:
    def value(name: str, kind: type[TypeEngine[Any]], number: int) -> str:
        return f"CAST(:{name}_{number} AS BIGINT)" if cast and kind is BigInteger else f":{name}_{number}"

    rows = (", ".join(value(name, kind, number) for name, kind in columns.items()) for number in range(count))
    return ", ".join(f"({row})" for row in rows)


def _typed(sql: str, columns: dict[str, type[TypeEngine[Any]]], count: int) -> TextClause:
    return text(sql).bindparams(
        *(bindparam(f"{name}_{number}", type_=kind()) for name, kind in columns.items() for number in range(count))
    )


@lru_cache(64)
def _insert(count: int) -> TextClause:
    sql = f"INSERT INTO entries ({', '.join(_ENTRY)}) VALUES {_rows(_ENTRY, count, False)}"
    return _typed(sql, _ENTRY, count)


@lru_cache(64)
def _update(count: int) -> TextClause:
    changes = ", ".join(f"{name} = v.column{place}" for place, name in enumerate(_INDEX, 1) if name != "id")
    sql = f"UPDATE tables SET {changes} FROM (VALUES {_rows(_INDEX, count, True)}) AS v WHERE id = v.column1"
    return _typed(sql, _INDEX, count)


def _values(rows: list[dict[str, Any]]) -> dict[str, Any]:
    return {f"{name}_{number}": value for number, row in enumerate(rows) for name, value in row.items()}


def write(connection: Connection, batch: list[Written], node: str) -> None:
    """Writes a batch in the connection's transaction; with PostgreSQL the other nodes are told when it commits."""
    connection.execute(_insert(len(batch)), _values([entry_row(one.table, one.entry) for one in batch]))
    newest = {one.table: one for one in batch}
    rows = [
        {
            "id": table,
            **{name: one.index.get(name) for name in LISTED},
            "changed": one.index.get("changed", one.entry.at),
        }
        for table, one in newest.items()
    ]
    connection.execute(_update(len(rows)), _values(rows))
    for one in batch:
        if one.owner is not None:
            seat, player = one.owner
            connection.execute(delete(seats).where(seats.c.table_id == one.table, seats.c.seat == seat))
            if player:
                connection.execute(insert(seats).values(table_id=one.table, seat=seat, player=player))
    if connection.dialect.name == "postgresql":
        tell(connection, [f"entry {node} {table} {one.entry.number}" for table, one in newest.items()])


def tell(connection: Connection, payloads: list[str]) -> None:
    """Tells the other nodes, when and if this transaction commits."""
    connection.execute(
        text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload"),
        {"channel": CHANNEL, "payloads": payloads},
    )
