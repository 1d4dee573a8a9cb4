"""Tables that are played by numbers."""

from __future__ import annotations

from neuland import catalog
from neuland.core.stepping import NOBODY, Stepping


def stepping(longest: int = 10_000) -> Stepping:
    game = catalog()["bunny"]
    table = game.new(2, 1, quiet=True)
    numbers = {action: number for number, action in enumerate(game.room("numbering").actions(table.origin))}
    return Stepping(table, numbers, longest)


def test_the_mask_has_a_one_for_whatever_may_be_answered() -> None:
    it = stepping()
    while it.seat != NOBODY:
        decision = it.table.decisions[0]
        assert it.seat == decision.seat
        assert it.legal == [it.numbers[option] for option in decision.options]
        assert [number for number, one in enumerate(it.mask) if one] == sorted(it.legal)
        assert len(it.mask) == len(it.numbers)
        assert it.answer(it.legal[-1])
        assert it.table.actions[-1] == (decision.seat, decision.options[-1])
    assert it.table.over
    assert not any(it.mask)
    assert not it.legal


def test_what_the_mask_forbids_changes_nothing() -> None:
    it = stepping()
    before, mask = it.table.fingerprint(), bytes(it.mask)
    for number in (it.mask.index(0), -1, len(it.mask), None, 0.5, "pick"):
        assert not it.answer(number)
    assert it.table.fingerprint() == before
    assert bytes(it.mask) == mask


def test_a_game_that_goes_on_for_too_long_asks_nobody() -> None:
    it = stepping(longest=2)
    for _ in range(2):
        assert it.answer(it.legal[0])
    assert not it.table.over
    assert it.seat == NOBODY
    assert not it.legal
    assert not any(it.mask)
