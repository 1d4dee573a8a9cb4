"""How many moves the table server takes, and how long everybody waits for them.

    python bench/server.py [GAME...] [--rate 500 1000] [--tables 250] [--seconds 20] [--database URL] [--json]
                           [--profile FILE] [--beside FOLDER]

Tables with four connected seats each; moves flow at a given rate over all of them. For each move the time is
taken from when it is sent until all four seats have the update that shows it; the server commits it before that.
The server runs in a process of its own, the players in this one: how much of a core they took, and how late they were
themselves, stands in the line too. Without arguments: three games, each at 500 and at
1,000 moves a second over 1,000 seats; about three minutes on a machine that does nothing else. With `--beside` each
line is followed by that of another checkout's server, with the same players; a database that is named is used by
both.
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
from collections.abc import Callable
from functools import partial
from itertools import product
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

import orjson
import uvloop

from neuland.server.table.patches import patched

sys.path.append(str(Path(__file__).absolute().parent.parent))

from bench import beside

VERSION = re.compile(rb'"version":(\d+)')
SEATS = 4
FINAL = MASKED = 0x80
TEXT, PING, PONG = 1, 9, 10
LOOK = 0.01
"""Seconds between two looks at how late the players' own process is."""


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

    def __init__(self, address: str, tables: int) -> None:
        self.address = address
        self.missing = tables
        """Tables at which not everybody sits yet."""
        self.begin = asyncio.Event()
        """Set when everybody sits: however long that takes, nobody moves before."""
        self.over = False
        self.latencies: list[float] = []
        self.counting = False
        self.bytes = 0
        self.late = 0
        self.lags: list[float] = []
        """How much later than it should this process itself came to something: part of what was measured."""
        self.refused: list[str] = []

    async def watch(self) -> None:
        """Looks at how late the players' own process is, whatever the server does."""
        while True:
            due = time.perf_counter() + LOOK
            await asyncio.sleep(LOOK)
            if self.counting:
                self.lags.append(time.perf_counter() - due)

    async def table(self, game: str, pace: float) -> None:
        """One table: four connections, and a move each `pace` seconds."""
        seats = [{"kind": "human", "name": f"Seat {seat}"} for seat in range(SEATS)]
        wish = {"game": game, "seats": seats, "token": True}
        made = await asyncio.to_thread(request, self.address, "/api/tables", wish)
        table = LiveBench(self)
        for seat in range(SEATS):
            await table.sit_down(seat, f"/api/tables/{made['table']}/live", made["token"])
        self.missing -= 1
        if not self.missing:
            self.begin.set()
        await self.begin.wait()
        await asyncio.sleep(random.random() * pace)
        due = time.monotonic()
        while not self.over:
            await table.move()
            due += pace
            if due < time.monotonic():
                self.late += 1
            await asyncio.sleep(max(0, due - time.monotonic()))
        for line in table.lines:
            line.transport.close()


class Line(asyncio.Protocol):
    """One WebSocket, with as little around it as there can be: what the players cost is not the server's."""

    def __init__(self, path: str, heard: Callable[[bytes], None]) -> None:
        self.path = path
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.data = b""

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        head = "Host: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
        key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
        transport.write(f"GET {self.path} HTTP/1.1\r\n{head}\r\n{key}\r\n\r\n".encode())

    def data_received(self, data: bytes) -> None:
        self.data = data = self.data + data if self.data else data
        if not self.open.done():
            head, end, self.data = data.partition(b"\r\n\r\n")
            if end:
                assert head.startswith(b"HTTP/1.1 101"), head
                self.open.set_result(None)
                self.data_received(b"")
            else:
                self.data = data
            return
        at = 0
        while len(data) >= at + 2:
            start, size = at + 2, data[at + 1]
            if size >= 126:
                wide = 2 if size == 126 else 8
                start, size = start + wide, int.from_bytes(data[start : start + wide], "big")
            if len(data) < start + size:
                break
            if data[at] == FINAL | TEXT:
                self.heard(data[start : start + size])
            elif data[at] == FINAL | PING:
                self.send(data[start : start + size], PONG)
            at = start + size
        self.data = data[at:]

    def send(self, text: bytes, kind: int = TEXT) -> None:
        size = bytes((MASKED | len(text),)) if len(text) < 126 else bytes((MASKED | 126, *len(text).to_bytes(2, "big")))
        self.transport.write(bytes((FINAL | kind,)) + size + b"\0\0\0\0" + text)  # masked by nothing


class LiveBench:
    """One table's connections."""

    def __init__(self, bench: Bench) -> None:
        self.bench = bench
        self.lines: list[Line] = []
        self.versions = [0] * SEATS
        self.unread: list[list[bytes]] = [[] for _ in range(SEATS)]
        self.decisions: list[list[Any] | None] = [None] * SEATS
        self.news = asyncio.Event()

    async def sit_down(self, seat: int, path: str, token: str) -> None:
        place = urlsplit(self.bench.address)
        line = Line(path, partial(self.hear, seat))
        await asyncio.get_running_loop().create_connection(lambda: line, str(place.hostname), place.port or 80)
        await line.open
        line.send(orjson.dumps({"type": "hello", "token": token, "seat": seat}))
        self.lines.append(line)

    def hear(self, seat: int, text: bytes) -> None:
        self.bench.bytes += len(text)
        kind = text[9:12]
        if kind in (b"upd", b"sta"):
            found = VERSION.search(text)
            self.versions[seat] = int(found[1]) if found else 0
            self.unread[seat].append(text)
            self.news.set()
        elif kind == b"ref":
            self.bench.refused.append(text.decode())

    async def move(self) -> None:
        """One move by a seat that is asked, until everybody knows of it."""
        while not all(self.versions):
            await self._wait()
        asked = {seat: decisions for seat in range(SEATS) if (decisions := self._read_decisions(seat))}
        seat = random.choice(list(asked))
        action = random.choice(asked[seat][0]["options"])
        version = max(self.versions)
        sent = time.perf_counter()
        self.lines[seat].send(orjson.dumps({"type": "play", "version": version, "action": action, "seat": seat}))
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


def start_server(database: str, profile: str = "", folder: Path = beside.HERE) -> tuple[subprocess.Popen[str], str]:
    """The server of a checkout in a process of its own; `profile`: the file in which cProfile writes what took how
    long."""
    run = "sys.exit(main())"
    if profile:  # by the thread's own time: what else runs on the machine does not count
        run = "import cProfile, time; profile = cProfile.Profile(time.thread_time); "
        run += f"profile.runcall(main); profile.dump_stats({profile!r})"
    command = [sys.executable, "-c", f"import sys; from neuland.cli import main; {run}", "serve"]
    command += ["--port", "0", "--unlimited", "--database", database]
    process = subprocess.Popen(
        command, env=beside.environment(folder), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
    )
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
    bench = Bench(address, args.tables)
    before = memory(pid)
    pace = args.tables / rate
    watching = asyncio.create_task(bench.watch())
    tables = []
    for _ in range(args.tables):
        tables.append(asyncio.create_task(bench.table(game, pace)))
        await asyncio.sleep(0.015)
    begun = asyncio.create_task(bench.begin.wait())
    await asyncio.wait([begun, *tables], return_when=asyncio.FIRST_COMPLETED)  # a table that ends now has failed
    if not begun.done():
        await asyncio.gather(*tables)
    await asyncio.sleep(2)
    commits = await asyncio.to_thread(commits_of, address)
    bench.counting = True
    bench.bytes = 0
    began, used, own = time.monotonic(), cpu_seconds(pid), time.process_time()
    await asyncio.sleep(args.seconds)
    bench.counting = False
    seconds = time.monotonic() - began
    used, own = cpu_seconds(pid) - used, time.process_time() - own
    after = memory(pid)
    commits = await asyncio.to_thread(commits_of, address) - commits
    bench.over = True
    await asyncio.gather(*tables)
    watching.cancel()
    assert not bench.refused, bench.refused[0]
    found = sorted(bench.latencies) or [0.0]
    lags = sorted(bench.lags) or [0.0]
    return {
        "game": game,
        "seats": args.tables * SEATS,
        "wanted/s": rate,
        "moves/s": round(len(found) / seconds, 1),
        "p50 ms": round(found[len(found) // 2] * 1000, 1),
        "p99 ms": round(found[int(len(found) * 0.99)] * 1000, 1),
        "worst ms": round(found[-1] * 1000, 1),
        "late": bench.late,
        "server's core": round(used / seconds, 2),
        "cpu ms/move": round(used / len(found) * 1000, 3),
        "players' core": round(own / seconds, 2),
        "their lag p99 ms": round(lags[int(len(lags) * 0.99)] * 1000, 1),
        "kB/move": round(bench.bytes / len(found) / 1e3, 2),
        "moves/commit": round(len(found) / max(1, commits), 1),
        "MB/table": round((after - before) / args.tables / 2**20, 2),
    }


def run(args: argparse.Namespace, game: str, rate: float, folder: Path) -> dict[str, Any]:
    """One game at one rate, with a checkout's server and a database of its own."""
    with tempfile.TemporaryDirectory() as place:
        process, address = start_server(args.database or str(Path(place) / "bench.sqlite"), args.profile, folder)
        try:
            figures: dict[str, Any] = uvloop.run(measure(args, game, rate, address, process.pid))
        finally:
            process.terminate()
            process.wait()
    which = {"build": "compiled" if beside.is_compiled(folder) else "interpreted"}
    return which | ({"checkout": "here" if folder is beside.HERE else "beside"} if args.beside else {}) | figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME", default=["settlement", "imperial", "bunny"])
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--rate", type=float, nargs="+", default=[500, 1000], help="moves per second over all tables")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", default="")
    parser.add_argument("--profile", default="", metavar="FILE", help="cProfile's figures of the server")
    parser.add_argument(
        "--beside", type=Path, metavar="FOLDER", help="another checkout, measured in turns with this one"
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    head = ""
    folders = [beside.HERE, *([args.beside] if args.beside else [])]
    for game, rate in product(args.games, args.rate):
        for folder in folders:
            figures = run(args, game, rate, folder)
            if not head and not args.json:
                head = "  ".join(f"{name:>10}" for name in figures)
                print(head)
            row = "  ".join(f"{value!s:>{max(10, len(name))}}" for name, value in figures.items())
            print(json.dumps(figures) if args.json else row, flush=True)


if __name__ == "__main__":
    main()
