"""What the page says about the deal, and about a table that cannot go on."""

from __future__ import annotations

from web.driver import Visits

FROZEN = "qWrwRuyZ2Eg0a3hX"
"""The running table of `tests/server/rules_1.sql`."""


def test_the_checksum_is_shown_from_the_start_and_explained_at_the_end(visit: Visits) -> None:
    ada = visit()
    ada.new_table("settlement", 2)
    page = ada.page
    page.click("[data-menu]")
    page.click("summary")
    first = page.locator("[data-deal=fixed]").inner_text()
    table = page.url.rsplit("/", 1)[1]
    shown = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["table"]
    assert "fixed before the first move" in first and shown["commitment"] in first
    page.keyboard.press("Escape")
    ada.play()
    page.click(".ending details:has([data-deal]) summary")
    said = page.locator(".ending [data-deal=fixed]").inner_text()
    ended = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["table"]
    assert "neuland replay FILE" in said
    assert all(ended[fact] in said for fact in ("seed", "salt", "commitment", "committed"))


def test_a_chosen_deal_is_said_before_one_sits_down(visit: Visits) -> None:
    ada, bob = visit(), visit()
    page = ada.go()
    page.click("[data-friends=settlement]")
    page.click("[data-certain-deal]")
    page.fill("[data-seed]", "no digits")
    page.click("[data-begin]")
    page.wait_for_selector("[role=alert]")
    ada.errors.clear()  # the refusal that was asked for
    page.fill("[data-seed]", "4711")
    page.click("[data-begin]")
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    made = page.evaluate(f"fetch('/api/tables/{table}').then((answer) => answer.json())")["table"]
    assert made["seed_policy"] == "chosen" and made["seed"] is None
    invited = bob.go(f"/join/{table}#{made['invitation']}")
    invited.wait_for_selector("[data-deal=chosen]")
    assert "chose the deal" in invited.locator("[data-deal=chosen]").inner_text()


def test_a_frozen_table_says_why_and_can_be_read(visit: Visits) -> None:
    page = visit().go(f"/table/{FROZEN}")
    page.wait_for_selector("[data-notice=rules-changed]")
    assert "The rules of this game have changed" in page.locator("[data-notice]").inner_text()
    assert "See you tomorrow" in page.locator(".log").inner_text()
    page.goto(page.url.replace("/table/", "/review/"))
    page.wait_for_selector("[data-notice=rules-changed]")
