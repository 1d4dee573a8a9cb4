"""Evaluation: good enough to beat chance, and never more than a seat knows."""

from __future__ import annotations

import pytest

from imperial.laying import fresh
from neuland.core.rng import Dice
from neuland.games.imperial import evaluation
from neuland.games.imperial import goods as g
from neuland.games.imperial.state import ImperialTable


def greedy_game(table: ImperialTable, greedy: int, seed: int) -> ImperialTable:
    dice = Dice(seed, "bots")
    while not table.over:
        decision = table.decisions[0]
        options = list(decision.options)
        if decision.seat == greedy:
            ratings = evaluation.rate(table, decision)
            assert len(ratings) == len(options)
            options = [option for option, rating in zip(options, ratings, strict=True) if rating == max(ratings)]
        table.play(decision, options[dice.below(len(options))])
    return table


@pytest.mark.parametrize("faction", g.DECKS[1:])
def test_greedy_beats_random(faction: str) -> None:
    wins = 0
    for seed in range(10):
        seat = seed % 2
        table = fresh(2, seed, **{f"faction_{seat}": faction})
        wins += greedy_game(table, seat, seed).winners == [seat]
    assert wins >= 9


def test_greedy_wins_solo_games() -> None:
    wins = sum(greedy_game(fresh(1, seed), 0, seed).winners == [0] for seed in range(20))
    assert wins >= 10


def test_hints_do_not_look_at_hidden_cards() -> None:
    """A redealt table gives the same ratings and values for what the seat knows."""
    table = fresh(2, 8)
    dice = Dice(8)
    for _ in range(60):
        decision = table.decisions[0]
        again = table.redeal(decision.seat, 5)
        assert isinstance(again, ImperialTable)
        assert evaluation.rate(table, decision) == evaluation.rate(again, again.decision(decision.seat))
        assert evaluation.value(table, decision.seat) == evaluation.value(again, decision.seat)
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])


def test_value_of_a_won_game() -> None:
    table = greedy_game(fresh(2, 3), 0, 3)
    assert evaluation.value(table, 0) == table.scores[0] - table.scores[1]
