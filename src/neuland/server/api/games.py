"""The catalog: games, texts, components, lessons."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, Literal

import orjson
from fastapi import APIRouter, Request, Response

from neuland.bots import BOTS
from neuland.core import catalog
from neuland.core.book import Book, as_markdown
from neuland.core.catalog import Game
from neuland.core.errors import BadData
from neuland.lab.puzzles import has_puzzles
from neuland.server.api.answers import (
    BookFacts,
    ComponentFacts,
    ContentsFacts,
    GameFacts,
    LessonFacts,
    WorkshopFacts,
)
from neuland.server.api.context import Server, answer
from neuland.server.api.models import Box
from neuland.server.checking import checked
from neuland.server.making import lessons
from neuland.server.refusals import Refusal
from neuland.server.words import shared_text
from neuland.text import LANGUAGES, Words, rules_page
from neuland.text.german import in_german

router = APIRouter(prefix="/api", tags=["games"])
KEPT = 32
"""So many lists of components are kept: of each game and language, and of some owners' boxes."""
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
        "puzzles": has_puzzles(game),
        "spent": list(game.spent),
        "book": game.has_room("book"),
        "workshop": game.has_room("workshop"),
    }


@router.get("/games", response_model=list[GameFacts])
async def games() -> Response:
    """Every game that can be played here."""
    return answer([_facts(game.id, game.rules) for game in catalog.catalog().values()])


@cache
def _facts(game_id: str, _rules: int) -> orjson.Fragment:
    """Written once: every lobby asks for it, and who plays would wait meanwhile."""
    return orjson.Fragment(orjson.dumps(game_facts(catalog.load(game_id))))


@router.get("/games/{game}/components", response_model=list[ComponentFacts])
async def components(game: str, lang: Language = "en") -> Response:
    """Every card, tile and square of a game."""
    catalog.load(game)
    return Response(components_of(game, lang), media_type="application/json")


@lru_cache(maxsize=KEPT)
def components_of(game_id: str, lang: str, data: str = "") -> bytes:
    """All components in words; those of an owner's component file where there is one."""
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
                    "about": str(about(words, component.id, data)),
                    "facts": component.facts,
                    "source": words.source(component.source),
                    "confidence": component.confidence,
                    "official_name": component.official_name,
                }
                for component in room.browse(data)
            ]
        ).body
    )


@router.get("/games/{game}/workshop", response_model=WorkshopFacts)
async def workshop(game: str) -> Response:
    """What an owner of the box can correct: components that had to be reconstructed, and what may stand on them."""
    return Response(_workshop(_with_workshop(game)), media_type="application/json")


@router.post("/games/{game}/workshop", response_model=list[ComponentFacts])
async def workshop_check(request: Request, server: Server, game: str, box: Box, lang: Language = "en") -> Response:
    """All components as they are with a component file; refused in words where it does not fit the game."""
    _with_workshop(game)
    asker = server.asker(request, await server.person(request))
    found: bytes = await checked(server.hub, asker, checked_components, game, lang, box.data)
    return Response(found, media_type="application/json")


def checked_components(game_id: str, lang: str, data: str) -> bytes:
    """In a worker: the components of a file that fits; why another does not, in the asker's language."""
    game = catalog.load(game_id)
    if game.check_data is not None and data:
        try:
            game.check_data(data)
        except BadData as error:
            raise BadData(in_german(str(error)) if lang == "de" else str(error)) from None
    return components_of(game_id, lang, data)


def _with_workshop(game_id: str) -> str:
    if not catalog.load(game_id).has_room("workshop"):
        raise Refusal("unknown-page", f"{game_id} has nothing to correct.")
    return game_id


@cache
def _workshop(game_id: str) -> bytes:
    return bytes(answer(asdict(catalog.load(game_id).room("workshop").workshop())).body)


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
async def game_rules(request: Request, game: str, lang: Language = "en", seats: int | None = None) -> Response:
    """The rules of a game in our own words, as Markdown; empty where a game has no such page. With options as further
    parameters they say first what was chosen; where a game puts its rules together itself they are those for these
    seats and options."""
    found = catalog.load(game)
    if found.has_room("book"):
        text = as_markdown(_book(request, found, lang, seats))
    else:
        words = Words(found, lang)
        words.options = found.complete(_options(request))
        text = rules_page(found, words)
    return Response(text, media_type="text/markdown; charset=utf-8")


@router.get("/games/{game}/book", response_model=BookFacts)
async def game_book(request: Request, game: str, lang: Language = "en", seats: int | None = None) -> Response:
    """The rules that a game puts together itself: for these seats and, as further parameters, its options."""
    book = _book(request, _with_book(game), lang, seats)
    summary = [{"about": about, "text": text} for about, text in book.summary]
    return answer({**asdict(book), "summary": summary})


@router.get("/games/{game}/contents", response_model=ContentsFacts)
async def contents(game: str, lang: Language = "en") -> Response:
    """All games that options make of one: their names, and what to look for."""
    _with_book(game)
    return Response(_contents(game, lang), media_type="application/json")


def _with_book(game_id: str) -> Game:
    game = catalog.load(game_id)
    if not game.has_room("book"):
        raise Refusal("unknown-page", f"{game_id} has no book.")
    return game


def _book(request: Request, game: Game, lang: str, seats: int | None) -> Book:
    origin = game.origin(game.seats[-1] if seats is None else seats, 0, _options(request))
    book: Book = game.room("book").book_of(origin, Words(game, lang), drawn=False)
    return book


def _options(request: Request) -> dict[str, str]:
    return {name: value for name, value in request.query_params.items() if name not in ("lang", "seats")}


@cache
def _contents(game_id: str, lang: str) -> bytes:
    game = catalog.load(game_id)
    words, room = Words(game, lang), game.room("book")
    parts, pages = room.parts(words), room.pages(words)
    found = {"parts": [asdict(part) for part in parts], "pages": [asdict(page) for page in pages]}
    return bytes(answer(found).body)


@router.get("/text/{lang}.ftl", response_class=Response)
async def common_text(lang: Language) -> Response:
    """The words that all games share, as a Fluent file."""
    return Response(shared_text(lang), media_type="text/plain; charset=utf-8")


@router.get("/text/{game}/{lang}.ftl", response_class=Response)
async def game_text(game: str, lang: Language) -> Response:
    """The words of a game, to be laid over the shared ones."""
    return Response(catalog.load(game).text_file(lang).read_text("utf-8"), media_type="text/plain; charset=utf-8")
