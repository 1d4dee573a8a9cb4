"""Takes the pictures in docs/pictures: `python -m web.pictures` in tests/, with Chromium and the page built.

The positions are those of a game between greedy bots, broken off in its second half.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Browser, sync_playwright

from neuland.bots import make_bot
from neuland.core.catalog import catalog, load
from neuland.core.table import Table
from web import chromium

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SIZES = {"desktop": (1366, 768), "phone": (390, 844)}
PAGES = {
    "lobby": "/",
    "rules": "/rules/bunny",
    "cards": "/cards/settlement",
    "workshop": "/workshop/imperial",
    "decks": "/decks/imperial?faction=roman&format=standard",
}
BOOK = {"worlds-book": "/worlds/123?seats=3", "worlds-chooser": "/worlds"}
EXPANDED = {
    "imperial-expansion": ("imperial", {"expansion": "open"}),
    "worlds-123": ("worlds", {"world": "123"}),
    "worlds-456": ("worlds", {"world": "456"}),
    "worlds-789": ("worlds", {"world": "789"}),
    "worlds-912": ("worlds", {"world": "912"}),
}
"""Games with other options than the usual ones; of the worlds one with companies."""
REVIEWED: dict[str, tuple[str, dict[str, str]]] = {
    "bunny-review": ("bunny", {}),
    "imperial-review": ("imperial", {}),
    "settlement-review": ("settlement", {}),
    "worlds-review": ("worlds", {"world": "123"}),
}
"""Whole games that are looked at again."""
REVIEW_BUDGET = "16it"
CLOSER_REVIEWS = {"imperial-review": "64it"}
"""With fewer tries the chances of this one jump."""
LONGEST_REVIEW = 600_000
"""Milliseconds."""
ASKED = {"bunny": "pick-second", "123": "drive", "456": "what", "789": "what", "912": "drive"}
"""What the first seat is asked when the game is broken off."""
BUSY = ("789", "912")
"""Worlds played by bots that do something rather than nothing."""
LEAVING = ("done", "none", "stop", "pass", "quit")
SEEDS = {"open": 7}
"""With the expansion a game in which the first seat has conquered and fortified."""
LANGS = ("en", "de")
THEMES = ("light", "dark")
SHARE = 0.62
"""How far the games are played."""
START = "import sys; from neuland.cli import main; sys.exit(main())"


def played(game: str, limit: float, options: dict[str, str]) -> Table:
    """A game of three greedy bots, to the end or to where after `limit` steps the first seat has a choice."""
    table = load(game).new(3, SEEDS.get(options.get("expansion", ""), 5), options)
    bot, dice = make_bot("greedy", 1), Random(5)
    asked = ASKED.get(options.get("world", game))
    while not table.over:
        decision = table.decisions[0]
        wide = len(decision.options) > 4 and decision.seat == 0
        if len(table.actions) >= limit and wide and asked in (None, decision.prompt):
            break
        if options.get("world") in BUSY:
            busy = [option for option in decision.options if option[0] not in LEAVING]
            action = dice.choice(busy if busy and dice.random() < 0.9 else list(decision.options))
        else:
            action = bot.choose(table.redeal(decision.seat, len(table.actions)), decision)
        table.apply(decision.seat, action)
    return table


def record_of(game: str, options: dict[str, str]) -> str:
    """A record that is broken off in the second half."""
    whole = len(played(game, inf, options).actions)
    text: str = played(game, whole * SHARE, options).record().dumps()
    return text


def make(address: str, body: dict[str, Any]) -> tuple[str, str]:
    """A new table and the secret of its player."""
    data = json.dumps(body).encode()
    with urlopen(Request(f"{address}/api/tables", data, {"Content-Type": "application/json"})) as answer:
        return json.load(answer)["table"], answer.headers["Set-Cookie"].split(";")[0]


def picture(browser: Browser, url: str, name: str, size: str, lang: str, theme: str, cookie: str = "") -> None:
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, has_touch=phone, is_mobile=phone, device_scale_factor=1
    )
    prefs = json.dumps({"lang": lang, "theme": theme, "name": "Ada", "motion": False})
    context.add_init_script(f"localStorage['neuland.prefs'] = {json.dumps(prefs)}")
    if cookie:
        key, _, value = cookie.partition("=")
        context.add_cookies([{"name": key, "value": value, "domain": "localhost", "path": "/"}])
    page = context.new_page()
    page.goto(url)
    page.wait_for_timeout(1200)
    page.evaluate("() => document.fonts.ready")
    if cookie:
        legal = page.locator(".bottom [data-legal], .board [data-legal]")
        far = page.locator('.board [data-far][data-word^="city"]')
        if far.count():
            far.first.dispatch_event("click")
            page.wait_for_timeout(300)
        elif legal.count():
            legal.nth(min(2, legal.count() - 1)).dispatch_event("click")
            page.wait_for_timeout(200)
            page.mouse.move(1, 1)
            page.wait_for_timeout(100)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()


def reviewed(browser: Browser, address: str, name: str) -> None:
    """The review of a whole game, at its first moment."""
    game, options = REVIEWED[name]
    record = played(game, inf, options).record()
    record.players = ["you:Ada", "greedy", "greedy"]
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
    table, cookie = make(address, {"seats": seats, "from": {"record": record.dumps()}})
    width, height = SIZES["desktop"]
    context = browser.new_context(viewport={"width": width, "height": height}, device_scale_factor=1)
    key, _, value = cookie.partition("=")
    context.add_cookies([{"name": key, "value": value, "domain": "localhost", "path": "/"}])
    prefs = json.dumps({"lang": "en", "theme": "light", "name": "Ada", "motion": False})
    context.add_init_script(f"localStorage['neuland.prefs'] = {json.dumps(prefs)}")
    page = context.new_page()
    page.goto(f"{address}/review/{table}?seat=0")
    page.wait_for_selector("[data-moment]", timeout=LONGEST_REVIEW)
    page.wait_for_timeout(1500)
    page.screenshot(path=PICTURES / f"{name}.png")
    context.close()


def take_all(browser: Browser, address: str, wanted: str) -> None:
    tables: dict[str, tuple[str, dict[str, str]]] = {game: (game, {}) for game in sorted(catalog()) if game != "worlds"}
    for name, (game, options) in (tables | EXPANDED).items():
        if not name.startswith(wanted):
            continue
        seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "greedy"}, {"kind": "bot", "bot": "greedy"}]
        table, cookie = make(address, {"seats": seats, "from": {"record": record_of(game, options)}})
        for size in SIZES:
            for lang in LANGS:
                for theme in THEMES:
                    url = f"{address}/table/{table}"
                    picture(browser, url, f"{name}-{size}-{lang}-{theme}", size, lang, theme, cookie)
        picture(browser, f"{address}/replay/{table}?at=60", f"{name}-replay", "desktop", "en", "light")
    pages = {page: path for page, path in (PAGES | BOOK).items() if page.startswith(wanted)}
    for page, path in pages.items():
        for theme in THEMES:
            picture(browser, address + path, f"{page}-{theme}", "desktop", "en", theme)


@contextmanager
def served(budget: str = REVIEW_BUDGET) -> Iterator[str]:
    """The address of a server that tries each decision of a review so often."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-c", START, "serve", "--port", "0", "--database", f"{folder}/t.sqlite"]
        command += ["--review-budget", budget]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        yield server.stdout.readline().split(" at ")[1].split()[0]
        server.terminate()
        server.wait()


def main() -> None:
    """All pictures, or those whose names begin as the first argument says."""
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    PICTURES.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = chromium.launched(playwright)
        with served() as address:
            take_all(browser, address, wanted)
        for name in [name for name in REVIEWED if name.startswith(wanted)]:
            with served(CLOSER_REVIEWS.get(name, REVIEW_BUDGET)) as address:
                reviewed(browser, address, name)
        browser.close()


if __name__ == "__main__":
    main()
