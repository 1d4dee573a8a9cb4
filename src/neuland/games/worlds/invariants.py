"""What must hold at every moment of every world."""

from __future__ import annotations

from neuland.games.worlds.cards import PRIVILEGES
from neuland.games.worlds.modules.privileges.deck import CARD_PRICE, owns
from neuland.games.worlds.modules.privileges.factories import IN_A_CITY, standing_in
from neuland.games.worlds.modules.shares.dealing import MOST_HELD
from neuland.games.worlds.modules.shares.private import SINGLES
from neuland.games.worlds.plan import CLOCKWISE
from neuland.games.worlds.recount import recount
from neuland.games.worlds.rules.companies import UNITS
from neuland.games.worlds.rules.deal import RESIDENTS, SETTLEMENTS, WITHOUT_RESIDENTS
from neuland.games.worlds.state import NOBODY, ONE_RESIDENT, TWO_RESIDENTS, WorldsTable
from neuland.games.worlds.tiles import CITIES, FIRST_WATER, NOWHERE, TILES

__all__ = ["check", "recount"]


def check(table: WorldsTable) -> None:
    """Raises AssertionError if pieces are lost, limits are passed, or the table contradicts itself."""
    numbers_are_sound(table)
    map_is_sound(table)
    for side in range(table.plan.sides):
        pieces_are_conserved(table, side)
        limits_hold(table, side)
    order_is_sound(table)
    if table.plan.kinds:
        privileges_are_sound(table)
    if table.plan.open_money:
        shares_are_sound(table)


def numbers_are_sound(table: WorldsTable) -> None:
    """Nothing is ever owed: counts, money and supplies are never below nothing."""
    counts = (table.active, table.tired, table.residents, table.settlements, table.money, table.aside, table.purse)
    assert all(min(row, default=0) >= 0 for row in counts)
    more = (table.loose, table.goods, table.delivered, table.housed, table.factories, table.tokens, table.units)
    assert all(min(row, default=0) >= 0 for row in more)
    assert table.now[0] >= 0


def map_is_sound(table: WorldsTable) -> None:
    """Tiles lie apart; nothing stands on water or on a tile still hidden; with module 4 one side a cell (M4-1)."""
    places = [where for where in table.places if where != NOWHERE]
    assert len(set(places)) == len(places)
    for tile, sides in enumerate(table.settled):
        if sides:
            assert tile < FIRST_WATER and table.knows(tile)
        if not table.plan.coexist and not (table.plan.houses and tile < 10):
            assert sides.bit_count() <= 1
    for side, capital in enumerate(table.hq):
        assert capital == NOWHERE or table.settled_by(side, capital)


def pieces_are_conserved(table: WorldsTable, side: int) -> None:
    """G37: residents are in supply, on the map, aboard or on city cards; settlements in supply, on the map or on the
    own capital's card."""
    plan, base = table.plan, side * TILES
    on_map = sum(table.active[base : base + TILES]) + sum(table.tired[base : base + TILES])
    aboard = sum({ONE_RESIDENT: 1, TWO_RESIDENTS: 2}.get(load, 0) for load in table.cargo[side * 2 : side * 2 + 2])
    if plan.residents:
        total = RESIDENTS[plan.column] - (plan.order != CLOCKWISE)
        assert table.residents[side] + on_map + aboard + table.carded[side] == total
    else:
        assert on_map == aboard == 0
    standing = len(table.own_tiles(side)) - (table.hq[side] != NOWHERE)
    marked = plan.capital_mark == "settlement" and table.cards[side] > 0
    pieces = (SETTLEMENTS if plan.residents else WITHOUT_RESIDENTS)[plan.column]
    assert table.settlements[side] + standing + marked == pieces


def limits_hold(table: WorldsTable, side: int) -> None:
    """G8, and nobody walked who is not there."""
    for tile in range(FIRST_WATER):
        assert table.room(side, tile) >= 0
        if side == table.turn:
            assert table.walked[tile] <= table.active[side * TILES + tile]


def order_is_sound(table: WorldsTable) -> None:
    sides = range(table.plan.sides)
    assert sorted(table.order) == sorted(set(table.order)) and all(side in sides for side in table.order)
    assert all(side in table.order for side in table.waiting)
    if table.plan.companies:  # whoever has just lost a capital is still founded
        assert all(side in table.founded for side in sides if table.hq[side] != NOWHERE)


def privileges_are_sound(table: WorldsTable) -> None:
    """Cards are in the deck, the row, with a side or out, and no kind is there more often than its copies; factories
    stand with a settlement of their side, three in a city at most (M3-S1, M3-F1, M3-F4)."""
    sides = range(table.plan.sides)
    owned = [kind for side in sides for kind in range(PRIVILEGES) if owns(table, side, kind)]
    cards = [*table.deck, *table.row, *owned]
    most = 1 if table.plan.column == 0 else 2
    assert all(cards.count(kind) + table.removed.count(kind) <= most for kind in table.plan.kinds)
    assert set(cards) | set(table.removed) <= set(table.plan.kinds)
    assert len(set(table.removed)) == len(table.removed)
    assert len(table.row_price) == len(table.row) and set(table.row_price) <= {0, CARD_PRICE}
    assert table.lot < len(table.row) and all(side in table.order for side in table.bidders)
    for city in range(CITIES):
        assert standing_in(table, city) <= IN_A_CITY
        assert all(table.settled_by(side, city) for side in sides if table.factories[side * CITIES + city])


def shares_are_sound(table: WorldsTable) -> None:
    """No unit is lost; values stay on their track; a company is led by who holds most of it, at most half (M9-S1,
    M9-A3b, M9-F2)."""
    plan = table.plan
    private = not plan.companies
    for side in range(plan.sides):
        units = [table.units[seat * plan.sides + side] for seat in range(table.seats)]
        all_units = sum(units) + table.bank[side] + table.own_units[side] + table.light[side]
        assert all_units == (SINGLES if private else UNITS)
        president = table.president[side]
        if private or president != NOBODY:
            assert plan.known.share_least <= table.value[side] <= plan.known.share_most and table.value[side] % 10 == 0
        if not private:
            assert (president == NOBODY) == (table.value[side] == 0) == (side not in table.founded)
            assert max(units) <= MOST_HELD and (president == NOBODY or units[president] == max(units))
            assert not plan.own_shares or table.bank[side] <= MOST_HELD
    assert sorted(table.stack) == (list(range(plan.sides)) if private else sorted(table.founded))
    assert not any(bought & sold for bought, sold in zip(table.bought, table.dumped, strict=True))
