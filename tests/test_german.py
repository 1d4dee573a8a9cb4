"""German words: the rulebook's, one for one thing."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neuland.core.catalog import catalog, load
from neuland.core.scenario import read_cases
from neuland.text import Words, sources

ROOT = Path(__file__).parents[1]
TEXTS = [
    *sorted((ROOT / "src" / "neuland").rglob("text/*de*")),
    *sorted((ROOT / "src" / "neuland").rglob("lessons.toml")),
    *sorted((ROOT / "src" / "neuland").rglob("puzzles.toml")),
    ROOT / "web" / "src" / "text" / "de.ftl",
]
NOT_OURS = (
    *("Volksplan", "Volkstableau", "Fähigkeitsort", "Von vorher", "kleinen Quadrate"),
    *("Möhre", "Warenart", "Gebirge", "normale Waren", "Ertauschen", "vorweg", "NACHEMPFUNDEN"),
    *("Unternehmen", "Geschäftsrunde"),
    *("Was du gefragt bist", "Wähle das Weitere", "Auslage Nummer", "Aufzeichnung laden", "Griff der Reihe"),
    *("auf der Karte: ", "Die Karte, Reihe", "Links die **Wildnis", "Pergament", "Spielen: ", "Abwerfen: "),
)
"""What was said before the rulebooks' words were."""


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_the_words_are_the_rulebooks(file: Path) -> None:
    text = file.read_text("utf-8")
    assert not [word for word in NOT_OURS if word in text]


AFTER_COLON = re.compile(r":(?:\*\*)? ([a-zäöü][^.,;:!?(\n]*)")
FRAGMENT = ("was ", "wie ", "so viele", "gibt ", "liegt ", "nimmt ", "kostet ", "bringt ", "verbindet ")
"""Beginnings without a subject, or of half a sentence: they go on with a small letter."""
VERB = re.compile(
    r"^(?:baue|lege|nimm|nutze|setze|tippe|wähle|zahle|ziehe)\b|\b(?:ist|sind|hat|haben|kann|können|könnten|muss|müssen"
    r"|darf|dürfen|wird|werden|bin|gibt|geben|geht|kommt|kommen|endet|braucht|bringt|erscheint|macht|nennst|sieht|setzt"
    r"|wirken|ziehen|verlassen|verbinden)\b"
)


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_a_whole_sentence_after_a_colon_begins_with_a_capital(file: Path) -> None:
    text = file.read_text("utf-8")
    if file.suffix == ".toml":
        text = "\n".join(re.findall(r'\bde = "(.*?)"', text))
    said = AFTER_COLON.findall(re.sub(r":[a-z]+:", "", text))
    assert not [part for part in said if VERB.search(part) and not part.startswith(FRAGMENT)]


def test_lessons_cite_the_rules_that_they_teach() -> None:
    text = (load("imperial").folder / "data" / "lessons.toml").read_text("utf-8")
    rules = {case.id: case.rule for case in read_cases(text)}
    assert (rules["deal"], rules["activate"]) == ("R8", "R10")


@pytest.mark.parametrize("name", sorted(catalog()))
def test_components_say_what_they_are_and_where_they_are_known_from_in_german(name: str) -> None:
    game = load(name)
    words = Words(game, "de")
    components = list(game.room("cards").browse(""))
    assert components
    for lang in ("en", "de"):
        assert not {each.kind for each in components if not Words(game, lang).has(f"thing-{each.kind}")}, lang
    assert not {each.source for each in components if each.source and each.source not in sources(name, "de")}
    assert words.source("as I wrote on the box") == "as I wrote on the box"


@pytest.mark.parametrize("name", sorted(catalog()))
def test_the_facts_of_components_have_german_names(name: str) -> None:
    game = load(name)
    words = Words(game, "de")
    facts = {fact for each in game.room("cards").browse("") for fact in each.facts} - {"picture", "score"}
    assert not {fact for fact in facts if not words.has(f"thing-{fact}")}


def test_what_is_chosen_needs_no_second_colon() -> None:
    """A choice stands in sentences of the log and of the review: `wählt „F7 spielen“`."""
    words = Words(load("bunny"), "de")
    assert words.action(("pick", "F7")) == "F7 spielen"
    assert words.action(("drop", "city2-1")) == "Stadt 2 abwerfen"


def test_one_carrot_is_one_carrot() -> None:
    said = Words(load("bunny"), "de").say(
        "page-fief", seat=0, squares=1, strength=1, kinds=1, goods=["carrot"], carrots=1
    )
    assert said.endswith("(Karotten) = 1 Karotte bei jeder Ernte.")
