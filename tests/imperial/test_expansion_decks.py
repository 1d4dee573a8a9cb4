"""Deck building: formats, checks, texts and files."""

from __future__ import annotations

import pytest

from imperial.laying import fresh
from neuland.core.errors import BadData, BadOption
from neuland.games.imperial import decks
from neuland.games.imperial.decks import Deck


@pytest.mark.parametrize("faction", decks.FACTIONS)
@pytest.mark.parametrize("format_", decks.FORMATS)
def test_ready_made_decks_can_be_played(faction: str, format_: str) -> None:
    """R16.1, X2.1, X2.2: 30 cards in shape; the open one has all 40."""
    deck = decks.ready(faction, format_)
    assert decks.faults(deck) == []
    sizes = {design.id: design.copies for design in decks.pool(faction, format_)}
    assert sum(sizes[name] for name in deck.designs) == (40 if format_ == "open" else 30)
    if format_ == "standard":
        assert decks.shape(deck) == {3: 3, 2: 6, 1: 9}
        assert all(design.id in deck.designs for design in decks.pool(faction, format_) if design.added)


@pytest.mark.parametrize("faction", decks.FACTIONS)
def test_texts_and_files_come_back(faction: str) -> None:
    for format_ in decks.FORMATS:
        deck = decks.ready(faction, format_)
        again = decks.decode(faction, format_, decks.code(deck))
        assert set(again.designs) == set(deck.designs)
        named = Deck(faction, format_, deck.designs, 'My "own" \\ deck')
        assert decks.from_file(decks.to_file(named)) == named


def test_live_checks() -> None:
    deck = decks.ready("roman", "standard")
    without = Deck("roman", "standard", deck.designs[1:])
    first = next(design for design in decks.pool("roman", "standard") if design.id == deck.designs[0])
    assert [fault.id for fault in decks.faults(without)] == ["shape"]
    assert decks.faults(without)[0].values["copies"] == first.copies
    assert [fault.id for fault in decks.faults(Deck("roman", "standard", (*deck.designs, "moon")))] == ["unknown"]
    twice = Deck("roman", "standard", (*deck.designs, deck.designs[0]))
    assert {fault.id for fault in decks.faults(twice)} == {"twice", "shape"}
    open_deck = decks.ready("roman", "open")
    assert decks.faults(Deck("roman", "open", open_deck.designs[:-1])) == [], "of the set whatever one likes"
    assert [fault.id for fault in decks.faults(Deck("roman", "open", open_deck.designs[1:]))] == ["missing"]


def test_swapping() -> None:
    """R16.1: a design only for one with as many copies."""
    deck = decks.ready("roman", "standard")
    swapped = decks.swapped(deck, "tax-collector", "sculptors-apprentice")
    assert "sculptors-apprentice" in swapped.designs
    assert decks.faults(swapped) == []
    for out, into, message in [
        ("tax-collector", "gardens", "cannot be swapped"),
        ("gardens", "tax-collector", "gardens is not in the deck"),
        ("tax-collector", "administration", "already in the deck"),
        ("moon", "gardens", "no roman design 'moon'"),
    ]:
        with pytest.raises(BadOption, match=message):
            decks.swapped(deck, out, into)


def test_a_deck_of_ones_own_at_a_table() -> None:
    deck = decks.swapped(decks.ready("roman", "standard"), "tax-collector", "sculptors-apprentice")
    table = fresh(2, 1, expansion="standard", faction_0="roman", deck_roman=decks.code(deck))
    have = {table.box.cards[card].design for card in table.decks[1] + table.hands[0] if table.box.deck[card]}
    assert have == set(deck.designs)
    assert "tax-collector" not in have


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"expansion": "standard", "deck_roman": "1-2-3"}, "no design of it begins with card '2'"),
        ({"expansion": "standard", "deck_roman": "1"}, "deck_roman: it needs 3 designs of 3 cards, and has 0"),
        ({"expansion": "open", "deck_roman": "1"}, "is missing: an open deck has all base cards"),
        ({"expansion": "standard", "deck_roman": "\n'"}, "no design of it begins"),
        (
            {"deck_roman": decks.code(decks.ready("roman", "base"))},
            "deck_roman of imperial needs expansion to be standard or open",
        ),
    ],
)
def test_impossible_decks_are_refused_in_one_line(options: dict[str, str], message: str) -> None:
    with pytest.raises(BadOption, match=message) as refused:
        fresh(2, 1, **options)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "should have one"),
        ("[deck]\nfaction = 'roman'", "'format' should be a text"),
        ("[deck]\nfaction = 'moon'\nformat = 'open'", "'faction' is 'moon'"),
        ("[deck]\nfaction = 'roman'\nformat = 'open'\ndesigns = 7", "should be a list of texts"),
        ("[deck]\nfaction = 'roman'\nformat = 'open'\nmoon = 7", "unknown word 'moon'"),
        ("[deck", "is not TOML"),
    ],
)
def test_wrong_files_are_refused(text: str, message: str) -> None:
    with pytest.raises(BadData, match=message):
        decks.from_file(text)
