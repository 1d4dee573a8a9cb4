"""Hostile load, on this machine alone: one address does its worst for a while, and everybody else plays on.

Honest seats come from addresses 127.0.1.x, the hostile ones from 127.0.0.66. Everything has an end: the time, the
number of sockets, the number of requests.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import socket
import time
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from server.harness import Json, Served, after
from server.test_bombs import BOMBS

EVIL = "127.0.0.66"
SEATS = 4
IMPATIENT = 3.0
"""Seconds after which who is hostile waits for no answer: wrong passwords are answered ever later."""
PER_ADDRESS = 2
"""Honest tables that come from one address."""


def request(port: int, path: str, body: Json | None, source: str, patience: float = 60) -> tuple[int, Any]:
    """One request from an address of one's own."""
    connection = HTTPConnection("127.0.0.1", port, timeout=patience, source_address=(source, 0))
    try:
        text = None if body is None else json.dumps(body)
        connection.request("GET" if body is None else "POST", path, text, {"content-type": "application/json"})
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


class Honest:
    """One table at which people play, with a live connection for each seat."""

    def __init__(self, port: int, number: int, pace: float, end: float) -> None:
        self.port = port
        self.source = f"127.0.1.{1 + number // PER_ADDRESS}"
        self.pace = pace
        self.end = end
        self.dice = Random(number)
        self.times: list[float] = []
        self.wrong: list[str] = []

    async def play(self) -> None:
        people = [{"kind": "human", "name": f"Seat {seat}"} for seat in range(SEATS)]
        wish = {"game": "bunny", "seats": people, "token": True}
        status, made = await asyncio.to_thread(request, self.port, "/api/tables", wish, self.source)
        if status != 201:
            self.wrong.append(f"no table: {made}")
            return
        url = f"ws://127.0.0.1:{self.port}/api/tables/{made['table']}/live"
        async with contextlib.AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(
                    connect(url, max_size=None, compression=None, local_addr=(self.source, 0), open_timeout=60)
                )
                for _ in range(SEATS)
            ]
            await asyncio.gather(*(self.seat(one, seat, made["token"]) for seat, one in enumerate(sockets)))

    async def seat(self, one: ClientConnection, seat: int, token: str) -> None:
        await one.send(json.dumps({"type": "hello", "token": token, "seat": seat}))
        state: Json = {}
        sent, asked = 0.0, -1
        while time.monotonic() < self.end:
            try:
                message = json.loads(await asyncio.wait_for(one.recv(), 0.2))
            except TimeoutError:
                continue
            state = after(state, message)
            if message["type"] == "done":
                self.times.append(time.monotonic() - sent)
            elif message["type"] == "refusal" and message["refusal"]["id"] != "stale":
                self.wrong.append(str(message["refusal"]))
            decision = next(iter(state.get("decisions", [])), None)
            if decision is not None and decision["since"] > asked:
                asked = decision["since"]
                await asyncio.sleep(self.pace * (0.5 + self.dice.random()))
                sent = time.monotonic()
                body = {"version": state["version"], "action": self.dice.choice(decision["options"]), "seat": seat}
                await one.send(json.dumps({"type": "play", **body}))


class Evil:
    """One address that does everything at once."""

    def __init__(self, port: int, end: float) -> None:
        self.port = port
        self.end = end
        self.done = dict.fromkeys(("sockets", "bombs", "undos", "thinkers", "passwords", "refused"), 0)

    async def rage(self) -> None:
        await asyncio.gather(self.idle(), self.bombs(), self.undos(), self.thinkers(), self.passwords())

    async def again(self, pause: float) -> bool:
        await asyncio.sleep(pause)
        return time.monotonic() < self.end

    async def post(self, path: str, body: Json, kind: str) -> Any:
        try:
            status, found = await asyncio.to_thread(request, self.port, path, body, EVIL, IMPATIENT)
        except (OSError, HTTPException, ValueError):
            status, found = 0, {}
        self.done[kind if status in (200, 201, 403, 422) else "refused"] += 1
        return found

    async def idle(self) -> None:
        """Connections that say nothing, or half of something; 400 at most at once."""
        kept: list[socket.socket] = []
        starts = [b"", b"GET / HT", b"POST /api/me HTTP/1.1\r\ncontent-length: 99\r\n\r\n{"]
        while await self.again(0.01):
            with contextlib.suppress(OSError):
                one = socket.create_connection(("127.0.0.1", self.port), 5, source_address=(EVIL, 0))
                kept.append(one)
                one.sendall(starts[len(kept) % 3])
                self.done["sockets"] += 1
            if len(kept) > 400:
                kept.pop(0).close()
        for one in kept:
            one.close()

    async def bombs(self) -> None:
        texts = list(BOMBS.values())
        number = 0
        while await self.again(0.05):
            number += 1
            await self.post("/api/tables", {"from": {"case": texts[number % len(texts)]}}, "bombs")

    async def undos(self) -> None:
        """Playing and taking back as fast as it goes, by a live connection."""
        seats = [{"kind": "human", "name": "Evil"}, {"kind": "human"}]
        while await self.again(0.5):
            made = await self.post("/api/tables", {"game": "bunny", "seats": seats, "token": True}, "undos")
            if "table" not in made:
                continue
            url = f"ws://127.0.0.1:{self.port}/api/tables/{made['table']}/live"
            with contextlib.suppress(OSError, WebSocketException, TimeoutError):
                async with connect(url, max_size=None, local_addr=(EVIL, 0), close_timeout=0.5) as one:
                    await one.send(json.dumps({"type": "hello", "token": made["token"], "seat": 0}))
                    state = json.loads(await one.recv())["state"]
                    action = state["decisions"][0]["options"][0]
                    for version in range(1, 100_000):
                        kind = {"type": "play", "action": action} if version % 2 else {"type": "undo"}
                        await one.send(json.dumps({**kind, "version": version, "seat": 0}))
                        self.done["undos"] += 1
                        if not await self.again(0.005):
                            return

    async def thinkers(self) -> None:
        seats = [{"kind": "human", "name": "Evil"}, *[{"kind": "bot", "bot": "mcts:5000ms"}] * 3]
        while await self.again(0.3):
            await self.post("/api/tables", {"game": "bunny", "seats": seats, "token": True}, "thinkers")

    async def passwords(self) -> None:
        while await self.again(0.1):
            await self.post("/api/login", {"login": "ada", "password": "difference engine"}, "passwords")


async def fight(served: Served, tables: int, pace: float, seconds: float, moves: int = 0) -> tuple[list[Honest], Evil]:
    """For so long; with `moves` only until everybody honest has made so many while all that is hostile was tried."""
    end = time.monotonic() + seconds
    honest = [Honest(served.port, number, pace, end) for number in range(tables)]
    evil = Evil(served.port, end)
    seen = asyncio.create_task(end_early(honest, evil, moves))
    await asyncio.gather(evil.rage(), *(one.play() for one in honest))
    seen.cancel()
    return honest, evil


async def end_early(honest: list[Honest], evil: Evil, moves: int) -> None:
    while not moves or not all(evil.done.values()):
        await asyncio.sleep(0.05)
    before = [len(one.times) for one in honest]
    while any(len(one.times) - done < moves for one, done in zip(honest, before, strict=True)):
        await asyncio.sleep(0.05)
    evil.end = time.monotonic()
    for one in honest:
        one.end = evil.end


def check(served: Served, honest: list[Honest], evil: Evil) -> list[float]:
    """Nobody honest was refused anything, and the server is well; the times of all honest moves."""
    assert [one.wrong for one in honest] == [[]] * len(honest)
    assert all(one.times for one in honest)
    assert request(served.port, "/healthz", None, "127.0.1.200")[1]["ok"] is True
    assert not [line for line in served.lines if "Traceback" in line], "".join(served.lines[-50:])
    assert all(evil.done.values()), evil.done
    return sorted(time for one in honest for time in one.times)


def test_one_address_does_its_worst_and_the_others_play_on(tmp_path: Path) -> None:
    with Served(str(tmp_path / "t.sqlite"), limited=True) as served:
        check(served, *asyncio.run(fight(served, 4, 0.2, 20, moves=8)))


@pytest.mark.soak
def test_three_hundred_seats_under_hostile_load(tmp_path: Path) -> None:
    seconds = float(os.environ.get("NEULAND_SECONDS", "60"))
    with Served(str(tmp_path / "t.sqlite"), limited=True) as served:
        honest, evil = asyncio.run(fight(served, 75, 4.0, seconds))
        times = check(served, honest, evil)
    p50, p99 = (1000 * times[len(times) * part // 100] for part in (50, 99))
    print(f"\n{75 * SEATS} seats, {len(times)} moves in {seconds:.0f} s: p50 {p50:.0f} ms, p99 {p99:.0f} ms")
    print(f"hostile: {evil.done}")
    assert p99 < 250
