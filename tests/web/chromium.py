"""The system's Chromium, for whatever looks at pages as people do."""

from __future__ import annotations

import shutil

from playwright.sync_api import Browser, Playwright

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first has no windows, and takes a fifth less time for the same tests."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def found() -> str | None:
    """Where it is; None if it is not here."""
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def launched(playwright: Playwright) -> Browser:
    return playwright.chromium.launch(executable_path=found(), args=FLAGS)
