"""Why an option is better than another, as people would say it: what it costs and brings now (foresight), and where
the points come from that follow from it (the game's score sheet, after playing on by what looks best)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from neuland.bots.consider import Thought
from neuland.bots.evaluation import evaluation_of
from neuland.core.catalog import load
from neuland.core.decision import Action, action_text
from neuland.core.foresight import foresee
from neuland.core.table import Table, round_of

DEALS = 4
"""So often an option is played on from, everything that the seat does not know dealt anew each time."""
FURTHER = 4
"""It is played on for so many times as many decisions as the search looks ahead, or to the end; where it looks ahead by
rounds, as far as it does."""
OTHERS = "others"
"""Under this word: the points of the best of the others."""
SMALL = 0.5
"""Points that are not worth a word."""
MOST_PARTS = 3


@dataclass(frozen=True)
class Alternative:
    """One option of a moment."""

    action: str
    chance: float
    """To win with it; alone, the points expected."""
    points: float
    """By how many points it is behind the best option."""
    error: float
    foresight: dict[str, Any] = field(default_factory=dict)
    """What it costs and brings, as the table says it while one plays."""
    parts: dict[str, float] = field(default_factory=dict)
    """Points that follow, by the kinds of lines of the game's score sheet."""
    first_sight: bool = False
    """Whether it looks best at first sight."""
    mine: bool = False


def at_first_sight(table: Table, seat: int) -> Action:
    """The option that the game's evaluation rates best, as the greedy bot does: on what the seat knows."""
    known = table.redeal(seat, 1)
    decision = known.decision(seat)
    return evaluation_of(table.origin.game).favourite(known, decision)


def alternatives(
    table: Table, seat: int, thoughts: Sequence[Thought], luck: float, played: Action = ()
) -> list[Alternative]:
    """Options that were thought about, best first, with all that can be said of them: most of the best one, of what
    was played and of what looks best."""
    game = load(table.origin.game)
    foreseen = foresee(game, table, seat)
    best = thoughts[0]
    first = at_first_sight(table, seat)
    told = [best, *[thought for thought in thoughts if thought.option in (first, played)]]
    found = []
    for thought in thoughts:
        points, error = best.better_by(thought)
        foresight = foreseen.get(thought.option)
        found.append(
            Alternative(
                action_text(thought.option),
                thought.worth if table.seats == 1 else thought.chances(luck)[seat],
                points,
                error,
                foresight.facts() if foresight else {},
                parts_after(table, seat, thought.option) if thought in told else {},
                thought.option == first,
                thought.option == played,
            )
        )
    return found


def parts_after(table: Table, seat: int, option: Action) -> dict[str, float]:
    """The lines of the score sheet by kind, on average, after an option and playing on by what looks best."""
    scoring = load(table.origin.game).room("scoring")
    found: Counter[str] = Counter()
    for seed in range(1, DEALS + 1):
        after = _played_on(table, seat, option, seed)
        for kind, _, points in scoring.sheet(after, seat):
            found[kind] += points
        found[OTHERS] += max([after.standing(other)[0] for other in range(after.seats) if other != seat], default=0)
    return {kind: points / DEALS for kind, points in found.items() if points}


def _played_on(table: Table, seat: int, option: Action, seed: int) -> Table:
    evaluation = evaluation_of(table.origin.game)
    after = table.redeal(seat, seed)
    after.telling = False
    most, last_round = FURTHER * evaluation.horizon(after), evaluation.last_round(after)
    after.play(after.decision(seat), option)
    for _ in range(most):
        if after.over or round_of(after) >= last_round:
            break
        decision = after.decisions[0]
        after.play(decision, evaluation.favourite(after, decision))
    return after


def differences(better: Alternative, other: Alternative) -> list[tuple[str, float]]:
    """Where one option brings more than another: the kinds that differ most, and what others gain or lose by it.
    Nothing, where playing on by what looks best does not find it better at all."""
    kinds = [*dict.fromkeys([*better.parts, *other.parts])]
    gaps = [(kind, better.parts.get(kind, 0.0) - other.parts.get(kind, 0.0)) for kind in kinds]
    if sum(-gap if kind == OTHERS else gap for kind, gap in gaps) < SMALL:
        return []
    told = sorted([gap for gap in gaps if abs(gap[1]) >= SMALL], key=lambda gap: -abs(gap[1]))
    return told[:MOST_PARTS]
