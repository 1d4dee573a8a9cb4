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
    ada = visit(theme=theme, lang=lang)
    found: dict[str, list[str]] = {}
    for path in ["/", "/settings", *[f"/rules/{game}" for game in GAMES], *[f"/cards/{game}" for game in GAMES]]:
        page = ada.go(path)
        page.wait_for_selector("main h1, main h2")
        page.wait_for_timeout(300)
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
