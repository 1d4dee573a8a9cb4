"""Action: conquer an opponent's faction Location (X4)."""

from __future__ import annotations

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.rules.gain import discard, gain, gain_one, spend
from neuland.games.imperial.rules.places import beside_board, change_hands, found_in_row, lane, opposing, protected
from neuland.games.imperial.rules.production import produce
from neuland.games.imperial.rules.raze import attacked
from neuland.games.imperial.state import NEUTRAL, NOWHERE, ImperialTable

ON_CONQUEST = KIND["on_conquest"]
LEFTMOST = 2
"""X4.2: what the far-left Location of a row costs, in raze tokens."""
COMPENSATION = g.WORKER
"""X4.6, A28: what the former owner gains."""


def position(table: ImperialTable, card: int) -> int:
    """X4.2, A37: how many Locations, Bastions and Foundations lie left of a faction Location in its row.

    X9.2: the neutral player's cards lie in one row.
    """
    owner = table.owner[card]
    return (table.display if owner == NEUTRAL else lane(table, owner, table.box.row[card])).index(card)


def cost_to_conquer(table: ImperialTable, card: int) -> int:
    """X4.2: 2 raze tokens far left, 1 more for each position, 1 more for a token, printed or laid, or a Samurai."""
    return LEFTMOST + position(table, card) + (1 if protected(table, card) else 0)


def conquerable(table: ImperialTable, seat: int) -> list[int]:
    """X4.1, X4.7, A46: faction Locations of opponents who have not passed; no Foundations, no Bastions (X7.1)."""
    deck = table.box.deck
    return [card for card in opposing(table, seat) if deck[card] != g.COMMON]


def within_means(table: ImperialTable, seat: int, tokens: int) -> list[int]:
    """What so many tokens can conquer: as `conquerable` and `cost_to_conquer` say, row by row from the left."""
    cards: list[int] = []
    owner, function, held = table.owner, table.box.function, table.held
    reach = tokens - LEFTMOST + 1
    for other in table.opponents(seat):
        if other == NEUTRAL:
            lanes = [table.display]
        else:
            lanes = table.order[other * g.COMMON_SIDE : other * g.COMMON_SIDE + g.COMMON_SIDE]
        for line in lanes:
            for place, card in enumerate(line[:reach]):
                if owner[card] != other or function[card] == g.BASTION or (held and held.get(card, NOWHERE) == seat):
                    continue
                if place < reach - 1 or not protected(table, card):
                    cards.append(card)
    return cards


def conquer(table: ImperialTable, seat: int, card: int) -> None:
    spend(table, seat, g.RAZE, cost_to_conquer(table, card))
    seize(table, seat, card, NOWHERE)


def seize(table: ImperialTable, seat: int, card: int, founded: int) -> None:
    """X4.3 to X4.6: the Location comes to lie next to the board, and does at once what it does.

    `founded` is the card that its owner gets as a Foundation in its place instead of a worker (X8.8, A54);
    NOWHERE: none. Production may ask, so this comes last in a step.
    """
    box = table.box
    owner, row = table.owner[card], box.row[card]
    place = position(table, card)
    rewarded = tuple(features(table, seat, "conquer"))  # A31: before it comes, so it does not pay for itself
    attacked(table, card, "conquer")
    change_hands(table, seat, card)
    beside_board(table, seat, card)
    if table.telling:
        table.tell("conquer", seat=seat, card=box.ids[card])
    table.then(reward, seat, rewarded)
    if owner == NEUTRAL:
        shrink_pile(table)
        if founded != NOWHERE:  # A85
            discard(table, founded)
    elif founded != NOWHERE:
        found_in_row(table, owner, founded, row, place, False)
    else:
        gain_one(table, owner, COMPENSATION, 1, card)
    if box.function[card] == g.PRODUCTION and card not in table.held:  # X4.5: no building bonus
        produce(table, seat, card)


def features(table: ImperialTable, seat: int, deed: str) -> list[int]:
    """Features of a seat that pay for its own deeds (X10.3)."""
    box = table.box
    return [
        card for card in table.own(seat, g.FEATURE) if box.kind[card] == ON_CONQUEST and deed in box.effects[card].deeds
    ]


def reward(table: ImperialTable, seat: int, rewarded: tuple[int, ...]) -> None:
    """X10.3, X10.5: each is an event of its own."""
    for card in rewarded:
        gain(table, seat, table.box.gain[card], card)


def shrink_pile(table: ImperialTable) -> None:
    """X9.2, A58: for a conquest the top card of the neutral player's pile is discarded, if he has one."""
    if table.pile:
        table.reveal()
        card = table.pile.pop()
        if table.telling:
            table.tell("pile-shrinks", card=table.box.ids[card])
        discard(table, card)
