"""The lobby: who sits where at a new table, one's tables at a glance, and what can be done with them."""

from __future__ import annotations

import re

import pytest

from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")


def test_seats_one_by_one_in_any_mixture_and_again_by_play_now(visit: Visits) -> None:
    ada = visit()
    page = ada.go()
    page.click("[data-friends=bunny]")
    page.select_option("[data-seats]", "3")
    page.select_option('[data-sitter="1"]', "here")
    page.fill("[data-other-name]", "Bo")
    page.select_option('[data-sitter="2"]', "bot")
    levels = page.locator('[data-bot="2"] option').all_inner_texts()
    assert levels == ["beginner", "easy", "medium", "hard", "expert"], "levels in words, from weak to strong"
    page.select_option('[data-bot="2"]', "easy")
    assert "hardly further" in page.inner_text("dialog")
    assert [fault for fault in ada.faults() if "page scrolls" not in fault] == [] and ada.axe() == []
    page.check("[data-usual]")
    page.click("[data-begin]")
    page.wait_for_url("**/table/*")
    seated = "async () => (await neuland.state()).players.map((one) => [one.kind, one.name, one.bot].join(' ').trim())"
    page.wait_for_selector(".table, .cover, [data-uncover]")
    assert page.evaluate(seated) == ["human Ada", "human Bo", "bot  easy"]
    page = ada.go()
    button = page.locator("[data-play-now=bunny]")
    assert re.sub(r"\s+", " ", button.inner_text()).strip() == "Play now: Bo, bot (easy)"
    button.click()
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".table, .cover, [data-uncover]")
    assert page.evaluate(seated) == ["human Ada", "human Bo", "bot  easy"]


def test_what_is_impossible_is_not_offered(visit: Visits) -> None:
    page = visit().go()
    page.click("[data-friends=imperial]")
    page.click("summary:has-text('options')")
    assert page.locator("[data-rule=peaceful]").count() == 1
    page.select_option("[data-rule=faction_0]", "roman")
    offered = "(list) => [...list.options].map((option) => option.value)"
    assert "roman" not in page.locator("[data-rule=faction_1]").evaluate(offered), "each people is played once"
    assert "roman" in page.locator("[data-rule=faction_0]").evaluate(offered)
    page.select_option("[data-seats]", "1")
    assert page.locator("[data-rule=peaceful]").count() == 0, "alone nobody razes what is yours"
    assert page.locator("[data-sitter]").count() == 0


def test_ones_tables_are_lines_that_say_how_far_they_are_and_can_be_put_away(visit: Visits) -> None:
    ada = visit()
    ada.new_table("settlement")
    ada.page.wait_for_selector(".prompt.mine")
    ada.new_table("bunny", company="friends")
    ada.page.wait_for_selector(".lounge")
    ada.lesson("bunny")
    page = ada.go()
    mine = page.locator("section", has_text="Your tables").locator("li")
    page.get_by_text("your turn").first.wait_for()
    assert "your turn" in mine.nth(0).inner_text() and "Round 1" in mine.nth(0).inner_text()
    assert "not begun" in mine.nth(1).inner_text() and "now" in mine.nth(1).inner_text()
    assert mine.count() == 2, "lessons stand apart"
    assert page.locator("section", has_text="Lessons that you began").locator("li").count() == 1
    assert all(page.locator("[data-play-now]").nth(n).bounding_box()["y"] < 700 for n in range(3))  # type: ignore[index]
    assert ada.axe() == []
    mine.nth(1).locator("[data-table-menu]").click()
    mine.nth(1).locator("[data-hide]").click()
    page.wait_for_function("document.querySelectorAll('section:has(h2)')[0].querySelectorAll('li').length === 1")
    page.click("[data-hidden-tables]")
    assert "Bunny Kingdom" in page.locator("details.hidden li").inner_text()
    page.once("dialog", lambda asked: asked.accept())
    mine.nth(0).locator("[data-table-menu]").click()
    mine.nth(0).locator("[data-remove]").click()
    page.get_by_role("heading", name="Your tables").wait_for(state="detached")
    page.reload()
    page.wait_for_selector("[data-hidden-tables]")
    assert page.get_by_role("heading", name="Your tables").count() == 0


def test_lines_of_a_game_that_is_many_say_which_one_it_is(visit: Visits) -> None:
    ada = visit()
    for world in ("456", "789"):
        ada.new_table("worlds", company="friends", world=world)
        ada.page.wait_for_selector(".lounge")
    ada.lesson("worlds")
    page = ada.go()
    titles = page.locator("section", has_text="Your tables").locator("li b")
    page.get_by_text("504 · World 456").wait_for()
    assert sorted(titles.all_inner_texts()) == ["504 · World 456", "504 · World 789"]
    assert page.locator("section", has_text="Lessons that you began").locator("li b").inner_text() == "504 · World 123"
    assert page.locator('[aria-label*="504 · World 789"]').count() == 1, "its menu too"


def test_a_table_that_waits_stands_in_the_middle_of_a_phone(visit: Visits) -> None:
    ada = visit(phone=True, lang="de")
    ada.new_table("bunny", company="friends")
    ada.page.wait_for_selector(".lounge .invite")
    left, right = ada.page.locator(".lounge .sheet").evaluate(
        "(it) => [it.getBoundingClientRect().left, innerWidth - it.getBoundingClientRect().right]"
    )
    assert left == right == 16
    ends = "(all) => all.map((it) => it.getBoundingClientRect().right)"
    [row, *_] = ada.page.locator(".lounge li").evaluate_all(ends)
    assert max(ada.page.locator(".lounge .sheet *").evaluate_all(ends)) == row, "nothing juts out into its margin"
