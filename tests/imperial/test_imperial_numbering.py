"""Whatever any card can ask has its number, by rule: each card is laid out and tried with a full supply."""

from __future__ import annotations

from typing import Any

import pytest

from imperial.laying import FACTIONS, fresh
from neuland import load
from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box, box_for
from neuland.games.imperial.cases import arrange
from neuland.games.imperial.numbering import actions
from neuland.games.imperial.state import ImperialTable

PLENTY = {"wood": 9, "stone": 9, "food": 9, "gold": 9, "worker": 9, "raze": 9, "defence": 2}
BOXES = [pytest.param("none", id="base"), pytest.param("standard", id="expansion")]
DEPTH = 3
"""So many answers in a row: a card, what it is used on, how it is paid."""
BRANCHES = 40
"""So many options of each decision are followed; all are looked up."""

SETTLING = """
[[card]]
id = "EGY004"
cost = { wood = 3, stone = 2, food = 3 }
"""


def numbered(expansion: str, data: str = "") -> list[Action]:
    return actions(load("imperial").origin(2, 0, {"expansion": expansion}, data))


def missing_after(table: ImperialTable, known: set[Action], depth: int = DEPTH) -> set[Action]:
    """What is offered to the first seat, and after what it answers, and has no number."""
    found: set[Action] = set()
    for decision in table.decisions:
        found.update(option for option in decision.options if option not in known)
        for option in decision.options[:BRANCHES] if depth and decision.seat == 0 else ():
            after = table.clone()
            after.play(after.decision(0), option)
            found |= missing_after(after, known, depth - 1)
    return found


@pytest.mark.parametrize("expansion", BOXES)
def test_all_that_a_card_can_ask_has_its_number(expansion: str) -> None:
    box, known = box_for("", expansion != "none"), set(numbered(expansion))
    for card in box.ids[: box.locations]:
        for place in ("hand", "locations"):
            assert not missing_after(laid(card, expansion, {"hand": [], place: [card]}), known)


@pytest.mark.parametrize("expansion", BOXES)
def test_prices_that_are_paid_together_have_their_numbers(expansion: str) -> None:
    """R23.28: Settlers pay for themselves and for any faction card at once."""
    box, known = box_for("", expansion != "none"), set(numbered(expansion))
    for card in faction_cards(box):
        assert not missing_after(settling(card, expansion), known)


def test_settlers_building_pharaohs_guard_with_gold_can_be_numbered() -> None:
    """The payment that environments stumbled over."""
    table = settling("EGY004", "none")
    table.apply(0, "activate COM040")
    assert ("pay", 1, 0, 2, 0) in table.decision(0).options
    assert set(table.decision(0).options) <= set(numbered("none"))


def test_prices_of_an_owners_file_have_their_numbers() -> None:
    assert ("pay", 4, 2, 3, 0) in numbered("none", SETTLING)
    assert ("pay", 4, 2, 3, 0) not in numbered("none")


def faction_cards(box: Box) -> list[str]:
    return [box.ids[card] for card in range(box.locations) if box.deck[card] != g.COMMON]


def settling(card: str, expansion: str) -> ImperialTable:
    """Settlers in play and a faction card in hand."""
    return laid(card, expansion, {"hand": [card], "locations": ["COM040"]})


def laid(card: str, expansion: str, own: dict[str, Any]) -> ImperialTable:
    """A table of the card's faction, with all that anything could cost; any card of the pool may be in its deck."""
    table = fresh(2, 1, faction_0=FACTIONS[card[:3]], expansion=expansion)
    number = table.box.number[card]
    deck = table.decks[table.pile_of(number)]
    if not any(number in pile for pile in (deck, table.draft, *table.hands)):
        deck.append(number)
    arrange(table, {"seat": {"0": {"goods": PLENTY, **own}, "1": {"goods": {"worker": 6}, "hand": []}}})
    return table
