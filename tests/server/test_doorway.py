"""The doorway: pages go out before the rest of a server is loaded, and are the same as after."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from starlette.testclient import TestClient

from neuland.server.api import doorway
from neuland.server.api.app import create_app
from neuland.server.api.doorway import Doorway
from server.conftest import settings_for
from server.harness import Program

PAGES = ("/", "/plain", "/plain/", "/t/abc", "/plain.css", "/api-and-more")
NO_PAGES = ("/nowhere.js", "/api", "/api/nothing", "/../secret.txt")


def said(answer: Any) -> Any:
    return answer.status_code, dict(answer.headers), answer.content


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Event:
    """The rest is not loaded before this is set."""
    go = Event()
    load = doorway._whole

    def slowly(*args: Any) -> Any:
        assert go.wait(20)
        return load(*args)

    monkeypatch.setattr(doorway, "_whole", slowly)
    return go


def test_pages_are_the_same_before_the_rest_is_loaded_and_after(tmp_path: Path, held: Event) -> None:
    with TestClient(create_app(settings_for(tmp_path))) as client:
        whole = [said(client.get(path)) for path in PAGES]
        heads = [said(client.head(path)) for path in PAGES]
        others = [said(client.get(path)) for path in NO_PAGES]
    with TestClient(Doorway(settings_for(tmp_path))) as client:
        assert [said(client.get(path)) for path in PAGES] == whole
        assert [said(client.head(path)) for path in PAGES] == heads
        tag = client.get("/").headers["etag"]
        assert client.get("/", headers={"if-none-match": tag}).status_code == 304
        assert not held.is_set()
        held.set()
        assert [said(client.get(path)) for path in NO_PAGES] == others
        assert [said(client.get(path)) for path in PAGES] == whole
        ada = Program(client)
        ada.make("bunny", "human")
        assert ada.state()["table"]["status"] == "running"


def test_the_rest_is_loaded_though_nobody_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    loaded = Event()
    load = doorway._whole

    def noted(*args: Any) -> Any:
        loaded.set()
        return load(*args)

    monkeypatch.setattr(doorway, "_whole", noted)
    monkeypatch.setattr(doorway, "LATEST", 0.01)
    with TestClient(Doorway(settings_for(tmp_path))):
        assert loaded.wait(20)


def test_too_many_requests_are_refused_before_the_rest_is_loaded(tmp_path: Path, held: Event) -> None:
    settings = settings_for(tmp_path)
    few = replace(settings.limits, requests=0.001, requests_burst=3)
    with TestClient(Doorway(replace(settings, limited=True, limits=few))) as client:
        answers = [client.get("/") for _ in range(5)]
        held.set()
    assert answers[0].status_code == 200 and answers[-1].status_code == 429
    assert answers[-1].json()["refusal"]["id"] == "too-fast"


def test_a_server_that_cannot_start_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    @asynccontextmanager
    async def failing(_settings: object) -> AsyncIterator[None]:
        raise OSError("the disk is full")
        yield

    monkeypatch.setattr(doorway, "opened", failing)
    told: list[Any] = []

    async def scenario() -> None:
        async def receive() -> Any:
            return {"type": "lifespan.startup"}

        async def send(message: Any) -> None:
            told.append(message)

        await Doorway(settings_for(tmp_path))({"type": "lifespan"}, receive, send)

    with pytest.raises(OSError, match="the disk is full"):
        asyncio.run(scenario())
    assert told[0]["type"] == "lifespan.startup.failed" and "the disk is full" in told[0]["message"]


def test_a_server_is_open_without_what_only_its_api_needs() -> None:
    script = "import sys, neuland.server.run; print(*[name for name in ('fastapi', 'alembic') if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == ""
