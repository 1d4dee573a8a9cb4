"""Scores counted anew from a final full view, by the numbers of the rulebook: a second opinion, for tests alone."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Any, Final

from neuland.core.table import View
from neuland.games.worlds import facts
from neuland.games.worlds.tiles import GOODS, TERRAINS

COLUMNS: Final = TERRAINS[:6]
VP_CARDS: Final = {"I-11": 2, "II-9": 3, "III-6": 5}
EXTRA_CELL: Final = {"city": "III-3", "meadow": "III-2", "forest": "II-10", "field": "I-12"}


def recount(view: View) -> list[int]:
    """The players' scores."""
    world = str(view["world"])
    sides = [side_total(view, world, side) for side in range(len(view["side"]))]
    if "9" not in world:
        return sides
    place = world.index("9")
    if place == 2:
        worth = with_bonus(sides, facts.numbers("shares", f"bonus_{view['seats']}"))
        return [
            sum(
                (view["side"][side]["own_units"] if side == seat else view["seat"][seat]["units"][side]) * worth[side]
                for side in range(len(sides))
            )
            for seat in range(view["seats"])
        ]
    founded = [side for side, seen in enumerate(view["side"]) if seen["value"]]
    if place == 0:
        return [
            seat["purse"] + sum(seat["units"][side] * (view["side"][side]["value"] + sides[side]) for side in founded)
            for seat in view["seat"]
        ]
    worth = with_bonus([sides[side] for side in founded], facts.numbers("shares", "bonus"))
    return [sum(seat["units"][side] * worth[n] for n, side in enumerate(founded)) for seat in view["seat"]]


def with_bonus(points: list[int], bonus: tuple[int, ...]) -> list[int]:
    """By rank, ties sharing their places, rounded up."""
    found = []
    for own in points:
        better, tied = sum(other > own for other in points), points.count(own)
        shared = sum(bonus[better : better + tied])
        found.append(own + (shared + tied - 1) // tied)
    return found


def side_total(view: View, world: str, side: int) -> int:
    """TOP I, the majorities of TOP III, privileges and prizes."""
    seen = view["side"][side]
    total = 0 if world[0] == "9" else FIRST[world[0]](view, world, side)
    if world[2] == "7":
        worth = zip(COLUMNS, facts.numbers("majorities", "vp"), strict=True)
        total += sum(vp for column, vp in worth if leads(view, side, column))
    if world[0] == "9":
        return total
    total += sum(VP_CARDS.get(card, 0) for card in seen["privileges"])
    return total + (seen["vp"]["prizes"] if world[2] == "2" else 0)


def counted(seen: View, column: str) -> int:
    return sum(word.startswith(column) for word in seen["counted"])


def leads(view: View, side: int, column: str) -> bool:
    places = [counted(seen, column) + (EXTRA_CELL.get(column) in seen["privileges"]) for seen in view["side"]]
    return places[side] > 0 and places[side] == max(places)


def own_cells(view: View, side: int) -> list[str]:
    """Cells with a settlement or headquarters of a side."""
    return [
        word for word, cell in view["cells"].items() if cell["pieces"][side]["settlement"] or cell["pieces"][side]["hq"]
    ]


def on_houses(view: View, side: int) -> list[int]:
    cities = [cell for word, cell in view["cells"].items() if word.startswith("city")]
    return [sum(city["housed"][side].get(good, 0) for city in cities) for good in GOODS]


def delivered(view: View, world: str, side: int) -> int:
    if world[1] == "9" and view["options"]["edition"] == "first":
        return 0
    seen = view["side"][side]
    goods = on_houses(view, side) if world[1] == "8" else [seen["delivered"].get(good, 0) for good in GOODS]
    table = facts.numbers("transport", "vp_kind")
    return sum(table[min(number, 5)] for number in goods) + 2 * min(goods)


def cards_marked(view: View, world: str, side: int) -> int:
    if not view["side"][side]["capital"]:
        return 0
    column = 3 if world[1] == "9" else view["seats"] - 2
    bare = world in WITHOUT_RESIDENTS
    if bare:
        target = facts.number("race", "end_cards_without_residents")
    else:
        target = facts.numbers("race", "end_cards_military" if "4" in world else "end_cards")[column]
    step = max(0, min(4, len(view["side"][side]["cards"]) - target + 3))
    return facts.numbers("race", "vp")[step] + (view["side"][side]["after_city"] if bare else 0)


WITHOUT_RESIDENTS: Final = ("213", "215", "217", "219", "231", "251", "291")
"""Worlds of 2.I that are played without residents."""


def factories_built(view: View, world: str, side: int) -> int:
    return int(view["side"][side]["vp"]["factories"])


def cells_held(view: View, world: str, side: int) -> int:
    return sum(5 if word.startswith("city") else 3 for word in own_cells(view, side))


def explored(view: View, world: str, side: int) -> int:
    vp = view["side"][side]["vp"]
    return int(vp["discoveries"] + vp["firsts"] + vp["harvests"])


def roads_built(view: View, world: str, side: int) -> int:
    cells = [counted(view["side"][side], column) for column in COLUMNS]
    worth = sum(number * vp for number, vp in zip(cells, facts.numbers("roads", "vp"), strict=True))
    return worth + 3 * min(cells[:5])


def scorings(view: View, world: str, side: int) -> int:
    vp = view["side"][side]["vp"]
    return int(vp["scorings"] + vp["missed-turns"])


def produced(view: View, world: str, side: int) -> int:
    """Goods in the best sets after the best swaps, found by trying every choice of what is got."""
    seen = view["side"][side]
    houses = [word for word in own_cells(view, side) if word.startswith("city")]
    if "1" in world:
        goods = on_houses(view, side)
        room = sum(goods)
    else:
        goods = [seen["goods"].get(good, 0) for good in GOODS]
        each, capital = (2, 2) if "4" in world else (1, 2)
        room = sum(capital if word == seen["capital"] else each for word in houses) + ("II-6" in seen["privileges"])
    best = 0
    for swaps in range(sum(goods) // 2 + 1):
        for got in combinations_with_replacement(range(5), swaps):
            best = max(best, after_swaps(goods, got, room))
    return best + 2 * len(houses)


def after_swaps(goods: list[int], got: tuple[int, ...], room: int) -> int:
    """So many goods are got; twice as many are given, always of what there is most of."""
    left = goods[:]
    for _ in range(2 * len(got)):
        most = max(range(5), key=lambda good: left[good] + got.count(good))
        if left[most] + got.count(most) == 0:
            return 0
        left[most] -= 1
    left = [number + got.count(good) for good, number in enumerate(left)]
    if min(left) < 0:
        return 0
    table, total = facts.numbers("production", "set_vp"), 0
    while room and any(left):
        size = min(room, sum(number > 0 for number in left))
        kinds = sorted(range(5), key=lambda good: -left[good])[:size]
        left = [number - (good in kinds) for good, number in enumerate(left)]
        total, room = total + table[size], room - size
    return total


FIRST: Final[dict[str, Any]] = {
    "1": delivered,
    "2": cards_marked,
    "3": factories_built,
    "4": cells_held,
    "5": explored,
    "6": roads_built,
    "7": scorings,
    "8": produced,
}
"""What TOP I scores, by its module."""
