"""Bots think in worker processes, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import pickle
import re
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from neuland.bots import BOTS, Player, make_bot
from neuland.core.decision import action_text
from neuland.core.errors import BadOption
from neuland.core.table import Table

log = logging.getLogger("neuland.server")

SIMPLER = ("greedy", "random")
"""Who plays on for a bot that failed."""
_BUDGET = re.compile(r"([0-9]{1,6})(ms|it)")
LARGEST_BUDGET = {"ms": 5_000, "it": 20_000}


def check_bot(spec: str) -> None:
    """Refuses whatever is no bot of the catalog: files of the server's machine are not for the net."""
    name, _, argument = spec.partition(":")
    if name not in BOTS or len(spec) > 40:
        raise BadOption(f"There is no bot {spec[:40]!r}. There are: {', '.join(BOTS)}.")
    if argument:
        budget = _BUDGET.fullmatch(argument)
        if budget is None or int(budget[1]) > LARGEST_BUDGET[budget[2]]:
            raise BadOption("A bot's budget is up to 5000ms or 20000it.")
    make_bot(spec, 0)


def simpler(spec: str) -> str:
    """The bot that takes over from one that failed."""
    return SIMPLER[0] if spec.partition(":")[0] not in SIMPLER else SIMPLER[-1]


def frozen(table: Table) -> bytes:
    """A table as the workers get it: what it remembers for undo is not needed there."""
    copy = table.clone()
    copy.snapshots = None
    copy.telling = False
    copy.events = []
    return pickle.dumps(copy)


def think(blob: bytes, seat: int, spec: str, seed: int) -> str:
    """In a worker: the bot's answer to what its seat is asked. The bot sees only what the seat knows."""
    table: Table = pickle.loads(blob)
    return action_text(Player(spec, seed).answer(table, table.decision(seat)))


def _worker() -> None:
    """Interrupts are the server's affair: it ends its workers itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Workers:
    """A few processes, started when first needed, and started anew when one of them dies or hangs."""

    def __init__(self, count: int, seconds: float) -> None:
        self.count = count
        self.seconds = seconds
        self.failures = 0
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, work: Any, *args: Any) -> Any:
        """The result of a function in a worker. Raises what it raises, TimeoutError, or BrokenProcessPool."""
        pool = self._started()
        try:
            return await asyncio.wait_for(asyncio.get_running_loop().run_in_executor(pool, work, *args), self.seconds)
        except asyncio.CancelledError:
            if self._pool is pool:
                raise
            raise BrokenProcessPool("the workers were started anew") from None
        except (TimeoutError, BrokenProcessPool):
            self.failures += 1
            self._discard(pool)
            raise

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.count, multiprocessing.get_context("spawn"), _worker)
        return self._pool

    def _discard(self, pool: ProcessPoolExecutor) -> None:
        """Ends a pool whose worker hangs or died; the others' work is asked for again by who waits for it."""
        if self._pool is pool:
            self._pool = None
        processes = list((getattr(pool, "_processes", None) or {}).values())
        pool.shutdown(wait=False, cancel_futures=True)
        for process in processes:
            process.kill()

    def stop(self) -> None:
        if self._pool is not None:
            self._discard(self._pool)
