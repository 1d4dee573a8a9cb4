"""Players and accounts."""

from __future__ import annotations

from asyncio import sleep as pause

from fastapi import APIRouter, Request, Response

from neuland.server.api.answers import MeFacts
from neuland.server.api.context import Context, Server, answer
from neuland.server.api.guard import address
from neuland.server.api.models import LogIn, Me, SignUp
from neuland.server.refusals import Refusal
from neuland.server.store.people import Person

router = APIRouter(prefix="/api", tags=["players"])
MOST_TRYING = 2
"""Passwords from one address that are looked at at once."""


def person_facts(person: Person | None) -> dict[str, str | None] | None:
    return {"id": person.id, "name": person.name, "login": person.login} if person else None


@router.get("/me", response_model=MeFacts)
async def who(request: Request, server: Server) -> Response:
    """Who you are, and the tables at which you sit."""
    person = await server.person(request)
    tables = []
    if person is not None:
        reader = server.hub.reader
        tables = await reader.summaries(await reader.tables_of(person.id), person.id)
    return answer({"player": person_facts(person), "tables": tables})


@router.post("/me", response_model=MeFacts)
async def name_me(body: Me, request: Request, server: Server) -> Response:
    """Makes a player, or renames yours."""
    person, secret, cookie = await server.somebody(request, body.name, body.token)
    if not secret:
        await server.hub.people.rename(person, body.name)
    response = answer({"player": person_facts(person), "tables": [], **({"token": secret} if body.token else {})})
    if cookie:
        server.keep(response, secret)
    return response


@router.post("/accounts", response_model=MeFacts)
async def sign_up(body: SignUp, request: Request, server: Server) -> Response:
    """Gives your player an account."""
    server.logins.check(address(request.scope))
    person, secret, cookie = await server.somebody(request, body.name or body.login, False)
    if person.login:
        raise Refusal("login-taken", "Your player has an account already.")
    await server.hub.people.sign_up(person, body.login, body.password)
    response = answer({"player": person_facts(person), "tables": []})
    if cookie:
        server.keep(response, secret)
    return response


@router.post("/login", response_model=MeFacts)
async def log_in(body: LogIn, request: Request, server: Server) -> Response:
    """This browser or program is the account's player from now on."""
    where = address(request.scope)
    if server.trying[where] >= MOST_TRYING:
        raise Refusal("too-fast", "One password after the other: wait a moment.", seconds=1)
    server.trying[where] += 1
    try:
        person, secret = await _right_one(server, where, body.login.casefold(), body.password)
    finally:
        server.trying[where] -= 1
        if not server.trying[where]:
            del server.trying[where]
    response = answer({"player": person_facts(person), "tables": [], **({"token": secret} if body.token else {})})
    if not body.token:
        server.keep(response, secret)
    return response


async def _right_one(server: Context, where: str, login: str, password: str) -> tuple[Person, str]:
    """Who has that password. After wrong ones the next is looked at later and later, but it is looked at."""
    failures = server.hub.failures
    if server.settings.limited:
        await pause(await failures.pause(where, login))
    try:
        return await server.hub.people.log_in(login, password)
    except Refusal:
        await failures.count(where, login)
        raise


@router.post("/logout", response_model=MeFacts)
async def log_out(request: Request, server: Server) -> Response:
    """Forgets this browser's or program's secret."""
    secret = server.secret(request)
    if secret:
        await server.hub.log_out(secret)
    response = answer({"player": None, "tables": []})
    server.forget(response)
    return response
