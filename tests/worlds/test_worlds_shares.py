"""Module 9: share rounds, founding on every map, scores by shares, and companies that start from zero."""

from __future__ import annotations

import pytest

from neuland.core.decision import action_text
from neuland.core.rng import Dice
from neuland.games.worlds import GAME
from neuland.games.worlds.cases import arrange
from neuland.games.worlds.invariants import check
from neuland.games.worlds.modules.shares.values import move_value
from neuland.games.worlds.modules.shares.wealth import rank_bonus
from neuland.games.worlds.rules.companies import dissolve
from neuland.games.worlds.rules.rounds import end_round
from neuland.games.worlds.scoring import sheet
from neuland.games.worlds.state import NOBODY, WorldsTable
from neuland.games.worlds.tiles import NOWHERE
from neuland.games.worlds.worlds import WORLDS, plan_of


def fresh(world: int, seats: int, seed: int = 1, **options: str) -> WorldsTable:
    table = GAME.new(seats, seed, {"world": str(world), **options})
    assert isinstance(table, WorldsTable)
    return table


def options_of(table: WorldsTable, seat: int) -> list[str]:
    return [action_text(option) for option in table.decision(seat).options]


# ---- share rounds -----------------------------------------------------------------------------------------


def test_the_first_share_round_begins_with_the_start_card() -> None:  # M9-S1, M9-S2, M9-S4, M9-A0
    table = fresh(926, 3)
    seat = table.decisions[0].seat
    assert seat == table.start
    assert table.purse == (200,) * 3
    assert table.own_units == (10,) * 5
    assert options_of(table, seat) == [
        *[f"buy {company}" for company in ("green", "white", "purple", "blue", "orange")],
        "pass",
        "quit",
    ]
    table.apply(seat, "pass")
    assert table.decisions[0].seat == (seat + 1) % 3


def test_companies_start_with_five_times_their_issue_price() -> None:  # M9-S3
    assert fresh(296, 2).money == [200, 150, 150, 100, 100]


def test_the_first_share_round_after_a_bid_goes_by_it() -> None:  # M3-1f, C64
    table = fresh(391, 3)
    for seat, bid in enumerate((50, 20, 10)):
        table.apply(seat, f"bid {bid}")
    table.apply(0, "seat 2")
    table.apply(1, "seat 3")
    asked = []
    for _ in range(3):
        asked.append(table.decisions[0].seat)
        table.apply(asked[-1], "pass")
    assert asked == [2, 0, 1]
    assert table.start == 2


def test_a_business_round_is_for_founded_companies() -> None:  # M9-R3, C99
    table = fresh(926, 2)
    table.apply(table.decisions[0].seat, "buy blue")
    while table.phase == "shares":
        table.apply(table.decisions[0].seat, "quit")
    assert table.order == (3,)
    assert table.turn == 3
    assert table.decisions[0].seat == table.president[3]


def test_the_share_round_before_the_third_business_round_comes_after_two() -> None:  # M9-R1
    table = fresh(926, 2)
    seen = []
    while not table.over:
        decision = table.decisions[0]
        if decision.prompt == "shares" and (table.share_rounds, table.round) not in seen:
            seen.append((table.share_rounds, table.round))
        table.apply(decision.seat, decision.options[-1])
    assert seen == [(1, 1), (2, 3), (3, 4), (4, 5)]
    assert table.round == 5


def test_share_and_business_rounds_take_turns() -> None:  # M9-R2
    table = fresh(296, 2)
    seen = []
    while table.round < 5:
        decision = table.decisions[0]
        if decision.prompt == "shares" and (table.share_rounds, table.round) not in seen:
            seen.append((table.share_rounds, table.round))
        table.apply(decision.seat, decision.options[-1])
    assert seen == [(number, number) for number in range(1, 5)]


# ---- founding -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("world", "cities"),
    [
        (926, []),  # map 5: city 1
        (951, [1, 2, 3, 4, 5]),  # map 1, with its centre: G21
        (942, [5, 6, 7, 8, 9, 10]),  # map 2, the rim: G23
        (937, list(range(1, 11))),  # map 3: G49
    ],
)
def test_capitals_of_the_first_share_round(world: int, cities: list[int]) -> None:  # M9-F1, W6
    table = fresh(world, 4)
    seat = table.decisions[0].seat
    table.apply(seat, "buy orange")
    if cities:
        assert options_of(table, seat) == [f"capital city-{number}" for number in cities]
        assert table.founded == ()
        table.apply(seat, f"capital city-{cities[-1]}")
    assert table.hq[4] == (cities[-1] - 1 if cities else 0)
    assert table.founded == (4,)
    assert table.president[4] == seat
    assert (table.value[4], table.purse[seat], table.money[4]) == (20, 110, 40)


def test_capitals_of_companies_supply_different_goods() -> None:  # G19, M9-F1
    table = fresh(912, 2)
    first = table.decisions[0].seat
    table.apply(first, "buy blue")
    table.apply(first, "capital city-3")
    second = table.decisions[0].seat
    table.apply(second, "buy orange")
    assert not {"capital city-3", "capital city-8"} & set(options_of(table, second))


def test_garrisons_stand_after_the_first_share_round() -> None:  # M4-S1c
    """Capitals are known only then."""
    calls: list[int] = []
    table = fresh(942, 2)
    table.plan.capitals_known += (lambda table: calls.append(table.share_rounds),)
    try:
        while table.phase in ("shares", "setup"):
            table.apply(table.decisions[0].seat, "quit")
        assert calls == [1]
    finally:
        table.plan.capitals_known = table.plan.capitals_known[:-1]


def test_a_company_is_safe_until_its_first_turn_is_over() -> None:  # M9-F4, C114
    table = fresh(942, 2)
    seat = table.decisions[0].seat
    table.apply(seat, "buy blue")
    table.apply(seat, "capital city-5")
    assert table.safe == 1 << 3
    while table.phase == "shares":
        table.apply(table.decisions[0].seat, "quit")
    assert (table.turn, table.safe) == (3, 1 << 3)
    while table.turn == 3:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[-1])
    assert table.safe == 0


# ---- values -------------------------------------------------------------------------------------------------


def test_values_stay_on_their_track() -> None:
    table = fresh(296, 2)
    arrange(table, {"phase": "round", "side": [{"president": 0, "value": 20}, {"president": 1, "value": 10}]})
    move_value(table, 0, -10)
    assert (table.value[:2], table.stack) == ((10, 10), (0, 1))
    move_value(table, 1, -10)
    assert (table.value[1], table.stack) == (10, (0, 1))  # it did not move
    move_value(table, 0, 500)
    assert table.value[0] == 140
    longer = GAME.new(2, 1, {"world": "296"}, data="[reconstructed]\nshare_most = 200\n")
    assert isinstance(longer, WorldsTable)
    arrange(longer, {"phase": "round", "side": [{"president": 0, "value": 20}]})
    move_value(longer, 0, 500)
    assert longer.value[0] == 200


# ---- scores -------------------------------------------------------------------------------------------------


def test_bonus_by_rank() -> None:  # C-59, C-60: M9-SCORE3, M9-SCORE5
    assert rank_bonus([43, 38, 38], (5, 3, 2, 1, 0)) == [5, 3, 3]
    assert rank_bonus([9, 5, 5, 1], (4, 2, 1, 0)) == [4, 2, 2, 0]
    assert rank_bonus([0, 0, 0, 0, 0], (5, 3, 2, 1, 0)) == [3] * 5
    assert rank_bonus([7, 8], (3, 0)) == [0, 3]


def test_players_score_by_units_of_their_companies() -> None:  # M9-SCORE3, M9-SCORE4, C97
    table = fresh(396, 2)
    side = [
        {"president": 0, "vp": {"factories": 40}, "privileges": ["II-9"]},
        {"president": 0, "vp": {"factories": 38}},
        {},
        {"president": 1, "vp": {"factories": 38}},
    ]
    seat = [{"units": {"green": 3, "white": 2}}, {"units": {"green": 2, "blue": 4}}]
    arrange(table, {"phase": "round", "share_rounds": 1, "side": side, "seat": seat})
    assert table.scores == [3 * 48 + 2 * 41, 2 * 48 + 4 * 41]
    assert sheet(table, 0) == [
        ("shares", {"company": "green", "number": 3, "value": 48}, 144),
        ("shares", {"company": "white", "number": 2, "value": 41}, 82),
    ]


def test_players_score_by_single_shares() -> None:  # M9-SCORE5, M9-SCORE6, C44
    table = fresh(369, 3)
    side = [
        {"vp": {"factories": 20}, "own_units": 5, "bank": 1},
        {"vp": {"factories": 10}, "own_units": 8},
        {"vp": {"factories": 5}, "own_units": 7},
    ]
    seat: list[dict[str, object]] = [{"units": {"2": 1}}, {"units": {"0": 2}}, {}]
    arrange(table, {"phase": "turns", "order": [0, 1, 2], "side": side, "seat": seat})
    assert table.scores == [5 * 23 + 5, 8 * 11 + 2 * 23, 7 * 5]


def test_with_shares_ties_are_shared() -> None:  # M9-TIE1
    table = fresh(369, 2)
    side = [{"money": 500}, {"money": 0}]
    arrange(table, {"phase": "turns", "order": [0, 1], "side": side})
    assert table.ranking == [[0, 1]]
    assert all("M9-TIE1" in plan_of(number, 2, "first").rules for number in WORLDS if "9" in str(number))


def test_cash_is_secret_until_the_end() -> None:  # G39
    table = fresh(926, 2)
    assert [seat["purse"] for seat in table.view(0)["seat"]] == [300, None]
    assert table.view(None)["scores"] == [0, 0]
    assert table.scores == [300, 300]
    assert all(side["money"] is not None for side in table.view(1)["side"])
    while not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[-1])
    assert [seat["purse"] for seat in table.view(0)["seat"]] == [300, 300]
    assert table.view(0)["scores"] == [300, 300]
    assert [side["money"] is not None for side in fresh(269, 2).view(0)["side"]] == [True, True]


# ---- from zero ------------------------------------------------------------------------------------------------


def walked(world: int, decisions: int) -> WorldsTable:
    """A table with companies in the middle of a game."""
    table = fresh(world, 3, world)
    dice = Dice(world, "walk")
    for _ in range(decisions):
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    return table


@pytest.mark.parametrize("world", [296, 492, 912, 931, 942])
def test_a_company_that_is_dissolved_lies_as_at_the_start(world: int) -> None:  # M4-8b, C75
    table = walked(world, 60)
    start = fresh(world, 3)
    assert table.founded
    company = table.founded[0]
    dissolve(table, company)
    check(table)
    assert (table.president[company], table.hq[company], table.value[company]) == (NOBODY, NOWHERE, 0)
    for field in ("residents", "settlements", "money", "bank", "own_units", "owned", "income", "trolley", "cards"):
        assert getattr(table, field)[company] == getattr(start, field)[company], field
    assert company not in table.order + table.waiting + table.founded + table.stack
    end_round(table)


def test_the_rules_of_module_9_are_in_force_somewhere() -> None:
    rules = {rule for number in WORLDS for rule in plan_of(number, 3, "first").rules}
    text = (
        "S1 S2 S3 S4 S5 R1 R2 R3 A0 A1 A2 A2a A3 A3a A3b A4 A4a A4b A5 A5a F1 F2 F3 F4 F5 1a 1b 1c 1d H1 H2 H3 "
        "4a 4b 4c 4d 4e B1 B2 END1 SCORE1 SCORE2 SCORE3 SCORE4 SCORE5 SCORE6 TIE1"
    )
    assert {f"M9-{part}" for part in text.split()} <= rules
