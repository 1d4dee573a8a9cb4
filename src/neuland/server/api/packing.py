"""Packing: what is the same for everybody is sent compressed, and not again to whom already has it.

That is the page, texts, and what there is to know of the games. Answers about tables and people are sent as they are:
they hold secrets (tokens, invitations, hands) beside words that others chose (names, chat), and the length of both
compressed together would tell one by the other, however well the line is encrypted (the attack is known as BREACH).
"""

from __future__ import annotations

import asyncio
import gzip
import re
from collections import OrderedDict
from hashlib import blake2b

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

SHARED = re.compile(r"/api/(openapi\.json|text/.+|games|games/[^/]+/(components|lessons|rules|book|contents))")
"""Answers of the API that are the same for everybody."""
PACKABLE = re.compile(r"text/|application/(json|javascript|manifest\+json)|image/svg")
"""Pictures and fonts are compressed already."""
SMALLEST = 500
"""Bytes below which nothing is gained."""
MOST = 32 * 2**20
"""Bytes that are kept packed for the next who asks."""


class Packing:
    """ASGI middleware: ETags for whatever is shared, and gzip for who takes it."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        """Packed contents by their ETags, the last asked for at the end."""
        self._size = 0

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] != "GET" or not is_shared(scope["path"]):
            await self.app(scope, receive, send)
            return
        asked = Headers(scope=scope)
        start: Message = {}
        content = bytearray()

        async def packed(message: Message) -> None:
            """Nothing goes out before the whole content is there; these answers are made in one piece."""
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            content.extend(message.get("body", b""))
            if not message.get("more_body", False):
                body = await self._finish(start, bytes(content), asked)
                await send(start)
                await send({"type": "http.response.body", "body": body})

        await self.app(scope, receive, packed)

    async def _finish(self, start: Message, content: bytes, asked: Headers) -> bytes:
        """Completes the head of an answer; what is sent as its content."""
        headers = MutableHeaders(raw=start["headers"])
        if start["status"] != 200:
            return content
        tag = f'W/"{blake2b(content, digest_size=12).hexdigest()}"'
        headers["etag"] = tag
        headers.setdefault("cache-control", "no-cache")
        packs = bool(PACKABLE.match(headers.get("content-type", ""))) and len(content) >= SMALLEST
        if packs:
            headers.add_vary_header("Accept-Encoding")
        if tag in re.findall(r'(?:W/)?"[^"]*"', asked.get("if-none-match", "")):
            start["status"] = 304
            del headers["content-length"]
            return b""
        if packs and takes_gzip(asked.get("accept-encoding", "")):
            content = await self._pack(tag, content)
            headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(content))
        return content

    async def _pack(self, tag: str, content: bytes) -> bytes:
        """The content compressed, once for all; beside everything else, since it takes a while."""
        if tag not in self._kept:
            found = await asyncio.to_thread(gzip.compress, content, 9, mtime=0)
            if tag not in self._kept:
                self._kept[tag] = found
                self._size += len(found)
            while self._size > MOST:
                self._size -= len(self._kept.popitem(last=False)[1])
            return found
        self._kept.move_to_end(tag)
        return self._kept[tag]


def is_shared(path: str) -> bool:
    """Whether an address has the same answer for everybody."""
    if path in ("/healthz", "/metrics", "/operator"):
        return False
    return not (path == "/api" or path.startswith("/api/")) or bool(SHARED.fullmatch(path))


def takes_gzip(accepted: str) -> bool:
    """Whether somebody who accepts these encodings can read gzip."""
    for part in accepted.lower().split(","):
        name, _, quality = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return not re.fullmatch(r"\s*q\s*=\s*0(\.0*)?\s*", quality)
    return False
