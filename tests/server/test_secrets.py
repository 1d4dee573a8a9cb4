"""Only views leave the server: nothing that a seat must not know is in anything it was ever sent."""

from __future__ import annotations

import logging
from typing import Any

import pytest
from sqlalchemy import select
from starlette.testclient import TestClient

from neuland.server.hub import Hub
from neuland.server.store.schema import players, sessions, tables
from neuland.server.table.viewpoints import Viewpoints
from server.harness import Json, Program


def hub_of(client: TestClient) -> Hub:
    app: Any = client.app
    hub: Hub = app.state.context.hub
    return hub


def try_every_door(program: Program, position: int) -> None:
    """Everything that can be asked about a table; what is refused counts too."""
    table = f"/api/tables/{program.table}"
    for path in ("", "?seat=none", "?seat=0", "?seat=1", "/words", "/record", "/history", "/positions/0"):
        program.send("GET", table + path)
    for seat in ("0", "1", "none", "all"):
        program.send("GET", f"{table}/positions/{position}?seat={seat}")
    program.send("GET", "/api/me")
    program.send("GET", "/api/tables")
    for number in (0, 1, 2):
        program.send("POST", "/api/tables", {"from": {"table": program.table, "position": position, "seat": number}})


def neutral(view: Any) -> Json:
    """A view as JSON would give it back."""
    import orjson

    found: Json = orjson.loads(orjson.dumps(view))
    return found


def words_in(facts: Any) -> set[str]:
    """Every text in some JSON."""
    found: set[str] = set()
    left = [facts]
    while left:
        one = left.pop()
        if isinstance(one, str):
            found.add(one)
        elif isinstance(one, dict):
            left.extend(one.values())
        elif isinstance(one, (list, tuple)):
            left.extend(one)
    return found


def test_a_seats_view_does_not_depend_on_what_it_does_not_know(client: TestClient) -> None:
    """Two tables that differ only in what seat 0 cannot know send it the same bytes."""
    ada = Program(client)
    ada.make("bunny", "human")
    live = hub_of(client).tables[ada.table]
    true = ada.state("?seat=0") | {"now": 0}
    live.hosted.table = live.hosted.game.redeal(0, 5)
    live.viewpoints = Viewpoints(live.hosted)
    other = ada.state("?seat=0") | {"now": 0}
    for member in ("view", "decisions", "log", "table", "players"):
        assert other[member] == true[member]


def test_branching_a_running_game_gives_only_what_the_seat_knows(client: TestClient) -> None:
    ada, bob = Program(client), Program(client)
    made = ada.make("bunny", "open")
    bob.join(made["table"], made["invitation"])
    table = made["table"]
    live = hub_of(client).tables[table]
    assert bob.refused("/api/tables", {"from": {"table": table, "seat": 0}})["id"] == "not-yours"
    before = ada.state()["view"]
    hands = []
    for _ in range(6):
        branch = ada.post("/api/tables", {"from": {"table": table, "seat": 0}, "seats": [{"kind": "human"}] * 2})
        assert branch["state"]["table"]["start"] == "position" and branch["state"]["table"]["seed"] is None
        practice = hub_of(client).tables[branch["table"]].hosted
        assert neutral(practice.game.view(0)) == before
        hands.append(str(practice.game.look(1)["seat"][1]["hand"]))
    assert len(set(hands)) > 1, "what is hidden is drawn anew"
    assert str(live.hosted.facts.start.seed) not in str(branch)


async def _rows(hub: Hub) -> tuple[list[Any], list[Any], list[Any]]:
    async with hub.engine.connect() as connection:
        return (
            list(await connection.execute(select(sessions))),
            list(await connection.execute(select(players))),
            list(await connection.execute(select(tables.c.id))),
        )


def test_secrets_are_kept_as_hashes_and_never_logged(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    ada, bob = Program(client), Program(client)
    made = ada.make("bunny", "open")
    bob.join(made["table"], made["invitation"])
    ada.post("/api/accounts", {"login": "ada", "password": "analytical engine"})
    ada.act("play", action=ada.state()["decisions"][0]["options"][0])
    assert client.portal is not None
    kept = str(client.portal.call(_rows, hub_of(client)))
    for secret in (ada.token, bob.token):
        assert secret not in kept
    seed = str(hub_of(client).tables[made["table"]].hosted.facts.start.seed)
    ours = "\n".join(record.getMessage() for record in caplog.records if record.name.startswith("neuland"))
    for secret in (ada.token, bob.token, made["invitation"], "analytical engine", seed):
        assert secret not in ours
