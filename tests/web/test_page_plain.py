"""The plain page, in a real browser: every game can be played from it by clicking options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

import neuland
from server.harness import Served, ask

CLICKS = 6


def test_games_are_played_by_clicking_options(tmp_path: Path, browser: Browser) -> None:
    with Served(str(tmp_path / "t.sqlite")) as served:
        page = browser.new_page()
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
        for game in neuland.catalog():
            page.goto(f"{served.address}/plain/")
            page.wait_for_selector("#game option", state="attached")
            page.select_option("#game", game)
            page.fill("#name", "Ada")
            page.select_option("#seats", str(next(count for count in neuland.load(game).seats if count > 1)))
            page.click("#new button")
            page.wait_for_selector("#options button", timeout=60_000)
            table = page.url.rpartition("/")[2]
            plays: list[dict[str, Any]] = []
            for _ in range(3 * CLICKS):  # a click may come too late, where a bot has moved meanwhile
                if len(plays) >= CLICKS:
                    break
                page.wait_for_selector("#options button", timeout=60_000)
                before = page.get_attribute("body", "data-version")
                page.click("#options button")
                page.wait_for_selector(f"body:not([data-version='{before}'])", timeout=60_000)
                state = ask(served.address, f"/api/tables/{table}")
                plays = [line for line in state["log"] if line["kind"] == "play" and line["seat"] == 0]
            assert page.inner_text("#board").strip() and page.inner_text("#log").strip()
            assert len(plays) >= CLICKS
        assert wrong == []
        page.close()
