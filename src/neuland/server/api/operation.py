"""For whoever runs the server: health for everybody, metrics and a page behind the operator's token."""

from __future__ import annotations

from asyncio import sleep as pause
from base64 import b64decode
from binascii import Error as Base64Error
from html import escape
from secrets import compare_digest
from time import time

from fastapi import APIRouter, Request, Response

import neuland
from neuland.server.api.context import Context, Server, answer
from neuland.server.api.guard import address
from neuland.server.hub import Hub
from neuland.server.logs import LAST
from neuland.server.metrics import memory
from neuland.server.refusals import Refusal

router = APIRouter(tags=["operation"])
REFRESH = 5
MOST_ROWS = 12


@router.get("/healthz")
async def health(server: Server) -> Response:
    """Whether the server and its database are well: 503 where nothing can be read, or nothing written."""
    hub = server.hub
    found = await hub.health.look()
    facts = {
        "ok": found.reads and found.writes and not hub.stopping,
        "reads": found.reads,
        "writes": found.writes,
        "version": neuland.__version__,
        "database": hub.engine.dialect.name,
        "tables": len(hub.tables),
        "connections": len(hub.connections),
    }
    return answer(facts, 200 if facts["ok"] else 503)


@router.get("/metrics", response_class=Response)
async def metrics(request: Request, server: Server) -> Response:
    """Counters, gauges and histograms for Prometheus; behind the operator's token where there is one."""
    if server.settings.operator:
        await _check(request, server)
    return Response(server.hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@router.get("/operator", response_class=Response)
async def operator(request: Request, server: Server) -> Response:
    """A page that says how the server does; there is none without an operator's token."""
    if not server.settings.operator:
        raise Refusal("unknown-page", "There is nothing at that address.")
    await _check(request, server)
    found = await server.hub.health.look()
    page = _page(server.hub, f"{'' if found.reads else 'NOT '}read, {'' if found.writes else 'NOT '}written")
    return Response(page, media_type="text/html; charset=utf-8")


async def _check(request: Request, server: Context) -> None:
    """Refuses who does not have the token; wrong ones are slowed down like wrong passwords."""
    token = _token(request.headers.get("authorization", ""))
    where = address(request.scope)
    if token:
        await pause(await server.hub.failures.pause(where, "the operator"))
        if compare_digest(token.encode(), server.settings.operator.encode()):
            return
        await server.hub.failures.count(where, "the operator")
    raise Refusal("no-operator", "This is the operator's: it needs the token.")


def _token(authorization: str) -> str:
    """The token, from a program (Bearer) or from a browser's question for a password (Basic)."""
    kind, _, given = authorization.partition(" ")
    if kind.lower() == "bearer":
        return given.strip()
    try:
        return b64decode(given, validate=True).decode().partition(":")[2] if kind.lower() == "basic" else ""
    except (Base64Error, ValueError):
        return ""


def _page(hub: Hub, database: str) -> str:
    """The page: no scripts, read anew every few seconds."""
    last, metrics = hub.metrics.last_minute(), hub.metrics
    facts = {
        "Version": neuland.__version__,
        "Up for": f"{(time() * 1000 - hub.started) / 3_600_000:.1f} h",
        "Database": f"{hub.engine.dialect.name}, can be {database}",
        "Tables in memory": len(hub.tables),
        "Live connections": len(hub.connections),
        "Moves per second, last minute": f"{last['moves_per_second']:.2f}",
        "Time until committed, half / 99 of 100": f"{last['p50_ms']:.1f} / {last['p99_ms']:.1f} ms",
        "Bots thinking / waiting": f"{hub.workers.busy} / {hub.workers.waiting}",
        "Being checked / waiting to be": f"{hub.checkers.busy} / {hub.checkers.waiting}",
        "Workers that failed": hub.workers.failures + hub.checkers.failures,
        "Memory": f"{memory() / 1e6:.0f} MB",
    }
    parts = [_table("Now", {name: str(value) for name, value in facts.items()})]
    for name in ("entries", "refusals", "bot_moves", "bot_failures", "tables_made", "notices"):
        often = sorted(metrics.counted(name).items(), key=lambda found: -found[1])[:MOST_ROWS]
        if often:
            parts.append(_table(name.replace("_", " ").capitalize(), {what: str(count) for what, count in often}))
    said = "\n".join(escape(line) for line in reversed(LAST.lines))
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="{REFRESH}">'
        "<title>Neuland: how it does</title><style>body{font:15px system-ui;margin:2em;max-width:70em}"
        "td{padding:.1em 1em .1em 0}h2{margin:1.2em 0 .3em;font-size:1em}pre{white-space:pre-wrap}</style>"
        f"<h1>Neuland</h1>{''.join(parts)}<h2>What it said last</h2><pre>{said}</pre></html>"
    )


def _table(title: str, rows: dict[str, str]) -> str:
    cells = "".join(f"<tr><td>{escape(name)}</td><td>{escape(value)}</td></tr>" for name, value in rows.items())
    return f"<h2>{escape(title)}</h2><table>{cells}</table>"
