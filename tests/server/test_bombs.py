"""What strangers send takes nothing from the others: it is read elsewhere, within limits, and refused in one line."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from starlette.testclient import TestClient

import neuland
from neuland.core import scenario, toml
from neuland.core.errors import BadScenario, NeulandError
from neuland.server.api.app import create_app
from neuland.server.table.starts import Start
from neuland.server.workers import PATIENCE, Asker, Workers
from server.conftest import settings_for
from server.harness import Program
from server.test_secrets import hub_of

CASE = '[[case]]\nid = "x"\ngame = "bunny"\nseats = 2\nthen = {}\n'
BOMBS = {
    "a round of a hundred million": CASE + "given.round = 100000000\n",
    "a hundred million camps": CASE + "given.seat.0.camps_played = 100000000\n",
    "a number of five thousand digits": CASE + f"given.round = {'9' * 5000}\n",
    "a key of ten thousand parts": CASE + "given." + "a." * 10_000 + "a = 1\n",
    "a table of ten thousand parts": CASE + "[" + "a." * 10_000 + "a]\n",
    "brackets within brackets": CASE + f"given.deck = {'[' * 20_000}\n",
    "braces within braces": CASE + "given = " + "{a=" * 20_000 + "\n",
    "more than anybody writes": CASE + "# " + "x" * 70_000,
}


@pytest.mark.parametrize("bomb", BOMBS)
def test_a_case_that_is_a_bomb_is_refused_in_one_line(bomb: str, lasting: TestClient) -> None:
    answer = lasting.post("/api/tables", json={"from": {"case": BOMBS[bomb]}})
    assert answer.status_code == 422, answer.text
    assert answer.json()["refusal"]["text"] and "\n" not in answer.json()["refusal"]["text"]
    assert lasting.get("/api/me").json()["tables"] == []


@pytest.mark.parametrize("game", ["settlement", "imperial"])
@pytest.mark.parametrize(
    "bomb", ["x." * 10_000 + "x = 1", "x = " + "[" * 100_000, "x = " + "{a=" * 50_000, "x" * 300_000]
)
def test_a_component_file_that_is_a_bomb_is_refused_in_one_line(game: str, bomb: str, lasting: TestClient) -> None:
    answer = lasting.post("/api/tables", json={"game": game, "data": bomb})
    assert answer.status_code == 422, answer.text
    assert "\n" not in answer.json()["refusal"]["text"]


def test_nothing_of_strangers_is_read_where_everybody_waits_for_it(
    client: TestClient, ada: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server's own process reads none of it: there reading fails in this test."""
    record = neuland.load("bunny").new(2, 1).record().dumps()
    data = "[hero.farmer]\npoints = 4\n"

    def read(*_: Any) -> None:
        raise AssertionError("read in the server's own process")

    monkeypatch.setattr(toml, "read", read)
    monkeypatch.setattr(neuland.core.record.Record, "loads", read)
    ada.token = ada.post("/api/tables", {"from": {"case": CASE + "given.round = 2\n"}, "token": True})["token"]
    ada.post("/api/tables", {"from": {"record": record}})
    assert ada.refused("/api/tables", {"game": "settlement", "data": data})["id"] == "bad-data"


# ---- tables that are there already ----------------------------------------------------------------------


@pytest.fixture
def with_bomb(tmp_path: Path) -> Iterator[tuple[Path, Program]]:
    """A table that an older server took: laying it out would take everybody's memory."""
    with TestClient(create_app(settings_for(tmp_path))) as client:
        ada = Program(client)
        made = ada.post("/api/tables", {"from": {"case": CASE + "given.round = 2\n"}, "token": True})
        ada.token, ada.table = made["token"], made["table"]
        yield tmp_path, ada


def test_a_table_that_cannot_be_laid_out_is_set_aside_and_the_server_lives(with_bomb: tuple[Path, Program]) -> None:
    folder, ada = with_bomb
    with sqlite3.connect(folder / "test.sqlite") as database:
        [(start,)] = database.execute("SELECT start FROM tables")
        facts = orjson.loads(start)
        facts["case"] = orjson.dumps({**orjson.loads(facts["case"]), "given": {"round": 100_000_000}}).decode()
        database.execute("UPDATE tables SET start = ?, due = 1, status = 'running'", (orjson.dumps(facts).decode(),))
    for limits, notice in (({}, "does-not-replay"), ({"check_seconds": 0.0}, "cannot-load")):
        with TestClient(create_app(settings_for(folder, sweep_seconds=3600, **limits))) as client:
            again = Program(client, ada.token)
            again.table = ada.table
            state = again.state()
            assert (state["table"]["status"], state["table"]["notice"]) == ("frozen", notice)
            assert again.get(f"/api/tables/{ada.table}/words?lang=de")["board"].startswith("Dieser Tisch")
            other = Program(client)
            other.make("bunny", "human")
            assert client.get("/healthz").json()["ok"] is True


def test_a_table_that_breaks_what_loads_it_does_not_stop_the_sweep(with_bomb: tuple[Path, Program]) -> None:
    folder, ada = with_bomb
    ada.make("bunny", "human", clock={"kind": "move", "seconds": 1, "on_timeout": "bot"})
    with sqlite3.connect(folder / "test.sqlite") as database:
        database.execute("UPDATE entries SET body = '{}' WHERE table_id != ?", (ada.table,))
        database.execute("UPDATE tables SET due = 1, status = 'running'")
    with TestClient(create_app(settings_for(folder, sweep_seconds=3600))) as client:
        assert client.portal is not None
        client.portal.call(hub_of(client).sweep)
        again = Program(client, ada.token)
        again.table = ada.table
        while again.state()["players"][0]["kind"] != "bot":
            again.state("?wait=1&since=99")


# ---- numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_every_number_of_a_position_has_bounds(game: str) -> None:
    """Whatever word a game has for a position, a number that is too large is refused when it is read."""
    for given in (
        "round = N",
        "seat.0.goods.food = N",
        "a.b = [1, [N]]",
        "side = [{ money = N }]",
        "a.b.c = { d = N }",
    ):
        for number in (10_000, -10_000, 10**30):
            text = CASE.replace("bunny", game) + "[case.given]\n" + given.replace("N", str(number))
            with pytest.raises(BadScenario, match="9999"):
                scenario.read_cases(text)
    for other in ("1e308", "nan", "1979-05-27", "07:32:00"):
        with pytest.raises(BadScenario, match="whole numbers"):
            scenario.read_cases(CASE + f"given.round = {other}\n")


@pytest.mark.parametrize("game", sorted(neuland.catalog()))
def test_a_position_that_makes_no_sense_is_refused_in_one_line(game: str) -> None:
    words = ("round", "turn", "seat", "side", "phase", "deck", "market", "solo", "rest", "tiles", "order", "prices")
    values: list[Any] = [9_999, -9_999, "x", [], [[]], {}, {"0": 5}, {"0": {"goods": 5}}, [{"money": "x"}], True]
    for word in words:
        for value in values:
            case = scenario.Case("x", game, given={word: value})
            try:
                table = scenario.set_up(case)
            except NeulandError as error:
                assert "\n" not in str(error)
            else:
                table.view(None)


# ---- workers ------------------------------------------------------------------------------------------------


def _eat() -> int:
    return len([bytearray(1_000_000) for _ in range(100_000)])


def _sleep(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def test_a_worker_has_only_so_much_memory_and_others_go_on() -> None:
    async def scenario_() -> None:
        workers = Workers(2, 60, memory=200_000_000)
        other = asyncio.create_task(workers.run(_sleep, 1.5))
        with pytest.raises(MemoryError):
            await workers.run(_eat)
        assert await other == 1.5, "what another worker does is not ended"
        workers.stop()

    asyncio.run(scenario_())


def test_waiting_is_no_thinking() -> None:
    """One worker that has four seconds for each: four things of a second and a half are all done."""

    async def scenario_() -> None:
        workers = Workers(1, 4.0)
        await workers.run(abs, 1)
        said: list[bool] = []
        done = await asyncio.gather(*(workers.run(_sleep, 1.5, said=said.append) for _ in range(4)))
        assert done == [1.5] * 4 and workers.failures == 0
        assert said.count(True) == said.count(False) >= 2, "who waits is told so, and when it is over"
        workers.stop()

    asyncio.run(scenario_())


def _work() -> None:
    while True:
        pass


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="this system does not tell the time of a process")
def test_a_busy_machine_makes_nobodys_work_too_long() -> None:
    """A worker that is kept from the processors has not used them: only its own time counts. One that never comes back
    is ended nevertheless, and one that works all the time after no more than its own seconds."""

    async def scenario_() -> None:
        workers = Workers(1, 0.5)
        assert await workers.run(_sleep, 1.0) == 1.0
        begun = time.monotonic()
        with pytest.raises(TimeoutError):
            await workers.run(_sleep, 60)
        assert time.monotonic() - begun >= PATIENCE * 0.5
        with pytest.raises(TimeoutError):
            await workers.run(_work)
        assert workers.failures == 2
        workers.stop()

    asyncio.run(scenario_())


def test_askers_take_turns_and_who_used_much_comes_last() -> None:
    async def scenario_() -> None:
        workers = Workers(1, 60)
        order: list[str] = []

        async def ask(name: str, budgeted: bool = True) -> None:
            await workers.run(abs, 1, asker=Asker(name, budgeted))
            order.append(name)

        first = asyncio.create_task(workers.run(_sleep, 0.2))
        await asyncio.sleep(0)
        wanted = [*["many"] * 14, "one", *["two"] * 2]
        tasks = [asyncio.create_task(ask(name)) for name in wanted]
        await asyncio.gather(first, *tasks)
        assert order[:5] == ["many", "one", "two", "many", "two"], "nobody waits behind another's fourteen"
        workers._count(Asker("many"), 1000)
        first = asyncio.create_task(workers.run(_sleep, 0.2))
        await asyncio.sleep(0)
        order.clear()
        tasks = [asyncio.create_task(ask(name, name != "account")) for name in ("many", "account", "many", "one")]
        workers._count(Asker("account", False), 1000)
        await asyncio.gather(first, *tasks)
        assert order == ["account", "one", "many", "many"], "and who has had much has the rest"
        workers.stop()

    asyncio.run(scenario_())


def test_a_bot_that_waits_says_so(client: TestClient, ada: Program) -> None:
    hub = hub_of(client)
    ada.make("bunny", "greedy")
    assert client.portal is not None
    live = hub.tables[ada.table]
    client.portal.call(live.bot_waits, 1, True)
    assert [player["waits"] for player in ada.state()["players"]] == [False, True]
    client.portal.call(live.bot_waits, 1, False)
    assert [player["waits"] for player in ada.state()["players"]] == [False, False]


def test_many_thinking_bots_of_one_do_not_make_anothers_fail(tmp_path: Path) -> None:
    """One worker, a second to think, and three tables that think all that time: the bystander's bot moves."""
    with TestClient(create_app(settings_for(tmp_path, think_seconds=2.5))) as client:
        for number in range(4):
            evil = Program(client)
            evil.make("bunny", "mcts:1000ms", seed=number)
        ada = Program(client)
        state = ada.make("bunny", "mcts:50ms")["state"]
        while not any(line["seat"] == 1 and line["kind"] == "play" for line in ada.state()["log"]):
            state = ada.state(f"?wait=5&since={state['version']}")
        assert all(line["kind"] != "bot-failed" for line in ada.state()["log"])
        assert ada.state()["players"][1]["bot"] == "mcts:50ms"


def test_starts_know_whose_words_they_hold() -> None:
    assert Start("case", "bunny", 2).foreign and Start("deal", "settlement", 2, data="x").foreign
    assert not Start("deal", "bunny", 2).foreign
