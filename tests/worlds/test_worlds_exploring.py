"""Explorer tiles, what they may find, and what becomes of who explores."""

from __future__ import annotations

from collections import Counter

import pytest

from neuland.games.worlds import GAME
from neuland.games.worlds.modules.exploration import explorers, nothing_to_explore, unknown_around
from neuland.games.worlds.rules.places import put_places
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import COUNTS, FIRST, NOWHERE, NUMBER, TERRAIN, TERRAINS, TILES
from neuland.kit import hex


def table_with(world: int, tiles: dict[str, tuple[int, int]], seed: int = 3) -> WorldsTable:
    table = GAME.new(2, seed, {"world": str(world)})
    assert isinstance(table, WorldsTable)
    while table.round == 0:
        table.play(table.decisions[0], table.decisions[0].options[0])
    places = [NOWHERE] * TILES
    for word, (q, r) in tiles.items():
        places[NUMBER[word]] = hex.place(q, r)
    put_places(table, places)
    return table


FIGURE = {
    "city-1": (0, 0),
    "meadow-1": (0, 1),
    "meadow-2": (0, 2),
    "field-1": (-1, 1),
    "water-1": (-1, 2),
    "city-2": (-1, 3),
    "forest-1": (1, 0),
    "field-2": (1, 1),
}


def named(laid: list[int]) -> dict[str, int]:
    return {TERRAINS[terrain]: number for terrain, number in enumerate(laid) if number}


def test_explorer_tiles_of_the_figure() -> None:
    """C-36: M5-X, M5-X1, M5-X2, M5-X3."""
    table = table_with(567, FIGURE)
    assert named(explorers(table, hex.place(1, 2))) == {"city": 1, "water": 2, "meadow": 1, "forest": 1, "field": 1}


def test_beside_a_city_no_city_beside_water_no_water() -> None:
    """M5-X1, M5-X2: the rest goes round once more (M5-X4)."""
    table = table_with(567, FIGURE)
    beside_both = named(explorers(table, hex.place(-2, 3)))
    assert "city" not in beside_both and "water" not in beside_both
    assert beside_both == {"meadow": 2, "forest": 1, "field": 1, "mountain": 1, "desert": 1}


def test_only_deserts_left() -> None:
    """D-28: M5-X3, M5-X4, M5-X7, C76."""
    table = table_with(567, {"city-1": (0, 0), "water-1": (2, 0)})
    far = [hex.place(40 + tile, 40) for tile in range(TILES)]
    places = [
        far[tile] if TERRAINS[TERRAIN[tile]] in ("meadow", "forest", "field", "mountain") else table.places[tile]
        for tile in range(TILES)
    ]
    put_places(table, places)
    assert named(explorers(table, hex.place(1, 0))) == {"desert": 6}
    places = [far[tile] if TERRAINS[TERRAIN[tile]] == "desert" else where for tile, where in enumerate(places)]
    put_places(table, places)
    assert sum(explorers(table, hex.place(1, 0))) == 0
    assert not any(option == ("explore", "e") for option in unknown_around(table, 0))


def test_the_die_finds_by_the_tiles_that_lie() -> None:
    """M5-X5: over many dice every stack is found about as often as it has explorer tiles."""
    found = Counter[str]()
    for seed in range(240):
        table = table_with(567, FIGURE, seed)
        table.active[NUMBER["meadow-2"]] += 1
        table.settled[NUMBER["meadow-2"]] |= 1
        table.residents[0] -= 1
        before = {tile for tile, where in enumerate(table.places) if where != NOWHERE}
        table.decisions.clear()
        table.todo.clear()
        table.turn = 0
        table.plan.answers["resident explore"](table, 0, ("explore", "e"), NUMBER["meadow-2"])
        new = [tile for tile, where in enumerate(table.places) if where != NOWHERE and tile not in before]
        assert len(new) == 1 and table.places[new[0]] == hex.place(1, 2)
        assert new[0] == FIRST[TERRAIN[new[0]]] + sum(tile in before for tile in range(*FIRST[TERRAIN[new[0]] :][:2]))
        found[TERRAINS[TERRAIN[new[0]]]] += 1
        water = TERRAINS[TERRAIN[new[0]]] == "water"
        assert table.tired[NUMBER["meadow-2"]] == water, "M5-D1: to supply unless it found water"
        assert table.vp[1] == 1, "M5-V1"
    assert set(found) == {"city", "water", "meadow", "forest", "field"}
    assert 50 < found["water"] < 110 and all(20 < found[word] < 65 for word in ("city", "meadow", "forest", "field"))


@pytest.mark.parametrize(
    ("world", "rule"),
    [(567, "M5-D1"), (657, "M5-D2"), (256, "M5-D2a"), (456, "M5-D2b"), (254, "M5-D2c"), (675, "M5-D3")],
)
def test_who_explores(world: int, rule: str) -> None:
    from neuland.games.worlds.worlds import plan_of

    assert rule in plan_of(world, 2, "first").rules


def test_everything_found() -> None:
    """C77, M5-END2: with no tile left nothing can be explored."""
    table = table_with(567, {"city-1": (0, 0)})
    assert not nothing_to_explore(table)
    put_places(table, [hex.place(tile % 9, tile // 9) for tile in range(TILES)])
    assert nothing_to_explore(table)
    assert sum(COUNTS) == TILES
