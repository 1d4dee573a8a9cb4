"""What a log of 504 tells: dice, goods that are sold, who walks where, what a scoring pays by which terrain."""

from __future__ import annotations

from typing import Any

import pytest

from neuland.games.worlds import GAME
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import NUMBER, WORDS
from neuland.text import Words, gathered
from worlds.laying import lay, load, play

EN, DE = Words(GAME, "en", ["Ada", "Ben"]), Words(GAME, "de", ["Ada", "Ben"])
FOREST_BESIDE = {"meadow-1": [1, -4], "forest-9": [1, -3]}
"""A meadow and a forest beside each other on map 2."""


def told(table: WorldsTable, event: str) -> list[dict[str, Any]]:
    """What the last action told under this name, without who did it."""
    return [
        {name: value for name, value in found.args.items() if name not in ("seat", "company")}
        for found in table.events
        if found.id == event
    ]


def said(table: WorldsTable, words: Words) -> list[str]:
    return [words.event(event) for event in gathered(table.events)]


def test_a_fight_tells_its_dice() -> None:
    """M4-G1, M4-G3: what the attack rolled, unmodified, and what the defence rolled for what it lost."""
    attacker = {"capital": "city-10", "settlements_at": ["forest-9"], "tired": {"meadow-1": 3}}
    defender = {"capital": "city-5", "settlements_at": ["meadow-1"], "tired": {"meadow-1": 1}}
    table = lay(476, dice=[1, 2, 4, 2, 5], phase="3G", turn=0, tiles=FOREST_BESIDE, side=[attacker, defender])
    fight = {"tile": "meadow-1", "lost": 2, "struck": 1, "attack": [1, 2, 4], "defence": [2, 5]}
    assert told(table, "fights") == [fight]
    rolls = "the attack rolls 1, 2 and 4, the defence loses 2 and rolls 2 and 5, the attack loses 1."
    assert f"Ada fights for Meadow 1: {rolls}" in said(table, EN)
    assert told(table, "loses") == [{"tile": "meadow-1"}] and told(table, "leaves") == []


def test_a_fight_in_which_nothing_falls() -> None:
    attacker = {"capital": "city-10", "settlements_at": ["forest-9"], "tired": {"meadow-1": 1}}
    defender = {"capital": "city-5", "settlements_at": ["meadow-1"]}
    table = lay(476, dice=[1], phase="3G", turn=0, tiles=FOREST_BESIDE, side=[attacker, defender])
    assert "Ada kämpft um Wiese 1: Der Angriff würfelt 1, die Verteidigung verliert nichts." in said(table, DE)


def test_moving_onto_an_enemy_cell_is_told_before_the_fight() -> None:
    """M4-3."""
    attacker = {"capital": "city-10", "settlements_at": ["forest-9"], "active": {"forest-9": 1}}
    defender = {"capital": "city-5", "settlements_at": ["meadow-1"]}
    table = lay(476, dice=[1], phase="3D", turn=0, tiles=FOREST_BESIDE, side=[attacker, defender])
    play(table, "0 act forest-9", "0 to meadow-1")
    assert told(table, "moves-in") == [{"tile": "meadow-1"}]


@pytest.mark.parametrize("pips", [1, 6])
def test_exploring_tells_its_die(pips: int) -> None:
    """M5-X5."""
    table = lay(567, phase="3D", turn=0, side=[{"capital": "city-1", "active": {"city-1": 1}}])
    play(table, "0 act city-1")
    explore = next(action for action in table.decisions[0].options if action[0] == "explore")
    load(table, [pips])
    table.apply(0, explore)
    (discovery,) = told(table, "discovers")
    assert discovery["die"] == pips
    assert f"Ada rolls {pips} and discovers {EN.thing(discovery['tile'])}." in said(table, EN)


def selling(goods: dict[str, int]) -> WorldsTable:
    """In front of the sale of 3 H, with room for two goods."""
    return lay(784, phase="3H", turn=0, side=[{"capital": "city-5", "goods": goods}, {"capital": "city-10"}])


def test_a_sale_tells_what_was_sold_and_for_how_much() -> None:
    """M8-H3: room for two of three; what stays is not told as sold."""
    table = selling({"cattle": 2, "fish": 1})
    play(table, "0 sell-goods")
    assert told(table, "sells") == [{"given": {"cattle": 1, "fish": 1}, "number": 25}]
    assert said(table, EN)[0] == "Ada sells 1 cattle and 1 fish for 25."
    assert said(table, DE)[0] == "Ada verkauft 1 Vieh und 1 Fisch für 25."


def test_nothing_sold_is_not_told() -> None:
    table = selling({})
    assert told(table, "sells") == []


def test_a_swap_tells_both_halves() -> None:
    """M8-H2."""
    table = selling({"cattle": 2, "fish": 1})
    play(table, "0 swap cattle cattle")
    assert said(table, EN) == ["Ada swaps 2 cattle for another good."]
    play(table, "0 get ore")
    assert said(table, DE) == ["Ada nimmt dafür 1 Erz."]


def test_walks_to_own_cells_are_told_and_gathered() -> None:
    """G13: where a resident settles that is told instead."""
    others = [{"capital": "city-5"}]
    home = NUMBER["city-10"]
    beside = WORDS[lay(784, phase="3D", turn=0, side=[{"capital": "city-10"}, *others]).steps[home][0]]
    side = {"capital": "city-10", "settlements_at": [beside], "active": {"city-10": 2}}
    table = lay(784, phase="3D", turn=0, side=[side, *others])
    events = []
    for _ in range(2):
        play(table, "0 act city-10", f"0 to {beside}")
        events += table.events
    walks = [EN.event(event) for event in gathered(events) if event.id == "walks"]
    assert walks == [f"Ada moves 2 residents from City 10 to {EN.thing(beside)}."]


def test_buying_several_times_is_one_line() -> None:
    table = lay(784, phase="3C", turn=0, side=[{"capital": "city-5", "money": 30}, {"capital": "city-10"}])
    events = []
    for _ in range(3):
        play(table, "0 buy city-5")
        events += table.events
    assert "Ada kauft 3 Bewohner für Stadt 5." in [DE.event(event) for event in gathered(events)]
    assert DE.event(events[0]) == "Ada kauft einen Bewohner für Stadt 5."


def test_a_scoring_tells_each_terrain() -> None:
    """M7-5b, M7-5c: a tie for the first place brings two less."""
    one = {"capital": "city-5", "counted": ["city-5", "meadow-1", "meadow-2", "forest-1"], "card": 0}
    other = {"capital": "city-10", "counted": ["city-10", "forest-2", "desert-1"]}
    table = lay(784, phase="3H", turn=0, round=3, covers=[1, 0], side=[one, other])
    leads = told(table, "leads")
    assert [lead["number"] for lead in leads] == [8, 8, 10, 7, 7, 6]
    assert [lead["terrain"] for lead in leads] == ["city", "city", "meadow", "forest", "forest", "desert"]
    assert "Ada gewinnt 10 SP: Wiese." in said(table, DE)
