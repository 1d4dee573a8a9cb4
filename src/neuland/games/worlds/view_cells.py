"""The tiles on 504's map in views, and in numbers: read column by column, and only where something lies."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from neuland.core.parts import (
    MANY,
    Fields,
    Flag,
    Number,
    Numbers,
    OneOf,
    Part,
    Several,
    Sides,
    Some,
    Text,
    Unsaid,
)
from neuland.games.worlds.plan import COMPANIES
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, GOODS, KINDS, NO_GOOD, NOWHERE, TERRAINS, TILES, WORDS
from neuland.games.worlds.view import GARRISONS
from neuland.games.worlds.view_parts import Side, Signed, counts
from neuland.kit import hex

FARTHEST: Final = 64
"""How far from the centre a tile of a map that grows can lie."""


def on_tile(players: int) -> dict[str, Part]:
    """What there is on every tile."""
    pieces = Fields({"settlement": Flag(), "hq": Flag(), "active": Number(MANY), "tired": Number(MANY)})
    return {
        "q": Signed(FARTHEST),
        "r": Signed(FARTHEST),
        "terrain": Unsaid(OneOf(TERRAINS)),  # the tile's word says it
        "garrison": Several([word for _, word in GARRISONS]),
        "loose": counts(),
        "plant": OneOf(GOODS),
        "plant_of": Side(players),
        "plant_full": Flag(),
        "harvest": Number(MANY),
        "unsettled": Flag(),
        "pieces": Sides(COMPANIES, pieces, players),
    }


def in_city(players: int) -> dict[str, Part]:
    """What there is in cities besides."""
    return {
        "supply": Unsaid(Text()),  # printed on the city
        "stock": Number(MANY),
        "demand": Several(GOODS),
        "factories": Factories(COMPANIES + 1, Number(MANY), players),
        "housed": Sides(COMPANIES, counts(), players),
    }


class Factories(Sides):
    """Factories in a city by side, and at the end those without an owner."""

    __slots__ = ()

    def write(self, value: Any, numbers: Numbers, at: int, viewer: int) -> None:
        super().write(value[:-1], numbers, at, viewer)
        numbers[at + COMPANIES] = value[-1]


class Cells(Some):
    """The tiles on the map, and what stands on them. All but the residents seldom changes: it is kept for each viewer,
    and read again when something of it is replaced (`core.fields.Seldom`)."""

    __slots__ = ("at", "kept", "players")

    def __init__(self, players: int) -> None:
        land, city = Fields(on_tile(players)), Fields({**on_tile(players), **in_city(players)})
        super().__init__({word: city if tile < CITIES else land for tile, word in enumerate(WORDS)})
        self.players = players
        self.at: dict[str, int] = dict(zip(city.keys, city.starts, strict=True))
        """Where each piece begins within a cell."""
        self.kept: dict[int, tuple[tuple[Any, ...], Numbers]] = {}

    def take(self, table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        ground = self._ground(table, viewer)
        numbers[at : at + len(ground)] = ground
        active = at + self.at["pieces"] + 2
        for side in range(table.plan.sides):
            column, row = active + 4 * self._row(side, viewer), slice(side * TILES, (side + 1) * TILES)
            self._amounts(table.active[row], numbers, column)
            self._amounts(table.tired[row], numbers, column + 1)

    def _amounts(self, values: Sequence[int], numbers: Numbers, column: int) -> None:
        """Numbers by tile."""
        if any(values):
            starts = self.starts
            for tile, value in enumerate(values):
                if value:
                    numbers[starts[tile] + column] = value

    def _row(self, side: int, viewer: int) -> int:
        """Players are counted from the viewer on; companies stand in their order."""
        return (side - viewer) % self.players if self.players else side

    def _ground(self, table: WorldsTable, viewer: int) -> Numbers:
        """What seldom changes."""
        by = (
            table.places,
            table.garrison,
            table.loose,
            table.plant,
            table.plant_of,
            table.plant_full,
            table.harvest,
            table.unsettled,
            table.settled,
            table.hq,
            table.stock,
            table.demand,
            table.factories,
            table.housed,
        )
        kept = self.kept.get(viewer)
        if kept is not None and kept[0] == by:
            return kept[1]
        ground = array("f", [0.0]) * len(self.features)
        known = [tile for tile, where in enumerate(table.places) if where != NOWHERE]
        self._land(table, known, ground, viewer)
        self._settlements(table, ground, viewer)
        self._cities(table, [city for city in range(CITIES) if table.places[city] != NOWHERE], ground, viewer)
        self.kept[viewer] = (by, ground)
        return ground

    def _land(self, table: WorldsTable, known: list[int], ground: Numbers, viewer: int) -> None:
        """Where the tiles lie, garrisons, goods, plants and VP."""
        at, starts = self.at, self.starts
        garrisons, goods, plants = any(table.garrison), any(table.loose), max(table.plant) != NO_GOOD
        points = any(table.harvest) or table.unsettled
        for tile in known:
            start = starts[tile]
            ground[start + at["q"]] = hex.column(table.places[tile])
            ground[start + at["r"]] = hex.row(table.places[tile])
            if garrisons:
                for number, (bit, _) in enumerate(GARRISONS):
                    if table.garrison[tile] & bit:
                        ground[start + at["garrison"] + number] = 1
            if goods:
                for good, number in enumerate(table.loose[tile * KINDS : tile * KINDS + KINDS]):
                    ground[start + at["loose"] + good] = number
            if plants and table.plant[tile] != NO_GOOD:
                ground[start + at["plant"] + table.plant[tile]] = 1
                if table.plant_of[tile] >= 0:
                    ground[start + at["plant_of"] + self._row(table.plant_of[tile], viewer)] = 1
                ground[start + at["plant_full"]] = table.plant_full >> tile & 1
            if points:
                ground[start + at["harvest"]] = table.harvest[tile]
                ground[start + at["unsettled"]] = table.unsettled >> tile & 1

    def _settlements(self, table: WorldsTable, ground: Numbers, viewer: int) -> None:
        pieces, starts = self.at["pieces"], self.starts
        for tile, sides in enumerate(table.settled):
            if sides:
                for side in range(table.plan.sides):
                    if sides >> side & 1 and table.hq[side] != tile:
                        ground[starts[tile] + pieces + 4 * self._row(side, viewer)] = 1
        for side, tile in enumerate(table.hq):
            if tile != NOWHERE:
                ground[starts[tile] + pieces + 4 * self._row(side, viewer) + 1] = 1

    def _cities(self, table: WorldsTable, known: list[int], ground: Numbers, viewer: int) -> None:
        """Stock, demand, factories and trading houses."""
        at, sides = self.at, table.plan.sides
        goods, factories, houses = any(table.stock) or any(table.demand), any(table.factories), any(table.housed)
        for city in known:
            start = self.starts[city]
            if goods:
                ground[start + at["stock"]] = table.stock[city]
                for good in range(KINDS):
                    ground[start + at["demand"] + good] = table.demand[city] >> good & 1
            if factories:
                for side in range(sides):
                    row = self._row(side, viewer)
                    ground[start + at["factories"] + row] = table.factories[side * CITIES + city]
                ground[start + at["factories"] + COMPANIES] = table.factories[sides * CITIES + city]
            if houses:
                for side in range(sides):
                    row = start + at["housed"] + KINDS * self._row(side, viewer)
                    for good, number in enumerate(table.house_goods(side, city)):
                        ground[row + good] = number
