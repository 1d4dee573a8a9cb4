"""A friend in the same network: two browsers at two addresses of one machine, by the link that the page gives."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from neuland.server.reach import code, network_address
from server.harness import Served
from web.driver import Visitor, Visits

SQUARES = """() => {
  const border = 4;
  const size = Number(document.querySelector("svg.code").getAttribute("viewBox").split(" ")[3]) - 2 * border;
  const dark = new Set();
  for (const [, x, y] of document.querySelector("svg.code path").getAttribute("d").matchAll(/M(\\d+) (\\d+)/g))
    dark.add(`${x - border} ${y - border}`);
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (dark.has(`${x} ${y}`) ? 1 : 0)).join(""));
}"""
"""The code as it is drawn."""


def test_a_friend_comes_by_the_link_in_the_network_and_both_outlast_a_restart(browser: Browser, tmp_path: Path) -> None:
    inside = network_address()
    if not inside:
        pytest.skip("this machine is in no network")
    with Served(str(tmp_path / "t.sqlite"), more=("--lan",)) as served:
        ada, bob = (Visitor(browser, served.address, name=name) for name in ("Ada", "Bob"))
        ada.new_table("bunny", company="friends")
        ada.page.wait_for_selector("[data-reach=network]")
        link = ada.page.input_value(".copy input")
        assert link.startswith(f"http://{inside}:{served.port}/join/")
        assert ada.page.evaluate(SQUARES) == code(link), "the code on the page is the link"
        bob.page.goto(link)
        bob.page.click("[data-sit]")
        for one in (bob, ada):
            one.page.wait_for_selector(".prompt.mine")
            one.play(1, "list")
        served.stop()
        served.start()
        for one in (ada, bob):
            assert one.play(1, "list") == 1
        assert bob.page.url.startswith(f"http://{inside}:")
        for one in (ada, bob):
            one.close()


def test_a_server_for_one_machine_says_so_and_shows_no_code(visit: Visits) -> None:
    ada = visit(lang="de")
    ada.new_table("bunny", company="friends")
    ada.page.wait_for_selector("[data-reach=machine]")
    assert "neuland serve --lan" in ada.page.inner_text("[data-reach]")
    assert ada.page.locator("svg.code").count() == 0
    assert ada.faults() == []
