"""Tests run interpreted, unless the compiled build is what is tested (NEULAND_COMPILE=1, as `make test` does too)."""

from __future__ import annotations

import gc
import os

import pytest

COMPILED = os.environ.setdefault("NEULAND_COMPILE", "0") == "1"
SELDOM = (50_000, 20, 20)
"""Tests keep millions of things (observations of every game): to look through them as often as Python does took most of
the time of some (the observations of one game's cases: 10.5 s of the processor instead of 3.9)."""


def pytest_configure(config: pytest.Config) -> None:
    """Whoever asks for the compiled build is not told that it passed while it was not there."""
    from neuland.compiled import HOW

    if COMPILED and HOW != "compiled":
        raise pytest.UsageError(f"Neuland runs {HOW}")
    gc.disable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first: several processes are done at about the same time then."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay to the end: whoever looks for garbage need not look through them."""
    gc.freeze()
    gc.set_threshold(*SELDOM)
    gc.enable()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """One look for what tests left behind, which pytest reports: Python's own at its end find nothing to look at."""
    gc.collect()
    gc.freeze()
