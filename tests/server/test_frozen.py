"""Tables of older rules after an upgrade: kept, readable, and said to be frozen.

`rules_1.sql` is the database of a server with version 1 of the rules: Ada and Bob in the middle of Bunny Kingdom with
a bot, a table of Imperial Settlers that waits for somebody, and Ada's finished game of Settlement.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from neuland.server.api.app import create_app
from server.conftest import settings_for
from server.harness import Program

ADA, BOB = "xRrKedCTjg-OdJXzyucoTwWgBEPTB8ZlaELvwIeUSAA", "Pe4XWZavMIYJIMKdI1OcTQ-H2pfGNIK47IaSAGBKb28"
RUNNING, OPEN, FINISHED = "qWrwRuyZ2Eg0a3hX", "1wai0B-5rWZ_h_X5", "Fb1dvFJbvoGGYgtF"


@pytest.fixture
def upgraded(tmp_path: Path) -> Iterator[TestClient]:
    """A server of today on the database of then."""
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        database.executescript((Path(__file__).parent / "rules_1.sql").read_text("utf-8"))
        database.execute("UPDATE tables SET due = 0 WHERE status = 'running'")
    with TestClient(create_app(settings_for(tmp_path))) as client:
        yield client


def at(client: TestClient, token: str, table: str) -> Program:
    program = Program(client, token)
    program.table = table
    return program


def test_a_running_table_is_kept_and_says_why_it_cannot_go_on(upgraded: TestClient) -> None:
    ada, bob = at(upgraded, ADA, RUNNING), at(upgraded, BOB, RUNNING)
    state = ada.state()
    assert (state["table"]["status"], state["table"]["notice"]) == ("frozen", "rules-changed")
    assert [player["name"] for player in state["players"]] == ["Ada", "Bob", ""]
    assert (state["view"], state["decisions"], state["table"]["seed"]) == (None, [], None)
    assert [line.get("action") for line in state["log"]] == [
        *[None, None, "pick provisions-1", None, "pick carrotistador", None, None, None]
    ]
    assert [line.get("action") for line in bob.state()["log"]][3] == "pick A2"
    assert state["log"][7]["text"] == "See you tomorrow"
    assert ada.act_refused("play", action="pick A1", version=state["version"])["id"] == "not-running"
    assert ada.refused(f"/api/tables/{RUNNING}/record")["id"] == "not-running"


def test_it_can_be_read_in_words(upgraded: TestClient) -> None:
    ada = at(upgraded, ADA, RUNNING)
    words = ada.get(f"/api/tables/{RUNNING}/words")
    assert words["board"].startswith("The rules of this game have changed since this table was made.")
    assert words["log"] == [
        "The table is set up.",
        "Bob sits down.",
        "The game begins.",
        "Ada chooses “Play Provisions”.",
        "Bob has chosen.",
        "Ada chooses “Play Carrotistador”.",
        "Bob has chosen.",
        "Ada takes something back.",
        "Ada: See you tomorrow",
    ]
    assert ada.get(f"/api/tables/{RUNNING}/words?lang=de")["board"].startswith("Die Regeln dieses Spiels haben sich")


def test_nobody_waits_at_a_frozen_table(upgraded: TestClient) -> None:
    """No bot is asked, no list says that it is somebody's turn, no public list offers a seat."""
    ada = at(upgraded, ADA, RUNNING)
    mine = {table["id"]: (table["status"], table["your_turn"]) for table in ada.get("/api/me")["tables"]}
    assert mine == {RUNNING: ("frozen", False), OPEN: ("frozen", False), FINISHED: ("finished", False)}
    assert ada.get("/api/tables") == []
    assert at(upgraded, ADA, OPEN).state()["table"]["status"] == "frozen"
    join = {"name": "Cy", "invitation": None, "token": True}
    assert Program(upgraded).refused(f"/api/tables/{OPEN}/join", join)["text"]


def test_a_finished_game_lies_open_and_stays_finished(upgraded: TestClient) -> None:
    ada = at(upgraded, ADA, FINISHED)
    state = ada.state("?seat=none")
    assert state["table"]["status"] == "frozen"
    assert state["log"][1]["action"] == "take mace-of-valour"
    assert state["table"]["seed"] is not None and state["table"]["commitment"] is None
    words = ada.get(f"/api/tables/{FINISHED}/words")
    assert words["deal"] == f"Dealt at random, with the seed {state['table']['seed']}."
    ada.act("chat", text="good game", seat=0)
    assert ada.get("/api/me")["tables"][0]["status"] == "finished"


def test_new_tables_are_made_beside_the_old_ones(upgraded: TestClient) -> None:
    ada = at(upgraded, ADA, "")
    made = ada.make("bunny", "human")
    assert made["state"]["table"]["status"] == "running"
    assert made["state"]["table"]["rules"] == 2
