"""A small learner: a policy that gets better by playing against itself, from nothing but what a seat sees and how its
games end.

It is proximal policy optimisation (PPO) with a mask of what is legal, one hidden layer, in numpy on one core: a
baseline that anybody can run, not the strongest that can be had. The same seed gives the same policy on the same
machine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from neuland.bots import Player
from neuland.core import catalog
from neuland.core.catalog import Game
from neuland.core.observation import Sight
from neuland.core.rng import derived
from neuland.core.table import Table
from neuland.envs.actions import Numbering, numbering_of
from neuland.envs.learned import Array, Network, best
from neuland.envs.observations import Observer, observer_of
from neuland.envs.rewards import SOLO, rewards

TABLES = 48
"""So many games are played at once."""
BATCH = 6144
"""After so many decisions the policy is changed …"""
PIECE = 1024
"""… in pieces of so many …"""
PASSES = 3
"""… so often."""
RATE = 1e-3
CLIP = 0.2
"""How far one batch may change how likely an answer is."""
CURIOUS = 0.01
"""What it is worth to keep options open, at first; at the end nothing."""
FORESIGHT = 0.97
"""How much the outcome counts against what was expected a decision later (GAE's lambda)."""
FADE, FADE_SQUARES, TINY = 0.9, 0.999, 1e-8
"""Adam's."""


@dataclass(frozen=True)
class Lesson:
    """What is learnt, and how long."""

    game: str
    seats: int
    options: Mapping[str, str]
    decisions: int
    hidden: int = 64
    seed: int = 0


@dataclass(frozen=True)
class Step:
    """One point of the curve."""

    decisions: int
    games: int
    open: float
    """How many options the policy still weighs: the exponential of its entropy."""
    won: Mapping[str, float]
    """The share of games won against bots, by their names."""
    points: Mapping[str, float]
    """Its points in these, on average."""


class Told:
    """Decisions of one seat in one game, in order."""

    __slots__ = ("chosen", "expected", "likely", "masks", "seen")

    def __init__(self) -> None:
        self.seen: list[Array] = []
        self.masks: list[NDArray[np.uint8]] = []
        self.chosen: list[int] = []
        self.likely: list[float] = []
        self.expected: list[float] = []


@dataclass
class Batch:
    """Decisions of ended games, to learn from."""

    seen: NDArray[np.float16]
    masks: NDArray[np.uint8]
    chosen: NDArray[np.int64]
    likely: Array
    better: Array
    """By how much things went better than was expected."""
    outcome: Array


class SelfPlay:
    """Tables at which one policy plays all seats."""

    def __init__(self, lesson: Lesson, dice: np.random.Generator) -> None:
        self.game: Game = catalog.load(lesson.game)
        self.lesson = lesson
        self.dice = dice
        origin = self.game.origin(lesson.seats, 0, lesson.options)
        self.observer: Observer = observer_of(origin, scaled=True)
        self.sights = [Sight(self.observer.observation) for _ in range(TABLES)]
        self.numbering: Numbering = numbering_of(origin)
        self.dealt = 0
        self.games = 0
        self.tables: list[Table] = [self._deal() for _ in range(TABLES)]
        self.told: list[list[Told]] = [[Told() for _ in range(lesson.seats)] for _ in range(TABLES)]
        self.spread = 1.0
        """How far apart the seats usually are in the end, in points."""
        self.ended: list[tuple[Told, float]] = []

    def _deal(self) -> Table:
        self.dealt += 1
        seed = derived(self.lesson.seed, f"self-play {self.dealt}")
        return self.game.new(self.lesson.seats, seed, self.lesson.options, quiet=True)

    def batch(self, network: Network) -> Batch:
        """Plays until enough games have ended."""
        ready = 0
        while ready < BATCH:
            for place in range(TABLES):
                ready += self._advance(place)
            self._answer(network)
        found = _batch(self.ended, len(self.numbering))
        self.ended = []
        return found

    def _advance(self, place: int) -> int:
        """Plays what is no choice; a game that has ended is dealt anew. How many decisions can be learnt from now."""
        ready = 0
        while True:
            table = self.tables[place]
            if table.over or table.played >= self.game.longest:
                ready += self._end(place)
                continue
            decision = table.decisions[0]
            if len(decision.options) > 1:
                return ready
            table.play(decision, decision.options[0])

    def _end(self, place: int) -> int:
        table = self.tables[place]
        told = self.told[place]
        for seat, outcome in enumerate(self._outcomes(table)):
            if told[seat].chosen:
                self.ended.append((told[seat], outcome))
        self.games += 1
        self.told[place] = [Told() for _ in range(self.lesson.seats)]
        self.tables[place] = self._deal()
        return sum(len(each.chosen) for each in told)

    def _outcomes(self, table: Table) -> list[float]:
        """Half of it is who won, half by how much: so that there is something to learn for those who lose, too."""
        points = [float(table.standing(seat)[0]) for seat in range(table.seats)]
        if table.seats == 1:
            return [points[0] / SOLO]
        leads = [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]
        self.spread += 0.01 * (abs(leads[0]) - self.spread)
        by_points = np.tanh(np.array(leads) / (2 * max(1.0, self.spread)))
        return [0.5 * won + 0.5 * float(lead) for won, lead in zip(rewards(table), by_points, strict=True)]

    def _answer(self, network: Network) -> None:
        """One answer at every table."""
        asked = [table.decisions[0] for table in self.tables]
        seen = np.stack(
            [
                self.observer.seen(table, decision.seat, sight)
                for table, decision, sight in zip(self.tables, asked, self.sights, strict=True)
            ]
        )
        masks = np.stack([self.numbering.mask(decision) for decision in asked])
        hidden = network.hidden(seen)
        chances = softmax(network.scores(hidden, masks.astype(bool)))
        expected = network.outcomes(hidden)
        drawn = self.dice.random((TABLES, 1), np.float32) * chances.sum(axis=1, keepdims=True)
        chosen = np.argmax(chances.cumsum(axis=1) > drawn, axis=1)
        packed = np.packbits(masks, axis=1)
        for place, (table, decision) in enumerate(zip(self.tables, asked, strict=True)):
            number = int(chosen[place])
            told = self.told[place][decision.seat]
            told.seen.append(seen[place].astype(np.float16))
            told.masks.append(packed[place])
            told.chosen.append(number)
            told.likely.append(float(np.log(chances[place, number])))
            told.expected.append(float(expected[place]))
            table.play(decision, self.numbering.actions[number])


def softmax(scores: Array) -> Array:
    risen = np.exp(scores - scores.max(axis=1, keepdims=True))
    found: Array = risen / risen.sum(axis=1, keepdims=True)
    return found


def _batch(ended: list[tuple[Told, float]], actions: int) -> Batch:
    better: list[float] = []
    outcomes: list[float] = []
    for told, outcome in ended:
        gains = gained(told.expected, outcome)
        better += gains
        outcomes += [gain + expected for gain, expected in zip(gains, told.expected, strict=True)]
    gap = np.array(better, np.float32)
    return Batch(
        np.stack([row for told, _ in ended for row in told.seen]),
        np.stack([row for told, _ in ended for row in told.masks]),
        np.array([number for told, _ in ended for number in told.chosen]),
        np.array([likely for told, _ in ended for likely in told.likely], np.float32),
        (gap - gap.mean()) / (gap.std() + TINY),
        np.array(outcomes, np.float32),
    )


def gained(expected: list[float], outcome: float) -> list[float]:
    """For each decision how much better things went than was expected: by what was expected a decision later, and less
    and less by all that came after it."""
    found = [0.0] * len(expected)
    after, later = outcome, 0.0
    for place in reversed(range(len(expected))):
        later = after - expected[place] + FORESIGHT * later
        found[place] = later
        after = expected[place]
    return found


class Learner:
    """Changes a policy by what it did well and badly."""

    def __init__(self, network: Network, actions: int, dice: np.random.Generator) -> None:
        self.network = network
        self.actions = actions
        self.dice = dice
        self.means = {name: np.zeros_like(part) for name, part in network.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in network.parts.items()}
        self.steps = 0

    def learn(self, batch: Batch, left: float) -> float:
        """Learns from a batch; `left` is how much of the lesson is still to come. How open the policy is."""
        entropies = []
        for _ in range(PASSES):
            order = self.dice.permutation(len(batch.chosen))
            for start in range(0, len(order) - PIECE // 2, PIECE):
                rows = order[start : start + PIECE]
                slopes, entropy = self._slopes(batch, rows, CURIOUS * left)
                self._step(slopes, RATE * max(0.1, left))
                entropies.append(entropy)
        return float(np.exp(np.mean(entropies)))

    def _slopes(self, batch: Batch, rows: NDArray[Any], curious: float) -> tuple[dict[str, Array], float]:
        """The slope of the loss by each weight, and the entropy."""
        network = self.network
        seen = batch.seen[rows].astype(np.float32)
        mask = np.unpackbits(batch.masks[rows], axis=1, count=self.actions).astype(bool)
        chosen, better = batch.chosen[rows], batch.better[rows]
        each = np.arange(len(rows))
        hidden = network.hidden(seen)
        chances = softmax(network.scores(hidden, mask))
        logs = np.log(np.maximum(chances, TINY))
        ratio = np.exp(logs[each, chosen] - batch.likely[rows])
        within = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(within, -better * ratio, 0).astype(np.float32)
        entropy = -(chances * logs).sum(axis=1, keepdims=True)
        scores = -push[:, None] * chances + curious * chances * (logs + entropy)
        scores[each, chosen] += push
        missed = network.outcomes(hidden) - batch.outcome[rows]
        scores, missed = scores / len(rows), missed / len(rows)
        back = (scores @ network.outward.T + missed[:, None] * network.judging) * (hidden > 0)
        slopes = {
            "inward": seen.T @ back,
            "bias": back.sum(axis=0),
            "outward": hidden.T @ scores,
            "leaning": scores.sum(axis=0),
            "judging": hidden.T @ missed,
            "level": missed.sum(keepdims=True),
        }
        return slopes, float(entropy.mean())

    def _step(self, slopes: dict[str, Array], rate: float) -> None:
        """Adam."""
        self.steps += 1
        size = rate * (1 - FADE_SQUARES**self.steps) ** 0.5 / (1 - FADE**self.steps)
        for name, part in self.network.parts.items():
            slope = slopes[name]
            self.means[name] += (1 - FADE) * (slope - self.means[name])
            self.squares[name] += (1 - FADE_SQUARES) * (slope**2 - self.squares[name])
            part -= (size * self.means[name] / (self.squares[name] ** 0.5 + TINY)).astype(np.float32)


def learning(
    lesson: Lesson, points: int, trials: Mapping[str, int], progress: Callable[[int], None]
) -> Iterator[tuple[Step, Network]]:
    """Learns, and tells at so many points how it stands: before the first game and after the last among them. `trials`
    are games against bots at each, which nothing is learnt from. `progress` hears how many decisions were made."""
    dice = np.random.default_rng(derived(lesson.seed, "learner"))
    play = SelfPlay(lesson, dice)
    network = Network.fresh(len(play.observer), lesson.hidden, len(play.numbering), dice)
    learner = Learner(network, len(play.numbering), dice)
    done, told, openness = 0, 0, 0.0
    while True:
        if done * (points - 1) >= told * lesson.decisions or done >= lesson.decisions:
            yield tried(network, lesson, trials, done, play.games, openness), network
            told += 1
        if done >= lesson.decisions:
            return
        batch = play.batch(network)
        openness = learner.learn(batch, 1 - done / lesson.decisions)
        done += len(batch.chosen)
        progress(len(batch.chosen))


def tried(
    network: Network, lesson: Lesson, trials: Mapping[str, int], decisions: int, games: int, openness: float
) -> Step:
    """How a policy fares against bots, each of which has all other seats; it sits everywhere equally often."""
    won: dict[str, float] = {}
    points: dict[str, float] = {}
    for bot, number in trials.items():
        results = [against(network, lesson, bot, place) for place in range(number)]
        won[bot] = sum(share for share, _ in results) / number
        points[bot] = sum(score for _, score in results) / number
    return Step(decisions, games, round(openness, 3), won, points)


def against(network: Network, lesson: Lesson, bot: str, number: int) -> tuple[float, float]:
    """One game against a bot: the share of the victory, and the points."""
    game = catalog.load(lesson.game)
    seed = derived(lesson.seed, f"trial {number // lesson.seats}")
    mine = number % lesson.seats
    table = game.new(lesson.seats, seed, lesson.options, quiet=True)
    players = [Player(bot, derived(seed, f"bot {seat}")) for seat in range(lesson.seats)]
    for _ in range(game.longest):
        if table.over:
            break
        decision = table.decisions[0]
        if decision.seat == mine:
            table.play(decision, best(network, table, decision))
        else:
            table.play(decision, players[decision.seat].answer(table, decision))
    winners = table.winners
    return (mine in winners) / max(1, len(winners)), float(table.standing(mine)[0])
