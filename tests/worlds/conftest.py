"""The game is found by its id here, whether or not it is registered yet; and dice that fall in a given order."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from neuland.core import catalog
from neuland.games.worlds import GAME
from neuland.games.worlds.state import WorldsTable
from worlds.laying import Rolls


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    games = {**catalog.catalog(), "worlds": GAME}
    monkeypatch.setattr(catalog, "catalog", lambda: games)
    yield


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Rolls:
    """Dice that fall in a given order; a roll too many is a failure."""

    def fall(rolls: list[int]) -> None:
        left = list(rolls)
        monkeypatch.setattr(WorldsTable, "below", lambda self, n: left.pop(0) - 1 if n == 6 else 0)

    return fall
