"""With two players nobody can tell a parchment that was played face down from one that was discarded."""

from __future__ import annotations

import pytest

from neuland.core.rng import Dice
from neuland.games.bunny import GAME
from neuland.games.bunny.cards import SQUARE_NAMES
from neuland.games.bunny.state import BunnyTable
from neuland.testing.worlds import worlds_are_one


def test_reasons_do_not_tell_what_others_have_built_under_seal() -> None:
    table, dice = GAME.new(2, 1), Dice(1, "reasons")
    tried = 0
    while table.decisions:
        for decision in table.decisions:
            sealed = [SQUARE_NAMES[square] for square in table.plans[1 - decision.seat]]  # type: ignore[attr-defined]
            for square in sealed:
                tried += 1
                assert table.why_not(decision.seat, ("build", "city1", square)) == "no-rabbit"
                assert table.why_not(decision.seat, ("camp", 1, square)) == "has-rabbit"
        decision = table.decisions[dice.below(len(table.decisions))]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    assert tried


def test_even_a_reason_that_looks_at_sealed_buildings_is_told_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel asks for reasons where nothing true is hidden, so that a game cannot tell it by mistake."""
    monkeypatch.setattr(BunnyTable, "reason", lambda table, seat, action: str(table.plans[1 - seat]))
    table, dice = GAME.new(2, 1), Dice(1, "reasons")
    told = 0
    while table.decisions:
        for decision in table.decisions:
            if table.plans[1 - decision.seat]:  # type: ignore[attr-defined]
                said = table.why_not(decision.seat, ("build",))
                assert said == table.redeal(decision.seat, told).why_not(decision.seat, ("build",))
                told += 1
        decision = table.decisions[dice.below(len(table.decisions))]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    assert told


@pytest.mark.parametrize("seed", [1, 3])
def test_a_parchment_passed_on_may_be_played_or_discarded(seed: int) -> None:
    table, dice = GAME.new(2, seed), Dice(seed, "x")
    compared = 0
    while table.decisions:
        if len(table.actions) % 5 == 0:
            compared += worlds_are_one(GAME, table, dice)
        decision = table.decisions[dice.below(len(table.decisions))]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    assert compared > 100
