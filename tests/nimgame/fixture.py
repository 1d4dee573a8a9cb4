"""Puts Nim into the catalog, beside nothing else."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import nimgame
from neuland.core import catalog
from neuland.text import bundle


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Only Nim is in the catalog. A bug shows its traceback, and nobody's language counts."""
    monkeypatch.setattr(catalog, "catalog", lambda: {"nim": nimgame.GAME})
    monkeypatch.setenv("NEULAND_DEBUG", "1")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    yield
    bundle.cache_clear()
