"""Special actions of the expansion's cards (X10.6 to X10.13)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.conquest import conquerable, position, seize
from neuland.games.imperial.rules.gain import forget_hand, gain_one, spend
from neuland.games.imperial.rules.places import change_hands, found_in_row, lane, opposing
from neuland.games.imperial.rules.specials.egyptians import common_in_hand
from neuland.games.imperial.rules.specials.targets import choose, number_of, take_deal
from neuland.games.imperial.state import NEUTRAL, NOWHERE, TOKEN, ImperialTable

STAY: Action = ("stay",)
ROWS: tuple[Action, ...] = tuple(("row", function) for function in g.FUNCTIONS)
GUARDED = 1
"""X10.11: what Mercenaries pay more, in raze tokens, where a defence token lies."""


# ---- conquering by card ---------------------------------------------------------------------


def in_reach(table: ImperialTable, seat: int, card: int) -> list[int]:
    """X10.8, A69: opposing faction Locations in one of the first positions; what guards them does not matter."""
    reach = table.box.effects[card].reach
    return [other for other in conquerable(table, seat) if not reach or position(table, other) < reach]


def in_reach_options(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return choose(table, in_reach(table, seat, card))


def can_conquer_by_card(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(in_reach(table, seat, card))


def conquer_by_card(table: ImperialTable, seat: int, card: int) -> None:
    """X4.2, X10.8, X10.13: another price than raze tokens; the rest is a conquest as any."""
    table.ask(seat, "conquer-by", in_reach_options, conquered_by_card, card)


def conquered_by_card(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    seize(table, seat, number_of(table, action), NOWHERE)


def can_wrecking_ball(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(common_in_hand(table, seat)) and can_conquer_by_card(table, seat, card)


def wrecking_ball(table: ImperialTable, seat: int, card: int) -> None:
    """X8.8: the common card that is paid becomes a Foundation in the place of the Location."""
    table.ask(seat, "conquer-by", in_reach_options, ball_aimed, card)


def ball_aimed(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    target = number_of(table, action)
    table.ask(seat, "pay-foundation", common_card_options, ball_struck, target)


def common_card_options(table: ImperialTable, seat: int, target: int) -> list[Action]:
    return choose(table, common_in_hand(table, seat))


def ball_struck(table: ImperialTable, seat: int, action: Action, target: int) -> None:
    """A92: the card was shown when it was paid, so everybody knows it."""
    paid = number_of(table, action)
    table.hands[seat].remove(paid)
    tell_paid_card(table, seat, paid)
    seize(table, seat, target, paid)


def can_break_off(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(table.deals[seat]) and can_conquer_by_card(table, seat, card)


def break_off(table: ImperialTable, seat: int, card: int) -> None:
    """X8.8: Broken-off Negotiations: as the Wrecking Ball, with a Deal under the own board."""
    table.ask(seat, "conquer-by", in_reach_options, break_aimed, card)


def break_aimed(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    target = number_of(table, action)
    table.ask(seat, "pay-foundation", board_deal_options, broken_off, target)


def board_deal_options(table: ImperialTable, seat: int, target: int) -> list[Action]:
    return choose(table, table.deals[seat])


def broken_off(table: ImperialTable, seat: int, action: Action, target: int) -> None:
    paid = number_of(table, action)
    take_deal(table, paid)
    tell_paid_card(table, seat, paid)
    seize(table, seat, target, paid)


def tell_paid_card(table: ImperialTable, seat: int, card: int) -> None:
    if table.telling:
        table.tell("pay-foundation", seat=seat, card=table.box.ids[card])


# ---- moving ---------------------------------------------------------------------------------


def movable_left(table: ImperialTable, seat: int) -> list[int]:
    """X10.7, A52: opposing faction Locations that have a neighbour on their left; no Bastions."""
    return [card for card in conquerable(table, seat) if position(table, card) > 0]


def movable_right(table: ImperialTable, seat: int) -> list[int]:
    """Own faction Locations that have a neighbour on their right, Bastions too."""
    cards = []
    for row in range(g.COMMON_SIDE):
        cards += [card for card in lane(table, seat, row)[:-1] if table.owner[card] == seat]
    return cards


def can_move(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(movable_left(table, seat))


def must_move_options(table: ImperialTable, seat: int) -> list[Action]:
    return [table.box.move[card] for card in movable_left(table, seat)]


def may_move_left_options(table: ImperialTable, seat: int) -> list[Action]:
    return [STAY, *must_move_options(table, seat)]


def may_move_right_options(table: ImperialTable, seat: int) -> list[Action]:
    return [STAY, *[table.box.move[card] for card in movable_right(table, seat)]]


def must_move_left(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "move", must_move_options, moved_left)


def may_move_left(table: ImperialTable, seat: int, card: int) -> None:
    """X10.6: what may be done can be left, or be impossible."""
    table.ask(seat, "move", may_move_left_options, moved_left)


def may_move_right(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "move", may_move_right_options, moved_right)


def moved_left(table: ImperialTable, seat: int, action: Action) -> None:
    if action != STAY:
        swap(table, seat, number_of(table, action), -1)


def moved_right(table: ImperialTable, seat: int, action: Action) -> None:
    if action != STAY:
        swap(table, seat, number_of(table, action), 1)


def swap(table: ImperialTable, seat: int, card: int, step: int) -> None:
    """X3.2, A52: it changes places with its neighbour, as its owner sees it; everything on it goes along."""
    owner, row = table.owner[card], table.box.row[card]
    line = table.display if owner == NEUTRAL else lane(table, owner, row)
    place = line.index(card)
    line[place], line[place + step] = line[place + step], line[place]
    if owner != NEUTRAL:
        standing = tuple([other for other in line if table.owner[other] == owner])
        table.rows[owner * g.ROWS + row] = standing
    if table.telling:
        table.tell("move", seat=seat, card=table.box.ids[card])


# ---- Foundations and Locations that change hands without conquest ------------------------------


def can_crossbow_maker(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(common_in_hand(table, seat))


def row_options(table: ImperialTable, seat: int) -> tuple[Action, ...]:
    return ROWS


def crossbow_maker(table: ImperialTable, seat: int, card: int) -> None:
    """X8.7, X10.9: a common hand card lies face down at the left end of an own faction row; no wood."""
    table.ask(seat, "foundation-row", row_options, barrier_row)


def barrier_row(table: ImperialTable, seat: int, action: Action) -> None:
    row = g.FUNCTIONS.index(str(action[1]))
    table.ask(seat, "barrier", common_card_options, barrier_laid, row)


def barrier_laid(table: ImperialTable, seat: int, action: Action, row: int) -> None:
    """A87: nobody else learns which card it is."""
    card = number_of(table, action)
    table.hands[seat].remove(card)
    forget_hand(table, seat)
    found_in_row(table, seat, card, row, 0, True)
    if table.telling:
        table.tell("barrier", seat=seat, row=g.FUNCTIONS[row])


def free_trade_zone(table: ImperialTable, seat: int, card: int) -> None:
    """X8.2, X10.10: an opposing faction Location comes over; its owner gets the gold that was paid."""
    table.ask(seat, "take-location", in_reach_options, traded, card)


def traded(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    """No conquest: it lies far left as when built, and brings nothing now; nobody gains a worker."""
    target = number_of(table, action)
    owner = table.owner[target]
    change_hands(table, seat, target)
    tell_taken(table, seat, target)
    if owner != NEUTRAL:
        gain_one(table, owner, g.GOLD, table.box.pay[card][4], card)


def hireable(table: ImperialTable, seat: int, tokens: int) -> list[int]:
    """X10.11: opposing common Locations; where a defence token lies, one more raze token is needed."""
    return [
        card
        for card in opposing(table, seat)
        if table.box.deck[card] == g.COMMON and tokens >= (GUARDED if table.flags[card] & TOKEN else 0)
    ]


def can_mercenaries(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(hireable(table, seat, table.goods[seat][g.RAZE] - table.box.pay_raze[card]))


def hired_options(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, hireable(table, seat, table.goods[seat][g.RAZE]))


def mercenaries(table: ImperialTable, seat: int, card: int) -> None:
    """X8.3: the common Location comes to the right side; its position does not matter. This is not razing."""
    table.ask(seat, "take-location", hired_options, hired)


def hired(table: ImperialTable, seat: int, action: Action) -> None:
    target = number_of(table, action)
    if table.flags[target] & TOKEN:
        spend(table, seat, g.RAZE, GUARDED)
    change_hands(table, seat, target)
    tell_taken(table, seat, target)


def tell_taken(table: ImperialTable, seat: int, card: int) -> None:
    if table.telling:
        table.tell("take-location", seat=seat, card=table.box.ids[card])
