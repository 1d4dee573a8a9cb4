"""What a seat of Bunny Kingdom sees, in numbers."""

from __future__ import annotations

from neuland import Table, load
from neuland.core.rng import Dice
from neuland.core.scenario import Case, set_up
from neuland.games.bunny import GAME
from neuland.games.bunny.observation import observation


def said(table: Table, seat: int) -> dict[str, float]:
    """The features that are not 0."""
    seen = observation(table.origin)
    return {name: number for name, number in zip(seen.names, seen.numbers(table.view(seat)), strict=True) if number}


def test_map_store_and_tower() -> None:
    given = {
        "phase": "construction",
        "seat": {"0": {"land": ["A3", "A4", "C4", "I4"], "store": ["sky-tower-1", "city1-1"]}, "1": {"land": ["B7"]}},
    }
    table = set_up(Case("towers", "bunny", seats=2, given=given))
    mine, theirs = said(table, 0), said(table, 1)
    assert mine.keys() >= {"seat.me.land.A3", "seat.me.store.sky-tower-1", "seat.1.land.B7", "phase.construction"}
    assert theirs.keys() >= {"seat.1.land.A3", "seat.1.store.city1-1", "seat.me.land.B7", "squares.A4.building.city1"}
    assert mine["asked.me.build"] == 1
    table.apply(0, "build sky-tower A3")
    table.apply(0, "join C4")
    assert said(table, 0).keys() >= {"towers.1.A3", "towers.1.C4", "squares.A3.building.sky-tower"}
    assert said(table, 1) == theirs, "built under seal"


def test_two_players_discard_and_others_do_not() -> None:
    assert "seat.me.discards.A1" in observation(GAME.origin(2, 0, {})).names
    assert "seat.1.discards_size" in observation(GAME.origin(2, 0, {})).names
    assert not [name for name in observation(GAME.origin(3, 0, {})).names if "discards" in name or "reserve" in name]


def test_a_hand_is_seen_by_its_owner() -> None:
    table = load("bunny").new(4, 1)
    hand = table.view(2)["seat"][2]["hand"]
    seen = said(table, 2)
    assert {name for name in seen if ".hand." in name} == {f"seat.me.hand.{card}" for card in hand}
    assert seen["seat.1.hand_size"] == len(hand)


def test_carrots_are_those_of_the_fiefs() -> None:
    """Counted together and fief by fief, in random games."""
    for seed in range(4):
        table, dice = GAME.new(2 + seed % 3, seed), Dice(seed, "carrots")
        while not table.over:
            decision = table.decisions[0]
            table.play(decision, decision.options[dice.below(len(decision.options))])
            for seat in table.truth()["seat"]:
                assert seat["carrots"] == sum(fief["carrots"] for fief in seat["fiefs"])
