"""Reading: tables and their entries, lists, players."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from typing import Any

import orjson
from sqlalchemy import and_, false, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.rows import entry_of, entry_row, facts_of, table_row
from neuland.server.store.schema import entries, lessons, reports, seats, shared, tables
from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Facts
from neuland.server.table.people import SEATING, people_of

LONGEST_LIST = 100


class Reader:
    """Reads what the writer wrote, and makes new tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def create(self, facts: Facts, made: list[Entry], index: dict[str, Any], owners: dict[int, str]) -> None:
        """A new table with its first entries, all or nothing."""
        async with self.engine.begin() as connection:
            row = table_row(facts) | index | {"changed": facts.created}
            await connection.execute(insert(tables).values(row))
            await connection.execute(insert(entries), [entry_row(facts.id, entry) for entry in made])
            for seat, player in owners.items():
                await connection.execute(insert(seats).values(table_id=facts.id, seat=seat, player=player))
            if facts.text:
                await connection.execute(
                    insert(lessons).values(table_id=facts.id, text=orjson.dumps(facts.text).decode())
                )

    async def facts(self, table: str) -> Facts | None:
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).first()
            if row is None:
                return None
            text = await connection.scalar(select(lessons.c.text).where(lessons.c.table_id == table))
            return facts_of(row, text)

    async def entries(self, table: str, after: int) -> list[Entry]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(entries).where(entries.c.table_id == table, entries.c.number > after).order_by(entries.c.number)
            )
            return [entry_of(row) for row in rows]

    async def versions(self, wanted: list[str]) -> dict[str, int]:
        """The newest entry of each of these tables."""
        if not wanted:
            return {}
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(entries.c.table_id, func.max(entries.c.number))
                .where(entries.c.table_id.in_(wanted))
                .group_by(entries.c.table_id)
            )
            return {row[0]: row[1] for row in rows}

    async def due(self, now: int) -> list[str]:
        """Tables that the server itself must look after."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id).where(tables.c.due <= now, tables.c.status == "running").limit(LONGEST_LIST)
            )
            return [row[0] for row in rows]

    async def freeze(self, rules: Mapping[str, int]) -> int:
        """Nobody waits any more at tables of games or rules that this server does not have; how many there are."""
        known = [and_(tables.c.game == game, tables.c.rules == version) for game, version in rules.items()]
        other = and_(tables.c.status.in_(("open", "running")), not_(or_(false(), *known)))
        async with self.engine.begin() as connection:
            done = await connection.execute(update(tables).where(other).values(status="frozen", waiting="", due=None))
            return int(done.rowcount)

    async def set_due(self, table: str, due: int | None) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table).values(due=due))

    async def watched(self) -> list[str]:
        """Running tables at which a bot or a clock may have something to do one day."""
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id).where(tables.c.due.is_not(None), tables.c.status == "running")
            )
            return [row[0] for row in rows]

    async def beat(self, now: int) -> int | None:
        """Marks that somebody serves. The mark before, for the one node that replaced it."""
        mark = shared.c.name == "beat"
        async with self.engine.begin() as connection:
            last = await connection.scalar(select(shared.c.value).where(mark))
            if last is not None:
                done = await connection.execute(
                    update(shared).where(mark, shared.c.value == last).values(value=str(now))
                )
                return int(last) if done.rowcount == 1 else None
        with contextlib.suppress(IntegrityError):
            async with self.engine.begin() as connection:
                await connection.execute(insert(shared).values(name="beat", value=str(now)))
        return None

    async def lobby(self, since: int) -> list[str]:
        """Public tables on which something happened since then, those with open seats first."""
        async with self.engine.connect() as connection:
            found: list[str] = []
            for status in ("open", "running", "finished"):
                rows = await connection.execute(
                    select(tables.c.id)
                    .where(tables.c.visibility == "public", tables.c.status == status, tables.c.changed > since)
                    .order_by(tables.c.changed.desc())
                    .limit(20)
                )
                found += [row[0] for row in rows]
            return found

    async def tables_of(self, player: str) -> list[str]:
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(tables.c.id)
                .join(seats, seats.c.table_id == tables.c.id)
                .where(seats.c.player == player, seats.c.hidden >= 0)
                .group_by(tables.c.id)
                .order_by(func.max(tables.c.changed).desc())
                .limit(LONGEST_LIST)
            )
            return [row[0] for row in rows]

    async def summaries(self, wanted: list[str], player: str) -> list[dict[str, Any]]:
        """What lists show of tables, in the order in which they are named."""
        if not wanted:
            return []
        async with self.engine.connect() as connection:
            rows = {row.id: row for row in await connection.execute(select(tables).where(tables.c.id.in_(wanted)))}
            seated: dict[str, list[Entry]] = {table: [] for table in wanted}
            for row in await connection.execute(
                select(entries)
                .where(entries.c.table_id.in_(wanted), entries.c.kind.in_(SEATING))
                .order_by(entries.c.number)
            ):
                seated[row.table_id].append(entry_of(row))
            mine = await connection.execute(
                select(seats.c.table_id, seats.c.seat, seats.c.hidden).where(
                    seats.c.table_id.in_(wanted), seats.c.player == player, seats.c.player != ""
                )
            )
            own: dict[str, dict[int, int]] = {table: {} for table in wanted}
            for row in mine:
                own[row.table_id][row.seat] = row.hidden
        return [_summary(rows[table], people_of(seated[table]), own[table]) for table in wanted if table in rows]

    async def list_as(self, table: str, player: str, where: str, now: int) -> None:
        """Where one finds a table in one's list: shown, hidden until one is asked again, or no more at all."""
        hidden = {"shown": 0, "hidden": now, "removed": -1}[where]
        async with self.engine.begin() as connection:
            mine = and_(seats.c.table_id == table, seats.c.player == player)
            await connection.execute(update(seats).where(mine).values(hidden=hidden))

    async def report(self, facts: dict[str, Any]) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(insert(reports).values(facts))


def _summary(row: Any, people: list[dict[str, Any]], own: dict[int, int]) -> dict[str, Any]:
    """`own`: the viewer's seats, and since when each is hidden."""
    asked = [int(seat) for seat in row.waiting.split(",") if seat]
    your_turn = any(seat in own and people[seat]["kind"] == "human" for seat in asked)
    since = max(own.values(), default=0)
    return {
        "id": row.id,
        "game": row.game,
        "seats": row.seats,
        "status": row.status,
        "players": people,
        "options": orjson.loads(row.start)["options"],
        "visibility": row.visibility,
        "created": row.created,
        "changed": row.changed,
        "your_turn": your_turn,
        "asked": asked,
        "round": row.round,
        "phase": row.phase,
        "start": row.begun,
        "hidden": bool(since) and not (your_turn and row.changed > since),
    }
