"""504 at the table: the map by clicks and by keys, its words, what is foreseen, companies on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, WebSocketRoute

from neuland.core.catalog import load
from neuland.core.decision import parse_action
from neuland.server.making import lessons
from web.driver import Visitor, Visits
from web.test_page_games import answer_by_keyboard

pytestmark = pytest.mark.xdist_group("page")

POSITION = """
[[case]]
id = "position"
game = "worlds"
seats = 2
seed = 3
options = { world = "456" }
[case.given]
phase = "3D"
turn = 0
tiles = { meadow-1 = [3, 0], meadow-2 = [3, -1] }
[[case.given.side]]
capital = "city-3"
MINE
[[case.given.side]]
capital = "city-2"
THEIRS
[case.then]
"""
ROAD = POSITION.replace(
    "MINE",
    'settlements_at = ["meadow-1", "meadow-2"]\nactive = { meadow-1 = 2, meadow-2 = 2, city-3 = 2 }',
).replace("THEIRS", "")
ATTACK = POSITION.replace("MINE", 'settlements_at = ["meadow-1"]\nactive = { meadow-1 = 3 }').replace(
    "THEIRS", 'settlements_at = ["meadow-2"]\ntired = { meadow-2 = 1 }'
)

DRIVE = """
[[case]]
id = "drive"
game = "worlds"
seats = 2
seed = 4
options = { world = "123" }
[case.given]
phase = "3E"
turn = 0
[[case.given.side]]
capital = "city-4"
level = 1
[[case.given.side]]
capital = "city-2"
[case.then]
"""


def here(page: Page) -> str:
    """The word of the hex that has the focus."""
    return str(page.evaluate("() => document.activeElement.dataset.word ?? ''"))


def test_companies_on_a_phone(visit: Visits) -> None:
    """World 912: everything that is asked is answered by taps on map and boards."""
    ada = visit(phone=True, lang="de")
    ada.table({"world": "912"}, seats=2)
    faults: list[str] = []
    for _ in range(4):
        ada.play(8)
        faults += ada.faults(phone=True)
    assert ada.page.evaluate("() => neuland.silent()") == []
    assert ada.axe() == []
    assert sorted(set(faults)) == []


PURPOSE = """({ view, decisions }) => {
  const options = decisions[0]?.options ?? [];
  const [side] = view.side;
  const cities = Object.entries(view.cells).filter(([word]) => word.startsWith("city"));
  const wants = (good) => cities.some(([word, city]) => city.demand.includes(good));
  const begins = (verb) => options.filter((option) => option.startsWith(`${verb} `));
  const [deliver] = [...begins("deliver"), ...begins("extra")];
  const load = begins("load").find((option) => wants(option.split(" ")[1]));
  if (deliver ?? load) return [`.prompt [data-option="${deliver ?? load}"]`];
  const useful = ([word, city]) =>
    word !== side.trolley &&
    (side.cargo.length
      ? city.demand.some((good) => side.cargo.includes(good))
      : city.stock > 0 && wants(city.supply));
  const far = ({ q, r }, goal) =>
    Math.max(...[q - goal.q, r - goal.r, q + r - goal.q - goal.r].map(Math.abs));
  const goals = cities.filter(useful).map(([, city]) => city);
  const away = (word) => Math.min(...goals.map((goal) => far(view.cells[word], goal)), 99);
  const ways = [...view.drawn.reach.map(({ to }) => to), ...begins("drive").map((option) => option.split(" ")[1])];
  const [to] = ways.sort((one, other) => away(one) - away(other));
  const drives = begins("drive").length && to && away(to) < away(side.trolley);
  return drives ? [`.cell[data-word="${to}"]`, "[data-confirm]"] : [];
}"""
"""What somebody would click who wants to deliver goods: an option, a cell to drive to, or nothing in particular."""


def test_a_whole_game_of_123_against_a_bot_by_clicks_on_the_map(visit: Visits) -> None:
    """From the bid to the last round, which comes at the latest after thirty; goods are loaded, carried over the map
    and delivered by clicks alone."""
    ada = visit()
    ada.table({"world": "123"}, seats=2, seed=4)
    clicks = ada.page.evaluate(f"() => neuland.playFor({PURPOSE})")
    assert ada.over()
    state = ada.page.evaluate("() => neuland.state()")
    assert state["result"]["scores"][0] > 0 and sum(state["view"]["side"][0]["delivered"].values()) > 0
    assert sum("cell" in click for click in clicks) > 10
    assert ada.faults() == []


def test_arrow_keys_lead_from_hex_to_hex(visit: Visits) -> None:
    """The map is one stop of the Tab key; N finds what can be chosen, Enter chooses it, Escape takes it back."""
    ada = visit()
    ada.laid(ROAD)
    page = ada.page
    page.wait_for_selector(".prompt.mine")
    assert page.locator(".hexes .cell[tabindex='0']").count() == 1
    page.locator('.hexes .cell[data-word="meadow-1"]').focus()
    page.keyboard.press("ArrowLeft")
    assert here(page) == "city-3"
    page.keyboard.press("ArrowRight")
    assert here(page) == "meadow-1"
    page.keyboard.press("n")
    legal = here(page)
    assert page.locator(f'.cell[data-word="{legal}"][data-legal]').count() == 1 and legal != "meadow-1"
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.cell[data-word="{legal}"][data-chosen]')
    page.keyboard.press("Escape")
    page.wait_for_selector(f'.cell[data-word="{legal}"][data-legal]')


def test_789_by_keyboard_alone(visit: Visits) -> None:
    ada = visit()
    ada.table({"world": "789"}, seats=2)
    for moves in range(12):
        ada.page.wait_for_selector(".prompt.mine")
        answer_by_keyboard(ada, moves)
    assert ada.page.evaluate("() => neuland.ownPlays()") >= 10
    ada.play(50)
    ada.page.wait_for_selector(".prompt.mine, .ending")
    ada.page.evaluate("() => neuland.upToDate()")
    boards = ada.page.evaluate("async () => (await neuland.state()).view.boards")
    assert ada.page.locator(".covers .scored").count() == boards["scorings"]
    assert ada.page.locator(".covers .card").count() == len(boards["opened"]) + boards["covers"]
    ada.page.keyboard.press("b")
    text = ada.page.inner_text("[data-in-words]")
    assert "World 789" in text and "Meadow: Ada" in text and "City 1: " in text, "the whole table as a text"


def confirmed(ada: Visitor, place: str) -> None:
    """Chooses a place and confirms it."""
    ada.page.locator(place).first.dispatch_event("click")
    ada.page.click("[data-confirm]")


class Late:
    """A line to the server that keeps back, as long as it should, that a request was done."""

    def __init__(self, page: Page) -> None:
        self.kept: list[str | bytes] = []
        self.keeps = True
        page.route_web_socket("**/live", self._through)

    def _through(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(server.send)
        server.on_message(lambda said: self._heard(line, said))
        self.line = line

    def _heard(self, line: WebSocketRoute, said: str | bytes) -> None:
        if self.keeps and '"type":"done"' in str(said):
            self.kept.append(said)
        else:
            line.send(said)

    def release(self) -> None:
        self.keeps = False
        for said in self.kept:
            self.line.send(said)


def test_a_choice_stays_whatever_is_heard_before_it_is_confirmed(visit: Visits) -> None:
    """The next question comes before the server says that the last answer was taken; and others talk meanwhile."""
    ada = visit()
    page = ada.page
    late = Late(page)
    ada.laid(ROAD)
    confirmed(ada, '.cell[data-word="meadow-1"][data-legal]')
    page.locator(".edge[data-legal]").first.dispatch_event("click")
    page.wait_for_selector("[data-confirm]")
    assert len(late.kept) == 1
    late.release()
    page.evaluate("() => neuland.json(`tables/${neuland.id()}/chat`, { text: 'A road?' })")
    page.locator(".story .chat", has_text="A road?").wait_for()
    page.click("[data-confirm]")
    page.wait_for_selector('.prompt:has-text("helps to build")')


def test_a_hex_says_all_that_stands_there(visit: Visits) -> None:
    ada = visit()
    ada.laid(ROAD)
    label = ada.page.locator('.cell[data-word="meadow-1"]').get_attribute("aria-label")
    assert label == "Meadow 1: yours: settlement, 2 active residents"
    confirmed(ada, '.cell[data-word="meadow-1"][data-legal]')
    confirmed(ada, ".edge[data-legal]")
    ada.page.wait_for_selector('.prompt:has-text("helps to build")')
    for _ in range(4):
        if ada.page.locator('.cell[aria-label*="road"]').count() == 2:
            break
        ada.play(1, "list")
    label = ada.page.locator('.cell[data-word="meadow-1"]').get_attribute("aria-label") or ""
    assert "road to the west" in label


def test_odds_and_chances_are_said_before_they_are_taken(visit: Visits) -> None:
    """A fight on a pill and in the prompt; a discovery as six wedges and in words."""
    ada = visit()
    ada.laid(ATTACK)
    page = ada.page
    page.locator('.prompt [data-option="done"]').first.hover()
    bubble = page.locator(".bubble")
    bubble.wait_for()
    assert "the turn goes on" in bubble.inner_text(), "the kind of option is explained"
    confirmed(ada, '.cell[data-word="meadow-1"][data-legal]')
    target = page.locator('.cell[data-word="meadow-2"][data-legal]')
    target.wait_for()
    assert "%" in (page.locator('.badge[data-badge="meadow-2"]').text_content() or "")
    target.dispatch_event("click")
    assert "with one attacker: conquered" in page.locator(".prompt .chosen").inner_text()
    page.click('[data-option="to meadow-2"], [data-confirm]')
    confirmed(ada, '.cell[data-word="meadow-1"][data-legal]')
    unknown = page.locator('.cell[data-word="e"][data-legal]')
    unknown.wait_for()
    assert "in sixths: " in (unknown.get_attribute("aria-label") or "")


def test_a_lesson_answers_what_its_pupil_does(visit: Visits) -> None:
    """World 123, one guided turn: a wrong move is explained and taken back, every right one is praised."""
    [lesson, *_] = lessons(load("worlds"))
    ada = visit()
    ada.lesson("worlds")
    page = ada.page
    asks = page.locator(".lesson .asks")
    first = asks.inner_text()
    ada.take("none")
    page.wait_for_selector('[data-said="wrong"]')
    page.click("[data-take-back]")
    page.wait_for_function("asked => document.querySelector('.lesson .asks')?.innerText === asked", arg=first)
    for number, step in enumerate(lesson.guidance(), 1):
        [option, *_] = [
            option
            for option in page.evaluate("async () => (await neuland.state()).decisions[0].options")
            if step.awaits(parse_action(option))
        ]
        ada.take(option)
        page.wait_for_function("(done) => document.querySelectorAll('.steps .done').length === done", arg=number)
        assert page.locator('[data-said="right"]').inner_text().strip() == step.praise["en"]
    assert page.locator("[data-next-lesson].primary").count() == 1
    assert ada.axe() == []


def test_one_click_drives_to_a_city_further_away(visit: Visits) -> None:
    """The way and what is left are shown first; the steps are done one after another, and each can be taken back."""
    ada = visit()
    ada.laid(DRIVE)
    page = ada.page
    page.locator('.cell[data-word="city-3"][data-far]').dispatch_event("click")
    assert "by Field 5 and Forest 4. Movement points left: 1" in page.locator("[data-course]").inner_text()
    assert len((page.locator(".path").get_attribute("points") or "").split()) == 4
    assert page.locator('[data-ghost="trolley-0"]').count() == 1, "it is seen there already"
    page.click("[data-confirm]")
    page.wait_for_selector('.cell[data-word="city-3"][aria-label*="trolley"]')
    page.wait_for_selector("[data-ghost]", state="detached")
    assert page.evaluate("() => neuland.ownPlays()") == 3
    glide = "() => getComputedStyle(document.querySelector('[data-mover]')).transitionDuration"
    assert page.evaluate(glide) == "0s", "with motion off it is just there"
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate("() => (document.documentElement.dataset.motion = 'on')")
    assert page.evaluate(glide) == "0.35s"
    page.keyboard.press("u")
    page.wait_for_selector('.cell[data-word="forest-4"][aria-label*="trolley"]')


def test_the_end_of_123_by_clicks_on_the_map(visit: Visits) -> None:
    """The last of 23 goods: loaded, carried to a city further away and delivered by clicks alone, and the game is over
    with the round."""
    ada = visit()
    ada.laid(
        DRIVE.replace("turn = 0", "turn = 0\ndeliveries = 22\nround = 9").replace("level = 1", "level = 1\ncargo = []")
    )
    page = ada.page
    assert page.locator(".end").inner_text() == "22/23"
    page.click('[data-option="load grain"]')
    page.wait_for_selector(".mine .hold:not(.empty)")
    page.locator('.cell[data-word="city-3"][data-far]').dispatch_event("click")
    page.click("[data-confirm]")
    page.wait_for_selector('[data-option="deliver grain"]')
    page.click('[data-option="deliver grain"]')
    page.wait_for_selector('.end >> text="23/23"')
    page.click('[data-option="stop"]')
    page.click("[data-confirm]")
    page.wait_for_selector('.prompt:has-text("The game is over")')
    assert page.evaluate("async () => (await neuland.state()).result.scores[0]") > 0


def test_what_the_most_of_a_land_brings_can_be_read(visit: Visits) -> None:
    ada = visit()
    ada.table({"world": "417"})
    ada.play(20)
    assert ada.page.locator("td.leads small").count(), "nobody leads anywhere"
    assert ada.faults() == []
