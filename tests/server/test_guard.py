"""The guard at the door: origins, cookies, sizes, rates, headers."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from neuland.server.api.app import create_app
from neuland.server.settings import Limits, Settings

WISH = {"game": "bunny", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human"}]}


def test_a_browsers_secret_is_out_of_reach_of_scripts(client: TestClient) -> None:
    made = client.post("/api/tables", json=WISH, headers={"origin": "http://testserver"})
    cookie = made.headers["set-cookie"]
    assert made.status_code == 201
    assert all(word in cookie.lower() for word in ("httponly", "samesite=lax", "path=/"))
    assert client.cookies["neuland"] not in made.text, "no script ever sees it"
    assert client.get(f"/api/tables/{made.json()['table']}").json()["you"]["seats"] == [0, 1]


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "t.sqlite"), public_url="https://play.example")
    with TestClient(create_app(settings), base_url="https://play.example") as client:
        made = client.post("/api/tables", json=WISH, headers={"origin": "https://play.example"})
        assert made.headers["set-cookie"].startswith("__Host-neuland=") and "Secure" in made.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["https://evil.example", "http://testserver.evil.example", "http://T]u0i", "null"])
def test_pages_of_other_sites_cannot_act(client: TestClient, origin: str) -> None:
    table = client.post("/api/tables", json=WISH).json()["table"]
    before = client.get(f"/api/tables/{table}").json()["version"]
    for path in ("/api/tables", f"/api/tables/{table}/play", "/api/me", "/api/logout"):
        answer = client.post(path, json=WISH, headers={"origin": origin})
        assert (answer.status_code, answer.json()["refusal"]["id"]) == (403, "foreign-origin")
    with (
        pytest.raises(WebSocketDisconnect),
        client.websocket_connect(f"/api/tables/{table}/live", headers={"origin": origin}) as socket,
    ):
        socket.receive_text()
    assert client.get(f"/api/tables/{table}").json()["version"] == before


def test_every_answer_has_the_headers_that_keep_browsers_safe(client: TestClient) -> None:
    for path in ("/", "/api/games", "/plain.js", "/nowhere.txt", "/table/xyz", "/healthz"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        scripts = next(part for part in policy.split(";") if "script-src" in part)
        assert scripts.strip() == "script-src 'self'"
        assert headers["x-content-type-options"] == "nosniff" and headers["referrer-policy"] == "no-referrer"
    assert "<script>" not in client.get("/").text and "onclick" not in client.get("/").text


def test_pages_give_no_other_files(client: TestClient) -> None:
    for path in (
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/..%2fsettings.py",
        "//etc/passwd",
        "/%00",
        "/api",
        "/api/x",
    ):
        answer = client.get(path)
        assert answer.status_code == 404 or "<title>" in answer.text, path
        assert "class Settings" not in answer.text and "root:" not in answer.text


def test_what_is_too_large_is_refused(client: TestClient) -> None:
    announced = client.post("/api/me", content=b"x" * 70_000)
    assert (announced.status_code, announced.json()["refusal"]["id"]) == (413, "too-large")
    streamed = client.post("/api/me", content=(b"x" * 10_000 for _ in range(9)))
    assert (streamed.status_code, streamed.json()["refusal"]["id"]) == (413, "too-large")


def test_records_and_component_files_may_be_larger(client: TestClient) -> None:
    """They come in with a new table and in the workshop; what is wrong with this one is something else."""
    large = "# " + 70_000 * "x"
    for path, body in (("/api/games/bunny/workshop", {"data": large}), ("/api/tables", {**WISH, "data": large})):
        assert client.post(path, json=body).status_code != 413, path


def test_who_is_too_fast_waits(tmp_path: Path) -> None:
    limits = Limits(requests=0.001, requests_burst=5, messages=0.001, messages_burst=3)
    settings = Settings(database=str(tmp_path / "t.sqlite"), limits=limits)
    with TestClient(create_app(settings)) as client:
        table = client.post("/api/tables", json=WISH).json()["table"]
        with client.websocket_connect(f"/api/tables/{table}/live") as socket:
            socket.send_text('{"type": "hello"}')
            for _ in range(5):
                socket.send_text('{"type": "ping"}')
            kinds = [socket.receive_json()["type"] for _ in range(7)]
            assert kinds.count("pong") == 3 and kinds.count("refusal") == 2
        answers = [client.get("/api/games") for _ in range(5)]
        assert answers[-1].status_code == 429 and int(answers[-1].headers["retry-after"]) > 0
        assert answers[-1].json()["refusal"]["id"] == "too-fast"
        assert client.get("/healthz").status_code == 200


def test_wrong_methods_and_bodies_get_typed_refusals(client: TestClient) -> None:
    for answer in (
        client.put("/api/tables", json={}),
        client.post("/api/me", content=b"\xff\xfe"),
        client.post("/api/me", content=b"{"),
        client.post("/api/me", content=b"[" * 60_000),
        client.post("/api/me", json={"name": ""}),
        client.get("/api/nothing"),
        client.get("/api/tables/x/positions/-1"),
    ):
        assert answer.status_code in (404, 405, 422), answer.text
        assert answer.json()["refusal"]["id"]
