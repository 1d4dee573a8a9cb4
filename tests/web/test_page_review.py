"""The review in the browser: an ended game is looked at again, a moment is chosen, and played on from; and hints."""

from __future__ import annotations

from neuland.core.decision import action_text
from neuland.lab.puzzles import answer, puzzles_of, tempting
from web.driver import Visits

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


def test_an_ended_game_is_looked_at_again_and_played_on(visit: Visits) -> None:
    ada = visit()
    ada.table({}, seats=1, game="settlement")
    page = ada.page
    page.click("[data-hint]")
    page.wait_for_selector("[data-hints] button")
    assert 2 <= page.locator("[data-hints] button").count() <= 3
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
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
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
