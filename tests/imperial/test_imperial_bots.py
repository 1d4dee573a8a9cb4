"""Evaluation: good enough to beat chance, and never more than a seat knows."""

from __future__ import annotations

import pytest

from imperial.laying import fresh
from neuland.core.rng import Dice
from neuland.games.imperial import evaluation
from neuland.games.imperial import goods as g
from neuland.games.imperial.state import LAST_ROUND, ImperialTable


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


def own_locations(table: ImperialTable) -> tuple[int, ...]:
    """Twelve of the seat's own faction."""
    return tuple(card for card, deck in enumerate(table.box.deck) if deck == table.factions[0])[:12]


def test_alone_a_lead_counts_as_long_as_the_goal_is_in_doubt() -> None:
    """R17.2: more faction Locations than cards in the neutral player's pile; how many more is worth nothing, VP are."""
    table = fresh(1, 3)
    table.round = LAST_ROUND
    table.rows[0] = own_locations(table)
    worth = {}
    for lead in (-3, -1, 1, 3, 5, 9, 11):
        table.pile = [0] * (12 - lead)
        worth[lead] = evaluation.value(table, 0)
    assert sorted(worth.values()) == list(worth.values())
    assert worth[3] - worth[1] > 15, "two attacks are still to come (R17.8)"
    assert worth[-1] - worth[-3] < 1, "too late"
    assert worth[11] - worth[9] < 0.1, "safe: one VP more is worth more than that"
    table.round = 1
    table.pile = [0] * 12
    assert evaluation.value(table, 0) - evaluation.GOAL * 0.8 > 0, "most of the game is still to come"
    assert 0.5 < evaluation.goal_hope(table) < 0.95


@pytest.mark.parametrize(("cards", "reached"), [(11, True), (12, False)])
def test_alone_the_goal_is_reached_or_not_in_the_end(cards: int, reached: bool) -> None:
    table = greedy_game(fresh(1, 3), 0, 3)
    table.pile = [0] * cards
    table.rows[0] = own_locations(table)
    table.rows[1] = table.rows[2] = ()
    assert evaluation.value(table, 0) == pytest.approx(table.scores[0] + evaluation.GOAL * reached)
