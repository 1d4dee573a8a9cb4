"""The owners' workshop: cards made as they are printed, kept as a file that the engine takes, played with."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import unquote

import pytest

from neuland.games.settlement import cards
from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")


def test_a_hero_is_corrected_checked_saved_and_played_with(visit: Visits, tmp_path: Path) -> None:
    ada = visit()
    page = ada.go("/workshop")
    page.click("[data-part=H26]")
    page.click("[data-more=wood]")
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
    assert page.locator(".checks .bad").count() == 1, "no table can be made with eleven landscapes in a row"
    page.click("[data-forget]")
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
    ada.go("/workshop")
    page.set_input_files("[data-bring]", str(other))
    page.wait_for_selector("[role=alert]")
