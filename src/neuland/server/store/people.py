"""Players, the secrets of their browsers (hashed), and accounts."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from secrets import token_urlsafe
from time import monotonic, time

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.refusals import Refusal
from neuland.server.store.schema import accounts, entries, players, sessions

HASHER = PasswordHasher()
KEPT = 10_000
KEPT_SECONDS = 60
"""How long a person is remembered at most: should another node's word that somebody logged out be lost."""


@dataclass
class Person:
    """A player."""

    id: str
    name: str
    login: str | None = None


def hashed(secret: str) -> str:
    """What the database keeps of a secret. It is long and random, so one round is enough."""
    return sha256(secret.encode()).hexdigest()


class People:
    """All players. Who has just been asked for is remembered."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._known: dict[str, tuple[Person, float]] = {}

    async def find(self, secret: str) -> Person | None:
        """Whose secret that is."""
        key = hashed(secret)
        known, until = self._known.get(key, (None, 0.0))
        if monotonic() < until:
            return known
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(players.c.id, players.c.name, accounts.c.login)
                    .join(sessions, sessions.c.player == players.c.id)
                    .outerjoin(accounts, accounts.c.player == players.c.id)
                    .where(sessions.c.hash == key)
                )
            ).first()
        if row is None:
            return None
        if len(self._known) > KEPT:
            self._known.clear()
        person = Person(row.id, row.name, row.login)
        self._known[key] = (person, monotonic() + KEPT_SECONDS)
        return person

    async def host_of(self, table: str) -> tuple[str, bool]:
        """Who made a table, and whether with an account; strangers' tables are of nobody's."""
        async with self.engine.connect() as connection:
            made = await connection.scalar(
                select(entries.c.body).where(entries.c.table_id == table, entries.c.number == 1)
            )
            host = str(json.loads(made)["host"]) if made else ""
            found = await connection.scalar(select(accounts.c.login).where(accounts.c.player == host))
        return host, found is not None

    async def make(self, name: str) -> tuple[Person, str]:
        """A new player and its secret, which is nowhere kept."""
        person = Person(token_urlsafe(12), name)
        secret = token_urlsafe(32)
        now = int(time() * 1000)
        async with self.engine.begin() as connection:
            await connection.execute(insert(players).values(id=person.id, name=name, created=now))
            await connection.execute(insert(sessions).values(hash=hashed(secret), player=person.id, created=now))
        return person, secret

    async def rename(self, person: Person, name: str) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(update(players).where(players.c.id == person.id).values(name=name))
        person.name = name

    async def sign_up(self, person: Person, login: str, password: str) -> None:
        """Gives a player an account."""
        kept = await asyncio.to_thread(HASHER.hash, password)
        try:
            async with self.engine.begin() as connection:
                await connection.execute(
                    insert(accounts).values(
                        login=login.casefold(), player=person.id, password=kept, created=int(time() * 1000)
                    )
                )
        except IntegrityError:
            raise Refusal("login-taken", "Somebody has that login already.") from None
        person.login = login.casefold()

    async def log_in(self, login: str, password: str) -> tuple[Person, str]:
        """The account's player, with a new secret."""
        async with self.engine.connect() as connection:
            row = (
                await connection.execute(
                    select(accounts.c.password, players.c.id, players.c.name)
                    .join(players, players.c.id == accounts.c.player)
                    .where(accounts.c.login == login.casefold())
                )
            ).first()
        fits = await asyncio.to_thread(_fits, row.password if row else None, password)
        if row is None or not fits:
            raise Refusal("bad-login", "Login and password do not fit.")
        secret = token_urlsafe(32)
        async with self.engine.begin() as connection:
            await connection.execute(
                insert(sessions).values(hash=hashed(secret), player=row.id, created=int(time() * 1000))
            )
        return Person(row.id, row.name, login.casefold()), secret

    async def forget(self, secret: str) -> None:
        """The secret opens nothing any more."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(sessions).where(sessions.c.hash == hashed(secret)))
        self.forgotten(hashed(secret))

    def forgotten(self, session: str) -> None:
        """A secret was forgotten, here or by another node."""
        self._known.pop(session, None)

    async def ended(self, those: set[str]) -> set[str]:
        """Which of these secrets open nothing any more; asked when other nodes' words may have been lost."""
        self._known.clear()
        async with self.engine.connect() as connection:
            found = await connection.scalars(select(sessions.c.hash).where(sessions.c.hash.in_(those)))
            return those - set(found)


@cache
def _nobodys() -> str:
    return HASHER.hash("nobody has this password")


def _fits(kept: str | None, password: str) -> bool:
    """None where the login is unknown: something is checked all the same, so that it takes as long."""
    try:
        return HASHER.verify(kept or _nobodys(), password)
    except (Argon2Error, InvalidHashError):
        return False
