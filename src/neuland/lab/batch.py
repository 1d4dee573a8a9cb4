"""The unit of work: some games between bots, and what is kept of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from pathlib import Path
from typing import Any

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.record import Record
from neuland.core.rng import derived
from neuland.core.table import Table, round_of
from neuland.lab.play import Length, play_game

LARGEST_BATCH = 50


@dataclass(frozen=True)
class Batch:
    """Some of the games of a simulation: those numbered `first` up to, not including, `end`."""

    game: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    data: str
    seed: int
    first: int
    end: int
    records: str = ""
    """The folder that gets a record of each game; "" for none."""


@dataclass(frozen=True)
class Outcome:
    """What is kept of one game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    fingerprint: str
    rounds: int
    length: Length

    def share(self, seat: int) -> float:
        """A seat's part of the victory: shared wins are split."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


def game_seed(seed: int, number: int) -> int:
    """The seed of a simulation's game of that number."""
    return derived(seed, f"game {number}")


def play_batch(batch: Batch) -> list[Outcome]:
    """Plays a batch, here or in another process."""
    game = catalog.load(batch.game)
    outcomes = []
    for number in range(batch.first, batch.end):
        seed = game_seed(batch.seed, number)
        table = game.new(len(batch.bots), seed, batch.options, batch.data, quiet=True)
        length = play_game(game, table, batch.bots, seed)
        outcomes.append(_outcome(table, length))
        if batch.records:
            _keep(table, batch.bots, Path(batch.records) / f"{game.id}-{number:05}.jsonl")
    return outcomes


def _outcome(table: Table, length: Length) -> Outcome:
    return Outcome(tuple(table.scores), tuple(table.winners), table.fingerprint(), round_of(table), length)


def _keep(table: Table, bots: Sequence[str], file: Path) -> None:
    record = Record.of(table)
    record.players = list(bots)
    try:
        file.write_text(record.dumps(), "utf-8")
    except OSError as error:
        raise BadOption(f"{file}: cannot keep the record there ({error.strerror}).") from None


def parts(whole: Batch, jobs: int) -> Iterator[Batch]:
    """Small enough that all processes are busy to the end and progress is seen."""
    games = whole.end - whole.first
    size = max(1, min(LARGEST_BATCH, (games + 4 * jobs - 1) // (4 * jobs)))
    for first in range(whole.first, whole.end, size):
        yield replace(whole, first=first, end=min(first + size, whole.end))


def digest(outcomes: Sequence[Outcome]) -> str:
    """A hash over all final results, in the order of the games."""
    hashed = blake2b(digest_size=16)
    for outcome in outcomes:
        hashed.update(repr((outcome.scores, outcome.winners, outcome.fingerprint)).encode())
    return hashed.hexdigest()
