"""Whole games of every kind through the page: against bots, between two browsers, on a phone, by keyboard."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import ViewportSize

from neuland.core.catalog import catalog
from web.driver import DESKTOP, PHONE, TABLET, Visitor, Visits

GAMES = sorted(catalog())
pytestmark = pytest.mark.xdist_group("page")
TURNED: ViewportSize = {"width": TABLET["height"], "height": TABLET["width"]}
"""A tablet held sideways."""
SHORT: tuple[ViewportSize, ...] = (
    {"width": 844, "height": 390},
    {"width": 683, "height": 384},
    {"width": 911, "height": 512},
)
"""A phone held sideways, and screens of 1366 × 768 enlarged to 200 % and 150 %."""
HIGH = 400
"""What a board needs at least; the table scrolls where the screen has less."""


@pytest.mark.parametrize("game", GAMES)
def test_against_bots_three_clicks_from_the_lobby(visit: Visits, game: str) -> None:
    """A whole game, in windows of all sizes: of a desktop, of a tablet held either way, and low ones."""
    ada = visit()
    page = ada.go()
    page.click(f"[data-play-now={game}]")
    page.wait_for_selector(".prompt.mine")
    ada.play(5)
    faults = ada.faults()
    page.get_by_role("button", name="Deutsch").click()
    page.wait_for_selector("html[lang=de]")
    page.locator(".log", has_text="Runde").first.wait_for()
    assert page.evaluate("() => neuland.silent()") == []
    assert ada.axe() == []
    look_on_low_screens(ada)
    for size in (DESKTOP, TABLET, TURNED) * 2:
        resize(ada, size)
        faults += ada.faults()
        ada.play(4)
    resize(ada, DESKTOP)
    ada.play_out(game)
    assert ada.axe() == []
    assert sorted(set(faults)) == []


def resize(visitor: Visitor, size: ViewportSize) -> None:
    """The window gets another size, and the page is laid out in it."""
    visitor.page.set_viewport_size(size)
    visitor.page.wait_for_function("(width) => innerWidth === width", arg=size["width"])
    visitor.page.evaluate("() => neuland.drawn()")


def look_on_low_screens(visitor: Visitor) -> None:
    """Where the screen is low the board keeps its height, nothing overlaps, and the rest is reached by scrolling."""
    page = visitor.page
    for size in SHORT:
        resize(visitor, size)
        page.wait_for_selector(".prompt.mine")
        board = page.locator("main.board").bounding_box()
        assert board is not None and board["height"] >= HIGH, size
        assert visitor.faults() == [], size
        page.evaluate("() => document.querySelector('.table').scrollTo(0, 10_000)")
        assert page.locator(".prompt.mine h2").is_visible()
        for mine in [tray.bounding_box() for tray in page.locator(".bottom").all()]:
            assert mine is not None and mine["y"] < size["height"], "one's own things can be reached by scrolling"
        page.evaluate("() => document.querySelector('.table').scrollTo(0, 0)")
        visitor.play(1)


def test_options_are_asked_for_where_they_matter(visit: Visits) -> None:
    """What needs the expansion is asked for with it, and not sent without it."""
    ada = visit()
    page = ada.go()
    page.click("[data-friends=imperial]")
    page.select_option('[data-sitter="1"]', "bot")
    page.click("summary:has-text('options')")
    asked = page.locator("[data-rule=expansion_common]")
    assert asked.count() == 0
    page.select_option("[data-rule=expansion]", "standard")
    asked.select_option("base")
    page.select_option("[data-rule=expansion]", "none")
    assert asked.count() == 0
    page.click("[data-begin]")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_at_one_screen(visit: Visits, game: str) -> None:
    """The one in front plays on; then the screen goes over, and whoever has secrets is covered meanwhile."""
    ada = visit()
    page = ada.go()
    page.click(f"[data-friends={game}]")
    page.select_option("[data-seats]", "2")
    page.select_option('[data-sitter="1"]', "here")
    page.fill("[data-other-name]", "Bo")
    page.click("[data-begin]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt.mine, [data-uncover], [data-hand-over]")
    secrets = page.locator("[data-uncover], [data-hand-over]").count() > 0
    assert secrets == (game != "settlement"), "in Settlement nothing is hidden"
    ada.play(9)
    page.reload()
    page.wait_for_selector("[data-uncover]" if secrets else ".prompt.mine, .prompt")
    assert page.locator(".table").count() == (0 if secrets else 1), "whoever comes to the page sees nobody's hand"
    ada.play(20)
    seats = page.evaluate("() => neuland.seatsPlayed()")
    assert set(seats) == {0, 1}
    assert ada.axe() == []


@pytest.mark.parametrize("game", GAMES)
def test_between_two_browsers_with_a_reload_and_a_lost_connection(visit: Visits, game: str) -> None:
    ada, bo = visit(), visit(name="Bo", lang="de", theme="dark")
    ada.new_table(game, company="friends", world="456" if game == "worlds" else "")
    link = ada.page.locator(".lounge input").input_value()
    bo.page.goto(link)
    bo.page.click("[data-sit]")
    for each in (ada, bo):
        each.page.wait_for_selector(".table")
    moves = 0
    most = 10_000 if game == "settlement" else 40  # one game whole; of the others beyond what is done to the line
    while moves < most and not (ada.over() or bo.over()):
        mover = ada if ada.page.locator(".prompt.mine").count() else bo
        other = bo if mover is ada else ada
        if not mover.page.locator(".prompt.mine").count():
            mover.page.wait_for_timeout(10)
            continue
        if moves == 8:
            mover.page.reload()
            mover.page.wait_for_selector(".prompt.mine")
        if moves == 14:
            lose_the_line(mover)
        mover.play(1, "board" if game == "worlds" else "list")
        moves += 1
        if moves % 20 == 0:
            other.page.evaluate("() => neuland.upToDate()")
    for each in (ada, bo):
        each.page.evaluate("() => neuland.upToDate()")
        assert each.over() == (moves < most)
    assert moves > 14
    drawn = [each.page.evaluate("() => neuland.words('.cell')") for each in (ada, bo)]
    assert drawn[0] == drawn[1], "both see the same map"


def lose_the_line(visitor: Visitor) -> None:
    """The network goes away, the page says so, a move is made all the same, and nothing is lost."""
    page = visitor.page
    visitor.context.set_offline(True)
    page.evaluate("() => neuland.hangUp()")
    page.wait_for_selector(".link.waiting")
    visitor.context.set_offline(False)
    page.wait_for_selector(".link.connected")


def test_a_page_that_stayed_open_over_an_update_is_loaded_anew_and_no_other(visit: Visits) -> None:
    ada = visit()
    ada.new_table("settlement")
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    page.evaluate("() => { window.stayed = true; neuland.hangUp() }")
    page.wait_for_selector(".link.waiting")
    page.wait_for_selector(".link.connected")
    assert page.evaluate("() => window.stayed"), "a line that came back is no update"
    updated = '<script type="module" src="/assets/index-next.js"></script>'
    page.route(re.compile(r"^http://[^/]+/$"), lambda route: route.fulfill(body=updated, content_type="text/html"))
    page.evaluate("() => neuland.hangUp()")
    page.wait_for_function("() => !window.stayed")
    page.wait_for_selector(".prompt.mine")


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone(visit: Visits, game: str) -> None:
    ada = visit(phone=True, lang="de")
    ada.new_table(game)
    ada.page.wait_for_selector(".prompt.mine")
    faults: list[str] = []
    for _ in range(4):
        ada.play(5)
        faults += ada.faults(phone=True)
    assert sorted(set(faults)) == []


UNSTEADY = """() => {
  const change = (frame) => {
    document.querySelector(".side").style.minHeight = `${[150, 300, 400][frame % 3]}px`;
    requestAnimationFrame(() => change(frame + 1));
  };
  requestAnimationFrame(() => change(0));
}"""
"""From now on the prompt gets another height just before each frame is laid out, and the map less room or more."""

ROOM = "async () => { await neuland.drawn(); return document.querySelector('.board svg').clientHeight; }"
"""How high the map may be, as it is drawn."""


def test_type_on_the_map_stays_readable_while_its_room_changes(visit: Visits) -> None:
    """As when a bot answers: whatever the room, type is as large as it must be in every frame that is drawn."""
    ada = visit(phone=True)
    ada.new_table("bunny")
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    page.evaluate(UNSTEADY)
    rooms = set()
    for _ in range(9):
        rooms.add(page.evaluate(ROOM))
        assert ada.faults(phone=True) == []
    assert len(rooms) == 3 and min(rooms) < PHONE["width"] - 50, rooms


@pytest.mark.parametrize("game", GAMES)
def test_with_the_keyboard_alone(visit: Visits, game: str) -> None:
    ada = visit()
    ada.new_table(game)
    page = ada.page
    page.wait_for_selector(".prompt.mine, .ending")
    moves = 0
    most = 10_000 if game == "imperial" else 25  # one game whole
    while moves < most and not ada.over():
        page.wait_for_selector(".prompt.mine, .ending")
        if ada.over():
            break
        answer_by_keyboard(ada, moves)
        moves += 1
    assert moves > 5


def answer_by_keyboard(visitor: Visitor, moves: int) -> None:
    """Tab to an option or something that glows, Enter, and Enter again to confirm."""
    page = visitor.page
    before = visitor.version()
    for _ in range(3):
        wanted = moves % 4 if page.locator(".prompt [data-option]").count() >= 4 else 0
        for _ in range(200):
            page.keyboard.press("Tab")
            here = page.evaluate("() => neuland.focus()")
            if here == "closed list":
                page.keyboard.press("Enter")
            elif here == "option":
                wanted -= 1
                if wanted < 0:
                    break
        else:
            raise AssertionError("the keyboard finds no option")
        page.keyboard.press("Enter")
        if page.evaluate("() => neuland.settled()") == "confirm":
            page.keyboard.press("Enter")
        page.evaluate("(before) => neuland.moved(before)", before)
        if visitor.version() != before or not page.locator(".prompt.mine").count():
            return


@pytest.mark.parametrize("game", GAMES)
def test_the_tutorial(visit: Visits, game: str) -> None:
    ada = visit()
    page = ada.go()
    page.click(f"[data-learn={game}]")
    seen = []
    while True:
        text = page.locator(".lesson p").nth(1).inner_text()
        assert len(text) > 60 and text not in seen
        seen.append(text)
        ada.play(1)
        page.wait_for_selector("[data-next-lesson]")
        step = page.locator("[data-next-lesson]")
        if step.get_attribute("href") == "/":
            step.click()
            break
        address = page.url
        step.click()
        page.wait_for_url(lambda now, before=address: now != before)  # type: ignore[misc]
        page.wait_for_selector(".table")
    page.wait_for_selector(f"[data-play-now={game}]")
    assert len(seen) >= 3
