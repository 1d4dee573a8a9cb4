"""The rounds in which those who are away are told.

Whom to tell is worked out from the database, so no notice is lost by a restart: a round looks for people who have been
asked for a while and were not told of that question yet. What cannot be delivered is tried again, less and less often.
"""

from __future__ import annotations

import asyncio
import json
import logging
from http.client import HTTPException
from smtplib import SMTPException
from typing import TYPE_CHECKING, Any

from neuland.server.live import LiveTable, now_ms
from neuland.server.notices.outbound import Gone, post
from neuland.server.notices.push import Subscription
from neuland.server.notices.words import Notice, notice

if TYPE_CHECKING:
    from neuland.server.hub import Hub

log = logging.getLogger("neuland.server")

MOST_TRIES = 10
FIRST_PAUSE = 30_000


async def tell_those_away(hub: Hub) -> None:
    """One round over everybody who may have to be told."""
    now = now_ms()
    before = now - int(hub.settings.notice_seconds * 1000)
    for row in await hub.channels.waiting(before, now):
        live = await hub.get(row.table_id)
        asked = live.hosted.asked_since
        seats = live.hosted.seats_of(row.player)
        since = max((asked[seat] for seat in seats if seat in asked), default=0)
        here = not live.viewpoints.presence.connected.isdisjoint(seats)
        if not since or since == row.told or here:
            await hub.channels.settle(row, seen=row.changed, tries=0, due=0)
        elif await hub.channels.claim(row, now):
            await _tell(hub, live, row, since)


async def _tell(hub: Hub, live: LiveTable, row: Any, since: int) -> None:
    asked = live.hosted.asked_since
    seat = max((seat for seat in live.hosted.seats_of(row.player) if seat in asked), key=lambda seat: asked[seat])
    try:
        await send(hub, row, notice(live, seat, row.lang, hub.settings.url, row.id))
    except (OSError, HTTPException, SMTPException, ValueError) as error:
        if isinstance(error, Gone) and row.kind == "push":  # the browser has ended its subscription
            hub.metrics.count("notices", result="gone")
            await hub.channels.remove(row.id)
            return
        tries = row.tries + 1
        log.warning("table %s: notice by %s to seat %d failed (%s)", live.id[:6], row.kind, seat, type(error).__name__)
        hub.metrics.count("notices", result="failed")
        if tries < MOST_TRIES:
            await hub.channels.settle(row, tries=tries, due=now_ms() + FIRST_PAUSE * 2**tries)
            return
    else:
        hub.metrics.count("notices", result="sent")
    await hub.channels.settle(row, told=since, seen=row.changed, tries=0, due=0)


async def send(hub: Hub, way: Any, told: Notice) -> None:
    """Sends a notice the way that somebody has chosen."""
    if way.kind == "push":
        pusher = await hub.pusher()
        await asyncio.to_thread(pusher.tell, Subscription(**json.loads(way.target)), told)
    elif way.kind == "mail":
        if hub.mailbox is None:
            raise OSError("no mail server is named")
        await asyncio.to_thread(hub.mailbox.tell, way.target, told, hub.settings.url, way.id)
    else:
        await asyncio.to_thread(_call_hook, way.target, told, hub.settings.private_hooks)


def _calling_nobody(text: str) -> str:
    """Neither `@everyone` nor `<!channel>` is one with something that is not seen between its letters."""
    return text.replace("@", "@\u200b").replace("<", "<\u200b")


def _call_hook(url: str, told: Notice, private: bool) -> None:
    """`content` is Discord's word, `text` Slack's. Names are people's own choice: none of them calls anybody."""
    text = _calling_nobody(f"{told.title}: {told.asked} {told.url}")
    body = {
        "title": told.title,
        "text": text,
        "content": text,
        "allowed_mentions": {"parse": []},
        "url": told.url,
        "table": told.table,
        "seat": told.seat,
    }
    post(url, json.dumps(body).encode(), {"content-type": "application/json"}, private)
