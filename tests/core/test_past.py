"""A clone has the past of its original, and copies it only when it is needed: neither ever sees the other's answers."""

from __future__ import annotations

import pickle

import pytest

from neuland import Table, catalog


def answer(table: Table, number: int = 0) -> None:
    decision = table.decisions[0]
    table.play(decision, decision.options[number % len(decision.options)])


def begun(game: str = "bunny", answers: int = 5) -> Table:
    table = catalog()[game].new(2, 1)
    for _ in range(answers):
        answer(table)
    return table


def test_a_clone_has_the_same_past_and_does_not_copy_it_at_once() -> None:
    table = begun()
    clone = table.clone()
    assert clone.past is table.past
    assert clone.played == table.played == 5
    assert clone.actions == table.actions
    assert clone.past is not table.past, "whoever gets the list may keep it"


def test_neither_sees_what_the_other_answers() -> None:
    table = begun()
    before = table.actions[:]
    first, second = table.clone(), table.clone()
    grandchild = first.clone()
    answer(table, 1)
    answer(first, 2)
    answer(first, 2)
    assert second.actions == grandchild.actions == before
    assert (len(table.actions), len(first.actions)) == (6, 7)
    assert table.actions[:5] == first.actions[:5] == before
    assert [each.played for each in (table, first, second, grandchild)] == [6, 7, 5, 5]


def test_what_a_clone_is_asked_goes_by_its_own_past() -> None:
    """Who answered last, and what was revealed by which answer, is counted in a past that the original goes on with."""
    table = begun()
    clone = table.clone()
    for _ in range(6):
        answer(table)
    alone = begun()
    for _ in range(6):
        answer(clone, 1)
        answer(alone, 1)
    assert clone == alone
    assert (clone.actions, clone.reveals) == (alone.actions, alone.reveals)


@pytest.mark.parametrize("game", sorted(catalog()))
def test_a_clone_pickles_and_goes_back_like_any_table(game: str) -> None:
    table = begun(game)
    clone = table.clone()
    answer(table)
    again = pickle.loads(pickle.dumps(clone))
    assert again == clone
    assert again.actions == clone.actions
    assert clone.at(3) == begun(game, 3)
    assert clone.at(3).actions == table.actions[:3]


def test_a_redealt_table_has_no_past_to_share() -> None:
    table = begun()
    assert table.redeal(0, 1).past == []
    assert table.redeal(0, 1).played == 0
