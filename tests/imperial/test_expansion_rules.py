"""Rules of the expansion that need more than a position, a few actions and a look."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from imperial.laying import fresh, lay, play, supply
from neuland.core.errors import BadOption
from neuland.core.scenario import read_cases, set_up
from neuland.games.imperial import cards, decks
from neuland.games.imperial import goods as g
from neuland.games.imperial.cases import arrange
from neuland.games.imperial.invariants import check
from neuland.games.imperial.rules.conquest import conquerable, cost_to_conquer
from neuland.games.imperial.rules.neutral import attempts
from neuland.games.imperial.state import NOWHERE, ImperialTable

CASES = read_cases((Path(__file__).parents[1] / "cases" / "imperial_expansion.toml").read_text("utf-8"))
WORKED = {f"X{number:02}" for number in [*range(1, 11), *range(20, 62)]}
OPEN = {"expansion": "open"}


def both(first: str, second: str, **more: str) -> dict[str, Any]:
    return {**OPEN, "faction_0": first, "faction_1": second, **more}


def test_every_example_is_there() -> None:
    assert {case.id[:3] for case in CASES} >= WORKED


def test_every_position_is_sound() -> None:
    for case in CASES:
        table = set_up(case)
        assert isinstance(table, ImperialTable)
        check(table)


def test_what_the_set_holds() -> None:
    """X1.1: 10 cards for each faction, 12 common ones, 3 conquest cards, by the printed codes."""
    box = cards.load("", expansion=True)
    added = [card for card in box.cards if card.id in box.added]
    assert Counter(card.deck for card in added) == dict.fromkeys(decks.FACTIONS, 10) | {"common": 12}
    numbers = {deck: sorted(int(card.id[3:]) for card in added if card.deck == deck) for deck in g.DECKS}
    assert numbers["common"] == list(range(139, 151))
    assert all(numbers[faction] == list(range(71, 81)) for faction in decks.FACTIONS)
    assert sorted(conquest.row for conquest in box.conquests) == [g.PRODUCTION, g.FEATURE, g.ACTION]


def test_no_other_set_is_mixed_in() -> None:
    """X2.4: there are no Atlanteans or Aztecs to combine it with."""
    assert {card.deck for card in cards.load("", expansion=True).cards} == set(g.DECKS)


def test_cards_of_the_set_are_marked_as_reconstructed() -> None:
    for component in cards.browse(""):
        if component.facts.get("set") == "expansion":
            assert component.facts["reconstructed"]
            assert component.confidence in cards.UNSURE
            assert "reconstructed" in component.source


def test_conquest_attempts() -> None:
    """X9.3: the table of difficulties."""
    made = {name: [attempts(name, number) for number in range(1, 6)] for name in ("easy", "medium", "hard")}
    assert made == {"easy": [0, 1, 1, 2, 0], "medium": [1, 1, 2, 2, 0], "hard": [2, 2, 3, 3, 0]}


def test_only_faction_locations_of_opponents_are_conquered() -> None:
    """X4.1, A46: no common Location, no own one."""
    table = lay(
        {"goods": {"raze": 9}, "locations": ["ROM020"]},
        {"locations": ["COM012", "BAR001", "BAR076"]},
        options=both("roman", "barbarian"),
    )
    assert [table.box.ids[card] for card in conquerable(table, 0)] == ["BAR001"]


def test_a_blocked_location_stays_blocked() -> None:
    """A81: nobody can activate it until cleanup, whoever has conquered it."""
    table = lay(
        {"goods": {"raze": 2, "worker": 4}},
        {"goods": {"worker": 6}, "locations": ["BAR004"], "on": {"BAR004": {"blocked": True}}},
        options=both("roman", "barbarian"),
    )
    play(table, "conquer BAR004", "1 exchange 1", "1 receive wood")
    assert table.view(0)["seat"][0]["locations"]["BAR004"]["blocked"]
    with pytest.raises(Exception, match="cannot 'activate BAR004'"):
        play(table, "activate BAR004")


def test_a_neutral_location_is_normal_in_the_next_round() -> None:
    """X8.5, A90: the mark goes along with a conquest, and off in cleanup."""
    table = lay(
        {"goods": {"raze": 4, "worker": 2}},
        {"goods": {"worker": 6}, "locations": ["EGY013", "EGY028"]},
        options=both("roman", "egyptian"),
    )
    pyramid = table.box.number["EGY028"]
    table.held = {pyramid: NOWHERE}
    play(table, "conquer EGY028")
    assert table.held == {pyramid: NOWHERE}
    assert "gold" not in supply(table), "it yields nothing while it is nobody's"
    play(table, "1 pass", "pass")
    assert table.round == 2
    assert table.held == {}


def test_a_conquered_temple_has_the_same_four_tokens() -> None:
    """A95: neutral marks do not count among them."""
    table = lay(
        {"goods": {"worker": 4}, "order": {"action": ["EGY013"]}},
        {"goods": {"worker": 6}, "locations": ["EGY028", "EGY026", "EGY011", "EGY012", "EGY029"]},
        options=both("roman", "egyptian"),
    )
    for name in ("EGY028", "EGY026", "EGY011", "EGY012"):
        table.held = {**table.held, table.box.number[name]: NOWHERE}
    play(table, "activate EGY013")
    assert table.held[table.box.number["EGY029"]] == 0


def test_shrine_and_gate_start_again_for_the_conqueror() -> None:
    """A33: resources and cards are gone."""
    table = lay(
        {"goods": {"raze": 6, "worker": 2}},
        {
            "goods": {"worker": 6},
            "locations": ["JAP015", "JAP013"],
            "on": {"JAP015": {"resources": {"wood": 4}}, "JAP013": {"cards": ["COM001", "COM002", "COM003"]}},
        },
        options=both("roman", "japanese"),
    )
    play(table, "conquer JAP015", "1 exchange 1", "1 receive wood", "1 done", "conquer JAP013")
    assert table.shrines == {}
    assert table.gates == {}
    assert len(table.discards[0]) == 3


def test_a_foreign_card_goes_to_its_own_pile() -> None:
    """A39, A44: it can be given up, and then lies with its printed faction."""
    table = lay(
        {"goods": {"stone": 1, "worker": 2}, "order": {"production": ["BAR001"]}, "hand": ["ROM001"]},
        options=both("roman", "barbarian"),
    )
    play(table, "build ROM001")
    assert table.box.ids[table.discards[2][-1]] == "BAR001"


def test_others_do_not_learn_which_card_is_the_barrier() -> None:
    """A87: the Crossbow Maker's Foundation is any common card to them, in the row as among the Foundations."""
    table = lay(
        {"goods": {"worker": 3}, "locations": ["ROM074", "ROM012"], "hand": ["COM012", "COM013"]},
        options=both("roman", "barbarian"),
    )
    play(table, "activate ROM074", "row feature", "choose COM012")
    row = table.order[g.FEATURE]
    assert [table.box.ids[card] for card in row] == ["COM012", "ROM012"]
    dealt = [table.redeal(1, seed) for seed in range(6)]
    laid = set()
    for other in dealt:
        assert isinstance(other, ImperialTable)
        check(other)
        laid.add(other.order[g.FEATURE][0])
    assert len(laid) > 1
    own = table.redeal(0, 1)
    assert isinstance(own, ImperialTable)
    assert own.order == table.order


def test_the_neutral_pile_is_hidden_where_nobody_looked() -> None:
    """A93: what he conquers brings a common card face down."""
    table = fresh(1, 3, expansion="standard", faction_0="roman", neutral_faction="egyptian")
    given = {"neutral": [], "line": ["wood"], "attack_deck": ["worker", "worker"], "conquest": ["production"]}
    arrange(table, {"phase": "attack", "round": 2, "seat": {"0": {"locations": ["ROM020"]}}, "solo": given})
    assert table.view(0)["solo"]["pile"] == ["hidden"]
    assert len({str(table.redeal(0, seed).truth()["solo"]["pile"]) for seed in range(5)}) > 1


def test_the_cost_is_shown_as_it_is() -> None:
    table = lay({}, {"order": {"feature": ["foundation:COM012", "BAR074"]}}, options=both("roman", "barbarian"))
    shown = table.view(0)["seat"][1]["locations"]["BAR074"]
    assert shown["cost"] == cost_to_conquer(table, table.box.number["BAR074"]) == 4


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("conquer COM012", "conquer-common"),
        ("conquer BAR076", "bastion-immune"),
        ("conquer ROM020", "not-opposing"),
        ("conquer BAR001", "no-raze-tokens"),
        ("besiege BAR076", "no-markers"),
        ("besiege BAR001", "no-bastion"),
        ("fortify ROM020", "no-bastion"),
        ("fortify ROM076", "too-dear"),
        ("fortify ROM077", "fortified"),
        ("fortify BAR076", "not-yours"),
        ("defend ROM076", "defend-bastion"),
    ],
)
def test_reasons(action: str, reason: str) -> None:
    own = {"locations": ["ROM020", "ROM076", "ROM077"], "on": {"ROM077": {"markers": 5}}, "goods": {"worker": 2}}
    table = lay(own, {"locations": ["COM012", "BAR001", "BAR076"]}, options=both("roman", "barbarian"))
    assert table.why_not(0, tuple(action.split())) == reason


def test_the_neutral_player_has_another_faction() -> None:
    """A62."""
    with pytest.raises(BadOption, match="which you play yourself"):
        fresh(1, 1, expansion="open", faction_0="roman", neutral_faction="roman")
    for seed in range(12):
        assert len(set(fresh(1, seed, expansion="open", neutral_faction="roman").factions)) == 2
