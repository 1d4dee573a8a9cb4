"""The game is found by its id here, whether or not it is registered yet."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from neuland.core import catalog
from neuland.games.worlds import GAME


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    games = {**catalog.catalog(), "worlds": GAME}
    monkeypatch.setattr(catalog, "catalog", lambda: games)
    yield
