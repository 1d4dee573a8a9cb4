"""Special actions, one by one (R23.11 to R23.30, X10): for each whether it is possible now, and what it does.

R2.9: here is where cards override the general rules.

`POSSIBLE` and `DO` are looked up by the number of the special in the vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable

from neuland.games.imperial.effects import SPECIAL
from neuland.games.imperial.rules.specials import barbarians, commons, conquests, egyptians, japanese
from neuland.games.imperial.state import ImperialTable


def can_always(table: ImperialTable, seat: int, card: int) -> bool:
    """A71: draws from empty decks are simply lost, so nothing can be missing."""
    return True


Possible = Callable[[ImperialTable, int, int], bool]
Do = Callable[[ImperialTable, int, int], None]

_BY_NAME: dict[str, tuple[Possible, Do]] = {
    "steal_resource": (barbarians.can_saboteurs, barbarians.saboteurs),
    "dark_chapel": (barbarians.can_dark_chapel, barbarians.dark_chapel),
    "copy_raze_good": (barbarians.can_pack, barbarians.pack),
    "raze_own_location": (barbarians.can_rabble, barbarians.rabble),
    "draw_keep": (can_always, barbarians.mission),
    "discard_opponent_deal": (barbarians.can_end_deal, barbarians.robbers),
    "remove_opponent_location": (japanese.can_remove, japanese.remove),
    "build_from_own_deal": (japanese.can_negotiator, japanese.negotiator),
    "deal_with_opponent_faction_location": (japanese.can_trade_route, japanese.trade_route),
    "discard_opponent_deal_and_gain_its_good": (barbarians.can_end_deal, japanese.ninjas),
    "steal_opponent_deal": (commons.can_spies, commons.spies),
    "opponent_discards_hand_card": (egyptians.can_desert, egyptians.desert),
    "raze_opponent_location": (egyptians.can_chariot, egyptians.chariot_builder),
    "reset_own_action_location": (egyptians.can_reset, egyptians.reset),
    "block_opponent_action_location": (egyptians.can_block, egyptians.scorpion_breeder),
    "take_over_opponent_location": (egyptians.can_temple_of_ra, egyptians.temple_of_ra),
    "hand_common_card_to_foundation": (egyptians.can_sanctuary, egyptians.sanctuary),
    "build_faction_card_now": (commons.can_settlers, commons.settlers),
    "trigger_own_deal": (commons.can_messenger, commons.messenger),
    "trigger_own_production": (commons.can_porters, commons.porters),
    "conquer_by_card": (conquests.can_conquer_by_card, conquests.conquer_by_card),
    "conquer_for_common_card": (conquests.can_wrecking_ball, conquests.wrecking_ball),
    "conquer_for_own_deal": (conquests.can_break_off, conquests.break_off),
    "move_opposing_left": (conquests.can_move, conquests.must_move_left),
    "may_move_opposing_left": (can_always, conquests.may_move_left),
    "may_move_own_right": (can_always, conquests.may_move_right),
    "found_in_faction_row": (conquests.can_crossbow_maker, conquests.crossbow_maker),
    "take_faction_location": (conquests.can_conquer_by_card, conquests.free_trade_zone),
    "take_common_location": (conquests.can_mercenaries, conquests.mercenaries),
}


def _nothing(table: ImperialTable, seat: int, card: int) -> None:
    """Number 0 of the vocabulary: no special."""


POSSIBLE: list[Possible] = [can_always]
DO: list[Do] = [_nothing]
for _name in list(SPECIAL)[1:]:
    POSSIBLE.append(_BY_NAME[_name][0])
    DO.append(_BY_NAME[_name][1])
