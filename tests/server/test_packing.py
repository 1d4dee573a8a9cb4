"""What is the same for everybody is sent compressed and kept; what is somebody's is neither."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from neuland.server.api import packing, pages
from neuland.server.api.packing import takes_gzip
from server.harness import Program

SHARED = [
    "/api/games",
    "/api/games/bunny/components?lang=de",
    "/api/games/bunny/lessons",
    "/api/games/bunny/rules?lang=en",
    "/api/games/worlds/book?lang=en&world=123&seats=3",
    "/api/games/worlds/contents?lang=en",
    "/api/text/en.ftl",
    "/api/text/bunny/de.ftl",
    "/api/openapi.json",
]
SCRIPT = "console.log('the page');" * 100


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page as the build leaves it."""
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>Neuland</p>" * 100, "utf-8")
    (folder / "assets" / "index-d34db33f.js").write_text(SCRIPT, "utf-8")
    (folder / "assets" / "map-d34db33f.png").write_bytes(b"\x89PNG" * 500)
    (folder / "icon.svg").write_text("<svg></svg>", "utf-8")
    monkeypatch.setattr(pages, "BUILT", folder)


def get(client: TestClient, path: str, encoding: str = "gzip, br", **headers: str) -> dict[str, str]:
    """The head of an answer, with its status, its length on the line and its content."""
    with client.stream("GET", path, headers={"accept-encoding": encoding, **headers}) as answer:
        sent = b"".join(answer.iter_raw())
        length = answer.headers.get("content-length", "0")
    assert int(length) == len(sent), "what was announced came"
    return {**answer.headers, "status": str(answer.status_code), "sent": str(len(sent))}


@pytest.mark.parametrize("path", SHARED)
def test_texts_and_games_are_packed_and_asked_for_anew(client: TestClient, path: str) -> None:
    packed, plain = get(client, path), get(client, path, "identity")
    assert packed["content-encoding"] == "gzip" and "content-encoding" not in plain
    assert int(packed["sent"]) < int(plain["sent"]) * 0.7
    assert client.get(path).content == client.get(path, headers={"accept-encoding": "identity"}).content
    for head in (packed, plain):
        assert (head["cache-control"], head["vary"], head["etag"]) == ("no-cache", "Accept-Encoding", plain["etag"])
    again = get(client, path, **{"if-none-match": f'"other", {packed["etag"]}'})
    assert (again["status"], again["sent"], again["etag"]) == ("304", "0", packed["etag"])
    assert again["cache-control"] == "no-cache" and "content-encoding" not in again
    assert get(client, path, **{"if-none-match": '"other"'})["status"] == "200"


def test_files_of_the_page_last_for_ever_and_the_page_itself_does_not(client: TestClient, built: None) -> None:
    script, picture = get(client, "/assets/index-d34db33f.js"), get(client, "/assets/map-d34db33f.png")
    for head in (script, picture):
        assert head["cache-control"] == "public, max-age=31536000, immutable" and head["etag"]
    assert script["content-encoding"] == "gzip" and int(script["sent"]) < len(SCRIPT) / 10
    assert client.get("/assets/index-d34db33f.js").text == SCRIPT
    assert "content-encoding" not in picture and "vary" not in picture, "a picture is compressed already"
    for path in ("/", "/table/x", "/plain"):
        page = get(client, path)
        assert (page["cache-control"], page["content-encoding"]) == ("no-cache", "gzip")
        assert get(client, path, **{"if-none-match": page["etag"]})["status"] == "304"
    assert "content-encoding" not in get(client, "/icon.svg"), "nothing is gained"


def test_what_is_somebodys_is_neither_packed_nor_kept(client: TestClient) -> None:
    """Secrets beside words that others chose are never compressed: the length would tell one by the other."""
    ada = Program(client)
    made = ada.make("bunny", "human")
    head = {"authorization": f"Bearer {ada.token}"}
    table = f"/api/tables/{made['table']}"
    paths = [table, f"{table}/words", f"{table}/history", f"{table}/positions/0?seat=0", "/api/me", "/api/tables"]
    paths += [
        "/api/notices",
        "/api/games/imperial/decks",
        "/api/reach?at=http://x",
        "/healthz",
        "/metrics",
        "/api/nothing",
    ]
    for path in paths:
        answer = get(client, path, **head)
        assert "content-encoding" not in answer and "etag" not in answer, path
        assert answer["cache-control"] == "no-store", path
    wish = {"game": "bunny", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human"}], "token": True}
    posted = client.post("/api/tables", json=wish, headers={"accept-encoding": "gzip"})
    assert posted.json()["token"] and "content-encoding" not in posted.headers
    refused = get(client, "/api/text/nothing/en.ftl")
    assert (refused["status"], refused["cache-control"]) == ("404", "no-store")


def test_what_is_kept_packed_has_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packing, "MOST", 300)
    keeper = packing.Packing(lambda *_: asyncio.sleep(0))
    for number in range(50):
        assert gzip.decompress(asyncio.run(keeper._pack(str(number % 20), b"%d" % number))) == b"%d" % number
    assert 0 < keeper._size <= 300 and keeper._size == sum(map(len, keeper._kept.values()))


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [("gzip", True), ("br;q=1, GZIP ; q=0.5", True), ("*", True), ("gzip;q=0", False), ("br", False), ("", False)],
)
def test_who_takes_gzip(accepted: str, takes: bool) -> None:
    assert takes_gzip(accepted) is takes
