"""A live table: the hosted table in memory, those who look at it, and the one door through which it changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex
from time import monotonic, time
from typing import TYPE_CHECKING, Protocol

from neuland.core.errors import NeulandError
from neuland.core.table import Table
from neuland.server.refusals import Refusal, refusal_of
from neuland.server.store.writer import TROUBLE, Conflict, Unavailable
from neuland.server.table.entries import Draft, Entry
from neuland.server.table.hosted import Facts, HostedTable
from neuland.server.table.listing import listing
from neuland.server.table.requests import check_bounds
from neuland.server.table.viewpoints import Viewpoints
from neuland.server.thinking import AHEAD
from neuland.server.workers import Asker

if TYPE_CHECKING:
    from neuland.server.hub import Hub

log = logging.getLogger("neuland.server")

TRIES = 20
"""How often an entry is tried again when another node was faster; each time on the newer table."""

PAUSE = 0.5


def now_ms() -> int:
    return int(time() * 1000)


class Watcher(Protocol):
    """Somebody connected to a table."""

    seat: int | None
    player: str

    def seats_changed(self) -> None:
        """Others may sit at the table now: what this viewer sees is worked out anew."""

    def wake(self) -> None:
        """Something changed."""

    def presence(self) -> None:
        """Somebody came or went."""


class LiveTable:
    """One table of this node."""

    def __init__(self, hub: Hub, facts: Facts, asker: Asker, laid: Table | None = None, notice: str = "") -> None:
        self.hub = hub
        self.id = facts.id
        self.asker = asker
        """Whose bots think here."""
        self.hosted = HostedTable(facts, laid, notice)
        self.viewpoints = Viewpoints(self.hosted)
        self.watchers: set[Watcher] = set()
        self.elsewhere: dict[str, tuple[float, set[int]]] = {}
        """Seats that are connected at other nodes, and until when we believe it."""
        self.home = False
        """Whether the last entry was made here: then bots are moved here."""
        self.loaded = self.used = now_ms()
        self.seen: dict[int, int] = {}
        """When each seat last did something by HTTP."""
        self.moved = asyncio.Event()
        """Set and replaced at each new version, for those who wait by HTTP."""
        self.thought_ahead = 0
        """The version at which bots have nothing more to think about, until somebody answers."""
        self._people_done = monotonic()
        """When bots began to think after somebody's action."""
        self._lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None

    # ---- entries ------------------------------------------------------------------------------

    async def act(self, draft: Callable[[HostedTable], Draft | int], done: Callable[[int], None] | None = None) -> int:
        """Makes an entry, or refuses. `draft` checks the request against the table as it stands; it may be
        asked again where another node was faster. Returns the version at which the request is done; `done` is told it
        before anybody is woken.

        Once begun it is carried through, even if who asked hangs up: what is written must be taken."""
        behind = False
        if not self._lock.locked():
            await self._lock.acquire()  # most often nobody has it, and no task is needed that waits for it
            try:
                return await self._begin(draft, done)
            except Conflict:
                behind = True
        task = asyncio.create_task(self._act(draft, done, behind))
        task.add_done_callback(_retrieved)
        return await asyncio.shield(task)

    async def _act(
        self, draft: Callable[[HostedTable], Draft | int], done: Callable[[int], None] | None, behind: bool
    ) -> int:
        """The same for who has to wait; `behind`: another node was faster."""
        for _ in range(TRIES):
            if behind:
                async with self._lock:
                    await self._read_on()
            await self._lock.acquire()
            try:
                return await self._begin(draft, done)
            except Conflict:
                behind = True
        raise Refusal("try-again", "The table is too busy just now.")

    def _begin(
        self, draft: Callable[[HostedTable], Draft | int], done: Callable[[int], None] | None
    ) -> asyncio.Future[int]:
        """Begins to make an entry, under the lock, which is let go when all is done; what then is to be known: the
        version, or why there is none."""
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        try:
            wanted = draft(self.hosted)
            if isinstance(wanted, int):
                if done is not None:
                    done(wanted)
                found.set_result(wanted)
            else:
                check_bounds(self.hosted, wanted, self.hub.settings.limits.besides)
                self._write(wanted, done, found)
                return found
        except BaseException:
            self._lock.release()
            raise
        self._lock.release()
        return found

    def _write(self, draft: Draft, done: Callable[[int], None] | None, found: asyncio.Future[int]) -> None:
        hosted = self.hosted
        entry = Entry(hosted.version + 1, draft.kind, draft.seat, draft.body, now_ms(), token_hex(8))
        try:
            following = hosted.prepare(entry)
        except NeulandError as error:
            raise refusal_of(error) from None
        except Exception as error:
            log.error("table %s: the rules failed on %s %s (%r)", self.id[:6], draft.kind, draft.body, error)
            raise Refusal(
                "illegal-action", "The rules failed on that; nothing changed.", reason="not-offered"
            ) from None
        after = following if following is not None else hosted.table
        index = listing(hosted, after, draft, entry.at)
        if hosted.under_seal(entry, following):
            index["changed"] = hosted.told_at  # lists tell nobody either

        def told(error: Exception | None) -> None:
            """Takes what is committed. Nobody may be there any more who waits for it."""
            try:
                if error is None:
                    hosted.take(entry, following)
                    self.home = True
                    if done is not None:
                        done(entry.number)
                    self._after(entry)
            except Exception as trouble:  # whoever waits is told, and the table is not locked for ever
                log.exception("table %s: entry %d is committed, but could not be taken", self.id[:6], entry.number)
                error = trouble
            self._lock.release()
            if found.cancelled():
                return
            if error is None:
                found.set_result(entry.number)
            elif isinstance(error, Unavailable):
                refusal = Refusal("try-again", "The database does not answer: nothing is lost, send it again.")
                refusal.__cause__ = error
                found.set_exception(refusal)
            else:
                found.set_exception(error)

        self.hub.writer.write(self.id, entry, index, _owner(draft), told)

    def _after(self, entry: Entry) -> None:
        self.used = now_ms()
        self.hub.metrics.count("entries", kind=entry.kind)
        more = self.hosted.lines[-1].more
        if entry.kind not in ("play", "redo", "undo", "chat"):
            seat = "" if entry.seat is None else f", seat {entry.seat}"
            log.info("table %s: %s%s%s", self.id[:6], entry.kind, seat, ", the game starts" * bool(more.get("starts")))
        if more.get("ends"):
            log.info("table %s: the game is over after %d entries", self.id[:6], entry.number)
        self._tell(entry.kind in ("join", "open"))
        self.drive()

    def _tell(self, seats_changed: bool) -> None:
        """Tells everybody here that there is a new version. Nobody keeps a seat's view who has lost the seat."""
        done, self.moved = self.moved, asyncio.Event()
        done.set()
        if seats_changed:
            for watcher in self.watchers:
                watcher.seats_changed()
            self.count_presence()
        for watcher in self.watchers:
            watcher.wake()

    async def _catch_up(self) -> None:
        """Takes the entries that another node made. Call it under the lock."""
        for number, entry in enumerate(await self.hub.reader.entries(self.id, self.hosted.version)):
            self.replay(entry)
            self.home = False
            if number % 200 == 199:
                await asyncio.sleep(0)
        if self.hosted.lines:
            self._tell(seats_changed=True)

    def replay(self, entry: Entry) -> None:
        """An entry from the database. Should the rules not take it, the table is frozen, and nothing is lost."""
        hosted = self.hosted
        following = None
        if hosted.table is not None:
            try:
                following = hosted.prepare(entry)
            except Exception as error:
                log.error("table %s: entry %d does not replay (%s)", self.id[:6], entry.number, error)
                hosted.freeze("does-not-replay")
        hosted.take(entry, following)

    async def _read_on(self) -> None:
        try:
            await self._catch_up()
        except TROUBLE as error:
            raise Refusal("try-again", "The database does not answer: nothing is lost, send it again.") from error

    async def load(self) -> None:
        async with self._lock:
            await self._catch_up()
        self.drive()

    async def refresh(self) -> None:
        """Another node said that there is more. While the database is away, it is asked again."""
        while not self.hub.stopping:
            try:
                await self.load()
                return
            except TROUBLE as error:
                log.warning("table %s: cannot be read on (%s), trying again", self.id[:6], type(error).__name__)
                await asyncio.sleep(PAUSE)

    # ---- who is here --------------------------------------------------------------------------

    def enter(self, watcher: Watcher) -> None:
        self.watchers.add(watcher)
        self.count_presence()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.count_presence()

    def count_presence(self) -> None:
        """Who is connected, here or at another node."""
        now = now_ms()
        presence = self.viewpoints.presence
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        for _, seats in (found for found in self.elsewhere.values() if found[0] > now):
            here |= seats
        spectators = sum(watcher.seat is None for watcher in self.watchers)
        if here == presence.connected and spectators == presence.spectators:
            return
        for seat in range(len(self.hosted.chairs)):
            if seat in here:
                presence.away_since.pop(seat, None)
            else:
                presence.away_since.setdefault(seat, now)
        local: set[int] = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        presence.connected = here
        presence.spectators = spectators
        for watcher in self.watchers:
            watcher.presence()
        self.hub.tell_presence(self.id, local)

    def absent(self) -> set[int]:
        """Seats whose people have been away for long."""
        now = now_ms()
        away = self.viewpoints.presence.away_since
        longest = self.hub.settings.absent_seconds * 1000
        gone = {seat for seat, since in away.items() if now - since >= longest}
        never = {
            seat
            for seat in self.hosted.people()
            if seat not in away
            and seat not in self.viewpoints.presence.connected
            and now - max(self.hosted.moved_at, self.loaded) >= longest  # nobody comes back before the server does
        }
        return {seat for seat in gone | never if now - self.seen.get(seat, 0) >= longest}

    # ---- bots and clocks ----------------------------------------------------------------------

    def bot_waits(self, seat: int, waits: bool) -> None:
        """Others think just now, and a bot has to wait for its turn: everybody here is told."""
        waiting = self.viewpoints.presence.waiting
        (waiting.add if waits else waiting.discard)(seat)
        for watcher in self.watchers:
            watcher.presence()

    def waited(self) -> float:
        """How many seconds people have waited for bots since one of them did something."""
        done = self.hosted.game.actions
        if not done or self.hosted.chairs[done[-1][0]].kind != "bot":
            self._people_done = monotonic()
        return monotonic() - self._people_done

    def thinks_ahead(self) -> int | None:
        """The seat of the bot that may think while people do: where somebody looks on and the last entry was made here,
        the next one around the table from whoever is asked."""
        hosted = self.hosted
        here = self.home and self.watchers and self.thought_ahead < hosted.version
        if not here or not hosted.running or hosted.bots_asked():
            return None
        after = hosted.game.decisions[0].seat
        around = [(after + step) % len(hosted.chairs) for step in range(1, len(hosted.chairs))]
        known = [seat for seat in around if hosted.chairs[seat].kind == "bot"]
        return known[0] if known and hosted.chairs[known[0]].bot.partition(":")[0] in AHEAD else None

    def drive(self) -> None:
        """Moves bots and watches the clock, as long as there is something to do."""
        if self._driver is None or self._driver.done():
            busy = self.hosted.bots_asked() or self.deadline() is not None or self.thinks_ahead() is not None
            if self.hub.stopping or not busy:
                return
            self._driver = asyncio.create_task(self.hub.driver.run(self), name=f"drive {self.id[:6]}")

    def deadline(self) -> int | None:
        """When the first person will be out of time."""
        hosted = self.hosted
        if not hosted.running:
            return None
        return hosted.clock.next_end(seat for seat in hosted.people() if not hosted.chairs[seat].late)

    async def stop(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
        async with self._lock:
            pass  # what is in flight is finished

    @property
    def idle(self) -> bool:
        return not self.watchers and (self._driver is None or self._driver.done())


def _retrieved(task: asyncio.Task[int]) -> None:
    """A refusal that nobody waits for any more is no error."""
    if not task.cancelled():
        task.exception()


def _owner(draft: Draft) -> tuple[int, str] | None:
    """The seat's new owner, where an entry changes it."""
    if draft.seat is None or draft.kind not in ("join", "open"):
        return None
    return draft.seat, draft.body.get("player", "")
