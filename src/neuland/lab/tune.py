"""Evaluations learn: weights for a game's features, fitted to how games of self-play ended.

A game that can be tuned has `FEATURES`, `WEIGHTS` and `features(table, seat)` in its evaluation, and its `value` takes
other weights. Greedy bots that err now and then play games; the features of positions on the way are fitted to the
points that the seats had in the end, by least squares that hold on to the present weights. What was found is tried in
games that the fit never saw: how far it is off in predicting the points, and how many games a search that judges by it
wins against the same search as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from neuland.bots import Player
from neuland.bots.budget import Budget
from neuland.bots.evaluation import Evaluation, evaluation_of
from neuland.bots.mcts import Mcts
from neuland.core import catalog
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.core.rng import Dice, derived
from neuland.kit.weights import weighed
from neuland.lab.play import bot_seed
from neuland.lab.simulate import unheard

ERRS = 12
"""One answer of self-play in so many is any option: positions differ more then."""
LOOKED_AT = 15
"""One position in so many is looked at."""
PULL = 5.0
"""How strongly the present weights are held on to: as much as so many positions would say."""
PLACES = 3
"""Decimals of a weight."""


class Sample(NamedTuple):
    """What a seat had at one time, and how it ended."""

    features: list[float]
    points: float


def tune(
    game: str,
    games: int,
    unseen: int,
    iterations: int,
    seed: int = 0,
    progress: Callable[[int], None] = unheard,
) -> dict[str, Any]:
    """Fits the weights of a game of two: the figures of `neuland tune --json`.

    `games` are fitted to, another half as many say how far the weights are off; `unseen` deals are played by searches
    of so many iterations, each deal twice, with seats swapped. `progress` hears how many games were finished."""
    loaded = catalog.load(game)
    room = loaded.room("evaluation")
    if not hasattr(room, "features"):
        raise BadOption(f"The evaluation of {game} has no features with weights, so there is nothing to tune.")
    names, before = list(room.FEATURES), list(room.WEIGHTS)
    seen = samples(loaded, games, derived(seed, "seen"), progress)
    other = samples(loaded, (games + 1) // 2, derived(seed, "unseen"), progress)
    after = [round(weight, PLACES) for weight in fitted(seen, before)]
    won = match(loaded, tried(game, before), tried(game, after), iterations, unseen, seed, progress)
    return {
        "game": game,
        "seed": seed,
        "games": games,
        "positions": len(seen),
        "before": dict(zip(names, before, strict=True)),
        "after": dict(zip(names, after, strict=True)),
        "off_before": round(off(other, before), PLACES),
        "off_after": round(off(other, after), PLACES),
        "bot": f"mcts:{iterations}it",
        "unseen": 2 * unseen,
        "won": won,
    }


def samples(game: Game, games: int, seed: int, progress: Callable[[int], None]) -> list[Sample]:
    """Positions of self-play, each with the points that the seat had in the end."""
    features = game.room("evaluation").features
    found: list[Sample] = []
    for number in range(games):
        own = derived(seed, f"game {number}")
        table = game.new(2, own, quiet=True)
        players = [Player("greedy", bot_seed(own, seat)) for seat in range(2)]
        dice = Dice(own, "errs")
        met: list[tuple[int, list[float]]] = []
        for _ in range(game.longest):
            if table.over:
                break
            decision = table.decisions[0]
            if dice.below(LOOKED_AT) == 0:
                met += [(seat, features(table, seat)) for seat in range(2)]
            errs = dice.below(ERRS) == 0
            options = decision.options
            chosen = options[dice.below(len(options))] if errs else players[decision.seat].answer(table, decision)
            table.play(decision, chosen)
        found += [Sample(had, float(table.standing(seat)[0])) for seat, had in met]
        progress(1)
    return found


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


def tried(game: str, weights: list[float]) -> Evaluation:
    """The game's evaluation with other weights."""
    value = catalog.load(game).room("evaluation").value
    return replace(evaluation_of(game), value=partial(value, weights=weights))


def match(
    game: Game,
    before: Evaluation,
    after: Evaluation,
    iterations: int,
    deals: int,
    seed: int,
    progress: Callable[[int], None],
) -> float:
    """How many games the one who judges by `after` wins; a shared victory is half a one."""
    won = 0.0
    for number in range(deals):
        own = derived(seed, f"match {number}")
        for judge in range(2):
            table = game.new(2, own, quiet=True)
            players = [Player("mcts:1it", bot_seed(own, seat)) for seat in range(2)]
            for seat, player in enumerate(players):
                assert isinstance(player.bot, Mcts)
                player.bot.budget = Budget(iterations=iterations)
                player.bot.evaluation = after if seat == judge else before
            for _ in range(game.longest):
                if table.over:
                    break
                decision = table.decisions[0]
                table.play(decision, players[decision.seat].answer(table, decision))
            winners = table.winners
            won += (judge in winners) / max(1, len(winners))
            progress(1)
    return won


def as_file(found: dict[str, Any], command: str, date: str) -> str:
    """The weights as the file that a game reads, with how they were found."""
    lines = [
        "# What the features of a position are worth (the game's evaluation.py says what each is).",
        "",
        "[made]",
        f'command = "{command}"',
        f"seed = {found['seed']}",
        f"date = {date}",
        f"positions = {found['positions']}",
        f"off = [{found['off_before']}, {found['off_after']}]  # before and after, in games that it never saw",
        f'won = "{found["won"]:g} of {found["unseen"]} against the weights before, {found["bot"]}"',
        "",
        "[weights]",
        *[f"{name} = {weight}" for name, weight in found["after"].items()],
    ]
    return "\n".join(lines) + "\n"
