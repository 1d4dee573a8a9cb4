"""Reasons for refusals tell nothing that the seat does not know."""

from __future__ import annotations

from collections.abc import Sequence

from neuland import Action, Game, Table
from neuland.core.rng import Dice
from neuland.core.table import Origin
from neuland.testing.knowledge import some


def reasons_are_the_seats_own(game: Game, table: Table, seat: int, dice: Dice, most: int | None = None) -> None:
    """What is hidden changes no reason: of every action that the game numbers (or `most` of them), the seat is told
    what would be true whatever is hidden."""
    refused = some(not_offered(game, table, seat), most, dice)
    told = table.reasons(seat, refused)
    for known in (table, table.redeal(seat, dice.below(1 << 30)), table.redeal(seat, dice.below(1 << 30))):
        true = [known.reason(seat, action) for action in refused]
        wrong = [(action, one, two) for action, one, two in zip(refused, told, true, strict=True) if one != two]
        assert not wrong, f"a reason depends on what seat {seat} does not know: {wrong[:3]}"


def not_offered(game: Game, table: Table, seat: int) -> list[Action]:
    """Actions that the seat cannot take now; where a game numbers none, what others are offered."""
    offered = {option for ask in table.decisions if ask.seat == seat for option in ask.options}
    actions: Sequence[Action] = [option for ask in table.decisions for option in ask.options]
    if game.has_room("numbering"):
        actions = actions_of(game, table.origin)
    return [action for action in actions if action not in offered]


LAST: list[tuple[Origin, list[Action]]] = []
"""The numbers of the tables that were looked at last: each is looked at again and again."""


def actions_of(game: Game, origin: Origin) -> list[Action]:
    """The actions that have a number at tables of an origin."""
    if not LAST or LAST[0][0] is not origin:
        LAST[:] = [(origin, game.room("numbering").actions(origin))]
    return LAST[0][1]
