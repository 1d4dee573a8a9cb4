"""Two servers on one PostgreSQL serve one table; a node dies, the database is restarted, and play goes on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from random import Random

import pytest
from starlette.testclient import TestClient
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import neuland
from neuland.server.api.app import create_app
from neuland.server.settings import Settings
from server.harness import Json, Program, Served, after, ask
from server.listener import Listener, look_round
from server.postgres import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.remove()


@pytest.fixture
def nodes(postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    with Served(postgres.url) as one, Served(postgres.url) as two:
        yield one, two
        for served in (one, two):
            assert not [line for line in served.lines if "Traceback" in line], "".join(served.lines)


class Seat:
    """A player that is told of everything by its node, and goes to another node when its own is gone."""

    def __init__(self, nodes: list[Served], table: str, token: str, dice: Random) -> None:
        self.nodes = nodes
        self.table = table
        self.token = token
        self.dice = dice
        self.state: Json = {"version": 0, "log": [], "position": 0}
        self.moves: set[str] = set()

    async def play(self, at: Callable[[int], None]) -> Json:
        """To the end of the game. `at` is called with each new position."""
        unanswered: Json | None = None
        while True:
            try:
                address = self.nodes[0].address.replace("http", "ws", 1) + f"/api/tables/{self.table}/live"
                async with connect(address, max_size=None, open_timeout=5) as socket:
                    hello = {"type": "hello", "since": self.state["version"], "token": self.token}
                    await socket.send(json.dumps(hello))
                    asked = 0
                    async for text in socket:
                        message = json.loads(text)
                        self.state = after(self.state, message)
                        if message["type"] == "state" and unanswered is not None:
                            await socket.send(json.dumps(unanswered))
                        elif message["type"] in ("done", "refusal"):
                            if message["type"] == "refusal" and message["refusal"]["id"] == "try-again":
                                await asyncio.sleep(0.2)
                                await socket.send(json.dumps(unanswered))
                                continue
                            assert message["type"] == "done" or message["refusal"]["id"] == "stale", message
                            unanswered = None
                        if self.state["table"]["status"] == "finished":
                            return self.state
                        at(self.state["position"])
                        for decision in self.state["decisions"]:
                            if unanswered is None and decision["since"] > asked:
                                asked = decision["since"]
                                unanswered = {
                                    "type": "play",
                                    "version": self.state["version"],
                                    "action": self.dice.choice(decision["options"]),
                                    "id": f"m{self.state['version']}",
                                }
                                await socket.send(json.dumps(unanswered))
            except (OSError, WebSocketException):
                self.nodes = self.nodes[1:] + self.nodes[:1]
                await asyncio.sleep(0.1)


def seats(game: str, nodes: tuple[Served, Served], *others: Json) -> tuple[Seat, Seat]:
    """A table made at the first node and joined at the second."""
    one, two = nodes
    wish = {"game": game, "seats": [{"kind": "human", "name": "Ada"}, {"kind": "open"}, *others], "token": True}
    made = ask(one.address, "/api/tables", wish)
    body = {"name": "Bob", "invitation": made["invitation"], "token": True}
    joined = ask(two.address, f"/api/tables/{made['table']}/join", body)
    return (
        Seat([one, two], made["table"], made["token"], Random(1)),
        Seat([two, one], made["table"], joined["token"], Random(2)),
    )


async def both(one: Seat, two: Seat, at: Callable[[int], None] = lambda position: None) -> list[Json]:
    return list(await asyncio.wait_for(asyncio.gather(one.play(at), two.play(lambda position: None)), 240))


def verify(served: Served, seat: Seat, states: list[Json]) -> None:
    record = ask(served.address, f"/api/tables/{seat.table}/record", token=seat.token)
    table = neuland.replay(neuland.Record.loads(record))
    assert table.over and all(state["result"]["scores"] == table.scores for state in states)
    for state in states:
        assert [line["version"] for line in state["log"]] == list(range(1, state["version"] + 1)), "nothing was missed"


@pytest.mark.parametrize("game", ["bunny", "settlement"])
def test_players_on_two_nodes_play_one_table(game: str, nodes: tuple[Served, Served]) -> None:
    one, two = seats(game, nodes, {"kind": "bot", "bot": "random"})
    states = asyncio.run(both(one, two))
    verify(nodes[1], two, states)


def test_a_node_is_killed_and_its_player_goes_on_at_the_other(nodes: tuple[Served, Served]) -> None:
    one, two = seats("bunny", nodes, {"kind": "bot", "bot": "random"})
    killed: list[int] = []

    def at(position: int) -> None:
        if position > 25 and not killed:
            killed.append(position)
            nodes[0].kill()

    states = asyncio.run(both(one, two, at))
    assert killed
    verify(nodes[1], two, states)


def test_the_database_is_restarted_in_mid_game(nodes: tuple[Served, Served], postgres: Postgres) -> None:
    one, two = seats("bunny", nodes)
    restarted: list[int] = []

    def at(position: int) -> None:
        if position > 20 and not restarted:
            restarted.append(position)
            postgres.stop()
            postgres.start()

    states = asyncio.run(both(one, two, at))
    assert restarted
    verify(nodes[0], one, states)


def test_presence_is_known_on_both_nodes(nodes: tuple[Served, Served]) -> None:
    """Somebody connected at one node is not away for those at the other."""
    one, two = seats("bunny", nodes)

    async def scenario() -> None:
        addresses = [
            seat.nodes[0].address.replace("http", "ws", 1) + f"/api/tables/{seat.table}/live" for seat in (one, two)
        ]
        async with connect(addresses[0]) as first, connect(addresses[1]) as second:
            await first.send(json.dumps({"type": "hello", "token": one.token}))
            await second.send(json.dumps({"type": "hello", "token": two.token}))
            while True:
                message = json.loads(await asyncio.wait_for(first.recv(), 20))
                if message["type"] == "presence" and message["players"][1]["connected"]:
                    return

    asyncio.run(scenario())


def test_two_nodes_tell_somebody_once(postgres: Postgres, listener: Listener) -> None:
    """The same ways, asked for by the same code, of another database."""
    wishes = {"workers": 1, "limited": False, "notice_seconds": 0, "sweep_seconds": 3600, "private_hooks": True}
    settings = Settings(database=postgres.url, **wishes)  # type: ignore[arg-type]
    with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
        ada = Program(one)
        ada.make("bunny", "human")
        ada.post("/api/notices", {"kind": "webhook", "address": listener.url})
        for _ in range(2):
            look_round(one)
            look_round(two)
        assert len(listener.told) == 1
        assert one.get("/api/notices").json()["push_key"] == two.get("/api/notices").json()["push_key"]
