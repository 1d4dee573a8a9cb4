"""The Book of Worlds in the browser: its pages can be read and printed by everybody; a world is chosen in each way."""

from __future__ import annotations

import pytest

from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")
READ = ("123", "271", "384", "456", "518", "639", "745", "789", "892", "937")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_pages_of_the_book_are_read_without_an_account(visit: Visits, lang: str) -> None:
    ada = visit(lang=lang, theme="dark" if lang == "de" else "light")
    found = {}
    for world in READ[lang == "de" :: 2]:
        page = ada.go(f"/worlds/{world}?seats=3")
        page.wait_for_selector("[data-chapter=tie]")
        assert page.inner_text("h1").split()[1] == f"{world}:"
        found[world] = ada.axe()
    assert {world: faults for world, faults in found.items() if faults} == {}


def test_a_clause_says_who_brought_it_and_the_page_is_for_these_seats(visit: Visits) -> None:
    page = visit().go("/worlds/123#M1-E6")
    assert page.locator("[data-rules=M1-E6] .source").inner_text() == "Brought by: Transport I"
    page.click("[data-rules=M2-E2] summary")
    assert page.locator("[data-rules=M2-E2] .source").inner_text() == "Brought by: Race II"
    assert page.locator("[data-rules=M1-END1] .text").inner_text().startswith("23 goods")
    page.select_option("[data-edition]", "faq2015")
    page.wait_for_selector("[data-rules=M1-END1] >> text=23 goods")
    page.select_option("[data-seats]", "2")
    page.wait_for_selector("[data-rules=M1-END1] >> text=19 goods")
    page.fill("input[type=search]", "trolley hold")
    assert page.locator("[data-chapter=tie]").count() == 0
    assert page.locator("[data-rules=M1-S2]").count() == 1


def test_a_page_of_the_book_is_printed_on_two_sheets(visit: Visits) -> None:
    page = visit().go("/worlds/456")
    page.wait_for_selector("[data-chapter=tie]")
    sheets = page.pdf(format="A4").count(b"/Type /Page\n")
    assert 1 <= sheets <= 2
    page.emulate_media(media="print")
    assert not page.locator(".bar").is_visible()


def test_what_is_no_world_leads_to_the_chooser(visit: Visits) -> None:
    page = visit().go("/worlds/122")
    page.wait_for_selector("[role=alert] >> text=three different digits")
    page.fill("[data-world]", "456")
    page.wait_for_url("**/worlds/456?*")
    page.wait_for_selector("[data-chapter=fight]")


def test_rules_of_a_game_with_a_book_are_a_list_of_its_pages(visit: Visits) -> None:
    page = visit().go("/rules/worlds")
    page.fill("input[type=search]", "without residents prizes")
    page.wait_for_function("document.querySelectorAll('.contents li').length < 20")
    page.click(".contents a >> nth=0")
    page.wait_for_selector("[data-chapter=tie]")
    assert "of Prizes" in page.inner_text("main h2 >> nth=0")


def test_a_world_is_chosen_in_each_way(visit: Visits) -> None:
    ada = visit()
    page = ada.go()
    page.click("[data-friends=worlds]")
    title = page.locator("[data-glance] h3")
    page.wait_for_selector("[data-glance] h3 >> text=World 123")
    page.fill("[data-world]", "45")
    page.wait_for_selector("[role=alert]")
    page.fill("[data-world]", "456")
    page.wait_for_selector("[data-glance] h3 >> text=World 456")
    page.click("[data-place=II]")
    page.click('[data-module="9"]')
    page.wait_for_selector("[data-glance] h3 >> text=World 496")
    assert "five companies" in page.inner_text("[data-glance]")
    page.click('[data-module="4"]')
    page.wait_for_selector("[data-glance] h3 >> text=World 946")
    page.click("text=By wish")
    page.select_option('[data-wish="4"]', "without")
    page.select_option('[data-wish="9"]', "without")
    page.select_option('[data-wish="5"]', "with")
    page.select_option("[data-level]", "1")
    page.select_option("[data-length]", "open")
    page.click("[data-find]")
    page.wait_for_function("!document.querySelector('[data-glance] h3')?.textContent.includes('946')")
    world = title.inner_text().split()[1].strip(":")
    assert "5" in world
    assert not {"4", "9"} & set(world)
    assert world[0] != "7"
    assert ada.axe() == []
    page.click("[data-secret]")
    assert "drawn when the table opens" in page.inner_text("[data-glance]")
    page.click("[data-draw]")
    page.wait_for_selector("[data-glance] h3")
    page.fill("[data-world]", "789")
    page.select_option('[data-sitter="1"]', "bot")
    page.click("[data-begin]")
    page.wait_for_url("**/table/*")
    table = page.url.rsplit("/", 1)[1]
    facts = page.evaluate("(id) => fetch(`/api/tables/${id}`).then((answer) => answer.json())", table)
    assert facts["table"]["options"]["world"] == "789"


def test_what_is_no_world_opens_no_table(visit: Visits) -> None:
    """Not even the world that was chosen before; the field says why, and a table that waits says its world."""
    ada = visit()
    page = ada.go()
    page.click("[data-friends=worlds]")
    page.wait_for_selector("[data-glance] h3 >> text=World 123")
    for typed in ("999", "555", ""):
        page.fill("[data-world]", typed)
        page.locator("[data-glance] h3").wait_for(state="detached")
        page.click("[data-begin]")
        field = page.locator("[data-world]:focus")
        field.wait_for()
        assert field.evaluate("(it) => it.validationMessage") == "A world is three different digits from 1 to 9."
    assert page.url.rstrip("/") == ada.address
    page.fill("[data-world]", "456")
    page.click("[data-begin]")
    page.wait_for_selector(".lounge")
    assert page.inner_text(".lounge h1") == "504 · World 456"
    page = ada.go()
    page.click("[data-friends=worlds]")
    page.click("[data-secret]")
    page.click("[data-begin]")
    page.wait_for_selector(".lounge")
    assert page.inner_text(".lounge h1") == "504 · a world by chance"


def test_from_a_page_of_the_rules_to_the_list_and_to_a_table(visit: Visits) -> None:
    ada = visit()
    for address, seats in (("/rules/worlds?world=143", 2), ("/worlds/143?seats=3&edition=faq2015", 3)):
        page = ada.go(address)
        page.click("[data-play]")
        page.wait_for_selector("[data-glance] h3 >> text=World 143")
        assert page.locator("dialog [data-seats]").input_value() == str(seats)
        page.click("[data-begin]")
        page.wait_for_selector(".lounge")
        options = page.evaluate("async () => (await neuland.state()).table.options")
        assert options["world"] == "143" and options["edition"] == ("first" if seats == 2 else "faq2015")
    page = ada.go("/rules/worlds?world=143")
    page.click("[data-list]")
    page.wait_for_selector(".contents li >> nth=503")
    assert page.locator("[data-list], [data-play]").count() == 0
    page = ada.go("/rules/bunny?seats=2")
    page.wait_for_selector("section.sheet")
    assert page.locator("[data-list], [data-play]").count() == 0, "there is no list of such pages"


def test_why_not_leads_to_the_clause(visit: Visits) -> None:
    ada = visit()
    ada.table({"world": "123"}, seats=2)
    page = ada.page
    page.wait_for_selector(".cell[data-legal]")
    page.click('.cell[data-word^="meadow"]:not([data-legal])', force=True)
    link = page.locator(".notice a")
    rule = link.inner_text()
    with page.expect_popup() as opened:
        link.click()
    book = opened.value
    book.wait_for_selector(f"details[open][data-rules~={rule}]")
    assert "World 123" in book.inner_text("main")
