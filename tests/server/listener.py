"""Somebody who is told, and the rounds in which the server tells."""

from __future__ import annotations

import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from typing import Any

from starlette.testclient import TestClient

from neuland.server.notices import rounds
from server.harness import Json


class Listener:
    """Somebody's webhook, or a push service."""

    def __init__(self) -> None:
        heard: list[tuple[dict[str, str], bytes]] = []
        self.heard = heard
        self.status = [200]

        class Handler(BaseHTTPRequestHandler):
            def do_POST(handler) -> None:  # noqa: N805
                body = handler.rfile.read(int(handler.headers["content-length"]))
                heard.append(({name.lower(): value for name, value in handler.headers.items()}, body))
                handler.send_response(self.status[0])
                handler.end_headers()

            def log_message(handler, format: str, *args: Any) -> None:  # noqa: N805
                pass

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()
        self.url = f"http://127.0.0.1:{self.server.server_port}/hook?x=1"

    @property
    def told(self) -> list[Json]:
        return [json.loads(body) for _, body in self.heard]


def look_round(client: TestClient) -> None:
    app: Any = client.app
    assert client.portal is not None
    client.portal.call(rounds.tell_those_away, app.state.context.hub)
