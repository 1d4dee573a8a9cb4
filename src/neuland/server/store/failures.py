"""Wrong passwords, counted by address and by account, for all nodes together. Addresses are kept as keyed hashes."""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_hex
from time import time

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.store.channels import Channels
from neuland.server.store.engine import is_postgres
from neuland.server.store.schema import failures

FORGOTTEN = 15 * 60 * 1000
"""Milliseconds without another failure after which those before do not count any more."""
FREE = 3
LONGEST = {"address": 15.0, "account": 2.0}
"""Seconds. Whoever tries passwords can slow down an account's owner, but not keep him out."""


def pause_after(kind: str, count: int) -> float:
    """How long the next attempt waits after so many wrong ones."""
    return min(LONGEST[kind], 0.25 * 2 ** (count - FREE)) if count >= FREE else 0.0


class Failures:
    """What is known about wrong passwords."""

    def __init__(self, engine: AsyncEngine, channels: Channels) -> None:
        self.engine = engine
        self.channels = channels
        self._key = ""

    async def _hashed(self, kind: str, name: str) -> str:
        if not self._key:
            self._key = await self.channels.key("failures", token_hex(16))
        return blake2b(f"{kind} {name}".encode(), key=self._key.encode(), digest_size=16).hexdigest()

    async def pause(self, address: str, login: str) -> float:
        """Seconds that the next attempt waits."""
        now = int(time() * 1000)
        found = 0.0
        async with self.engine.connect() as connection:
            for kind, name in (("address", address), ("account", login)):
                key = await self._hashed(kind, name)
                count = await connection.scalar(
                    select(failures.c.count).where(failures.c.key == key, failures.c.last > now - FORGOTTEN)
                )
                found = max(found, pause_after(kind, count or 0))
        return found

    async def count(self, address: str, login: str) -> None:
        """One more wrong password."""
        now = int(time() * 1000)
        from sqlalchemy.dialects import postgresql, sqlite  # a server starts sooner without the one it does not use

        insert = postgresql.insert if is_postgres(self.engine) else sqlite.insert
        keys = [await self._hashed("address", address), await self._hashed("account", login)]
        async with self.engine.begin() as connection:
            await connection.execute(delete(failures).where(failures.c.last <= now - FORGOTTEN))
            for key in sorted(keys):
                added = insert(failures).values(key=key, count=1, last=now)
                again = {"count": failures.c.count + 1, "last": now}
                await connection.execute(added.on_conflict_do_update(index_elements=["key"], set_=again))
