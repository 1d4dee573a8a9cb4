"""The live connection: one WebSocket per viewer. It is told what changed, and never anything twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import orjson
from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from neuland.server.acting import perform, viewpoint
from neuland.server.api.context import Context
from neuland.server.api.guard import address
from neuland.server.api.models import ACTS, Hello, checked
from neuland.server.limits import Bucket
from neuland.server.lines import line_of
from neuland.server.live import LiveTable, now_ms
from neuland.server.refusals import Refusal
from neuland.server.store.people import hashed
from neuland.server.table.viewpoints import Question

log = logging.getLogger("neuland.server")
router = APIRouter()

HELLO_SECONDS = 10
MOST_MISTAKES = 200
"""Refused messages after which a connection is closed."""
CLOSE = {"no-player": 4401, "unknown-table": 4404, "too-fast": 4429, "not-yours": 4403, "try-again": 1013}


class Connection:
    """Somebody who looks at a table. States that were not sent yet are not sent if a newer one is there."""

    def __init__(
        self, socket: WebSocket, server: Context, live: LiveTable, player: str, session: str, seat: int | None
    ) -> None:
        self.socket = socket
        self.server = server
        self.live = live
        self.player = player
        self.session = session
        """The hash of the secret with which it was opened; "" for a stranger's."""
        self.seat = seat
        self.sent = 0
        self._complete = False
        self._outbox: list[dict[str, Any]] = []
        self._presence = False
        self._line = line_of(socket.scope)
        self._post = live.hub.post
        self._leisure = live.hub.leisure
        self._foreseen: Question | None = None
        """The question of which all that can be foreseen was sent."""
        self._foresees = False
        """Whether that of the next one will be sent when there is time for it,"""
        self._has_time = False
        """and whether there is."""
        self._soon = False
        """Whether it will be looked at what is due when all that happens now has happened."""
        self._due = asyncio.Event()
        """Set where something is due that may have to be waited for."""
        self._waits = False
        self._failure: Exception | None = None
        self._end: tuple[int, str, dict[str, Any]] | None = None
        """The last message, and the code and reason with which the connection is closed then."""

    # ---- what the table tells -----------------------------------------------------------------

    def wake(self) -> None:
        if not self._soon:
            self._soon = True
            self._post.due(self._send_now)

    def presence(self) -> None:
        self._presence = True
        self.wake()

    def say(self, message: dict[str, Any]) -> None:
        """Something for this connection alone; it goes out after the state that it belongs to."""
        self._outbox.append(message)
        self.wake()

    def seats_changed(self) -> None:
        """Who has lost his seat looks on as a spectator, if those may look on."""
        try:
            if self.seat not in self.live.hosted.seats_of(self.player):
                seat = viewpoint(self.live, self.player, "none")
                if seat != self.seat:
                    self.seat, self.sent, self._complete = seat, 0, False
        except Refusal as refusal:
            self.end(refusal)

    def say_bye(self) -> None:
        self._end = (1012, "restart", {"type": "bye"})
        self._due.set()

    def end(self, refusal: Refusal) -> None:
        """Whoever this was has no business here any more."""
        self.player, self.seat = "", None
        self._end = (CLOSE[refusal.id], refusal.id, _refused(refusal, None))
        self._due.set()

    # ---- sending ------------------------------------------------------------------------------

    def _send_now(self) -> None:
        """Sends what is due, as long as the line takes it at once: most often all of it, and no task has to wake up for
        that. What has to be waited for is left to `send_for_ever`, in its turn."""
        self._soon = False
        self._leisure.stirred += 1
        if self._end is not None or self._waits or self._line is None or not self._line.ready:
            self._due.set()
            return
        try:
            texts: list[bytes] = []
            while (text := self._next()) is not None:
                texts.append(text)
            if texts:
                self._post.add(self._line, texts)
        except Exception as error:
            self._failure = error
            self._due.set()

    async def send_for_ever(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            self._waits = True
            self._post.send()  # what was said before goes first
            if self._failure is not None:
                raise self._failure
            while (text := self._next()) is not None:
                await self.socket.send_text(text.decode())
            if self._end is not None:
                code, reason, last = self._end
                await self.socket.send_text(orjson.dumps(last).decode())
                await self.socket.close(code, reason)
                return
            self._waits = False

    def _next(self) -> bytes | None:
        """The next message that is due: the state before all that belongs to it."""
        if self._end is None or self._end[0] == 1012:
            version = self.live.hosted.telling.version(self.seat)
            if version > self.sent or not self._complete:
                since, self.sent = self.sent, version
                return self._state(since)
        if self._presence:
            self._presence = False
            viewpoints = self.live.viewpoints
            return orjson.dumps(
                {"type": "presence", "players": viewpoints.players(), "spectators": viewpoints.presence.spectators}
            )
        if self._outbox:
            return orjson.dumps(self._outbox.pop(0))
        return self._foresight() if self._has_time else None

    def _state(self, since: int) -> bytes:
        """What is new, or all there is to see where that is simpler."""
        viewpoints, seat = self.live.viewpoints, self.seat
        if self._complete and viewpoints.remembers(seat, since):
            update = orjson.dumps(viewpoints.update(seat, self.player, since, now_ms()))
            self._foresee()
            return update
        self._complete = True
        state = viewpoints.state(seat, self.player, since, now_ms())
        self._foreseen = viewpoints.question(seat)
        return orjson.dumps({"type": "state", "state": state})

    # ---- what can be foreseen -----------------------------------------------------------------

    def _foresee(self) -> None:
        """Sends what can be foreseen of a new question's options, when there is nothing that anybody waits for."""
        if not self._foresees and self._question() is not None:
            self._foresees = True
            self._leisure.add(self._send_foresight)

    def _send_foresight(self) -> bool:
        """Whether there was something to send: where the table has moved on, its update goes first and sees to it."""
        self._foresees = False
        self._has_time = self.sent == self.live.hosted.telling.version(self.seat) and self._question() is not None
        if not self._has_time:
            return False
        self._send_now()
        return True

    def _foresight(self) -> bytes | None:
        self._has_time = False
        question = self._question()
        if question is None:
            return None
        self._foreseen = question
        return orjson.dumps(self.live.viewpoints.foresight(question, self.sent, now_ms()))

    def _question(self) -> Question | None:
        """What is asked here, if it was not yet sent what can be foreseen of it."""
        question = self.live.viewpoints.question(self.seat)
        return None if question is self._foreseen else question

    # ---- receiving ----------------------------------------------------------------------------

    async def receive_for_ever(self) -> None:
        limits = self.server.settings.limits
        bucket = Bucket(limits.messages, limits.messages_burst)
        mistakes = 0
        while True:
            message = await self.socket.receive()
            self._leisure.stirred += 1
            if message["type"] == "websocket.disconnect":
                return
            raw: Any = None
            try:
                if self.server.settings.limited and bucket.take():
                    raise Refusal("too-fast", "That is too much at once: wait a moment.", seconds=1)
                raw = parsed(message.get("text"), limits.message)
                await self._handle(raw)
            except Refusal as refusal:
                mistakes += 1
                request = raw.get("id") if isinstance(raw, dict) else None
                request = request if isinstance(request, str) and len(request) <= 40 else None
                self.live.hub.metrics.count("refusals", id=refusal.id)
                self.say(_refused(refusal, request))
                if self.server.settings.limited and mistakes > MOST_MISTAKES:
                    await self.socket.close(4429, "too many refusals")
                    return

    async def _handle(self, raw: dict[str, Any]) -> None:
        kind = raw.pop("type", None)
        if kind == "ping":
            self.say({"type": "pong", "now": now_ms(), "version": self.live.hosted.telling.version(self.seat)})
            return
        if not isinstance(kind, str) or kind not in ACTS:
            raise Refusal("malformed", f"A message's type is one of ping, {', '.join(ACTS)}.", where="type")
        try:
            body = checked(kind, raw)
        except ValidationError as error:
            raise malformed(error) from None
        if kind == "chat":
            self.server.chats.check(self.player)
        request = body.get("id")

        def done(version: int) -> None:
            self.say({"type": "done", "id": request, "version": version})

        await perform(self.live, self.player, kind, body, done)


def parsed(text: str | None, longest: int) -> dict[str, Any]:
    """A message as a JSON object."""
    if text is None:
        raise Refusal("malformed", "A message is text, not bytes.")
    if len(text) > longest:
        raise Refusal("too-large", f"A message has up to {longest} letters.")
    try:
        raw = orjson.loads(text)
    except (ValueError, RecursionError):
        raise Refusal("malformed", "A message is a JSON object.") from None
    if not isinstance(raw, dict):
        raise Refusal("malformed", "A message is a JSON object.")
    return raw


def malformed(error: ValidationError) -> Refusal:
    """What is wrong with a message, in one sentence."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return Refusal("malformed", f"{where or 'message'}: {first['msg']}"[:300], where=where)


@router.websocket("/api/tables/{table}/live")
async def live_table(socket: WebSocket, table: str) -> None:
    """Opens a live connection to a table."""
    server: Context = socket.app.state.context
    await socket.accept()
    where = address(socket.scope)
    server.sockets[where] += 1
    try:
        await _serve(socket, server, table, where)
    finally:
        server.sockets[where] -= 1
        if not server.sockets[where]:
            del server.sockets[where]


async def _serve(socket: WebSocket, server: Context, table: str, where: str) -> None:
    """From a connection's hello to its end."""
    hub = server.hub
    try:
        if server.settings.limited and server.sockets[where] > server.settings.limits.connections:
            raise Refusal("too-fast", "Too many connections from one address.")
        connection = await _greeted(socket, server, table)
    except Refusal as refusal:
        await _close(socket, CLOSE.get(refusal.id, 4400), refusal)
        return
    except TimeoutError:
        await _close(socket, 4408, Refusal("malformed", "The first message is a hello."))
        return
    except WebSocketDisconnect:
        return
    hub.connections.add(connection)
    connection.live.enter(connection)
    sender = asyncio.create_task(connection.send_for_ever())
    receiver = asyncio.create_task(connection.receive_for_ever())
    try:
        connection.wake()
        done, _ = await asyncio.wait({sender, receiver}, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            error = task.exception()
            if error is not None and not isinstance(error, (WebSocketDisconnect, RuntimeError)):
                log.error("connection: closed by an error", exc_info=error)
                await _close(socket, 1011, None)
    finally:
        hub.connections.discard(connection)
        for task in (sender, receiver):
            task.cancel()
        connection.live.leave(connection)


async def _greeted(socket: WebSocket, server: Context, table: str) -> Connection:
    """The connection that a hello asks for."""
    message = await asyncio.wait_for(socket.receive(), HELLO_SECONDS)
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    try:
        hello = Hello.model_validate(parsed(message.get("text"), server.settings.limits.message))
    except ValidationError as error:
        raise malformed(error) from None
    live = await server.hub.get(table)
    secret = hello.token or server.secret(socket)
    person = await server.by_secret(secret)
    if hello.token and person is None:
        raise Refusal("no-player", "Nobody has that token.")
    player = person.id if person else ""
    session = hashed(secret) if person else ""
    connection = Connection(socket, server, live, player, session, viewpoint(live, player, hello.seat))
    connection.sent = min(hello.since, live.hosted.telling.version(connection.seat))
    return connection


async def _close(socket: WebSocket, code: int, refusal: Refusal | None) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        if refusal is not None:
            await socket.send_text(orjson.dumps(_refused(refusal, None)).decode())
        await socket.close(code, refusal.id if refusal else "")


def _refused(refusal: Refusal, request: str | None) -> dict[str, Any]:
    return {"type": "refusal", "id": request, "refusal": refusal.facts()}
