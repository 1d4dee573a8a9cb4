"""Nothing that is needed is cut off or below an edge without a sign: found by playing whole games by hand."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from web.driver import DESKTOP, PHONE, TABLET, Visits

pytestmark = pytest.mark.xdist_group("page")

LAPTOP: ViewportSize = {"width": 1280, "height": 800}
OVERFLOWS = "(strip) => strip.scrollWidth > strip.clientWidth + 1"
WIDER_THAN_ITS_BOX = "(names) => names.filter((name) => name.offsetWidth > name.parentElement.clientWidth).length"
CUT_BELOW = """(names) => names.filter((name) =>
  name.getBoundingClientRect().bottom > name.closest('.house').getBoundingClientRect().bottom).length"""

COVERED = """() => {
  const box = document.querySelector(".drawn").getBoundingClientRect();
  const below = (element) => {
    const at = element.getBoundingClientRect();
    const wide = Math.min(at.right, box.right) - Math.max(at.left, box.left);
    return wide > 0 && Math.min(at.bottom, box.bottom) - Math.max(at.top, box.top) > 0;
  };
  const others = [...document.querySelectorAll(".table [data-word], .table h2, .table [role=tab]")];
  return others
    .filter((element) => !element.closest(".drawn") && element.getClientRects().length && below(element))
    .map((element) => element.dataset.word ?? element.textContent);
}"""
"""Whatever lies beneath the landscape that was drawn."""


def test_play_now_against_as_many_as_one_likes_and_the_whole_hand_is_seen(visit: Visits) -> None:
    page = visit().go()
    page.set_viewport_size(LAPTOP)
    button = page.locator("[data-play-now=bunny]")
    for number, said in (("1", "Play now against 1 bot"), ("2", "Play now against 2 bots")):
        page.select_option("[data-bots=bunny]", number)
        assert re.sub(r"\s+", " ", button.inner_text()).strip() == said
    page.click("[data-friends=bunny]")
    page.locator("dialog summary").first.click()
    dialog = page.locator("dialog")
    assert dialog.evaluate("(it) => it.scrollHeight > it.clientHeight"), "it is longer than the screen"
    assert dialog.locator("[data-begin]").evaluate("(it) => it.getBoundingClientRect().bottom") <= LAPTOP["height"]
    page.keyboard.press("Escape")
    button.click()
    page.wait_for_selector(".prompt.mine")
    assert page.locator(".hand .slot").count() == 12, "three play"
    assert not page.locator(".hand").evaluate(OVERFLOWS)
    assert page.locator("ul.seats").get_attribute("data-more") == "", "nothing more beside the players"
    page.click("[data-all-options]")
    page.wait_for_selector('.prompt .list[data-more="below"]')
    assert page.locator(".prompt").get_attribute("data-more") == "", "the hint stays in sight below the list"
    page.locator("ul.seats button").nth(1).click()
    assert "0 fiefs worth 0 now · 0 parchments · " in page.inner_text("dialog"), "in words"


def test_all_that_is_to_be_built_has_room_and_a_long_list_says_that_it_goes_on(visit: Visits) -> None:
    ada = visit()
    ada.page.set_viewport_size(LAPTOP)
    store = '["city1-1", "city2-1", "city3-1", "trading-post-1", "sky-tower-1", "farm-wood"]'
    given = f'phase = "construction"\nseat.0.land = ["B2", "B3", "B4", "F7", "F8"]\nseat.0.store = {store}'
    ada.laid(f'[[case]]\nid = "x"\ngame = "bunny"\nseats = 2\nthen = {{}}\n[case.given]\n{given}')
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    assert page.locator(".store .slot").count() == 6
    assert not page.locator(".store ul").evaluate(OVERFLOWS)
    page.click("[data-all-options]")
    page.wait_for_selector('.prompt .list[data-more="below"]')
    page.locator(".prompt .list").evaluate("(it) => it.scrollTo(0, it.scrollHeight)")
    page.wait_for_selector('.prompt .list[data-more=""]')


def test_words_fit_their_boxes_on_a_phone(visit: Visits) -> None:
    ada = visit(phone=True)
    ada.page.set_viewport_size({"width": 390, "height": 700})
    given = 'turn = 0\nseat.0.settlement.middle-1 = { building = "tavern" }\n'
    ada.laid(f'[[case]]\nid = "x"\ngame = "settlement"\nseats = 2\nthen = {{}}\n[case.given]\n{given}')
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    page.locator("[role=tab]").first.click()
    page.wait_for_selector(".home .house .name")
    assert page.locator(".good .small").count() == 5
    assert page.locator(".good .small").evaluate_all(WIDER_THAN_ITS_BOX) == 0
    assert page.locator(".home .house .name").evaluate_all(CUT_BELOW) == 0
    assert page.locator(".tray").get_attribute("data-more") == "right", "the heroes are further on"
    page.click("[data-all-options]")
    page.wait_for_selector('.prompt[data-more="below"]')
    assert page.locator(".prompt .list").get_attribute("data-more") == "", "one thing scrolls under a finger, not two"


@pytest.mark.parametrize("phone", [False, True])
def test_a_landscape_that_was_drawn_covers_nothing(visit: Visits, phone: bool) -> None:
    ada = visit(phone=phone, lang="de" if phone else "en")
    page = ada.page
    given = 'turn = 0\nseat.1.passed = true\nseat.0.wilderness.I-2 = { resource = "wood", colour = "green" }'
    for lot, house in {"upper-1": "alchemist", "upper-2": "bazaar", "upper-3": "trading-post"}.items():
        given += f'\nseat.0.settlement.{lot} = {{ building = "{house}" }}'
    ada.laid(f'[[case]]\nid = "x"\ngame = "settlement"\nseats = 2\nthen = {{}}\n[case.given]\n{given}')
    page.wait_for_selector(".prompt.mine")
    ada.take("explore I")
    page.wait_for_selector(".drawn")
    assert page.locator(".home .land[data-legal]").count() == 2
    sizes: tuple[ViewportSize, ...] = (PHONE,) if phone else (DESKTOP, TABLET, {"width": 844, "height": 390})
    for size in sizes:
        page.set_viewport_size(size)
        page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
        assert ada.faults(phone=phone) == [], size
        assert page.evaluate(COVERED) == [], size
        assert page.locator(".home .house .name").evaluate_all(CUT_BELOW) == 0, size
    page.locator('.home .land[data-word="I-3"]').click()
    page.locator("[data-confirm]").click()
    page.locator(".drawn").wait_for(state="detached")
