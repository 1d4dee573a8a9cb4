"""The live connection: complete first, then what changed; resumed by version; the same as by HTTP."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager
from random import Random
from typing import Any, get_args

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from neuland.server.api.messages import FROM_SERVER
from server.harness import Json, Program, after

HEARD = {str(get_args(kind.model_fields["type"].annotation)[0]): kind for kind in FROM_SERVER}
"""Whatever the server says is one of the messages that the page's types are written from."""


def open_live(program: Program, table: str = "") -> AbstractContextManager[WebSocketTestSession]:
    program.client.cookies.clear()
    headers = {"authorization": f"Bearer {program.token}"} if program.token else {}
    session: AbstractContextManager[WebSocketTestSession] = program.client.websocket_connect(
        f"/api/tables/{table or program.table}/live", headers=headers
    )
    return session


class Live:
    """One end of a live connection, with the state put together as docs/api.md says."""

    def __init__(self, socket: WebSocketTestSession, since: int = 0, **hello: Any) -> None:
        self.socket = socket
        self.state: Json = {}
        self.send({"type": "hello", "since": since, **hello})
        self.until("state")

    def send(self, message: Any) -> None:
        self.socket.send_text(message if isinstance(message, str) else json.dumps(message))

    def until(self, *kinds: str) -> Json:
        while True:
            message: Json = json.loads(self.socket.receive_text())
            HEARD[message["type"]].model_validate(message)
            self.state = after(self.state, message)
            if message["type"] in kinds:
                return message


def table_for_two(ada: Program, bob: Program, **more: Any) -> None:
    made = ada.make("bunny", "open", **more)
    bob.join(made["table"], made["invitation"])


def same(one: Json, other: Json) -> bool:
    return one | {"now": 0} == other | {"now": 0}


def test_updates_put_together_are_the_state(ada: Program, bob: Program) -> None:
    table_for_two(ada, bob)
    dice = Random(3)
    with open_live(ada) as socket:
        live = Live(socket)
        for number in range(60):
            for program in (bob, ada):
                state = program.state()
                if state["decisions"] and (program is bob or number % 3):
                    action = dice.choice(state["decisions"][0]["options"])
                    program.act("play", version=state["version"], action=action)
            state = live.state
            if state["decisions"]:
                action = dice.choice(state["decisions"][0]["options"])
                live.send({"type": "play", "version": state["version"], "action": action, "id": f"n{number}"})
                live.until("done", "refusal")
        live.send({"type": "ping"})
        live.until("pong")
        fresh = ada.state()
        assert same(live.state, fresh)


def test_a_lost_connection_is_resumed_by_version(ada: Program, bob: Program) -> None:
    table_for_two(ada, bob)
    with open_live(ada) as socket:
        version = Live(socket).state["version"]
    bob.act("chat", text="while you were away")
    with open_live(ada) as socket:
        log = Live(socket, since=version).state["log"]
    assert [line["text"] for line in log] == ["while you were away"]


def test_refusals_name_the_message_they_answer(ada: Program, bob: Program) -> None:
    table_for_two(ada, bob)
    with open_live(ada) as socket:
        live = Live(socket)
        live.send({"type": "play", "version": live.state["version"], "action": "fly", "id": "a"})
        refusal = live.until("refusal")
        assert (refusal["id"], refusal["refusal"]["id"]) == ("a", "illegal-action")
        for wrong in (
            "{",
            "[]",
            '{"type": 5}',
            '{"type": "play"}',
            '{"type": "chat", "text": 7}',
            "\ud7ff" * 9,
            "9" * 17000,
        ):
            live.send(wrong)
            assert live.until("refusal")["refusal"]["id"] in ("malformed", "too-large")


def test_strangers_watch_and_cannot_act(ada: Program, bob: Program) -> None:
    table_for_two(ada, bob)
    eve = Program(ada.client)
    with open_live(eve, ada.table) as socket:
        live = Live(socket)
        assert live.state["you"] == {"seat": None, "seats": [], "host": False} and live.state["decisions"] == []
        live.send({"type": "chat", "text": "hello"})
        assert live.until("refusal")["refusal"]["id"] == "no-player"


def test_presence_is_told(ada: Program, bob: Program) -> None:
    table_for_two(ada, bob)
    with open_live(ada) as socket:
        live = Live(socket)
        with open_live(bob) as other:
            Live(other)
            while not live.until("presence")["players"][1]["connected"]:
                pass
        while live.until("presence")["players"][1]["connected"]:
            pass
        assert live.state["players"][1]["away_since"] is not None


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"type": "hello", "token": "x" * 43}, 4401),
        ({"type": "hello", "seat": 1}, 4403),
        ({"type": "ping"}, 4400),
        ({"type": "hello", "since": "all"}, 4400),
    ],
)
def test_a_wrong_hello_closes_the_connection(ada: Program, bob: Program, hello: Json, code: int) -> None:
    table_for_two(ada, bob)
    with open_live(ada) as socket:
        socket.send_text(json.dumps(hello))
        assert json.loads(socket.receive_text())["type"] == "refusal"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == code


def test_an_unknown_table_closes_the_connection(client: TestClient) -> None:
    with open_live(Program(client), "nowhere") as socket:
        socket.send_text('{"type": "hello"}')
        socket.receive_text()
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == 4404


def test_waiting_by_http_gets_what_comes(ada: Program, bob: Program) -> None:
    table_for_two(ada, bob)
    version = ada.state()["version"]
    assert ada.state(f"?since={version}&wait=0.01")["log"] == []
    bob.act("chat", text="hello")
    assert ada.state(f"?since={version}&wait=20")["log"][0]["text"] == "hello"
