"""The owners' workshop: cards made as they are printed, kept as a file that the engine takes, played with."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest
from playwright.sync_api import Page

from neuland.games.imperial import cards as imperial
from neuland.games.imperial import goods
from neuland.games.settlement import cards
from neuland.games.worlds import facts as worlds
from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")


def test_a_hero_is_corrected_checked_saved_and_played_with(visit: Visits, tmp_path: Path) -> None:
    ada = visit()
    page = ada.go("/workshop/settlement")
    page.click("[data-part=H26]")
    page.click('[data-more="cost wood"]')
    page.click('[data-set="colour blue"]')
    assert page.locator("[data-part=H26].mine").count() == 1
    assert page.locator("[data-look] [data-tip=from-box-tip]").count() == 1
    assert ada.axe() == []
    file = unquote((page.get_attribute("[data-file]", "href") or "").partition(",")[2])
    cards.check_data(file)
    hero = cards.document(file)["hero"]["H26"]
    assert (hero.raw["colour"], hero.raw["cost"]["wood"], hero.confidence()) == ("blue", 1, "certain")
    page.click("[data-kind=landscape]")
    page.click("[data-part=L1-01]")
    page.click('[data-set="row II"]')
    page.wait_for_selector(".bad[data-check=rows]")
    page.wait_for_selector("[data-taken=false]:has-text('it needs 12')")
    page.click("[data-forget]")
    page.wait_for_selector("[data-taken=true]")
    assert page.locator(".checks .bad").count() == 0
    other = tmp_path / "box.toml"
    other.write_text(file.replace('"blue"', '"green"'))
    page.set_input_files("[data-bring]", str(other))
    page.click("[data-take]")
    page.reload()
    page.wait_for_selector("[data-part=H26].mine")
    ada.new_table("settlement")
    page.wait_for_selector(".prompt")
    state = page.evaluate("() => fetch(`/api/tables/${location.pathname.split('/')[2]}`).then((a) => a.json())")
    assert state["table"]["data"] is True
    other.write_text("no such file")
    ada.go("/workshop/settlement")
    page.set_input_files("[data-bring]", str(other))
    page.wait_for_selector("[role=alert]")


def file_of(page: Page) -> str:
    """The box as the file that can be downloaded."""
    return unquote((page.get_attribute("[data-file]", "href") or "").partition(",")[2])


def test_a_card_of_the_expansion_is_made_as_it_is_printed(visit: Visits) -> None:
    """Its effect, too: of another kind, with goods and steps; the game itself says what it can be played with."""
    ada = visit()
    page = ada.go("/workshop/imperial")
    page.click("[data-part=COM144]")
    page.click('[data-set="colours gold"]')
    page.select_option('[data-select="effect.kind"]', "per_foreign")
    page.click('[data-more="effect.tiers.0.goods stone"]')
    page.click('[data-add="effect.tiers"]')
    page.fill('[data-number="effect.tiers.1.min"]', "3")
    page.click('[data-more="effect.tiers.1.goods vp"]')
    page.wait_for_selector('[data-about]:has-text("foreign faction locations")')
    assert page.locator("[data-look] [data-tip=from-box-tip]").count() == 1
    assert ada.axe() == []
    file = file_of(page)
    imperial.check(file)
    [card] = [card for card in imperial.load(file, True).cards if card.id == "COM144"]
    assert (card.colours, card.confidence) == (("black", "gold"), "certain")
    assert card.effect.tiers == ((0, ((goods.STONE, 1),)), (3, ((goods.VP, 1),)))
    page.click('[data-set="function action"]')
    page.wait_for_selector('.checks .bad:has-text("gain")')
    page.click("[data-forget]")
    page.wait_for_selector("[data-taken=true]")
    page.click("[data-save]")
    page.wait_for_selector("[data-part=COM144].mine")
    ada.table_with_box("imperial", {"expansion": "standard"})
    known = "(id) => fetch(`/api/tables/${neuland.id()}/components`).then((a) => a.json())"
    parts = {part["id"]: part["confidence"] for part in page.evaluate(known)}
    assert (parts["COM144"], parts["COM145"]) == ("certain", "reconstructed")


def test_the_details_of_504_are_corrected_and_no_longer_marked(visit: Visits) -> None:
    ada = visit()
    page = ada.go("/workshop/worlds")
    page.click("[data-kind=scoring-cards]")
    page.fill('[data-number="scoring_cards_2 0"]', "3")
    page.locator('[data-number="scoring_cards_2 0"]').blur()
    page.wait_for_selector('[data-about]:has-text("for two players 3, 3, 3")')
    assert worlds.reconstructed(file_of(page)).scoring_cards[0] == (3, 3, 3)
    assert ada.axe() == []
    ada.table_with_box("worlds", {"world": "789"})
    page.wait_for_selector('section[aria-label="Scorings"] [data-tip=from-box-tip], .boards [data-tip=from-box-tip]')
    assert page.locator(".boards [data-tip=reconstructed-tip]").count() == 1, "the track of shares is still a guess"
    assert page.locator(".covers .card").count() == 9


def test_what_no_form_shows_is_brought_along_or_refused_in_ones_own_language(visit: Visits, tmp_path: Path) -> None:
    ada = visit(lang="de")
    page = ada.go("/workshop/imperial")
    design = (
        '[[design]]\nid = "my-well"\ncards = ["COM901"]\nfunction = "production"\ncolours = []\ncost = { wood = 1 }\n'
    )
    design += 'effect = { kind = "gain", goods = { food = 1 } }\nsource = "my box"\nconfidence = "certain"\n'
    other = tmp_path / "box.toml"
    other.write_text(f'{design}[[card]]\nid = "COM144"\ndefence = 1\n[[faction]]\nid = "roman"\nstore = "wood"\n')
    page.set_input_files("[data-bring]", str(other))
    page.click("[data-take]")
    assert "[[design]], [[faction]]" in page.locator("[data-kept]").inner_text()
    page.wait_for_selector("[data-part=COM144].mine")
    page.reload()
    page.wait_for_selector("[data-kept]")
    assert ada.axe() == []
    box = imperial.load(file_of(page), True)
    assert "COM901" in {card.id for card in box.cards} and goods.NAMES[box.factions[2].store] == "wood"
    other.write_text('[decks]\ncommon = ["COM999"]\n')
    page.set_input_files("[data-bring]", str(other))
    page.wait_for_selector('[role=alert]:has-text("COM999")')
    assert "there is no" not in page.locator("[role=alert]").inner_text()
    assert page.locator("[data-take]").count() == 0
