"""Worker processes: whatever takes long, or comes from strangers, is worked out there, within limits, so that nobody
else waits for it. Time is counted from when something is begun, not while it waits for a worker; where the system tells
it, that is the worker's own time, so that honest work is not refused because others keep the machine busy."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from multiprocessing.process import BaseProcess
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

from neuland.core import catalog

MEMORY = 1024**3
"""Bytes that a worker may have on top of what it starts with."""
MOST_PLACES = 12
"""So many places a worker is asked for again."""
GIVES_WAY = 5
PATIENCE = 6
"""So many times its seconds a worker may take by the clock on the wall, if it had less than them on a processor."""
SAID_AFTER = 1.0
"""Seconds of waiting after which somebody is told of it."""
BUDGET_SECONDS = 60.0
BUDGET_RATE = 0.25
"""What somebody without an account may use before those who used less are served first, and how fast it comes back."""


class Asker(NamedTuple):
    """For whom something is worked out. Whoever asks for much waits behind himself, and for nobody else."""

    name: str
    budgeted: bool = True
    """Whether much work before makes this asker wait for all others; accounts are not held to that."""


SERVER = Asker("the server", budgeted=False)


def _begin(memory: int) -> None:
    """In a new worker. Interrupts are the server's affair: it ends its workers itself. Should it be killed, they end
    by themselves. The server goes first where both want the same core."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):  # not on every system
        os.nice(GIVES_WAY)
    threading.Thread(target=_end_with_server, daemon=True).start()
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_AS)
        most = memory + _address_space()
        resource.setrlimit(resource.RLIMIT_AS, (most if soft < 0 else min(soft, most), hard))


def _address_space() -> int:
    """Bytes that the process has already, where the system says."""
    with contextlib.suppress(OSError, AttributeError):
        return int(Path("/proc/self/statm").read_text().split()[0]) * os.sysconf("SC_PAGE_SIZE")
    return MEMORY


def _processes(pool: ProcessPoolExecutor | None) -> dict[int, BaseProcess]:
    """The processes of a pool, by the numbers the system gave them."""
    return getattr(pool, "_processes", None) or {}


def _processor_seconds(process: int) -> float:
    """How long a process was on a processor; where the system does not say, what the clock on the wall says."""
    with contextlib.suppress(OSError, AttributeError, ValueError):
        own, system = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:13]
        return (int(own) + int(system)) / os.sysconf("SC_CLK_TCK")
    return monotonic()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _learn(module: str) -> None:
    """Loads what some work needs, and the games."""
    import_module(module)
    catalog.catalog()


class Worker:
    """One process, started when first needed, and started anew after it died or took too long."""

    def __init__(self, memory: int = MEMORY) -> None:
        self.memory = memory
        self._pool: ProcessPoolExecutor | None = None
        self._knows: set[str] = set()
        """The modules that the process has loaded."""
        self.places: dict[str, None] = {}
        """Where it worked last, the latest place last: it may remember something of them."""

    async def run(self, seconds: float, work: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """The result. Raises what the work raises, TimeoutError, or BrokenProcessPool if the process died."""
        loop = asyncio.get_running_loop()
        try:
            if self._pool is None:
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin, (self.memory,))
                self._knows = set()
            if work.__module__ not in self._knows:
                await loop.run_in_executor(self._pool, _learn, work.__module__)  # starting is nobody's thinking
                self._knows.add(work.__module__)
            return await self._within(seconds, loop.run_in_executor(self._pool, work, *args))
        except (TimeoutError, BrokenProcessPool, MemoryError, asyncio.CancelledError):
            self.end()
            raise

    async def _within(self, seconds: float, result: asyncio.Future[Any]) -> Any:
        """A result that may take so many seconds of a processor."""
        process = next(iter(_processes(self._pool)), 0)
        ends, allowed = monotonic() + PATIENCE * seconds, _processor_seconds(process) + seconds
        left = seconds
        try:
            while left > 0:
                await asyncio.wait({result}, timeout=left)
                if result.done():
                    return result.result()
                left = min(allowed - _processor_seconds(process), ends - monotonic())
            raise TimeoutError
        finally:
            result.cancel()

    def been_at(self, place: str) -> None:
        self.places.pop(place, None)
        self.places[place] = None
        if len(self.places) > MOST_PLACES:
            del self.places[next(iter(self.places))]

    def end(self) -> None:
        """Ends the process, whatever it does."""
        self.places = {}
        pool, self._pool = self._pool, None
        if pool is None:
            return
        processes = list(_processes(pool).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()


class Workers:
    """A few workers and those who wait for one. Askers take turns; who used up his budget comes after all others."""

    def __init__(self, count: int, seconds: float, memory: int = MEMORY) -> None:
        self.seconds = seconds
        self.failures = 0
        self.busy = 0
        self.took: Callable[[float], None] = lambda seconds: None
        """Told how long each piece of work took."""
        self._workers = [Worker(memory) for _ in range(count)]
        self._free = list(self._workers)
        self._waiting: dict[Asker, deque[asyncio.Future[Worker]]] = {}
        """Whose turn is next stands first."""
        self._used: dict[str, tuple[float, float]] = {}
        """For each budgeted asker the seconds that were used, and when that was counted."""

    @property
    def waiting(self) -> int:
        return sum(map(len, self._waiting.values()))

    @property
    def idle(self) -> bool:
        """Whether nobody needs a worker just now."""
        return not self.busy and not self.waiting

    def waits(self, asker: Asker) -> int:
        """How much of an asker's waits."""
        return len(self._waiting.get(asker, ()))

    async def run(
        self,
        work: Callable[..., Any],
        *args: Any,
        asker: Asker = SERVER,
        said: Callable[[bool], None] = lambda waits: None,
        place: str = "",
    ) -> Any:
        """The result of a function in a worker; raises as `Worker.run` does. `said` is told when this has to wait. Of
        the workers that are free the one is taken that was at this place before."""
        worker = await self._worker_for(asker, said, place)
        if place:
            worker.been_at(place)
        begun = monotonic()
        self.busy += 1
        try:
            return await worker.run(self.seconds, work, args)
        except (TimeoutError, BrokenProcessPool, MemoryError):
            self.failures += 1
            raise
        finally:
            self.busy -= 1
            taken = monotonic() - begun
            self.took(taken)
            self._count(asker, taken)
            self._give(worker)

    async def _worker_for(self, asker: Asker, said: Callable[[bool], None], place: str) -> Worker:
        if self._free:
            known = next((worker for worker in self._free if place in worker.places), self._free[-1])
            self._free.remove(known)
            return known
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(turn)
        try:
            await asyncio.wait({turn}, timeout=SAID_AFTER)
            if not turn.done():
                said(True)
                try:
                    await asyncio.wait({turn})
                finally:
                    said(False)
            return turn.result()
        except asyncio.CancelledError:
            if turn.done():
                self._give(turn.result())
            else:
                turn.cancel()
            raise

    def _give(self, worker: Worker) -> None:
        """Gives a worker to whose turn it is."""
        for asker in self._turns():
            line = self._waiting.pop(asker)
            turn = line.popleft()
            if line:
                self._waiting[asker] = line  # behind all others
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    def _turns(self) -> Iterator[Asker]:
        """Those who wait, as long as there are any, each time the one whose turn it is."""
        while self._waiting:
            yield next((asker for asker in self._waiting if self._within(asker)), next(iter(self._waiting)))

    def _count(self, asker: Asker, seconds: float) -> None:
        if asker.budgeted:
            self._used = {name: use for name, use in self._used.items() if self._left(name) < BUDGET_SECONDS}
            self._used[asker.name] = (BUDGET_SECONDS - self._left(asker.name) + seconds, monotonic())

    def _left(self, name: str) -> float:
        used, then = self._used.get(name, (0.0, 0.0))
        return BUDGET_SECONDS - max(0.0, used - (monotonic() - then) * BUDGET_RATE)

    def _within(self, asker: Asker) -> bool:
        return not asker.budgeted or self._left(asker.name) > 0

    def stop(self) -> None:
        for worker in self._workers:
            worker.end()
