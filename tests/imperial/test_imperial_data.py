"""Component files of owners, and the texts made from components."""

from __future__ import annotations

import pytest

from imperial.laying import amounts
from neuland import BadData, BadOption, load
from neuland.games.imperial import cards
from neuland.games.imperial.explain import card as explain
from neuland.text import Words

DESIGN = """
[[design]]
id = "new"
cards = ["ROM901"]
function = "production"
colours = ["grey"]
cost = { stone = 1, location = 1 }
deal = "stone"
effect = { kind = "gain", goods = { stone = 1 } }
source = "made up"
confidence = "certain"
"""


def test_a_correction_changes_one_card() -> None:
    data = '[[card]]\nid = "COM046"\ncost = { wood = 2 }\n'
    loaded = {card.id: card for card in cards.load(data).cards}
    assert loaded["COM046"].cost == (2, 0, 0)
    assert loaded["COM047"].cost == (1, 1, 0)
    assert loaded["COM046"].effect == loaded["COM047"].effect
    table = load("imperial").new(2, 1, {}, data)
    assert table.clone() == table


def test_a_single_card_can_be_exchanged() -> None:
    """R16.1: a design of one card for another of one."""
    deck = [card.id for card in cards.load("").cards if card.deck == "roman" and card.id != "ROM030"]
    data = DESIGN + "[decks]\nroman = " + str([*deck, "ROM901"]).replace("'", '"')
    assert "ROM901" in cards.load(data).decks[3]
    table = load("imperial").new(2, 1, {"faction_0": "roman"}, data)
    assert sum(1 for name in table.truth()["seat"][0]["deck_order"] if name == "ROM901") <= 1


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("x = 1", "unknown word 'x'"),
        ("not toml [", "is not TOML"),
        ('[[card]]\nid = "COM999"\n', "there is no card 'COM999'"),
        ('[[card]]\nid = "COM046"\ncolour = "red"\n', "card COM046: unknown word 'colour'"),
        ('[[card]]\nid = "COM046"\ncost = { gold = 1 }\n', "card COM046: 'cost' has 'gold'"),
        ('[[card]]\nid = "COM046"\ncost = { location = 1 }\n', "on faction cards only"),
        ('[[card]]\nid = "COM046"\ndeal = "wood"\n', "common cards have no 'deal'"),
        ('[[card]]\nid = "COM046"\nraze = { wood = 1 }\n', "shows two goods"),
        ('[[card]]\nid = "ROM001"\nraze = { wood = 1 }\n', "only common and Japanese cards"),
        ('[[card]]\nid = "COM046"\neffect = { kind = "dance" }\n', "effect: 'kind' is 'dance'"),
        (
            '[[card]]\nid = "COM046"\neffect = { kind = "action", pay = {}, per_round = 3, gain = { vp = 1 } }\n',
            "'per_round'",
        ),
        (
            '[[card]]\nid = "COM046"\neffect = { kind = "action", pay = {}, per_round = 1 }\n',
            "needs 'gain' or 'special'",
        ),
        (
            '[[card]]\nid = "COM004"\neffect = { kind = "on_build_colour", colour = "red" }\n',
            "either 'gain' or 'choose'",
        ),
        ('[[faction]]\nid = "roman"\nstore = "vp"\n', "faction roman: 'store' is 'vp'"),
        ('[[faction]]\nid = "aztec"\n', "there is no faction 'aztec'"),
        ('[decks]\nroman = ["ROM001"]\n', "1 of the 2 cards 'sculptors-workshop'"),
        ('[decks]\nroman = ["ROM008"]\n', "3 designs of 3 cards"),
        ("[decks]\naztec = []\n", "decks: it can have"),
        ('[decks]\nroman = ["COM001"]\n', "there is no roman card 'COM001'"),
        (DESIGN.replace("ROM901", "ROM001"), "there is already a card ROM001"),
        (
            '[[attack]]\nid = "COM001"\ngood = "wood"\nsource = "x"\nconfidence = "low"\n',
            "there is already a card COM001",
        ),
        ('[[attack]]\nid = "A1"\ngood = "silk"\nsource = "x"\nconfidence = "low"\n', "attack A1: 'good' is 'silk'"),
        (DESIGN.replace("ROM901", "XYZ1"), "'XYZ1' is no card code"),
        (DESIGN.replace('deal = "stone"\n', ""), "faction cards need a 'deal'"),
        (DESIGN.replace('source = "made up"\n', ""), "'source' should be a text"),
    ],
)
def test_wrong_component_files_are_refused(data: str, message: str) -> None:
    """The error names the entry and what is wrong with it."""
    with pytest.raises(BadData) as refusal:
        load("imperial").new(2, 1, {}, data)
    assert message in str(refusal.value)
    assert "\n" not in str(refusal.value)


def test_each_faction_is_played_once() -> None:
    """R5.3: a second one of the same is refused; a seat that does not play does not count."""
    game = load("imperial")
    with pytest.raises(BadOption, match="faction_0 and faction_1 cannot both be roman"):
        game.new(2, 1, {"faction_0": "roman", "faction_1": "roman"})
    game.new(1, 1, {"faction_0": "roman", "faction_1": "roman"})


@pytest.mark.parametrize("lang", ["en", "de"])
def test_every_card_is_explained(lang: str) -> None:
    """The text of each card is made from its data, and names its goods."""
    words = Words(load("imperial"), lang)
    for card in cards.load("").cards:
        text = explain(words, card)
        assert text == cards.about(words, card.id)
        assert "None" not in text
        assert "{" not in text
        if card.deal:
            assert words.say(f"good-{card.deal}", n=1) in text


def test_explanations_read_well() -> None:
    german, english = Words(load("imperial"), "de"), Words(load("imperial"), "en")
    assert cards.about(english, "COM046") == (
        "Action location (blue), cost: 1 wood and 1 stone. Activate: pay 1 worker. Gain 1 card. "
        "Twice per round. Razed it gives 2 cards."
    )
    assert cards.about(german, "ROM012") == (
        "Fähigkeitenort (Blau), Kosten: 2 Stein und 1 Ort. Immer wenn du einen Völkerort "
        "baust, auch diesen: Erhalte 1 Gold oder 1 SP. Als Handelsabkommen bringt die Karte je Runde 1 Karte."
    )


def test_unofficial_names_are_marked() -> None:
    marked = {component.id: component.official_name for component in cards.browse() if component.kind != "faction"}
    assert marked["COM003"]
    assert not marked["BAR001"]
    assert amounts("2 wood, 1 stone") == {"wood": 2, "stone": 1}
