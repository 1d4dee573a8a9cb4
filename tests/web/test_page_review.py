"""The review in the browser: an ended game is looked at again, a moment is chosen, and played on from; and hints."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from neuland.core.catalog import catalog, load
from neuland.core.decision import action_text
from neuland.core.table import Table, round_of
from neuland.lab.puzzles import answer, has_puzzles, position, puzzles_of, tempting
from neuland.lab.reasons import Alternative
from neuland.lab.review import Look, Moment, Review
from web.driver import DESKTOP, PHONE, TABLET, Visitor, Visits

FINISH = """async ([table]) => {
  const call = async (path, body) => (await fetch(`/api/tables/${table}${path}`, body && {
    method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body),
  })).json();
  for (let move = 0; move < 400; move += 1) {
    const state = await call("");
    if (state.table.status === "finished") return move;
    const [ask] = state.decisions;
    await call("/play", { action: ask.options.at(-1), version: state.version, seat: ask.seat });
  }
  return -1;
}"""
"""Plays by the API from within the page, always the last option."""

BRANCH = """async ([table]) => (await (await fetch("/api/tables", {
  method: "POST", headers: { "Content-Type": "application/json" },
  body: JSON.stringify({ from: { table, position: 0, seat: 0 } }),
})).json()).table"""
"""Plays on from the beginning of a running game, by the API from within the page."""

OUT_OF_SIGHT = """(selector) => [...document.querySelectorAll(selector)].flatMap((thing) => {
  const at = thing.getBoundingClientRect();
  if (!at.width) return [];
  for (let outer = thing.parentElement; outer; outer = outer.parentElement) {
    const whole = outer === document.documentElement;
    if (!whole && getComputedStyle(outer).overflowX === "visible") continue;
    const frame = whole ? new DOMRect(0, 0, innerWidth, innerHeight) : outer.getBoundingClientRect();
    if (at.left < frame.left - 6 || at.right > frame.right + 6) return [thing.dataset.word ?? thing.className];
  }
  return [];
})"""
"""Things that lie beyond the left or right edge of what shows them."""

AWAY = """(selector) => {
  const at = document.querySelector(selector).getBoundingClientRect();
  const frame = document.querySelector(".prompt").getBoundingClientRect();
  return Math.max(frame.top - at.top, at.bottom - Math.min(frame.bottom, innerHeight), 0);
}"""
"""By how much something in the prompt is scrolled away."""

COVERED = """([above, below]) => {
  const over = document.querySelector(above).getBoundingClientRect();
  return [...document.querySelectorAll(below)].flatMap((thing) => {
    const at = thing.getBoundingClientRect();
    const wide = Math.min(over.right, at.right) - Math.max(over.left, at.left);
    const high = Math.min(over.bottom, at.bottom - at.height / 4) - Math.max(over.top, at.top + at.height / 4);
    return wide > 2 && high > 2 ? [thing.dataset.word] : [];
  });
}"""
"""Hexes over whose broad part something lies."""

SCROLLED = """() => {
  const prompt = document.querySelector(".prompt");
  return prompt.scrollHeight - prompt.clientHeight;
}"""
"""How much of the prompt is only seen by scrolling within it."""


ROWS = """() => [...document.querySelectorAll("[data-option] table")].map((table) =>
  [...table.querySelectorAll("td:first-child")].map((cell) => cell.textContent).join())"""
"""What the points are called that follow, option by option."""


BESIDE = """() => {
  const tops = [...document.querySelectorAll("[data-option] .stands")].map((line) => line.getBoundingClientRect().top);
  return Math.abs(tops[0] - tops[1]);
}"""
"""By how much the first two options stand lower or higher than each other."""


def by_chance(game: str, seats: int, options: dict[str, str]) -> Table:
    """A whole game in which all that is done is left to chance, but for this: nobody passes who need not."""
    table = load(game).new(seats, 5, options)
    dice = Random(5)
    while not table.over:
        decision = table.decisions[0]
        busy = [option for option in decision.options if option != ("pass",)]
        table.apply(decision.seat, dice.choice(busy or decision.options))
    return table


def drafted() -> tuple[str, dict[str, Any]]:
    """A game of cards that are drafted, with a bot that no server knows, and a review of its first picks."""
    table = by_chance("bunny", 3, {})
    picks = [number for number, (seat, action) in enumerate(table.actions) if seat == 0 and action[0] == "pick"]
    return reviewed(table, ["you:Ada", "medium", "mine.py:Own"], dict.fromkeys(picks[:3], ""))


def reviewed(table: Table, players: list[str], better: dict[int, str]) -> tuple[str, dict[str, Any]]:
    """An ended game, and a review of some of the first seat's decisions: what begins with these words was better than
    what was played. The first two are moments."""
    record = table.record()
    record.players = players
    course, moments = [], []
    for (number, wanted), before in zip(better.items(), (0.4, 0.3, 0.6), strict=False):
        decision = table.at(number).decision(0)
        played = table.actions[number][1]
        best = next(each for each in decision.options if each != played and action_text(each).startswith(wanted))
        texts = (action_text(played), action_text(best))
        chances = [before, 1 - before, *[0.0] * (table.seats - 2)]
        look = Look(number, 1, decision.prompt, 9, *texts, before, before - 0.1, 4.0, 0.5, chances=chances, clear=True)
        course.append(look)
        options = [Alternative(texts[0], 0.3, 4.0, 0.5, mine=True), Alternative(texts[1], 0.4, 0.0, 0.0)]
        moments.append(Moment(look, False, options))
    ended = (len(table.actions), record.players, table.scores, table.winners, True)
    made = Review(table.origin.game, table.seats, 0, 9, *ended, course, moments[:2])
    return record.dumps(), {"status": "made", "done": 1, "steps": 1, "review": made.facts()}


def look_again(visitor: Visitor, record: str, review: dict[str, Any], moment: int = 0) -> Page:
    """Opens the review of a game at a moment."""
    page = visitor.go()
    found = review["review"]
    company = [{"kind": "bot", "bot": "easy"}] * (found["seats"] - 1)
    wish = {
        "game": found["game"],
        "seats": [{"kind": "human", "name": "Ada"}, *company],
        "from": {"record": record},
    }
    table = page.evaluate("(wish) => neuland.json('tables', wish).then(({ body }) => body.table)", wish)
    page.route("**/reviews/0", lambda route: route.fulfill(json=review))
    visitor.go(f"/review/{table}?seat=0&moment={moment}")
    return page


def faults(visitor: Visitor, phone: bool = False) -> list[str]:
    """What is wrong with the look of a page that may be longer than the screen, but not wider."""
    wide = visitor.page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    found = [fault for fault in visitor.faults(phone) if not fault.startswith("the page scrolls")]
    return found + [f"{wide} too wide"] * (wide > 0)


def test_an_ended_game_is_looked_at_again_and_played_on(visit: Visits) -> None:
    ada = visit()
    ada.table({}, seats=1, game="settlement", seed=5)  # of one deal in six the second moment has no reason that adds up
    page = ada.page
    page.click("[data-hint]")
    page.wait_for_selector("[data-hints] button")
    assert 2 <= page.locator("[data-hints] button").count() <= 3
    page.wait_for_function(f"() => ({AWAY})('[data-hints] h3') === 0")
    table = page.url.rpartition("/")[2]
    assert page.evaluate(FINISH, [table]) > 0
    page.wait_for_selector(".ending")
    assert page.get_by_text("One hint was used.").count() == 1
    page.click(f'.ending a[href="/review/{table}"]')
    page.wait_for_selector("[data-moment='2']", timeout=60_000)
    assert page.locator("[data-moment]").count() <= 5
    page.click("[data-moment='1']")
    page.wait_for_url("**/review/*moment=1")
    first = page.inner_text("[data-headline]")
    assert "about" in first
    assert page.locator("[data-option]").count() >= 2
    rows = page.evaluate(ROWS)
    assert rows and all(each == rows[0] for each in rows), "the same rows in the same order"
    assert page.locator(".bottom .tray").is_visible(), "what one chooses from"
    assert page.locator("[data-end='0']").text_content() == "Ada"
    page.evaluate("() => document.querySelector('aside details').open = true")
    whole = page.inner_text("aside details")
    assert "Better:" in whole or "About as good:" in whole
    assert ada.axe() == []
    for size in (PHONE, TABLET, DESKTOP):
        page.set_viewport_size(size)
        assert [fault for fault in faults(ada) if not fault.startswith("small: text")] == [], size  # the chart's
    assert page.evaluate(OUT_OF_SIGHT, ".artefacts :is(h3, .chip, p)") == []
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".prompt.mine")
    assert not page.url.endswith(table)


def test_a_review_goes_on_although_the_server_has_forgotten_it(visit: Visits) -> None:
    """It was in the making when the server began anew, and others are made first: it is asked for again."""
    ada = visit()
    ada.table({}, seats=1, game="settlement")
    page = ada.page
    table = page.url.rpartition("/")[2]
    assert page.evaluate(FINISH, [table]) > 0
    asked = []
    busy = {"refusal": {"id": "too-many", "text": "Other reviews are still being made."}}

    def forgetful(route: Route) -> None:
        asked.append(route.request.method)
        if len(asked) == 1:
            route.fulfill(json={"status": "making", "done": 1, "steps": 9, "review": None})
        elif asked.count("POST") == 1 and route.request.method == "POST":
            route.fulfill(status=409, json=busy)
        else:
            route.continue_()

    page.route("**/reviews/0", forgetful)
    ada.go(f"/review/{table}")
    page.wait_for_selector("[data-making='making']")
    page.get_by_text("Other reviews are being made first.").wait_for()
    page.wait_for_selector("[data-moment='2']", timeout=60_000)


def test_no_review_is_offered_where_there_is_none(visit: Visits) -> None:
    """A game drawn anew from a running one has no record."""
    ada = visit()
    ada.table({}, seats=1, game="settlement")
    page = ada.page
    table = page.url.rpartition("/")[2]
    branch = page.evaluate(BRANCH, [table])
    ada.go(f"/table/{branch}")
    page.wait_for_selector(".prompt.mine")
    assert page.evaluate(FINISH, [branch]) > 0
    page.wait_for_selector(".ending [href^='/replay/']")
    assert page.locator(".ending :is([href^='/review/'], [href$='/record'])").count() == 0
    assert page.get_by_text("No hints were used.").count() == 1
    ada.go(f"/replay/{branch}")
    page.wait_for_selector("[data-timeline]")
    assert page.locator("[href^='/review/']").count() == 0


def test_a_moment_of_a_draft_shows_the_cards_and_marks_both(visit: Visits) -> None:
    """What was played is dashed, what was better is not; the bots of the game sit there again when one plays on."""
    ada = visit()
    record, review = drafted()
    page = look_again(ada, record, review, moment=7)
    page.wait_for_selector("[data-moment='0'][aria-current]")
    page.wait_for_selector(".bottom .hand")
    look = review["review"]["moments"][0]["look"]
    for mark, action in (("mine", look["played"]), ("better", look["best"])):
        assert page.locator(f".bottom [data-{mark}]").get_attribute("data-word") == action.split()[1]
    styles = "(mark) => getComputedStyle(document.querySelector(`.bottom [data-${mark}]`)).outlineStyle"
    assert [page.evaluate(styles, mark) for mark in ("mine", "better")] == ["dashed", "solid"]
    assert page.inner_text("[data-legend]").split() == ["played", "better"]
    page.evaluate("() => document.querySelector('aside details').open = true")
    better = "Better: “" + page.inner_text(f"[data-option='{look['best']}'] h3") + "”, about 4 points."
    assert better in page.inner_text("aside details li >> nth=0")
    assert page.locator("[data-swing]").count() == 1
    assert "others’ doing, or luck" in page.inner_text("figcaption")
    marks = page.evaluate("() => [...document.querySelectorAll('[data-mark]')].map((g) => g.getBoundingClientRect().x)")
    assert marks[1] - marks[0] >= 24, "one does not lie on the other"
    for size in (PHONE, DESKTOP):
        page.set_viewport_size(size)
        page.click("[data-moment='1']")
        page.wait_for_function(f"() => ({OUT_OF_SIGHT})('.bottom [data-better]').length === 0")
        assert [fault for fault in faults(ada) if not fault.startswith("small: text")] == [], size
        assert page.evaluate(BESIDE) == 0, "what is told of all options stands at the same height"
        if size == PHONE:
            assert page.evaluate("() => scrollY") > 200, "the table is what one wants to see then"
    page.click("[data-play-on]")
    page.wait_for_url("**/table/*")
    players = page.evaluate(
        "() => neuland.json(`tables/${location.pathname.split('/')[2]}`).then((it) => it.body.players)"
    )
    assert [player["bot"] for player in players] == [None, "medium", "easy"]


def test_another_moment_is_read_from_its_beginning(visit: Visits) -> None:
    ada = visit()
    page = look_again(ada, *drafted())
    page.set_viewport_size({"width": DESKTOP["width"], "height": 560})
    page.wait_for_selector(".bottom .hand")
    for moment in (1, 0):
        page.locator("[data-play-on]").scroll_into_view_if_needed()
        assert page.evaluate("() => document.querySelector('.options').scrollTop") > 0
        page.click(f"[data-moment='{moment}']")
        assert page.evaluate("() => document.querySelector('.options').scrollTop") == 0


@pytest.mark.parametrize("phone", [False, True])
def test_what_was_better_is_seen_wherever_it_lies(phone: bool, visit: Visits) -> None:
    """Among the others' cards, which on a phone are another part of the board, in a row that scrolls itself; a line is
    drawn around it, on which nothing lies."""
    table = by_chance("imperial", 3, {})
    attacks = [
        number
        for number, (seat, action) in enumerate(table.actions)
        if seat == 0
        and action[0] != "attack"
        and any(option[0] == "attack" for option in table.at(number).decision(0).options)
    ]
    ada = visit(phone=phone)
    page = look_again(ada, *reviewed(table, ["you:Ada", "greedy", "greedy"], dict.fromkeys(attacks[-2:], "attack ")))
    for moment in (0, 1):
        page.click(f"[data-moment='{moment}']")
        page.wait_for_selector(".board [data-better]")
        page.wait_for_function(f"() => ({OUT_OF_SIGHT})('.board [data-better]').length === 0")
        assert "better" in page.inner_text("[data-legend]")
        line = "() => getComputedStyle(document.querySelector('.board [data-better]')).outlineOffset"
        assert page.evaluate(line) == "0px"
        assert faults(ada, phone) == []


def test_what_stands_beside_the_map_covers_no_city(visit: Visits) -> None:
    """The trolley with its cargo, and the last income, in the corners of the small map of a review."""
    table = by_chance("worlds", 3, {"world": "123"})
    drives = [
        number
        for number, (seat, action) in enumerate(table.actions)
        if seat == 0 and action[0] == "stop" and table.at(number).view(0)["side"][0]["holds"] > 1
    ]
    ada = visit(lang="de")  # its words are longer
    page = look_again(ada, *reviewed(table, ["you:Ada", "greedy", "greedy"], dict.fromkeys(drives[-2:], "")))
    page.wait_for_selector(".board .mine .hold >> nth=1")
    page.evaluate("() => neuland.drawn()")
    for corner in (".board .mine", ".board .income"):
        assert page.evaluate(COVERED, [corner, ".board .cell[data-word^=city]"]) == []


def test_puzzles_are_solved_on_the_table(visit: Visits) -> None:
    """A wrong answer is explained, a right one praised; what was chosen for one puzzle is nothing to the next."""
    [first, *others] = puzzles_of("settlement")
    second = next(puzzle for puzzle in others if puzzle.note == first.note)
    ada = visit()
    page = ada.go(f"/puzzles/settlement?puzzle={first.id}")
    page.wait_for_selector(".prompt.mine")
    right = action_text(answer(first)[1])
    page.evaluate("(option) => neuland.take(option)", action_text(tempting(first)))
    page.wait_for_selector("[data-solved=false]")
    assert first.text["en"] in page.inner_text("[data-solved]")
    assert ada.axe() == []
    page.reload()
    page.wait_for_selector(".prompt.mine")
    page.evaluate("(option) => neuland.take(option)", right)
    page.wait_for_selector("[data-solved=true]")
    assert page.get_by_role("img", name="solved").count() == 1
    page.click("[data-next]")
    page.wait_for_url(f"**puzzle={second.id}")
    page.wait_for_selector(".prompt.mine")
    page.locator(".table [data-legal]").first.dispatch_event("click")
    page.wait_for_selector("[data-chosen]")
    page.locator("nav .button:not([aria-current])").first.dispatch_event("click")
    page.wait_for_selector("[data-chosen]", state="detached")


def test_the_puzzle_of_the_day_is_not_given_away(visit: Visits) -> None:
    """What its theme is, is told once it is answered; who one is, and how the game stands, at once."""
    page = visit().go("/puzzles/imperial")
    page.wait_for_selector(".prompt.mine")
    assert page.locator("nav details[open]").count() == 0
    puzzle = next(each for each in puzzles_of("imperial") if page.url.endswith(f"puzzle={each.id}"))
    table = position(puzzle)
    seat, right = answer(puzzle)
    assert page.inner_text("[data-round]") == f"Round {round_of(table)}"
    assert f"Player {seat + 1} · you {table.view(seat)['scores'][seat]}" in page.inner_text("[data-standing]")
    page.evaluate("(option) => neuland.take(option)", action_text(right))
    page.wait_for_selector("[data-solved=true]")
    assert page.locator("nav details[open]").count() == 1


def test_puzzles_stay_within_their_theme_and_what_was_solved_is_ticked(visit: Visits) -> None:
    """After the last of a theme comes its first; of a theme without puzzles none is given, but all that there are."""
    found = list(puzzles_of("bunny"))
    series = [puzzle for puzzle in found if puzzle.note == "drop"]
    last = series[-1]
    assert found[(found.index(last) + 1) % len(found)].note != "drop", "the next of all is about something else"
    ada = visit()
    page = ada.go(f"/puzzles/bunny?puzzle={last.id}")
    page.wait_for_selector(".prompt.mine")
    page.evaluate("(option) => neuland.take(option)", action_text(answer(last)[1]))
    page.click("[data-next]")
    page.wait_for_url(f"**puzzle={series[0].id}")
    page.wait_for_selector(".prompt.mine")
    page.reload()
    page.wait_for_selector(".prompt.mine")
    assert page.locator(f"[data-puzzle='{last.id}'] .icon").count() == page.locator("[data-puzzle] .icon").count() == 1
    ada.go("/puzzles/bunny?theme=nothing")
    page.wait_for_selector("[data-lacking]")
    assert page.locator(".prompt, [aria-current]").count() == 0
    assert ada.axe() == []
    page.locator("[data-puzzle]").first.click()
    page.wait_for_selector(".prompt.mine")
    assert page.locator("[data-lacking]").count() == 0
    ada.go("/")
    assert page.locator("a[href='/puzzles/bunny']").inner_text() == "Puzzle of the day"


@pytest.mark.parametrize("game", [game.id for game in catalog().values() if has_puzzles(game)])
def test_the_whole_position_of_a_puzzle_is_seen(game: str, visit: Visits) -> None:
    """Beside the board what one owns, on any screen; on a wide one all that can be chosen (a long hand by scrolling),
    and every button."""
    themes = {puzzle.note: puzzle.id for puzzle in puzzles_of(game)}
    for phone in (False, True):
        ada = visit(phone=phone)
        for puzzle in themes.values():
            page = ada.go(f"/puzzles/{game}?puzzle={puzzle}")
            page.wait_for_selector(".prompt.mine")
            for size in (PHONE, TABLET) if phone else (DESKTOP,):
                page.set_viewport_size(size)
                assert faults(ada, phone) == [], (puzzle, size)
            if not phone:
                assert page.evaluate(OUT_OF_SIGHT, ".good, .crew") == [], puzzle
                chosen = ".table .tray [data-legal]"
                for word in page.evaluate(OUT_OF_SIGHT, chosen):
                    page.locator(f"{chosen}[data-word='{word}']").first.scroll_into_view_if_needed()
                    assert word not in page.evaluate(OUT_OF_SIGHT, chosen), puzzle
            assert page.evaluate(SCROLLED) < 4, puzzle


@pytest.mark.parametrize("phone", [False, True])
def test_what_is_left_lies_open_where_nothing_on_the_table_tells_it_apart(phone: bool, visit: Visits) -> None:
    """The copy card is all that glows, and every option names it: once it is chosen, the answers are there to click."""
    [puzzle] = [each for each in puzzles_of("bunny") if each.note == "copy"][:1]
    page = visit(phone=phone).go(f"/puzzles/bunny?puzzle={puzzle.id}")
    page.wait_for_selector(".prompt.mine")
    page.locator(".table [data-legal]").first.dispatch_event("click")
    page.wait_for_selector(".prompt li [data-option]")
    assert page.locator(".prompt li [data-option]").count() == page.locator("[data-option]").count() > 5
    page.locator(".prompt .keys .button").dispatch_event("click")
    page.wait_for_selector(".prompt li [data-option]", state="detached")
    page.locator(".table [data-legal]").first.dispatch_event("click")
    page.locator(".prompt li [data-option]").first.click()
    page.wait_for_selector("[data-solved]")
