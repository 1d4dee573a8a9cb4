"""What can be set about a server; everything has a default that works."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


@dataclass(frozen=True)
class Limits:
    """Bounds on what anybody may send. Rates are per second, with a burst on top."""

    body: int = 64 * 1024
    upload: int = 2 * 1024 * 1024
    """For records and component files."""
    message: int = 16 * 1024
    requests: float = 50
    requests_burst: int = 200
    messages: float = 40
    messages_burst: int = 120
    tables: float = 0.5
    tables_burst: int = 30
    logins: float = 0.1
    logins_burst: int = 10
    chats: float = 1
    chats_burst: int = 10
    connections: int = 60
    """Open WebSockets of one address."""
    http_connections: int = 100
    """Other open connections of one address."""
    header_seconds: float = 10
    """How long the head of a request is waited for."""
    body_seconds: float = 30
    """How long its content is waited for, and somebody who does not read the answer."""
    keep_seconds: int = 30
    """How long a connection stays open for the next request."""
    mails: float = 1 / 600
    mails_burst: int = 3
    """Mails to an address that nobody has confirmed."""
    besides: int = 1_000
    """How often one seat may take back, propose, chat, come and go. Moves end by themselves: games do."""


@dataclass(frozen=True)
class Settings:
    """One server's settings."""

    database: str = ""
    """A URL; empty: a SQLite file in the user's data directory."""
    public_url: str = ""
    """Where people reach the server, if not at its own address (behind a proxy)."""
    workers: int = field(default_factory=lambda: min(4, os.cpu_count() or 2))
    """Processes in which bots think."""
    think_seconds: float = 30
    """How long a bot may think before a simpler one takes its place."""
    review_tries: int = 0
    """How often each decision is tried when a game is looked at again; 0: by the length of the game."""
    check_seconds: float = 5
    """How long it may take to look at what somebody sent: a case, a component file, a record."""
    absent_seconds: float = 60
    """How long somebody is away before the others may vote a bot into the seat."""
    grace_seconds: float = 3
    """How long a node waits for the one that made the last entry before it moves a bot itself."""
    sweep_seconds: float = 5
    """How often the server looks for tables that wait for it: bots and clocks."""
    idle_seconds: float = 900
    """After that long without anybody a table leaves memory; the database has it all."""
    patience_seconds: float = 20
    """How long a move waits for a database that does not answer."""
    notice_seconds: float = 20
    """How long somebody is asked before a notice goes out."""
    private_hooks: bool = False
    """Whether notices may go into the server's own network."""
    mail: str = ""
    """The mail server by which notices go out: smtp://user:password@host:587?from=neuland@example.org."""
    operator: str = ""
    """The token of whoever runs the server, for its page and metrics; empty: there is no such page."""
    own_url: str = ""
    """The server's own address, where no public one is named."""
    network: str = ""
    """Its address in the local network, if it listens there."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may use this server's cookies."""
    limits: Limits = Limits()
    limited: bool = True
    """Whether rates are limited; a benchmark switches that off."""

    @property
    def longest_silence(self) -> int:
        """Milliseconds without a sweep after which nobody served the tables, and clocks stood still."""
        return int(max(20, 4 * self.sweep_seconds) * 1000)

    @property
    def url(self) -> str:
        return self.public_url or self.own_url

    @property
    def secure(self) -> bool:
        return self.public_url.startswith("https://")


def database_url(given: str) -> str:
    """The URL with the driver that the server uses; nothing given is a file of our own."""
    if not given:
        folder = user_data_path("neuland", appauthor=False)
        folder.mkdir(parents=True, exist_ok=True)
        return f"sqlite+aiosqlite:///{folder / 'neuland.sqlite'}"
    kind, separator, rest = given.partition("://")
    if not separator:
        return f"sqlite+aiosqlite:///{Path(given)}"
    drivers = {"sqlite": "sqlite+aiosqlite", "postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}
    return f"{drivers.get(kind, kind)}://{rest}"
