"""People who are away or out of time: the others vote, or a bot sits in, as the table says."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from neuland.server.api.app import create_app
from server.conftest import settings_for
from server.harness import Json, Program


@pytest.fixture
def impatient(tmp_path: Path) -> Iterator[TestClient]:
    """A server at which everybody who is not connected is away at once."""
    with TestClient(create_app(settings_for(tmp_path, absent_seconds=0))) as made:
        yield made


def three(client: TestClient, **more: object) -> list[Program]:
    programs = [Program(client) for _ in range(3)]
    made = programs[0].make("bunny", "open", "open", **more)
    for program in programs[1:]:
        program.join(made["table"], made["invitation"])
    return programs


def test_a_bot_is_voted_into_the_seat_of_somebody_who_is_away(impatient: TestClient) -> None:
    ada, bob, eve = three(impatient)
    vote = ada.act("propose", what="bot", of=2)["state"]["votes"][0]
    assert (vote["what"], vote["seat"], vote["waiting"]) == ("bot", 2, [1])
    assert eve.act_refused("vote", vote=vote["id"], yes=False)["id"] == "no-vote", "it is about her"
    state = bob.act("vote", vote=vote["id"], yes=True)["state"]
    assert state["players"][2]["kind"] == "bot" and state["players"][2]["name"] == "Bob"
    while all(line["seat"] != 2 for line in state["log"] if line["kind"] == "play"):
        state = ada.state(f"?wait=5&since={state['version']}") | {"log": ada.state()["log"]}
    eve.act("return")
    assert ada.state()["players"][2]["kind"] == "human"


def test_nobody_is_voted_out_who_is_here(client: TestClient) -> None:
    ada, _, _ = three(client)
    assert ada.act_refused("propose", what="bot", of=2)["id"] == "not-absent"
    assert ada.act_refused("propose", what="bot", of=0)["id"] == "malformed"
    assert ada.act_refused("propose", what="bot", of=2, bot="own.py:Bot")["id"] in ("not-absent", "bad-option")


@pytest.mark.parametrize("on_timeout", ["vote", "bot"])
def test_out_of_time(client: TestClient, on_timeout: str) -> None:
    ada, bob, _ = three(client, clock={"kind": "move", "seconds": 1, "on_timeout": on_timeout})
    state: Json = ada.state()
    assert [clock["running"] for clock in state["clocks"]] == [True, True, True]
    if on_timeout == "bot":
        while [player["kind"] for player in state["players"]] != ["bot"] * 3:
            state = ada.state(f"?wait=5&since={state['version']}")
        assert {line["why"] for line in ada.state()["log"] if line["kind"] == "bot"} == {"timeout"}
        return
    while not all(player["late"] for player in state["players"]):
        state = ada.state(f"?wait=5&since={state['version']}")
    vote = ada.act("propose", what="bot", of=2)["state"]["votes"][0]
    assert bob.act("vote", vote=vote["id"], yes=True)["state"]["players"][2]["kind"] == "bot"
    assert bob.act("play", action=bob.state()["decisions"][0]["options"][0])["state"]["players"][1]["late"] is False


def test_a_table_over_days_leaves_memory_and_its_clock_is_called_all_the_same(tmp_path: Path) -> None:
    clock = {"kind": "move", "seconds": 2, "on_timeout": "bot"}
    with TestClient(create_app(settings_for(tmp_path, idle_seconds=0, sweep_seconds=0.2))) as client:
        app: Any = client.app
        tables = app.state.context.hub.tables
        ada = Program(client)
        ada.make("bunny", "human", clock=clock)
        while ada.table in tables:
            client.get("/healthz")
        state: Json = {"players": [{"kind": "human"}]}
        while state["players"][0]["kind"] != "bot":
            state = ada.state()


def test_nobodys_time_runs_while_no_server_does(tmp_path: Path) -> None:
    hour = 3_600_000
    with TestClient(create_app(settings_for(tmp_path))) as client:
        ada = Program(client)
        ada.make("bunny", "human", clock={"kind": "bank", "seconds": 100, "on_timeout": "bot"})
    with sqlite3.connect(tmp_path / "test.sqlite") as database:  # as if all that had been an hour ago
        database.execute("UPDATE entries SET at = at - ?", (hour,))
        database.execute("UPDATE tables SET due = due - ?", (hour,))
        database.execute("UPDATE shared SET value = value - ? WHERE name = 'beat'", (hour,))
    for _ in range(2):  # the second start finds nothing more to give back
        with TestClient(create_app(settings_for(tmp_path))) as client:
            again = Program(client, ada.token)
            again.table = ada.table
            state = again.state()
            assert [line["kind"] for line in state["log"]] == ["made", "pause"]
            assert [player["kind"] for player in state["players"]] == ["human", "human"]
            assert all(90_000 < clock["left"] <= 100_000 for clock in state["clocks"])
