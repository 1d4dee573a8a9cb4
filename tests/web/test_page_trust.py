"""What players rely on: undo in all its forms, no stale clicks, quick updates, a small page."""

from __future__ import annotations

import gzip
from statistics import median

import pytest
from playwright.sync_api import Response

from neuland.core.catalog import catalog
from web.driver import Visitor, Visits

GAMES = sorted(catalog())
STEPS = {  # a tutorial position in which steps concern nobody else and show nothing new, and the steps
    "bunny": ("build", ["build city2 E4", "build farm-spice D4"]),
    "imperial": ("activate", ["exchange 1"]),
    "settlement": ("invite", ["trade gold", "trade wood"]),
    "worlds": ("123", ["none", "none"]),
}
FIRST_LOAD = 300_000


def take(visitor: Visitor, option: str) -> None:
    """Takes an option from the plain list, and confirms it if it is asked."""
    page = visitor.page
    before = visitor.version()
    page.evaluate("(option) => neuland.take(option)", option)
    page.wait_for_selector(f'.table:not([data-version="{before}"])')
    page.wait_for_selector(".prompt:not([aria-busy=true])")


def free_steps(visitor: Visitor, game: str) -> int:
    """Makes two steps that can be taken back freely; the position before them."""
    lesson, steps = STEPS[game]
    visitor.lesson(game, lesson)
    start = visitor.position()
    for step in steps:
        assert visitor.page.evaluate("(option) => neuland.offered(option)", step), step
        take(visitor, step)
    return start


@pytest.mark.parametrize("game", GAMES)
def test_undo_redo_and_restart(visit: Visits, game: str) -> None:
    ada = visit()
    start = free_steps(ada, game)
    page = ada.page
    after = ada.position()
    if after == start or not page.get_by_role("button", name="Undo").is_enabled():
        pytest.fail("there is nothing to take back")
    page.get_by_role("button", name="Undo").click()
    page.wait_for_selector("button[aria-label=Redo]:not([disabled])")
    assert ada.position() < after
    page.click("button[aria-label=Redo]")
    page.wait_for_selector("button[aria-label=Redo][disabled]")
    assert ada.position() == after
    restart = page.locator("button[aria-label='Restart turn']")
    if restart.is_enabled():
        restart.click()
        page.wait_for_selector("button[aria-label=Undo][disabled], button[aria-label=Redo]:not([disabled])")
    else:
        page.keyboard.press("u")
        page.wait_for_selector("button[aria-label=Redo]:not([disabled])")
    assert ada.position() < after


@pytest.mark.parametrize("game", GAMES)
def test_undo_to_a_line_of_the_log(visit: Visits, game: str) -> None:
    ada = visit()
    free_steps(ada, game)
    page = ada.page
    after = ada.position()
    page.locator("[data-log-line]").first.click()
    page.locator("[data-undo-to]").first.click()
    for _ in range(100):  # by one's own right, or by a proposal that the bots agree to at once
        if ada.position() < after:
            return
        page.wait_for_timeout(100)
    pytest.fail("nothing was taken back")


@pytest.mark.parametrize("game", GAMES)
def test_double_and_stale_clicks_do_nothing_else(visit: Visits, game: str) -> None:
    ada = visit()
    ada.lesson(game)
    before = ada.position()
    own = ada.page.evaluate("() => neuland.clickTwice()")
    ada.page.wait_for_function("async () => (await neuland.ownPlays()) > 0")
    ada.page.wait_for_timeout(300)  # a second one would come now
    assert ada.page.evaluate("() => neuland.ownPlays()") == 1, own
    assert ada.position() > before
    status, refusal = ada.page.evaluate("(action) => neuland.stale(action)", own)
    assert (status, refusal) in ((409, "stale"), (409, "not-your-turn"), (409, "illegal-action"))


def test_an_opponents_move_is_on_screen_at_once(visit: Visits) -> None:
    ada, bo = visit(), visit(name="Bo")
    ada.new_table("settlement", company="friends")
    bo.page.goto(ada.page.locator(".lounge input").input_value())
    bo.page.click("[data-sit]")
    for each in (ada, bo):
        each.page.wait_for_selector(".table")
        each.page.evaluate("() => neuland.watch()")
    delays: list[float] = []
    while len(delays) < 9:
        mover, other = (ada, bo) if ada.page.locator(".prompt.mine").count() else (bo, ada)
        sent = mover.page.evaluate("() => neuland.timed()")
        other.page.wait_for_selector(f'.table[data-version="{mover.version()}"]')
        delays.append(other.page.evaluate("() => neuland.seen()") - sent)
    print(f"an opponent's move was on screen after {median(delays):.0f} ms (median of {len(delays)})")


def test_the_first_load_is_small(visit: Visits) -> None:
    ada = visit()
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.ok and "/api/" not in response.url:
            sizes[response.url.rsplit("/", 1)[1]] = len(gzip.compress(response.body()))

    ada.page.on("response", weigh)
    page = ada.go()
    page.click("[data-play-now=bunny]")
    page.wait_for_selector(".prompt.mine")
    page.wait_for_load_state("networkidle")
    print(f"first load up to the first move: {sum(sizes.values()) / 1000:.0f} kB in {len(sizes)} files")
    assert sum(sizes.values()) < FIRST_LOAD
    assert not [name for name in sizes if "worlds" in name.lower()], "whoever does not open 504 does not load it"
