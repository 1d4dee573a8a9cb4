"""The review in the browser: an ended game is looked at again, a moment is chosen, and played on from; and hints."""

from __future__ import annotations

import pytest

from neuland.core.catalog import catalog
from neuland.core.decision import action_text
from neuland.lab.puzzles import answer, has_puzzles, puzzles_of, tempting
from web.driver import DESKTOP, PHONE, TABLET, Visitor, Visits

FINISH = """async ([table]) => {
  const call = async (path, body) => (await fetch(`/api/tables/${table}${path}`, body && {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  })).json();
  for (let move = 0; move < 400; move += 1) {
    const state = await call("");
    if (state.table.status === "finished") return move;
    const [ask] = state.decisions;
    await call("/play", { action: ask.options.at(-1), version: state.version, seat: ask.seat });
  }
  return -1;
}"""
"""Plays by the API from within the page, always the last option."""

OUT_OF_SIGHT = """(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  const at = thing.getBoundingClientRect();
  if (!at.width) return [];
  for (let outer = thing.parentElement; outer; outer = outer.parentElement) {
    const whole = outer === document.documentElement;
    if (!whole && getComputedStyle(outer).overflowX === "visible") continue;
    const frame = whole ? new DOMRect(0, 0, innerWidth, innerHeight) : outer.getBoundingClientRect();
    if (at.left < frame.left - 6 || at.right > frame.right + 6) return [thing.dataset.word ?? thing.className];
  }
  return [];
})"""
"""Things that lie beyond the left or right edge of what shows them."""

AWAY = """(selector) => {
  const at = document.querySelector(selector).getBoundingClientRect();
  const frame = document.querySelector(".prompt").getBoundingClientRect();
  return Math.max(frame.top - at.top, at.bottom - Math.min(frame.bottom, innerHeight), 0);
}"""
"""By how much something in the prompt is scrolled away."""

SCROLLED = """() => {
  const prompt = document.querySelector(".prompt");
  return prompt.scrollHeight - prompt.clientHeight;
}"""
"""How much of the prompt is only seen by scrolling within it."""


def faults(visitor: Visitor, phone: bool = False) -> list[str]:
    """What is wrong with the look of a page that may be longer than the screen, but not wider."""
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    found = [fault for fault in visitor.faults(phone) if not fault.startswith("the page scrolls")]
    return found + [f"{wide} too wide"] * (wide > 0)


def test_an_ended_game_is_looked_at_again_and_played_on(visit: Visits) -> None:
    ada = visit()
    ada.table({}, seats=1, game="settlement")
    page = ada.page
    page.click("[data-hint]")
    page.wait_for_selector("[data-hints] button")
    assert 2 <= page.locator("[data-hints] button").count() <= 3
    page.wait_for_function(f"() => ({AWAY})('[data-hints] h3') === 0")
    table = page.url.rpartition("/")[2]
    assert page.evaluate(FINISH, [table]) > 0
    page.wait_for_selector(".ending")
    assert page.get_by_text("One hint was used.").count() == 1
    page.click(f'.ending a[href="/review/{table}"]')
    page.wait_for_selector("[data-moment='2']", timeout=60_000)
    assert page.locator("[data-moment]").count() <= 5
    page.click("[data-moment='1']")
    page.wait_for_url("**/review/*moment=1")
    first = page.inner_text("[data-headline]")
    assert "about" in first
    assert page.locator("[data-option]").count() >= 2
    assert ada.axe() == []
    for size in (PHONE, TABLET, DESKTOP):
        page.set_viewport_size(size)
        assert [fault for fault in faults(ada) if not fault.startswith("small: text")] == [], size  # the chart's
    assert page.evaluate(OUT_OF_SIGHT, ".artefacts :is(h3, .chip, p)") == []
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt.mine")
    assert not page.url.endswith(table)


def test_puzzles_are_solved_on_the_table(visit: Visits) -> None:
    """A wrong answer is explained, a right one praised; what was chosen for one puzzle is nothing to the next."""
    [first, second, *_] = puzzles_of("settlement")
    ada = visit()
    page = ada.go(f"/puzzles/settlement?puzzle={first.id}")
    page.wait_for_selector(".prompt.mine")
    right = action_text(answer(first)[1])
    page.evaluate("(option) => neuland.take(option)", action_text(tempting(first)))
    page.wait_for_selector("[data-solved=false]")
    assert first.text["en"] in page.inner_text("[data-solved]")
    assert ada.axe() == []
    page.reload()
    page.wait_for_selector(".prompt.mine")
    page.evaluate("(option) => neuland.take(option)", right)
    page.wait_for_selector("[data-solved=true]")
    page.click("[data-next]")
    page.wait_for_url(f"**puzzle={second.id}")
    page.wait_for_selector(".prompt.mine")
    page.locator(".table [data-legal]").first.dispatch_event("click")
    page.wait_for_selector("[data-chosen]")
    page.locator("nav .button:not([aria-current])").first.dispatch_event("click")
    page.wait_for_selector("[data-chosen]", state="detached")


@pytest.mark.parametrize("game", [game.id for game in catalog().values() if has_puzzles(game)])
def test_the_whole_position_of_a_puzzle_is_seen(game: str, visit: Visits) -> None:
    """Beside the board what one owns, on any screen; on a wide one all that can be chosen; and every button."""
    themes = {puzzle.note: puzzle.id for puzzle in puzzles_of(game)}
    for phone in (False, True):
        ada = visit(phone=phone)
        for puzzle in themes.values():
            page = ada.go(f"/puzzles/{game}?puzzle={puzzle}")
            page.wait_for_selector(".prompt.mine")
            for size in (PHONE, TABLET) if phone else (DESKTOP,):
                page.set_viewport_size(size)
                assert faults(ada, phone) == [], (puzzle, size)
            if not phone:
                assert page.evaluate(OUT_OF_SIGHT, ".table .tray [data-legal], .good, .crew") == [], puzzle
            assert page.evaluate(SCROLLED) < 4, puzzle


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_left_lies_open_where_nothing_on_the_table_tells_it_apart(phone: bool, visit: Visits) -> None:
    """The copy card is all that glows, and every option names it: once it is chosen, the answers are there to click."""
    [puzzle] = [each for each in puzzles_of("bunny") if each.note == "copy"][:1]
    page = visit(phone=phone).go(f"/puzzles/bunny?puzzle={puzzle.id}")
    page.wait_for_selector(".prompt.mine")
    page.locator(".table [data-legal]").first.dispatch_event("click")
    page.wait_for_selector(".prompt li [data-option]")
    assert page.locator(".prompt li [data-option]").count() == page.locator("[data-option]").count() > 5
    page.locator(".prompt .keys .button").dispatch_event("click")
    page.wait_for_selector(".prompt li [data-option]", state="detached")
    page.locator(".table [data-legal]").first.dispatch_event("click")
    page.locator(".prompt li [data-option]").first.click()
    page.wait_for_selector("[data-solved]")
