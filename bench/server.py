"""How many moves the table server takes, and how long everybody waits for them.

    python bench/server.py [GAME...] [--rate 500 1000] [--tables 250] [--seconds 20] [--database URL] [--json]
                           [--profile FILE]

Tables with four connected seats each; moves flow at a given rate over all of them. For each move the time is
taken from when it is sent until all four seats have the update that shows it; the server commits it before that.
The server runs in a process of its own, the players in this one. Without arguments: three games, each at 500 and at
1,000 moves a second over 1,000 seats; about three minutes on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import orjson
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from neuland.compiled import HOW
from neuland.server.table.patches import patched

VERSION = re.compile(r'"version":(\d+)')
SEATS = 4


def request(address: str, path: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address + path, data, {"content-type": "application/json"})) as answer:
        return json.load(answer)


def memory(pid: int) -> int:
    """A process' memory in bytes."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.findall(r"VmRSS:\s+(\d+)", status)[0]) * 1024


def cpu_seconds(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


class Bench:
    """All tables, and what was measured at them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.latencies: list[float] = []
        self.counting = False
        self.bytes = 0
        self.late = 0

    async def table(self, game: str, pace: float, start: float, end: float) -> None:
        """One table: four connections, and a move each `pace` seconds."""
        seats = [{"kind": "human", "name": f"Seat {seat}"} for seat in range(SEATS)]
        wish = {"game": game, "seats": seats, "token": True}
        made = await asyncio.to_thread(request, self.address, "/api/tables", wish)
        live = self.address.replace("http", "ws", 1) + f"/api/tables/{made['table']}/live"
        sockets = [await connect(live, max_size=None, compression=None, ping_interval=None) for _ in range(SEATS)]
        table = LiveBench(self, sockets)
        for seat, socket in enumerate(sockets):
            await socket.send(json.dumps({"type": "hello", "token": made["token"], "seat": seat}))
        readers = [asyncio.create_task(table.read(seat)) for seat in range(SEATS)]
        await asyncio.sleep(max(0, start - time.monotonic()) + random.random() * pace)
        due = time.monotonic()
        while time.monotonic() < end:
            await table.move()
            due += pace
            if due < time.monotonic():
                self.late += 1
            await asyncio.sleep(max(0, due - time.monotonic()))
        for reader in readers:
            reader.cancel()
        for socket in sockets:
            await socket.close()


class LiveBench:
    """One table's connections."""

    def __init__(self, bench: Bench, sockets: list[ClientConnection]) -> None:
        self.bench = bench
        self.sockets = sockets
        self.versions = [0] * SEATS
        self.unread: list[list[str]] = [[] for _ in range(SEATS)]
        self.decisions: list[list[Any] | None] = [None] * SEATS
        self.news = asyncio.Event()

    async def read(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            assert isinstance(text, str)
            self.bench.bytes += len(text)
            kind = text[9:12]
            if kind in ("upd", "sta"):
                found = VERSION.search(text)
                self.versions[seat] = int(found[1]) if found else 0
                self.unread[seat].append(text)
                self.news.set()
            elif kind == "ref":
                raise AssertionError(text)

    async def move(self) -> None:
        """One move by a seat that is asked, until everybody knows of it."""
        while not all(self.versions):
            await self._wait()
        asked = {seat: decisions for seat in range(SEATS) if (decisions := self._read_decisions(seat))}
        seat = random.choice(list(asked))
        action = random.choice(asked[seat][0]["options"])
        version = max(self.versions)
        sent = time.perf_counter()
        await self.sockets[seat].send(
            orjson.dumps({"type": "play", "version": version, "action": action, "seat": seat}).decode()
        )
        while min(self.versions) <= version:
            await self._wait()
        if self.bench.counting:
            self.bench.latencies.append(time.perf_counter() - sent)

    def _read_decisions(self, seat: int) -> Any:
        """The seat's open decisions; its messages are read only now, and only here."""
        for message in map(orjson.loads, self.unread[seat]):
            if message["type"] == "state":
                self.decisions[seat] = message["state"]["decisions"]
            elif "decisions" in message.get("patch", {}):
                self.decisions[seat] = patched(self.decisions[seat], message["patch"]["decisions"])
        self.unread[seat].clear()
        return self.decisions[seat]

    async def _wait(self) -> None:
        self.news.clear()
        await self.news.wait()


def start_server(database: str, profile: str = "") -> tuple[subprocess.Popen[str], str]:
    """The server in a process of its own; `profile`: the file in which cProfile writes what took how long."""
    run = "sys.exit(main())"
    if profile:  # by the thread's own time: what else runs on the machine does not count
        run = "import cProfile, time; profile = cProfile.Profile(time.thread_time); "
        run += f"profile.runcall(main); profile.dump_stats({profile!r})"
    command = [sys.executable, "-c", f"import sys; from neuland.cli import main; {run}", "serve"]
    command += ["--port", "0", "--unlimited", "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    assert process.stdout is not None
    line = process.stdout.readline()
    found = re.search(r"open at (http://\S+)", line)
    assert found, line
    return process, found[1]


def commits_of(address: str) -> int:
    """How many transactions the server has committed."""
    with urlopen(address + "/metrics") as answer:
        found = re.findall(r"^neuland_commits (\d+)", answer.read().decode(), re.MULTILINE)
    return int(found[0])


async def measure(args: argparse.Namespace, game: str, rate: float, address: str, pid: int) -> dict[str, Any]:
    bench = Bench(address)
    before = memory(pid)
    pace = args.tables / rate
    setting_up = args.tables * 0.02 + 2
    start = time.monotonic() + setting_up
    end = start + 2 + args.seconds
    tables = []
    for _ in range(args.tables):
        tables.append(asyncio.create_task(bench.table(game, pace, start, end)))
        await asyncio.sleep(0.015)
    await asyncio.sleep(max(0, start + 2 - time.monotonic()))
    bench.counting = True
    bench.bytes = 0
    commits = await asyncio.to_thread(commits_of, address)
    began, used = time.monotonic(), cpu_seconds(pid)
    await asyncio.sleep(args.seconds - 0.5)
    bench.counting = False
    seconds = time.monotonic() - began
    used = cpu_seconds(pid) - used
    after = memory(pid)
    commits = await asyncio.to_thread(commits_of, address) - commits
    await asyncio.gather(*tables)
    found = sorted(bench.latencies) or [0.0]
    return {
        "game": game,
        "build": HOW.partition(":")[0],
        "seats": args.tables * SEATS,
        "wanted/s": rate,
        "moves/s": round(len(found) / seconds, 1),
        "p50 ms": round(found[len(found) // 2] * 1000, 1),
        "p99 ms": round(found[int(len(found) * 0.99)] * 1000, 1),
        "worst ms": round(found[-1] * 1000, 1),
        "late": bench.late,
        "server's core": round(used / seconds, 2),
        "cpu ms/move": round(used / len(found) * 1000, 3),
        "kB/move": round(bench.bytes / len(found) / 1e3, 2),
        "moves/commit": round(len(found) / max(1, commits), 1),
        "MB/table": round((after - before) / args.tables / 2**20, 2),
    }


def run(args: argparse.Namespace, game: str, rate: float) -> dict[str, Any]:
    """One game at one rate, with a server and a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        process, address = start_server(args.database or str(Path(folder) / "bench.sqlite"), args.profile)
        try:
            figures: dict[str, Any] = uvloop.run(measure(args, game, rate, address, process.pid))
        finally:
            process.terminate()
            process.wait()
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=["settlement", "imperial", "bunny"])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, nargs="+", default=[500, 1000], help="moves per second over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", default="")
    parser.add_argument("--profile", default="", metavar="FILE", help="cProfile's figures of the server")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    head = ""
    for game in args.games:
        for rate in args.rate:
            figures = run(args, game, rate)
            if not head and not args.json:
                head = "  ".join(f"{name:>10}" for name in figures)
                print(head)
            row = "  ".join(f"{value!s:>{max(10, len(name))}}" for name, value in figures.items())
            print(json.dumps(figures) if args.json else row, flush=True)


if __name__ == "__main__":
    main()
