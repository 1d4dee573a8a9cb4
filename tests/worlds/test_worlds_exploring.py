"""Explorer tiles, what they may find, and what becomes of who explores."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from neuland import action_text
from neuland.core.rng import Dice
from neuland.games.worlds import GAME
from neuland.games.worlds.modules.exploration import explorers, nothing_to_explore, unknown_around
from neuland.games.worlds.rules.places import put_places
from neuland.games.worlds.state import POINTS, WorldsTable
from neuland.games.worlds.tiles import COUNTS, FIRST, FIRST_WATER, NOWHERE, NUMBER, TERRAIN, TERRAINS, TILES
from neuland.games.worlds.worth import edge, settled_and_way, walked, ways
from neuland.kit import hex
from neuland.kit.rows import changed
from worlds.laying import lay, load, pieces, play


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
        table.rouse(NUMBER["meadow-2"], 1)
        table.settled = changed(table.settled, NUMBER["meadow-2"], table.settled[NUMBER["meadow-2"]] | 1)
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


def found_from(world: int, word: str, direction: str, roll: int) -> WorldsTable:
    """The figure's map, on which an active resident of side 0 explores from a tile."""
    table = table_with(world, FIGURE)
    table.decisions.clear()
    table.todo.clear()
    table.turn = 0
    table.settled = changed(table.settled, NUMBER[word], table.settled[NUMBER[word]] | 1)
    table.rouse(NUMBER[word], 1)
    table.residents[0] -= 1
    load(table, [roll])
    table.plan.answers["resident explore"](table, 0, ("explore", direction), NUMBER[word])
    return table


def test_points_lie_on_what_is_found() -> None:
    """M5-S2, M5-V1, M5-V2: one VP at once; two lie on land, four in a city, of which one is for the first settlement;
    none on water."""
    for roll, word, harvest in ((1, "city-3", 3), (2, "water-2", 0), (4, "meadow-3", 1)):
        table = found_from(567, "meadow-2", "e", roll)
        assert table.knows(NUMBER[word])
        assert table.harvest[NUMBER[word]] == harvest
        assert table.unsettled == (1 << NUMBER[word] if harvest else 0)
        assert table.vp[1] == 1 and table.tokens[0] == 0


def test_income_tokens_for_what_is_found() -> None:
    """C-38: M5-S2, M5-T1: a forest and a city are two tokens, the first settlement on the forest a third."""
    table = lay(
        657,
        dice=[4, 1],
        phase="3D",
        turn=0,
        tiles={"forest-9": [-3, 0], "meadow-9": [-4, 1]},
        side=[
            {"capital": "city-2", "settlements_at": ["forest-9", "meadow-9"], "active": {"city-2": 2, "meadow-9": 1}},
            {"capital": "city-3"},
        ],
    )
    play(table, "0 act city-2", "0 explore sw", "0 act meadow-9", "0 explore se")
    assert table.tokens[0] == 2 and not any(table.vp)
    new = [word for word in table.view(0)["cells"] if table.places[NUMBER[word]] == hex.place(-3, 1)]
    play(table, "0 act city-2", f"0 to {new[0]}")
    assert table.tokens[0] == 3
    assert {TERRAINS[TERRAIN[tile]] for tile in range(TILES) if table.found[TERRAIN[tile]]} == {"forest", "city"}


def test_a_discovered_city_supplies_and_demands() -> None:
    """M1-S1a: it is stocked when it is laid; with plants it only demands (M1-S1b)."""
    for world, stock in ((175, 4), (185, 0)):
        seen = found_from(world, "meadow-2", "e", 1).view(0)["cells"]["city-3"]
        assert seen["stock"] == stock and len(seen["demand"]) == 4


@pytest.mark.parametrize(("world", "garrison"), [(475, ["militia", "barracks"]), (485, ["barracks"])])
def test_a_discovered_city_has_its_garrison(world: int, garrison: list[str]) -> None:
    """M4-S1a; with trading houses only barracks (M4-S1b)."""
    table = found_from(world, "meadow-2", "e", 1)
    assert table.view(0)["cells"]["city-3"]["garrison"] == garrison


@pytest.mark.parametrize(
    ("roll", "word", "settled", "lying", "garrison"),
    [
        (2, "meadow-1", True, 0, []),
        (3, "forest-1", True, 0, []),
        (4, "field-1", True, 1, []),
        (5, "mountain-1", False, 0, ["militia"]),
        (6, "desert-1", False, 0, []),
    ],
)
def test_who_lives_on_discovered_land(roll: int, word: str, settled: bool, lying: int, garrison: list[str]) -> None:
    """M5-T4: 5.II with 4.I; M5-T5: no token for a settlement that was there."""
    table = lay(
        456,
        dice=[roll],
        phase="3D",
        turn=0,
        side=[{"capital": "city-2", "active": {"city-2": 1}}, {"capital": "city-3"}],
    )
    play(table, "0 act city-2", "0 explore se")
    assert pieces(table, 0, word) == (settled, lying)
    assert table.view(0)["cells"][word]["garrison"] == garrison
    assert table.tokens[0] == 1


def test_a_mountain_militia_pays_whoever_beats_it() -> None:
    """M5-T4, C55: it fights like any defender, one off each die; 20 once."""
    table = lay(
        456,
        dice=[6, 1],
        phase="3G",
        turn=0,
        tiles={"mountain-1": [-2, 1]},
        garrison={"mountain-1": ["militia"]},
        side=[{"capital": "city-2", "tired": {"mountain-1": 1}}, {"capital": "city-3"}],
    )
    assert pieces(table, 0, "mountain-1") == (True, 0)
    assert ("militia", 20) in table.ledger[0]


def test_active_residents_march_onto_a_discovery() -> None:
    """M5-T3: 5.II with 3.I: the first becomes the settlement, further ones stay active there; not onto water."""
    table = lay(
        356, dice=[3], phase="3D", turn=0, side=[{"capital": "city-2", "active": {"city-2": 3}}, {"capital": "city-3"}]
    )
    play(table, "0 act city-2", "0 explore se", "0 march city-2", "0 march city-2")
    assert table.settled_by(0, NUMBER["forest-1"])
    assert table.active[NUMBER["forest-1"]] == 1
    assert table.tokens[0] == 2


def driving(world: int, tiles: dict[str, list[int]], **side: Any) -> WorldsTable:
    """A trolley of a world without residents, on a meadow west of city 2."""
    return lay(
        world,
        phase="3E",
        turn=0,
        tiles={"meadow-9": [-3, 0], **tiles},
        side=[{"capital": "city-2", "trolley": "meadow-9", "money": 0, **side}, {"capital": "city-3"}],
    )


def offered(table: WorldsTable) -> list[str]:
    return [action_text(option) for option in table.decision(0).options]


def test_a_trolley_enters_what_it_finds() -> None:
    """M5-E1: one movement point; with none left it explores no more. With 5.II it may settle there (M5-E4)."""
    table = driving(153, {}, level=0)
    load(table, [5, 5])
    play(table, "0 explore w")
    assert table.knows(table.trolley[0]) and table.places[table.trolley[0]] == hex.place(-4, 0)
    assert "settle" in offered(table)
    play(table, "0 settle")
    assert table.settled_by(0, table.trolley[0]) and table.tokens[0] == 2
    play(table, "0 explore se")
    assert any(option.startswith("explore") for option in offered(table))
    play(table, "0 drive meadow-9")
    assert not any(option.startswith(("explore", "drive")) for option in offered(table))


def test_a_trolley_before_water_pays_and_stays() -> None:
    """M5-E2."""
    table = driving(125, {}, level=0)
    load(table, [2])
    play(table, "0 explore w")
    assert table.knows(NUMBER["water-3"]) and table.trolley[0] == NUMBER["meadow-9"]
    assert table.now[POINTS] == 2 * 2


@pytest.mark.parametrize(("money", "entered"), [(0, False), (20, True)])
def test_a_mountain_with_the_last_point(money: int, entered: bool) -> None:
    """M5-E3, C79: the point is spent and the trolley stays, unless one more is bought at once."""
    table = driving(125, {"field-8": [-3, 1], "field-7": [-4, 1], "water-3": [-3, 2]}, money=money)
    play(table, "0 drive field-8", "0 drive field-7")
    load(table, [5])
    play(table, "0 explore se")
    if entered:
        assert offered(table) == ["extra", "none"]
        play(table, "0 extra")
    assert table.knows(NUMBER["mountain-1"])
    assert (table.trolley[0] == NUMBER["mountain-1"]) == entered
    assert table.now[POINTS] == 0


def test_bots_remember_ways_only_as_long_as_the_map_is_the_same() -> None:
    """Tables that part at a discovery, in turns: each is told the ways over its own map, and what it has settled."""
    table = GAME.new(2, 1, {"world": "567"}, quiet=True)
    assert isinstance(table, WorldsTable)
    dice, earlier, maps = Dice(2), table.clone(), set()
    for number in range(120):
        if number % 20 == 0:
            earlier = table.clone()
        for each in (table, earlier):
            maps.add(tuple(each.places))
            home = tuple(each.own_tiles(0))
            assert ways(each, home) == walked(each.steps, home)
            free = [tile for tile in range(FIRST_WATER) if each.knows(tile) and tile not in home]
            assert settled_and_way(each, 0) == (len(home), walked(each.steps, tuple(free + edge(each))))
        decision = table.decisions[0]
        table.play(decision, decision.options[dice.below(len(decision.options))])
    assert len(maps) > 3, "something was discovered"
