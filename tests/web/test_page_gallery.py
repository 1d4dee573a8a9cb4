"""From the gallery: whoever only watches a table may say something where its host lets them."""

from __future__ import annotations

import pytest

from web.driver import Visitor, Visits

pytestmark = pytest.mark.xdist_group("page")
SAY = ".story form input"


def watched(ada: Visitor, talks: bool) -> str:
    """A table that begins once a bot has the friend's seat; its address."""
    page = ada.go()
    page.click("[data-friends=bunny]")
    page.set_checked("[data-gallery]", talks)
    page.click("[data-begin]")
    page.wait_for_selector(".lounge")
    page.get_by_role("button", name="Seat a bot").click()
    page.wait_for_selector(".prompt.mine")
    return page.url.removeprefix(ada.address)


def test_who_watches_may_chat_where_the_host_lets_them(visit: Visits) -> None:
    ada, zoe = visit(), visit(name="Zoe")
    zoe.go(watched(ada, talks=True))
    zoe.page.fill(SAY, "Good luck to both of you!")
    zoe.page.keyboard.press("Enter")
    line = ada.page.locator(".story .chat")
    line.wait_for()
    assert "Zoe" in line.inner_text() and "Good luck to both of you!" in line.inner_text()
    ada.page.fill(SAY, "Thank you.")
    ada.page.keyboard.press("Enter")
    zoe.page.locator(".story .chat", has_text="Thank you.").wait_for()
    assert zoe.axe() == []
    zoe.go(watched(ada, talks=False))
    zoe.page.wait_for_selector(".table .prompt")
    assert zoe.page.locator(SAY).count() == 0
