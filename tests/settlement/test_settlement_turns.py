"""Turns, settlers, trades, passing: what cases cannot say, and the reasons for refusals."""

from __future__ import annotations

from typing import Any

import pytest

from neuland import IllegalAction
from neuland.core.rng import Dice
from neuland.core.scenario import Case, set_up
from neuland.core.table import Table
from neuland.games.settlement import GAME
from neuland.games.settlement.invariants import check
from neuland.games.settlement.scoring import rank
from neuland.games.settlement.state import SettlementTable

MARKET = ["sawmill", "tavern", "church", "bank", "bazaar", "quarry", "alchemist", "clay-pit", "warehouse"]


def position(seats: int = 2, **given: Any) -> Table:
    return set_up(Case("position", "settlement", seats=seats, given={"turn": 0, "market": MARKET, **given}))


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("supply", ["unlimited", "strict"])
def test_busy_games_keep_all_components(seats: int, supply: str) -> None:
    """Random play that passes only when it must: boards fill, stacks grow, supplies run out."""
    table = GAME.new(seats, seats, {"supply": supply}, quiet=True)
    assert isinstance(table, SettlementTable)
    dice = Dice(seats, supply)
    decisions = 0
    while not table.over:
        decision = table.decisions[0]
        options = [option for option in decision.options if option[0] not in ("pass", "bonus")] or decision.options
        table.play(decision, options[dice.below(len(options))])
        check(table)
        decisions += 1
        assert decisions < GAME.longest
    assert table.round == 6  # ST2-1: from round 1 to 6


def test_rounds_begin_with_the_first(  # ST2-1
) -> None:
    assert GAME.new(3, 5).view(None)["round"] == 1


def test_one_action_in_a_turn() -> None:
    # ST5-15: a fight and a fortress on the same tile need two turns
    table = position(seat={"0": {"wilderness": {"I-1": {"colour": "green", "monster": True}}}, "1": {"passed": True}})
    table.apply(0, "fight I-1")
    assert table.why_not(0, ("fortify", "I-1")) == "acted"
    with pytest.raises(IllegalAction):
        table.apply(0, "fortify I-1")
    table.apply(0, "end")
    table.apply(0, "fortify I-1")


def test_settlers_stand_on_the_own_board_only() -> None:
    # ST14-3: what one player uses is not taken from another
    table = position()
    table.apply(0, "activate I")
    table.apply(0, "end")
    assert ("activate", "I") in table.decision(1).options


def test_any_number_of_bonus_settlers() -> None:
    # ST4-7: kept from round to round without limit
    table = position(1, seat={"0": {"settlers": {"bonus": 30}}})
    table.apply(0, "pass")
    table.apply(0, table.decision(0).options[0])
    assert table.view(0)["seat"][0]["settlers"]["bonus"] >= 30


def test_a_mix_of_settlers_by_choice() -> None:
    # ST4-5: one picked bonus settler, the rest normal ones
    table = position(
        seat={"0": {"settlers": {"normal": 6, "bonus": 3}, "wilderness": {"I-1": {"colour": "red", "monster": True}}}}
    )
    table.apply(0, "bonus")
    table.apply(0, "fight I-1")
    settlers = table.view(0)["seat"][0]["settlers"]
    assert settlers == {"normal": 3, "bonus": 2, "used_normal": 3, "used_bonus": 1}


def test_picked_settlers_are_forgotten_with_the_turn() -> None:
    table = position(seat={"0": {"settlers": {"normal": 6, "bonus": 3}, "goods": {"gold": 1}}, "1": {"passed": True}},
                     heroes=["H06", "H08", "H10", "H19"])  # fmt: skip
    table.apply(0, "bonus")
    table.apply(0, "invite H19")
    table.apply(0, "end")
    table.apply(0, "activate I")
    assert table.view(0)["seat"][0]["settlers"]["used_bonus"] == 0


def test_the_pass_is_asked_even_if_nothing_else_is_left() -> None:
    # ST3-10
    table = position(seat={"0": {"settlers": {"normal": 0}, "goods": {"wood": 0, "clay": 0, "stone": 0}}})
    assert table.decision(0).options == (("pass",),)


def test_no_chain_of_trades_is_endless() -> None:
    # ST6-10: every trade loses value, and the Mirror's do not turn back
    table = position(seat={"0": {"artefact": "mirror-of-transformation", "goods": dict.fromkeys(
        ("wood", "clay", "stone", "diamond", "gold"), 6)}})  # fmt: skip
    dice = Dice(3)
    trades = 0
    while True:
        options = [option for option in table.decision(0).options if option[0] in ("trade", "pay", "pay-both")]
        if not options:
            break
        assert len(options) <= 7
        table.apply(0, options[dice.below(len(options))])
        trades += 1
        assert trades < 200
    assert table.decision(0).prompt == "turn"


def test_storage_keeps_one_for_each_fortress() -> None:
    # ST8-8
    wild = {"I-1": {"fortress": True}, "I-2": {"fortress": True}}
    table = position(seat={"0": {"wilderness": wild, "goods": {"wood": 3, "clay": 0, "stone": 1, "gold": 2}}})
    table.apply(0, "pass")
    table.apply(0, "keep wood")
    table.apply(0, "keep wood")
    assert table.view(0)["seat"][0]["goods"] == {"wood": 2, "clay": 0, "stone": 0, "diamond": 0, "gold": 2}
    few = position(seat={"0": {"wilderness": wild, "goods": {"wood": 1, "clay": 0, "stone": 1}}})
    few.apply(0, "pass")
    assert few.decision(0).prompt == "artefact"
    assert few.view(0)["seat"][0]["goods"]["wood"] == 1


@pytest.mark.parametrize(
    ("points", "name"),
    [(0, "settler"), (50, "settler"), (51, "mayor"), (75, "mayor"), (76, "knight"), (100, "knight"), (101, "lord")],
)
def test_solo_ranks(points: int, name: str) -> None:
    # ST10-3, S-20
    assert rank(points) == name


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("end", "nothing-done"),
        ("activate II", "row-active"),
        ("explore III", "not-adjacent"),
        ("fight I-2", "no-monster"),
        ("fight III-3", "unexplored"),
        ("fight I-1", "few-settlers"),
        ("fortify I-1", "has-monster"),
        ("fortify I-3", "has-fortress"),
        ("fortress I-2", "no-fortress"),
        ("fortress I-3", "fortress-active"),
        ("build tavern 2", "cannot-pay"),
        ("build tavern 3", "not-in-market"),
        ("build tavern", "not-in-market"),
        ("invite H06", "cannot-pay"),
        ("invite H01", "no-hero"),
        ("invite 3", "no-hero"),
        ("trade gold", "no-trade"),
        ("take shaman-mask", "not-in-row"),
        ("use bank", "no-use"),
        ("place I-1", "no-place"),
        ("dance", "not-offered"),
        ("explore", "not-offered"),
    ],
)
def test_refusals_say_why(action: str, reason: str) -> None:
    wild = {
        "I-1": {"colour": "red", "monster": True},
        "I-2": {"colour": "green"},
        "I-3": {"colour": "blue", "fortress": True, "active": True},
    }
    seat = {"wilderness": wild, "rows": {"II": 1}, "settlers": {"normal": 3}, "goods": {"clay": 0}}
    table = position(heroes=["H06", "H08", "H10", "H15"], seat={"0": seat})
    before = table.fingerprint()
    with pytest.raises(IllegalAction) as refusal:
        table.apply(0, action)
    assert refusal.value.reason == reason
    assert table.fingerprint() == before


def test_refusals_after_the_action_and_the_invitation() -> None:
    table = position(done={"action": True, "invitation": True})
    assert table.why_not(0, ("activate", "I")) == "acted"
    assert table.why_not(0, ("invite", "H01")) == "invited"
    nobody = position(seat={"0": {"settlers": {"normal": 0}}})
    assert nobody.why_not(0, ("activate", "I")) == "few-settlers"
