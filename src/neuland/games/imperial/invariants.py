"""What must hold at every moment, and a recount of the final scores."""

from __future__ import annotations

from collections import Counter

from neuland.core.table import View
from neuland.games.imperial import goods as g
from neuland.games.imperial.decks import cards_of_deck
from neuland.games.imperial.rules.neutral import ATTEMPTS
from neuland.games.imperial.rules.places import lane
from neuland.games.imperial.scoring import COMMON_VALUE, FACTION_VALUE
from neuland.games.imperial.state import (
    HIDDEN,
    KNOWN,
    LAST_ROUND,
    NEUTRAL,
    SAMURAI,
    TOKEN,
    UNOWNED,
    ImperialTable,
)


def check(table: ImperialTable) -> None:
    """Raises AssertionError if cards are lost or the table contradicts itself."""
    _cards_are_conserved(table)
    _places_agree(table)
    _marks_make_sense(table)
    _goods_are_sound(table)
    assert 1 <= table.round <= LAST_ROUND


def _cards_are_conserved(table: ImperialTable) -> None:
    """Every card of the decks in play is in exactly one place, and lies with its own kind."""
    piles = [*table.hands, *table.decks, *table.discards, *table.rows, *table.foundations, *table.aside]
    piles += [table.draft, table.neutral, table.display, table.pile, [marker for _, marker, _ in table.routes]]
    piles += [[card for card, _ in cards] for cards in table.gates.values()]
    locations = table.box.locations
    deals = [[card for card in cards if card < locations] for cards in table.deals]
    placed = Counter(card for pile in [*piles, *deals] for card in pile)
    options = table.origin.options
    wanted = set(cards_of_deck(table.box, options, g.COMMON))
    for number, faction in enumerate(table.factions):
        wanted |= set(cards_of_deck(table.box, options, faction, neutral=number >= table.seats))
    assert set(placed) == wanted, set(placed) ^ wanted
    assert max(placed.values()) == 1, [table.box.ids[card] for card, number in placed.items() if number > 1]
    for number, pile in [*enumerate(table.decks), *enumerate(table.discards)]:
        assert all(table.pile_of(card) == number for card in pile)
    attacks = [card for cards in table.deals for card in cards if card >= locations]
    attacks += table.line + table.attack_deck
    assert len(set(attacks)) == len(attacks)
    assert all(card >= locations for card in attacks)


def _places_agree(table: ImperialTable) -> None:
    """A Location knows in whose tableau it stands, and stands in the row of its function and side."""
    standing: dict[int, int] = dict.fromkeys([*table.neutral, *table.display], NEUTRAL)
    for number, row in enumerate(table.rows):
        for card in row:
            standing[card] = number // g.ROWS
            assert table.box.row[card] == number % g.ROWS
    for card in range(table.box.locations):
        assert table.owner[card] == standing.get(card, UNOWNED), table.box.ids[card]
    assert all(card in standing for card in [*table.held, *table.gates, *table.shrines])
    assert all(location in standing for _, _, location in table.routes)
    assert len({(maker, location) for maker, _, location in table.routes}) == len(table.routes)
    if table.box.expansion:
        _order_agrees(table)


def _order_agrees(table: ImperialTable) -> None:
    """X4.2: a faction row as it lies is the row of its Locations with some of the seat's Foundations between them."""
    for seat in range(table.seats):
        for row in range(g.COMMON_SIDE):
            lying = lane(table, seat, row)
            assert [card for card in lying if table.owner[card] == seat] == list(table.rows[seat * g.ROWS + row])
            assert all(card in table.foundations[seat] for card in lying if table.owner[card] != seat)
    for card, number in table.markers.items():
        assert table.box.function[card] == g.BASTION
        assert 1 <= number <= table.box.effects[card].markers
        assert table.owner[card] not in (UNOWNED, NEUTRAL)
    assert len(table.display) <= 3 + max(sum(ATTEMPTS.values(), ()))


def _marks_make_sense(table: ImperialTable) -> None:
    box = table.box
    hands = {card for hand in table.hands for card in hand} | set(table.draft)
    laid = {card for cards in [*table.foundations, table.pile] for card in cards}
    for card in range(box.locations):
        flags = table.flags[card]
        if flags & TOKEN:
            assert table.owner[card] != UNOWNED
            assert box.deck[card] == g.COMMON or (box.expansion and not flags & SAMURAI and not box.defence[card])
            assert box.function[card] != g.BASTION
        if flags & SAMURAI:
            assert table.factions[table.owner[card]] == g.JAPANESE
        assert not flags & KNOWN or card in hands
        assert not flags & HIDDEN or card in laid
        most = box.effects[card].most if box.function[card] == g.FEATURE else box.effects[card].per_round
        assert 0 <= table.uses[card] <= most
        assert not table.uses[card] or table.owner[card] != UNOWNED
    for seat in range(table.seats):
        own = [card for card in table.locations(seat) if table.flags[card] & TOKEN]
        assert box.expansion or len(own) + table.goods[seat][g.DEFENCE] <= 1
        assert not table.passed[seat] or seat not in table.held.values()


def _goods_are_sound(table: ImperialTable) -> None:
    """No supply is below nothing, and the track holds what was earned."""
    for seat in range(table.seats):
        assert all(number >= 0 for number in table.goods[seat]), table.goods[seat]
        if table.origin.seed is not None:
            assert table.vp[seat] == sum(table.earned[seat].values()) >= 0


def recount(view: View) -> list[int]:
    """Final scores from the final view: the track, every Location, what lies under Gates and on Shrines."""
    scores = []
    for seat in view["seat"]:
        rows = seat["rows"].values()
        score = seat["vp"] + COMMON_VALUE * sum(len(row["common"]) for row in rows)
        score += FACTION_VALUE * sum(len(row["faction"]) for row in rows)
        for location in seat["locations"].values():
            score += 2 if len(location["cards"]) >= 3 else 0
            lying = sum(location["resources"].values())
            score += 10 if lying >= 12 else 5 if lying >= 7 else 2 if lying >= 3 else 0
        scores.append(score)
    return scores
