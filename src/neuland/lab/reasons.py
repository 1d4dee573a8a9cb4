"""Why an option is better than another, as people would say it: what it costs and brings now (foresight), and where
the points come from that follow from it: what the search has in the end when it tries the option, by the kinds of the
game's score sheet and by what its evaluation sees beyond that."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from neuland.bots.consider import Thought, consider
from neuland.bots.evaluation import Evaluation, evaluation_of
from neuland.bots.mcts import MOST_ITERATIONS, Search
from neuland.bots.tree import Memory
from neuland.core.catalog import load
from neuland.core.decision import Action, action_text
from neuland.core.foresight import NOTHING, Foresight, Goods, foresee
from neuland.core.rng import Dice
from neuland.core.table import Table
from neuland.kit.weights import weighed

DEALS = 24
"""So often an option is tried to see where its points come from, everything that the seat does not know dealt anew."""
TO_THE_END = 1000
"""Who looks so many decisions ahead sees the end of the game."""
OTHERS = "others"
"""Under this word: the points of the best of the others."""
GOAL = "goal"
"""Under this word, for one who plays alone: what the evaluation thinks of beside his points."""
SMALL = 0.5
"""Points that are not worth a word."""
AGREES = 2.0
"""Where the points come from is told if it adds up to the difference: to no more than so many times, and no less than
one in so many of it."""
EXACT = 1e-6


Parts = dict[str, float]


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
    parts: Parts = field(default_factory=dict)
    """Points that follow, by the kinds of lines of the game's score sheet and the features of its evaluation."""
    why: Parts = field(default_factory=dict)
    """What the best option has more or less of, most first, if that adds up to the difference; "others" is what the
    best of the others has."""
    gains: dict[str, Any] = field(default_factory=dict)
    """What the best option costs and brings that this one does not."""
    first_sight: bool = False
    """Whether it looks best at first sight."""
    mine: bool = False


def at_first_sight(table: Table, seat: int) -> Action:
    """The option that the game's evaluation rates best, as the greedy bot does: on what the seat knows."""
    known = table.redeal(seat, 1)
    decision = known.decision(seat)
    return evaluation_of(table.origin.game).favourite(known, decision)


def thoughts_of(table: Table, seat: int, iterations: int, seed: int, also: Iterable[Action] = ()) -> list[Thought]:
    """What a search finds of the best options (`consider`), by leads in points."""
    found = consider(table, seat, iterations, seed, also)
    if looks_to_the_end(table):
        options, tries = [thought.option for thought in found], len(found[0].leads)
        ends = tried(table, seat, sight(table), options, tries, seed)
        found = [replace(thought, leads=leads) for thought, leads in zip(found, ends, strict=True)]
    if _counts_leads(table):
        found = [replace(thought, leads=tuple(_once(lead) for lead in thought.leads)) for thought in found]
    return sorted(found, key=lambda thought: -thought.worth)


def looks_to_the_end(table: Table) -> bool:
    """Whether options are compared by how the game ends, as searches with very many tries do it in some games. Horizons
    count decisions: who passes would see more of the game within them than who does not, and all that positions are
    valued wrongly by would be in the difference."""
    return table.seats > 1 and _as_far_as_any(table, 0) >= TO_THE_END


def sight(table: Table) -> Evaluation:
    """The evaluation by which options are compared: no habits count for one of them or against it."""
    usual = replace(evaluation_of(table.origin.game), ratings=0)
    return replace(usual, horizon=_as_far_as_any) if looks_to_the_end(table) else usual


def _as_far_as_any(table: Table, tries: int) -> int:
    """As far as a search looks that has all the tries that there can be."""
    return evaluation_of(table.origin.game).horizon(table, MOST_ITERATIONS)


def tried(
    table: Table, seat: int, evaluation: Evaluation, options: Iterable[Action], tries: int, seed: int
) -> Iterator[tuple[tuple[float, ...], ...]]:
    """Of each option how far every seat is ahead where its tries end: so many of each, on the same redealt tables."""
    known = table.redeal(seat, seed)
    deals: list[Table] = []
    for option in options:
        trial = Search(known, seat, evaluation, Dice(seed, "reasons"), Memory(known.seats))
        trial.deals = deals
        yield tuple(tuple(trial.attempt(option, deal)) for deal in range(tries))


def _counts_leads(table: Table) -> bool:
    """Whether the game's evaluation does not value what a seat has, but how far it is ahead of the best other: then the
    search, which compares values, counts leads twice."""
    room = load(table.origin.game).room("evaluation")
    if table.seats == 1 or not hasattr(room, "features"):
        return False
    return any(
        abs(room.value(table, seat) - weighed(room.features(table, seat), room.WEIGHTS)) > EXACT
        for seat in range(table.seats)
    )


def _once(leads: Sequence[float]) -> tuple[float, ...]:
    """Leads over the best of the others, from how far such leads are ahead of each other: that of the leader is twice
    his lead, and that of everybody else so much greater than his."""
    first = max(leads)
    return tuple(lead / 2 if lead == first else lead + first / 2 for lead in leads)


def alternatives(
    table: Table, seat: int, thoughts: Sequence[Thought], luck: float, played: Action = (), deals: int = 0
) -> list[Alternative]:
    """Options that were thought about, best first, with all that can be said of them. `deals` is how often each is
    tried to see where its points come from, where that is not as often as usual."""
    foreseen = foresee(load(table.origin.game), table, seat)
    first = at_first_sight(table, seat)
    best = thoughts[0]
    parts = parts_after(table, seat, [thought.option for thought in thoughts], deals or DEALS)
    found = []
    for thought in thoughts:
        points, error = best.better_by(thought)
        foresight = foreseen.get(thought.option, NOTHING)
        found.append(
            Alternative(
                action_text(thought.option),
                thought.worth if table.seats == 1 else thought.chances(luck)[seat],
                points,
                error,
                foresight.facts(),
                parts[thought.option],
                differences(parts[best.option], parts[thought.option], points),
                beyond(foreseen.get(best.option, NOTHING), foresight).facts(),
                thought.option == first,
                thought.option == played,
            )
        )
    return found


def differences(better: Parts, other: Parts, points: float) -> Parts:
    """The kinds of points that one option has more or less of than another that is so many points behind, those first
    that differ most; nothing, where they do not add up to about the difference."""
    kinds = [*dict.fromkeys([*better, *other])]
    gaps = {kind: better.get(kind, 0.0) - other.get(kind, 0.0) for kind in kinds}
    net = sum(-gap if kind == OTHERS else gap for kind, gap in gaps.items())
    if points < SMALL or not points / AGREES <= net <= AGREES * points:
        return {}
    return dict(sorted([gap for gap in gaps.items() if abs(gap[1]) > EXACT], key=lambda gap: -abs(gap[1])))


def beyond(better: Foresight, other: Foresight) -> Foresight:
    """What one option costs and brings beyond what another does."""
    points = better.points - other.points
    return Foresight(
        _more(better.costs, other.costs),
        () if better.ways == other.ways else better.ways,
        _more(better.brings, other.brings),
        _more(better.loses, other.loses),
        points if points * better.points > 0 else 0,
        tuple(note for note in better.notes if note not in other.notes),
        plain=better.plain,
    )


def _more(goods: Goods, others: Goods) -> Goods:
    more = {good: number - others.get(good, 0) for good, number in goods.items()}
    return {good: number for good, number in more.items() if number > 0}


# ---- where points come from --------------------------------------------------------------------------------------


def parts_after(table: Table, seat: int, options: Sequence[Action], tries: int) -> dict[Action, Parts]:
    """What the seat has of each kind, and the best of the others in all, where the search ends that tries an option:
    the mean of so many tries of each, on the same deals."""
    usual = sight(table)
    ends: list[End] = []

    def value(end: Table, who: int) -> float:
        found = usual.value(end, who)
        if who == seat:
            ends.append(_end(end, seat, found))
        return found

    for _ in tried(table, seat, replace(usual, value=value), options, tries, 1):
        pass
    by_sheet = all(end.begins_with_sheet for end in ends)
    found: dict[Action, Parts] = {}
    for place, option in enumerate(options):
        sums: defaultdict[str, float] = defaultdict(float)
        for end in ends[place * tries : (place + 1) * tries]:
            for kind, points in end.lines(by_sheet):
                sums[kind] += points
        found[option] = {kind: points / tries for kind, points in sums.items() if points}
    return found


@dataclass(frozen=True)
class End:
    """What a seat has where a try ends."""

    sheet: Parts
    """The lines of the score sheet, by kind."""
    features: Parts
    """What the evaluation values; nothing, where the game is over or it names no features."""
    more: Parts
    """What the best of the others has; alone, what is valued beside all that."""

    @property
    def begins_with_sheet(self) -> bool:
        """Whether the first of the features is the sum of the sheet, which then says more."""
        return not self.features or abs(next(iter(self.features.values())) - sum(self.sheet.values())) < EXACT

    def lines(self, by_sheet: bool) -> list[tuple[str, float]]:
        features = list(self.features.items())
        sheet = [*self.sheet.items()] if by_sheet or not features else []
        return [*sheet, *(features[1:] if by_sheet else features), *self.more.items()]


def _end(end: Table, seat: int, value: float) -> End:
    sheet, features = _had(end, seat)
    if end.seats == 1:
        return End(sheet, features, {GOAL: value - _total(sheet, features)})
    return End(sheet, features, {OTHERS: max(_total(*_had(end, other)) for other in range(end.seats) if other != seat)})


def _had(end: Table, seat: int) -> tuple[Parts, Parts]:
    """What a seat has by the score sheet, and by the features of the evaluation as long as the game goes on."""
    game = load(end.origin.game)
    sheet: defaultdict[str, float] = defaultdict(float)
    for kind, _, points in game.room("scoring").sheet(end, seat):
        sheet[kind] += points
    room = game.room("evaluation")
    if end.over or not hasattr(room, "features"):
        return sheet, {}
    valued = zip(room.FEATURES, room.features(end, seat), room.WEIGHTS, strict=True)
    return sheet, {name: feature * weight for name, feature, weight in valued}


def _total(sheet: Mapping[str, float], features: Mapping[str, float]) -> float:
    return sum((features or sheet).values())
