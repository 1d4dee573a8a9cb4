"""What strangers send is read and laid out in a worker, within limits of time and memory."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING, Any

from neuland.core.table import Table
from neuland.server.refusals import Refusal
from neuland.server.table.starts import Start
from neuland.server.workers import Asker

if TYPE_CHECKING:
    from neuland.server.hub import Hub

MOST_WAITING = 4
"""How much of one asker's may wait to be looked at."""


async def checked(hub: Hub, asker: Asker, work: Callable[..., Any], *args: Any) -> Any:
    """The result of some work on what somebody sent; refused where it takes too much."""
    if hub.settings.limited and hub.checkers.waits(asker) >= MOST_WAITING:
        raise Refusal("too-fast", "What you sent before is still being looked at.", seconds=5)
    try:
        return await hub.checkers.run(work, *args, asker=asker)
    except (TimeoutError, MemoryError, BrokenProcessPool):
        raise Refusal("too-large", "That takes more time or memory than anybody may use here.") from None


def lay_out(start: Start) -> bytes:
    """In a worker: the table that a stranger's case or component file makes."""
    return pickle.dumps(start.table())


def laid_out(found: bytes) -> Table:
    """What a worker laid out."""
    table: Table = pickle.loads(found)
    return table
