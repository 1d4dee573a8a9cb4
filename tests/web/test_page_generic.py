"""A game without drawings of its own is played from its view and its words, in a browser too."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from outside import NAME, Outside
from web.driver import Visitor

pytestmark = pytest.mark.xdist_group("page")
KEYS = '"hand_size": len(self.hands[seat]), "has_bid": self.bids[seat] != NOTHING, "used": ["ox"] + ['


def test_any_game_can_be_played(browser: Browser, outside: Outside) -> None:
    """With two keys more than it has words for, as a game has that is being made; and with two oxen for everybody, of
    which one is used."""
    state = outside.folder / NAME / NAME / "state.py"
    written = state.read_text()
    state.write_text(written.replace('"used": [', KEYS))
    with outside.server() as address:
        ada = Visitor(browser, address)
        try:
            played(ada)
        finally:
            ada.close()
    state.write_text(written)
    assert not ada.errors


def played(ada: Visitor) -> None:
    ada.new_table(NAME)
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    mine = page.locator(".all section").first
    page.wait_for_function("() => document.querySelectorAll('.all section:last-child [data-legal]').length === 0")
    assert mine.locator("[data-legal]").count() == 5, "the tools in my hand"
    assert mine.locator("[data-word=ox]").count() == 2, "one in hand, and one that is used"
    said = mine.inner_text()
    assert "Tools left" in said and "Hand size" in said and "Has bid" in said and "no" in said.split()
    assert not [raw for raw in ("hand_size", "has_bid", "false") if raw in page.locator(".all").inner_text()]
    assert ada.faults() == []
    assert ada.axe() == []

    mine.locator("[data-word=axe]").click()
    page.keyboard.press("Enter")
    page.locator(".all", has_text="Round\n2").wait_for()
    assert mine.locator("[data-legal]").count() == 4
    mine.locator("[data-word=ox]").last.click()
    assert mine.locator("[data-chosen]").count() == 0, "what is used cannot be chosen"
    mine.locator("[data-word=ox]").first.click()
    assert mine.locator("[data-chosen]").count() == 1
    ada.play()
    assert ada.over()
