"""Bots at tables of the server: they think at once, and go on where they were."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import pytest

from neuland.bots.evaluation import evaluation_of
from neuland.bots.mcts import Mcts
from neuland.core import catalog
from neuland.server import driving, thinking
from neuland.server.driving import Driver
from neuland.server.live import LiveTable, now_ms
from neuland.server.settings import Settings
from neuland.server.workers import Workers


def test_bots_that_are_asked_together_think_at_once() -> None:
    """Each waits here until the other is thinking too: one after the other they would wait for ever."""

    async def scenario() -> None:
        both = asyncio.Barrier(2)

        class Meeting(Driver):
            async def move(self, live: LiveTable, seat: int) -> None:
                await asyncio.wait_for(both.wait(), 5)

        live = SimpleNamespace(hosted=SimpleNamespace(bots_asked=lambda: [1, 2]), home=True)
        assert await Meeting(cast("Any", None), cast("Settings", None))._once(cast("LiveTable", live))

    asyncio.run(scenario())


def test_a_worker_is_asked_again_for_the_place_where_it_was() -> None:
    async def scenario() -> None:
        workers = Workers(2, 60)
        one, two = await asyncio.gather(*(workers.run(os.getpid, place=place) for place in "ab"))
        assert one != two
        assert [await workers.run(os.getpid, place=place) for place in "abba"] == [one, two, two, one]
        workers.stop()

    asyncio.run(scenario())


def test_what_people_have_waited_counts_from_the_last_thing_that_one_of_them_did() -> None:
    person, bot = SimpleNamespace(kind="human"), SimpleNamespace(kind="bot")
    live = LiveTable.__new__(LiveTable)
    live._people_done = 0.0
    live.hosted = cast("Any", SimpleNamespace(game=SimpleNamespace(actions=[(0, ("x",))]), chairs=[person, bot]))
    assert live.waited() < 60, "from now on"
    live._people_done = 0.0
    live.hosted.game.actions.append((1, ("x",)))
    assert live.waited() > 60, "as long as this machine runs: a bot's action changes nothing"


def test_workers_give_way_to_the_server() -> None:
    async def scenario() -> None:
        workers = Workers(1, 60)
        assert await workers.run(os.nice, 0) > os.nice(0)
        workers.stop()

    asyncio.run(scenario())


def test_a_kept_bot_goes_on_with_what_it_found_and_only_so_many_are_kept() -> None:
    table = catalog.load("settlement").new(2, 3)
    seat = table.decisions[0].seat
    thinking.think(thinking.frozen(table), seat, "mcts:30it", 1, "here 0", 0.0)
    kept = thinking._kept["here 0"]
    assert isinstance(kept.bot, Mcts)
    thinking.think(thinking.frozen(table), seat, "mcts:30it", 2, "here 0", 0.0)
    assert thinking._kept["here 0"] is kept
    thinking.think(thinking.frozen(table), seat, "greedy", 2, "here 0", 0.0)
    assert thinking._kept["here 0"].spec == "greedy", "another bot took the chair"
    for number in range(thinking.MOST_KEPT):
        thinking.think(thinking.frozen(table), seat, "greedy", 1, f"there {number}", 0.0)
    assert len(thinking._kept) == thinking.MOST_KEPT and "here 0" not in thinking._kept


class Ahead:
    """A table at which a person is asked, and what its driver does."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, slices: int) -> None:
        self.thought: list[int] = []
        chairs = [SimpleNamespace(kind="human", bot=""), SimpleNamespace(kind="bot", bot="hard")]
        tables = (catalog.load("settlement").new(2, seed) for seed in range(1, 20))
        table = next(table for table in tables if table.decisions[0].seat == 0)
        hosted = SimpleNamespace(version=7, chairs=chairs, game=table, running=True, bots_asked=list)
        self.live: Any = LiveTable.__new__(LiveTable)
        self.live.__dict__.update(id="here", home=True, watchers={object()}, thought_ahead=0, hosted=hosted)
        self.live.__dict__.update(moved=asyncio.Event(), deadline=lambda: None)
        self.workers = SimpleNamespace(idle=True, run=self.run)
        self.driver = Driver(cast("Any", self.workers), cast("Settings", SimpleNamespace(idle_seconds=60)))
        self.slices = slices
        monkeypatch.setattr(driving, "PONDERING", 0.001)

    async def run(self, work: Callable[..., bool], blob: bytes, seat: int, *more: object, place: str) -> bool:
        assert work is thinking.think_ahead and place == f"here {seat}"
        self.thought.append(seat)
        return len(self.thought) < self.slices

    def drive(self, times: int = 1) -> list[bool]:
        async def scenario() -> list[bool]:
            return [await self.driver._once(self.live) for _ in range(times)]

        return asyncio.run(scenario())


def test_while_a_person_decides_the_next_bot_thinks_ahead_until_there_is_nothing_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ahead = Ahead(monkeypatch, slices=3)
    assert ahead.drive(5) == [True, True, True, False, False]
    assert ahead.thought == [1, 1, 1]
    ahead.live.hosted.version, ahead.live.moved = 8, asyncio.Event()
    assert ahead.drive() == [True], "somebody answered, and somebody else is asked now"


@pytest.mark.parametrize(
    "way", ["others need a worker", "somebody answers at once", "nobody looks on", "it needs no time", "another node"]
)
def test_nobody_thinks_ahead_where(way: str, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = Ahead(monkeypatch, slices=1)
    if way == "others need a worker":
        ahead.workers.idle = False
    elif way == "somebody answers at once":
        ahead.live.moved.set()
    elif way == "nobody looks on":
        ahead.live.watchers.clear()
    elif way == "it needs no time":
        ahead.live.hosted.chairs[1].bot = "greedy"
    else:
        ahead.live.home = False
    ahead.drive()
    assert not ahead.thought


def test_a_bot_that_fails_thinking_ahead_stays_and_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = Ahead(monkeypatch, slices=9)

    async def fail(*work: object, place: str) -> bool:
        raise MemoryError

    ahead.workers.run = fail
    assert ahead.drive(2) == [True, False], "it is not tried again until somebody answers"
    assert ahead.live.hosted.chairs[1].bot == "hard"


def test_a_clock_that_runs_out_goes_before_thinking_ahead(monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = Ahead(monkeypatch, slices=9)
    ahead.live.deadline = lambda: now_ms() + 200
    assert ahead.drive() == [True]
    assert not ahead.thought


def test_what_a_worker_thought_ahead_it_goes_on_with() -> None:
    table = catalog.load("settlement").new(2, 3)
    waits = 1 - table.decisions[0].seat
    while thinking.think_ahead(thinking.frozen(table), waits, "mcts:60it", 1, "ahead 1"):
        pass
    player = thinking._kept["ahead 1"]
    assert isinstance(player.bot, Mcts)
    found = player.bot.memory
    assert found.trees[waits].visits > 0
    while table.decisions[0].seat != waits:
        table.play(table.decisions[0], evaluation_of("settlement").favourite(table, table.decisions[0]))
    thinking.think(thinking.frozen(table), waits, "mcts:60it", 2, "ahead 1", 0.0)
    assert thinking._kept["ahead 1"] is player and player.bot.memory is found
