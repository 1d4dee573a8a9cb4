"""What nobody waits for: it delays nothing, comes all the same, and not at all once nobody wants it any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import orjson
import pytest

from neuland.core import catalog
from neuland.core.decision import action_text
from neuland.server import leisure
from neuland.server.acting import perform
from neuland.server.api.socket import Connection
from neuland.server.hub import opened
from neuland.server.leisure import Leisure
from neuland.server.lines import EXTENSION
from neuland.server.live import LiveTable, now_ms
from neuland.server.table.entries import Entry
from neuland.server.table.hosted import Facts
from neuland.server.table.starts import Start
from neuland.server.table.viewpoints import foresight
from neuland.server.workers import Asker
from server.conftest import settings_for
from server.harness import Json, after

SEATS = 4
PASSES = 20
"""Of the event loop: more than anything here needs that is not put off."""


async def passes(count: int = PASSES, each: Callable[[], None] = lambda: None) -> None:
    for _ in range(count):
        each()
        await asyncio.sleep(0)


def noting(done: list[str], name: str) -> Callable[[], bool]:
    """Work that is there to be done."""

    def work() -> bool:
        done.append(name)
        return True

    return work


# ---- leisure by itself ------------------------------------------------------------------------


def test_nothing_is_done_while_something_stirs() -> None:
    async def scenario() -> None:
        free, done = Leisure(), list[str]()

        def stir() -> None:
            free.stirred += 1

        free.add(noting(done, "a"))
        free.add(noting(done, "b"))
        await passes(each=stir)
        assert not done
        while not done:
            await asyncio.sleep(0)
        await passes(each=stir)
        assert done == ["a"], "one piece, and then what came meanwhile goes first"
        await passes()
        assert done == ["a", "b"]

    asyncio.run(scenario())


def test_under_lasting_load_it_is_done_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leisure, "PATIENCE", 0.05)

    async def scenario() -> None:
        loop, free, done = asyncio.get_running_loop(), Leisure(), list[str]()
        began = loop.time()
        free.add(noting(done, "a"))
        while not done and loop.time() < began + 2:
            free.stirred += 1
            await asyncio.sleep(0)
        assert 0.04 < loop.time() - began < 1

    asyncio.run(scenario())


def test_what_nobody_wants_any_more_takes_nobodys_turn_and_what_fails_stops_nothing() -> None:
    async def scenario() -> None:
        free, done = Leisure(), list[str]()

        def fails() -> bool:
            raise ValueError("on purpose")

        asyncio.get_running_loop().set_exception_handler(lambda _loop, _context: done.append("failed"))
        for _ in range(PASSES):
            free.add(lambda: False)
        free.add(fails)
        free.add(noting(done, "a"))
        await passes(6)
        assert done == ["failed", "a"]

    asyncio.run(scenario())


# ---- at a table -------------------------------------------------------------------------------


class Told:
    """A line that keeps what went over it, all lines in one list."""

    ready = open = True

    def __init__(self, seat: int, happened: list[tuple[str, Any]]) -> None:
        self.seat = seat
        self.happened = happened

    def put(self, texts: list[bytes]) -> None:
        self.happened += [("sent", (self.seat, orjson.loads(text))) for text in texts]


class Room:
    """A table of four people who are all there, and what happens at it in the order in which it does."""

    def __init__(self, live: LiveTable, monkeypatch: pytest.MonkeyPatch) -> None:
        self.live = live
        self.happened: list[tuple[str, Any]] = []
        self.people = []
        rules = catalog.load(live.hosted.facts.start.game).room("foresight")
        foresee = rules.foresee

        def noticed(table: Any, seat: int) -> Any:
            self.happened.append(("foreseen", table))
            return foresee(table, seat)

        monkeypatch.setattr(rules, "foresee", noticed)
        for seat in range(SEATS):
            socket: Any = SimpleNamespace(scope={"extensions": {EXTENSION: Told(seat, self.happened)}})
            server: Any = None
            self.people.append(Connection(socket, server, live, f"p{seat}", "", seat))
            live.enter(self.people[-1])

    def stir(self) -> None:
        self.live.hub.leisure.stirred += 1

    @asynccontextmanager
    async def noise(self) -> AsyncIterator[None]:
        """Something stirs all the time."""

        async def stirring() -> None:
            while True:
                self.stir()
                await asyncio.sleep(0)

        task = asyncio.create_task(stirring())
        yield
        task.cancel()

    async def move(self) -> None:
        ask = self.live.hosted.game.decisions[0]
        version = self.live.hosted.telling.version(ask.seat)
        body = {"seat": ask.seat, "action": action_text(ask.options[0]), "version": version}
        await perform(self.live, f"p{ask.seat}", "play", body)

    def sent(self, seat: int) -> list[Json]:
        return [what[1] for kind, what in self.happened if kind == "sent" and what[0] == seat]

    def foreseen(self) -> list[Json]:
        """Messages that bring nothing else."""
        every = [what[1] for kind, what in self.happened if kind == "sent"]
        return [message for message in every if message["type"] == "update" and message["since"] == message["version"]]


@asynccontextmanager
async def room(game: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Room]:
    async with opened(settings_for(folder)) as hub:
        facts = Facts("t", Start("deal", game, SEATS, 7), catalog.load(game).rules, "private", {}, "random", now_ms())
        places = [{"kind": "human", "name": f"S{seat}", "player": f"p{seat}"} for seat in range(SEATS)]
        made = Entry(1, "made", None, {"host": "p0", "places": places}, now_ms(), "r")
        found = Room(await hub.create(facts, [made], {}, Asker("p0")), monkeypatch)
        await passes()
        found.happened.clear()
        yield found


def test_everybody_is_told_of_a_move_before_anything_is_foreseen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with room("settlement", tmp_path, monkeypatch) as table:
            for _ in range(12):
                table.happened.clear()
                await table.move()
                await passes()
                kinds = [kind for kind, _ in table.happened]
                first = kinds.index("foreseen")
                told = {what[0] for kind, what in table.happened[:first] if kind == "sent"}
                assert told == set(range(SEATS)), "all have the move first"
                assert len(table.foreseen()) == kinds.count("foreseen") == 1, "and it is worked out and sent once"

    asyncio.run(scenario())


def test_what_came_is_done_before_what_can_be_foreseen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with room("settlement", tmp_path, monkeypatch) as table:
            async with table.noise():
                for _ in range(5):
                    await table.move()
                    await passes()
            assert not any(kind == "foreseen" for kind, _ in table.happened)
            await passes()
            assert [what for kind, what in table.happened if kind == "foreseen"] == [table.live.hosted.game]
            assert len(table.foreseen()) == 1, "what is gone is neither worked out nor sent"

    asyncio.run(scenario())


def test_whoever_has_it_is_not_sent_it_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole state had it already, and what is said besides does not change the question."""

    async def scenario() -> None:
        async with room("settlement", tmp_path, monkeypatch) as table:
            for _ in range(2):
                await perform(table.live, "p0", "chat", {"text": "well, well"})
                await passes()
                assert all(table.sent(seat) for seat in range(SEATS)) and not table.foreseen()
                await table.move()
                await passes()
                assert len(table.foreseen()) == 1
                table.happened.clear()

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["bunny", "imperial", "settlement", "worlds"])
def test_all_messages_together_are_the_state(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether there was time between the moves or not."""

    async def scenario() -> None:
        async with room(game, tmp_path, monkeypatch) as table:
            states = [table.live.viewpoints.state(seat, f"p{seat}", 0, 0) for seat in range(SEATS)]
            held: list[Json] = orjson.loads(orjson.dumps(states))
            for number in range(40):
                table.happened.clear()
                if number % 3:
                    async with table.noise():
                        await table.move()
                        await passes()
                else:
                    await table.move()
                    await passes()
                for seat in range(SEATS):
                    for message in table.sent(seat):
                        held[seat] = after(held[seat], message)
            for seat in range(SEATS):
                whole = table.live.viewpoints.state(seat, f"p{seat}", 0, 0)
                assert held[seat] | {"now": 0} == orjson.loads(orjson.dumps(whole))

    asyncio.run(scenario())


def test_what_is_done_under_seal_brings_others_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What can be foreseen of a standing question is what it was when it was asked, and comes no second time."""

    async def scenario() -> None:
        async with room("bunny", tmp_path, monkeypatch) as table:
            while len(table.live.hosted.game.decisions) < SEATS:
                await table.move()
            await passes()
            questions = [table.live.viewpoints.question(seat) for seat in range(SEATS)]
            before = [question.foresight() for question in questions if question is not None]
            assert len(before) == SEATS
            table.happened.clear()
            await table.move()
            await passes()
            assert len(table.live.hosted.game.decisions) == SEATS and table.sent(0), "one of two cards is chosen"
            for seat in range(1, SEATS):
                assert table.live.viewpoints.question(seat) is questions[seat]
                assert not table.sent(seat)
                late = foresight(table.live.hosted.game, seat)
                assert late == before[seat], "nor would it tell of others' answers, had it been made later"
            table.happened.clear()
            await perform(table.live, "p3", "leave", {"seat": 3})
            await passes()
            for seat in (1, 2):
                assert table.sent(seat), "they hear that a bot plays on for the fourth"
                assert table.live.viewpoints.question(seat) is questions[seat]
            assert not table.foreseen()

    asyncio.run(scenario())
