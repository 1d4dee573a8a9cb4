"""What people read of the rules: cards say what they do at this table, rules pages answer what was asked."""

from __future__ import annotations

import re

import pytest

from neuland import load
from neuland.core.catalog import catalog
from neuland.text import LANGUAGES, Words, rules_page

ABOUT = re.compile(r"^about-(\S+) =", re.MULTILINE)
GAMES = sorted(game.id for game in catalog().values() if game.text_file("en").is_file())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", GAMES)
def test_texts_for_options_belong_to_options_and_cards_that_there_are(game_id: str, lang: str) -> None:
    game = load(game_id)
    words = Words(game, lang)
    things = {component.id for component in game.room("cards").browse("")} if game.has_room("cards") else set()
    choices = [f"{option.id}-{value}" for option in game.options for value in option.choices[1:]]
    for name in ABOUT.findall(game.text_file(lang).read_text("utf-8")):
        fitting = [choice for choice in choices if name.endswith(f"-{choice}")]
        assert fitting and name.removesuffix(f"-{max(fitting, key=len)}") in things, name
    assert not words.options


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("game_id", "card", "option", "value"),
    [
        ("bunny", "matriarch", "matriarch", "shared"),
        ("bunny", "colonist", "colonist", "standing"),
        ("bunny", "opportunist", "opportunist", "alone"),
        ("bunny", "bureaucrat", "bureaucrat", "used"),
        ("bunny", "treasure-hunter", "hunters", "multiply"),
        ("bunny", "left-glove", "gloves", "pairs"),
        ("bunny", "liberal", "copy-duty", "may"),
        ("bunny", "socialist", "copy-chain", "stop"),
        ("settlement", "scroll-of-luck", "scroll", "any"),
        ("settlement", "diamond-ring", "first-artefact", "silent"),
    ],
)
def test_a_card_says_what_it_does_at_this_table(game_id: str, card: str, option: str, value: str, lang: str) -> None:
    game = load(game_id)
    words = Words(game, lang)
    usual = words.about(card)
    words.options = game.defaults
    assert words.about(card) == usual
    words.options = game.complete({option: value})
    assert words.about(card) not in ("", usual)
    about = game.room("cards").about(words, card)
    assert about.startswith(words.about(card)), "components are explained by the same words"


SAID = {
    "settlement": [
        ("directly after your turn", "direkt nach deinem Zug passen"),
        ("counter-clockwise", "gegen den Uhrzeigersinn"),
        ("a wood, a clay and a stone", "ein Holz, einen Lehm und einen Stein"),
        ("In round six nobody takes one", "In Runde sechs nimmt niemand"),
        ("in one’s own supply", "im eigenen Vorrat"),
        ("the victory is shared", "wird der Sieg geteilt"),
        ("your old one leaves the game", "dein altes verlässt das Spiel"),
        ("are stacked on one field", "auf einem Feld gestapelt"),
        ("no fortress can be built there", "dort kann keine Festung errichtet werden"),
    ],
    "bunny": [
        ("a single square is a fief too", "auch ein einzelnes Feld ist eines"),
        ("luxury resources", "Luxusressourcen"),
        ("also counts for parchments", "zählt auch für Schriftrollen"),
        ("two calls in a row", "zweimal hintereinander"),
        ("ten each with four players, twelve with three", "zu viert je zehn, zu dritt je zwölf"),
        ("They add no strength", "Er bringt keine Stärke"),
    ],
    "imperial": [
        ("from their own hand", "von der eigenen Hand"),
        ("leave no foundation", "lassen kein Fundament"),
        ("one before each", "einen vor jeden"),
        ("Alternative card phase", "Alternative Kartenphase"),
        ("everybody picks twice", "alle wählen zweimal"),
        ("Peaceful", "Friedlich"),
        ("exactly its good and the good of another", "genau ihre Ware und die einer anderen"),
        ("After round five there is no cleanup", "Nach Runde fünf wird nicht aufgeräumt"),
        ("need a card or location with a raze field", "Karte oder einen Ort mit Zerstörungsfeld"),
        ("the good on that card’s lower edge", "die Ware am unteren Rand jener Karte"),
        ("A location takes one such deal", "Ein Ort trägt eines deiner Abkommen"),
        ("at once, and again in the production", "sofort und wieder im Ertrag"),
    ],
}
"""What new players asked and found nowhere, in the words of the pages."""


@pytest.mark.parametrize("game_id", sorted(SAID))
def test_the_rules_page_answers_it(game_id: str) -> None:
    english, german = (load(game_id).rules_page(lang) for lang in LANGUAGES)
    assert [said for said, _ in SAID[game_id] if said not in english] == []
    assert [said for _, said in SAID[game_id] if said not in german] == []


@pytest.mark.parametrize("game_id", sorted(SAID))
def test_the_rules_page_says_what_was_chosen_for_the_table(game_id: str) -> None:
    game = load(game_id)
    for lang in LANGUAGES:
        words = Words(game, lang)
        words.options = game.defaults
        usual = rules_page(game, words)
        assert usual == game.rules_page(lang)
        for option in game.options:
            for value in option.choices[1:]:
                words.options = game.defaults | {option.id: value}
                page = rules_page(game, words)
                assert f": {words.say(f'option-{option.id}-{value}')}\n\n## " in page
                assert len(page) > len(usual)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_attack_cards_are_explained(lang: str) -> None:
    words = Words(load("imperial"), lang)
    assert all(words.about(f"ATT{number:02}") for number in range(1, 17))
