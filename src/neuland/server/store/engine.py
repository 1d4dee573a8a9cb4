"""The connection to the database, and bringing its tables up to date."""

from __future__ import annotations

import asyncio
from importlib.resources import files
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, delete, event, insert, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from neuland.server.store.schema import shared

MIGRATIONS = files("neuland.server.store") / "migrations"
MIGRATION_LOCK = 5_047_811
"""Any number, the same on all nodes: only one of them migrates."""


KEPT_STATEMENTS = 512
"""Statements that SQLite need not read again: there is one for each size of a batch."""


def make_engine(url: str) -> AsyncEngine:
    """The engine for a URL; SQLite in WAL mode, each commit safe on the disk. Errors do not tell values: seeds are
    among them."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, connect_args={"timeout": 15}, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _sqlite_settings)
    return engine


def local_engine(engine: AsyncEngine) -> Engine:
    """The same SQLite file for a thread that works by itself."""
    url = engine.url.set(drivername="sqlite")
    settings = {"timeout": 15, "check_same_thread": False, "cached_statements": KEPT_STATEMENTS}
    made = create_engine(url, connect_args=settings, hide_parameters=True)
    event.listen(made, "connect", _sqlite_settings)
    return made


def _sqlite_settings(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def is_postgres(engine: AsyncEngine) -> bool:
    return engine.dialect.name == "postgresql"


async def migrate(engine: AsyncEngine, to: str = "head") -> None:
    """Brings the database to a revision; the newest unless said otherwise."""
    async with engine.begin() as connection:
        if is_postgres(engine):
            await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
        await connection.run_sync(upgrade, to)


def prepare(engine: AsyncEngine) -> None:
    """Brings a database up to date and writes to it, before a server starts. Raises what the database raises."""

    async def over_the_net() -> None:
        await migrate(engine)
        async with engine.begin() as connection:
            await connection.run_sync(try_writing, "start")
        await engine.dispose()

    if is_postgres(engine):
        asyncio.run(over_the_net())
        return
    local = local_engine(engine)
    with local.begin() as connection:
        upgrade(connection)
        try_writing(connection, "start")
    local.dispose()


def try_writing(connection: Connection, name: str) -> None:
    """Writes something that says nothing, and takes it away again: a full disk, or one that can only be read, takes
    neither."""
    connection.execute(delete(shared).where(shared.c.name == name))
    connection.execute(insert(shared).values(name=name, value=""))
    connection.execute(delete(shared).where(shared.c.name == name))


def upgrade(connection: Connection, to: str = "head") -> None:
    """Brings the database of a connection to a revision."""
    if to == "head" and revisions(connection) == revisions(None):
        return
    from alembic import command  # where nothing is to be done, a server starts sooner without it
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def revisions(connection: Connection | None) -> tuple[str, ...]:
    """The revision of a database, none if it has no tables of ours; without one the newest that there is, by the
    names of the files: r0004_ways.py is 0004."""
    if connection is None:
        return (max(file.name[1:5] for file in (MIGRATIONS / "versions").iterdir() if file.name.startswith("r")),)
    if not inspect(connection).has_table("alembic_version"):
        return ()
    return tuple(connection.execute(text("SELECT version_num FROM alembic_version")).scalars())
