"""Lines: WebSockets over which much is said in short messages.

A message that passes the whole way through ASGI and the library costs more than what is in it took to make. So what
goes out is written straight to the transport, and a short message that comes in one piece is read here; whatever
else may come (long or broken ones, pieces, the ends of connections) is the library's affair, as in uvicorn.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from time import monotonic
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Opcode
from websockets.utils import apply_mask

from neuland.server.tidying import TIDYING

EXTENSION = "neuland.line"
"""The name under which an application finds the line of a connection in its scope."""
FINAL = MASKED = 0x80
TEXT, PONG = FINAL | Opcode.TEXT, FINAL | Opcode.PONG
LENGTH_FOLLOWS = 126
"""Messages up to here have their length in the second byte; for longer ones it says that two bytes follow, and one more
that eight do."""
LONG = 1 << 16
AHEAD = 4
"""So many messages are read before the first of them is taken."""
AT_ONCE = 64
"""So many lines wait for each other before something is sent over them."""
TURN = 0.004
"""Seconds for which messages are made before it is looked at what else has come."""


class Line(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, with a shorter way for most messages."""

    _whole = True
    """Whether all that came so far ended with the end of a message."""

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            extensions: dict[str, Any] = self.scope["extensions"] or {}
            extensions[EXTENSION] = self

    @property
    def ready(self) -> bool:
        """Whether a message can be sent without waiting."""
        return self.open and self.writable.is_set()

    @property
    def open(self) -> bool:
        """Whether a message can be sent."""
        gone = self.close_sent or self.disconnected or self.transport.is_closing()
        return self.handshake_complete and not gone

    def connection_lost(self, error: Exception | None) -> None:
        TIDYING.ended += 1
        super().connection_lost(error)

    def put(self, texts: list[bytes]) -> None:
        """Sends messages now, all at once, over a line that is open."""
        parts: list[bytes] = []
        for text in texts:
            size = len(text)
            if size < LENGTH_FOLLOWS:
                head = bytes((TEXT, size))
            elif size < LONG:
                head = bytes((TEXT, LENGTH_FOLLOWS)) + size.to_bytes(2, "big")
            else:
                head = bytes((TEXT, LENGTH_FOLLOWS + 1)) + size.to_bytes(8, "big")
            parts += (head, text)
        self.transport.write(b"".join(parts))

    def data_received(self, data: bytes) -> None:
        if self._whole and self.handshake_complete:
            start = beginning(data)
            self._whole = start > 0 and len(data) <= self.config.ws_max_size
            if self._whole and data[0] == TEXT and self._take(data, start):
                return
        elif self.handshake_initiated:
            self._whole = False
        super().data_received(data)

    def _take(self, data: bytes, start: int) -> bool:
        """Takes a message that came whole; False if it is not what it should be."""
        if self.close_sent or self.disconnected:
            return False
        try:
            text = apply_mask(data[start:], data[start - 4 : start]).decode()
        except UnicodeDecodeError:
            return False
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()
        return True


class Post:
    """Messages that are made and go out when all that is done now is done, one right after the other: whoever reads
    them, or the system that carries them, wakes up once for many.

    A batch of moves that was committed makes messages for hundreds of lines. They are made a few at a time, so that
    what comes meanwhile is read and the next commit begins: else everybody would wait for one after the other."""

    def __init__(self) -> None:
        self._due: deque[Callable[[], None]] = deque()
        """Who has something to say, first come first served."""
        self._waiting: list[tuple[Line, list[bytes]]] = []
        self._soon = False
        """Whether what is due will be done, and what waits sent, without anybody's seeing to it."""

    def due(self, work: Callable[[], None]) -> None:
        """Work that makes messages, soon."""
        self._due.append(work)
        if not self._soon:
            self._soon = True
            asyncio.get_running_loop().call_soon(self._make)

    def _make(self) -> None:
        """As much of what is due as there is time for in one turn of the event loop."""
        latest = monotonic() + TURN
        try:
            while self._due:
                self._due.popleft()()
                if monotonic() >= latest:
                    break
        finally:
            self._soon = bool(self._due)
            if self._soon:
                asyncio.get_running_loop().call_soon(self._make)
            self.send()

    def add(self, line: Line, texts: list[bytes]) -> None:
        """Messages for a line that is ready."""
        if not self._waiting and not self._soon:
            asyncio.get_running_loop().call_soon(self.send)
        self._waiting.append((line, texts))
        if len(self._waiting) >= AT_ONCE:
            self.send()

    def send(self) -> None:
        """Sends all that waits; to whoever reads slowly too, since later messages count on it."""
        waiting, self._waiting = self._waiting, []
        for line, texts in waiting:
            if line.open:
                line.put(texts)


def beginning(data: bytes) -> int:
    """Where the content begins of one whole text (or answer to a ping) and nothing else; 0 if it is not that."""
    if len(data) < 6 or data[0] not in (TEXT, PONG) or data[1] < MASKED:
        return 0
    size, start = data[1] - MASKED, 6
    if size == LENGTH_FOLLOWS:
        size, start = int.from_bytes(data[2:4], "big"), 8
    return start if size < LONG and len(data) == start + size and (size >= LENGTH_FOLLOWS) == (start == 8) else 0


def line_of(scope: Any) -> Line | None:
    """The line of a connection; None where it came another way (in tests, or with another server)."""
    found: Line | None = scope.get("extensions", {}).get(EXTENSION)
    return found
