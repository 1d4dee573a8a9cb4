"""What a screen reader hears: everything that is drawn, questions once, and the focus where one left it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from web.aria import DOC, GAMES, section
from web.aria import visit as hear
from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_heard_as_the_docs_say(browser: Browser, address: str, game: str) -> None:
    said = hear(browser, address, game)
    assert section(game, said) in DOC.read_text("utf-8"), "run python -m web.aria in tests/ and look at what changed"


def test_the_table_in_words_and_the_focus_returns(visit: Visits) -> None:
    ada = visit()
    ada.new_table("bunny", seats=2)
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate("() => document.activeElement.className").startswith("prompt"), "begins at the question"
    page.focus("[data-menu]")
    page.keyboard.press("Enter")
    page.click("[data-words]")
    text = page.inner_text("[data-in-words]")
    assert "Free squares" in text and "A1 forest" in text and "C2 and D2" in text
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    page.focus("[data-menu]")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")
    assert page.evaluate("() => document.activeElement.dataset.menu") == "", "back where the dialog was opened"


def test_a_question_is_announced_once_with_one_summary(visit: Visits) -> None:
    ada = visit()
    ada.new_table("imperial", seats=4, bot="easy")
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    page.evaluate(
        "() => { window.said = []; new MutationObserver(() => said.push(document.querySelector('.told').textContent))"
        ".observe(document.querySelector('.told'), { childList: true, characterData: true, subtree: true }); }"
    )
    for _ in range(12):
        before = page.evaluate("() => said.length")
        ada.play(1, "list")
        page.wait_for_selector(".prompt.mine")
        said = page.evaluate("() => said")
        assert len(said) <= before + 1, "however many moved in between"
        question = page.inner_text(".prompt h2")
        if len(said) > before and len(said[-1]) > len(question):
            break
    assert said[-1].endswith(question) and "Bot" in said[-1]
