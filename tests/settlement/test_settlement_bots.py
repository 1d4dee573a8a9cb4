"""The evaluation: strong enough for greedy, and blind to what is hidden."""

from __future__ import annotations

from neuland.bots import Player
from neuland.core.table import Table
from neuland.games.settlement import GAME, evaluation
from neuland.games.settlement.state import SettlementTable


def play(seed: int, *bots: str) -> Table:
    players = [Player(bot, seed) for bot in bots]
    table = GAME.new(len(bots), seed, quiet=True)
    while not table.over:
        decision = table.decisions[0]
        table.play(decision, players[decision.seat].answer(table, decision))
    return table


def test_greedy_alone_becomes_a_mayor() -> None:
    scores = [play(seed, "greedy").scores[0] for seed in range(100)]
    assert sum(scores) / len(scores) >= 55


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(50):
        wins += play(seed, "greedy", "random").winners == [0]
        wins += play(seed, "random", "greedy").winners == [1]
    assert wins >= 95


def test_hints_do_not_know_the_order_of_the_stacks() -> None:
    table = GAME.new(2, 3, quiet=True)
    assert isinstance(table, SettlementTable)
    player = Player("greedy", 3)
    while not table.over:
        decision = table.decisions[0]
        other = table.redeal(decision.seat, 8)
        assert isinstance(other, SettlementTable)
        assert evaluation.rate(table, decision) == evaluation.rate(other, decision)
        assert evaluation.value(table, decision.seat) == evaluation.value(other, decision.seat)
        assert len(evaluation.rate(table, decision)) == len(decision.options)
        table.play(decision, player.answer(table, decision))
    assert evaluation.value(table, 0) >= table.scores[0]
