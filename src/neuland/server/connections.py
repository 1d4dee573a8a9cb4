"""Connections: each phase of a request has its time, and each address its number of them.

uvicorn closes a connection that is idle after an answer. It waits for ever for the first request, for the rest of a
request's head, and for somebody who does not read the answer; here it does not. The time for a request's content is
the guard's affair.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import Counter
from importlib.util import find_spec
from typing import Any

from neuland.server.api.guard import grouped
from neuland.server.settings import Settings
from neuland.server.tidying import TIDYING


class Punctual:
    """What is laid over uvicorn's protocol for HTTP."""

    settings: Settings
    open: Counter[str]
    """How many connections each address has."""

    _place: str = ""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]  # of uvicorn's protocol
        protocol: Any = self
        self._place = grouped(protocol.client[0]) if protocol.client else "?"
        self.open[self._place] += 1
        limits = self.settings.limits
        # Behind a proxy all connections come from there: it counts them.
        counted = self.settings.limited and not self.settings.public_url
        if counted and self.open[self._place] > limits.http_connections:
            transport.abort()
            return
        self._hurry()

    def connection_lost(self, error: Exception | None) -> None:
        self._leave()
        TIDYING.ended += 1
        super().connection_lost(error)  # type: ignore[misc]

    def handle_websocket_upgrade(self, *args: Any) -> None:
        """A live connection from now on: those are counted where they are greeted."""
        self._leave()
        super().handle_websocket_upgrade(*args)  # type: ignore[misc]

    def _leave(self) -> None:
        self._calm()
        if self._place:
            self.open[self._place] -= 1
            if not self.open[self._place]:
                del self.open[self._place]
            self._place = ""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)  # type: ignore[misc]
        protocol: Any = self
        if protocol.cycle is not None and not protocol.cycle.response_complete:
            self._calm()
        elif self._late is None and self._place:
            self._hurry()

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]
        self._watch_reader(None)

    def _hurry(self) -> None:
        """The head of a request is waited for, so long and no longer."""
        protocol: Any = self
        self._late = protocol.loop.call_later(self.settings.limits.header_seconds, protocol.transport.abort)

    def _calm(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _watch_reader(self, before: int | None) -> None:
        """Whoever reads nothing of an answer is let go."""
        protocol: Any = self
        left = protocol.transport.get_write_buffer_size()
        if before is not None and left >= before > 0:
            protocol.transport.abort()
        elif left and self._place:
            protocol.loop.call_later(self.settings.limits.body_seconds, self._watch_reader, left)


def protocol_for(settings: Settings) -> type[asyncio.Protocol]:
    """uvicorn's protocol for HTTP, the faster one where its library is there, made punctual."""
    if find_spec("httptools"):
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol as Protocol
    else:
        from uvicorn.protocols.http.h11_impl import H11Protocol as Protocol  # type: ignore[assignment]
    return type("PunctualProtocol", (Punctual, Protocol), {"settings": settings, "open": Counter()})


def allow_many() -> None:
    """As many connections as the system lets this process have."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
