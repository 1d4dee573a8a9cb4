"""Invitations: how far this server can be reached, and the link and code that bring a friend to a table."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from neuland.server.api.answers import Invitation, ReachFacts
from neuland.server.api.context import Server, answer
from neuland.server.api.tables import TableId
from neuland.server.reach import code, reached
from neuland.server.refusals import Refusal

router = APIRouter(prefix="/api", tags=["tables"])
At = Annotated[str, Query(max_length=200, pattern=r"^(https?://([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(:[0-9]{1,5})?)?$")]
"""The origin at which the one who asks sees the page; whoever sees it there can be followed there."""


@router.get("/reach", response_model=ReachFacts)
async def reach(server: Server, at: At = "") -> Response:
    """Who can reach this server: this machine alone, its local network, or anybody."""
    how, address = reached(server.settings, at)
    return answer({"reach": how, "address": address})


@router.get("/tables/{table}/invitation", response_model=Invitation)
async def invitation(table: TableId, request: Request, server: Server, at: At = "") -> Response:
    """The link that seats a friend, and the same as a QR code. For those who sit at a table that waits."""
    live = await server.hub.get(table)
    person = await server.must(request)
    secret = live.viewpoints.about(person.id)["invitation"]
    if secret is None:
        raise Refusal("not-offered", "There is nobody to invite to that table, or it is not yours.")
    how, address = reached(server.settings, at)
    link = f"{address}/join/{live.id}#{secret}"
    return answer({"reach": how, "address": address, "link": link, "code": code(link)})
