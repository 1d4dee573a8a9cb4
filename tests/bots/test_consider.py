"""What a search thinks of options: it repeats itself, knows no more than the seat, and compares fairly."""

from __future__ import annotations

from typing import Any

import pytest

from neuland.bots.consider import Thought, consider
from neuland.core import catalog
from neuland.core.rng import Dice
from neuland.core.table import Table

GAMES = sorted(catalog.catalog())


def middle(game: str, seats: int) -> Table:
    """The last position of the first decisions of a random game in which the first who is asked has a choice."""
    table = catalog.load(game).new(seats, 3, quiet=True)
    dice = Dice(3, "middle")
    found = table.clone()
    for _ in range(40):
        if table.over:
            break
        decision = table.decisions[0]
        found = table.clone() if len(decision.options) > 2 else found
        table.play(decision, decision.options[dice.below(len(decision.options))])
    return found


@pytest.mark.parametrize("game", GAMES)
def test_what_is_found_follows_from_what_the_seat_knows(game: str) -> None:
    table = middle(game, 2)
    decision = table.decisions[0]
    worst = decision.options[-1]
    found = consider(table, decision.seat, 8, 5, also=[worst])
    assert worst in [thought.option for thought in found]
    assert [thought.worth for thought in found] == sorted((thought.worth for thought in found), reverse=True)
    for seed in (1, 2):
        assert consider(table.redeal(decision.seat, seed), decision.seat, 8, 5, also=[worst]) == found
    assert all(sum(thought.chances(5.0)) == pytest.approx(1) for thought in found)


@pytest.mark.usefixtures("nim")
def test_the_winning_move_is_best_by_what_it_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    evaluation = catalog.load("nim").room("evaluation")
    monkeypatch.setattr(evaluation, "value", lambda table, seat: float(table.standing(seat)[0]))
    table: Any = catalog.load("nim").new(2, 1)
    table.apply(0, "charm lamp")
    table.apply(1, "charm lamp")
    table.heap = 6
    best, *others = consider(table, 0, 400, 1)
    assert best.option == ("take", 2)
    assert all(best.better_by(other)[0] > 0 for other in others)
    assert best.chances(1.0)[0] > others[-1].chances(1.0)[0]


def test_differences_are_those_on_the_same_deals() -> None:
    one = Thought(("a",), 1, 0.0, 0, ((1.0, -1.0), (11.0, -11.0)))
    two = Thought(("b",), 1, 0.0, 0, ((0.0, 0.0), (10.0, -10.0)))
    assert one.better_by(two) == (1.0, 0.0), "luck of the deal is in both and counts for neither"
    assert one.chances(1e-3) == pytest.approx([1.0, 0.0])
