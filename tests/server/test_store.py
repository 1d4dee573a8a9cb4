"""What is kept: restarts, older databases, back-ups, other rules, failing bots."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text
from starlette.testclient import TestClient

import neuland
from neuland.server.api.app import create_app
from neuland.server.store import writer as writing
from neuland.server.store.batch import Written
from neuland.server.store.engine import make_engine, migrate
from neuland.server.store.straight import MOST_PAGES, Straight
from neuland.server.store.writer import TOGETHER, Writer
from neuland.server.table.entries import Entry
from neuland.server.thinking import check_bot, simpler
from neuland.server.workers import Workers
from server.conftest import settings_for
from server.harness import Json, Program, play_out


def opened(folder: Path) -> TestClient:
    return TestClient(create_app(settings_for(folder)))


def everything(program: Program, seats: int) -> list[Json]:
    views = [program.state(f"?seat={seat}") for seat in range(seats)] + [program.state("?seat=none")]
    return [{key: state[key] for key in state if key not in ("now", "players")} for state in views]


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_a_restarted_server_knows_what_the_old_one_knew(game: str, tmp_path: Path) -> None:
    """Half-made simultaneous answers, undone steps, votes and chat included: every state is the same."""
    dice = Random(4)
    seats = 3 if 3 in neuland.load(game).seats else 2
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make(game, *["human"] * (seats - 1))
        for step in range(45):
            seat = dice.randrange(seats)
            state = ada.state(f"?seat={seat}")
            if state["decisions"]:
                action = dice.choice(state["decisions"][0]["options"])
                ada.act("play", version=state["version"], action=action, seat=seat)
            if step % 7 == 3:
                ada.send("POST", f"/api/tables/{ada.table}/undo", {"version": ada.state()["version"], "seat": seat})
        ada.act("chat", text="good night", seat=1)
        ada.send("POST", f"/api/tables/{ada.table}/propose", {"what": "undo", "to": 2, "seat": 0})
        before = everything(ada, seats)
    with opened(tmp_path) as client:
        again = Program(client, ada.token)
        again.table = ada.table
        assert everything(again, seats) == before


def test_bots_go_on_after_a_restart_though_nobody_looks(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make("settlement", "random")
        leave = ada.act("leave")
        assert leave["state"]["players"][0]["kind"] == "bot"
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        database.execute("UPDATE tables SET due = 0")
    with opened(tmp_path) as client:
        again = Program(client, ada.token)
        state: Json = {"status": "", "table": {"status": "running"}}
        again.table = ada.table
        while state["table"]["status"] != "finished":
            state = again.state("?wait=0.2&since=99999999")


@pytest.mark.parametrize("form", ["0001", "0003"])
def test_an_older_database_is_brought_up_to_date(tmp_path: Path, form: str) -> None:
    """A database of an older form, with a running table in it: the first knew no accounts and reports, the third had a
    webhook for each seat."""
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make("bunny", "human", seed=8)
        ada.act("play", action=ada.state()["decisions"][0]["options"][0], seat=0)
        before = ada.state("?seat=0")["view"]
    new = sqlite3.connect(tmp_path / "test.sqlite")
    older = tmp_path / "older"
    older.mkdir()
    asyncio.run(_old_database(f"sqlite+aiosqlite:///{older / 'test.sqlite'}", form))
    old = sqlite3.connect(older / "test.sqlite")
    assert ("accounts" in {row[0] for row in old.execute("SELECT name FROM sqlite_master")}) == (form == "0003")
    for table in ("players", "sessions", "tables", "entries", "seats"):
        columns = ",".join(row[1] for row in old.execute(f"PRAGMA table_info({table})"))
        for row in new.execute(f"SELECT {columns} FROM {table}").fetchall():
            old.execute(f"INSERT INTO {table} ({columns}) VALUES ({','.join('?' * len(row))})", row)
    if form == "0003":
        hook = "https://example.org/hook"
        old.executemany(
            "INSERT INTO hooks (table_id, seat, url) VALUES (?, ?, ?)", [(ada.table, seat, hook) for seat in (0, 1)]
        )
    old.commit()
    old.close()
    new.close()
    with opened(older) as client:
        again = Program(client, ada.token)
        again.table = ada.table
        assert again.state("?seat=0")["view"] == before
        again.post("/api/accounts", {"login": "ada", "password": "analytical engine"})
        play_out([again], Random(1))
        kept = [way["address"] for way in again.get("/api/notices")["ways"]]
        assert kept == (["https://example.org/hook"] if form == "0003" else [])


async def _old_database(url: str, form: str) -> None:
    engine = make_engine(url)
    await migrate(engine, form)
    await engine.dispose()


def test_a_table_of_other_rules_is_frozen_and_nothing_of_it_lost(tmp_path: Path) -> None:
    with opened(tmp_path) as client:
        ada = Program(client)
        ada.make("bunny", "human")
        ada.act("play", action=ada.state()["decisions"][0]["options"][0], seat=0)
        lines = len(ada.state()["log"])
    with sqlite3.connect(tmp_path / "test.sqlite") as database:
        database.execute("UPDATE tables SET rules = 99")
    with opened(tmp_path) as client:
        again = Program(client, ada.token)
        again.table = ada.table
        state = again.state("?seat=0")
        assert (state["table"]["status"], state["table"]["notice"]) == ("frozen", "rules-changed")
        assert len(state["log"]) == lines and state["view"] is None
        assert again.act_refused("play", action="x", seat=0, version=1)["id"] == "not-running"
        assert again.get(f"/api/tables/{ada.table}/words?lang=de")["board"].startswith("Die Regeln")


class Broken(Workers):
    """Workers in which every bot but the simplest fails."""

    async def run(self, work: Any, *args: Any, **more: Any) -> Any:
        if args[2] != "random":
            raise ValueError("this bot fails")
        return work(*args)


def test_a_bot_that_fails_is_replaced_and_the_table_says_so(client: TestClient, ada: Program) -> None:
    app: Any = client.app
    app.state.context.hub.driver.workers = Broken(1, 5)
    ada.make("bunny", "greedy")
    state = play_out([ada], Random(2))
    [failed] = [line for line in state["log"] if line["kind"] == "bot-failed"] or [
        line for line in ada.state()["log"] if line["kind"] == "bot-failed"
    ]
    assert (failed["was"], failed["bot"], failed["seat"]) == ("greedy", "random", 1)
    said = ada.get(f"/api/tables/{ada.table}/words")["log"]
    assert "Bot 2: the bot failed; a simpler one plays on." in said or len(state["log"]) > 60


def test_bots_are_those_of_the_catalog_with_bounded_budgets() -> None:
    for right in ("greedy", "hard", "mcts:5s", "mcts:5000ms", "mcts:20000it"):
        check_bot(right)
    for wrong in ("own.py:Bot", "mcts:999999ms", "mcts:6s", "mcts:20001it", "greedy:5", "nobody", "mcts:../x"):
        with pytest.raises(neuland.NeulandError):
            check_bot(wrong)
    assert [simpler(bot) for bot in ("mcts:500ms", "greedy")] == ["greedy", "random"]


def test_a_worker_that_dies_or_hangs_is_started_anew() -> None:
    async def scenario() -> None:
        workers = Workers(1, 20)
        with pytest.raises(Exception, match="process"):
            await workers.run(_die)
        assert await workers.run(abs, -5) == 5
        workers.seconds = 0.2
        with pytest.raises(TimeoutError):
            await workers.run(_hang)
        workers.seconds = 20
        assert await workers.run(abs, -6) == 6
        workers.stop()

    asyncio.run(scenario())


def _die() -> None:
    import os

    os._exit(3)


def _hang() -> None:
    import time

    time.sleep(600)


def test_two_servers_that_write_the_same_number_do_not_both_win(tmp_path: Path) -> None:
    """The database's own order check: the second writer learns what the first wrote, and goes on from there."""
    with opened(tmp_path) as one, opened(tmp_path) as two:
        ada = Program(one)
        made = ada.make("bunny", "human")
        there = Program(two, ada.token)
        there.table = made["table"]
        here_state, there_state = ada.state("?seat=0"), there.state("?seat=1")
        ada.act("play", version=here_state["version"], action=here_state["decisions"][0]["options"][0], seat=0)
        done = there.act(
            "play", version=there_state["version"], action=there_state["decisions"][0]["options"][0], seat=1
        )
        assert done["version"] == here_state["version"] + 2
        assert [line["version"] for line in done["state"]["log"]] == [
            there_state["version"] + 1,
            there_state["version"] + 2,
        ]


@pytest.mark.parametrize(("took", "sizes"), [(0.0, [TOGETHER, TOGETHER, 20]), (1.0, [TOGETHER, TOGETHER + 20])])
def test_commits_take_few_along_while_they_are_quick_and_all_when_they_are_slow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, took: float, sizes: list[int]
) -> None:
    async def scenario() -> None:
        writer = Writer(make_engine(f"sqlite+aiosqlite:///{tmp_path / 'w.sqlite'}"), "here", 5)
        committed: list[int] = []
        told: list[Exception | None] = []

        async def commit(batch: list[Any]) -> None:
            committed.append(len(batch))
            writer._took = took

        monkeypatch.setattr(writer, "_commit", commit)
        for number in range(2 * TOGETHER + 20):
            writer.write("table", Entry(number + 1, "chat", None, {}, 0), {}, None, told.append)
        writer.start()
        await writer.stop()
        assert committed == sizes
        assert told == [None] * (2 * TOGETHER + 20), "everybody is told, once"

    asyncio.run(scenario())


def test_of_very_many_not_all_are_told_in_one_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A slow disk makes batches large; what else has come is done in between."""

    async def scenario() -> None:
        writer = Writer(make_engine(f"sqlite+aiosqlite:///{tmp_path / 'w.sqlite'}"), "here", 5)
        told: list[Exception | None] = []
        seen: set[int] = set()

        async def commit(batch: list[Any]) -> None:
            writer._took = 1.0

        async def others() -> None:
            while len(told) < 4 * TOGETHER:
                seen.add(len(told))
                await asyncio.sleep(0)

        monkeypatch.setattr(writer, "_commit", commit)
        for number in range(4 * TOGETHER):
            writer.write("table", Entry(number + 1, "chat", None, {}, 0), {}, None, told.append)
        writer.start()
        await others()
        await writer.stop()
        assert {0, TOGETHER, 2 * TOGETHER, 3 * TOGETHER} <= seen

    asyncio.run(scenario())


def test_the_sqlite_file_is_brought_up_to_date_beside_the_commits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No commit does it, and what waits for it does not grow for ever."""
    monkeypatch.setattr(writing, "MANY", 50)
    file = tmp_path / "test.sqlite"
    with opened(tmp_path) as client:
        table = Program(client).make("bunny", "human")["table"]

    async def scenario() -> list[int]:
        engine = make_engine(f"sqlite+aiosqlite:///{file}")
        writer = Writer(engine, "here", 5)
        writer.start()
        sizes = []
        for number in range(2, 602):
            await writer.append(table, Entry(number, "chat", None, {"text": "x" * 400}, 0), INDEX)
            if number % 100 == 0 and writer._copying is not None:
                await writer._copying
                sizes.append(file.with_name("test.sqlite-wal").stat().st_size)
        assert writer._straight is not None
        pragma = writer._straight.connection().cursor().execute("PRAGMA wal_autocheckpoint")
        assert pragma.fetchone()[0] == MOST_PAGES
        with closing(sqlite3.connect(f"file:{file}?immutable=1", uri=True)) as alone:  # without what waits
            found = alone.execute("SELECT max(number) FROM entries").fetchone()[0]
        await writer.stop()
        await engine.dispose()
        assert found >= 500
        return sizes

    sizes = asyncio.run(scenario())
    assert len(sizes) == 6
    assert sizes[-1] < 2 * sizes[0], "it begins anew"


def test_the_sqlite_file_is_safe_at_each_commit(tmp_path: Path) -> None:
    asked = ("journal_mode", "synchronous", "foreign_keys")

    async def pragmas() -> list[Any]:
        engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'p.sqlite'}")
        await migrate(engine)
        async with engine.connect() as connection:
            found = [(await connection.execute(text(f"PRAGMA {name}"))).scalar() for name in asked]
        straight = Straight(engine)
        with pytest.raises(sqlite3.IntegrityError):
            straight.write([Written("no table", Entry(1, "chat", None, {}, 0), INDEX)])
        cursor = straight.connection().cursor()
        found += [cursor.execute(f"PRAGMA {name}").fetchone()[0] for name in asked]
        straight.close()
        await engine.dispose()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1] * 2


INDEX = {"status": "running", "waiting": ",1,", "due": None, "round": 3, "phase": "harvest"}


def test_a_batch_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    """With what lists show of its tables, and who sits where; and after trouble the next one is written."""
    with opened(tmp_path) as client:
        ada = Program(client)
        table = ada.make("bunny", "human")["table"]
    engine = make_engine(f"sqlite+aiosqlite:///{tmp_path / 'test.sqlite'}")
    straight = Straight(engine)
    database = sqlite3.connect(tmp_path / "test.sqlite")

    def there(columns: str, name: str) -> list[Any]:
        return database.execute(f"SELECT {columns} FROM {name} ORDER BY 1").fetchall()

    before = [there("*", name) for name in ("entries", "tables", "seats")]
    join = Written(table, Entry(2, "join", 1, {"name": "Bob"}, 77, "a"), INDEX, (1, "bob"))
    clash = Written(table, Entry(1, "chat", None, {}, 78, "b"), {**INDEX, "phase": "other"}, (0, ""))
    with pytest.raises(sqlite3.IntegrityError):
        straight.write([join, clash])
    assert [there("*", name) for name in ("entries", "tables", "seats")] == before
    chat = Written(
        table, Entry(3, "chat", None, {"text": "hi"}, 79, "c"), {**INDEX, "round": 4, "changed": 70}, (0, "")
    )
    straight.write([join, chat])
    assert there("number, kind, seat, body, at, ref", "entries")[1:] == [
        (2, "join", 1, '{"name":"Bob"}', 77, "a"),
        (3, "chat", None, '{"text":"hi"}', 79, "c"),
    ]
    assert there("status, waiting, due, round, phase, changed", "tables") == [
        ("running", ",1,", None, 4, "harvest", 70)
    ]
    assert there("seat, player", "seats") == [(1, "bob")]
    straight.close()
    database.close()
    asyncio.run(engine.dispose())
