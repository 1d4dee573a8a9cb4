"""Tournaments: every line-up of bots plays the same deals in every order of seats, and all are rated."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, combinations_with_replacement, permutations
from time import perf_counter
from typing import Any

from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.batch import Batch, Outcome, digest, parts
from neuland.lab.kept import Kept
from neuland.lab.ratings import rated
from neuland.lab.simulate import asked, unheard
from neuland.lab.work import HERE, Where, play_all

MOST_BOTS = 20


@dataclass(frozen=True)
class Match:
    """One order of seats, and how its games ended: game k of every match has the same deal."""

    seating: tuple[int, ...]
    """Which bot, by its place in the list, sits at each seat."""
    outcomes: list[Outcome]


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    where: Where = HERE,
    progress: Callable[[int], None] | None = None,
    data: str = "",
    kept: Kept | None = None,
) -> tuple[dict[str, Any], list[Match]]:
    """Plays a tournament: the figures of `neuland tournament --json`, and the matches.

    Each line-up plays `games` games, rounded up to whole sets of all orders of seats; those that are kept are not
    played again.
    """
    count = seats or next((each for each in catalog.load(game).seats if each > 1), 1)
    wholes = list(planned(game, bots, games, count, seed, options or {}, data))
    begin = perf_counter()
    cut = [list(parts(whole, where.jobs)) for _, whole in wholes]
    play = kept.play if kept else play_all
    played = iter(play([part for batches in cut for part in batches], where, progress or unheard))
    matches = [
        Match(seating, [outcome for _ in batches for outcome in next(played)])
        for (seating, _), batches in zip(wholes, cut, strict=True)
    ]
    found = figures(wholes[0][1], bots, matches, perf_counter() - begin)
    if kept and len(kept.fresh) < found["games"]:
        found["kept"] = found["games"] - len(kept.fresh)
    return found, matches


def planned(
    game: str,
    bots: Sequence[str],
    games: int,
    seats: int,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    data: str = "",
) -> list[tuple[tuple[int, ...], Batch]]:
    """Every seating with its games."""
    if not 2 <= len(bots) <= MOST_BOTS or len(set(bots)) < len(bots):
        raise BadOption(f"A tournament is between 2 to {MOST_BOTS} different bots, not {', '.join(bots)}.")
    if seats < 2:
        raise BadOption("A tournament needs a table of two or more; 'neuland simulate' plays solo games.")
    found = []
    for line_up in line_ups(len(bots), seats):
        orders = sorted(set(permutations(line_up)))
        deals = -(-games // len(orders))
        for seating in orders:
            found.append((seating, asked(game, [bots[bot] for bot in seating], deals, seed, options or {}, data)))
    return found


def line_ups(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who plays together: all different where there are enough, else at least not all the same."""
    if bots >= seats:
        return list(combinations(range(bots), seats))
    return [each for each in combinations_with_replacement(range(bots), seats) if len(set(each)) == bots]


def planned_games(plan: Sequence[tuple[tuple[int, ...], Batch]]) -> int:
    return sum(whole.end - whole.first for _, whole in plan)


def versus(outcome: Outcome, one: int, other: int) -> float:
    """What seat `one` got against seat `other`: 1 for a better place, a half for the same."""
    first = (one in outcome.winners, outcome.scores[one])
    second = (other in outcome.winners, outcome.scores[other])
    return 1.0 if first > second else 0.5 if first == second else 0.0


def results(match: Match, number: int) -> dict[tuple[int, int], float]:
    """Who got what against whom, in one game."""
    found: dict[tuple[int, int], float] = {}
    for one, bot in enumerate(match.seating):
        for other, against in enumerate(match.seating):
            if bot != against:
                points = versus(match.outcomes[number], one, other)
                found[bot, against] = found.get((bot, against), 0.0) + points
    return found


def figures(whole: Batch, bots: Sequence[str], matches: Sequence[Match], seconds: float) -> dict[str, Any]:
    """The figures of a tournament; bots in the order of their ratings."""
    deals: dict[int, dict[tuple[int, int], float]] = {}
    pairs: dict[tuple[int, int], float] = {}
    for match in matches:
        for number in range(len(match.outcomes)):
            for pair, points in results(match, number).items():
                pairs[pair] = pairs.get(pair, 0.0) + points
                deal = deals.setdefault(number, {})
                deal[pair] = deal.get(pair, 0.0) + points
    ratings = rated(len(bots), [deals[number] for number in sorted(deals)])
    outcomes = [outcome for match in matches for outcome in match.outcomes]
    rows = [{"bot": name, **_row(bot, matches), **_rounded(ratings[bot])} for bot, name in enumerate(bots)]
    return {
        "game": whole.game,
        "seats": len(whole.bots),
        "options": dict(whole.options),
        "games": len(outcomes),
        "seconds": round(seconds, 3),
        "bots": sorted(rows, key=lambda row: -row["elo"]),
        "pairs": [
            {
                "bot": bots[one],
                "against": bots[other],
                "points": points,
                "of": points + pairs[other, one],
            }
            for (one, other), points in sorted(pairs.items())
        ],
        "seat_wins": [round(sum(each.share(seat) for each in outcomes), 3) for seat in range(len(whole.bots))],
        "digest": digest(outcomes),
    }


def _row(bot: int, matches: Sequence[Match]) -> dict[str, Any]:
    wins, scores = 0.0, []
    for match in matches:
        for seat, sits in enumerate(match.seating):
            if sits == bot:
                wins += sum(outcome.share(seat) for outcome in match.outcomes)
                scores += [outcome.scores[seat] for outcome in match.outcomes]
    return {"games": len(scores), "wins": round(wins, 3), "mean": round(sum(scores) / max(1, len(scores)), 3)}


def _rounded(rating: tuple[float, float, float]) -> dict[str, float]:
    return dict(zip(("elo", "low", "high"), (round(each, 1) for each in rating), strict=True))
