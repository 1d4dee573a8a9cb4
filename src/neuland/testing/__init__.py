"""What every game must stand, for games of this repository and of others.

A game is put through it by one class in a file of tests:

    from neuland.testing import Gauntlet

    class TestMyGame(Gauntlet):
        games = (GAME,)

This is the only part of Neuland that needs pytest.
"""

import pytest

ROOMS = ("foresight", "gauntlet", "knowledge", "names", "promises", "tables", "texts", "walk", "worlds")
pytest.register_assert_rewrite(*(f"{__name__}.{room}" for room in ROOMS))

from neuland.testing.gauntlet import Gauntlet  # noqa: E402  after pytest knows that these files hold asserts
from neuland.testing.tables import SEED, every_table  # noqa: E402
from neuland.testing.walk import Walk  # noqa: E402

__all__ = ["SEED", "Gauntlet", "Walk", "every_table"]
