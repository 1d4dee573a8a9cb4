"""The tiles on 504's map in views, and in numbers: read column by column, and only where something lies."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from typing import Any, Final

from neuland.core.groups import Fields, Sides, Some
from neuland.core.parts import MANY, Flag, Leaf, Number, Numbers, OneOf, Part, Several, Text, Unsaid
from neuland.games.worlds.plan import COMPANIES
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.tiles import CITIES, GOODS, KINDS, NO_GOOD, NOWHERE, TERRAINS, TILES, WORDS
from neuland.games.worlds.view import GARRISONS
from neuland.games.worlds.view_parts import Side, Signed, counts
from neuland.kit import hex
from neuland.kit.rows import bits

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
    """The tiles on the map, and what stands on them: read column by column, and again only on tiles where something of
    a column has changed."""

    __slots__ = ("columns", "players", "within")

    def __init__(self, players: int) -> None:
        land, city = Fields(on_tile(players)), Fields({**on_tile(players), **in_city(players)})
        super().__init__({word: city if tile < CITIES else land for tile, word in enumerate(WORDS)})
        self.players = players
        self.within: dict[str, int] = {**dict(zip(city.keys, city.starts, strict=True)), "end": len(city.features)}
        """Where each piece begins within a cell."""
        self.columns: list[Column] = [Land(self), Settlements(self), Residents(self), Cities(self)]

    def take(self, table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for column in self.columns:
            column.take(table, it, numbers, at, viewer)

    def leaves(self, it: int, at: int, viewer: int) -> list[Leaf]:
        return [(column, it, at) for column in self.columns]


class Column(Part):
    """Some of what there is on every tile."""

    __slots__ = ("empty", "end", "players", "start", "starts", "within")

    def __init__(self, cells: Cells, begins: str, ends: str) -> None:
        """It takes the places within a cell from one piece up to another."""
        super().__init__([])
        self.starts: list[int] = cells.starts
        self.within: dict[str, int] = cells.within
        self.players: int = cells.players
        self.start: int = cells.within[begins]
        self.end: int = cells.within[ends]
        self.empty: Numbers = array("f", [0.0]) * (self.end - self.start)

    def row(self, side: int, viewer: int) -> int:
        """Players are counted from the viewer on; companies stand in their order."""
        return (side - viewer) % self.players if self.players else side

    def clear(self, numbers: Numbers, cell: int) -> None:
        """Nothing is left of it on the tile whose numbers begin there."""
        numbers[cell + self.start : cell + self.end] = self.empty


def differing(old: Sequence[int], new: Sequence[int]) -> list[int]:
    """The places at which two rows are different."""
    return [place for place, value in enumerate(new) if value != old[place]]


class Land(Column):
    """Where the tiles lie, garrisons, goods, plants and VP."""

    __slots__ = ()

    def __init__(self, cells: Cells) -> None:
        super().__init__(cells, "q", "pieces")
        self.by("places", "garrison", "loose", "plant", "plant_of", "plant_full", "harvest", "unsettled")

    def take(self, table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for tile in range(TILES):
            self.take_tile(table, tile, numbers, at + self.starts[tile], viewer)

    def renew(
        self, before: dict[str, Any], table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        tiles: set[int] = set()
        if "places" in before:
            tiles.update(differing(before["places"], table.places))
        if "garrison" in before:
            tiles.update(differing(before["garrison"], table.garrison))
        if "loose" in before:
            tiles.update([place // KINDS for place in differing(before["loose"], table.loose)])
        if "plant" in before:
            tiles.update(differing(before["plant"], table.plant))
        if "plant_of" in before:
            tiles.update(differing(before["plant_of"], table.plant_of))
        if "plant_full" in before:
            tiles.update(bits(before["plant_full"] ^ table.plant_full))
        if "harvest" in before:
            tiles.update(differing(before["harvest"], table.harvest))
        if "unsettled" in before:
            tiles.update(bits(before["unsettled"] ^ table.unsettled))
        for tile in tiles:
            cell = at + self.starts[tile]
            self.clear(numbers, cell)
            self.take_tile(table, tile, numbers, cell, viewer)

    def take_tile(self, table: WorldsTable, tile: int, numbers: Numbers, cell: int, viewer: int) -> None:
        where, within = table.places[tile], self.within
        if where == NOWHERE:
            return
        numbers[cell + within["q"]] = hex.column(where)
        numbers[cell + within["r"]] = hex.row(where)
        if table.garrison[tile]:
            for number, (bit, _) in enumerate(GARRISONS):
                if table.garrison[tile] & bit:
                    numbers[cell + within["garrison"] + number] = 1
        for good in range(KINDS):
            if table.loose[tile * KINDS + good]:
                numbers[cell + within["loose"] + good] = table.loose[tile * KINDS + good]
        if table.plant[tile] != NO_GOOD:
            numbers[cell + within["plant"] + table.plant[tile]] = 1
            if table.plant_of[tile] >= 0:
                numbers[cell + within["plant_of"] + self.row(table.plant_of[tile], viewer)] = 1
            numbers[cell + within["plant_full"]] = table.plant_full >> tile & 1
        if table.harvest[tile]:
            numbers[cell + within["harvest"]] = table.harvest[tile]
        if table.unsettled >> tile & 1:
            numbers[cell + within["unsettled"]] = 1


class Settlements(Column):
    """Settlements and headquarters: of each side's four numbers the first two."""

    __slots__ = ()

    def __init__(self, cells: Cells) -> None:
        super().__init__(cells, "pieces", "supply")
        self.by("settled", "hq")

    def take(self, table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for tile in range(TILES):
            if table.settled[tile] or tile in table.hq:
                self.take_tile(table, tile, numbers, at, viewer)

    def renew(
        self, before: dict[str, Any], table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        tiles: set[int] = set()
        if "settled" in before:
            tiles.update(differing(before["settled"], table.settled))
        if "hq" in before:
            tiles.update(before["hq"])
            tiles.update(table.hq)
            tiles.discard(NOWHERE)
        for tile in tiles:
            self.take_tile(table, tile, numbers, at, viewer)

    def take_tile(self, table: WorldsTable, tile: int, numbers: Numbers, at: int, viewer: int) -> None:
        pieces = at + self.starts[tile] + self.start
        for side, capital in enumerate(table.hq):
            place = pieces + 4 * self.row(side, viewer)
            numbers[place] = table.settled[tile] >> side & 1 if capital != tile else 0
            numbers[place + 1] = 1 if capital == tile else 0


class Residents(Column):
    """Active and exhausted residents: of each side's four numbers the last two."""

    __slots__ = ()

    def __init__(self, cells: Cells) -> None:
        super().__init__(cells, "pieces", "supply")
        self.by("active", "tired")

    def take(self, table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        self._write(bytes(len(table.active)), table.active, table.plan.sides, numbers, at + self.start + 2, viewer)
        self._write(bytes(len(table.tired)), table.tired, table.plan.sides, numbers, at + self.start + 3, viewer)

    def renew(
        self, before: dict[str, Any], table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        if "active" in before:
            self._write(before["active"], table.active, table.plan.sides, numbers, at + self.start + 2, viewer)
        if "tired" in before:
            self._write(before["tired"], table.tired, table.plan.sides, numbers, at + self.start + 3, viewer)

    def _write(
        self, old: Sequence[int], new: Sequence[int], sides: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        """By side and tile, where there are others than before."""
        starts = self.starts
        for side in range(sides):
            before, now = old[side * TILES : (side + 1) * TILES], new[side * TILES : (side + 1) * TILES]
            if before != now:
                column = at + 4 * self.row(side, viewer)
                for tile in differing(before, now):
                    numbers[starts[tile] + column] = now[tile]


class Cities(Column):
    """Stock, demand, factories and trading houses."""

    __slots__ = ()

    def __init__(self, cells: Cells) -> None:
        super().__init__(cells, "stock", "end")
        self.by("places", "stock", "demand", "factories", "housed")

    def take(self, table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for city in range(CITIES):
            self.take_city(table, city, numbers, at + self.starts[city], viewer)

    def renew(
        self, before: dict[str, Any], table: WorldsTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        cities: set[int] = set()
        if "places" in before:
            cities.update(differing(before["places"][:CITIES], table.places[:CITIES]))
        if "stock" in before:
            cities.update(differing(before["stock"], table.stock))
        if "demand" in before:
            cities.update(differing(before["demand"], table.demand))
        if "factories" in before:
            cities.update([place % CITIES for place in differing(before["factories"], table.factories)])
        if "housed" in before:
            cities.update([place // KINDS % CITIES for place in differing(before["housed"], table.housed)])
        for city in cities:
            cell = at + self.starts[city]
            self.clear(numbers, cell)
            self.take_city(table, city, numbers, cell, viewer)

    def take_city(self, table: WorldsTable, city: int, numbers: Numbers, cell: int, viewer: int) -> None:
        if table.places[city] == NOWHERE:
            return
        within, sides = self.within, table.plan.sides
        numbers[cell + within["stock"]] = table.stock[city]
        for good in bits(table.demand[city]):
            numbers[cell + within["demand"] + good] = 1
        for side in range(sides):
            row = self.row(side, viewer)
            if table.factories[side * CITIES + city]:
                numbers[cell + within["factories"] + row] = table.factories[side * CITIES + city]
            for good in range(KINDS):
                lying = table.housed[(side * CITIES + city) * KINDS + good]
                if lying:
                    numbers[cell + within["housed"] + row * KINDS + good] = lying
        numbers[cell + within["factories"] + COMPANIES] = table.factories[sides * CITIES + city]
