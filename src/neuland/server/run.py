"""Running a server: logging, uvicorn, the address printed when it can be reached."""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec
from types import FrameType

import uvicorn
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from neuland.compiled import COMPILED, HOW
from neuland.core.errors import BadOption
from neuland.server import logs
from neuland.server.api.doorway import Doorway
from neuland.server.connections import allow_many, protocol_for
from neuland.server.lines import Line
from neuland.server.reach import EVERYWHERE, drawn, network_address, reached
from neuland.server.settings import Settings, database_url
from neuland.server.store.engine import make_engine, prepare
from neuland.server.tidying import TIDYING

GRACE_SECONDS = 10


class AnnouncingServer(uvicorn.Server):
    """Says where it can be reached, once it can."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and not self.should_exit:
            self._ready()

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Being asked to stop is no failure; asked by Ctrl-C a second time it does not wait."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True


def serve(settings: Settings, host: str, port: int, open_page: bool = False, as_json: bool = False) -> int:
    """Runs until it is asked to stop; the exit status."""
    logs.set_up(as_json)
    listening = _bound(host, port)
    _check_database(settings)
    port = listening.getsockname()[1]
    shown = "localhost" if host in ("127.0.0.1", "::1", *EVERYWHERE) else host
    inside = network_address() if host in EVERYWHERE else ""
    own = f"http://{shown}:{port}"
    network = f"http://{inside}:{port}" if inside else ""
    settings = replace(settings, own_url=network or own, network=network)
    address = settings.public_url or own

    def ready() -> None:
        TIDYING.begin()
        sys.setswitchinterval(0.001)  # the thread that commits gets its turn soon, however busy the loop is
        print(f"Neuland is open at {address}  (Ctrl-C closes it)", flush=True)
        _say_who_can_come(settings)
        if HOW != COMPILED:
            print(f"Kernel, games and bots run {HOW}.", flush=True)
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    allow_many()
    server = AnnouncingServer(config_for(settings), ready)
    server.run(sockets=[listening])
    return 0 if server.started else 1


def _say_who_can_come(settings: Settings) -> None:
    """Where phones and machines of the local network find it; that nobody does unless it was asked for."""
    how, address = reached(settings, settings.own_url)
    if how == "machine":
        print("Nobody but this machine can reach it. With --lan everybody in your network can.", flush=True)
    elif settings.network and how == "network":
        print(f"In your network it is open at {address}", flush=True)
        if sys.stdout.isatty() and "utf" in (sys.stdout.encoding or "").lower():
            print(f"{drawn(address)}\nA phone in the same Wi-Fi reads this code.", flush=True)


def config_for(settings: Settings) -> uvicorn.Config:
    """How uvicorn runs the application."""
    return uvicorn.Config(
        Doorway(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        http=protocol_for(settings),
        ws=Line,
        ws_max_size=settings.limits.message * 4,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.public_url),
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=settings.limits.keep_seconds,
        lifespan="on",
    )


def _check_database(settings: Settings) -> None:
    """Makes sure that the database is there, up to date, and takes what is written, before anybody is let in."""
    try:
        engine = make_engine(database_url(settings.database))
    except (ArgumentError, ImportError, OSError) as error:
        raise BadOption(f"The database cannot be opened: {error}") from None
    try:
        prepare(engine)
    except (TimeoutError, SQLAlchemyError, OSError) as error:
        shown = engine.url.render_as_string(hide_password=True)
        reason = getattr(error, "orig", None) or error
        raise BadOption(f"The database {shown} cannot be opened and written ({reason}).") from None


def _bound(host: str, port: int) -> socket.socket:
    """A socket that listens; taken before anything else starts, so that a taken port is said at once."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if os.name == "posix":  # elsewhere it would let two servers listen at one port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        reason = getattr(error, "strerror", None) or error
        raise BadOption(
            f"Cannot listen at {host}:{port} ({reason}): is Neuland running there already? --port chooses another."
        ) from None
    return listening
