"""The ways in which players want to be told, and what each was told already."""

from __future__ import annotations

from secrets import token_urlsafe
from typing import Any

from sqlalchemy import (
    ColumnElement,
    CursorResult,
    Row,
    String,
    and_,
    cast,
    delete,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.refusals import Refusal
from neuland.server.store.schema import seats, shared, tables, told, ways

MOST = 100
MOST_WAYS = 10
CLAIM = 60_000
"""For how long one node has a notice to itself."""

Way = Row[Any]


class Channels:
    """All ways of all players."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    # ---- what players choose ------------------------------------------------------------------

    async def of(self, player: str) -> list[Way]:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(ways).where(ways.c.player == player).order_by(ways.c.created))
            return list(found)

    async def add(self, player: str, kind: str, target: str, lang: str, code: str, now: int) -> str:
        """A new way, or the same once more; its id."""
        async with self.engine.begin() as connection:
            mine = list(await connection.execute(select(ways).where(ways.c.player == player)))
            for way in mine:
                if (way.kind, way.target) == (kind, target):
                    values = {"lang": lang, "code": way.code and code}
                    await connection.execute(update(ways).where(ways.c.id == way.id).values(values))
                    return str(way.id)
            if len(mine) >= MOST_WAYS:
                raise Refusal("too-many", f"No more than {MOST_WAYS} ways are kept for one player.")
            row = {"id": token_urlsafe(12), "player": player, "kind": kind, "target": target, "lang": lang}
            await connection.execute(insert(ways).values({**row, "code": code, "created": now}))
            return row["id"]

    async def confirm(self, player: str, way: str, code: str) -> bool:
        """The owner of an address has sent back what was sent there."""
        async with self.engine.begin() as connection:
            done: CursorResult[Any] = await connection.execute(
                update(ways)
                .where(ways.c.id == way, ways.c.player == player, ways.c.code == code, ways.c.code != "")
                .values(code="")
            )
            return done.rowcount == 1

    async def remove(self, way: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(delete(told).where(told.c.way == way))
            await connection.execute(delete(ways).where(ways.c.id == way))

    async def set_quiet(self, table: str, player: str, quiet: bool) -> None:
        async with self.engine.begin() as connection:
            mine = and_(seats.c.table_id == table, seats.c.player == player)
            await connection.execute(update(seats).where(mine).values(quiet=int(quiet)))

    async def quiet_tables(self, player: str) -> list[str]:
        async with self.engine.connect() as connection:
            found = await connection.execute(
                select(seats.c.table_id).where(seats.c.player == player, seats.c.quiet == 1).distinct()
            )
            return [row.table_id for row in found]

    # ---- what the rounds ask ------------------------------------------------------------------

    async def waiting(self, before: int, now: int) -> list[Way]:
        """Who was asked something before that time, by ways that may not have told of it yet."""
        asked: ColumnElement[bool] = tables.c.waiting.like(literal("%,") + cast(seats.c.seat, String) + literal(",%"))
        so_far = {name: func.coalesce(told.c[name], 0).label(name) for name in ("told", "seen", "tries", "due")}
        new = told.c.way.is_(None)
        again = and_(told.c.due <= now, or_(told.c.seen != tables.c.changed, told.c.tries > 0))
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(ways, tables.c.id.label("table_id"), tables.c.changed, new.label("new"), *so_far.values())
                .join(seats, seats.c.player == ways.c.player)
                .join(tables, tables.c.id == seats.c.table_id)
                .outerjoin(told, and_(told.c.table_id == tables.c.id, told.c.way == ways.c.id))
                .where(tables.c.status == "running", tables.c.changed <= before, asked)
                .where(ways.c.code == "", seats.c.quiet == 0, or_(new, again))
                .distinct()
                .limit(MOST)
            )
            return list(rows)

    async def claim(self, row: Way, now: int) -> bool:
        """Takes a notice for this node; False if another node was faster."""
        due = now + CLAIM
        try:
            async with self.engine.begin() as connection:
                if row.new:
                    await connection.execute(insert(told).values(table_id=row.table_id, way=row.id, due=due))
                    return True
                done: CursorResult[Any] = await connection.execute(
                    update(told).where(_of(row), told.c.due == row.due).values(due=due)
                )
                return done.rowcount == 1
        except IntegrityError:  # of another node, or the way was taken away meanwhile
            return False

    async def settle(self, row: Way, **values: int) -> None:
        """Keeps what became of a notice."""
        async with self.engine.begin() as connection:
            done: CursorResult[Any] = await connection.execute(update(told).where(_of(row)).values(values))
            if done.rowcount == 0 and row.new:
                await connection.execute(insert(told).values(table_id=row.table_id, way=row.id, **values))

    # ---- the server's own key -----------------------------------------------------------------

    async def key(self, name: str, made: str) -> str:
        """A key that all nodes share: the one there is, or else the one just made."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(shared).values(name=name, value=made))
            return made
        except IntegrityError:
            async with self.engine.connect() as connection:
                found = await connection.execute(select(shared.c.value).where(shared.c.name == name))
                return str(found.scalar_one())


def _of(row: Way) -> ColumnElement[bool]:
    return and_(told.c.table_id == row.table_id, told.c.way == row.id)
