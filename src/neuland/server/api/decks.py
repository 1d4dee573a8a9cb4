"""Decks: what there is to choose from, ready-made ones, and those that players have built."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response

from neuland.core import catalog
from neuland.server.api.answers import GameDecks
from neuland.server.api.context import Context, Server, answer
from neuland.server.api.models import DropDeck, NewDeck
from neuland.server.live import now_ms
from neuland.server.refusals import Refusal

router = APIRouter(prefix="/api/games/{game}/decks", tags=["games"])


def room_of(game: str) -> Any:
    """The game's room of decks; not every game has one."""
    try:
        return catalog.load(game).room("decks")
    except ModuleNotFoundError:
        raise Refusal("not-offered", f"{game} has no decks to build.") from None


@router.get("", response_model=GameDecks)
async def decks(game: str, request: Request, server: Server) -> Response:
    """The designs, the ready-made decks, and your own."""
    person = await server.person(request)
    return answer(await _facts(server, game, person.id if person else ""))


@router.post("", response_model=GameDecks, status_code=201)
async def keep(game: str, body: NewDeck, request: Request, server: Server) -> Response:
    """Keeps a deck under its name; one that could not be played is refused."""
    person = await server.must(request)
    room = room_of(game)
    deck = body.model_dump()
    room.check(room.Deck(body.faction, body.format, tuple(body.designs), body.name))
    await server.hub.decks.keep(person.id, game, deck, now_ms())
    return answer(await _facts(server, game, person.id), 201)


@router.post("/drop", response_model=GameDecks)
async def drop(game: str, body: DropDeck, request: Request, server: Server) -> Response:
    """Forgets one of your decks."""
    person = await server.must(request)
    room_of(game)
    await server.hub.decks.drop(person.id, game, body.name)
    return answer(await _facts(server, game, person.id))


async def _facts(server: Context, game: str, player: str) -> dict[str, Any]:
    room = room_of(game)
    mine = await server.hub.decks.of(player, game) if player else []
    return {
        "formats": list(room.FORMATS),
        "shape": [{"copies": copies, "designs": room.DECK_SHAPE[copies]} for copies in room.SIZES],
        "pool": [
            {"id": design.id, "faction": faction, "cards": list(design.cards), "added": design.added}
            for faction in room.FACTIONS
            for design in room.pool(faction, room.FORMATS[-1])
        ],
        "ready": [
            {"name": "", "faction": faction, "format": format_, "designs": list(room.ready(faction, format_).designs)}
            for faction in room.FACTIONS
            for format_ in room.FORMATS
        ],
        "mine": mine,
    }
