"""What moves is seen moving, from where to where; and who wants it sees the news before the question."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")
WATCH = """() => {
  window.flown = [];
  const note = (node) => node.dataset?.flight !== undefined && flown.push(node.className);
  const watch = new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach(note)));
  watch.observe(document.body, { childList: true });
}"""
PREFER = """(more) => {
  const key = "neuland.prefs";
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), ...more });
}"""


def prefer(page: Page, **wishes: object) -> None:
    """Sets preferences before the table is opened anew."""
    page.evaluate(PREFER, wishes)
    page.reload()
    page.wait_for_selector(".prompt, [data-news]")


@pytest.mark.parametrize("game", ["bunny", "settlement", "imperial"])
def test_things_goods_and_points_fly_unless_motion_is_unwanted(visit: Visits, game: str) -> None:
    ada = visit()
    ada.new_table(game, seats=2, bot="greedy")
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    page.evaluate(WATCH)
    ada.play(3, "list")
    assert page.evaluate("() => flown") == [], "reduced motion: nothing flies"
    page.emulate_media(reduced_motion="no-preference")
    prefer(page, motion=True)
    page.evaluate(WATCH)
    for _ in range(12):
        ada.play(1, "list")
        if page.evaluate("() => flown.includes('flight')"):
            break
    assert page.evaluate("() => flown.includes('flight')")


def test_the_question_waits_until_the_news_were_seen(visit: Visits) -> None:
    ada = visit()
    ada.new_table("bunny", seats=2, bot="greedy")
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    ada.play(2, "list")
    prefer(page, hold=True)
    page.wait_for_selector("[data-news]")
    assert page.locator(".prompt").count() == 0
    assert "Bot 2" in page.inner_text("[data-news]")
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt.mine")
