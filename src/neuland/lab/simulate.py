"""Many games between bots: how they end, and how fast they are played."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

from neuland.bots import make_bot
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.batch import Batch, Outcome, digest, parts
from neuland.lab.kept import Kept
from neuland.lab.work import HERE, Where, play_all


class Simulation(NamedTuple):
    """What was asked for, how the games ended, and how long it took."""

    whole: Batch
    outcomes: list[Outcome]
    seconds: float
    fresh: list[Outcome]
    """Those that were not kept from an earlier run."""


def simulate(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    jobs: int = 1,
    data: str = "",
    records_dir: str = "",
    progress: Callable[[int], None] | None = None,
    ray: str = "",
) -> dict[str, Any]:
    """Plays games between the bots named in `seats`; the keys are those of `neuland simulate --json`.

    `progress` is called with the number of games that were finished since it was last called.
    """
    whole = asked(game, seats, games, seed, options or {}, data, records_dir)
    return summary(*play(whole, Where(jobs, ray), progress))


def asked(
    game: str,
    seats: Sequence[str],
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: str = "",
    records_dir: str = "",
) -> Batch:
    """All games of a simulation, checked before the first is played."""
    origin = catalog.load(game).origin(len(seats), seed, options or {}, data)
    for bot in seats:
        make_bot(bot, seed)
    _prepare(records_dir)
    return Batch(game, tuple(seats), origin.options, data, seed, 0, games, records_dir)


def play(
    whole: Batch, where: Where = HERE, progress: Callable[[int], None] | None = None, kept: Kept | None = None
) -> Simulation:
    """Plays all games of a simulation, but for those that are kept."""
    if where.ray and whole.records:
        raise BadOption("Records are kept by games that are played on this machine, not with --ray.")
    if kept and whole.records:
        raise BadOption("Records are kept of games that are played now: --records and --keep do not go together.")
    begin = perf_counter()
    results = (kept.play if kept else play_all)(list(parts(whole, where.jobs)), where, progress or unheard)
    outcomes = [outcome for part in results for outcome in part]
    return Simulation(whole, outcomes, perf_counter() - begin, kept.fresh if kept else outcomes)


def unheard(finished: int) -> None:
    """For those who do not want to hear of progress."""


def _prepare(records_dir: str) -> None:
    if records_dir:
        try:
            Path(records_dir).mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadOption(f"{records_dir}: cannot keep records there ({error.strerror}).") from None


def summary(whole: Batch, outcomes: Sequence[Outcome], seconds: float, fresh: Sequence[Outcome]) -> dict[str, Any]:
    """The figures of a simulation; how fast it was is told of the fresh games."""
    games = len(outcomes)
    decisions = sum(outcome.length.decisions for outcome in outcomes)
    options = sum(outcome.length.options for outcome in outcomes)
    seats = range(len(whole.bots))
    return {
        "game": whole.game,
        "seats": list(whole.bots),
        "options": dict(whole.options),
        "games": games,
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "games_per_s": round(len(fresh) / seconds, 1),
        "decisions_per_s": round(sum(outcome.length.decisions for outcome in fresh) / seconds, 1),
        "options_per_decision": round(options / max(1, decisions), 3),
        "rounds": round(sum(outcome.rounds for outcome in outcomes) / games, 3),
        "scores": [_spread([outcome.scores[seat] for outcome in outcomes]) for seat in seats],
        "wins": [round(sum(outcome.share(seat) for outcome in outcomes), 3) for seat in seats],
        "digest": digest(outcomes),
        **({"kept": games - len(fresh)} if len(fresh) < games else {}),
    }


def _spread(scores: Sequence[int]) -> dict[str, float]:
    return {"mean": round(sum(scores) / len(scores), 3), "min": min(scores), "max": max(scores)}
