"""Terminals of 24 lines: the question and the table on pages that fit, and everything is on one of them."""

from __future__ import annotations

import io
import sys
from collections.abc import Sequence

import pytest

from neuland.cli import main
from neuland.core.catalog import catalog
from neuland.terminal.pages import paged
from neuland.terminal.screen import Screen

HIGH = 24
TURNS = 12


class Seen:
    """What a terminal of 24 lines was shown, page by page."""

    def __init__(self) -> None:
        self.pages: list[list[str]] = []

    def lay(self, screen: Screen, lines: Sequence[str]) -> None:
        self.pages.append(list(lines))


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    found = Seen()
    monkeypatch.setattr(Screen, "high", HIGH)
    monkeypatch.setattr(Screen, "lay", lambda screen, lines: found.lay(screen, lines))
    monkeypatch.setenv("COLUMNS", "80")
    return found


def play(monkeypatch: pytest.MonkeyPatch, game: str, lang: str, typed: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
    assert main(["play", game, "--seats", "you,random,random", "--seed", "2", "--lang", lang]) == 0


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", sorted(catalog()))
def test_every_page_fits(seen: Seen, monkeypatch: pytest.MonkeyPatch, game: str, lang: str) -> None:
    """Pages are turned by Enter; a number answers on whichever of them."""
    play(monkeypatch, game, lang, ("\n" * 5 + "1\n") * TURNS + "rules\n\n\nhelp\n\nlog 99\n\n\nq\ny\n")
    assert len(seen.pages) > TURNS
    assert max(len(page) for page in seen.pages) <= HIGH - 2
    assert max(len(line) for page in seen.pages for line in page) <= 80
    first = "\n".join(seen.pages[0])
    assert "1  " in first, "the question comes first"


def test_nothing_is_lost_between_pages() -> None:
    lines = [str(number) if number % 7 else "" for number in range(100)]
    pages = paged(lines, HIGH)
    assert [line for page in pages for line in page if line] == [line for line in lines if line]
    assert all(1 <= len(page) <= HIGH - 2 for page in pages)
    assert sum(bool(page[0]) and bool(page[-1]) for page in pages) >= len(pages) - 1, "parted at empty lines"
    assert paged(["x"] * 50, HIGH) == [["x"] * 22, ["x"] * 22, ["x"] * 6]


def test_the_rules_are_read_page_by_page(seen: Seen, monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, "bunny", "de", "regeln\n\n\n\n\n\n\n\n\n\nq\nja\n")
    read = "\n".join(line for page in seen.pages for line in page)
    assert "Lehnsgut" in read and "Schriftrolle" in read
    assert len(seen.pages) > 8
