"""Following the others: their moves come at a pace, are marked on the table, and a bot that thinks says so."""

from __future__ import annotations

import re

import pytest

from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")


def test_moves_of_bots_come_one_by_one_and_can_be_skipped(visit: Visits) -> None:
    ada = visit(pace="slow")
    ada.new_table("imperial", seats=4, bot="easy")
    page = ada.page
    page.wait_for_selector(".prompt")
    for _ in range(20):  # bots answer at once, and are shown one after the other; how soon, hangs on the deal
        page.wait_for_selector(".prompt.mine, [data-skip]")
        if page.locator("[data-skip]").count() and not page.locator(".prompt.mine").count():
            break
        ada.play(1, "list")
    assert page.locator(".prompt.mine").count() == 0, "nobody is asked before the others' moves were shown"
    before = ada.version()
    page.keyboard.press("s")
    page.wait_for_selector("[data-skip]", state="detached")
    assert ada.version() > before, "what was still to be shown is there at once"


def test_what_others_did_is_marked_where_it_lies(visit: Visits) -> None:
    ada = visit()
    ada.new_table("bunny", seats=2, bot="easy")
    ada.page.wait_for_selector(".prompt.mine")
    for _ in range(20):
        ada.play(1)
        if ada.page.locator("main [data-lately='1']").count():
            break
    marked = ada.page.locator("main [data-lately='1']").first.get_attribute("data-word") or ""
    log = ada.page.locator(".log .recent, .log .turn").all_inner_texts()
    did = re.compile(rf"Bot 2 (settles|places .+ on|builds .+ on) {marked}\b")
    assert any(did.search(text) for text in log), (marked, log)
    assert ada.page.locator("main [data-lately='0']").count() == 0, "my own moves I know"


def test_the_question_after_each_action_can_be_spared(visit: Visits) -> None:
    """While one holds the defence token: it is declined once for all, and what is recorded is the same."""
    ada = visit()
    ada.table({"faction_0": "roman"}, 1, "imperial", seed="5")
    for option in ("take COM030", "take COM042", "build COM030"):
        ada.take(option)
    ada.page.wait_for_selector("[data-option='done']")
    ada.page.click("[data-extras-off]")
    ada.page.locator(".prompt h2", has_text="take one action").wait_for()
    before = ada.position()
    ada.take("raze COM003")
    ada.page.wait_for_selector("[data-option='build COM042']")
    assert ada.position() == before + 2, "the action, and that nothing follows it"
    assert ada.page.locator("[data-extras-off], [data-option='done']").count() == 0
    assert "End the turn" not in ada.page.inner_text(".log"), "the log tells what was done"
    assert ada.page.locator("[data-option='defend COM030']").count() == 1, "before an action it is still offered"
