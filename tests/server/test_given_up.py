"""A seat that was given up shows nothing more to who had it, and a secret that was given back opens nothing."""

from __future__ import annotations

from collections.abc import Iterator
from time import sleep

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from neuland.server.api.app import create_app
from neuland.server.settings import Settings
from server.harness import Json, Program
from server.postgres import Postgres
from server.test_socket import Live, open_live


def echo(live: Live) -> None:
    """Waits until all that was to be sent has come."""
    live.send({"type": "ping"})
    live.until("pong")


def leave_and_fill(ada: Program, bob: Program, eve: Program, host_opens: bool, **more: object) -> Json:
    """Bob sits down beside Ada, and is connected; his seat is opened again, Eve takes it, and the game starts.
    All that Bob's connection was sent since he has no seat, up to the answer of the bot in the third: nothing more
    happens then, so that what is asked later is what he was sent."""
    made = ada.make("bunny", "open", "open", **more)
    bob.join(made["table"], made["invitation"], seat=1)
    with open_live(bob) as socket:
        live = Live(socket)
        assert live.state["you"]["seats"] == [1] and live.state["you"]["seat"] == 1
        if host_opens:
            ada.post(f"/api/tables/{made['table']}/seats/1", {"kind": "open"})
        else:
            bob.act("leave")
        echo(live)
        assert live.state["you"]["seat"] is None
        eve.join(made["table"], made["invitation"], name="Eve", seat=1)
        ada.post(f"/api/tables/{made['table']}/seats/2", {"kind": "bot", "bot": "greedy"})
        eve.act("play", action=eve.state()["decisions"][0]["options"][0])
        assert not ada.state()["players"][1]["connected"], "nobody of that seat is here"
        while 2 in asked(live.state):
            live.until("state", "update")
        echo(live)
        return live.state


def asked(state: Json) -> list[int]:
    """The seats that are asked; before the game starts all are about to be."""
    return [0, 1, 2] if state["view"] is None else [ask["seat"] for ask in state["view"]["asked"]]


@pytest.mark.parametrize("host_opens", [False, True])
def test_who_gave_up_a_seat_sees_no_more_of_it(client: TestClient, host_opens: bool) -> None:
    ada, bob, eve = Program(client), Program(client), Program(client)
    shown = leave_and_fill(ada, bob, eve, host_opens)
    assert shown["decisions"] == [] and shown["undo"] is None
    seen = eve.state("?seat=none")
    assert (shown["version"], shown["view"]) == (seen["version"], seen["view"]), "what everybody sees"
    assert asked(shown) == [0, 1]
    played = [(line["seat"], line["action"]) for line in shown["log"] if line["kind"] == "play"]
    assert played == [(2, None)], "that the bot has answered, not what; of what Eve did, which is not all yet, nothing"


def test_who_gave_up_a_seat_of_a_private_table_is_sent_away(client: TestClient) -> None:
    ada, bob = Program(client), Program(client)
    made = ada.make("bunny", "open", "open", visibility="private")
    bob.join(made["table"], made["invitation"], seat=1)
    with open_live(bob) as socket:
        live = Live(socket)
        ada.post(f"/api/tables/{made['table']}/seats/1", {"kind": "open"})
        with pytest.raises(WebSocketDisconnect) as closed:
            echo(live)
    assert closed.value.code == 4404


def test_leaving_a_private_table_answers_what_it_did(ada: Program, bob: Program) -> None:
    made = ada.make("bunny", "open", "open", visibility="private")
    bob.join(made["table"], made["invitation"], seat=1)
    done = bob.act("leave")
    assert done == {"version": ada.state()["version"], "state": None}
    assert ada.state()["players"][1]["kind"] == "open"


# ---- logging out ------------------------------------------------------------------------------


@pytest.fixture(params=["sqlite", "postgres"])
def two_doors(request: pytest.FixtureRequest, client: TestClient) -> Iterator[tuple[TestClient, TestClient]]:
    """The same server twice, or two nodes."""
    if request.param == "sqlite":
        yield client, client
        return
    postgres = Postgres()
    settings = Settings(database=postgres.url, workers=1, limited=False)
    try:
        with TestClient(create_app(settings)) as one, TestClient(create_app(settings)) as two:
            yield one, two
    finally:
        postgres.remove()


def test_logging_out_ends_connections_and_holds_on_all_nodes(two_doors: tuple[TestClient, TestClient]) -> None:
    ada = Program(two_doors[0])
    ada.make("bunny", "human")
    there = Program(two_doors[1], ada.token)
    there.table = ada.table
    again = Program(two_doors[1], there.post("/api/me", {"name": "Eve", "token": True})["token"])
    again.table = ada.table
    assert there.state()["you"]["seats"] == [0, 1]
    with open_live(again) as other, open_live(there) as socket:
        live, kept = Live(socket, token=ada.token), Live(other)
        ada.post("/api/logout", {})
        with pytest.raises(WebSocketDisconnect) as closed:
            for _ in range(100):  # the other node hears of it soon
                echo(live)
                sleep(0.05)
        assert closed.value.code == 4401
        assert there.act_refused("chat", text="still here")["id"] == "no-player"
        echo(kept)
