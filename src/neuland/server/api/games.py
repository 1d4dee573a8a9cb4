"""The catalog: games, texts, components, lessons."""

from __future__ import annotations

from functools import cache
from typing import Any, Literal

from fastapi import APIRouter, Response

from neuland.bots import BOTS
from neuland.core import catalog
from neuland.core.catalog import Game
from neuland.server.api.answers import ComponentFacts, GameFacts, LessonFacts
from neuland.server.api.context import answer
from neuland.server.making import lessons
from neuland.server.words import shared_text
from neuland.text import LANGUAGES, Words

router = APIRouter(prefix="/api", tags=["games"])
Language = Literal["en", "de"]


def game_facts(game: Game) -> dict[str, Any]:
    return {
        "id": game.id,
        "names": {lang: Words(game, lang).say("game") for lang in LANGUAGES},
        "about": {lang: Words(game, lang).say("game-about") for lang in LANGUAGES},
        "seats": list(game.seats),
        "options": [
            {
                "id": option.id,
                "choices": list(option.choices),
                "default": option.default,
                "seats": list(option.offered or option.seats),
                "free": option.free,
                "when": {other: list(wanted) for other, wanted in option.when.items()},
            }
            for option in game.options
        ],
        "rules": game.rules,
        "stage": game.stage,
        "designer": game.designer,
        "publisher": game.publisher,
        "credits": dict(game.credits),
        "data": game.check_data is not None,
        "bots": list(BOTS),
        "lessons": [case.id for case in lessons(game)],
    }


@router.get("/games", response_model=list[GameFacts])
async def games() -> Response:
    """Every game that can be played here."""
    return answer([game_facts(game) for game in catalog.catalog().values()])


@router.get("/games/{game}/components", response_model=list[ComponentFacts])
async def components(game: str, lang: Language = "en") -> Response:
    """Every card, tile and square of a game."""
    catalog.load(game)
    return Response(_components(game, lang), media_type="application/json")


@cache
def _components(game_id: str, lang: str) -> bytes:
    game = catalog.load(game_id)
    words = Words(game, lang)
    room = game.room("cards")
    about = room.about if hasattr(room, "about") else lambda said, word, data: said.about(word)
    return bytes(
        answer(
            [
                {
                    "id": component.id,
                    "kind": component.kind,
                    "name": words.thing(component.id),
                    "about": str(about(words, component.id, "")),
                    "facts": component.facts,
                    "source": component.source,
                    "confidence": component.confidence,
                    "official_name": component.official_name,
                }
                for component in room.browse("")
            ]
        ).body
    )


@router.get("/games/{game}/lessons", response_model=list[LessonFacts])
async def game_lessons(game: str) -> Response:
    """The tutorial positions of a game."""
    return answer(
        [
            {"id": case.id, "rule": case.rule, "seats": case.seats, "text": case.text, "note": case.note}
            for case in lessons(catalog.load(game))
        ]
    )


@router.get("/games/{game}/rules", response_class=Response)
async def game_rules(game: str, lang: Language = "en") -> Response:
    """The rules of a game in our own words, as Markdown; empty where a game has no such page."""
    return Response(catalog.load(game).rules_page(lang), media_type="text/markdown; charset=utf-8")


@router.get("/text/{lang}.ftl", response_class=Response)
async def common_text(lang: Language) -> Response:
    """The words that all games share, as a Fluent file."""
    return Response(shared_text(lang), media_type="text/plain; charset=utf-8")


@router.get("/text/{game}/{lang}.ftl", response_class=Response)
async def game_text(game: str, lang: Language) -> Response:
    """The words of a game, to be laid over the shared ones."""
    return Response(catalog.load(game).text_file(lang).read_text("utf-8"), media_type="text/plain; charset=utf-8")
