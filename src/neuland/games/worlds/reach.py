"""What a seat could do if its turn came now: how far the moves of others reach into it can be seen from that."""

from __future__ import annotations

from typing import Any, Final

from neuland.games.worlds.rules.asking import EXITS
from neuland.games.worlds.rules.rounds import take_turn
from neuland.games.worlds.state import NOBODY, WorldsTable

QUESTIONS: Final = 8
"""So many questions of a turn are looked at."""


def could_do(table: WorldsTable, seat: int) -> list[tuple[str, tuple[Any, ...]]]:
    """The questions of a turn of the seat, taken now and left as soon as it can be, with their options."""
    side = led_by(table, seat)
    found: list[tuple[str, tuple[Any, ...]]] = []
    if side == NOBODY:
        return found
    trial = table.clone()
    trial.telling = False
    trial.todo = []
    trial.decisions = []
    trial.then(take_turn, side)
    trial.run()
    while trial.decisions and trial.decisions[0].seat == seat and len(found) < QUESTIONS:
        asked = trial.decisions[0]
        found.append((asked.prompt, asked.options))
        exits = [option for option in asked.options if option in EXITS]
        trial.play(asked, exits[0] if exits else asked.options[-1])
    return found


def led_by(table: WorldsTable, seat: int) -> int:
    """The first side of the order for which a seat decides; NOBODY if there is none."""
    for side in table.order:
        if table.seat_of(side) == seat:
            return side
    return NOBODY
