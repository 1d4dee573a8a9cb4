"""504 at the table: the map by clicks and by keys, its words, what is foreseen, companies on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from web.driver import Visits
from web.test_page_games import answer_by_keyboard

pytestmark = pytest.mark.xdist_group("page")
EXPLORE, ATTACK, ROAD = 3, 4, 5
"""Lessons by their number."""


def here(page: Page) -> str:
    """The word of the hex that has the focus."""
    return str(page.evaluate("() => document.activeElement.dataset.word ?? ''"))


def test_a_whole_game_with_companies_on_a_phone(visit: Visits) -> None:
    """World 912 ends after five rounds; everything that is asked is answered by taps on map and boards."""
    ada = visit(phone=True, lang="de")
    ada.table({"world": "912"}, seats=2)
    faults: list[str] = []
    for _ in range(4):
        ada.play(8)
        faults += ada.faults(phone=True)
    assert ada.page.evaluate("() => neuland.silent()") == []
    assert ada.axe() == []
    ada.play(1000)
    assert ada.over()
    assert sorted(set(faults)) == []


def test_arrow_keys_lead_from_hex_to_hex(visit: Visits) -> None:
    """The map is one stop of the Tab key; N finds what can be chosen, Enter chooses it, Escape takes it back."""
    ada = visit()
    ada.lesson("worlds", ROAD)
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    assert page.locator(".hexes .cell[tabindex='0']").count() == 1
    page.locator('.hexes .cell[data-word="meadow-1"]').focus()
    page.keyboard.press("ArrowLeft")
    assert here(page) == "city-3"
    page.keyboard.press("ArrowRight")
    assert here(page) == "meadow-1"
    page.keyboard.press("n")
    legal = here(page)
    assert page.locator(f'.cell[data-word="{legal}"][data-legal]').count() == 1 and legal != "meadow-1"
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.cell[data-word="{legal}"][data-chosen]')
    page.keyboard.press("Escape")
    page.wait_for_selector(f'.cell[data-word="{legal}"][data-legal]')


def test_789_by_keyboard_alone(visit: Visits) -> None:
    ada = visit()
    ada.table({"world": "789"}, seats=2)
    for moves in range(12):
        ada.page.wait_for_selector(".prompt.mine")
        answer_by_keyboard(ada, moves)
    assert ada.page.evaluate("() => neuland.ownPlays()") >= 10
    ada.play(50)
    ada.page.wait_for_timeout(300)
    boards = ada.page.evaluate("async () => (await neuland.state()).view.boards")
    assert ada.page.locator(".covers .scored").count() == boards["scorings"]
    assert ada.page.locator(".covers .card").count() == len(boards["opened"]) + boards["covers"]


def test_a_hex_says_all_that_stands_there(visit: Visits) -> None:
    ada = visit()
    ada.lesson("worlds", ROAD)
    label = ada.page.locator('.cell[data-word="meadow-1"]').get_attribute("aria-label")
    assert label == "Meadow 1: yours: settlement, 2 active residents"
    ada.page.locator('.cell[data-word="meadow-1"][data-legal]').dispatch_event("click")
    ada.page.click("[data-confirm]")
    ada.page.locator(".edge[data-legal]").first.dispatch_event("click")
    ada.page.click("[data-confirm]")
    ada.page.wait_for_selector('.prompt:has-text("helps to build")')
    for _ in range(4):
        if ada.page.locator('.cell[aria-label*="road"]').count() == 2:
            break
        ada.play(1, "list")
    label = ada.page.locator('.cell[data-word="meadow-1"]').get_attribute("aria-label") or ""
    assert "road to the west" in label


def test_odds_and_chances_are_said_before_they_are_taken(visit: Visits) -> None:
    """A fight on a pill and in the prompt; a discovery as six wedges and in words."""
    ada = visit()
    ada.lesson("worlds", ATTACK)
    page = ada.page
    page.locator('.cell[data-word="meadow-1"][data-legal]').dispatch_event("click")
    page.click("[data-confirm]")
    target = page.locator('.cell[data-word="meadow-2"][data-legal]')
    target.wait_for()
    assert "%" in (page.locator('.badge[data-badge="meadow-2"]').text_content() or "")
    target.dispatch_event("click")
    assert "with one attacker: conquered" in page.locator(".prompt .chosen").inner_text()
    ada.lesson("worlds", EXPLORE)
    page.locator('.cell[data-word="city-2"][data-legal]').dispatch_event("click")
    page.click("[data-confirm]")
    unknown = page.locator('.cell[data-word="ne"][data-legal]')
    unknown.wait_for()
    assert "in sixths: " in (unknown.get_attribute("aria-label") or "")
