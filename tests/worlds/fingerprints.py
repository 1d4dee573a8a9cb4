"""Fingerprints of all 504 worlds: what is offered in each, from its first choice on, in two short games at random.

A change of a rule shows exactly the worlds that it touches. `make fingerprints` (this file as a script) writes
`fingerprints.txt` anew and says which worlds changed: look at them before it is kept.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path

from neuland.core.decision import action_text
from neuland.core.rng import Dice
from neuland.games.worlds import GAME
from neuland.games.worlds.plan import EDITIONS
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.worlds import WORLDS

FILE = Path(__file__).parent / "fingerprints.txt"
DECISIONS = 240
"""So many of a game are looked at: some rounds, in which every phase has its turn."""


def print_of(world: int, edition: str) -> str:
    """A digest of every choice of a short game, and of what it has brought."""
    table = GAME.new(2 + world % 3, world, {"world": str(world), "edition": edition})
    assert isinstance(table, WorldsTable)
    dice = Dice(world, edition)
    seen = sha256()
    for _ in range(DECISIONS):
        if table.over:
            break
        decision = table.decisions[0]
        offered = ",".join([action_text(option) for option in decision.options])
        seen.update(f"{decision.seat} {decision.prompt}: {offered}\n".encode())
        table.play(decision, decision.options[dice.below(len(decision.options))])
    rows = [list(row) for row in (table.scores, table.money, table.purse, table.order, table.ledger)]
    seen.update(" ".join([str(row) for row in rows]).encode())
    return seen.hexdigest()[:8]


def prints(worlds: tuple[int, ...] = WORLDS) -> dict[int, str]:
    """For each world one for each edition."""
    return {world: " ".join([print_of(world, edition) for edition in EDITIONS]) for world in worlds}


def kept() -> dict[int, str]:
    lines = FILE.read_text("utf-8").splitlines() if FILE.is_file() else []
    return {int(line[:3]): line[4:] for line in lines}


def changed(before: dict[int, str], now: dict[int, str]) -> list[int]:
    """Worlds whose fingerprint is not what it was."""
    return [world for world in now if before.get(world) != now[world]]


def main() -> None:
    before, now = kept(), prints()
    FILE.write_text("".join(f"{world} {digests}\n" for world, digests in now.items()), "utf-8")
    print(f"{len(changed(before, now))} worlds changed:", *changed(before, now))


if __name__ == "__main__":
    main()
