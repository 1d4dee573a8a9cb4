"""The hub: all that one server process shares. Tables are loaded when somebody wants them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
from collections.abc import AsyncIterator
from secrets import token_hex
from typing import Any

from neuland.core import catalog
from neuland.core.errors import NeulandError
from neuland.server.bus import Bus
from neuland.server.checking import checked, laid_out, lay_out
from neuland.server.driving import Driver
from neuland.server.health import Health
from neuland.server.heartbeat import beat
from neuland.server.leisure import Leisure
from neuland.server.lines import Post
from neuland.server.live import LiveTable, now_ms
from neuland.server.metrics import Metrics
from neuland.server.notices.mail import mailbox
from neuland.server.notices.push import Pusher, new_key
from neuland.server.notices.rounds import tell_those_away
from neuland.server.refusals import Refusal
from neuland.server.reviewing import Reviews
from neuland.server.settings import Settings, database_url
from neuland.server.store.channels import Channels
from neuland.server.store.decks import Decks
from neuland.server.store.engine import make_engine, migrate
from neuland.server.store.failures import Failures
from neuland.server.store.people import People, hashed
from neuland.server.store.reader import Reader
from neuland.server.store.writer import TROUBLE, Writer
from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Facts
from neuland.server.table.listing import progress
from neuland.server.tidying import TIDYING
from neuland.server.workers import Asker, Workers

log = logging.getLogger("neuland.server")

TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,24}")
STOP_SECONDS = 5.0
PRESENCE_SECONDS = 30.0
"""How long a node believes what another said about who is connected there."""


class Hub:
    """One node."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = token_hex(4)
        self.engine = make_engine(database_url(settings.database))
        self.writer = Writer(self.engine, self.node, settings.patience_seconds)
        self.reader = Reader(self.engine)
        self.people = People(self.engine)
        self.channels = Channels(self.engine)
        self.failures = Failures(self.engine, self.channels)
        self.decks = Decks(self.engine)
        self.mailbox = mailbox(settings.mail)
        self.bus = Bus(self.engine, self.node, self._heard, self._listen_anew)
        self.workers = Workers(settings.workers, settings.think_seconds)
        """In which bots think."""
        self.checkers = Workers(1, settings.check_seconds)
        """In which that is looked at what people send."""
        self.reviews = Reviews(self)
        self.driver = Driver(self.workers, settings)
        self.metrics = Metrics()
        self.post = Post()
        self.leisure = Leisure()
        self.health = Health(self.engine, self.node)
        self.started = now_ms()
        self.tables: dict[str, LiveTable] = {}
        self.connections: set[Any] = set()
        self.stopping = False
        self.beaten = 0
        """When this node last made sure that clocks may run."""
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._awake = asyncio.Event()
        """Set when the server stops, for what waits."""
        self._notices: asyncio.Task[None] | None = None
        self._pusher: Pusher | None = None
        self._measure()

    def _measure(self) -> None:
        """What is looked at when somebody asks for metrics."""
        gauge = self.metrics.gauge
        self.workers.took = self.metrics.thinking.observe
        gauge("tables_loaded", lambda: len(self.tables))
        gauge("connections", lambda: len(self.connections))
        gauge("commits", lambda: self.writer.commits)
        gauge("bots_thinking", lambda: self.workers.busy)
        gauge("bots_waiting", lambda: self.workers.waiting)
        gauge("checks_waiting", lambda: self.checkers.waiting)
        gauge("worker_failures", lambda: self.workers.failures)

    # ---- from start to stop -------------------------------------------------------------------

    async def start(self) -> None:
        await migrate(self.engine)
        frozen = await self.reader.freeze({game.id: game.rules for game in catalog.catalog().values()})
        if frozen:
            log.warning("server: %d tables of other rules are frozen: they can be read, but not played on", frozen)
        self.writer.start()
        self.bus.start()
        await beat(self)
        self.later(self._sweep_for_ever())

    async def stop(self) -> None:
        """Finishes what is in flight, then lets go."""
        self.stopping = True
        for connection in list(self.connections):
            connection.say_bye()
        await self._end_tasks()
        for live in list(self.tables.values()):
            await live.stop()
        await self.bus.stop()
        await self.writer.stop()
        self.workers.stop()
        self.checkers.stop()
        self.reviews.stop()
        await self.engine.dispose()

    async def _end_tasks(self) -> None:
        """What runs beside everything else ends by itself; what does not in time is ended. Something that waits for the
        database is not cut off in between: its connection would never be given back."""
        self._awake.set()
        latest = asyncio.get_running_loop().time() + STOP_SECONDS
        while tasks := self._tasks | set(self._loading.values()):  # ending may have begun something new
            left = latest - asyncio.get_running_loop().time()
            if left <= 0:
                for task in tasks:
                    task.cancel()
                return
            await asyncio.wait(tasks, timeout=left)

    def later(self, work: Any) -> asyncio.Task[Any]:
        """Runs something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def pusher(self) -> Pusher:
        """Who sends push messages; its key is made when it is first needed."""
        if self._pusher is None:
            key = await self.channels.key("vapid", new_key())
            self._pusher = Pusher(key, self.settings.url, self.settings.private_hooks)
        return self._pusher

    # ---- tables -------------------------------------------------------------------------------

    async def get(self, table: str) -> LiveTable:
        """The live table of that id, loaded if need be."""
        live = self.tables.get(table)
        if live is not None:
            live.used = now_ms()
            return live
        if not TABLE_ID.fullmatch(table):
            raise Refusal("unknown-table", "There is no such table.")
        if table not in self._loading:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        try:
            return await asyncio.shield(self._loading[table])
        except TROUBLE as error:
            raise Refusal("try-again", "The database does not answer just now.") from error

    async def _load(self, table: str) -> LiveTable:
        facts = await self.reader.facts(table)
        if facts is None:
            raise Refusal("unknown-table", "There is no such table.")
        host, account = await self.people.host_of(table)
        asker = Asker(host, budgeted=not account)
        laid, notice = None, ""
        if facts.start.foreign:
            try:
                laid = laid_out(await checked(self, asker, lay_out, facts.start))
            except (Refusal, NeulandError) as error:
                log.error("table %s: cannot be laid out and is set aside (%s)", table[:6], error)
                notice = "cannot-load" if isinstance(error, Refusal) else "does-not-replay"
        live = LiveTable(self, facts, asker, laid, notice)
        await live.load()
        self.tables[table] = live
        return live

    async def create(
        self, facts: Facts, entries: list[Entry], owners: dict[int, str], asker: Asker, laid: bytes = b""
    ) -> LiveTable:
        """Writes a new table and opens it; `laid`: as it was laid out by a worker."""
        live = LiveTable(self, facts, asker, laid_out(laid) if laid else None)
        for entry in entries:
            live.hosted.take(entry, live.hosted.prepare(entry))
        hosted = live.hosted
        due = now_ms() if hosted.bots_asked() or hosted.clock else None
        asked = ",".join(map(str, sorted(hosted.asked_since))) if hosted.running else ""
        index = {"status": hosted.status, "waiting": f",{asked},", "due": due, **progress(hosted.table)}
        try:
            await self.reader.create(facts, entries, index, owners)
        except TROUBLE as error:
            raise Refusal("try-again", "The database does not answer just now.") from error
        live.home = True
        self.tables[facts.id] = live
        log.info("table %s: made, %s for %d", facts.id[:6], facts.start.game, facts.start.seats)
        self.metrics.count("tables_made", game=facts.start.game)
        live.drive()
        return live

    # ---- people -------------------------------------------------------------------------------

    async def log_out(self, secret: str) -> None:
        """The secret opens nothing any more, and what it opened is closed, on all nodes."""
        await self.people.forget(secret)
        self._end_session(hashed(secret))
        await self.bus.tell([f"out {self.node} {hashed(secret)}"])

    def _end_session(self, session: str) -> None:
        self.people.forgotten(session)
        for connection in self.connections:
            if connection.session == session:
                connection.end(Refusal("no-player", "You have logged out."))

    # ---- other nodes --------------------------------------------------------------------------

    def _heard(self, words: list[str]) -> None:
        if words[0] == "out":
            self._end_session(words[2])
            return
        live = self.tables.get(words[2])
        if live is None:
            return
        if words[0] == "entry" and int(words[3]) > live.hosted.version:
            self.later(live.refresh())
        elif words[0] == "here":
            seats = {int(seat) for seat in words[3].split(",") if seat}
            live.elsewhere[words[1]] = (now_ms() + PRESENCE_SECONDS * 1000, seats)
            live.count_presence()

    async def _listen_anew(self) -> None:
        """The connection to the others was away: read whatever was written meanwhile."""
        newest = await self.reader.versions(list(self.tables))
        for table, version in newest.items():
            live = self.tables.get(table)
            if live is not None and version > live.hosted.version:
                self.later(live.refresh())
        for session in await self.people.ended({one.session for one in self.connections if one.session}):
            self._end_session(session)

    def tell_presence(self, table: str, seats: set[int]) -> None:
        if not self.stopping:
            self.later(self.bus.tell([f"here {self.node} {table} {','.join(map(str, sorted(seats)))}"]))

    # ---- the sweep ----------------------------------------------------------------------------

    async def _sweep_for_ever(self) -> None:
        while not self.stopping:
            try:
                await self.sweep()
            except TROUBLE as error:
                log.warning("sweep: the database does not answer (%s)", type(error).__name__)
            except Exception:
                log.exception("sweep: failed")
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._awake.wait(), self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Looks after tables that wait for the server, and lets go of those that nobody looks at."""
        await beat(self)
        now = now_ms()
        for table in await self.reader.due(now):
            await self._look_after(table)
        for live in list(self.tables.values()):
            if live.idle and now - live.used > self.settings.idle_seconds * 1000:
                del self.tables[live.id]
        told = [
            f"here {self.node} {live.id} {','.join(str(w.seat) for w in live.watchers if w.seat is not None)}"
            for live in self.tables.values()
            if live.watchers
        ]
        with contextlib.suppress(*TROUBLE):
            await self.bus.tell(told)
        TIDYING.look(self.writer.written)
        if not self.stopping and (self._notices is None or self._notices.done()):
            self._notices = self.later(tell_those_away(self))
            self._notices.add_done_callback(_logged)

    async def _look_after(self, table: str) -> None:
        """A table that waits for the server. Should loading it fail, the others are looked after all the same."""
        try:
            live = await self.get(table)
            live.drive()
            if not live.hosted.bots_asked():
                await self.reader.set_due(table, live.deadline())
        except TROUBLE:
            raise
        except Exception:
            log.exception("table %s: cannot be looked after and is set aside", table[:6])
            await self.reader.set_due(table, None)


@contextlib.asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Hub]:
    """A node from its start to its stop."""
    hub = Hub(settings)
    await hub.start()
    log.info("server: ready on %s", hub.engine.url.render_as_string(hide_password=True))
    try:
        yield hub
    finally:
        await hub.stop()
        log.info("server: stopped, everything is written")


def _logged(task: asyncio.Task[None]) -> None:
    """Notices that could not be worked out are tried again with the next sweep; here it is said why."""
    if not task.cancelled() and task.exception() is not None:
        log.warning("notices: put off (%s)", type(task.exception()).__name__)
