"""Notices: told once per question, again if it failed, never into the server's own network."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from time import sleep
from typing import Any

import pytest
from starlette.testclient import TestClient

from neuland.server import notices
from neuland.server.api.app import create_app
from server.conftest import settings_for
from server.harness import Json, Program


class Listener:
    """Somebody's webhook."""

    def __init__(self) -> None:
        heard: list[Json] = []
        self.heard = heard
        self.status = [200]

        class Handler(BaseHTTPRequestHandler):
            def do_POST(handler) -> None:  # noqa: N805
                heard.append(json.loads(handler.rfile.read(int(handler.headers["content-length"]))))
                handler.send_response(self.status[0])
                handler.end_headers()

            def log_message(handler, format: str, *args: Any) -> None:  # noqa: N805
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?x=1"


@pytest.fixture
def listener() -> Iterator[Listener]:
    made = Listener()
    yield made
    made.server.shutdown()
    made.server.server_close()
    made.thread.join()


def opened(folder: Path, private: bool = True) -> TestClient:
    more = {"notice_seconds": 0, "sweep_seconds": 3600, "private_hooks": private, "public_url": "http://play.example"}
    return TestClient(create_app(settings_for(folder, **more)))


def look_round(client: TestClient) -> None:
    app: Any = client.app
    assert client.portal is not None
    client.portal.call(notices.tell_those_away, app.state.context.hub)


def test_who_is_away_is_told_once_per_question(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path) as client:
        ada, bob = Program(client), Program(client)
        made = ada.make("bunny", "open")
        bob.join(made["table"], made["invitation"])
        bob.act("notify", webhook=listener.url)
        for _ in range(3):
            look_round(client)
        assert [told["seat"] for told in listener.heard] == [1]
        assert listener.heard[0]["url"] == f"http://play.example/table/{ada.table}"
        assert "Bunny Kingdom" in listener.heard[0]["text"]
        bob.act("play", action=bob.state()["decisions"][0]["options"][0])
        while not bob.state()["decisions"]:
            ada.act("play", action=ada.state()["decisions"][0]["options"][0])
    with opened(tmp_path) as client:  # a restart in between loses no notice
        look_round(client)
        for _ in range(200):  # the server's own first round may have taken it on, and be about to tell
            if len(listener.heard) >= 2:
                break
            sleep(0.05)
        assert len(listener.heard) == 2
        bob = Program(client, bob.token)
        bob.table = ada.table
        bob.act("notify", webhook=None)
        look_round(client)
        assert len(listener.heard) == 2


def test_a_notice_that_fails_is_tried_again_later(
    tmp_path: Path, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "FIRST_PAUSE", 0)
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ada.act("notify", webhook=listener.url, seat=0)
        listener.status[0] = 500
        look_round(client)
        look_round(client)
        listener.status[0] = 200
        look_round(client)
        look_round(client)
        assert len(listener.heard) == 3


def test_nobody_sends_the_server_into_its_own_network(tmp_path: Path, listener: Listener) -> None:
    with opened(tmp_path, private=False) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ada.act("notify", webhook=listener.url, seat=0)
        look_round(client)
        assert listener.heard == []
        for wrong in (
            "ftp://example.org",
            "file:///etc/passwd",
            "https://",
            "https://a:b@example.org",
            "http://x:99999",
            "x",
        ):
            assert ada.act_refused("notify", webhook=wrong, seat=0)["id"] == "malformed"
        assert Program(client).refused(f"/api/tables/{ada.table}/notify", {"webhook": None})["id"] == "no-player"
