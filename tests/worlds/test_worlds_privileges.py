"""Module 3: the deck and its knowledge, the opening bid, the plans that it makes."""

from __future__ import annotations

from collections import Counter

import pytest

from neuland.core.decision import action_text
from neuland.core.rng import Dice
from neuland.games.worlds import GAME, cards
from neuland.games.worlds.modules.privileges.factories import enough_factories
from neuland.games.worlds.plan import CITIES_ENTERED, FOR_OWNERS
from neuland.games.worlds.state import NOBODY, NOT_YET, WorldsTable
from neuland.games.worlds.tiles import NOWHERE
from neuland.games.worlds.worlds import WORLDS, make_plan, plan_of
from neuland.kit.rows import changed


def fresh(world: int, seats: int, seed: int = 1, **options: str) -> WorldsTable:
    table = GAME.new(seats, seed, {"world": str(world), **options})
    assert isinstance(table, WorldsTable)
    return table


def options_of(table: WorldsTable, seat: int) -> list[str]:
    return [action_text(option) for option in table.decision(seat).options]


# ---- the deck -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "size", "shown"), [(2, 9, 3), (3, 14, 3), (4, 18, 4)])
def test_the_deck_of_123(seats: int, size: int, shown: int) -> None:  # C-02, C-26, D-15: M3-S1, M3-S1a, M3-S2
    table = fresh(123, seats)
    assert len(table.deck) + len(table.row) == size
    assert (len(table.row), table.row_price) == (shown, (20,) * shown)
    backs = [cards.BACK[kind] for kind in [*table.row, *table.deck[::-1]]]
    assert backs == sorted(backs)
    copies = Counter([*table.row, *table.deck, *table.removed])
    assert copies == dict.fromkeys(table.plan.kinds, 1 if seats == 2 else 2)
    assert len(table.removed) == (4 if seats == 3 else 0)


@pytest.mark.parametrize(
    ("world", "seats", "shown"),
    [(362, 2, 2), (362, 3, 3), (362, 4, 4), (932, 2, 5), (923, 2, 5), (913, 3, 5), (763, 2, 3)],
)
def test_how_many_are_shown(world: int, seats: int, shown: int) -> None:  # M3-S2, C63
    assert len(fresh(world, seats).row) == shown


def redealt(table: WorldsTable, seat: int, seed: int) -> WorldsTable:
    dealt = table.redeal(seat, seed)
    assert isinstance(dealt, WorldsTable)
    return dealt


def test_a_redealt_deck_keeps_what_is_known() -> None:  # M3-S1, M3-S1a
    table = fresh(123, 3)
    decks = set()
    for seed in range(60):
        dealt = redealt(table, 0, seed)
        assert dealt.view(0) == table.view(0)
        assert len(set(dealt.removed)) == len(dealt.removed) == 4
        assert Counter(dealt.deck + dealt.removed) == Counter(table.deck + table.removed)
        assert [cards.BACK[kind] for kind in dealt.deck] == [cards.BACK[kind] for kind in table.deck]
        decks.add((tuple(dealt.deck), tuple(dealt.removed)))
    assert len(decks) > 50


# ---- the opening bid --------------------------------------------------------------------------------------


def test_bids_are_sealed_until_all_are_made() -> None:  # M3-1a, G39
    table = fresh(362, 3)
    assert [ask.prompt for ask in table.decisions] == ["bid-order"] * 3
    assert options_of(table, 0) == [f"bid {number}" for number in range(91)]
    table.apply(1, "bid 40")
    assert [seat["bid"] for seat in table.view(0)["seat"]] == [None, None, None]
    assert table.view(1)["seat"][1]["bid"] == 40
    assert [seat["has_bid"] for seat in table.view(None)["seat"]] == [False, True, False]
    assert len({redealt(table, 0, seed).bids[1] for seed in range(20)}) > 5
    assert all(redealt(table, 1, seed).bids[1] == 40 for seed in range(5))
    assert table.view(0)["side"][1]["money"] is None
    table.apply(2, "bid 0")
    table.apply(0, "bid 7")
    assert [seat["bid"] for seat in table.view(0)["seat"]] == [7, 40, 0]
    assert table.money == [83, 50, 90]
    assert redealt(table, 0, 5).bids == (7, 40, 0)
    assert table.reveals[-1] == 2


def test_the_outcome_does_not_depend_on_the_order_of_bids() -> None:  # M3-1a
    one, two = fresh(362, 3), fresh(362, 3)
    for seat in (0, 1, 2):
        one.apply(seat, f"bid {30 - seat // 2 * 10}")
    for seat in (2, 1, 0):
        two.apply(seat, f"bid {30 - seat // 2 * 10}")
    assert one == two


def test_the_highest_bidder_chooses_place_and_capital() -> None:  # C-27: M3-1a, M3-1e, W6
    lost = set()
    for seed in range(8):
        table = fresh(632, 3, seed)
        for seat, bid in enumerate((10, 30, 10)):
            table.apply(seat, f"bid {bid}")
        assert options_of(table, 1) == ["seat 1", "seat 2", "seat 3"]
        table.apply(1, "seat 2")
        assert table.decision(1).prompt == "capital"
        table.apply(1, "capital city-3")
        winner = table.decisions[0].seat
        loser = 2 - winner
        assert table.money == [82 if seat == loser else 80 if seat == winner else 60 for seat in range(3)]
        assert options_of(table, winner) == ["seat 1", "seat 3"]
        table.apply(winner, "seat 3")
        assert "capital city-3" not in options_of(table, winner)
        table.apply(winner, "capital city-1")
        table.apply(loser, "capital city-2")  # one place is left
        assert table.order == (loser, 1, winner)
        assert table.start == loser
        lost.add(loser)
    assert lost == {0, 2}


def test_three_that_tie_draw_twice() -> None:  # M3-1e
    table = fresh(362, 3)
    for seat in range(3):
        table.apply(seat, "bid 0")
    first = table.decisions[0].seat
    assert sorted(table.money) == [90, 92, 92]
    table.apply(first, "seat 1")
    second = table.decisions[0].seat
    third = 3 - first - second
    assert (table.money[second], table.money[third]) == (92, 94)


def test_on_a_common_start_the_bid_is_for_places_alone() -> None:  # C49
    table = fresh(362, 2)
    table.apply(0, "bid 5")
    table.apply(1, "bid 6")
    table.apply(1, "seat 2")
    assert table.order == (0, 1)
    assert table.hq == (0, 0)
    assert table.phase == "auction"


def test_with_companies_the_bid_is_for_the_first_share_round() -> None:  # M3-1f, C64
    table = fresh(391, 3)
    assert options_of(table, 0)[-1] == "bid 200"
    for seat, bid in enumerate((50, 20, 10)):
        table.apply(seat, f"bid {bid}")
    table.apply(0, "seat 2")
    table.apply(1, "seat 3")
    assert table.purse == (150, 180, 190)
    assert (table.seating, table.start) == ((2, 0, 1), 2)
    assert table.order == ()  # of companies, and none is founded yet


@pytest.mark.parametrize(("world", "bids"), [(362, True), (632, True), (739, False), (937, False), (391, True)])
def test_who_bids_for_the_order(world: int, bids: bool) -> None:  # G26: M3-1a, M3-1c
    table = fresh(world, 2)
    assert (table.phase == "bid") == bids
    assert ("M3-1c" in table.plan.rules) == (not bids)


# ---- auctions ---------------------------------------------------------------------------------------------


def test_the_first_auction_takes_the_first_row() -> None:  # M3-2, M3-2a
    table = fresh(362, 4)
    for seat in range(4):
        table.apply(seat, f"bid {seat}")
    for seat in (3, 2, 1):
        table.apply(seat, f"seat {4 - seat}")
    assert table.order == (3, 2, 1, 0)
    assert (len(table.row), table.row_price) == (4, (20,) * 4)
    for seat in (3, 0, 1, 2):  # as they sit, from the first one on
        table.apply(seat, "pass")
    assert (table.lot, table.bidders[0], table.leader, table.bid) == (1, 3, NOBODY, NOT_YET)
    table.apply(3, "bid 20")
    board = table.view(0)["boards"]
    assert (board["lot"], board["bid"], board["leader"], board["bidders"]) == (1, 20, 3, [0, 1, 2, 3])
    assert options_of(table, 0)[:2] == ["pass", "bid 21"]


def test_the_owner_of_a_kind_is_not_asked() -> None:  # M3-2c
    table = fresh(362, 2)
    kind = table.row[0]
    table.apply(0, "bid 1")
    table.owned = changed(table.owned, 1, table.owned[1] | (1 << kind))
    table.apply(1, "bid 0")
    table.apply(0, "seat 1")
    assert table.bidders == (0,)
    table.apply(0, "bid 20")
    assert table.lot == 0
    assert table.owned[0] == 1 << kind


# ---- plans ------------------------------------------------------------------------------------------------


def test_the_end_falls_to_what_there_is_room_for() -> None:  # M3-END1, M5-END2, C77
    table = fresh(367, 2)
    table.places = table.places[:4] + [NOWHERE] * 6 + table.places[10:]  # four cities are known: twelve factories
    table.factories = (3, 3, 3, 2, *table.factories[4:])
    table.plan = make_plan(367, 2, "first")
    table.plan.explored_out = nothing_is_hidden
    assert not enough_factories(table)
    table.factories = changed(table.factories, 3, 3)
    assert enough_factories(table)
    table.plan.explored_out = plan_of(367, 2, "first").explored_out
    assert not enough_factories(table)


def nothing_is_hidden(table: WorldsTable) -> bool:
    return True


def test_settlements_by_trolley_in_worlds_without_residents() -> None:  # M3-E1, C102
    assert plan_of(312, 2, "first").drive_settles & CITIES_ENTERED
    assert "M3-E1" in plan_of(132, 2, "first").rules
    only_owners = [n for n in WORLDS if plan_of(n, 4, "first").drive_settles == FOR_OWNERS]
    assert set(only_owners) >= {193, 213, 913}
    assert all(n % 10 == 3 and not plan_of(n, 4, "first").residents for n in only_owners)


def test_the_rules_of_module_3_are_in_force_somewhere() -> None:
    rules = {rule for number in WORLDS for rule in plan_of(number, 3, "first").rules}
    text = "S1 S1a S2 S3 S4 1a 1b 1c 1d 1e 1f 1g 2 2a 2b 2c C C1 C2 C3 E1 F F1 F2 F3 F4 H1 H2 END1 SCORE1 TIE1 P1 P2"
    assert {f"M3-{part}" for part in text.split()} | set(cards.RULE) <= rules


def test_random_play_uses_privileges_and_factories() -> None:
    """Cards are bought and dropped, factories are built, taxes are paid: in some of many games, since it is rare that
    somebody drops a card."""
    wanted = {"takes-privilege", "drops-privilege", "builds-factory", "pays-tax"}
    seen: set[str] = set()
    for seed in range(100):
        table, dice = fresh(362, 3, seed), Dice(seed, "walk")
        table.telling = True
        while not table.over and table.round < 20 and not wanted <= seen:
            decision = table.decisions[0]
            table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
            seen |= {event.id for event in table.events}
    assert wanted <= seen
