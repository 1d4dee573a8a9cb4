"""Reviews of ended games are made in the background: one after another, in a process of its own with the lowest
priority, a piece at a time, and each piece when no bot thinks; after five seconds it goes on although bots do. Nobody
who plays waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from neuland.server.live import now_ms
from neuland.server.looking import go_on
from neuland.server.refusals import Refusal
from neuland.server.store.reviews import KeptReviews
from neuland.server.workers import Asker, Workers

if TYPE_CHECKING:
    from neuland.server.hub import Hub

log = logging.getLogger("neuland.server")

LONGEST_PIECE = 120.0
"""Seconds that a piece may take before something is wrong with it."""
MOST_OF_ONE = 2
"""So many reviews of one asker may be in the making."""
MOST = 50
MOST_FAILED = 50
"""So many that failed are remembered, the latest, until they are asked for again."""
BETWEEN = 0.1
POLITE = 50
"""So often a piece lets bots go first, before it goes on all the same."""


@dataclass
class Job:
    """A review in the making."""

    asker: Asker
    done: int = 0
    steps: int = 1
    failed: bool = False


class Reviews:
    """Those that are kept, and those in the making."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.kept = KeptReviews(hub.engine)
        self.workers = Workers(1, LONGEST_PIECE)
        self.jobs: dict[tuple[str, int], Job] = {}
        self._turn = asyncio.Lock()

    async def state(self, table: str, seat: int) -> dict[str, Any]:
        """How far a review is, and the review itself when it is made."""
        job = self.jobs.get((table, seat))
        if job is not None:
            status = "failed" if job.failed else "making"
            return {"status": status, "done": job.done, "steps": job.steps, "review": None}
        found = await self.kept.find(table, seat)
        return {"status": "made" if found else "none", "done": 0, "steps": 1, "review": found}

    async def ask(self, table: str, seat: int, record: str, data: str, asker: Asker) -> None:
        """Has a review made, if it is not there and not in the making."""
        kept = await self.kept.find(table, seat)
        job = self.jobs.get((table, seat))  # after the wait, in which somebody else may have asked
        if kept or (job is not None and not job.failed):
            return
        running = Counter(each.asker for each in self.jobs.values() if not each.failed)
        if running[asker] >= MOST_OF_ONE or running.total() >= MOST:
            raise Refusal("too-many", "Other reviews are still being made: ask again when they are done.")
        self.jobs[table, seat] = Job(asker)
        self.hub.later(self._make(table, seat, record, data))

    async def _make(self, table: str, seat: int, record: str, data: str) -> None:
        job = self.jobs[table, seat]
        try:
            async with self._turn:
                found = await self._pieces(job, f"{table} {seat}", record, data, seat)
            if found:
                await self.kept.keep(table, seat, found, now_ms())
            del self.jobs[table, seat]
        except Exception as error:
            log.warning("table %s: its review failed (%s: %s)", table[:6], type(error).__name__, error)
            job.failed = True
            self._forget()

    def _forget(self) -> None:
        """Who asks for a review that failed long ago hears that there is none, and may have it made."""
        failed = [key for key, job in self.jobs.items() if job.failed]
        for key in failed[: max(0, len(failed) - MOST_FAILED)]:
            del self.jobs[key]

    async def _pieces(self, job: Job, key: str, record: str, data: str, seat: int) -> str:
        """The whole review as JSON; "" if the server stops meanwhile."""
        while not self.hub.stopping:
            await self._let_bots_go_first()
            job.done, job.steps, found = await self.workers.run(
                go_on, key, record, data, seat, self.hub.settings.review_tries
            )
            if found:
                return str(found)
        return ""

    async def _let_bots_go_first(self) -> None:
        for _ in range(POLITE):
            if self.hub.stopping or not (self.hub.workers.busy or self.hub.workers.waiting):
                return
            await asyncio.sleep(BETWEEN)

    def stop(self) -> None:
        self.workers.stop()
