"""Maps are laid as the rules say, and capitals chosen from them."""

from __future__ import annotations

from itertools import combinations

import pytest

from neuland import action_text
from neuland.games.worlds import GAME
from neuland.games.worlds.facts import reconstructed
from neuland.games.worlds.rules.capitals import free_capitals, place_hq
from neuland.games.worlds.rules.deal import blank, water_is_legal
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import COUNTS, MAPS, NOWHERE, TILES, WORDS
from neuland.games.worlds.worlds import WORLDS, plan_of
from neuland.kit import hex
from neuland.kit.rows import changed


def fresh(world: int, seats: int, seed: int = 1, **options: str) -> WorldsTable:
    table = GAME.new(seats, seed, {"world": str(world), **options})
    assert isinstance(table, WorldsTable)
    return table


@pytest.mark.parametrize("world", [478, 123, 286])
def test_every_tile_is_used(world: int) -> None:  # D-04: G30
    table = fresh(world, 3)
    assert NOWHERE not in table.places
    assert len(set(table.places)) == TILES == sum(COUNTS)


@pytest.mark.parametrize("world", [286, 472, 123])
def test_land_is_shuffled_and_cities_lie_still(world: int) -> None:
    """G30: fixed tiles by the map, the others in any order, numbered as they lie from the top."""
    maps = [fresh(world, 3, seed) for seed in range(8)]
    assert len({tuple(table.places[:10]) for table in maps}) == 1
    assert len({tuple(table.places[10:50]) for table in maps}) == 8
    for table in maps:
        meadows = [(hex.row(where), hex.column(where)) for where in table.places[10:20]]
        assert meadows == sorted(meadows)


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


@pytest.mark.parametrize(
    ("world", "residents", "settlements"),
    [
        (287, (30, 25, 20), (30, 25, 20)),
        (762, (29, 24, 19), (30, 25, 20)),
        (296, (14, 14, 14), (15, 15, 15)),
        (123, (0, 0, 0), (20, 20, 20)),
        (913, (0, 0, 0), (15, 15, 15)),
    ],
)
def test_pieces_of_a_side(world: int, residents: tuple[int, ...], settlements: tuple[int, ...]) -> None:
    """G37, M1-S4; in round-based worlds one resident marks the order (G38)."""
    for seats in (2, 3, 4):
        table = blank(fresh(world, seats).origin, plan_of(world, seats, "first"))
        assert table.residents == [residents[seats - 2]] * table.plan.sides
        assert table.settlements == (settlements[seats - 2],) * table.plan.sides


def test_the_first_order_of_majorities_is_drawn() -> None:
    """M7-1a, W6: any order comes up, not only clockwise ones; different capitals are chosen in reverse of it."""
    orders = set()
    for seed in range(40):
        table = fresh(746, 3, seed)
        orders.add(tuple(table.order))
        chosen = []
        while table.round == 0:
            seat = table.decisions[0].seat
            chosen.append(seat)
            table.apply(seat, table.decisions[0].options[0])
        assert chosen == list(table.order[::-1][: len(chosen)]), "the last choice may be the only one left"
    assert len(orders) == 6


def test_scoring_cards() -> None:
    """C-45: M7-S2: two rounds without cards, then sixteen for four players, in each of three rows one scoring."""
    table = fresh(786, 4)
    assert 2 + sum(table.plan.known.scoring_cards[2]) == 18
    assert [sum(table.covers[:4]), sum(table.covers[4:10]), sum(table.covers[10:])] == [1, 1, 1]
    assert len(table.covers) == 16


def test_everybody_finds_a_capital() -> None:
    """13.5: G19, G21, G22, G23, G24: whatever the others choose, a city is left; also for five companies."""
    signatures = {}
    for world in WORLDS:
        plan = plan_of(world, 4, "first")
        if plan.map < 4:
            signatures[plan.map, plan.companies, plan.different_goods, plan.barred_capitals, plan.rim_capitals] = world
    for world in signatures.values():
        for seats in (2, 3, 4):
            table = fresh(world, seats)
            table.hq = (NOWHERE,) * table.plan.sides
            leaves_a_choice(table, 0, set())
    assert len(signatures) >= 8


def leaves_a_choice(table: WorldsTable, side: int, seen: set[frozenset[int]]) -> None:
    if side == len(table.hq) or frozenset(table.hq) in seen:
        return
    seen.add(frozenset(table.hq))
    free = free_capitals(table)
    assert free, (table.plan.number, table.seats, table.hq)
    for city in free:
        table.hq = changed(table.hq, side, city)
        leaves_a_choice(table, side + 1, seen)
        table.hq = changed(table.hq, side, NOWHERE)
