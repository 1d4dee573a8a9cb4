"""Special actions of the Egyptians, and the Acting Troupe (R23.22 to R23.27)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.gain import discard_from_hand, forget_hand, gain, gain_one, hand_to_discard
from neuland.games.imperial.rules.places import opposing, to_foundation
from neuland.games.imperial.rules.raze import raze_at
from neuland.games.imperial.rules.specials.targets import PLAYERS, choose, number_of, with_raze_field
from neuland.games.imperial.state import BLOCKED, BY_RAZING, NEUTRAL, NOWHERE, ImperialTable
from neuland.kit.rows import noted, with_entry

RA_TOKENS = 4
"""R1.3: so many Egyptian tokens there are (A78)."""
STRUCK: tuple[Action, ...] = tuple(("strike", name) for name in PLAYERS)


def desert_targets(table: ImperialTable, seat: int) -> list[Action]:
    """R23.22: opponents with a hand card."""
    return [STRUCK[other] for other in table.opponents(seat) if other != NEUTRAL and table.hands[other]]


def can_desert(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(desert_targets(table, seat))


def desert(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "desert", desert_targets, desert_strikes)


def desert_strikes(table: ImperialTable, seat: int, action: Action) -> None:
    """A82: the one who is struck picks the card."""
    table.then(suffer_desert, PLAYERS.index(str(action[1])))


def suffer_desert(table: ImperialTable, seat: int) -> None:
    table.ask(seat, "discard", hand_to_discard, suffered_desert)


def suffered_desert(table: ImperialTable, seat: int, action: Action) -> None:
    discard_from_hand(table, seat, number_of(table, action))


def can_chariot(table: ImperialTable, seat: int, card: int) -> bool:
    return any(table.box.raze[other] for other in opposing(table, seat))


def chariot_builder(table: ImperialTable, seat: int, card: int) -> None:
    """R14.12, R23.23: razing for exactly 1 raze token, whatever guards the Location (A68)."""
    table.ask(seat, "chariot", with_raze_field, chariot_razes)


def chariot_razes(table: ImperialTable, seat: int, action: Action) -> None:
    card = number_of(table, action)
    raze_at(table, seat, card)
    gain(table, seat, table.box.raze[card], table.box.locations + BY_RAZING)


def can_reset(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(used_locations(table, seat, card))


def used_locations(table: ImperialTable, seat: int, card: int) -> list[int]:
    """R23.24: other own action Locations used this round (A79); no Bastions (A51)."""
    function = table.box.function
    return [own for own in table.own(seat, g.ACTION) if own != card and table.uses[own] and function[own] == g.ACTION]


def reset(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "reset", reset_options, was_reset, card)


def reset_options(table: ImperialTable, seat: int, card: int) -> list[Action]:
    return choose(table, used_locations(table, seat, card))


def was_reset(table: ImperialTable, seat: int, action: Action, card: int) -> None:
    """Everything that marks its use goes; a blocked Location stays blocked (A81)."""
    table.uses = noted(table.uses, number_of(table, action), 0)


def can_block(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(blockable(table, seat))


def blockable(table: ImperialTable, seat: int) -> list[int]:
    box = table.box
    return [
        card for card in opposing(table, seat) if box.function[card] == g.ACTION and not table.flags[card] & BLOCKED
    ]


def scorpion_breeder(table: ImperialTable, seat: int, card: int) -> None:
    """R23.25: nobody can activate the Location until cleanup."""
    table.ask(seat, "block", block_options, blocked)


def block_options(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, blockable(table, seat))


def blocked(table: ImperialTable, seat: int, action: Action) -> None:
    card = number_of(table, action)
    table.flags = noted(table.flags, card, table.flags[card] | BLOCKED)
    if table.telling:
        table.tell("block", seat=seat, card=table.box.ids[card])


def can_temple_of_ra(table: ImperialTable, seat: int, card: int) -> bool:
    tokens = sum(1 for holder in table.held.values() if holder != NOWHERE)  # A95: neutral marks are other tokens
    return tokens < RA_TOKENS and bool(ra_targets(table, seat))


def ra_targets(table: ImperialTable, seat: int) -> list[int]:
    return [card for card in opposing(table, seat) if card not in table.held]


def temple_of_ra(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "take-over", take_over_options, taken_over)


def take_over_options(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, ra_targets(table, seat))


def taken_over(table: ImperialTable, seat: int, action: Action) -> None:
    """R14.10, R23.26: until the holder passes the Location works for him; taking it over yields nothing."""
    card = number_of(table, action)
    table.held = with_entry(table.held, card, seat)
    if table.telling:
        table.tell("take-over", seat=seat, card=table.box.ids[card])


def can_sanctuary(table: ImperialTable, seat: int, card: int) -> bool:
    return bool(common_in_hand(table, seat))


def common_in_hand(table: ImperialTable, seat: int) -> list[int]:
    return [card for card in table.hands[seat] if table.box.deck[card] == g.COMMON]


def sanctuary(table: ImperialTable, seat: int, card: int) -> None:
    table.ask(seat, "sanctuary", cards_to_found, founded)


def cards_to_found(table: ImperialTable, seat: int) -> list[Action]:
    return choose(table, common_in_hand(table, seat))


def founded(table: ImperialTable, seat: int, action: Action) -> None:
    """R14.8, R23.27: the card lies face down as a Foundation, for 1 stone instead of wood."""
    card = number_of(table, action)
    table.hands[seat].remove(card)
    forget_hand(table, seat)
    to_foundation(table, seat, card, True)
    if table.telling:
        table.tell("found", seat=seat)
    gain_one(table, seat, g.STONE, 1, 0)
