"""The Book of Worlds says every rule in force, and nothing else, for all 504 worlds in both languages."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import neuland.cli.worlds
from neuland.core.book import Book, as_markdown
from neuland.games.worlds import GAME, book, cards
from neuland.games.worlds.atlas import CHARACTERS, known_figures, read_figures
from neuland.games.worlds.figures import figures
from neuland.games.worlds.plan import EDITIONS
from neuland.games.worlds.worlds import WORLDS, plan_of
from neuland.lab.atlas import read_atlas
from neuland.lab.atlas_shipped import shipped
from neuland.testing.texts import keys
from neuland.text import LANGUAGES, Words

RULES = (Path(__file__).parent / "rules.txt").read_text("utf-8").split()


class Once(Words):
    """Words that say a message with the same values only once: three thousand books repeat themselves."""

    def __init__(self, lang: str) -> None:
        super().__init__(GAME, lang)
        self.said: dict[Any, str] = {}

    def say(self, message: str, **values: Any) -> str:
        key = (message, *values.items())
        if key not in self.said:
            self.said[key] = super().say(message, **values)
        return self.said[key]


def read(world: int, seats: int = 4, edition: str = "first", lang: str = "en", data: str = "") -> Book:
    return book.book_of(GAME.origin(seats, 0, {"world": str(world), "edition": edition}, data), Words(GAME, lang))


def sentence(found: Book, rule: str) -> str:
    return next(clause.text for chapter in found.chapters for clause in chapter.clauses if rule in clause.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_book_says_exactly_the_rules_in_force(lang: str) -> None:
    words = Once(lang)
    for number, seats in product(WORLDS, (2, 3, 4)):
        plan = plan_of(number, seats, EDITIONS[(number + seats) % 2])
        chapters = book.chapters(plan, words)
        said = [rule for chapter in chapters for clause in chapter.clauses for rule in clause.rules]
        assert sorted(said) == sorted(plan.rules), number
    unclean = [text for text in words.said.values() if re.search(r"  |\{|\}| [.,:;]|^$|\.\.", text.strip())]
    assert not unclean


def test_every_rule_is_said_in_one_place() -> None:
    listed = [rule for rules in book.ORDER.values() for rule in rules]
    assert sorted(listed) == sorted(RULES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_the_book_are_those_that_are_asked_for(lang: str) -> None:
    rules = {f"rule-{rule}" for rule in RULES if rule not in book.SAID_BY and rule not in book.CARD} | {
        "rule-M3-PI2",
        "rule-M3-PII7",
    }
    names = {f"name-{place}-{module}" for place in (1, 2, 3) for module in range(1, 10)} | {"world-name"}
    positions = {f"brings-{module}-{place}" for place in (1, 2, 3) for module in range(1, 10)}
    heads = {f"book-{chapter}" for chapter in book.ORDER} | {f"thing-module-{module}" for module in range(1, 10)}
    command = Path(str(neuland.cli.worlds.__file__)).read_text("utf-8")
    source = Path(str(book.__file__)).read_text("utf-8") + command
    others = {"book-title", "book-seats", "book-of", "book-general", "book-random"}
    others |= {"book-reconstructed", "book-reconstructed-note", "book-found", "book-none-found", "book-no-world"}
    others |= {"book-no-seats", "book-no-edition", "book-no-module"}
    assert all(f'"{key}"' in source for key in others)
    facts = {f"fact-{fact}" for fact in book.FACTS} | {f"glance-{line}" for line in (*book.GLANCE, "phases", "plays")}
    facts |= {f"plays-{word}" for word in ("length", "best")} | {"fact-minutes"}
    facts |= {f"{kind}-{word}" for kind in ("plays", "character") for word in (*CHARACTERS, "endless")}
    found = keys(GAME.folder / "text" / f"book.{lang}.ftl")
    assert found == rules | positions | heads | others | facts
    assert names <= keys(GAME.folder / "text" / f"{lang}.ftl"), "the table says names too"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_come_from_the_component_file_and_the_plan(lang: str) -> None:
    """A sentence that names a number which is nowhere would fail; one that names none says no number twice."""
    text = (GAME.folder / "text" / f"book.{lang}.ftl").read_text("utf-8")
    named = set(re.findall(r"\$(\w+)", text)) - {
        "card",
        "about",
        "name",
        "module",
        "place",
        "count",
        "world",
        "given",
        "there",
    }
    named -= {"first", "second", "third"}
    named -= {"players", "rounds", "minutes"}  # of the atlas
    assert named <= set(figures(plan_of(123, 4, "first")))


def test_numbers_hold_for_these_seats() -> None:
    assert [sentence(read(213, seats), "G37") for seats in (2, 4)] == ["Each side has 20 settlements, and no more."] * 2
    assert sentence(read(456, 2), "G37") == "Each side has 30 residents and 30 settlements, and no more."
    assert sentence(read(456, 4), "G37") == "Each side has 20 residents and 20 settlements, and no more."
    assert sentence(read(129, 3, "faq2015"), "M1-END1") == "21 goods are delivered by all together."
    assert sentence(read(678, 3), "M6-END1") == "A side has 6 cities connected, the capital included."
    assert sentence(read(692, 3), "M6-END1") == "A side has 4 cities connected, the capital included."


def test_what_differs_by_world_is_said_so() -> None:
    assert "first printing goods that were sold are gone" in sentence(read(192), "M1-SCORE1")
    assert "5 / 9 / 12 / 14 / 15" in sentence(read(192, edition="faq2015"), "M1-SCORE1")
    assert sentence(read(482), "M2-Z4").startswith("3, then always 1 more, for each city with barracks")
    assert sentence(read(412), "M2-Z4") == "3, then always 1 more, for each free city conquered."
    assert sentence(read(178), "M7-D3") == "Land counts with your plant, cities with your settlement or headquarters."
    assert sentence(read(456), "M6-5a").startswith("A new road is connected to your capital")
    assert sentence(read(789), "G5") == "The game ends at the third scoring."
    assert sentence(read(456), "G5") == "The game ends after the turn in which it is so."
    assert sentence(read(937), "G5").startswith("The game ends at the end of a round")
    assert sentence(read(193), "M3-PI2").endswith("Its owner may settle every city that the trolley enters.")
    assert sentence(read(123), "M3-PI2").endswith("placed in a city this turn.")
    assert "M6-5a" not in plan_of(456, 4, "faq2015").rules


def test_what_is_reconstructed_is_marked_until_an_owner_corrects_it() -> None:
    found = read(789)
    marked = [clause.rules for chapter in found.chapters for clause in chapter.clauses if clause.note]
    assert marked == [("M7-S2",), ("M9-S5",)]
    assert found.notes
    own = read(789, data="[reconstructed]\nscoring_cards_4 = [5, 5, 6]\n")
    assert "5 / 5 / 6" in sentence(own, "M7-S2")
    assert [clause.rules for chapter in own.chapters for clause in chapter.clauses if clause.note] == [("M9-S5",)]
    assert own.notes
    whole = read(789, data="[reconstructed]\nscoring_cards_4 = [5, 5, 6]\nshare_least = 10\nshare_most = 140\n")
    assert not whole.notes, "what is seen to be as it was believed to be is known, too"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_504_worlds_have_504_names(lang: str) -> None:
    words = Words(GAME, lang)
    pages = book.pages(words)
    assert [page.options["world"] for page in pages] == [str(number) for number in WORLDS]
    assert len({page.title for page in pages}) == 504
    assert {page.parts for page in pages} == {tuple(str(number)) for number in WORLDS}


def test_a_clause_says_which_module_brought_it() -> None:
    found = read(123, lang="de")
    sources = {(clause.mark, clause.source) for chapter in found.chapters for clause in chapter.clauses}
    modules = {("I", "Transport I"), ("II", "Wettlauf II"), ("III", "Privilegien III")}
    assert sources == modules | {("", "allgemeine Regeln")}


def test_a_world_drawn_by_lot_has_no_chapters_yet() -> None:
    origin = GAME.origin(3, 0, {"world": "random"})
    assert book.book_of(origin, Words(GAME), drawn=False).chapters == ()
    assert book.book_of(origin, Words(GAME)).title.split()[1] == f"{GAME.deal(origin).plan.number}:"  # type: ignore[attr-defined]


def test_a_world_at_a_glance() -> None:
    said = dict(read(123, 3, "faq2015").summary)
    assert list(said)[:7] == ["Map", "Order", "Money", "Residents", "A round", "End", "Scoring"]
    assert said["Money"] == "Everybody begins with 60. Every player gets 20 more."
    assert said["End"] == "21 goods are delivered by all together."
    assert said["A round"] == "3 C: purchases → 3 E: trolley → 3 H: income"
    few = [page.options["world"] for page in book.pages(Words(GAME)) if page.facts["length"] == "few"]
    assert {world[0] for world in few} == {"7", "9"}
    assert len(few) == 112
    levels = [page.facts["level"] for page in book.pages(Words(GAME))]
    assert all(150 < levels.count(level) < 190 for level in ("1", "2", "3"))


def test_the_phases_of_the_booklets_worlds() -> None:
    words = Words(GAME)
    assert book.phases(plan_of(123, 4, "first"), words) == ["3 C: purchases", "3 E: trolley", "3 H: income"]
    assert "3 G: fights" in book.phases(plan_of(456, 4, "first"), words)
    assert book.phases(plan_of(937, 4, "first"), words)[0] == "Share round"


def test_a_book_as_markdown_has_every_rule_beside_its_clause() -> None:
    text = as_markdown(read(951))
    assert text.startswith("# World 951: ")
    assert [rule for rule in plan_of(951, 4, "first").rules if not re.search(rf"[` ]{rule}[` ]", text)] == []
    assert cards.WORDS[0] not in text


def test_how_a_world_plays_is_said_from_the_atlas_that_was_made() -> None:
    """Beside the shipped figures stands how they were made, and the games themselves lie in the docs."""
    made = read_atlas(Path(__file__).parents[2] / "docs" / "atlas.jsonl")
    known = known_figures()
    assert known.made["digest"] == made.digest()
    assert known.made["seed"] == made.asked.seed
    assert f"--seed {made.asked.seed}" in known.made["command"]
    assert known.worlds == read_figures(shipped(made, "")).worlds
    pages = {int(page.options["world"]): page for page in book.pages(Words(GAME))}
    for world, page in pages.items():
        assert ("minutes" in page.facts) == (world in known.worlds)
    world = min(known.worlds)
    rounds = round(known.number(world, 2, "rounds") or 0)
    assert f"With 2 players about {rounds} rounds" in dict(read(world, 2).summary)["How it plays"]
    assert f"{pages[world].facts['minutes']} min".replace("-", "–") in pages[world].words


@pytest.mark.parametrize(("name", "worlds"), [("atlas-72", 72), ("atlas-504", 504)])
def test_what_the_docs_say_of_a_search_is_what_it_won(name: str, worlds: int) -> None:
    docs = Path(__file__).parents[2] / "docs"
    made = read_atlas(docs / f"{name}.jsonl")
    (bot,) = made.asked.bots[1:]
    won: dict[int, float] = dict.fromkeys(range(1, 10), 0.0)
    for row in made.rows:
        won[row["world"] // 100] += sum(1 - part for pair in row["swapped"][bot] for part in pair)
    told = (docs / "atlas.md").read_text("utf-8")
    asked = f"--worlds {worlds} --players 2 --bots greedy,{bot} --games {made.asked.games} --seed {made.asked.seed}"
    assert made.whole and len(made.rows) == worlds and asked in told
    assert f"`{made.digest()}`" in told
    assert f"**{sum(won.values()):g} of {2 * made.asked.games * worlds:,}** games" in told
    by_module = [f"{number:g}".replace(".5", "½") for number in won.values()]
    assert f"| {' | '.join(by_module)} |" in told
