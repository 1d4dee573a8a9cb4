"""The guard at the door: sizes, rates, origins, and the headers that keep browsers safe."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

import orjson
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from neuland.server.limits import Buckets
from neuland.server.refusals import Refusal
from neuland.server.settings import Settings

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
"""No scripts but our own files. Styles may be inline: drawn boards place their pieces so."""

HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
SAFE = ("GET", "HEAD", "OPTIONS")
UPLOADS = re.compile(r"/api/(tables|games/[^/]+/workshop)")
"""Where records and component files may come in."""
FREE = ("/healthz", "/metrics")


class Unfit(Exception):
    """What comes is too large, or comes too slowly."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.text)
        self.refusal = refusal


class Guard:
    """ASGI middleware around the whole application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        limits = settings.limits
        self.requests = Buckets(limits.requests, limits.requests_burst, settings.limited)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if scope["type"] == "http" and scope["method"] == "HEAD":
            scope, send = {**scope, "method": "GET"}, _without_content(send)
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        try:
            if scope["path"] not in FREE:
                self.requests.check(address(scope))
            if scope["type"] == "websocket" or scope["method"] not in SAFE:
                check_origin(headers, self.settings)
        except Refusal as refusal:
            await self._refuse(scope, send, refusal)
            return
        if scope["type"] == "websocket":
            await self.app(scope, receive, send)
            return
        await self._http(scope, receive, send, headers)

    async def _http(self, scope: Scope, receive: Receive, send: Send, headers: dict[str, str]) -> None:
        limits = self.settings.limits
        most = limits.upload if UPLOADS.fullmatch(scope["path"]) else limits.body
        announced = headers.get("content-length", "0")
        if announced.isdecimal() and int(announced[:12]) > most:
            await self._refuse(scope, send, _too_large(most))
            return
        got = 0
        begun = complete = False
        unfit: Refusal | None = None
        latest = asyncio.get_running_loop().time() + limits.body_seconds

        async def limited() -> Message:
            nonlocal got, complete, unfit
            try:
                async with asyncio.timeout_at(None if complete else latest):
                    message = await receive()
            except TimeoutError:
                unfit = Refusal("too-slow", "The rest of the request did not come in time.")
                raise Unfit(unfit) from None
            if message["type"] == "http.request":
                got += len(message.get("body", b""))
                complete = not message.get("more_body", False)
                if got > most:
                    unfit = _too_large(most)
                    raise Unfit(unfit)
            return message

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if unfit is not None:  # whatever was made of the part that came
                if not begun:
                    begun = True
                    await self._refuse(scope, send, unfit)
                return
            if message["type"] == "http.response.start":
                begun = True
                kept = [] if shared(message["headers"]) else _keeping(scope)
                message = {**message, "headers": [*message["headers"], *HEADERS, *kept]}
            await send(message)

        try:
            await self.app(scope, limited, with_headers)
        except Unfit as error:
            if not begun:
                await self._refuse(scope, send, error.refusal)

    async def _refuse(self, scope: Scope, send: Send, refusal: Refusal) -> None:
        scope["app"].state.context.hub.metrics.count("refusals", id=refusal.id)
        if scope["type"] == "websocket":
            code = 4429 if refusal.id == "too-fast" else 4403
            await send({"type": "websocket.close", "code": code, "reason": refusal.id})
            return
        headers = [(b"content-type", b"application/json"), *HEADERS, *_keeping(scope)]
        if "seconds" in refusal.more:
            headers.append((b"retry-after", str(refusal.more["seconds"]).encode()))
        if refusal.id == "too-slow":
            headers.append((b"connection", b"close"))
        await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await send({"type": "http.response.body", "body": orjson.dumps({"refusal": refusal.facts()})})


def _without_content(send: Send) -> Send:
    """What HEAD asks for: everything that GET would answer but the content."""

    async def heads_only(message: Message) -> None:
        await send({**message, "body": b""} if message["type"] == "http.response.body" else message)

    return heads_only


def shared(headers: Iterable[tuple[bytes, bytes]]) -> bool:
    """Whether an answer says itself how long it may be kept."""
    return any(name == b"cache-control" for name, _ in headers)


def _keeping(scope: Scope) -> list[tuple[bytes, bytes]]:
    """Answers about tables and people are nobody's to keep; what is the same for everybody says how long it lasts."""
    kept = scope["path"] not in (*FREE, "/operator") and not scope["path"].startswith("/api/")
    return [] if kept else [(b"cache-control", b"no-store")]


def _too_large(most: int) -> Refusal:
    return Refusal("too-large", f"No more than {most} bytes are taken here.")


def address(scope: Any) -> str:
    """Where somebody comes from."""
    client = scope.get("client")
    return grouped(client[0]) if client else "?"


@lru_cache(10_000)
def grouped(host: str) -> str:
    """An address as limits count it: who has one of IPv6 has all that begin with the same 64 bits."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(found, ipaddress.IPv4Address):
        return host
    return str(found.ipv4_mapped or ipaddress.ip_network((found, 64), strict=False))


def check_origin(headers: dict[str, str], settings: Settings) -> None:
    """A page of another site must not act with a browser's cookie. A token is nobody's to borrow."""
    origin = headers.get("origin")
    kind, _, token = headers.get("authorization", "").partition(" ")
    if origin is None or (kind.lower() == "bearer" and token.strip()):
        return
    own = {headers.get("host", "").lower()}
    if settings.public_url:
        own.add(urlsplit(settings.public_url).netloc.lower())
    if _place(origin) not in own and origin not in settings.origins:
        raise Refusal("foreign-origin", "That page is not this server's.")


def _place(origin: str) -> str:
    """Host and port of an origin; nowhere, where it is none."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:  # brackets around what is no address
        return "nowhere"
