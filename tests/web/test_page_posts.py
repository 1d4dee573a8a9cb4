"""Trading posts of Bunny Kingdom: the map draws what each really gives, and lights the one that is asked about."""

from __future__ import annotations

import pytest

from web.driver import Visits

pytestmark = pytest.mark.xdist_group("page")
CASE = """
[[case]]
id = "posts"
game = "bunny"
seats = 2
[case.given]
phase = "harvest"
[case.given.seat.0]
land = ["A1", "A3", "A5"]
built = { A1 = "trading-post-1", A3 = "trading-post-2" }
posts = ["fish", "carrot"]
[case.then]
round = 1
"""


def test_each_post_shows_its_own_good_and_the_one_that_is_asked_about_glows(visit: Visits) -> None:
    ada = visit()
    page = ada.go()
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]
    made = page.evaluate("(wish) => neuland.json('tables', wish)", {"seats": seats, "from": {"case": CASE}})
    assert made["status"] == 201, made
    ada.go(f"/table/{made['body']['table']}")
    page.wait_for_selector(".prompt.mine")
    labels = page.locator("main .square[aria-label*='Trading post']")
    said = [labels.nth(n).get_attribute("aria-label") or "" for n in range(labels.count())]
    assert [text.split(", ")[2].lower() for text in said] == ["fish", "carrots"], said
    assert page.locator("main .square[data-legal]").get_attribute("data-word") == "trading-post-1"
    assert "Trading post 1" in page.inner_text(".prompt")
    ada.play(1, "list")
    page.wait_for_selector("main .square[data-word='trading-post-2'][data-legal]")
    assert "Trading post 2" in page.inner_text(".prompt")
