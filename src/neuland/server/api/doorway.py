"""The doorway: a page is there before everything behind it is loaded.

Routes and models take as long to load as all the rest of a server, and no page needs them. So a server that starts
gives out pages by itself, and loads what is behind them when the first one has gone out, when somebody asks for more
than a page, or a second after it is open. From then on everything goes through there.
"""

from __future__ import annotations

import asyncio
import logging
from traceback import format_exc
from types import SimpleNamespace
from typing import Any

from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from neuland.server.api.guard import Guard
from neuland.server.api.packing import Packing
from neuland.server.api.pages import page
from neuland.server.hub import Hub, opened
from neuland.server.refusals import Refusal
from neuland.server.settings import Settings
from neuland.server.tidying import TIDYING

log = logging.getLogger("neuland.server")

OTHERS = ("api", "healthz", "metrics", "operator")
"""How addresses begin that are no pages."""
LATEST = 1.0
"""Seconds after which the rest is loaded, whether somebody came or not."""
PAGE = "neuland.page"


class Doorway:
    """The application as uvicorn runs it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.state = SimpleNamespace()
        """What the guard looks for at an application: the hub, where refusals are counted."""
        self._pages = Guard(Packing(_give), settings)
        self._whole: ASGIApp | None = None
        self._loading: asyncio.Task[ASGIApp] | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif self._whole is None and (found := _page(scope)) is not None:
            await self._pages({**scope, "app": self, PAGE: found}, receive, send)
            self._load()
        else:
            whole = self._whole if self._whole is not None else await asyncio.shield(self._load())
            await whole(scope, receive, send)

    async def _live(self, receive: Receive, send: Send) -> None:
        """From start to stop."""
        await receive()
        begun = False
        try:
            async with opened(self.settings) as hub:
                self.state.context = SimpleNamespace(hub=hub)
                late = asyncio.get_running_loop().call_later(LATEST, self._load)
                begun = True
                await send({"type": "lifespan.startup.complete"})
                await receive()
                late.cancel()
                if self._loading is not None:
                    await asyncio.wait([self._loading])
        except BaseException:
            await send({"type": f"lifespan.{'shutdown' if begun else 'startup'}.failed", "message": format_exc()})
            raise
        await send({"type": "lifespan.shutdown.complete"})

    def _load(self) -> asyncio.Task[ASGIApp]:
        if self._loading is None:
            self._loading = asyncio.create_task(self._open(self.state.context.hub))
        return self._loading

    async def _open(self, hub: Hub) -> ASGIApp:
        """Loads the rest in a thread, so that pages go out meanwhile."""
        try:
            whole: ASGIApp = await asyncio.to_thread(_whole, self.settings, hub)
        except Exception:
            log.exception("server: what is behind the pages cannot be loaded")
            raise
        TIDYING.loaded()
        self._whole = whole
        return whole


def _page(scope: Scope) -> Response | None:
    """The page that is asked for, if it is one, and there."""
    path: str = scope["path"].removeprefix("/")
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or path.partition("/")[0] in OTHERS:
        return None
    try:
        return page(path)
    except Refusal:
        return None


async def _give(scope: Scope, receive: Receive, send: Send) -> None:
    await scope[PAGE](scope, receive, send)


def _whole(settings: Settings, hub: Hub) -> Any:
    from neuland.server.api.app import create_app  # half of what a server takes to start
    from neuland.server.api.context import Context

    app = create_app(settings)
    app.state.context = Context(hub)
    return app
