"""Back-ups: made while people play, of either database, put back into either, every table replayed."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from neuland.cli import main
from neuland.server.api.app import create_app
from neuland.server.settings import Settings
from server.harness import NEWEST, Program
from server.postgres import Postgres


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    made = Postgres()
    yield made
    made.remove()


def opened(database: str) -> TestClient:
    return TestClient(create_app(Settings(database=database, workers=1, limited=False)))


def database(kind: str, postgres: Postgres, folder: Path, name: str) -> str:
    if kind == "sqlite":
        return str(folder / f"{name}.sqlite")
    name = f"{name}_{folder.name.replace('-', '_').lower()[:40]}"
    postgres.run("createdb", "-h", "127.0.0.1", "-p", str(postgres.port), "-U", "neuland", name)
    return postgres.url.replace("/postgres", f"/{name}")


def play_until(done: threading.Event, program: Program) -> int:
    """Somebody plays at random until something else is done; how many moves."""
    dice = Random(4)
    moves = 0
    state = program.state(NEWEST)
    while state["decisions"] and not (done.is_set() and moves):
        decision = dice.choice(state["decisions"])
        program.act("play", version=state["version"], action=dice.choice(decision["options"]), seat=decision["seat"])
        moves += 1
        state = program.state(NEWEST)
    return moves


@pytest.mark.parametrize(("source", "target"), [("sqlite", "sqlite"), ("sqlite", "pg"), ("pg", "sqlite"), ("pg", "pg")])
def test_a_back_up_is_made_while_people_play_and_put_back(
    source: str, target: str, tmp_path: Path, postgres: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = database(source, postgres, tmp_path, "theirs")
    ours = database(target, postgres, tmp_path, "ours")
    file = tmp_path / "kept.neuland"
    with opened(theirs) as client:
        ada = Program(client)
        for game in ("settlement", "imperial", "bunny"):
            ada.make(game, "human", clock={"kind": "bank", "seconds": 900})
            asked = next(seat for seat in (0, 1) if ada.state(f"?seat={seat}")["decisions"])
            ada.act("play", action=ada.state(f"?seat={asked}")["decisions"][0]["options"][0], seat=asked)
        ada.post(
            "/api/tables", {"game": "bunny", "from": {"lesson": client.get("/api/games/bunny/lessons").json()[0]["id"]}}
        )
        ada.post("/api/accounts", {"login": "ada", "password": "analytical engine"})
        kept = ada.state("?seat=0")
        other = Program(client)
        other.make("bunny", "human")
        done = threading.Event()
        with ThreadPoolExecutor(1) as player:
            plays = player.submit(play_until, done, other)
            status = main(["backup", str(file), "--database", theirs])
            done.set()
        assert plays.result() > 0
    said = capsys.readouterr().out
    assert status == 0 and "5 tables" in said and "Every table was replayed." in said
    assert sorted(path.name for path in tmp_path.iterdir() if "kept" in path.name) == ["kept.neuland"]
    assert main(["restore", str(file), "--database", ours]) == 0
    assert "5 tables" in capsys.readouterr().out
    with opened(ours) as client:
        again = Program(client, ada.token)
        again.table = ada.table
        state = again.state("?seat=0")
        for member in ("view", "decisions", "position", "table"):
            assert state[member] == kept[member]
        assert client.post("/api/login", json={"login": "ada", "password": "analytical engine"}).status_code == 200
        again.act("play", action=again.state("?seat=1")["decisions"][0]["options"][0], seat=1)


def test_what_cannot_be_done_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(str(tmp_path / "a.sqlite")) as client:
        ada = Program(client)
        ada.make("bunny", "human")
    there, letter = tmp_path / "there", tmp_path / "letter"
    letter.write_text("Dear Charles, " * 100)
    sqlite3.connect(tmp_path / "strange").execute("CREATE TABLE letters (text)")
    assert main(["backup", str(there), "--database", str(tmp_path / "a.sqlite")]) == 0
    before = there.read_bytes()
    capsys.readouterr()
    for command in (
        ["backup", str(there), "--database", str(tmp_path / "a.sqlite")],
        ["backup", str(tmp_path / "new"), "--database", str(tmp_path / "missing.sqlite")],
        ["backup", str(tmp_path / "no" / "folder"), "--database", str(tmp_path / "a.sqlite")],
        ["backup", str(tmp_path / "new"), "--database", str(letter)],
        ["backup", str(tmp_path / "new"), "--database", "postgresql://neuland@127.0.0.1:1/x"],
        ["restore", str(tmp_path / "missing"), "--database", str(tmp_path / "b.sqlite")],
        ["restore", str(letter), "--database", str(tmp_path / "b.sqlite")],
        ["restore", str(tmp_path / "strange"), "--database", str(tmp_path / "b.sqlite")],
        ["restore", str(there), "--database", str(tmp_path / "a.sqlite")],
    ):
        assert main(command) == 2, command
        said = capsys.readouterr()
        assert said.err.startswith("neuland: ") and said.err.count("\n") == 1 and not said.out, said
    assert there.read_bytes() == before and not (tmp_path / "missing.sqlite").exists()
    with opened(str(tmp_path / "a.sqlite")) as client:
        assert Program(client, ada.token).get("/api/me")["tables"]


def test_a_table_that_does_not_replay_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with opened(str(tmp_path / "a.sqlite")) as client:
        ada = Program(client)
        for _ in range(3):
            ada.make("bunny", "human")
            ada.act("play", action=ada.state("?seat=0")["decisions"][0]["options"][0], seat=0)
        tables = [row["id"] for row in ada.get("/api/me")["tables"]]
    with sqlite3.connect(tmp_path / "a.sqlite") as database:
        database.execute(
            'UPDATE entries SET body = \'{"action": "fly"}\' WHERE table_id = ? AND number = 2', tables[:1]
        )
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", tables[1:2])
    assert main(["backup", str(tmp_path / "kept"), "--database", str(tmp_path / "a.sqlite")]) == 1
    said = capsys.readouterr().out
    assert f"Does not replay: {tables[0]}" in said and said.count("Does not replay") == 1
    assert "1 tables are of other rules" in said
