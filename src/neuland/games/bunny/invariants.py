"""What must hold at every moment of Bunny Kingdom, and a recount of the final scores."""

from __future__ import annotations

from collections import Counter

from neuland.core.table import View
from neuland.games.bunny import cards
from neuland.games.bunny.cards import FIRST_BUILDING, FIRST_CAMP, NOTHING, START_CITIES, START_CITY
from neuland.games.bunny.state import NOBODY, BunnyTable


def check(table: BunnyTable) -> None:
    """Raises AssertionError if components are lost or the map contradicts itself."""
    _cards_are_conserved(table)
    _map_is_sound(table)
    assert all(score >= 0 for score in table.score)
    assert len({len(hand) + len(picks) for hand, picks in zip(table.hands, table.picks, strict=True)}) <= 2


def _cards_are_conserved(table: BunnyTable) -> None:
    """Each of the 182 cards is in one place; territory cards that are nowhere else lie on the map."""
    piles = [*table.hands, *table.reserves, *table.picks, *table.dropped, *table.discards, *table.spent]
    placed = Counter(card for pile in [*piles, *table.parchments, *table.stores, table.deck] for card in pile)
    assert not placed or max(placed.values()) == 1
    on_map = [card for card in range(cards.CARDS) if card not in placed]
    assert all(card < FIRST_BUILDING for card in on_map)
    for square in range(len(table.owner)):
        if square in on_map:
            assert table.owner[square] != NOBODY
            assert not table.is_camp(square)
        else:
            assert table.owner[square] == NOBODY or table.is_camp(square)


def _map_is_sound(table: BunnyTable) -> None:
    land = sorted((square, seat) for seat in range(table.seats) for square in table.land[seat])
    assert land == [(square, owner) for square, owner in enumerate(table.owner) if owner != NOBODY]
    fiefs = table.fief_of[:]
    for seat in range(table.seats):
        table.part_fiefs(seat)
    assert fiefs == table.fief_of
    assert all(table.built[square] == START_CITY for square in START_CITIES)
    standing = Counter(card for card in table.built if card not in (NOTHING, START_CITY))
    spent = {card for pile in table.spent for card in pile}
    for card, squares in standing.items():
        assert card in spent
        assert squares == (2 if cards.KIND[card] == "sky-tower" else 1)
    assert all(table.owner[s] != NOBODY for s, card in enumerate(table.built) if card not in (NOTHING, START_CITY))
    assert all(card < FIRST_CAMP or table.is_camp(s) for s, card in enumerate(table.built) if card != START_CITY)


def recount(view: View) -> list[int]:
    """Final scores from the final view: every harvest and every parchment."""
    return [sum(seat["harvests"]) + sum(seat["earned"].values()) for seat in view["seat"]]
