"""A change of a rule shows the worlds that it touches."""

from __future__ import annotations

import pytest

from neuland.games.worlds.plan import EDITIONS, RACE
from neuland.games.worlds.worlds import WORLDS, plan_of
from worlds.fingerprints import changed, kept, print_of, prints


def test_worlds_are_what_they_were() -> None:
    """Whoever meant to change these worlds, and no others, writes the fingerprints anew: `make fingerprints`."""
    before = kept()
    assert tuple(before) == WORLDS
    touched = changed(before, prints())
    assert not touched, (
        f"{len(touched)} worlds have changed: {' '.join(map(str, touched))}; `make fingerprints`, if meant"
    )


def test_what_changes_is_seen_in_its_world_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Worlds whose income module 2 brings lose it for a moment: they change, and no others."""
    worlds = (123, 321, 726, 456, 789, 187)
    before = {world: kept()[world].split()[0] for world in worlds}
    for world in worlds:
        plan = plan_of(world, 2 + world % 3, EDITIONS[0])
        if plan.income_of == RACE:
            monkeypatch.setattr(plan, "income", ())
    assert [world for world in worlds if print_of(world, EDITIONS[0]) != before[world]] == [123, 321, 726]
