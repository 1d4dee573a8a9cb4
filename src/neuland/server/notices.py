"""Notices: who is away is told elsewhere that it is their turn, by a webhook of their own (Discord, Slack, …).

A notice is worked out from the database, so none is lost by a restart: the sweep looks for seats that have been asked
for a while and were not told of that question yet. What cannot be delivered is tried again, less and less often.
"""

from __future__ import annotations

import asyncio
import ipaddress
import json
import logging
import socket
import ssl
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from neuland.server.live import LiveTable, now_ms
from neuland.server.refusals import Refusal
from neuland.server.words import TableWords

if TYPE_CHECKING:
    from neuland.server.hub import Hub

log = logging.getLogger("neuland.server")

SECONDS = 10
MOST_TRIES = 10
FIRST_PAUSE = 30_000


def check_hook(url: str) -> None:
    """Refuses what is no address of the open net."""
    try:
        parts = urlsplit(url)
        fits = parts.scheme in ("https", "http") and bool(parts.hostname) and parts.username is None
        port = parts.port
    except ValueError:
        fits, port = False, None
    if not fits or (port is not None and not 0 < port < 65536) or not url.isascii() or not url.isprintable():
        raise Refusal("malformed", "A webhook is an address such as https://example.org/hook.", where="webhook")


async def tell_those_away(hub: Hub) -> None:
    """One round over everybody who may have to be told."""
    now = now_ms()
    before = now - int(hub.settings.notice_seconds * 1000)
    for row in await hub.hooks.waiting(before, now):
        live = await hub.get(row.table_id)
        since = live.sitting.asked_since.get(row.seat, 0)
        here = row.seat in live.faces.presence.connected
        if not since or since == row.told or here:
            await hub.hooks.settle(row, seen=row.changed, tries=0, due=0)
        elif await hub.hooks.claim(row, now):
            await _tell(hub, live, row, since)


async def _tell(hub: Hub, live: LiveTable, row: Any, since: int) -> None:
    body = notice(live, row.seat, hub.settings.public_url)
    try:
        await asyncio.to_thread(post, row.url, body, hub.settings.private_hooks)
    except (OSError, HTTPException, ValueError) as error:
        tries = row.tries + 1
        log.warning("table %s: notice to seat %d failed (%s)", live.id[:6], row.seat, type(error).__name__)
        hub.metrics.count("notices", result="failed")
        if tries < MOST_TRIES:
            await hub.hooks.settle(row, tries=tries, due=now_ms() + FIRST_PAUSE * 2**tries)
            return
    else:
        hub.metrics.count("notices", result="sent")
    await hub.hooks.settle(row, told=since, seen=row.changed, tries=0, due=0)


def notice(live: LiveTable, seat: int, public_url: str) -> dict[str, Any]:
    """What is told: the game, the question, the way there. `content` is Discord's word, `text` Slack's."""
    sitting = live.sitting
    names = [place.name or place.bot for place in sitting.places]
    words = TableWords(sitting.facts.start.game, "en", names)
    asked = words.prompt(sitting.game.decision(seat).prompt)
    url = f"{public_url}/table/{live.id}" if public_url else f"/table/{live.id}"
    title = f"{words.say('game')} ({', '.join(names)})"
    text = f"{title}: {asked} {url}"
    return {"title": title, "text": text, "content": text, "url": url, "table": live.id, "seat": seat}


def post(url: str, body: dict[str, Any], private: bool) -> None:
    """Sends a notice. The address is looked up once and connected to as it was checked; no redirect is followed."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    port = parts.port or (443 if parts.scheme == "https" else 80)
    address = _public_address(host, port, private)
    connection = (HTTPSConnection if parts.scheme == "https" else HTTPConnection)(host, port, timeout=SECONDS)
    plain = socket.create_connection((address, port), SECONDS)
    try:
        tls = ssl.create_default_context()
        connection.sock = tls.wrap_socket(plain, server_hostname=host) if parts.scheme == "https" else plain
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
        status = connection.getresponse().status
    finally:
        connection.close()
        plain.close()
    if not 200 <= status < 300:
        raise OSError(f"answered {status}")


def _public_address(host: str, port: int, private: bool) -> str:
    """An address of that name; nobody may send the server into its own network."""
    found = [str(info[4][0]) for info in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not private and not all(ipaddress.ip_address(address).is_global for address in found):
        raise OSError("not an address of the open net")
    return found[0]
