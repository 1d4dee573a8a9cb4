"""Maps are laid as the rules say, and capitals chosen from them."""

from __future__ import annotations

from itertools import combinations

import pytest

from neuland import action_text
from neuland.games.worlds import GAME
from neuland.games.worlds.facts import reconstructed
from neuland.games.worlds.rules.capitals import free_capitals, place_hq
from neuland.games.worlds.rules.deal import water_is_legal
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import COUNTS, MAPS, NOWHERE, TILES, WORDS
from neuland.kit import hex


def fresh(world: int, seats: int, seed: int = 1, **options: str) -> WorldsTable:
    table = GAME.new(seats, seed, {"world": str(world), **options})
    assert isinstance(table, WorldsTable)
    return table


@pytest.mark.parametrize("world", [478, 123, 286])
def test_every_tile_is_used(world: int) -> None:  # D-04: G30
    table = fresh(world, 3)
    assert NOWHERE not in table.places
    assert len(set(table.places)) == TILES == sum(COUNTS)


@pytest.mark.parametrize(
    ("world", "seats", "known"), [(256, 2, 5), (256, 3, 7), (256, 4, 11), (562, 4, 1), (951, 2, 11)]
)
def test_maps_that_grow_begin_small(world: int, seats: int, known: int) -> None:  # G34, G35, G21
    assert TILES - fresh(world, seats).places.count(NOWHERE) == known


def test_forbidden_places_for_spare_water() -> None:  # D-17: G31, G32, G33
    def illegal(name: str) -> int:
        return sum(not water_is_legal(MAPS[name], list(pair)) for pair in combinations(MAPS[name].free, 2))

    assert (illegal("2"), illegal("3"), illegal("5")) == (0, 10, 12)


def test_neighbours_are_mutual() -> None:
    table = fresh(286, 4)
    for tile in range(TILES):
        for direction, other in enumerate(table.near[tile]):
            if other != NOWHERE:
                assert table.near[other][(direction + 3) % 6] == tile
                assert table.edge(tile, direction) == table.edge(other, (direction + 3) % 6)
                assert hex.distance(table.places[tile], table.places[other]) == 1


def all_capitals(world: int, seats: int) -> set[frozenset[int]]:
    """Every set of capitals that can be chosen, by the cities' numbers."""
    found: set[frozenset[int]] = set()

    def choose(table: WorldsTable, side: int) -> None:
        if side == seats:
            found.add(frozenset(city + 1 for city in table.hq))
            return
        free = free_capitals(table)
        assert free, "a side is left without a capital"
        for city in free:
            further = table.clone()
            place_hq(further, side, city)
            choose(further, side + 1)

    table = fresh(world, seats)
    choose(table, 0)
    return found


def test_capitals_of_map_2() -> None:  # D-05, D-06: G22, G24, G19
    assert all_capitals(472, 2) == {frozenset(pair) for pair in ((5, 10), (8, 6), (9, 7))}
    assert all_capitals(472, 3) == {frozenset((5, 9, 6)), frozenset((8, 10, 7))}
    assert all_capitals(142, 2) == {frozenset((8, 6)), frozenset((9, 7))}
    assert all_capitals(142, 4) == {frozenset((6, 7, 8, 9))}


def test_capitals_supply_different_goods() -> None:  # C-17: G19, W6
    table = fresh(123, 4)
    last_first = table.order[::-1]
    for side, city in zip(last_first, ("city-7", "city-3", "city-10"), strict=False):
        table.apply(side, f"capital {city}")
    offered = {action_text(option) for option in table.decisions[0].options}
    assert table.decisions[0].seat == last_first[3]
    assert offered == {f"capital city-{number}" for number in (1, 4, 6, 9)}


def test_players_do_not_take_the_centre_of_map_1() -> None:  # G21
    assert free_capitals(fresh(256, 4)) == [1, 2, 3, 4]


def test_the_common_start_is_city_1() -> None:  # W4
    assert {WORDS[city] for city in fresh(286, 4).hq} == {"city-1"}


def test_an_owner_corrects_what_is_reconstructed() -> None:
    assert reconstructed().price_track[:4] == (10, 10, 10, 20)
    assert reconstructed("[reconstructed]\nprice_tens = 2\n").price_track[:3] == (10, 10, 20)
    table = GAME.new(2, data="[reconstructed]\nshare_most = 200\n")
    assert table.plan.known.share_most == 200  # type: ignore[attr-defined]
