"""Which seats want to be told, where, and what they were told already."""

from __future__ import annotations

from typing import Any

from sqlalchemy import CursorResult, String, cast, delete, insert, literal, or_, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.schema import hooks, tables

MOST = 100
CLAIM = 60_000
"""For how long one node has a hook to itself."""


class Hooks:
    """The table of hooks."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def set(self, table: str, seat: int, url: str | None) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(hooks).where(hooks.c.table_id == table, hooks.c.seat == seat))
            if url:
                await connection.execute(insert(hooks).values(table_id=table, seat=seat, url=url))

    async def waiting(self, before: int, now: int) -> list[Any]:
        """Hooks of seats that were asked something before that time and may not have been told."""
        asked = tables.c.waiting.like(literal("%,") + cast(hooks.c.seat, String) + literal(",%"))
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(hooks, tables.c.changed)
                .join(tables, tables.c.id == hooks.c.table_id)
                .where(tables.c.status == "running", tables.c.changed <= before, asked)
                .where(hooks.c.due <= now, or_(hooks.c.seen != tables.c.changed, hooks.c.tries > 0))
                .limit(MOST)
            )
            return list(rows)

    async def claim(self, row: Any, now: int) -> bool:
        """Takes a hook for this node; False if another node was faster."""
        async with self.engine.begin() as connection:
            done: CursorResult[Any] = await connection.execute(
                update(hooks)
                .where(hooks.c.table_id == row.table_id, hooks.c.seat == row.seat, hooks.c.due == row.due)
                .values(due=now + CLAIM)
            )
            return done.rowcount == 1

    async def settle(self, row: Any, **values: int) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(
                update(hooks).where(hooks.c.table_id == row.table_id, hooks.c.seat == row.seat).values(values)
            )
