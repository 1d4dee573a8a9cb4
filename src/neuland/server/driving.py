"""What the server does by itself at a table: it moves bots, and calls the time."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from secrets import choice, randbits
from typing import TYPE_CHECKING

from neuland.core.decision import action_text
from neuland.server.live import LiveTable, now_ms
from neuland.server.refusals import Refusal
from neuland.server.table.entries import Draft
from neuland.server.table.hosted import HostedTable
from neuland.server.table.requests import SPARE_BOT, checked_play
from neuland.server.thinking import SIMPLER, frozen, simpler, think, think_ahead
from neuland.server.workers import Workers

if TYPE_CHECKING:
    from neuland.server.settings import Settings

log = logging.getLogger("neuland.server")

LONGEST_WAIT = 60.0
PAUSE = 1.0
PONDERING = 0.25
"""Who answers sooner than after so many seconds is not thinking, and bots do not begin to think ahead."""


class Driver:
    """Runs beside each table that has something for the server to do."""

    def __init__(self, workers: Workers, settings: Settings) -> None:
        self.workers = workers
        self.settings = settings

    async def run(self, live: LiveTable) -> None:
        while True:
            try:
                if not await self._once(live):
                    return
            except Refusal as refusal:
                if refusal.id == "illegal-action":
                    log.error("table %s: cannot go on by itself (%s)", live.id[:6], refusal.text)
                    return
                if refusal.id == "try-again":
                    await asyncio.sleep(PAUSE)
            except Exception:
                log.exception("table %s: cannot go on by itself", live.id[:6])
                return

    async def _once(self, live: LiveTable) -> bool:
        """One thing; False when nothing is left to do."""
        bots = live.hosted.bots_asked()
        if bots:
            if live.home or not await self._moved(live, self.settings.grace_seconds):
                live.home = True
                await self.move_all(live, bots)
            return True
        deadline = live.deadline()
        left = LONGEST_WAIT if deadline is None else (deadline - now_ms()) / 1000
        if left > PAUSE and await self.think_ahead(live):
            return True
        if deadline is None:
            return False
        if left > self.settings.idle_seconds and not live.watchers:
            return False  # the sweep will find it in time; until then it need not lie in memory
        if left > 0:
            await self._moved(live, min(left, LONGEST_WAIT))
            return True
        if now_ms() - live.hub.beaten > self.settings.longest_silence:
            await self._moved(live, PAUSE)  # this machine slept: the heartbeat will give the time back
        elif live.home or not await self._moved(live, self.settings.grace_seconds):
            await self.call_time(live)
        return True

    async def _moved(self, live: LiveTable, seconds: float) -> bool:
        """Waits for a new version; whether one came."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(live.moved.wait(), seconds)
            return True
        return False

    async def move_all(self, live: LiveTable, seats: list[int]) -> None:
        """Lets all bots that are asked think at once; each answers when it is done."""
        done = await asyncio.gather(*(self.move(live, seat) for seat in seats), return_exceptions=True)
        for trouble in done:
            if isinstance(trouble, BaseException):
                raise trouble

    async def think_ahead(self, live: LiveTable) -> bool:
        """While only people are asked, the bot that comes next thinks a little about what it will probably be asked, if
        nobody else needs a worker. Whether there may be more to think about, or something happened."""
        seat = live.thinks_ahead()
        if seat is None or not self.workers.idle:
            return False
        if await self._moved(live, PONDERING):
            return True
        if not self.workers.idle:
            return False
        version, spec, chair = live.hosted.version, live.hosted.chairs[seat].bot, f"{live.id} {seat}"
        work = (think_ahead, frozen(live.hosted.game), seat, spec, randbits(62), chair)
        try:
            more = bool(await self.workers.run(*work, place=chair))
        except Exception as error:  # it is asked in earnest later, and replaced if it fails then, too
            log.warning("table %s: bot %s failed, thinking ahead (%r)", live.id[:6], spec, error)
            more = False
        if not more:
            live.thought_ahead = version
        return True

    async def move(self, live: LiveTable, seat: int) -> None:
        """Lets a bot think, and plays what it chose if it is still asked the same."""
        hosted = live.hosted
        spec = hosted.chairs[seat].bot
        since = hosted.asked_since[seat]
        decision = hosted.game.decision(seat)
        if len(decision.options) == 1:
            action = action_text(decision.options[0])
        else:
            try:
                action = await self._answer(live, seat, spec)
            except Exception as error:
                await self._replace(live, seat, spec, error)
                return
        live.hub.metrics.count("bot_moves", bot=spec.partition(":")[0])

        def draft(now: HostedTable) -> Draft | int:
            asked = now.running and now.chairs[seat].kind == "bot" and now.asked_since.get(seat) == since
            return checked_play(now, seat, action, since) if asked else now.version

        await live.act(draft)

    async def _answer(self, live: LiveTable, seat: int, spec: str) -> str:
        blob = frozen(live.hosted.game)
        chair = f"{live.id} {seat}"
        for last in (False, True):
            try:
                found: str = await self.workers.run(
                    think,
                    *(blob, seat, spec, randbits(62), chair, live.waited()),
                    asker=live.asker,
                    said=partial(live.bot_waits, seat),
                    place=chair,
                )
                return found
            except BrokenProcessPool:
                if last:  # the first time it may have been another bot that brought the workers down
                    raise
        raise AssertionError

    async def _replace(self, live: LiveTable, seat: int, spec: str, error: Exception) -> None:
        """A bot that fails is replaced by a simpler one; should the simplest fail, any option is played."""
        log.warning("table %s: bot %s failed at seat %d (%s: %s)", live.id[:6], spec, seat, type(error).__name__, error)
        live.hub.metrics.count("bot_failures", bot=spec.partition(":")[0])
        instead = simpler(spec)

        def draft(now: HostedTable) -> Draft | int:
            if not now.running or now.chairs[seat].bot != spec:
                return now.version
            if spec == SIMPLER[-1]:
                if seat not in now.asked_since:
                    return now.version
                action = action_text(choice(now.game.decision(seat).options))
                return checked_play(now, seat, action, now.asked_since[seat])
            return Draft("bot-failed", seat, {"bot": instead})

        await live.act(draft)

    async def call_time(self, live: LiveTable) -> None:
        """Somebody is out of time: the others may vote, or a bot sits in at once, as the table's clock says."""

        def draft(now: HostedTable) -> Draft | int:
            at = now_ms()
            for seat in now.people():
                late = now.running and not now.chairs[seat].late and seat in now.clock.asked
                if late and now.clock.remaining(seat, at) <= 0:
                    if now.clock.on_timeout == "bot":
                        return Draft("bot", seat, {"bot": SPARE_BOT, "why": "timeout"})
                    return Draft("timeout", seat)
            return now.version

        await live.act(draft)
