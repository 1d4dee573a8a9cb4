"""The application: routes, refusals, pages, from start to stop."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException

import neuland
from neuland.core.errors import NeulandError
from neuland.server.api import (
    after,
    decks,
    games,
    invitations,
    notices,
    operation,
    pages,
    people,
    puzzles,
    socket,
    tables,
)
from neuland.server.api.answers import Refused
from neuland.server.api.context import Context, refused
from neuland.server.api.guard import Guard
from neuland.server.api.packing import Packing
from neuland.server.hub import opened
from neuland.server.refusals import STATUS, Refusal, refusal_of
from neuland.server.settings import Settings
from neuland.server.store.writer import TROUBLE

log = logging.getLogger("neuland.server")


def create_app(settings: Settings) -> FastAPI:
    """A server, ready to be run by uvicorn."""
    refusals: dict[int | str, dict[str, Any]] = {
        status: {"model": Refused, "description": ", ".join(name for name in STATUS if STATUS[name] == status)}
        for status in sorted(set(STATUS.values()))
    }
    app = FastAPI(
        title="Neuland",
        version=neuland.__version__,
        summary="The table server: everything the page can do, a program can do.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=_lifespan,
        responses=refusals,
    )
    app.state.settings = settings
    for part in (games, decks, puzzles, people, notices, tables, invitations, after, operation, socket):
        app.include_router(part.router)
    app.add_api_route("/{path:path}", _page, include_in_schema=False, response_model=None)
    app.add_middleware(Packing)
    app.add_middleware(Guard, settings=settings)
    app.add_exception_handler(Refusal, _on_refusal)
    app.add_exception_handler(NeulandError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_malformed)
    app.add_exception_handler(HTTPException, _on_http)
    for trouble in (*TROUBLE, BrokenProcessPool):
        app.add_exception_handler(trouble, _on_trouble)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    async with opened(app.state.settings) as hub:
        app.state.context = Context(hub)
        yield


async def _page(path: str) -> Response:
    """A page, at every address that is nothing else."""
    return pages.page(path)


async def _on_refusal(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    request.app.state.context.hub.metrics.count("refusals", id=error.id)
    return refused(error)


async def _on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, NeulandError)
    return await _on_refusal(request, refusal_of(error))


async def _on_malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"])[:100]
    return await _on_refusal(request, Refusal("malformed", f"{where}: {first['msg']}"[:300], where=where))


async def _on_http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return refused(Refusal("unknown-page", "There is nothing at that address."))
    response = refused(Refusal("malformed", str(error.detail)[:300]))
    if error.status_code != 400:  # a body that is no JSON is malformed like any other
        response.status_code = error.status_code
    response.headers.update(error.headers or {})
    return response


async def _on_trouble(request: Request, error: Exception) -> Response:
    log.warning("request: put off, something it needs does not answer (%s)", type(error).__name__)
    return refused(Refusal("try-again", "Something that this needs does not answer just now."))
