"""A server in its own process and the system's Chromium, for the tests of the browser page."""

from __future__ import annotations

import os
import re
import sqlite3
import subprocess
import sys
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from outside import empty, outside
from web import chromium
from web.driver import Visitor, Visits

START = "import sys; from neuland.cli import main; sys.exit(main())"
STATIC = Path(__file__).parents[2] / "src" / "neuland" / "server" / "static" / "index.html"


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all pages in a row; closed before other tests, which could run no event loop of their own beside it."""
    if chromium.found() is None or not STATIC.exists():
        why = "There is no Chromium" if chromium.found() is None else "The page is not built (make web)"
        warnings.warn(f"{why}: THE TESTS OF THE BROWSER PAGE ARE SKIPPED.", pytest.PytestWarning, stacklevel=1)
        pytest.skip(f"{why}: the browser page is not tested")
    with sync_playwright() as playwright:
        started = chromium.launched(playwright)
        yield started
        started.close()


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a database of its own, which has some tables of older rules in it."""
    database = tmp_path_factory.mktemp("page") / "tables.sqlite"
    with sqlite3.connect(database) as older:
        older.executescript((Path(__file__).parents[1] / "server" / "rules_1.sql").read_text("utf-8"))
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--database", str(database), "--workers", "1"]
    command += ["--review-budget", "2it", "--unlimited"]  # all visitors of the tests come from one address
    environment = dict(os.environ, PYTHONUNBUFFERED="1")
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        found = None
        while found is None:
            line = server.stdout.readline()
            assert line, "the server did not start"
            found = re.search(r"http://\S+", line)
        yield found.group()
        server.terminate()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visits]:
    """Makes visitors: each a browser of its own, closed at the end, that may not have met an error."""
    made: list[Visitor] = []

    def opened(**wishes: object) -> Visitor:
        made.append(Visitor(browser, address, **wishes))
        return made[-1]

    yield opened
    for visitor in made:
        visitor.close()
    assert [line for visitor in made for line in visitor.errors] == []


__all__ = ["empty", "outside"]
