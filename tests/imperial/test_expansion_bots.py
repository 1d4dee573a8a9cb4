"""Bots that conquer, besiege, fortify and defend."""

from __future__ import annotations

from collections import Counter

import pytest

from imperial.laying import fresh, lay
from imperial.test_imperial_bots import greedy_game
from neuland.core.decision import Action
from neuland.games.imperial import evaluation
from neuland.games.imperial import goods as g
from neuland.games.imperial.state import ImperialTable

SETS = {"expansion": "standard"}


def best(table: ImperialTable) -> Action:
    decision = table.decisions[0]
    ratings = evaluation.rate(table, decision)
    return decision.options[ratings.index(max(ratings))]


@pytest.mark.parametrize("faction", g.DECKS[1:])
def test_greedy_beats_random(faction: str) -> None:
    wins = 0
    for seed in range(10):
        seat = seed % 2
        wins += greedy_game(fresh(2, seed, **SETS, **{f"faction_{seat}": faction}), seat, seed).winners == [seat]
    assert wins >= 9


def test_greedy_wins_solo_games() -> None:
    wins = sum(greedy_game(fresh(1, seed, **SETS), 0, seed).winners == [0] for seed in range(20))
    assert wins >= 10


def test_greedy_players_conquer_fortify_and_defend() -> None:
    done: Counter[str] = Counter()
    for seed in range(20):
        table = fresh(4, seed, **SETS)
        while not table.over:
            action = best(table)
            done[str(action[0])] += 1
            table.play(table.decisions[0], action)
    assert done["conquer"] >= 3 * 4 * 20, "three times a game and player"
    assert done["defend"] >= 4 * 20
    assert done["fortify"] >= 10


def test_a_strong_bastion_is_besieged() -> None:
    options = {"expansion": "open", "faction_0": "barbarian", "faction_1": "roman"}
    other = {"locations": ["ROM076"], "on": {"ROM076": {"markers": 5}}}
    assert best(lay({"goods": {"raze": 2}}, other, options=options)) == ("besiege", "ROM076")
    other["on"] = {"ROM076": {"markers": 1}}
    assert best(lay({"goods": {"raze": 2}}, other, options=options, round=5))[0] != "besiege"


def test_the_dearest_that_can_be_had_is_conquered() -> None:
    options = {"expansion": "open", "faction_0": "barbarian", "faction_1": "egyptian"}
    other = {"order": {"production": ["EGY028", "EGY012"], "action": ["EGY079"]}}
    assert best(lay({"goods": {"raze": 2}}, other, options=options)) == ("conquer", "EGY028")


def test_hints_do_not_look_at_hidden_cards() -> None:
    """A redealt table gives the same ratings and values for what the seat knows."""
    for seats in (1, 3):
        table = fresh(seats, 8, **SETS)
        for _ in range(80):
            if table.over:
                break
            decision = table.decisions[0]
            again = table.redeal(decision.seat, 5)
            assert isinstance(again, ImperialTable)
            assert evaluation.rate(table, decision) == evaluation.rate(again, again.decision(decision.seat))
            assert evaluation.value(table, decision.seat) == evaluation.value(again, decision.seat)
            table.apply(decision.seat, best(table))
