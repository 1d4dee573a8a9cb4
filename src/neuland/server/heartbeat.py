"""The heartbeat: it tells for how long no server looked after the tables, so that nobody's time runs meanwhile.

A server that was stopped, a laptop that slept, a database that was away: whoever is asked gets that time back.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from neuland.server.live import now_ms
from neuland.server.refusals import Refusal
from neuland.server.table.entries import Draft
from neuland.server.table.hosted import HostedTable

if TYPE_CHECKING:
    from neuland.server.hub import Hub

log = logging.getLogger("neuland.server")


async def beat(hub: Hub) -> None:
    """Leaves a mark that somebody serves; where the last mark is too old, clocks are put forward."""
    now = now_ms()
    last = await hub.reader.beat(now)
    if last is not None and now - last > hub.settings.longest_silence:
        await _give_back(hub, last, now)
    hub.beaten = now


async def _give_back(hub: Hub, since: int, until: int) -> None:
    def draft(hosted: HostedTable) -> Draft | int:
        waits = hosted.running and bool(hosted.clock) and bool(hosted.clock.asked)
        return Draft("pause", None, {"since": since, "until": until}) if waits else hosted.version

    tables = await hub.reader.watched()
    for table in tables:
        try:
            await (await hub.get(table)).act(draft)
        except Refusal as refusal:  # of one table; the others get their time back all the same
            log.warning("table %s: its clocks could not be put forward (%s)", table[:6], refusal)
    if tables:
        log.info("server: was away for %d s; clocks stood still", (until - since) // 1000)
