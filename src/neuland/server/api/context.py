"""What the routes share: the hub, who is asking, and how answers are written."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import orjson
from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from neuland.server.acting import viewpoint
from neuland.server.api.guard import address
from neuland.server.hub import Hub
from neuland.server.limits import Buckets
from neuland.server.live import LiveTable, now_ms
from neuland.server.refusals import Refusal
from neuland.server.settings import Settings
from neuland.server.store.people import Person
from neuland.server.store.writer import TROUBLE
from neuland.server.workers import Asker

COOKIE_AGE = 400 * 24 * 3600


class Context:
    """The server behind the routes."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings: Settings = hub.settings
        limits, on = hub.settings.limits, hub.settings.limited
        self.tables = Buckets(limits.tables, limits.tables_burst, on)
        self.mails = Buckets(limits.mails, limits.mails_burst, on)
        self.logins = Buckets(limits.logins, limits.logins_burst, on)
        self.chats = Buckets(limits.chats, limits.chats_burst, on)
        self.sockets: Counter[str] = Counter()
        """Live connections of each address, those too that have not said who they are."""
        self.trying: Counter[str] = Counter()
        """Passwords of each address that are being looked at."""

    @property
    def cookie(self) -> str:
        """The cookie's name; the prefix lets browsers hold it to https and to this host."""
        return "__Host-neuland" if self.settings.secure else "neuland"

    def secret(self, connection: HTTPConnection) -> str:
        """The secret that comes with a request: a program's token or a browser's cookie."""
        kind, _, token = connection.headers.get("authorization", "").partition(" ")
        if kind.lower() == "bearer" and token:
            return token.strip()
        return connection.cookies.get(self.cookie, "")

    async def person(self, connection: HTTPConnection) -> Person | None:
        return await self.by_secret(self.secret(connection))

    async def must(self, connection: HTTPConnection) -> Person:
        """Who is asking; somebody has to."""
        person = await self.person(connection)
        if person is None:
            raise Refusal("no-player", "Sit down first: this needs a player's cookie or token.")
        return person

    async def by_secret(self, secret: str) -> Person | None:
        if not 20 <= len(secret) <= 100 or not secret.isascii():
            return None
        try:
            return await self.hub.people.find(secret)
        except TROUBLE as error:
            raise Refusal("try-again", "The database does not answer just now.") from error

    def keep(self, response: Response, secret: str) -> None:
        """Gives the browser its secret, where no script can read it."""
        response.set_cookie(
            self.cookie,
            secret,
            max_age=COOKIE_AGE,
            httponly=True,
            samesite="lax",
            secure=self.settings.secure,
            path="/",
        )

    def forget(self, response: Response) -> None:
        response.delete_cookie(self.cookie, path="/", httponly=True, samesite="lax", secure=self.settings.secure)

    async def somebody(self, request: Request, name: str, token: bool) -> tuple[Person, str, bool]:
        """Who is asking, or a new player: the person, a new secret if there is one, whether a cookie is to hold it."""
        person = None if token else await self.person(request)
        if person is not None:
            return person, "", False
        self.tables.check(address(request.scope))
        person, secret = await self.hub.people.make(name)
        return person, secret, not token

    def asker(self, request: Request, person: Person | None) -> Asker:
        """For whom workers work: an account, else all from one address together."""
        if person is not None and person.login:
            return Asker(person.id, budgeted=False)
        return Asker(address(request.scope))

    def state(self, live: LiveTable, person: Person | None, since: int = 0, seat: Any = None) -> dict[str, Any]:
        player = person.id if person else ""
        viewer = viewpoint(live, player, seat)
        return live.viewpoints.state(viewer, player, since, now_ms())


def get_context(connection: HTTPConnection) -> Context:
    context: Context = connection.app.state.context
    return context


Server = Annotated[Context, Depends(get_context)]


def answer(facts: Any, status: int = 200) -> Response:
    return Response(orjson.dumps(facts), status, media_type="application/json")


def refused(refusal: Refusal, state: dict[str, Any] | None = None) -> Response:
    """A refusal as an answer."""
    body: dict[str, Any] = {"refusal": refusal.facts()}
    if state is not None:
        body["state"] = state
    response = answer(body, refusal.status)
    if "seconds" in refusal.more:
        response.headers["retry-after"] = str(refusal.more["seconds"])
    if refusal.id == "no-operator":
        response.headers["www-authenticate"] = 'Basic realm="Neuland, for its operator", charset="UTF-8"'
    return response
