"""What a screen reader is told of a table: `python -m web.aria` in tests/ writes docs/aria.md anew.

The positions are those of kept records, broken off in the middle where the first seat has a choice.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from neuland.core.record import Record, replay
from web import chromium
from web.pictures import START, make

ROOT = Path(__file__).parents[2]
DOC = ROOT / "docs" / "aria.md"
GAMES = {
    "bunny": "Bunny Kingdom",
    "settlement": "Settlement",
    "imperial": "Imperial Settlers",
    "worlds": "504, world 123",
}
RECORDS = {"worlds": "worlds-3-4"}
"""Other records than each game's first with three seats."""
PARTS = ("header", ".players", "main", ".prompt", ".bottom", ".told")
"""Everything but the log, which is a list of lines."""
HEAD = """# A table as it is heard

What a screen reader finds on a table of each game, in its order: the head line, the players, the board, the question,
one's own cards and goods, and at the end what is announced when a question comes. The log, a list of lines, is left
out here. Whatever is drawn is said, also what cannot be chosen now; key `b` tells the whole table as a text.
`python -m web.aria`, run in `tests/`, writes this page anew, and a test compares it with the page as it is.
"""


def position(game: str) -> str:
    """A kept record, broken off in its middle where the first seat has a choice."""
    record = Record.loads((ROOT / "tests" / "records" / f"{RECORDS.get(game, f'{game}-3-1')}.jsonl").read_text("utf-8"))
    for count in range(len(record.actions) // 2, len(record.actions)):
        table = replay(record, to=count)
        if any(ask.seat == 0 and len(ask.options) > 3 for ask in table.decisions):
            return str(table.record().dumps())
    raise AssertionError(f"the first seat of {game} is never asked")


def heard(page: Page) -> str:
    """The parts of a table, each as its accessibility tree says it."""
    page.wait_for_selector(".prompt.mine")
    page.wait_for_selector("header .link.connected")
    page.wait_for_function("() => document.querySelectorAll('.seat.asked').length === 1")  # bots have answered
    page.wait_for_function("() => document.querySelector('.told').textContent.length > 0")
    return "\n".join(page.locator(part).first.aria_snapshot() for part in PARTS)


def visit(browser: Browser, address: str, game: str) -> str:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    table, cookie = make(address, {"seats": seats, "from": {"record": position(game)}})
    context = browser.new_context(viewport={"width": 1366, "height": 768}, reduced_motion="reduce", locale="en")
    prefs = json.dumps({"lang": "en", "theme": "light", "name": "Ada", "motion": False, "pace": "at-once"})
    context.add_init_script(f"localStorage['neuland.prefs'] = {json.dumps(prefs)}")
    name, _, value = cookie.partition("=")
    context.add_cookies([{"name": name, "value": value, "url": address}])
    page = context.new_page()
    page.goto(f"{address}/table/{table}", wait_until="networkidle")  # explanations come last
    said = heard(page)
    context.close()
    return said


def section(game: str, said: str) -> str:
    return f"\n## {GAMES[game]}\n\n```yaml\n{said}\n```\n"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-u", "-c", START, "serve", "--port", "0", "--database", f"{folder}/t.sqlite"]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        address = server.stdout.readline().split(" at ")[1].split()[0]
        with sync_playwright() as playwright:
            browser = chromium.launched(playwright)
            DOC.write_text(HEAD + "".join(section(game, visit(browser, address, game)) for game in GAMES), "utf-8")
            browser.close()
        server.terminate()
        server.wait()


if __name__ == "__main__":
    main()
