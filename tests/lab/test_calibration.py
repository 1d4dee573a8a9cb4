"""Chances against what came of them."""

from __future__ import annotations

import pytest

from neuland.lab.calibration import Said, by_tenths, calibrate, off


def test_tenths_hold_what_was_said_and_what_came() -> None:
    said = [Said(0.72, 1.0), Said(0.78, 0.0), Said(1.0, 1.0), Said(0.28, 1.0)]
    found = by_tenths(said)
    assert [tenth.number for tenth in found] == [1, 2, 1]
    assert found[1].said == pytest.approx(0.75)
    assert found[1].won == 0.5
    assert off(said) == pytest.approx((0.72 + 2 * 0.25 + 0.0) / 4)
    assert off([Said(0.5, 1.0), Said(0.5, 0.0)]) == 0.0


def test_games_are_looked_at_again_and_the_same_each_time() -> None:
    one, two = (calibrate("settlement", ("greedy", "random"), {}, 1, 2, 3, 5) for _ in range(2))
    assert one == two
    assert len(one) == 6, "three decisions, two seats"
    assert [each.won for each in one] == [1.0, 0.0] * 3, "greedy won"
    assert sum(each.chance for each in one[:2]) == pytest.approx(1.0)
