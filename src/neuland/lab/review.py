"""A game looked at again: what a seat decided, what a search would have done, and the moments that mattered most.

Every decision is searched with what the seat knew then, never with the truth. How the game stood is told by the chance
to win; alone, by the points that are expected. The same record and budget give the same review.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from statistics import fmean, pstdev
from typing import Any

from neuland.bots.budget import parse_budget
from neuland.bots.consider import Thought
from neuland.core.catalog import load
from neuland.core.decision import action_text, parse_action
from neuland.core.errors import BadOption
from neuland.core.record import Record, replay
from neuland.core.table import Table, round_of
from neuland.lab.puzzles import OTHER, theme
from neuland.lab.reasons import DEALS, OTHERS, Alternative, alternatives, at_first_sight, sight, thoughts_of

MOST_ITERATIONS = 120
ALL_ITERATIONS = 9_000
"""For all decisions together, where nobody says how long each is to be thought about."""
FEWEST_ITERATIONS = 12
CLOSER = 8
"""So many of the decisions that seem to have mattered most are looked at again, more closely; then as many more at most
of those that still seem to have cost something: what one look takes for a loss is often none."""
CLOSER_BY = 4
FEWEST_MOMENTS, MOST_MOMENTS = 3, 5
MATTERS = 0.02
"""A loss of chance that is worth a word; alone it is `POINT`."""
POINT = 1.0
DECIDED = 0.05
"""With less of a chance than this, or so close to certainty, what matters is points: …"""
POINT_IN_CHANCE = 0.01
"""… a point then counts like so much of the chance."""
OF_ONE_TURN = 2
"""So many moments at most are told of one turn, and each of another question."""
SURE = 1.5
"""A difference counts if it is so many times its own standard error."""
LUCK = 2.4
"""Luck behind the horizon, for a lead that varies by 1 within it: a few deals, all judged by the same figures, show too
little of it. Set so that chances come true (`bench/calibration.py`)."""

Heard = Callable[[int, int], None]
"""Hears how many searches are done, and of how many."""


@dataclass(frozen=True)
class Look:
    """One decision, looked at again."""

    number: int
    """The number of its action in the record: the position is the one before it."""
    round: int
    prompt: str
    options: int
    played: str
    best: str
    before: float
    """The chance to win with the best option, alone the points expected."""
    after: float
    """The same with what was played."""
    points: float
    """By how many points the best option was ahead of what was played."""
    error: float
    """The standard error of that."""
    gain: float = 0.0
    """Where the best was played: how much it was better than what looks best at first sight."""
    chances: list[float] = field(default_factory=list)
    """Of every seat before the decision; empty for one who plays alone."""
    clear: bool = False
    """Whether what was played clearly cost something: enough for a word, and more than chance may show."""
    gained: float = 0.0
    """Where the best was played: by how many points it was better than what looks best at first sight."""

    @property
    def cost(self) -> float:
        """How much it mattered, as chance; alone, in points."""
        return self._matters(self.before - self.after, self.points)

    @property
    def merit(self) -> float:
        """The same of having seen what is not best at first sight."""
        return self._matters(self.gain, self.gained)

    def _matters(self, chance: float, points: float) -> float:
        decided = self.chances and not DECIDED <= self.before <= 1 - DECIDED
        return max(chance, POINT_IN_CHANCE * points) if decided else chance


@dataclass(frozen=True)
class Moment:
    """A decision that mattered, with the options side by side."""

    look: Look
    good: bool
    """Whether it was well seen; else it cost something."""
    alternatives: list[Alternative]
    """What was played first, then the others, best first."""


@dataclass(frozen=True)
class Lesson:
    """What a player could take away: the question at which most was lost."""

    prompt: str
    decisions: int
    points: float
    """In all. Who misses the same thing again and again loses it once: what one decision costs on average says more."""
    part: str
    """The kind of line of the score sheet that the better options had most more of; "" where none is known."""
    theme: str = ""
    """The kind of move that was better, where it mattered most; "" where there is no word for it."""


@dataclass(frozen=True)
class Review:
    """All that a review says, in the words of the engine: terminal and page say it in people's."""

    game: str
    seats: int
    seat: int
    iterations: int
    decisions: int
    """Of all seats: the position after the last has this number."""
    players: list[str]
    scores: list[int]
    winners: list[int]
    over: bool
    course: list[Look]
    moments: list[Moment]
    """In the order of the game."""
    ended: float = 0.0
    """Alone: how it ended, as the points expected are counted; a goal that is reached is among them."""

    @property
    def alone(self) -> bool:
        return self.seats == 1

    @property
    def near(self) -> int:
        """How many decisions were as good as the best, as far as one can tell."""
        return sum(not look.clear for look in self.course)

    @property
    def take_away(self) -> Lesson | None:
        """Where most was lost, of all that clearly cost something; nothing, where nothing did."""
        lost: defaultdict[str, list[Look]] = defaultdict(list)
        for look in self.course:
            if look.clear:
                lost[look.prompt].append(look)
        if not lost:
            return None
        prompt = max(lost, key=lambda each: _points(lost[each]))
        return Lesson(prompt, len(lost[prompt]), _points(lost[prompt]), self._missed(prompt), self._kind(lost[prompt]))

    def _kind(self, looks: Sequence[Look]) -> str:
        """The kind of move that would have been better, by the points that were lost."""
        kinds: defaultdict[str, list[Look]] = defaultdict(list)
        for look in looks:
            kinds[theme(load(self.game), parse_action(look.best))].append(look)
        most = max(kinds, key=lambda each: _points(kinds[each]))
        return "" if most == OTHER else most

    def _missed(self, prompt: str) -> str:
        """What better answers to a question had more of, in its moments."""
        missed: dict[str, float] = {}
        for moment in self.moments:
            if moment.look.prompt == prompt and not moment.good:
                for kind, gap in moment.alternatives[0].why.items():
                    if gap > 0 and kind != OTHERS:
                        missed[kind] = missed.get(kind, 0.0) + gap
        return max(missed, key=missed.__getitem__, default="")

    def facts(self) -> dict[str, Any]:
        """As plain data, for pages and programs."""
        lesson = self.take_away
        said = {"alone": self.alone, "near": self.near, "take_away": _rounded(asdict(lesson)) if lesson else None}
        return {**_rounded(asdict(self)), **said}


def _points(looks: Sequence[Look]) -> float:
    return sum(look.points for look in looks)


def _rounded(facts: Any) -> Any:
    if isinstance(facts, float):
        return round(facts, 3)
    if isinstance(facts, dict):
        return {name: _rounded(value) for name, value in facts.items()}
    return [_rounded(value) for value in facts] if isinstance(facts, (list, tuple)) else facts


def iterations_of(budget: str) -> int:
    """The iterations that a budget of a review means; a time would give another review on another machine."""
    found = parse_budget(budget).iterations
    if not found:
        raise BadOption(f"A review thinks by iterations, such as 100it, not by time as in {budget!r}.")
    return found


def usual_iterations(decisions: int) -> int:
    """For each decision, so that long games take hardly longer than short ones."""
    return max(FEWEST_ITERATIONS, min(MOST_ITERATIONS, ALL_ITERATIONS // max(1, decisions)))


def first_person(record: Record) -> int:
    """The seat that a review is about if nobody says so: the first person's, or the first."""
    people = [seat for seat, player in enumerate(record.players) if player.partition(":")[0] == "you"]
    return people[0] if people else 0


def review(
    record: Record, seat: int, iterations: int = 0, data: str = "", heard: Heard = lambda done, total: None
) -> Review:
    """The review of a seat's decisions; without iterations as many as are usual."""
    steps = reviewing(record, seat, iterations, data)
    while True:
        try:
            heard(*next(steps))
        except StopIteration as end:
            found: Review = end.value
            return found


def reviewing(
    record: Record, seat: int, iterations: int = 0, data: str = ""
) -> Generator[tuple[int, int], None, Review]:
    """The same step by step, for who has other things to do in between: how many steps are done, and of how many."""
    if not 0 <= seat < record.seats:
        raise BadOption(f"The seats of this game are 0 to {record.seats - 1}, not {seat}.")
    if not load(record.game).has_room("evaluation"):
        raise BadOption(f"{record.game} has no evaluation, by which its positions could be judged.")
    end = replay(record, data=data)
    numbers = [number for number, (actor, _) in enumerate(end.actions) if actor == seat]
    asked = [number for number in numbers if len(end.at(number).decision(seat).options) > 1]
    many = iterations or usual_iterations(len(asked))
    close = min(CLOSER, len(asked))
    steps = len(asked) + 2 * close + MOST_MOMENTS
    thoughts: dict[int, list[Thought]] = {}
    for done, number in enumerate(asked):
        yield done, steps
        thoughts[number] = _think(end, number, seat, many, 1)
    turns = _turns(end, seat)
    closer: list[int] = []
    for again in (False, True):
        ranked = sorted(_course(end, seat, thoughts), key=lambda look: (look.clear, _weight(look)), reverse=True)
        for look in _doubtful(ranked, closer)[:close] if again else _of_several_turns(ranked, turns, close):
            yield len(asked) + len(closer), steps
            thoughts[look.number] = _think(end, look.number, seat, CLOSER_BY * many, 2)
            closer.append(look.number)
    course = _course(end, seat, thoughts)
    moments: list[Moment] = []
    for look, good in _moments(course, set(closer), turns, record.seats == 1):
        yield len(asked) + 2 * close + len(moments), steps
        moments.append(Moment(look, good, _alternatives(end, seat, look.number, thoughts, max(DEALS, many))))
    yield steps, steps
    return Review(
        record.game,
        record.seats,
        seat,
        many,
        len(end.actions),
        record.players,
        end.scores,
        end.winners,
        end.over,
        course,
        moments,
        sight(end).value(end, seat) if end.over and end.seats == 1 else 0.0,
    )


def chances(end: Table, seat: int, numbers: Sequence[int], iterations: int) -> list[list[float]]:
    """The chances of all seats before some decisions of one, as a review of the ended game tells them."""
    thoughts = {number: _think(end, number, seat, iterations, 1) for number in numbers}
    return [look.chances for look in _course(end, seat, thoughts)]


def _think(end: Table, number: int, seat: int, iterations: int, seed: int) -> list[Thought]:
    """What a search finds of a decision; what was played and what looks best are among it."""
    table = end.at(number)
    return thoughts_of(table, seat, iterations, seed, also=[end.actions[number][1], at_first_sight(table, seat)])


def _course(end: Table, seat: int, thoughts: dict[int, list[Thought]]) -> list[Look]:
    """All decisions in order, told by the chance to win."""
    spread = _spread(seat, thoughts.values())
    return [_look(end, number, seat, found, spread) for number, found in sorted(thoughts.items())]


def _spread(seat: int, thoughts: Any) -> float:
    """By how much leads vary as far as the search looks ahead, on average: often everything is known that far."""
    spreads = [pstdev([lead[seat] for lead in found[0].leads]) for found in thoughts]
    return max(fmean(spreads), 0.1) if spreads else 1.0


def luck_ahead(table: Table, end: Table, spread: float) -> float:
    """What is still to come behind the horizon of the search, as luck: it grows with the root of its length."""
    evaluation, total = sight(table), _length(end)
    horizon = float(evaluation.horizon(table, 0))
    if evaluation.rounds:
        horizon = min(horizon, evaluation.rounds * len(end.actions) / max(1, round_of(end)))
    beyond = max(0.0, total - len(table.actions) - horizon)
    return float(LUCK * spread * (beyond / horizon) ** 0.5 + spread)


def _look(end: Table, number: int, seat: int, found: Sequence[Thought], spread: float) -> Look:
    table = end.at(number)
    decision = table.decision(seat)
    action = end.actions[number][1]
    best = found[0]
    played = next(thought for thought in found if thought.option == action)
    points, error = best.better_by(played)
    liked = at_first_sight(table, seat)
    first = next(thought for thought in found if thought.option == liked)
    luck = luck_ahead(table, end, spread)

    def told(thought: Thought) -> float:
        return thought.worth if table.seats == 1 else thought.chances(luck)[seat]

    gained, doubt = best.better_by(first)
    alone = table.seats == 1
    seen = best is played and gained > SURE * doubt
    look = Look(
        number,
        round_of(table),
        decision.prompt,
        len(decision.options),
        action_text(action),
        action_text(best.option),
        told(best),
        told(played),
        points,
        error,
        told(best) - told(first) if seen else 0.0,
        [] if alone else best.chances(luck),
        gained=gained if seen else 0.0,
    )
    return replace(look, clear=look.cost >= (POINT if alone else MATTERS) and points >= SURE * error)


def _weight(look: Look) -> float:
    """How much a decision seems to have mattered, carefully: what may be chance is taken off."""
    if look.played == look.best:
        return look.merit / 2
    return look.cost * max(0.0, 1 - look.error / max(look.points, 1e-9))


def _doubtful(ranked: Sequence[Look], closer: Sequence[int]) -> list[Look]:
    """What seems to have clearly cost something, but was looked at only once: in the order in which they are given."""
    return [look for look in ranked if look.clear and look.number not in closer]


def _turns(end: Table, seat: int) -> dict[int, int]:
    """By the number of each of a seat's decisions the one with which its turn began: nobody else decided since, and no
    round ended."""
    begun: dict[int, int] = {}
    last = (-2, 0)
    for number, (actor, _) in enumerate(end.actions):
        if actor == seat:
            now = (number, round_of(end.at(number)))
            begun[number] = begun[last[0]] if now == (last[0] + 1, last[1]) else number
            last = now
    return begun


def _of_several_turns(
    looks: Sequence[Look], turns: Mapping[int, int], most: int, before: Sequence[Look] = ()
) -> list[Look]:
    """So many at most, the first of them; of the same turn few, and no two of them of the same question."""
    chosen = [*before]
    for look in looks:
        here = [each.prompt for each in chosen if turns[each.number] == turns[look.number]]
        if len(chosen) < most and len(here) < OF_ONE_TURN and look.prompt not in here:
            chosen.append(look)
    return chosen


def _moments(
    course: Sequence[Look], closely: set[int], turns: Mapping[int, int], alone: bool
) -> list[tuple[Look, bool]]:
    """The decisions that mattered most, in order; whether each was well seen. There are three to five, if so many cost
    a point more likely than not."""
    ranked = sorted([look for look in course if look.number in closely], key=_weight, reverse=True)
    costly = [look for look in ranked if look.played != look.best]
    worth = POINT if alone else MATTERS
    good = [look for look in ranked if look.merit >= worth]
    likely = [look for look in costly if look.points >= max(POINT, look.error)]
    chosen = _of_several_turns([look for look in costly if look.clear], turns, MOST_MOMENTS - min(1, len(good)))
    chosen = _of_several_turns(good, turns, MOST_MOMENTS, chosen)
    chosen = _of_several_turns(likely, turns, FEWEST_MOMENTS, chosen)
    return [(look, look.played == look.best) for look in sorted(chosen, key=lambda look: look.number)]


def _alternatives(
    end: Table, seat: int, number: int, thoughts: dict[int, list[Thought]], deals: int
) -> list[Alternative]:
    """The options of a moment side by side: what was played first."""
    table = end.at(number)
    luck = luck_ahead(table, end, _spread(seat, thoughts.values()))
    found = alternatives(table, seat, thoughts[number], luck, end.actions[number][1], deals)
    return sorted(found, key=lambda each: not each.mine)


def _length(end: Table) -> int:
    """How many decisions the game has; one that is not over, as many again."""
    return len(end.actions) if end.over else 2 * len(end.actions)
