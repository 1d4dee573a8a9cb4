"""How players are told that it is their turn while they are away."""

from __future__ import annotations

import asyncio
import json
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from neuland.server.api.answers import Notices
from neuland.server.api.context import Context, Server, answer
from neuland.server.api.guard import address
from neuland.server.api.models import Confirm, NewWay
from neuland.server.live import now_ms
from neuland.server.notices import mail, push
from neuland.server.notices.outbound import check_url
from neuland.server.refusals import Refusal
from neuland.server.words import TableWords

router = APIRouter(prefix="/api/notices", tags=["players"])
WayId = Annotated[str, Path(max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]


@router.get("", response_model=Notices)
async def how(request: Request, server: Server) -> Response:
    """What this server offers, and what you have chosen."""
    person = await server.person(request)
    return answer(await _chosen(server, person.id if person else ""))


@router.post("", response_model=Notices, status_code=201)
async def add(body: NewWay, request: Request, server: Server) -> Response:
    """A further way to be told. To a mail address a code is sent first: nobody is written to who does not want it."""
    person = await server.must(request)
    target, code = _target(body, server), ""
    if body.kind == "mail":
        server.logins.check(address(request.scope))
        server.mails.check(f"mail {mail.mailbox_of(body.address)}")
        code = mail.new_code()
    way = await server.hub.channels.add(person.id, body.kind, target, body.lang, code, now_ms())
    if code:
        await _send_code(server, person.id, way, body.lang)
    return answer(await _chosen(server, person.id), 201)


@router.post("/{way}/confirm", response_model=Notices)
async def confirm(way: WayId, body: Confirm, request: Request, server: Server) -> Response:
    """The code that came by mail: from now on notices go there."""
    person = await server.must(request)
    server.logins.check(f"confirm {person.id}")
    if not await server.hub.channels.confirm(person.id, way, body.code):
        raise Refusal("wrong-code", "That is not the code from the mail.")
    return answer(await _chosen(server, person.id))


@router.post("/{way}/stop", response_model=Notices)
async def stop(way: WayId, request: Request, server: Server) -> Response:
    """No more notices this way. Its id is in every mail; who has that may say so, signed in or not."""
    await server.hub.channels.remove(way)
    person = await server.person(request)
    return answer(await _chosen(server, person.id if person else ""))


async def _chosen(server: Context, player: str) -> dict[str, Any]:
    ways = await server.hub.channels.of(player) if player else []
    quiet = await server.hub.channels.quiet_tables(player) if player else []
    pusher = await server.hub.pusher()
    facts = [{"id": way.id, "kind": way.kind, "address": _shown(way), "confirmed": not way.code} for way in ways]
    return {"mail": server.hub.mailbox is not None, "push_key": pusher.public_key, "ways": facts, "quiet": quiet}


def _shown(way: Any) -> str:
    """The address; a browser's keys stay here."""
    return str(json.loads(way.target)["endpoint"] if way.kind == "push" else way.target)


def _target(body: NewWay, server: Context) -> str:
    """What the notices are sent to, checked."""
    if body.kind == "mail":
        mail.check_address(body.address)
        if server.hub.mailbox is None:
            raise Refusal("not-offered", "This server does not send mail.")
        return body.address
    if body.kind == "webhook":
        check_url(body.address, "address")
        return body.address
    check_url(body.address, "address", ("http", "https") if server.settings.private_hooks else ("https",))
    if body.keys is None:
        raise Refusal("malformed", "A browser's address comes with its keys.", where="keys")
    subscription = push.Subscription(body.address, body.keys.p256dh, body.keys.auth)
    subscription.check()
    return subscription.text()


async def _send_code(server: Context, player: str, way: str, lang: str) -> None:
    """Sends the code that a mail address is confirmed with; none if it was confirmed before."""
    mine = next(found for found in await server.hub.channels.of(player) if found.id == way)
    if not mine.code:
        return
    words, url = TableWords("", lang, []), server.settings.url
    text = (
        f"{words.say('mail-confirm', code=mine.code)}\n\n{url}\n\n-- \n{words.say('mail-ignore')}\n{url}/stop/{way}\n"
    )
    subject = words.say("mail-confirm-subject", code=mine.code)
    assert server.hub.mailbox is not None
    try:
        await asyncio.to_thread(server.hub.mailbox.send, mine.target, subject, text, f"{url}/api/notices/{way}/stop")
    except mail.TROUBLE:
        await server.hub.channels.remove(way)
        raise Refusal("not-sent", "The mail could not be sent: check the address, or try again later.") from None
