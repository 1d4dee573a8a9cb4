"""Evaluations that learn: the fit, what is tried, and that games which cannot be tuned say so."""

from __future__ import annotations

import sys
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from neuland.bots.evaluation import Evaluation, evaluation_of
from neuland.cli import main
from neuland.cli import tune as command
from neuland.cli.common import Parser, taking_turns
from neuland.core import catalog
from neuland.core.errors import BadData, BadOption
from neuland.kit.weights import read_weights, weighed
from neuland.lab.optimise import needed, optimised
from neuland.lab.simulate import unheard
from neuland.lab.tune import (
    Duel,
    Plan,
    Result,
    Sample,
    as_file,
    deals,
    fitted,
    fought,
    matched,
    off,
    samples,
    success,
    tried,
    tune,
)
from neuland.lab.work import Where

GAMES = sorted(game.id for game in catalog.catalog().values() if game.package.startswith("neuland.games."))


def test_a_fit_finds_the_weights_that_made_the_points() -> None:
    true = [2.0, -1.0, 0.5]
    rows = [[float(n % 7), float(n % 5), float(n * n % 11)] for n in range(400)]
    seen = [Sample(row, sum(a * b for a, b in zip(row, true, strict=True))) for row in rows]
    found = fitted(seen, [1.0, 1.0, 1.0])
    assert found == pytest.approx(true, abs=0.1)
    assert off(seen, found) < 0.2 < off(seen, [1.0, 1.0, 1.0])


@pytest.mark.parametrize("game", GAMES)
def test_the_features_with_their_weights_are_what_the_game_values(game: str) -> None:
    """Else what is tuned would not be what plays. A game may count how far it is ahead of the best other."""
    room = catalog.load(game).room("evaluation")
    table = catalog.load(game).new(2, 3, quiet=True)
    doubled = [2 * weight for weight in room.WEIGHTS]
    for number in range(40):
        one, two = (weighed(room.features(table, seat), room.WEIGHTS) for seat in range(2))
        value = room.value(table, 0)
        assert value == pytest.approx(one) or value == pytest.approx(one - two)
        assert tried(game, doubled).value(table, 0) == pytest.approx(2 * value)
        assert tried(game, room.WEIGHTS).value(table, 0) == value
        decision = table.decisions[0]
        table.play(decision, decision.options[number % len(decision.options)])
    assert len(table.actions) == 40 and not table.over


@pytest.mark.parametrize("game", GAMES)
def test_a_weight_for_each_feature_that_says_who_made_it(game: str) -> None:
    loaded = catalog.load(game)
    kept = tomllib.loads((loaded.folder / "data" / "weights.toml").read_text("utf-8"))
    assert list(kept["weights"]) == list(loaded.room("evaluation").FEATURES)
    assert kept["made"]["command"] and kept["made"]["date"]


def test_tuning_repeats_itself_and_writes_what_the_game_can_read(tmp_path: Path) -> None:
    one, two = (tune("bunny", Plan(2, 1, 1), 5, where=where) for where in (Where(), Where(jobs=2)))
    assert one == two != tune("bunny", Plan(2, 1, 1), 6)
    assert one["off_after"] < one["off_before"]
    assert 0 <= one["won"] <= one["unseen"] == 2
    file = tmp_path / "weights.toml"
    file.write_text(as_file(one, "neuland tune bunny", "2026-01-01"), "utf-8")
    assert read_weights(file, list(one["after"])) == list(one["after"].values())
    with pytest.raises(BadData, match="a weight for each of carrots, gold is wanted"):
        read_weights(file, ["carrots", "gold"])


@pytest.mark.parametrize(("seats", "bots"), [(1, "mcts:2it"), (3, "random")])
def test_tuning_for_other_numbers_of_players_and_to_games_of_others(seats: int, bots: str) -> None:
    """Alone the new weights play each deal beside the old ones; against others they have each seat once."""
    plan = Plan(2, 2, 1, seats=seats, bots=bots)
    heard: list[int] = []
    found = tune("settlement", plan, 5, progress=heard.append)
    assert found == tune("settlement", plan, 5)
    assert (found["seats"], found["bots"], found["unseen"]) == (seats, bots, 2 * seats)
    assert sum(heard) == plan.played() == 3 + 2 * seats
    assert found["positions"] % seats == 0
    assert found["after"] != tune("settlement", replace(plan, bots="greedy"), 5)["after"]
    against = "on the same deal, mcts:1it" if seats == 1 else "against the weights before, mcts:1it"
    assert against in as_file(found, "neuland tune settlement", "2026-01-01")


def test_alone_who_has_more_points_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    [duel] = matched(deals("settlement", [{}], 1, 1, seats=1), [1.0], [2.0], 1)

    class Ended:
        def __init__(self, points: float) -> None:
            self.points = points

        def standing(self, seat: int) -> tuple[float]:
            return (self.points,)

    for new, result in ((12.0, Result(1.0, 2.0)), (10.0, Result(0.5, 0.0)), (9.0, Result(0.0, -1.0))):
        monkeypatch.setattr(
            "neuland.lab.tune._played", lambda duel, weights, new=new: Ended(new if weights == [[2.0]] else 10.0)
        )
        assert fought(duel) == result


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--bots", "mcts:20ms"], "--bots thinks by iterations, as mcts:20it, not by time as mcts:20ms"),
        (["--bots", "nobody"], "There is no bot 'nobody'"),
        (["--seats", "1"], "is played by 2, 3, 4, not by 1"),
    ],
)
def test_what_cannot_be_tuned_by_is_refused_in_words(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["tune", "bunny", *arguments]) == 2
    assert said in capsys.readouterr().err


def test_the_command_that_made_weights_says_who_played() -> None:
    parser = Parser()
    command.add(parser)
    usual = "neuland tune settlement --games 300 --unseen 20 --iterations 60 --seed 0"
    assert command.command_of(parser.parse_args(["settlement"])) == usual
    told = command.command_of(parser.parse_args(["settlement", "--seats", "1", "--bots", "mcts:20it"]))
    assert told == usual.replace(" --seed", " --seats 1 --bots mcts:20it --seed")


def test_unseen_games_are_others_and_options_take_turns() -> None:
    turns = taking_turns({"world": "123,456", "edition": "faq2015"})
    played = deals("worlds", turns, 3, 1)
    assert [deal.options["world"] for deal in played] == ["123", "456", "123"]
    assert len({deal.seed for deal in played}) == 3
    one, two = (samples(deals("bunny", [{}], 1, seed), Where(), unheard) for seed in (1, 2))
    assert one != two


@pytest.mark.usefixtures("nim")
def test_a_match_counts_who_judges_better(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of two searches would rather have less than more."""
    usual = evaluation_of("nim")

    def leaning(game: str, weights: list[float]) -> Evaluation:
        return replace(usual, value=lambda table, seat: weights[0] * usual.value(table, seat))

    monkeypatch.setattr("neuland.lab.tune.tried", leaning)
    met = deals("nim", [{}], 6, 1)
    better = [fought(duel) for duel in matched(met, [-1.0], [1.0], 60)]
    worse = [fought(duel) for duel in matched(met, [1.0], [-1.0], 60)]
    assert sum(result.won for result in better) > 8, "of twelve"
    assert sum(result.won for result in worse) == 12 - sum(result.won for result in better)
    assert success(better) > 0.6 > 0.4 > success(worse)


@pytest.mark.usefixtures("nim")
def test_a_game_without_features_says_so() -> None:
    with pytest.raises(BadOption, match="nim has no features with weights, so there is nothing to tune"):
        tune("nim", Plan(1, 1, 1))


def test_the_optimiser_finds_what_does_best_and_repeats_itself() -> None:
    pytest.importorskip("cma", reason="WITHOUT cma, THE OPTIMISER IS NOT TESTED")

    def fares(generation: int, tries: list[list[float]]) -> list[float]:
        return [-((one - 3.0) ** 2) - (two + 1.0) ** 2 for one, two in tries]

    found = optimised([1.0, 0.0], fares, 25, 7)
    assert found == pytest.approx([3.0, -1.0], abs=0.1)
    assert optimised([1.0, 0.0], fares, 25, 7) == found != optimised([1.0, 0.0], fares, 40, 8)


def test_tuning_goes_on_from_match_results(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here whoever thinks more of goods than before wins."""
    pytest.importorskip("cma", reason="WITHOUT cma, THE OPTIMISER IS NOT TESTED")
    goods = catalog.load("settlement").room("evaluation").FEATURES.index("goods")

    def thinking(duel: Duel) -> Result:
        tried, other = duel.tried[goods], duel.usual[goods]
        return Result(float(tried > other), tried - other)

    monkeypatch.setattr("neuland.lab.tune.fought", thinking)
    heard: list[int] = []
    plan = Plan(2, 2, 1, generations=8, duels=1)
    found = tune("settlement", plan, 2, progress=heard.append)
    assert sum(heard) == plan.played()
    assert found["after"]["goods"] > found["before"]["goods"] + 0.1
    assert found["won"] == found["unseen"] == 4


def test_without_the_package_the_optimiser_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(
        BadOption, match=r"--generations needs the package cma; 'pip install neuland\[tune\]' brings it"
    ):
        needed()
