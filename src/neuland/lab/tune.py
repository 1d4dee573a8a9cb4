"""Evaluations learn: weights for a game's features, fitted to how games of self-play ended, then tried in matches.

A game that can be tuned has `FEATURES`, `WEIGHTS` and `features(table, seat)` in its evaluation, and its `value` takes
other weights. Bots that err now and then play games; the features of positions on the way are fitted to the points that
the seats had in the end, by least squares that hold on to the present weights. From there an optimiser may
go on (`optimise.py`), which sees nothing but how searches with other weights fare against the search as it is. What was
found is tried in games that neither ever saw: how far it is off in predicting the points, and how many games a search
that judges by it wins against the same search as it is; alone, in how many it has more points on the same deal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple, TypeVar

from neuland.bots import Player
from neuland.bots.budget import Budget
from neuland.bots.evaluation import Evaluation, evaluation_of
from neuland.bots.mcts import Mcts
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.rng import Dice, derived
from neuland.core.table import Table
from neuland.kit.weights import weighed
from neuland.lab.optimise import POPULATION, optimised
from neuland.lab.play import bot_seed
from neuland.lab.simulate import unheard
from neuland.lab.work import HERE, Where, done_by

ERRS = 12
"""One answer of self-play in so many is any option: positions differ more then."""
LOOKED_AT = 15
"""One position in so many is looked at."""
PULL = 5.0
"""How strongly the present weights are held on to: as much as so many positions would say."""
PLACES = 3
"""Decimals of a weight."""
A_POINT = 0.001
"""What a point more or less counts beside a victory: of two that lose, who loses by less is nearer to winning."""

Thing = TypeVar("Thing")
Made = TypeVar("Made")


class Sample(NamedTuple):
    """What a seat had at one time, and how it ended."""

    features: list[float]
    points: float


@dataclass(frozen=True)
class Deal:
    """A game to be played."""

    game: str
    options: Mapping[str, str]
    seed: int
    seats: int = 2
    bot: str = "greedy"
    """Who plays it, where positions of it are looked at."""


@dataclass(frozen=True)
class Duel:
    """A game of one search against others that judge by other weights; alone, a game of each."""

    deal: Deal
    tried: list[float]
    usual: list[float]
    judge: int
    """The seat that judges by what is tried, and whose result is wanted."""
    iterations: int


class Result(NamedTuple):
    """How a duel ended for the one who is tried."""

    won: float
    """A shared victory is half a one."""
    lead: float


@dataclass(frozen=True)
class Plan:
    """How much is played for what."""

    games: int
    """Games that are fitted to; another half as many say how far the weights are off."""
    unseen: int
    """Deals on which old and new weights meet in the end, the new ones on each seat once."""
    iterations: int
    """Of the searches that meet."""
    generations: int = 0
    """Of the optimiser; none is wanted with 0."""
    duels: int = 10
    """Deals of a generation, on which each of its weights meets the old ones, on each seat once."""
    seats: int = 2
    bots: str = "greedy"
    """Who plays the games that are fitted to."""

    def played(self) -> int:
        """How many games that is, two of one who plays alone counted as one."""
        return self.games + self.half() + self.seats * (self.unseen + self.duels * POPULATION * self.generations)

    def half(self) -> int:
        return (self.games + 1) // 2


def tune(
    game: str,
    plan: Plan,
    seed: int = 0,
    turns: Sequence[Mapping[str, str]] = ({},),
    where: Where = HERE,
    progress: Callable[[int], None] = unheard,
) -> dict[str, Any]:
    """Finds weights for a game: the figures of `neuland tune --json`.

    `turns` are options that the games have one after another. `progress` hears how many games were finished."""
    room = catalog.load(game).room("evaluation")
    if not hasattr(room, "features"):
        raise BadOption(f"The evaluation of {game} has no features with weights, so there is nothing to tune.")
    names, before = list(room.FEATURES), list(room.WEIGHTS)

    def dealt(number: int, what: str) -> list[Deal]:
        return deals(game, turns, number, derived(seed, what), plan.seats, plan.bots)

    seen = samples(dealt(plan.games, "seen"), where, progress)
    other = samples(dealt(plan.half(), "unseen"), where, progress)
    after = rounded(fitted(seen, before))
    if plan.generations:

        def fares(generation: int, tries: list[list[float]]) -> list[float]:
            met = dealt(plan.duels, f"generation {generation}")
            duels = [duel for weights in tries for duel in matched(met, before, weights, plan.iterations)]
            results = made(fought, duels, where, progress)
            size = len(results) // len(tries)
            return [success(results[place : place + size]) for place in range(0, len(results), size)]

        after = rounded(optimised(after, fares, plan.generations, derived(seed, "optimiser")))
    last = matched(dealt(plan.unseen, "match"), before, after, plan.iterations)
    results = made(fought, last, where, progress)
    return {
        "game": game,
        "seed": seed,
        "seats": plan.seats,
        "bots": plan.bots,
        "games": plan.games,
        "positions": len(seen),
        "generations": plan.generations,
        "before": dict(zip(names, before, strict=True)),
        "after": dict(zip(names, after, strict=True)),
        "off_before": round(off(other, before), PLACES),
        "off_after": round(off(other, after), PLACES),
        "bot": f"mcts:{plan.iterations}it",
        "unseen": len(results),
        "won": sum([result.won for result in results]),
        "lead": round(sum([result.lead for result in results]) / len(results), PLACES),
    }


def made(
    work: Callable[[Thing], Made], things: Sequence[Thing], where: Where, progress: Callable[[int], None]
) -> list[Made]:
    """What work makes of each thing, in their order."""
    found: dict[int, Made] = {}
    for place, result in done_by(work, things, where):
        found[place] = result
        progress(1)
    return [found[place] for place in range(len(things))]


def deals(
    game: str, turns: Sequence[Mapping[str, str]], number: int, seed: int, seats: int = 2, bot: str = "greedy"
) -> list[Deal]:
    """So many games, whose options take turns."""
    return [
        Deal(game, turns[place % len(turns)], derived(seed, f"game {place}"), seats, bot) for place in range(number)
    ]


def rounded(weights: Sequence[float]) -> list[float]:
    return [round(weight, PLACES) for weight in weights]


# ---- what games say ---------------------------------------------------------------------------------------------


def samples(played: Sequence[Deal], where: Where, progress: Callable[[int], None]) -> list[Sample]:
    """Positions of self-play, each with the points that the seat had in the end."""
    return [sample for found in made(sampled, played, where, progress) for sample in found]


def sampled(deal: Deal) -> list[Sample]:
    """Positions of one game."""
    game = catalog.load(deal.game)
    features = game.room("evaluation").features
    table = game.new(deal.seats, deal.seed, deal.options, quiet=True)
    players = [Player(deal.bot, bot_seed(deal.seed, seat)) for seat in range(deal.seats)]
    dice = Dice(deal.seed, "errs")
    met: list[tuple[int, list[float]]] = []
    for _ in range(game.longest):
        if table.over:
            break
        decision = table.decisions[0]
        if dice.below(LOOKED_AT) == 0:
            met += [(seat, features(table, seat)) for seat in range(deal.seats)]
        errs = dice.below(ERRS) == 0
        options = decision.options
        chosen = options[dice.below(len(options))] if errs else players[decision.seat].answer(table, decision)
        table.play(decision, chosen)
    return [Sample(had, float(table.standing(seat)[0])) for seat, had in met]


def fitted(seen: Sequence[Sample], weights: Sequence[float]) -> list[float]:
    """The weights that say best how the games ended, near to those that are."""
    count = len(weights)
    sums = [[0.0] * count for _ in range(count)]
    errors = [0.0] * count
    for features, points in seen:
        missed = points - weighed(features, weights)
        for row, feature in enumerate(features):
            errors[row] += feature * missed
            for column, other in enumerate(features):
                sums[row][column] += feature * other
    for place in range(count):
        sums[place][place] += PULL * (sums[place][place] / max(1, len(seen)) or 1.0)
    return [weight + change for weight, change in zip(weights, solved(sums, errors), strict=True)]


def solved(rows: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of linear equations (by Gauss and Jordan)."""
    whole = [[*row, value] for row, value in zip(rows, right, strict=True)]
    for place in range(len(whole)):
        best = max(range(place, len(whole)), key=lambda row: abs(whole[row][place]))
        whole[place], whole[best] = whole[best], whole[place]
        for row in range(len(whole)):
            if row != place:
                factor = whole[row][place] / whole[place][place]
                whole[row] = [one - factor * two for one, two in zip(whole[row], whole[place], strict=True)]
    return [row[-1] / row[place] for place, row in enumerate(whole)]


def off(seen: Sequence[Sample], weights: Sequence[float]) -> float:
    """By how many points weights are off, as the root of the mean square."""
    squares = [(points - weighed(features, weights)) ** 2 for features, points in seen]
    return float((sum(squares) / max(1, len(squares))) ** 0.5)


# ---- matches ----------------------------------------------------------------------------------------------------


def tried(game: str, weights: list[float]) -> Evaluation:
    """The game's evaluation with other weights."""
    value = catalog.load(game).room("evaluation").value
    return replace(evaluation_of(game), value=partial(value, weights=weights))


def matched(met: Sequence[Deal], before: list[float], after: list[float], iterations: int) -> list[Duel]:
    """Each deal once for each seat, where the new weights are tried; all others judge by the old ones."""
    return [Duel(deal, after, before, judge, iterations) for deal in met for judge in range(deal.seats)]


def fought(duel: Duel) -> Result:
    """Plays a duel."""
    others = duel.deal.seats - 1
    table = _played(duel, [duel.tried if seat == duel.judge else duel.usual for seat in range(others + 1)])
    own = table.standing(duel.judge)[0]
    if not others:
        usual = _played(duel, [duel.usual]).standing(0)[0]
        return Result((own > usual) + (own == usual) / 2, float(own - usual))
    best = max(table.standing(seat)[0] for seat in range(others + 1) if seat != duel.judge)
    winners = table.winners
    return Result((duel.judge in winners) / max(1, len(winners)), float(own - best))


def _played(duel: Duel, weights: Sequence[list[float]]) -> Table:
    """A game of searches that judge by these weights, by seats, to its end."""
    deal = duel.deal
    game = catalog.load(deal.game)
    table = game.new(deal.seats, deal.seed, deal.options, quiet=True)
    players = [Player("mcts:1it", bot_seed(deal.seed, seat)) for seat in range(deal.seats)]
    for player, judged in zip(players, weights, strict=True):
        assert isinstance(player.bot, Mcts)
        player.bot.budget = Budget(iterations=duel.iterations)
        player.bot.evaluation = tried(deal.game, judged)
    for _ in range(game.longest):
        if table.over:
            break
        decision = table.decisions[0]
        table.play(decision, players[decision.seat].answer(table, decision))
    return table


def success(results: Sequence[Result]) -> float:
    """How well a match went, from 0 for nothing won to 1, and a little by points."""
    return sum([result.won + A_POINT * result.lead for result in results]) / len(results)


def as_file(found: dict[str, Any], command: str, date: str) -> str:
    """The weights as the file that a game reads, with how they were found."""
    others = "the weights before" if found["seats"] > 1 else "the weights before on the same deal"
    lines = [
        "# What the features of a position are worth (the game's evaluation.py says what each is).",
        "",
        "[made]",
        f'command = "{command}"',
        f"seed = {found['seed']}",
        f"date = {date}",
        f"positions = {found['positions']}",
        f"off = [{found['off_before']}, {found['off_after']}]  # before and after, in games that it never saw",
        f"generations = {found['generations']}  # of the optimiser",
        f'won = "{found["won"]:g} of {found["unseen"]} against {others}, {found["bot"]}"',
        "",
        "[weights]",
        *[f"{name} = {weight}" for name, weight in found["after"].items()],
    ]
    return "\n".join(lines) + "\n"
