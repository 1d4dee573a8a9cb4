"""What is open and what is hidden, and how the table looks in the terminal."""

from __future__ import annotations

import pytest
from rich.text import Text

from neuland.core.rng import Dice
from neuland.core.scenario import Case, set_up
from neuland.core.table import Table
from neuland.games.settlement import GAME
from neuland.games.settlement.scoring import sheet
from neuland.games.settlement.state import SettlementTable
from neuland.games.settlement.terminal import draw
from neuland.text import LANGUAGES, Words


def played(seats: int, decisions: int, **options: str) -> Table:
    """A table some way into a busy game."""
    table = GAME.new(seats, 11, options)
    dice = Dice(seats)
    for _ in range(decisions):
        if table.over:
            break
        decision = table.decisions[0]
        choices = [option for option in decision.options if option[0] not in ("pass", "bonus")] or decision.options
        table.apply(decision.seat, choices[dice.below(len(choices))])
    return table


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_only_decks_and_stacks_are_hidden(seats: int) -> None:
    # ST15-1
    table = played(seats, 60)
    assert isinstance(table, SettlementTable)
    other = table.redeal(0, 5)
    assert isinstance(other, SettlementTable)
    assert other.view(0) == table.view(0) == {**table.view(None), "viewer": 0}
    assert (other.hero_deck, other.tiles, other.land_stacks) != (table.hero_deck, table.tiles, table.land_stacks)
    assert sorted(other.hero_deck) == sorted(table.hero_deck)
    assert sorted(other.artefact_stack) == sorted(table.artefact_stack)
    assert bool(table.artefact_stack) == (seats == 1)
    assert table.redeal(0, 9).redeal(0, 5) == other
    assert other.origin.seed is None
    assert not other.actions


def test_numbers_of_cards_left_are_open_but_not_their_order() -> None:
    view = GAME.new(2, 4).view(0)
    assert (view["hero_deck"], view["building_stack"], view["landscape_stacks"]["II"]) == (44, 27, 12)
    assert not [key for key in view if key.startswith("next_")]
    assert "next_heroes" in GAME.new(2, 4).truth()


@pytest.mark.parametrize("heroes", ["shown", "hidden"])
def test_heroes_of_others_by_option(heroes: str) -> None:
    # ST15-2
    given = {"turn": 0, "round": 6, "seat": {"0": {"heroes": ["H40"]}, "1": {"heroes": ["H41", "H42"], "passed": True}}}
    table = set_up(Case("hidden", "settlement", seats=2, options={"heroes": heroes}, given=given))
    seen = table.view(0)
    assert seen["seat"][0]["heroes"] == ["H40"]
    assert seen["seat"][1]["hero_count"] == 2
    if heroes == "hidden":
        assert seen["seat"][1]["heroes"] == []
        assert seen["scores"] == [6, None]
        assert table.view(None)["scores"] == [None, None]
    else:
        assert seen["seat"][1]["heroes"] == ["H41", "H42"]
        assert seen["scores"] == [6, 12]
    table.apply(0, "pass")
    assert table.view(0)["scores"] == [6, 12]
    assert table.view(0)["seat"][1]["heroes"] == ["H41", "H42"]


YELLOW = {"I-1": {"resource": "wood", "colour": "yellow", "monster": True}}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100, 132])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_terminal_s_table_fits(lang: str, width: int, seats: int) -> None:
    words = Words(GAME, lang, ["Anna [bold]", "Ben"])
    for decisions in (0, 25, 90, 10_000):
        for options in ({}, {"supply": "strict"}, {"heroes": "hidden"}):
            view = played(seats, decisions, **options).view(0)
            lines = draw(view, words, width).split("\n")
            assert max(len(Text.from_markup(line).plain) for line in lines) <= width


def test_the_terminal_s_table_shows_everything() -> None:
    words = Words(GAME, "en", ["Anna", "Ben"])
    given = {
        "turn": 0,
        "heroes": ["H06", "H08", "H10", "H15"],
        "next_landscapes": {"I": ["L1-01"]},
        "seat": {
            "0": {
                "heroes": ["H40"],
                "wilderness": {"I-1": {"resource": "stone", "colour": "red", "monster": True}},
                "settlement": {"upper-1": {"building": "bank", "stock": 3}},
                "rows": {"I": 1},
            }
        },
    }
    table = set_up(Case("shown", "settlement", seats=2, given=given))
    table.apply(0, "explore I")
    text = Text.from_markup(draw(table.view(0), words, 80)).plain
    for part in (
        "Round 1 of 6",
        "Oswin~  defender",
        "Bank 3",
        "stone~r!",
        "I*",
        "wood ~g",
        "Heroes: Pia~ 6 points",
        "Anna: 21",
    ):
        assert part in text, part


def test_colours_have_letters_of_their_own_that_are_explained() -> None:
    table = set_up(Case("yellow", "settlement", seats=2, given={"seat": {"0": {"wilderness": YELLOW}}}))
    for lang, cell, legend in (("en", "wood ~y!", "g green  y yellow"), ("de", "Holz ~ge!", "g grün  ge gelb")):
        text = Text.from_markup(draw(table.view(0), Words(GAME, lang, ["Anna", "Ben"]), 80)).plain
        assert cell in text and legend in text


def test_the_sheet_says_where_every_point_comes_from() -> None:
    given = {
        "round": 6,
        "seat": {
            "0": {
                "heroes": ["H40", "H04", "H13"],
                "wilderness": {"I-1": {"fortress": True}, "I-2": {}},
                "settlement": {"upper-1": {"building": "bank", "stock": 3}},
            }
        },
    }
    table = set_up(Case("sheet", "settlement", seats=1, given=given))
    assert isinstance(table, SettlementTable)
    lines = [(line, values["number"], points) for line, values, points in sheet(table, 0)]
    assert lines == [("craftsman", 1, 6), ("adventurer", 2, 2), ("defender", 1, 1), ("deposits", 3, 15)]
    assert table.scores == [24]
