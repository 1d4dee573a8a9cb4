"""Decks that players have built, each under a name of its own."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from neuland.server.refusals import Refusal
from neuland.server.store.schema import decks

MOST_DECKS = 100


class Decks:
    """All decks of all players."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine

    async def of(self, player: str, game: str) -> list[dict[str, Any]]:
        """A player's decks of a game, by name."""
        mine = (decks.c.player == player) & (decks.c.game == game)
        async with self.engine.connect() as connection:
            found = await connection.execute(select(decks).where(mine).order_by(decks.c.name))
            return [
                {"name": row.name, "faction": row.faction, "format": row.format, "designs": json.loads(row.designs)}
                for row in found
            ]

    async def keep(self, player: str, game: str, deck: dict[str, Any], now: int) -> None:
        """A new deck, or another under a name that there is."""
        key = {"player": player, "game": game, "name": deck["name"]}
        values = {
            "faction": deck["faction"],
            "format": deck["format"],
            "designs": json.dumps(deck["designs"]),
            "changed": now,
        }
        this = (decks.c.player == player) & (decks.c.game == game) & (decks.c.name == deck["name"])
        async with self.engine.begin() as connection:
            changed = await connection.execute(update(decks).where(this).values(values))
            if changed.rowcount:
                return
            number = await connection.scalar(select(func.count()).select_from(decks).where(decks.c.player == player))
            if (number or 0) >= MOST_DECKS:
                raise Refusal("too-many", f"No more than {MOST_DECKS} decks are kept for one player.")
            await connection.execute(insert(decks).values(**key, **values))

    async def drop(self, player: str, game: str, name: str) -> None:
        this = (decks.c.player == player) & (decks.c.game == game) & (decks.c.name == name)
        async with self.engine.begin() as connection:
            await connection.execute(delete(decks).where(this))
