"""Reviews of ended games, one for each seat of a table."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.schema import reviews


class KeptReviews:
    """All reviews that were made."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def find(self, table: str, seat: int) -> dict[str, Any] | None:
        this = (reviews.c.table_id == table) & (reviews.c.seat == seat)
        async with self.engine.connect() as connection:
            facts = await connection.scalar(select(reviews.c.facts).where(this))
        found: dict[str, Any] | None = json.loads(facts) if facts else None
        return found

    async def keep(self, table: str, seat: int, facts: str, now: int) -> None:
        """Another node may have made the same one meanwhile: reviews of one game do not differ."""
        this = (reviews.c.table_id == table) & (reviews.c.seat == seat)
        async with self.engine.begin() as connection:
            await connection.execute(delete(reviews).where(this))
            await connection.execute(insert(reviews).values(table_id=table, seat=seat, facts=facts, made=now))
