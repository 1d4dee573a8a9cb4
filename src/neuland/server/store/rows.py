"""Rows and what they mean: tables and entries as they are written and read."""

from __future__ import annotations

from typing import Any

import orjson

from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Facts
from neuland.server.table.starts import Start


def entry_row(table: str, entry: Entry) -> dict[str, Any]:
    return {
        "table_id": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "body": orjson.dumps(entry.body).decode(),
        "at": entry.at,
        "ref": entry.ref,
    }


def entry_of(row: Any) -> Entry:
    return Entry(row.number, row.kind, row.seat, orjson.loads(row.body), row.at, row.ref)


def table_row(facts: Facts) -> dict[str, Any]:
    return {
        "id": facts.id,
        "game": facts.start.game,
        "rules": facts.rules,
        "seats": facts.start.seats,
        "start": orjson.dumps(facts.start.facts()).decode(),
        "visibility": facts.visibility,
        "clock": orjson.dumps(facts.clock).decode(),
        "seed_policy": facts.seed_policy,
        "begun": facts.begun,
        "parent": facts.parent,
        "invitation": facts.invitation,
        "commitment": facts.commitment,
        "salt": facts.salt,
        "created": facts.created,
    }


def facts_of(row: Any, text: str | None) -> Facts:
    return Facts(
        row.id,
        Start.of(row.game, row.seats, orjson.loads(row.start)),
        row.rules,
        row.visibility,
        orjson.loads(row.clock),
        row.seed_policy,
        row.created,
        row.parent,
        row.invitation,
        row.begun,
        orjson.loads(text) if text else None,
        row.commitment,
        row.salt,
        row.status == "finished",
    )
