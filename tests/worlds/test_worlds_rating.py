"""Ratings of 504: what is worked out for one option and used for others."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from neuland.bots import Player
from neuland.bots.budget import Budget
from neuland.bots.evaluation import Evaluation, evaluation_of
from neuland.bots.mcts import Mcts
from neuland.games.worlds import GAME, rating
from neuland.games.worlds.state import WorldsTable

WORLDS = (512, 648, 867, 975)
"""With points that lie about to be harvested, with fights, with long walks, with companies."""
TELLING = 0.02
"""By less than this two ratings are as good as equal: about the worth of a step."""


@pytest.mark.parametrize("world", WORLDS)
def test_residents_who_do_the_same_are_rated_as_if_each_had_played_it(world: int) -> None:
    """Of many who could come to a cell one is played through to the end of the turn; the others differ from that one
    only in where people stand. Whatever else depends on who it was may blur a few ratings, never many."""
    dice = random.Random(world)
    table = dealt(world)
    players = [Player("greedy", seat) for seat in range(2)]
    same: list[bool] = []
    while not table.over and len(same) < 300:
        decision = table.decisions[0]
        if decision.prompt in (rating.ACT, rating.WHAT, rating.BUY) and dice.random() < 0.2:
            ratings = rating.rate(table, decision)
            known = table.redeal(decision.seat, seed_of(table))
            assert isinstance(known, WorldsTable)
            for option, rated in zip(decision.options, ratings, strict=True):
                played = rating.after(known, decision.seat, option)
                whole = rating.judged(played, decision.seat, option, rating.DEPTH, far=False)
                same.append(abs(rated - whole) < TELLING)
        table.play(decision, players[decision.seat].answer(table, decision))
    assert len(same) > 100
    assert same.count(False) <= 0.02 * len(same)


def test_what_was_found_out_about_a_position_is_used_for_no_other() -> None:
    """The answer to the next question is the same whether or not the one before it was rated."""
    table = dealt(867)
    players = [Player("greedy", seat) for seat in range(2)]
    asked = 0
    while asked < 12:
        decision = table.decisions[0]
        if decision.prompt == rating.WHAT:
            asked += 1
            beside = rating.rate(table, decision)
            rating.LAST.clear()
            assert rating.rate(table, decision) == pytest.approx(beside, abs=TELLING)
        table.play(decision, players[decision.seat].answer(table, decision))


def test_who_searches_does_not_walk_about() -> None:
    """Late in a game, where nothing is better than to stop: at first sight any walk is as good, for a search it is not,
    and a turn of it has far fewer answers than one by what first sight says."""
    table = dealt(624)
    players = [Player("greedy", seat) for seat in range(2)]
    while table.round <= rating.EARLY + 6 or table.decisions[0].prompt != rating.ACT:
        decision = table.decisions[0]
        if table.round <= rating.EARLY:
            assert rating.look(table, decision) == rating.rate(table, decision, far=True)
        table.play(decision, players[decision.seat].answer(table, decision))
    usual = evaluation_of("worlds")
    searching = answers_of_a_turn(table, usual)
    assert searching < 12
    assert 4 * searching < answers_of_a_turn(table, replace(usual, look=usual.rate))


def answers_of_a_turn(table: WorldsTable, evaluation: Evaluation) -> int:
    """How often a search of eight tries is asked until its turn is over."""
    copy = table.clone()
    seat, answers = copy.decisions[0].seat, 0
    bot = Mcts(1, Budget(iterations=8))
    bot.evaluation = evaluation
    while not copy.over and copy.decisions[0].seat == seat:
        decision = copy.decisions[0]
        copy.play(decision, bot.choose(copy.redeal(seat, answers), decision))
        answers += 1
    return answers


def dealt(world: int) -> WorldsTable:
    table = GAME.new(2, 5, {"world": str(world)}, quiet=True)
    assert isinstance(table, WorldsTable)
    return table


def seed_of(table: WorldsTable) -> int:
    """The dice that a rating throws."""
    return 7 * sum(table.active) + 31 * sum(table.tired) + table.round
