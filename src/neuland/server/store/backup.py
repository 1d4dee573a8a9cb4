"""Back-ups: everything in a database as one SQLite file, taken at one moment while the server runs, and put back into
an empty database of either kind. A back-up counts when every table in it replays."""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, func, insert, select
from sqlalchemy.exc import SQLAlchemyError

from neuland.core.errors import BadOption
from neuland.server.settings import database_url
from neuland.server.store.engine import is_postgres, local_engine, make_engine, revisions, upgrade
from neuland.server.store.rows import entry_of, facts_of
from neuland.server.store.schema import entries, lessons, metadata, players, tables
from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Facts, HostedTable

AT_ONCE = 500


@dataclass
class Checked:
    """What became of replaying every table."""

    tables: int = 0
    entries: int = 0
    frozen: int = 0
    """Tables of other rules, which can be read and not be played on."""
    broken: list[str] = field(default_factory=list)
    """Tables that do not come out as they were: their ids, with what is wrong."""


def back_up(database: str, file: Path) -> Checked:
    """Writes a back-up of a database that may be in use, and replays every table in it."""
    if file.exists():
        raise BadOption(f"{file} exists already: a back-up goes into a file of its own.")
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    kept = _file(part)
    try:
        with kept.begin() as target:
            upgrade(target)
            _empty(target)
            _at(database, lambda source: _copy(source, target), reads_only=True)
        with kept.connect() as connection:
            found = check(connection)
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
    except (SQLAlchemyError, OSError) as error:
        raise BadOption(f"No back-up could be made ({_reason(error)}).") from None
    finally:
        kept.dispose()
    part.rename(file)
    return found


def restore(file: Path, database: str) -> Checked:
    """Puts a back-up into an empty database, and replays every table there."""
    if not file.is_file():
        raise BadOption(f"There is no file {file}.")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        shutil.copyfile(file, copy)
        kept = _file(copy)
        try:
            with kept.begin() as source:
                if not revisions(source):
                    raise BadOption(f"{file} is no back-up of Neuland.")
                upgrade(source)  # one of an older version is brought up to date
            with kept.connect() as source:
                found: Checked = _at(database, lambda target: _put_back(source, target), reads_only=False)
                return found
        except (SQLAlchemyError, CommandError, OSError) as error:
            raise BadOption(f"{file} could not be put back ({_reason(error)}).") from None
        finally:
            kept.dispose()


def _put_back(source: Connection, target: Connection) -> Checked:
    upgrade(target)
    if target.scalar(select(func.count()).select_from(players)):
        raise BadOption("There are players in that database already: a back-up is put into an empty one.")
    _empty(target)
    _copy(source, target)
    return check(target)


def _file(path: Path) -> Engine:
    return local_engine(make_engine(database_url(str(path))))


def _at(database: str, work: Callable[[Connection], Any], reads_only: bool) -> Any:
    """Does something with a database in one transaction, as of one moment."""
    engine = make_engine(database_url(database))

    async def over_the_net() -> Any:
        try:
            async with engine.connect() as connection:
                if reads_only:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                async with connection.begin():
                    return await connection.run_sync(_up_to_date(work) if reads_only else work)
        finally:
            await engine.dispose()

    if is_postgres(engine):
        return asyncio.run(over_the_net())
    if reads_only and not Path(str(engine.url.database)).is_file():
        raise BadOption(f"There is no database {engine.url.database}.")
    local = local_engine(engine)
    try:
        with local.connect() as connection:
            connection.exec_driver_sql("BEGIN" if reads_only else "BEGIN IMMEDIATE")
            found = (_up_to_date(work) if reads_only else work)(connection)
            connection.commit()
            return found
    finally:
        local.dispose()


def _up_to_date(work: Callable[[Connection], Any]) -> Callable[[Connection], Any]:
    """Refuses a database of another version: what is read here has to be what this version knows."""

    def checked(connection: Connection) -> Any:
        now, newest = revisions(connection), revisions(None)
        if now != newest:
            raise BadOption("That database is of another version of Neuland: back it up with that one.")
        return work(connection)

    return checked


def _empty(target: Connection) -> None:
    for table in reversed(metadata.sorted_tables):
        target.execute(table.delete())


def _copy(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        for rows in source.execute(select(table)).mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in rows])


def check(connection: Connection) -> Checked:
    """Replays every table of a database."""
    found = Checked()
    texts = {row.table_id: row.text for row in connection.execute(select(lessons))}
    for row in connection.execute(select(tables).order_by(tables.c.id)).all():
        rows = connection.execute(select(entries).where(entries.c.table_id == row.id).order_by(entries.c.number))
        made = [entry_of(entry) for entry in rows]
        found.tables += 1
        found.entries += len(made)
        try:
            hosted = replayed(facts_of(row, texts.get(row.id)), made)
        except Exception as error:  # whatever a table breaks, the others are looked at
            found.broken.append(f"{row.id} ({type(error).__name__}: {error})")
            continue
        if hosted.notice == "rules-changed":
            found.frozen += 1
        elif hosted.status != row.status:
            found.broken.append(f"{row.id} (was {row.status}, is {hosted.status})")
    return found


def replayed(facts: Facts, made: list[Entry]) -> HostedTable:
    """A table from its entries; raises what they break."""
    hosted = HostedTable(facts)
    if [entry.number for entry in made] != list(range(1, len(made) + 1)):
        raise ValueError("its entries have gaps")
    for entry in made:
        hosted.take(entry, hosted.prepare(entry) if hosted.table is not None else None)
    return hosted


def _reason(error: Exception) -> Any:
    return getattr(error, "orig", None) or error
