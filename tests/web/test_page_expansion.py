"""Imperial Settlers with its expansion through the page: whole games, alone too, and building decks."""

from __future__ import annotations

import re

import pytest

from web.driver import Visitor, Visits

pytestmark = pytest.mark.xdist_group("page")
SEATS = {"kind": "bot", "bot": "greedy"}


def begin(ada: Visitor, bots: int, phone: bool = False, **options: str) -> None:
    """A table with the expansion, by the API from within the page."""
    seats = [{"kind": "human", "name": "Ada"}, *[SEATS] * bots]
    wish = {"game": "imperial", "seats": seats, "options": {"expansion": "open", **options}, "seed": "5"}
    ada.go()
    made = ada.page.evaluate("(wish) => neuland.json('tables', wish)", wish)
    assert made["status"] == 201, made
    ada.go(f"/table/{made['body']['table']}")
    ada.page.wait_for_selector(".prompt.mine")


@pytest.mark.parametrize("phone", [False, True])
def test_with_others(visit: Visits, phone: bool) -> None:
    """On the phone to the end; a whole game on a large screen is the one alone."""
    ada = visit(phone=phone, lang="de" if phone else "en")
    begin(ada, 2)
    faults: list[str] = []
    for _ in range(6):
        ada.play(8)
        faults += ada.faults(phone)
    costs = ada.page.locator(".conquest").count()
    if phone:
        ada.play()
        assert ada.over()
    assert costs, "what stands says what conquering it would cost"
    assert sorted(set(faults)) == []
    assert ada.axe() == []


def test_a_solo_game(visit: Visits) -> None:
    ada = visit()
    begin(ada, 0, neutral_faction="egyptian", faction_0="roman", conquest="hard")
    assert ada.page.locator("text=Egyptians; deck:").count(), "the neutral player has a faction"
    ada.play()
    assert ada.over()
    assert ada.axe() == []


def test_the_lesson_of_conquest(visit: Visits) -> None:
    ada = visit()
    ada.lesson("imperial", "conquer")
    page = ada.page
    page.locator('.board [data-word="EGY028"]').first.click()
    page.locator("[data-confirm]").click()
    page.locator(".log", has_text="conquers Pyramid").first.wait_for()


def test_building_a_deck(visit: Visits) -> None:
    ada = visit()
    page = ada.go("/decks/imperial")
    page.select_option("[data-faction]", "roman")
    good = page.get_by_text("The deck can be played.")
    good.wait_for()
    page.click("[data-design=tax-collector]")
    page.get_by_text("The deck cannot be played yet.").wait_for()
    assert "2 of 3 with 3 cards" in page.inner_text("[data-shape]")
    assert page.locator("[data-save]").is_disabled()
    page.click("[data-design=sculptors-apprentice]")
    good.wait_for()
    page.fill("[data-name]", "Stone")
    page.click("[data-save]")
    page.locator("[data-mine]", has_text="Stone").wait_for()
    assert ada.axe() == []
    link = page.get_attribute("[data-link]", "href") or ""
    other = visit(name="Bo")
    found = other.go(re.sub(r"^https?://[^/]+", "", link))
    found.locator("[data-design=sculptors-apprentice][aria-pressed=true]").wait_for()
    assert found.locator("[data-design=tax-collector][aria-pressed=false]").count() == 1
    assert found.input_value("[data-name]") == "Stone"
    assert other.axe() == []
    page.click("[data-play-deck]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt.mine")


def test_a_deck_of_ones_own_in_the_lobby(visit: Visits) -> None:
    ada = visit()
    page = ada.go("/decks/imperial?faction=roman&format=open")
    page.get_by_text("The deck can be played.").wait_for()
    page.fill("[data-name]", "All")
    page.click("[data-save]")
    page.locator("[data-mine]", has_text="All").wait_for()
    ada.go()
    page.click("[data-friends=imperial]")
    page.click("summary:has-text('Options')")
    page.get_by_label("Expansion", exact=False).first.select_option("open")
    assert "reconstructed" in page.inner_text("[data-note]")
    page.select_option("[data-deck=deck_roman]", label="All")
