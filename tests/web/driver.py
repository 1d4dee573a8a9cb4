"""A visitor of the page: a browser of one's own, with the moves that the tests share."""

from __future__ import annotations

from collections.abc import Callable
from json import dumps
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, ViewportSize

HERE = Path(__file__).parent
AXE = HERE.parents[1] / "web" / "node_modules" / "axe-core" / "axe.min.js"
IN_PAGE = (HERE / "in_page.js").read_text("utf-8")
DESKTOP: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
TABLET: ViewportSize = {"width": 820, "height": 1180}
QUIET = ("WebSocket connection", "net::ERR_INTERNET_DISCONNECTED", "status of 409", "status of 404", "status of 422")
"""What a browser writes down although the tests mean it to happen."""


SITTERS = {"bots": "bot", "friends": "friend", "here": "here"}
"""How the dialog for a new table calls who is to sit there."""

LEVELS = {"random": "beginner", "greedy": "easy"}
"""The levels that the dialog offers in place of bots that only programs name; both answer at once."""

MOST_MOVES = {"worlds": 20}
"""Games that are too long to be played to the end in every test: after how many moves it is enough."""


Visits = Callable[..., "Visitor"]
"""Makes a visitor with wishes: `lang`, `theme`, `name`, `pace`, `phone`."""


class Visitor:
    """One browser with its own cookies."""

    def __init__(self, browser: Browser, address: str, **wishes: Any) -> None:
        phone = bool(wishes.get("phone"))
        self.address = address
        self.context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,
            has_touch=phone,
            is_mobile=phone,
            locale=wishes.get("lang", "en"),
            reduced_motion="reduce",
            bypass_csp=True,
        )
        self.context.set_default_timeout(20_000)
        usual = {"lang": "en", "theme": "light", "name": "Ada", "pace": "at-once"}
        prefs = dumps({key: wishes.get(key, value) for key, value in usual.items()} | {"motion": False})
        self.context.add_init_script(f"localStorage['neuland.prefs'] ??= '{prefs}';\n{IN_PAGE}")
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda said: self._note(said.type, said.text))

    def _note(self, kind: str, text: str) -> None:
        if kind == "error" and not any(part in text for part in QUIET):
            self.errors.append(text)

    def close(self) -> None:
        self.context.close()

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.address + path)
        return self.page

    def new_table(
        self, game: str, seats: int = 2, company: str = "bots", bot: str = "beginner", world: str = ""
    ) -> None:
        """A table to one's taste, by the lobby's dialog."""
        page = self.go()
        page.click(f"[data-friends={game}]")
        page.select_option("[data-seats]", str(seats))
        for seat in range(1, seats):
            page.select_option(f'[data-sitter="{seat}"]', SITTERS[company])
            if company == "bots":
                page.select_option(f'[data-bot="{seat}"]', LEVELS.get(bot, bot))
        if world:
            page.fill("[data-world]", world)
        page.click("[data-begin]")
        page.wait_for_url("**/table/*")

    def lesson(self, game: str, name: str = "") -> None:
        """A tutorial position, the first or one by name, by the API from within the page."""
        page = self.go()
        table = page.evaluate("([game, name]) => neuland.lesson(game, name)", [game, name])
        self.go(f"/table/{table}")
        page.wait_for_selector(".table")

    def laid(self, case: str) -> None:
        """A position laid out by hand, against random bots, by the API from within the page."""
        page = self.go()
        self.go(f"/table/{page.evaluate('(text) => neuland.laid(text)', case)}")
        page.wait_for_selector(".table")

    def take(self, option: str) -> None:
        """Takes an option from the list, and waits for what comes of it."""
        before = self.version()
        self.page.evaluate("(option) => neuland.take(option)", option)
        self.page.wait_for_function(
            "(was) => Number(document.querySelector('.table').dataset.version) > was", arg=before
        )

    def play(self, moves: int = 10_000, how: str = "board") -> int:
        """Plays by clicks within the page until the game is over or so many moves are made."""
        done: int = self.page.evaluate("([moves, how]) => neuland.play(moves, how)", [moves, how])
        return done

    def play_out(self, game: str) -> None:
        """Plays to the end, which must come, or as far as is enough."""
        most = MOST_MOVES.get(game)
        if most is None:
            self.play()
            assert self.over()
        else:
            assert self.play(most) == most or self.over()

    def table(self, options: dict[str, str], seats: int = 3, game: str = "worlds", **more: Any) -> None:
        """A table with options against random bots, by the API from within the page."""
        page = self.go()
        wish = {"game": game, "options": options, "seats": seats} | more
        table = page.evaluate("(wish) => neuland.table(wish)", wish)
        self.go(f"/table/{table}")
        page.wait_for_selector(".table")

    def table_with_box(self, game: str, options: dict[str, str]) -> None:
        """The same with two seats and the components of one's own box, as the workshop kept them."""
        page = self.go()
        wish = {"game": game, "options": options, "seats": 2}
        table = page.evaluate(
            "(wish) => neuland.table({ ...wish, data: localStorage[`neuland.box.${wish.game}`] })", wish
        )
        self.go(f"/table/{table}")
        page.wait_for_selector(".table")

    def over(self) -> bool:
        return self.page.locator(".ending").count() > 0

    def faults(self, phone: bool = False) -> list[str]:
        """Whatever is wrong with the look: the page scrolls, text is cut, overlaps or is too small."""
        found: list[str] = self.page.evaluate(
            "async (phone) => { await neuland.drawn(); return neuland.faults(phone); }", phone
        )
        return found

    def axe(self) -> list[str]:
        """Serious violations that axe finds on the page as it is; a page that has axe is not given it again."""
        if not self.page.evaluate("() => 'axe' in window"):
            self.page.evaluate(AXE.read_text("utf-8"))
        found: list[str] = self.page.evaluate("() => neuland.axe()")
        return found

    def version(self) -> int:
        return int(self.page.get_attribute(".table", "data-version") or 0)

    def position(self) -> int:
        state: int = self.page.evaluate("() => neuland.position()")
        return state
