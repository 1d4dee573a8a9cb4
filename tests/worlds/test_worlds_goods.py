"""Transport, race and production where a case cannot show it: set-up, sets, what can be delivered at all."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement

import pytest

from neuland.games.worlds import GAME
from neuland.games.worlds.modules.production import SET_INCOME, SET_VP, best_after_swaps, best_sets, sets_worth
from neuland.games.worlds.modules.race import card_points
from neuland.games.worlds.modules.transport.market import most_from_cities
from neuland.games.worlds.modules.transport.start import stock_city
from neuland.games.worlds.rules.places import put_places
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, DEMAND, NOWHERE, SUPPLY
from neuland.games.worlds.worlds import plan_of
from neuland.kit.rows import changed


def opened(world: int, seats: int = 2, edition: str = "first") -> WorldsTable:
    """A table at its first turn, everybody having taken the first option so far."""
    table = GAME.new(seats, 7, {"world": str(world), "edition": edition})
    assert isinstance(table, WorldsTable)
    while table.round == 0:
        table.play(table.decisions[0], table.decisions[0].options[0])
    return table


def test_cities_are_stocked_and_trolleys_loaded() -> None:
    """C-01, M1-S1, M1-S2, M1-S2a: eight goods of each kind, of which each side has one aboard."""
    table = opened(123, 4)
    aboard = [load - 1 for load in table.cargo if load]
    assert [sum(table.stock[city] for city in range(CITIES) if SUPPLY[city] == good) for good in range(5)] == [
        8 - aboard.count(good) for good in range(5)
    ]
    assert aboard == [SUPPLY[table.hq[side]] for side in range(4)]
    assert table.holds == (1,) * 4 and table.level == (0,) * 4 and tuple(table.trolley) == table.hq
    assert table.settlements == (19,) * 4, "one of 20 marks the capital's card (M2-S3)"


def test_where_plants_make_goods_cities_are_empty() -> None:
    """M1-S1b: cities still demand."""
    table = opened(187)
    assert not any(table.stock) and table.demand == tuple(DEMAND) and not any(table.cargo)


def test_without_residents_the_third_transport_has_no_hold() -> None:
    """M1-S2b, M1-S1c: cities neither supply nor demand."""
    table = opened(231)
    assert table.holds == (0, 0) and not any(table.stock) and not any(table.demand)


def test_a_discovered_city_is_stocked() -> None:
    """M1-S1a."""
    table = opened(175)
    assert table.stock[9] == 0 and table.demand[9] == 0
    stock_city(table, 0, 9)
    assert table.stock[9] == 4 and table.demand[9] == DEMAND[9]


@pytest.mark.parametrize(("cities", "goods"), [(3, 6), (4, 12), (5, 20), (6, 20), (7, 22), (8, 26), (9, 32), (10, 40)])
def test_most_goods_that_can_be_delivered(cities: int, goods: int) -> None:
    """D-27, C77, M5-END2."""
    table = opened(175)
    put_places(table, [tile if tile < cities else NOWHERE for tile in range(61)])
    assert most_from_cities(table) == goods


@pytest.mark.parametrize(("world", "goods"), [(125, 6), (158, 12), (185, 8), (195, 6)])
def test_what_can_be_delivered_at_all(world: int, goods: int) -> None:
    """C77 with three cities on the map: by supply and demand; with 8.III four a city; with 8.II the houses of two sides
    and two headquarters' second goods."""
    table = opened(world)
    put_places(table, [tile if tile < 3 else NOWHERE for tile in range(61)])
    assert table.plan.deliverable(table) == goods


@pytest.mark.parametrize(
    ("world", "numbers"),
    [(286, (9, 8, 7)), (246, (7, 6, 5)), (213, (9, 9, 9)), (298, (6, 6, 6)), (294, (4, 4, 4))],
)
def test_cards_that_end_the_race(world: int, numbers: tuple[int, ...]) -> None:
    """D-07: M2-END1, M2-END2, M2-END3."""
    assert tuple(plan_of(world, seats, "first").end_number for seats in (2, 3, 4)) == numbers


def test_points_for_cards() -> None:
    """D-07: M2-SCORE1, X - 4 to X + 1 cards."""
    table = opened(286)
    found = []
    for cards in range(5, 11):
        table.cards = changed(table.cards, 0, (1 << cards) - 1)
        found.append(card_points(table, 0)[0][2])
    assert found == [22, 22, 26, 32, 40, 50]


def test_sets_of_goods() -> None:
    """D-12: M8-H3, M8-SCORE1; larger sets first, up to the houses' room."""
    assert [sets_worth(SET_INCOME, [1] * size + [0] * (5 - size), 9) for size in range(1, 6)] == [10, 25, 45, 70, 100]
    assert best_sets([3, 2, 2, 1, 0], 6) == [4, 2]
    assert best_sets([3, 2, 2, 1, 0], 99) == [4, 3, 1]
    assert best_sets([0] * 5, 6) == []


@cache
def best_of_all(counts: tuple[int, ...], room: int) -> int:
    """Every swap of two goods for one, one after another."""
    found = sets_worth(SET_VP, list(counts), room)
    for one, two in combinations_with_replacement(range(5), 2):
        for got in range(5):
            left = list(counts)
            left[one] -= 1
            left[two] -= 1
            if min(left) >= 0:
                left[got] += 1
                found = max(found, best_of_all(tuple(left), room))
    return found


def test_swaps_are_found() -> None:
    """C-56, C35: two for one, and nothing better is overlooked: checked against every swap one after another."""
    assert best_after_swaps((0, 1, 2, 3, 3), 6) == 16
    assert best_after_swaps((0, 0, 0, 0, 9), 9) == 15, "nine of a kind become a set of five: 5 + 4 swapped goods"
    for counts in combinations_with_replacement(range(4), 5):
        if sum(counts) <= 5:
            for room in (2, 4, 9):
                assert best_after_swaps(counts, room) == best_of_all(counts, room), (counts, room)


def test_prizes_of_free_cities_add_up() -> None:
    """D-14, M2-Z4: 3 to 10 are 52 together, capitals bring none."""
    from neuland.games.worlds.modules.race import free_city

    table = opened(472)
    for city in range(CITIES):
        free_city(table, 0, city, 0, True)
    assert sum(table.vp) == 52
