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
    assert levels == ["beginner", "easy", "steady", "medium", "hard"], "levels in words, from weak to strong"
    page.select_option('[data-bot="2"]', "easy")
    assert "slips" in page.inner_text("dialog")
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
