"""When a server looks for things that only hold each other: never in the middle of moves, which leave none."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.server import tidying
from neuland.server.acting import perform
from neuland.server.connections import protocol_for
from neuland.server.hub import opened
from neuland.server.lines import Line
from neuland.server.live import LiveTable, now_ms
from neuland.server.settings import Settings
from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Facts
from neuland.server.table.starts import Start
from neuland.server.tidying import TIDYING, Tidying
from neuland.server.workers import Asker
from server.conftest import settings_for
from server.test_lines import Wire, accepting, connected

SEATS = 4
MOVES = 60
"""Enough that what one leaves behind would be more than what others in this process do meanwhile."""


class Thing:
    """Something that holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def tidy() -> Iterator[Tidying]:
    """As in a server that is open; afterwards Python searches by itself again."""
    made = Tidying()
    made.begin()
    yield made
    gc.unfreeze()
    gc.enable()


def lost() -> Any:
    return weakref.ref(Thing())


def test_when_nobody_plays_what_connections_left_behind_is_thrown_away(tidy: Tidying) -> None:
    left = lost()
    assert not tidy.look(5), "nobody knows yet whether somebody plays"
    tidy.ended += 1
    assert left() is not None and not tidy.look(6) and left() is not None, "somebody plays"
    assert tidy.look(6) and left() is None
    assert not tidy.look(6), "nothing came since"


def test_much_is_thrown_away_whoever_plays(tidy: Tidying, monkeypatch: pytest.MonkeyPatch) -> None:
    left = lost()
    tidy.ended = tidying.MANY - 1
    assert not tidy.look(1)
    tidy.ended += 1
    assert tidy.look(2) and left() is None
    left = lost()
    monkeypatch.setattr(tidying, "LONGEST", 0.0)
    assert tidy.look(3) and left() is None


def test_what_heaps_up_without_a_connection_that_ends_is_thrown_away_whoever_plays(
    tidy: Tidying, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Requests that cannot be read leave things behind, thousands on one connection."""
    monkeypatch.setattr(tidying, "HEAPS", 5_000 + gc.get_count()[0])
    left = [lost() for _ in range(1000)]
    assert not tidy.look(1) and left[0]() is not None
    left += [lost() for _ in range(5000)]
    assert tidy.look(2) and not any(each() for each in left)


def test_where_python_searches_by_itself_nothing_is_done(tidy: Tidying) -> None:
    gc.enable()
    tidy.ended = tidying.MANY
    assert not tidy.look(1) and tidy.ended == tidying.MANY


def test_connections_that_end_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    async def live() -> None:
        (await connected(Line)).connection_lost(None)

    async def plain() -> None:
        config = uvicorn.Config(accepting, log_config=None)
        config.load()
        protocol: Any = protocol_for(Settings(limited=False))(config, ServerState(), {})  # type: ignore[call-arg]
        protocol.connection_made(Wire())
        protocol.connection_lost(None)

    monkeypatch.setattr(TIDYING, "ended", 0)
    asyncio.run(live())
    assert TIDYING.ended == 1
    asyncio.run(plain())
    assert TIDYING.ended == 2


class Looks:
    """Somebody who is shown everything at once."""

    player = "p"

    def __init__(self, live: LiveTable, seat: int) -> None:
        self.live = live
        self.seat: int | None = seat
        self.sent = live.hosted.telling.version(seat)
        live.viewpoints.state(seat, self.player, 0, now_ms())
        live.enter(self)

    def seats_changed(self) -> None:
        """Nobody gets up."""

    def presence(self) -> None:
        """Nobody leaves."""

    def wake(self) -> None:
        version = self.live.hosted.telling.version(self.seat)
        if version > self.sent:
            self.live.viewpoints.update(self.seat, self.player, self.sent, now_ms())
            self.sent = version
            question = self.live.viewpoints.question(self.seat)
            if question is not None:
                self.live.viewpoints.foresight(question, version, now_ms())


@pytest.mark.parametrize("game", ["bunny", "imperial", "settlement", "worlds"])
def test_moves_leave_nothing_behind_that_only_holds_itself(game: str, tmp_path: Path) -> None:
    """Without that a server would have to search while people play."""

    async def play(live: LiveTable, dice: Random, moves: int) -> None:
        for _ in range(moves):
            asked = dice.choice(live.hosted.game.decisions)
            action = action_text(dice.choice(asked.options))
            body = {"seat": asked.seat, "action": action, "version": live.hosted.telling.version(asked.seat)}
            await perform(live, "p", "play", body)

    async def scenario() -> int:
        async with opened(settings_for(tmp_path)) as hub:
            rules = catalog.load(game).rules
            facts = Facts("t", Start("deal", game, SEATS, 7), rules, "private", {}, "random", now_ms())
            places = [{"kind": "human", "name": f"S{seat}", "player": "p"} for seat in range(SEATS)]
            made = Entry(1, "made", None, {"host": "p", "places": places}, now_ms(), "r")
            live = await hub.create(facts, [made], {}, Asker("p"))
            assert all(Looks(live, seat) for seat in range(SEATS))
            dice = Random(3)
            await play(live, dice, 10)
            gc.collect()
            gc.disable()
            await play(live, dice, MOVES)
            return gc.collect()

    try:
        assert asyncio.run(scenario()) < MOVES, "not one thing for each move"
    finally:
        gc.enable()
