"""The doors: connections that say nothing are closed, each address has its number, and nobody is locked out."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from time import sleep
from typing import Any

import pytest
import uvicorn
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from neuland.server import run
from neuland.server.api import people
from neuland.server.api.app import create_app
from neuland.server.api.guard import grouped
from neuland.server.settings import Limits, Settings
from server.conftest import settings_for
from server.harness import Program, ask
from server.postgres import Postgres
from server.test_guard import WISH
from server.test_secrets import hub_of

Door = tuple[str, int]


@pytest.fixture
def door(tmp_path: Path) -> Iterator[Callable[..., Door]]:
    """Servers as `neuland serve` runs them, in threads of this process."""
    running: list[tuple[uvicorn.Server, threading.Thread]] = []

    def opened(**limits: Any) -> Door:
        settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1, limits=Limits(**limits))
        listening = socket.create_server(("127.0.0.1", 0))
        server = uvicorn.Server(run.config_for(settings))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        running.append((server, thread))
        while not server.started:
            sleep(0.01)
        return "127.0.0.1", listening.getsockname()[1]

    yield opened
    for server, thread in running:
        server.should_exit = True
        thread.join(20)


def closes(at: Door, said: bytes) -> bytes:
    """What the server answers to somebody who says that and no more, until it closes the connection."""
    with socket.create_connection(at, 20) as connection:
        connection.sendall(said)
        found = b""
        while piece := connection.recv(65536):
            found += piece
        return found


QUICK = {"header_seconds": 0.5, "body_seconds": 0.5, "keep_seconds": 1}


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", b""),
        (b"GET /api/games HT", b""),
        (b"GET /api/games HTTP/1.1\r\nhost: x\r\nx-more: ", b""),
        (b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{", b"408"),
        (b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n", b"408"),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n", b"200"),
        (b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\nGET", b"200"),
    ],
)
def test_who_says_half_and_no_more_is_not_waited_for(door: Callable[..., Door], said: bytes, answer: bytes) -> None:
    found = closes(door(**QUICK), said)
    assert found.split(b"\r\n")[0].removeprefix(b"HTTP/1.1 ")[:3] == answer
    if answer == b"408":
        assert b'"too-slow"' in found


def test_a_byte_now_and_then_does_not_keep_a_connection_open(door: Callable[..., Door]) -> None:
    with socket.create_connection(door(**QUICK), 20) as connection:
        connection.sendall(b"GET /api/games HTTP/1.1\r\nx: ")
        with pytest.raises(OSError):
            for _ in range(100):
                connection.sendall(b"x")
                sleep(0.1)


def test_an_address_has_its_number_of_connections_and_others_theirs(door: Callable[..., Door]) -> None:
    at = door(http_connections=20)
    kept = [socket.create_connection(at, 20) for _ in range(20)]
    with socket.create_connection(at, 20) as one_more, pytest.raises(OSError):
        one_more.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        if not one_more.recv(100):
            raise OSError("closed without an answer")
    with socket.create_connection(at, 20, source_address=("127.0.0.2", 0)) as other:
        other.sendall(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
        assert other.recv(100).startswith(b"HTTP/1.1 200")
    for connection in kept:
        connection.close()
    for _ in range(100):  # and whoever goes makes room
        try:
            assert ask(f"http://127.0.0.1:{at[1]}", "/healthz")["ok"] is True
            break
        except OSError:
            sleep(0.05)
    else:
        raise AssertionError("no room was made")


def test_live_connections_are_counted_before_they_have_said_who_they_are(door: Callable[..., Door]) -> None:
    async def scenario() -> None:
        host, port = door(connections=3)
        url = f"ws://{host}:{port}/api/tables/x/live"
        async with connect(url), connect(url), connect(url), connect(url) as fourth:
            with pytest.raises(ConnectionClosed) as closed:
                await fourth.recv()
                await fourth.recv()
            assert closed.value.rcvd is not None and closed.value.rcvd.code == 4429

    asyncio.run(scenario())


def test_a_house_full_of_ipv6_addresses_is_one_house() -> None:
    assert grouped("2001:db8:1:2::1") == grouped("2001:db8:1:2:ffff::9") != grouped("2001:db8:1:3::1")
    assert grouped("::ffff:192.0.2.1") == grouped("192.0.2.1") != grouped("192.0.2.2")
    assert grouped("nonsense") == "nonsense"


# ---- entries and memory -------------------------------------------------------------------------------


def test_a_game_is_taken_back_only_so_often(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1, limits=Limits(besides=6, requests_burst=999))
    with TestClient(create_app(settings)) as client:
        ada, bob = Program(client), Program(client)
        made = ada.make("bunny", "open")
        bob.join(made["table"], made["invitation"])
        for _ in range(6):
            ada.act("play", action=ada.state()["decisions"][0]["options"][0])
            ada.act("undo")
        for kind, body in (("undo", {}), ("chat", {"text": "x"}), ("propose", {"what": "undo"})):
            ada.act("play", action=ada.state()["decisions"][0]["options"][0]) if kind == "undo" else None
            assert ada.act_refused(kind, **body)["id"] == "too-many", kind
        bob.act("play", action=bob.state()["decisions"][0]["options"][0])
        bob.act("chat", text="I have said nothing yet")
        state = ada.state()
        assert state["decisions"], "and the game goes on"
        ada.act("play", action=state["decisions"][0]["options"][0])


def test_coming_and_going_has_its_bounds_too(tmp_path: Path) -> None:
    settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1, limits=Limits(besides=6, requests_burst=999))
    with TestClient(create_app(settings)) as client:
        ada = Program(client)
        table = ada.make("bunny", "open", "open")["table"]
        kinds = [
            ada.send("POST", f"/api/tables/{table}/seats/1", {"kind": kind, "bot": "greedy"}).status_code
            for kind in ["bot", "open"] * 5
        ]
        assert kinds == [200] * 6 + [409] * 4
        ada.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "greedy"})


def test_what_was_asked_for_once_is_not_kept_for_ever(client: TestClient) -> None:
    ada = Program(client)
    ada.make("bunny", "human")
    for _ in range(60):
        ada.act("chat", text="something", seat=0)
    made = hub_of(client).tables[ada.table].viewpoints._logs
    for since in range(300):
        ada.state(f"?seat=0&since={since}")
    assert len(made) < 40
    assert [line["version"] for line in ada.state("?seat=0&since=10")["log"]] == list(range(11, 62))


# ---- passwords ----------------------------------------------------------------------------------------


class Naps:
    """Pauses that are counted, not waited for."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.taken: list[float] = []
        monkeypatch.setattr(people, "pause", self.nap)

    async def nap(self, seconds: float) -> None:
        self.taken.append(seconds)


def account(client: TestClient) -> dict[str, str]:
    login = {"login": "ada", "password": "analytical engine"}
    assert client.post("/api/accounts", json={**login, "name": "Ada"}).status_code == 200
    client.cookies.clear()
    return login


def wrong(client: TestClient, login: str = "ada") -> int:
    return client.post("/api/login", json={"login": login, "password": "difference engine"}).status_code


def test_wrong_passwords_slow_down_and_lock_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1)
    naps = Naps(monkeypatch)
    with (
        TestClient(create_app(settings), client=("203.0.113.9", 1)) as evil,
        TestClient(create_app(settings), client=("192.0.2.7", 1)) as owner,
    ):
        login = account(owner)
        assert [wrong(evil) for _ in range(15)] == [403] * 15
        assert naps.taken == sorted(naps.taken) and naps.taken[-1] >= 4, "slower and slower"
        naps.taken.clear()
        assert owner.post("/api/login", json=login).status_code == 200, "through the other door, of another server"
        assert max(naps.taken, default=0) <= 2, "the owner hardly notices"
        naps.taken.clear()
        assert wrong(evil, "babbage") == 403 and naps.taken[-1] >= 4, "it is the address, whatever the account"
        assert evil.post("/api/login", json=login).status_code == 200, "even there the right one is taken"


def test_nodes_know_of_each_others_wrong_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    postgres = Postgres()
    naps = Naps(monkeypatch)
    try:
        settings = Settings(database=postgres.url, workers=1)
        with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
            account(one)
            for _ in range(10):
                wrong(one)
            naps.taken.clear()
            wrong(two)
            assert naps.taken[-1] >= 4
    finally:
        postgres.remove()


def test_no_address_is_kept_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Naps(monkeypatch)
    with TestClient(create_app(settings_for(tmp_path)), client=("203.0.113.9", 1)) as client:
        account(client)
        wrong(client)
    for file in tmp_path.iterdir():
        assert b"203.0.113.9" not in file.read_bytes()


def test_passwords_are_tried_one_at_a_time_from_one_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(_: float) -> None:
        await asyncio.sleep(0.5)

    monkeypatch.setattr(people, "pause", busy)
    settings = Settings(database=str(tmp_path / "t.sqlite"), workers=1)
    with TestClient(create_app(settings)) as client:
        account(client)
        found: list[int] = []
        threads = [threading.Thread(target=lambda: found.append(wrong(client))) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert set(found) == {403, 429} and found.count(429) >= 2


def test_a_table_can_be_made_all_the_same(client: TestClient) -> None:
    assert client.post("/api/tables", json=WISH).status_code == 201
