"""What must hold at every moment of Settlement, and a recount of the final scores."""

from __future__ import annotations

from collections import Counter
from typing import Any

from neuland.core.table import View
from neuland.games.settlement.board import ARTEFACTS, BUILDINGS, COLOURS, HEROES, LANDSCAPES, members
from neuland.games.settlement.goods import UNITS, count, covers
from neuland.games.settlement.scoring import BITS_SET
from neuland.games.settlement.state import NOTHING, SETTLERS, SettlementTable


def check(table: SettlementTable) -> None:
    """Raises AssertionError if components are lost or a board contradicts itself."""
    heroes_are_conserved(table)
    tiles_are_conserved(table)
    artefacts_are_conserved(table)
    for seat in range(table.seats):
        board_is_sound(table, seat)
        settlers_are_conserved(table, seat)
    monsters_suffice(table)
    goods_are_conserved(table)


def heroes_are_conserved(table: SettlementTable) -> None:
    """Each hero is in the deck, in the row, invited or gone; the row closes up to the right."""
    row = [hero for hero in table.hero_row if hero != NOTHING]
    invited = [hero for heroes in table.heroes for hero in heroes]
    assert sorted(table.hero_deck + row + invited + table.gone_heroes) == list(range(len(HEROES)))
    assert table.hero_row[len(table.hero_row) - len(row) :] == row
    assert len(row) == 4 or not table.hero_deck


def tiles_are_conserved(table: SettlementTable) -> None:
    """Each landscape and each building tile is in one place."""
    laid = [land for land in table.wild if land != NOTHING]
    drawn = [] if table.drawn == NOTHING else [table.drawn]
    stacks = [land for stack in table.land_stacks for land in stack]
    assert sorted(stacks + laid + drawn) == list(range(len(LANDSCAPES)))
    tiles = Counter(table.tiles) + Counter(kind for kind in table.built if kind != NOTHING)
    for kind, pile in zip(table.market, table.piles, strict=True):
        assert (kind == NOTHING) == (pile == 0)
        if kind != NOTHING:
            tiles[kind] += pile
    assert [tiles[kind] for kind in range(len(BUILDINGS))] == table.box.copies


def artefacts_are_conserved(table: SettlementTable) -> None:
    """Each artefact at most once; three in the row after every choice, and one with every player."""
    held = [artefact for artefact in table.artefact if artefact != NOTHING]
    seen = held + table.artefact_row + table.artefact_stack + table.gone_artefacts
    assert len(set(seen)) == len(seen)
    assert len(held) + len(table.artefact_row) == table.seats + 3
    assert table.seats > 1 or len(seen) == len(ARTEFACTS)


def board_is_sound(table: SettlementTable, seat: int) -> None:
    """Masks agree with tiles; no monster beside a fortress; deposits only where they can be made."""
    places = range(seat * 9, seat * 9 + 9)
    lands, beasts, forts = table.lands[seat], table.beasts[seat], table.forts[seat]
    assert [table.wild[place] != NOTHING for place in places] == [bool(lands >> space & 1) for space in range(9)]
    for space in members(lands):
        assert table.box.land_row[table.wild[seat * 9 + space]] == space // 3
    assert not (beasts | forts) & ~lands
    assert not beasts & forts
    assert not table.manned[seat] & ~forts
    for street in range(3):
        row = table.built[seat * 9 + street * 3 : seat * 9 + street * 3 + 3]
        assert row == [kind for kind in row if kind != NOTHING] + [NOTHING] * row.count(NOTHING)
        assert table.houses(seat, street) == 3 - row.count(NOTHING)
    for place in places:
        assert not table.stock[place] or table.box.building_points[table.built[place]]
    for guild in range(4):
        heroes = [hero for hero in table.heroes[seat] if table.box.hero_guild[hero] == guild]
        assert table.guilds[seat * 4 + guild] == sum(table.box.hero_points[hero] for hero in heroes)


def settlers_are_conserved(table: SettlementTable, seat: int) -> None:
    """Settlers that are gone from the supply stand somewhere on the board."""
    placed = sum(table.crew[seat * 4 : seat * 4 + 4]) + BITS_SET[table.manned[seat]]
    placed += BITS_SET[table.active[seat]] + BITS_SET[table.twice[seat]]
    assert not table.twice[seat] & ~table.active[seat]
    assert placed == SETTLERS - table.normal[seat] + table.spent[seat]
    assert min(table.normal[seat], table.bonus[seat], table.spent[seat]) >= 0
    assert table.picked <= max(table.bonus)


def monsters_suffice(table: SettlementTable) -> None:
    """There are never more monsters of a colour on the boards than in the box."""
    standing = Counter(
        table.box.land_colour[table.wild[seat * 9 + space]]
        for seat in range(table.seats)
        for space in members(table.beasts[seat])
    )
    assert all(standing[colour] <= table.box.monster_supply[colour] for colour in range(len(COLOURS)))


def goods_are_conserved(table: SettlementTable) -> None:
    """With a strict supply nothing is lost or made; otherwise nothing is owed."""
    assert all(covers(bag, 0) and bag >= 0 for bag in table.goods)
    if not table.strict:
        return
    whole = table.supply + sum(table.goods)
    for place, deposits in enumerate(table.stock):
        if deposits:
            whole += deposits * table.box.building_gives[table.built[place]]
    assert whole == table.box.goods_supply
    assert all(count(table.supply, kind) >= 0 for kind in range(len(UNITS)))
    assert table.spare + sum(table.bonus) + sum(table.spent) == table.box.bonus_supply


def recount(view: View) -> list[int]:
    """Final scores from the final view: every hero by what is on the board, every deposit."""
    return [_heroes(seat) + _deposits(seat) for seat in view["seat"]]


def _heroes(seat: dict[str, Any]) -> int:
    lands = [space for space in seat["wilderness"].values() if space]
    things = {
        "adventurer": len(lands),
        "defender": sum(space["fortress"] for space in lands),
        "builder": sum(bool(lot) for lot in seat["settlement"].values()),
        "craftsman": 1,
    }
    return sum(hero["points"] * things[hero["guild"]] for hero in seat["hero_facts"])


def _deposits(seat: dict[str, Any]) -> int:
    worth = {"bank": 5, "church": 4}
    return sum(lot["stock"] * worth[lot["building"]] for lot in seat["settlement"].values() if lot.get("stock"))
