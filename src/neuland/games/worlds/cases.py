"""Laying out a position of a world by hand, for scenario cases. The words are in docs/worlds.md."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from neuland.core.errors import BadScenario
from neuland.games.worlds import cards
from neuland.games.worlds.plan import TURN
from neuland.games.worlds.rules.capitals import CENTRE_CITY, free_capitals, open_map, place_hq
from neuland.games.worlds.rules.companies import ISSUE
from neuland.games.worlds.rules.places import put_places
from neuland.games.worlds.rules.rounds import all_turns, end_round, next_turn, play_round, take_turn
from neuland.games.worlds.state import (
    BARRACKS,
    COMPANY_WORDS,
    EMPTY,
    MILITIA,
    NEUTRAL,
    ONE_RESIDENT,
    SOURCES,
    TWO_RESIDENTS,
    WorldsTable,
)
from neuland.games.worlds.tiles import CITIES, GOODS, KINDS, NO_GOOD, NOWHERE, NUMBER, TERRAINS, TILES
from neuland.kit import hex
from neuland.kit.rows import added, changed

GARRISON = {"militia": MILITIA, "barracks": BARRACKS}


def arrange(table: WorldsTable, given: dict[str, Any]) -> None:
    """Lays `given` over a fresh table: capitals first, then everything in the order in which it is named; then the
    turn goes on from the phase that is given."""
    table.decisions.clear()
    table.todo.clear()
    table.seating = ()
    lay_tiles(table, given.get("tiles", {}))
    found_sides(table, given.get("side", []))
    if not table.order:
        table.order = table.founded if table.plan.companies else tuple(range(table.seats))
    if not table.round:
        table.round = 1
    for word in sorted(given, key=lambda word: word == "deck"):  # last: the row takes no named card
        if word not in ("tiles", "phase"):
            setter(WORDS, word)(table, given[word])
    begin(table, str(given.get("phase", "round")), int(given.get("turn", table.order[0] if table.order else 0)))
    table.run()


def setter(words: dict[str, Callable[..., None]], word: str) -> Callable[..., None]:
    if word not in words:
        raise BadScenario(f"unknown word {word!r}; known are {', '.join(sorted(words))}")
    return words[word]


def begin(table: WorldsTable, phase: str, turn: int) -> None:
    """`phase` is "round" (the next round begins), "turns" (phase 3), "after" (phase 4, the end of the round) or a
    part of a turn, "3A" to "3H": from there the turn of side `turn` goes on."""
    plan = table.plan
    if phase == "round":
        table.then(play_round)
        return
    table.then(end_round)
    for step in plan.after:
        table.then(step)
    if phase == "after":
        return
    if phase == "turns":
        table.then(all_turns)
        return
    first = [slot for slot in TURN if slot.startswith(phase)]
    if not first:
        raise BadScenario(f"there is no phase {phase!r}; there are round, turns, after, {', '.join(TURN)}")
    table.waiting = table.order[table.order.index(turn) + 1 :]
    table.then(next_turn)
    take_turn(table, turn)
    for _ in plan.turn:
        table.todo.pop()
    for slot in reversed(TURN[TURN.index(first[0]) :]):
        for step in reversed(plan.steps[slot]):
            table.then(step, turn)


# ---- the map ------------------------------------------------------------------------------------------


def tile_number(word: Any) -> int:
    if word not in NUMBER:
        raise BadScenario(f"there is no tile {word!r}")
    return NUMBER[word]


def lay_tiles(table: WorldsTable, tiles: dict[str, Any]) -> None:
    """`tiles = { "meadow-1" = [q, r] }`: the tile lies there; what lay there changes places with it."""
    places = table.places[:]
    named: set[int] = set()
    for word, (q, r) in tiles.items():
        tile, where = tile_number(word), hex.place(q, r)
        if where in named:
            raise BadScenario(f"there lies another tile already where {word} should lie")
        named.add(where)
        if where in places:
            places[places.index(where)] = places[tile]
        places[tile] = where
    put_places(table, places)


def found_sides(table: WorldsTable, sides: list[dict[str, Any]]) -> None:
    """Headquarters as given, for all others the first city that may be one; of companies only those with a
    president are founded."""
    plan = table.plan
    for side, given in enumerate(sides):
        if plan.companies and "president" in given:
            table.president = changed(table.president, side, given["president"])
            table.founded = (*table.founded, side)
            table.stack = (side, *table.stack)
            table.value = changed(table.value, side, ISSUE[side])
        if "capital" in given:
            place_hq(table, side, tile_number(given["capital"]))
    for side in table.founded if plan.companies else range(table.seats):
        if table.hq[side] == NOWHERE:
            place_hq(table, side, CENTRE_CITY if plan.map in (4, 5) else free_capitals(table)[0])
    open_map(table)


def put_garrison(table: WorldsTable, given: dict[str, list[str]]) -> None:
    for word, armies in given.items():
        table.garrison = changed(table.garrison, tile_number(word), sum(GARRISON[army] for army in armies))


def put_roads(table: WorldsTable, given: list[list[Any]]) -> None:
    """`roads = [["city-1", "meadow-1", 0], ["city-1", "field-2", "neutral"]]`."""
    for one, two, side in given:
        tile, other = tile_number(one), tile_number(two)
        if other not in table.near[tile]:
            raise BadScenario(f"{one} and {two} are no neighbours")
        edge = table.edge(tile, table.near[tile].index(other))
        table.roads = changed(table.roads, edge, table.roads[edge] | (NEUTRAL if side == "neutral" else 1 << side))


# ---- sides ----------------------------------------------------------------------------------------------


def put_sides(table: WorldsTable, given: list[dict[str, Any]]) -> None:
    for side, words in enumerate(given):
        for word, value in words.items():
            if word not in ("capital", "president"):
                setter(SIDE_WORDS, word)(table, side, value)


def put_settlements(table: WorldsTable, side: int, tiles: list[str]) -> None:
    """Further settlements, from supply and without any consequences."""
    for word in tiles:
        table.settled = changed(table.settled, tile_number(word), table.settled[tile_number(word)] | (1 << side))
        table.settlements = added(table.settlements, side, -1)


def put_active(table: WorldsTable, side: int, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.rouse(side * TILES + tile_number(word), number)
        table.residents[side] -= number


def put_tired(table: WorldsTable, side: int, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.tire(side * TILES + tile_number(word), number)
        table.residents[side] -= number


def put_privileges(table: WorldsTable, side: int, words: list[str]) -> None:
    for word in words:
        if word not in cards.KIND:
            raise BadScenario(f"there is no privilege {word!r}")
        table.owned = changed(table.owned, side, table.owned[side] | (1 << cards.KIND[word]))


def with_goods(counts: tuple[int, ...], row: int, given: dict[str, int]) -> tuple[int, ...]:
    for word, number in given.items():
        if word not in GOODS:
            raise BadScenario(f"there is no good {word!r}")
        counts = changed(counts, row * KINDS + GOODS.index(word), number)
    return counts


def put_cargo(table: WorldsTable, side: int, words: list[str]) -> None:
    for hold in range(2):
        word = words[hold] if hold < len(words) else ""
        load = {"": EMPTY, "resident": ONE_RESIDENT, "two-residents": TWO_RESIDENTS}.get(word)
        table.cargo[side * 2 + hold] = GOODS.index(word) + 1 if load is None else load


def put_plants(table: WorldsTable, side: int, given: dict[str, str]) -> None:
    """`plants = { "meadow-1" = "cattle", "field-2" = "fish full" }`: full ones have a good lying on them."""
    for word, good in given.items():
        tile = tile_number(word)
        if table.plant[tile] != NO_GOOD:
            raise BadScenario(f"there is a plant on {word} already")
        table.plant = changed(table.plant, tile, GOODS.index(good.split()[0]))
        table.plant_of = changed(table.plant_of, tile, side)
        if good.endswith(" full"):
            table.plant_full |= 1 << tile


def put_factories(table: WorldsTable, side: int, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.factories = changed(table.factories, side * CITIES + tile_number(word), number)


def put_housed(table: WorldsTable, side: int, given: dict[str, dict[str, int]]) -> None:
    for word, goods in given.items():
        table.housed = with_goods(table.housed, side * CITIES + tile_number(word), goods)


def bits(words: list[str]) -> int:
    return sum(1 << tile_number(word) for word in words)


def put_found(table: WorldsTable, side: int, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.found = changed(table.found, side * len(TERRAINS) + TERRAINS.index(word), number)


def put_vp(table: WorldsTable, side: int, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.vp = changed(table.vp, side * len(SOURCES) + SOURCES.index(word), number)


def put_at(table: WorldsTable, field: str, at: int, value: int) -> None:
    """Into lists, and into rows that seldom change."""
    row = getattr(table, field)
    setattr(table, field, type(row)(changed(tuple(row), at, value)))


SIDE_WORDS: dict[str, Callable[..., None]] = {
    "settlements_at": put_settlements,
    "active": put_active,
    "tired": put_tired,
    "privileges": put_privileges,
    "goods": lambda table, side, given: setattr(table, "goods", with_goods(table.goods, side, given)),
    "delivered": lambda table, side, given: setattr(table, "delivered", with_goods(table.delivered, side, given)),
    "housed": put_housed,
    "plants": put_plants,
    "factories": put_factories,
    "cargo": put_cargo,
    "found": put_found,
    "vp": put_vp,
    "counted": lambda table, side, words: put_at(table, "counted", side, bits(words)),
    "cards": lambda table, side, words: put_at(table, "cards", side, bits(words)),
    "trolley": lambda table, side, word: put_at(table, "trolley", side, tile_number(word)),
}
"""What a side can be given besides `capital` and `president`; numbers are added below."""


def number_word(field: str) -> Callable[..., None]:
    return lambda table, side, value: put_at(table, field, side, value)


for _word, _field in {
    "money": "money",
    "aside": "aside",
    "income": "income",
    "residents": "residents",
    "settlements": "settlements",
    "roads": "roads_left",
    "tokens": "tokens",
    "carded": "carded",
    "level": "level",
    "holds": "holds",
    "value": "value",
    "bank": "bank",
    "own_units": "own_units",
    "light": "light",
    "after_city": "after_city",
    "card": "stands",
}.items():
    SIDE_WORDS[_word] = number_word(_field)


# ---- seats and boards -------------------------------------------------------------------------------------


def put_seats(table: WorldsTable, given: list[dict[str, Any]]) -> None:
    """`seat = [{ purse = 75, units = { green = 3 } }]`; with 9.III companies are named by their seat."""
    for seat, words in enumerate(given):
        for word, value in words.items():
            if word == "purse":
                table.purse = changed(table.purse, seat, value)
            elif word == "units":
                for name, number in value.items():
                    side = COMPANY_WORDS.index(name) if name in COMPANY_WORDS else int(name)
                    table.units = changed(table.units, seat * table.plan.sides + side, number)
            else:
                raise BadScenario(f"unknown word {word!r} of a seat; known are purse, units")


def put_prices(table: WorldsTable, given: dict[str, int]) -> None:
    """A price's last space: of several tens the one below 20."""
    track = table.plan.known.price_track
    for word, price in given.items():
        table.prices = changed(table.prices, GOODS.index(word), len(track) - 1 - track[::-1].index(price))


def put_row(table: WorldsTable, given: list[list[Any]]) -> None:
    """`row = [["I-5", 20], ["II-7", 0]]`; the cards leave the deck."""
    table.row = tuple([cards.KIND[word] for word, _ in given])
    table.row_price = tuple([price for _, price in given])
    for kind in table.row:
        if kind in table.deck:
            table.deck.remove(kind)


def put_stock(table: WorldsTable, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.stock = changed(table.stock, tile_number(word), number)


def put_demand(table: WorldsTable, given: dict[str, list[str]]) -> None:
    for word, goods in given.items():
        table.demand = changed(table.demand, tile_number(word), sum(1 << GOODS.index(good) for good in goods))


def put_loose(table: WorldsTable, given: dict[str, dict[str, int]]) -> None:
    for word, goods in given.items():
        table.loose = with_goods(table.loose, tile_number(word), goods)


def put_harvest(table: WorldsTable, given: dict[str, int]) -> None:
    for word, number in given.items():
        table.harvest = changed(table.harvest, tile_number(word), number)


def put_turn(table: WorldsTable, side: int) -> None:
    if side not in table.order:
        raise BadScenario(f"side {side} is not in the order {table.order}")


WORDS: dict[str, Callable[..., None]] = {
    "side": put_sides,
    "seat": put_seats,
    "garrison": put_garrison,
    "roads": put_roads,
    "prices": put_prices,
    "row": put_row,
    "stock": put_stock,
    "demand": put_demand,
    "loose": put_loose,
    "turn": put_turn,
    "ownerless": lambda table, given: put_factories(table, table.plan.sides, given),
    "deck": lambda table, words: setattr(table, "deck", [cards.KIND[word] for word in words]),
    "harvest": put_harvest,
    "unsettled": lambda table, words: setattr(table, "unsettled", bits(words)),
    "order": lambda table, sides: setattr(table, "order", tuple(sides)),
    "covers": lambda table, given: setattr(table, "covers", list(given)),
    "stack": lambda table, sides: setattr(table, "stack", tuple(sides)),
}
"""What a table can be given; the round and other plain numbers are added below."""

for _word in ("round", "start", "share_rounds", "deliveries", "opened", "scorings", "common_built", "safe"):
    WORDS[_word] = lambda table, value, _field=_word: setattr(table, _field, value)
