"""The other pages: all can be read by everybody, replays can be wandered through, records go out and come in."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland.bots import make_bot
from neuland.core.catalog import catalog, load
from web.driver import Visits

GAMES = sorted(catalog())


def record(game: str, seats: int) -> str:
    table = load(game).new(seats, 3)
    bot = make_bot("random", 1)
    while not table.over:
        table.apply(table.decisions[0].seat, bot.choose(table, table.decisions[0]))
    text: str = table.record().dumps()
    return text


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "de")])
def test_axe_finds_nothing_serious(visit: Visits, theme: str, lang: str) -> None:
    """On pages of every kind; of cards that are made of the same only one is looked at."""
    ada = visit(theme=theme, lang=lang)
    found: dict[str, list[str]] = {}
    for path in ["/", "/settings", *[f"/rules/{game}" for game in GAMES], *[f"/cards/{game}" for game in GAMES]]:
        page = ada.go(path)
        page.wait_for_selector("main li h2" if path.startswith("/cards") else "main h1, main h2")
        page.wait_for_timeout(300)
        if path.startswith("/cards"):
            assert page.evaluate("() => neuland.oneOfEach('main li.sheet')") > 1
        found[path] = ada.axe()
    page = ada.go("/")
    page.click("[data-friends=bunny]")
    found["new table"] = ada.axe()
    page.click("[data-begin]")
    page.wait_for_selector(".lounge")
    found["lounge"] = ada.axe()
    assert {path: faults for path, faults in found.items() if faults} == {}


@pytest.mark.parametrize("game", GAMES)
def test_a_record_comes_in_is_wandered_through_and_goes_out(visit: Visits, game: str, tmp_path: Path) -> None:
    ada = visit()
    file = tmp_path / "game.jsonl"
    text = record(game, 2)
    file.write_text(text, "utf-8")
    page = ada.go()
    page.set_input_files("input[type=file]", file)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".moment")
    assert ada.axe() == []
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    page.wait_for_url("**at=5*")
    page.keyboard.press("ArrowLeft")
    page.wait_for_url("**at=4*")
    page.get_by_role("button", name="One step on").press("Space")
    page.wait_for_url("**at=5*")
    page.wait_for_timeout(1200)
    assert "at=5" in page.url, "Space presses the button that has the focus, and does not run the replay"
    page.get_by_role("button", name="One step back").press("Space")
    page.wait_for_url("**at=4*")
    page.select_option("[data-viewpoint]", "all")
    page.wait_for_url("**view=all*")
    page.reload()
    page.wait_for_selector(".moment")
    assert page.locator(".time .number").inner_text().startswith("4 /")
    assert ada.faults() == []
    kept = page.evaluate("() => fetch(`/api/tables/${neuland.id()}/record`).then((answer) => answer.text())")
    assert kept.strip() == text.strip()
    page.select_option("[data-viewpoint]", "0")
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table")


def test_on_a_phone_a_replay_is_restarted_and_its_log_and_chart_are_reached(visit: Visits, tmp_path: Path) -> None:
    ada = visit(phone=True)
    file = tmp_path / "game.jsonl"
    file.write_text(record("bunny", 2), "utf-8")
    page = ada.go()
    page.set_input_files("input[type=file]", file)
    page.wait_for_url("**/replay/*")
    page.wait_for_selector(".moment")
    page.get_by_role("button", name="To the end").tap()
    page.wait_for_function("() => /^(\\d+) . \\1$/.test(document.querySelector('.time .number').innerText)")
    page.tap(".folded summary")
    page.wait_for_selector(".folded svg")
    page.tap("[data-log]")
    page.wait_for_selector(".story.drawer [data-log-line]")
    page.locator(".story.drawer .shut").tap()
    page.get_by_role("button", name="To the beginning").tap()
    page.wait_for_url("**at=0*")
    assert page.locator(".time .number").inner_text().startswith("0 /")
    assert ada.faults(phone=True) == []


def test_a_problem_is_reported_with_the_game(visit: Visits) -> None:
    ada = visit()
    ada.new_table("bunny")
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    page.click("[data-menu]")
    page.get_by_role("button", name="Report a problem").click()
    page.fill("#note", "My rabbit is not there.")
    page.get_by_role("button", name="Send").last.click()
    page.wait_for_selector("dialog [role=status]")


def test_what_is_not_possible_says_why(visit: Visits) -> None:
    ada = visit()
    ada.lesson("bunny", "build")
    page = ada.page
    page.locator('.bottom [data-word="city2"]').click()
    page.locator('.board [data-word="F5"]').click()
    page.wait_for_selector(".notice")
    assert "rabbit" in page.locator(".notice").inner_text()


def test_hovering_explains(visit: Visits) -> None:
    ada = visit()
    ada.lesson("bunny", "parchments")
    ada.page.locator('.bottom [data-word="diplomat"]').hover()
    ada.page.wait_for_selector("[role=tooltip]")
    assert "border of the map" in ada.page.locator("[role=tooltip]").inner_text()


def test_every_card_of_imperial_settlers_has_its_own_picture(visit: Visits) -> None:
    """The same for all copies, whatever else is printed on them, and no other card's; with the expansion's."""
    page = visit().go("/cards/imperial")
    page.wait_for_selector("li .card .picture")
    drawn: list[list[str]] = page.evaluate(
        "() => [...document.querySelectorAll('li:has(.card svg.picture)')].map((card) => ["
        "card.querySelector('h2').firstChild.data.trim() + /[A-Z]{3}/.exec(card.querySelector('.text p').textContent), "
        "card.querySelector('svg.picture').innerHTML])"
    )
    pictures = {card: {picture for other, picture in drawn if other == card} for card, _ in drawn}
    assert len(pictures) > 150
    assert {card: len(found) for card, found in pictures.items() if len(found) > 1} == {}
    owners = [sorted(card for card, found in pictures.items() if one in found) for one in {one for _, one in drawn}]
    assert [cards for cards in owners if len(cards) > 1] == []
