"""Evaluations that learn: the fit, what is tried, and that games which cannot be tuned say so."""

from __future__ import annotations

import tomllib
from dataclasses import replace
from pathlib import Path

import pytest

from neuland.bots.evaluation import evaluation_of
from neuland.core import catalog
from neuland.core.errors import BadData, BadOption
from neuland.kit.weights import read_weights, weighed
from neuland.lab.simulate import unheard
from neuland.lab.tune import Sample, as_file, fitted, match, off, samples, tried, tune

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
    one, two = (tune("bunny", 2, 1, 1, 5) for _ in range(2))
    assert one == two != tune("bunny", 2, 1, 1, 6)
    assert one["off_after"] < one["off_before"]
    assert 0 <= one["won"] <= one["unseen"] == 2
    file = tmp_path / "weights.toml"
    file.write_text(as_file(one, "neuland tune bunny", "2026-01-01"), "utf-8")
    assert read_weights(file, list(one["after"])) == list(one["after"].values())
    with pytest.raises(BadData, match="a weight for each of carrots, gold is wanted"):
        read_weights(file, ["carrots", "gold"])


def test_unseen_games_are_others() -> None:
    game = catalog.load("bunny")
    assert samples(game, 1, 1, unheard) != samples(game, 1, 2, unheard)


@pytest.mark.usefixtures("nim")
def test_a_match_counts_who_judges_better() -> None:
    """One of two searches would rather have less than more."""
    usual = evaluation_of("nim")
    worse = replace(usual, value=lambda table, seat: -usual.value(table, seat))
    better = match(catalog.load("nim"), worse, usual, 60, 6, 1, unheard)
    assert better > 8, "of twelve"
    assert match(catalog.load("nim"), usual, worse, 60, 6, 1, unheard) == 12 - better


@pytest.mark.usefixtures("nim")
def test_a_game_without_features_says_so() -> None:
    with pytest.raises(BadOption, match="nim has no features with weights, so there is nothing to tune"):
        tune("nim", 1, 1, 1)
