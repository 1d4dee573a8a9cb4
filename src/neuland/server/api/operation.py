"""For whoever runs the server: health and metrics."""

from __future__ import annotations

import sys

from fastapi import APIRouter, Response

import neuland
from neuland.server.api.context import Server, answer

router = APIRouter(tags=["operation"])


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
async def metrics(server: Server) -> Response:
    """Counters and gauges for Prometheus."""
    hub = server.hub
    gauges: dict[str, float] = {
        "tables_loaded": len(hub.tables),
        "connections": len(hub.connections),
        "commits": hub.writer.commits,
        "entries_written": hub.writer.written,
        "worker_failures": hub.workers.failures,
        "memory_peak_bytes": _memory(),
    }
    return Response(hub.metrics.text(gauges), media_type="text/plain; version=0.0.4; charset=utf-8")


def _memory() -> int:
    """The most memory that the process ever had; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * (1 if sys.platform == "darwin" else 1024)
