"""Bots think in worker processes, so that nobody else waits for them."""

from __future__ import annotations

import pickle

from neuland.bots import AT_TABLES, BOTS, Player, make_bot
from neuland.bots.budget import Budget, parse_budget
from neuland.core.decision import action_text
from neuland.core.errors import BadOption
from neuland.core.table import Table
from neuland.server.workers import MOST_PLACES

SIMPLER = ("greedy", "random")
"""Who plays on for a bot that failed."""
LARGEST_BUDGET = Budget(iterations=20_000, seconds=AT_TABLES)

AHEAD = ("mcts", "medium", "hard", "expert")
"""Bots that think while people do; the others need no time."""
SLICE = 0.1
"""So many seconds at a time: then the worker is there again for whoever waits."""

MOST_KEPT = MOST_PLACES
"""So many bots with what they found stay in a worker, those that answered last: as many as it is asked for again."""
_kept: dict[str, Player] = {}
"""In a worker: bots by their chairs."""


def check_bot(spec: str) -> None:
    """Refuses whatever is no bot of the catalog: files of the server's machine are not for the net."""
    name, _, argument = spec.partition(":")
    if name not in BOTS or len(spec) > 40:
        raise BadOption(f"There is no bot {spec[:40]!r}. There are: {', '.join(BOTS)}.")
    if argument:
        budget, largest = parse_budget(argument), LARGEST_BUDGET
        if budget.iterations > largest.iterations or budget.seconds > largest.seconds:
            raise BadOption(f"A bot's budget is up to {largest.seconds:g}s or {largest.iterations}it.")
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


def think(blob: bytes, seat: int, spec: str, seed: int, chair: str, waited: float) -> str:
    """In a worker: the bot's answer to what its seat is asked. The bot sees only what the seat knows.

    The bots of some chairs are kept until they are asked again: a search goes on with what it found as long as its
    seat has learnt nothing since (`Mcts`)."""
    table: Table = pickle.loads(blob)
    return action_text(_player(spec, seed, chair).answer(table, table.decision(seat), waited))


def think_ahead(blob: bytes, seat: int, spec: str, seed: int, chair: str) -> bool:
    """In a worker: while only people are asked, the bot of a chair thinks a little about what its seat will probably be
    asked. Whether there is more to think about."""
    table: Table = pickle.loads(blob)
    return _player(spec, seed, chair).think_ahead(table, seat, SLICE)


def _player(spec: str, seed: int, chair: str) -> Player:
    """The bot that is kept for a chair, or a new one, which then is."""
    player = _kept.pop(chair, None)
    if player is None or player.spec != spec:
        player = Player(spec, seed, AT_TABLES)
    _kept[chair] = player
    if len(_kept) > MOST_KEPT:
        del _kept[next(iter(_kept))]
    return player
