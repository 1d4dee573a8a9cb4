"""Bots at tables of the server: they think at once, and go on where they were."""

from __future__ import annotations

import asyncio
import os
from types import SimpleNamespace
from typing import Any, cast

from neuland.bots.mcts import Mcts
from neuland.core import catalog
from neuland.server import thinking
from neuland.server.driving import Driver
from neuland.server.live import LiveTable
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
