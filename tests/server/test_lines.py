"""Lines: whatever comes is read as the library reads it, however it is cut; what goes out is written as it would."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from typing import Any

import pytest
import uvicorn
from hypothesis import given, settings
from hypothesis import strategies as st
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from neuland.server import lines
from neuland.server.lines import AT_ONCE, TURN, Line, Post, beginning, line_of

GREETING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGEST = 3000


class Wire:
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.closed = False

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def is_closing(self) -> bool:
        return self.closed

    def close(self) -> None:
        self.closed = True

    def get_extra_info(self, _name: str) -> Any:
        return None

    def pause_reading(self) -> None:
        """It is read on all the same."""

    resume_reading = pause_reading
    abort = close


async def accepting(_scope: Any, _receive: Any, send: Any) -> None:
    """An application that lets everybody in and listens to nobody."""
    await send({"type": "websocket.accept"})
    await asyncio.Event().wait()


CONFIG = uvicorn.Config(accepting, log_config=None, ws_max_size=LARGEST, ws_per_message_deflate=False)


async def connected(kind: type[WebSocketsSansIOProtocol]) -> Any:
    protocol: Any = kind(CONFIG, ServerState(), {})
    protocol.connection_made(Wire())
    protocol.data_received(GREETING)
    for _ in range(5):
        await asyncio.sleep(0)
    assert protocol.handshake_complete
    return protocol


async def heard(kind: type[WebSocketsSansIOProtocol], pieces: list[bytes]) -> tuple[list[Any], bytes, bool]:
    """All that an application is told of what comes, what is answered, and whether it was hung up."""
    protocol = await connected(kind)
    protocol.transport.written.clear()
    told: list[Any] = []
    for piece in pieces:
        if piece and not protocol.transport.closed:
            try:
                protocol.data_received(piece)
            except InvalidState as error:  # the library closes twice, if what is no text comes after a close
                told.append(str(error))
    while not protocol.queue.empty():
        told.append(protocol.queue.get_nowait())
    for task in protocol.tasks:
        task.cancel()
    return told, b"".join(protocol.transport.written), protocol.transport.closed


def frame(kind: Opcode, content: bytes, final: bool = True) -> bytes:
    return Frame(kind, content, fin=final).serialize(mask=True)


texts = st.text(max_size=40) | st.integers(120, 130).map("ä".__mul__) | st.just("x" * (LARGEST + 1))
contents = texts.map(str.encode) | st.sampled_from([b"\xff\xfe", b"{}" * 63, b"y" * 126])
frames = (
    contents.map(lambda content: frame(Opcode.TEXT, content))
    | contents.map(lambda content: frame(Opcode.TEXT, content, final=False) + frame(Opcode.CONT, b"!"))
    | contents.map(lambda content: frame(Opcode.BINARY, content))
    | st.sampled_from(
        [
            frame(Opcode.PING, b"p"),
            frame(Opcode.PONG, b"p"),
            frame(Opcode.CLOSE, b"\x03\xe8"),
            frame(Opcode.CONT, b"of nothing"),
            frame(Opcode.TEXT, b"begun", final=False),
            Frame(Opcode.TEXT, b"bare").serialize(mask=False),
            b"\xc1\x80abcd",
            b"\x81\xfe\x00\x05abcd12345",
        ]
    )
)


@settings(max_examples=80, deadline=None)
@given(st.lists(frames, max_size=6), st.randoms(use_true_random=False))
def test_what_comes_is_read_as_the_library_reads_it(sent: list[bytes], dice: Any) -> None:
    """One by one, and joined and cut anywhere."""
    data = b"".join(sent)
    cuts = sorted(dice.randrange(len(data) + 1) for _ in range(dice.randrange(4)))
    cut = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]

    async def scenario() -> None:
        for pieces in (sent, cut):
            assert await heard(Line, pieces) == await heard(WebSocketsSansIOProtocol, pieces)

    asyncio.run(scenario())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65535, 65536, 70000])
def test_what_goes_out_is_written_as_the_library_would(size: int) -> None:
    text = os.urandom(size // 2).hex().encode().ljust(size, b"x")

    async def scenario() -> None:
        line = await connected(Line)
        found: Any = line_of(line.scope)
        assert found is line and line.ready
        line.transport.written.clear()
        line.put([text, b"{}"])
        assert len(line.transport.written) == 1, "what is due together goes out together"
        ours = line.transport.written.pop()
        for one in (text, b"{}"):
            await line.send({"type": "websocket.send", "text": one.decode()})
        assert ours == b"".join(line.transport.written)
        line.pause_writing()
        assert not line.ready, "who reads too slowly is waited for"
        line.resume_writing()
        await line.send({"type": "websocket.close"})
        assert not line.ready
        for task in line.tasks:
            task.cancel()

    asyncio.run(scenario())


def test_most_messages_take_the_short_way() -> None:
    for content, start in ((b"{}", 6), (b"x" * 125, 6), (b"x" * 126, 8), (b"x" * 65535, 8), (b"x" * 65536, 0)):
        assert beginning(frame(Opcode.TEXT, content)) == start
    for other in (
        b"",
        b"\x81",
        frame(Opcode.TEXT, b"a")[:-1],
        frame(Opcode.TEXT, b"a") * 2,
        frame(Opcode.BINARY, b"a"),
    ):
        assert beginning(other) == 0


def test_the_post_keeps_the_order_and_sends_nothing_to_who_is_gone() -> None:
    async def scenario() -> None:
        here, gone = await connected(Line), await connected(Line)
        before, lost = len(here.transport.written), len(gone.transport.written)
        post = Post()
        post.add(here, [b"one"])
        post.add(gone, [b"nobody hears it"])
        post.add(here, [b"two", b"three"])
        assert len(here.transport.written) == before, "all that is done now is done first"
        gone.transport.close()
        await asyncio.sleep(0)
        said = [Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"one", b"two", b"three")]
        assert b"".join(here.transport.written[before:]) == b"".join(said)
        assert len(gone.transport.written) == lost
        for _ in range(AT_ONCE):
            post.add(here, [b"more"])
        assert here.transport.written[-1] == Frame(Opcode.TEXT, b"more").serialize(mask=False), "it does not pile up"

    asyncio.run(scenario())


def test_messages_are_made_a_few_at_a_time_and_what_comes_meanwhile_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many moves a commit had, the loop is not held up until all are shown; and what fails stops nobody."""
    now = 0.0
    monkeypatch.setattr(lines, "monotonic", lambda: now)

    async def scenario() -> None:
        loop, here, post = asyncio.get_running_loop(), await connected(Line), Post()
        loop.set_exception_handler(lambda _loop, _context: happened.append("failed"))
        happened: list[str] = []
        before = len(here.transport.written)

        def work(name: str) -> Callable[[], None]:
            def make() -> None:
                nonlocal now
                now += TURN * 0.6
                happened.append(name)
                if name == "c":
                    raise ValueError("on purpose")
                post.add(here, [name.encode()])

            return make

        for name in "abcde":
            post.due(work(name))
        assert not happened, "all that is done now is done first"
        for turn in range(4):
            loop.call_soon(happened.append, f"turn {turn}")
            await asyncio.sleep(0)
        assert happened == ["a", "b", "turn 0", "c", "failed", "turn 1", "d", "e", "turn 2", "turn 3"]
        said = [Frame(Opcode.TEXT, text).serialize(mask=False) for text in (b"a", b"b", b"d", b"e")]
        assert b"".join(here.transport.written[before:]) == b"".join(said)
        post.due(work("f"))
        await asyncio.sleep(0)
        assert happened[-1] == "f"

    asyncio.run(scenario())
