"""Carrying out what somebody asks of a table: the same for HTTP and WebSocket."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Any

from neuland.core.errors import NeulandError
from neuland.server.live import LiveTable, now_ms
from neuland.server.refusals import Refusal, refusal_of
from neuland.server.table import requests
from neuland.server.table.entries import Draft
from neuland.server.table.hosted import HostedTable
from neuland.server.thinking import check_bot


async def perform(
    live: LiveTable, player: str, kind: str, body: dict[str, Any], done: Callable[[int], None] = lambda version: None
) -> int:
    """Makes the entry that a request asks for; the version at which it is done, as who asked counts. `done` is told it
    too, before anybody is sent what came of it: then both can go out together."""
    if not player:
        raise Refusal("no-player", "Sit down first: this needs a player's cookie or token.")
    work = DRAFTS[kind]

    def once(hosted: HostedTable) -> Draft | int:
        """A request that was sent again because its answer got lost is not done twice."""
        before = hosted.done_already(_seat(hosted, player, body), body.get("id") or "")
        if before is not None:
            return before
        try:
            return work(live, hosted, player, body)
        except NeulandError as error:
            raise refusal_of(error) from None

    def as_counted(version: int) -> int:
        mine = live.hosted.seats_of(player)
        return live.hosted.lines[version - 1].number(mine[0] if mine else None)

    begun = monotonic()
    version = await live.act(once, lambda version: done(as_counted(version)))
    live.hub.metrics.moved(monotonic() - begun)
    for seat in live.hosted.seats_of(player):
        live.seen[seat] = now_ms()
    return as_counted(version)


def _seat(hosted: HostedTable, player: str, body: dict[str, Any]) -> int | None:
    if body.get("seat") is not None:
        return int(body["seat"])
    mine = hosted.seats_of(player)
    return mine[0] if len(mine) == 1 else None


def _propose(live: LiveTable, hosted: HostedTable, player: str, body: dict[str, Any]) -> Draft:
    return requests.propose(hosted, player, body, live.absent(), check_bot)


def _of(ask: Callable[[HostedTable, str, dict[str, Any]], Draft]) -> Draftsman:
    return lambda _live, hosted, player, body: ask(hosted, player, body)


Draftsman = Callable[[LiveTable, HostedTable, str, dict[str, Any]], Draft]
DRAFTS: dict[str, Draftsman] = {
    "play": _of(requests.play),
    "undo": _of(requests.undo),
    "redo": _of(requests.redo),
    "propose": _propose,
    "vote": _of(requests.vote),
    "chat": _of(requests.chat),
    "join": _of(requests.join),
    "leave": _of(requests.leave),
    "return": _of(requests.come_back),
}
"""What can be asked of a table, and what checks it."""


def viewpoint(live: LiveTable, player: str, wanted: int | str | None) -> int | None:
    """The seat for which somebody looks at a table; None for a spectator. Refuses seats of others."""
    hosted = live.hosted
    mine = hosted.seats_of(player)
    if hosted.facts.visibility == "private" and not mine and hosted.host != player:
        raise Refusal("unknown-table", "There is no such table.")
    if wanted == "none" or (wanted is None and not mine):
        return None
    if wanted is None:
        asked = [seat for seat in mine if seat in hosted.asked_since]
        return (asked or mine)[0]
    if wanted not in mine:
        raise Refusal("not-yours", "That is not your seat.")
    return int(wanted)
