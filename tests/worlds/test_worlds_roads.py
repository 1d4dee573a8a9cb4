"""Roads where a case would be too long."""

from __future__ import annotations

from itertools import combinations_with_replacement

from neuland.games.worlds.modules.roads.building import road_cost
from neuland.games.worlds.tiles import NUMBER, TERRAINS
from worlds.laying import lay

COST = {"meadow": 1, "field": 1, "forest": 2, "desert": 2, "city": 3, "mountain": 3}


def test_what_roads_cost() -> None:
    """D-10: M6-2a: for all 21 pairs of terrains the dearer one."""
    pairs = list(combinations_with_replacement(TERRAINS[:6], 2))
    for one, two in pairs:
        table = lay(628, tiles={f"{one}-2": [1, 0], f"{two}-3": [2, 0]}, phase="3D", turn=0)
        assert road_cost(table, 0, NUMBER[f"{one}-2"], 0) == max(COST[one], COST[two]), (one, two)
    assert len(pairs) == 21
