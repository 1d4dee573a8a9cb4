"""The components, and an owner's corrections to them."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from neuland import BadData, Record, load, replay
from neuland.core.catalog import data_hash
from neuland.games.settlement import GAME, cards
from neuland.games.settlement.board import BUILDINGS, COLOURS, GUILDS
from neuland.games.settlement.goods import GOODS, bag_of, named
from neuland.games.settlement.state import SETTLERS
from neuland.text import LANGUAGES, Words

DEARER = """
[[hero]]
id = "H05"
cost = { gold = 3 }
points = 2
"""


def test_the_box_holds_what_the_rulebook_lists() -> None:
    # ST1-1, ST1-2, S-22
    box = cards.box("")
    kinds = Counter(component.kind for component in cards.browse())
    assert kinds == {"hero": 48, "landscape": 36, "building": 12, "artefact": 14, "monster": 4}
    assert box.copies == [3] * 12
    assert [box.land_row.count(row) for row in range(3)] == [12, 12, 12]
    assert box.monster_supply == [9, 9, 9, 9]
    assert named(box.goods_supply) == {"wood": 16, "clay": 16, "stone": 16, "diamond": 42, "gold": 32}
    assert (box.bonus_supply, SETTLERS) == (24, 6)


def test_the_reconstruction_is_even() -> None:
    # S-22, ST14-2: nine of each colour, so that no monster is ever missing
    box = cards.box("")
    assert [box.hero_guild.count(guild) for guild in range(4)] == [12] * 4
    assert [box.hero_colour.count(colour) for colour in range(4)] == [12] * 4
    assert [box.land_colour.count(colour) for colour in range(4)] == [9] * 4


def test_landscapes_and_heroes_show_what_they_must() -> None:
    # ST1-3
    for component in cards.browse():
        if component.kind == "landscape":
            assert component.facts["resource"] in GOODS
            assert component.facts["colour"] in COLOURS
        if component.kind == "hero":
            assert component.facts["guild"] in GUILDS
            assert component.facts["cost"]
            assert component.facts["colour"] in COLOURS
            assert component.facts["points"] >= 1


def test_what_is_reconstructed_is_marked() -> None:
    unsure = {component.id for component in cards.browse() if component.confidence == "reconstructed"}
    heroes = {f"H{number:02}" for number in range(2, 49)}
    assert unsure == heroes | {f"L{row}-{number:02}" for row in (1, 2, 3) for number in range(1, 13)}
    view = GAME.new(2, seed=3).view(0)
    assert [facts["reconstructed"] for facts in view["hero_facts"]] == [hero != "H01" for hero in view["heroes"]]
    for lang in LANGUAGES:
        words = Words(GAME, lang)
        assert words.say("label-reconstructed") in cards.about(words, "H02")
        assert words.say("label-reconstructed") not in cards.about(words, "H01")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_component_is_explained_in_words(lang: str) -> None:
    # ST1-4: the components carry no text, so the words are ours
    words = Words(GAME, lang)
    for component in cards.browse():
        assert words.thing(component.id) != component.id
        assert words.about(component.id)
        assert len(cards.about(words, component.id)) > 10


def test_an_owner_corrects_an_entry() -> None:
    box = cards.box(DEARER)
    changed = cards.HERO_OF["H05"]
    assert box.hero_cost[changed] == bag_of({"gold": 3})
    assert box.hero_points[changed] == 2
    assert box.hero_colour == cards.box("").hero_colour
    component = next(found for found in cards.browse(DEARER) if found.id == "H05")
    assert (component.confidence, component.source) == ("certain", "the owner's component file")
    assert "3 gold" in cards.about(Words(GAME, "en"), "H05", DEARER)


def test_the_game_s_own_file_is_a_valid_component_file() -> None:
    text = (GAME.folder / "data" / "components.toml").read_text("utf-8")
    assert cards.box(text).hero_cost == cards.box("").hero_cost


def test_tables_share_their_box_and_records_carry_its_hash() -> None:
    table = GAME.new(2, seed=4, data=DEARER)
    assert table.clone().box is table.box  # type: ignore[attr-defined]
    table.apply(table.decisions[0].seat, table.decisions[0].options[0])
    record = Record.of(table)
    assert record.data == data_hash(DEARER)
    assert replay(Record.loads(record.dumps()), data=DEARER) == table
    assert table.fingerprint() != GAME.new(2, seed=4).fingerprint()


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ("[[hero", "The component file is not TOML"),
        ("schema = 2", "'schema' should be 1"),
        ("[[wizard]]\nid = 'W1'", "unknown part 'wizard'"),
        ("hero = 3", "hero should be a list of [[hero]] entries"),
        ("[[hero]]\nguild = 'builder'", "hero number 1: 'id' should be a text"),
        ("[[hero]]\nid = 'H49'", "hero H49: the game has no hero of this id (did you mean 'H4"),
        ("[[hero]]\nid = 'H01'\n[[hero]]\nid = 'H01'", "hero H01: the entry is there twice"),
        ("[[hero]]\nid = 'H01'\nprice = 3", "hero H01: unknown word 'price'"),
        ("[[hero]]\nid = 'H01'\nguild = 'wizard'", "hero H01: 'guild' is 'wizard'; it can be adventurer"),
        ("[[hero]]\nid = 'H01'\ncost = { silver = 1 }", "hero H01, cost: unknown word 'silver'"),
        ("[[hero]]\nid = 'H01'\ncost = { gold = 0 }", "hero H01, cost: 'gold' should be a whole number from 1"),
        ("[[hero]]\nid = 'H01'\ncost = 3", "hero H01: 'cost' should name goods"),
        ("[[hero]]\nid = 'H01'\nbonus = 'two'", "hero H01: 'bonus' should be a whole number"),
        ("[[hero]]\nid = 'H01'\nconfidence = 'sure'", "hero H01: 'confidence' is 'sure'"),
        ("[[hero]]\nid = 'H01'\ncolour_confidence = 'sure'", "hero H01: 'colour_confidence' is 'sure'"),
        ("[[landscape]]\nid = 'L1-01'\nrow = 'IV'", "landscape L1-01: 'row' is 'IV'"),
        ("[[landscape]]\nid = 'L1-01'\nrow = 'II'", "row I has 11 landscapes; it needs 12"),
        ("[[landscape]]\nid = 'L1-01'\ncolour = 'red'", "10 landscapes show red, but there are 9"),
        ("[[building]]\nid = 'bank'\ncopies = 4", "there are 37 building tiles; it needs 36"),
        ("[[building]]\nid = 'bank'\neffect = 'magic'", "building bank: 'effect' is 'magic'"),
        ("[[building]]\nid = 'bank'\ngive = { gold = 2 }", "building bank: 'give' of a deposit should be one unit"),
        ("[[building]]\nid = 'warehouse'\nget = { normal = 2 }", "building warehouse: 'get' can be { normal = 1 }"),
        ("[[building]]\nid = 'bazaar'\ngive = { normal = 2 }", "building bazaar: 'give' can be { normal = 1 }"),
        ("[[building]]\nid = 'bazaar'\nget = { normal = 1 }", "building bazaar: 'get' of an exchange"),
        ("[[monster]]\nid = 'green'\nsettlers = 0", "monster green: 'settlers' should be a whole number from 1"),
        ("[counts]\nwood = 1", "counts: 'wood' should be a whole number from 8"),
        ("[counts]\nsilver = 1", "counts: unknown word 'silver'"),
        ("counts = 7", "counts is not a table"),
    ],
)
def test_bad_data_names_the_entry_and_the_fault(data: str, message: str) -> None:
    with pytest.raises(BadData, match=re.escape(message)) as refusal:
        load("settlement").new(2, data=data)
    assert "\n" not in str(refusal.value)


def test_the_names_of_the_file_are_those_of_the_rules() -> None:
    assert tuple(cards.document("")["building"]) and set(cards.document("")["building"]) == set(BUILDINGS)
