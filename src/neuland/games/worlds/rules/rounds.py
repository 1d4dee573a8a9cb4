"""A round: share round, phases 1 to 5, the end. Reads top to bottom like the rulebook's phase table."""

from __future__ import annotations

from typing import Final

from neuland.games.worlds import facts
from neuland.games.worlds.state import ENDINGS, NOBODY, NOBODY_WALKED, NOW, WorldsTable

ROUNDS: Final = facts.number("limits", "rounds")


def play_round(table: WorldsTable) -> None:
    """G4: the common phases before the turns, the turns, the common phases after them, the end test."""
    table.round += 1
    if table.telling:
        table.tell("round", round=table.round)
    table.then(end_round)
    for step in table.plan.after:  # phase 4, and what ends a round
        table.then(step)
    table.then(all_turns)  # phases 3 and 5
    for step in table.plan.before:  # the share round, phases 1 and 2
        table.then(step)


def all_turns(table: WorldsTable) -> None:
    """Phase 3: one side's whole turn before the next one's (G4)."""
    table.waiting = table.order
    next_turn(table)


def next_turn(table: WorldsTable) -> None:
    """A side may be gone since the round began (M4-8), so whose turn it is, is looked up each time."""
    table.turn = NOBODY
    if table.waiting:
        side, table.waiting = table.waiting[0], table.waiting[1:]
        table.then(next_turn)
        table.then(take_turn, side)


def take_turn(table: WorldsTable, side: int) -> None:
    """3 A to 3 H of one side, then what ends its turn; another side's take-back is over (G3)."""
    table.turn = side
    table.now = [0] * NOW
    table.walked = NOBODY_WALKED
    table.closed = 0
    for step in table.plan.turn_end:
        table.then(step, side)
    for step in table.plan.turn:
        table.then(step, side)


def end_round(table: WorldsTable) -> None:
    """G5: TOP I's test after equal turns; and never more than 30 rounds (G48)."""
    for test in table.plan.ended:
        if test(table):
            end_game(table, "test")
            return
    if table.round >= ROUNDS:
        end_game(table, "rounds")
    else:
        table.then(play_round)


def end_game(table: WorldsTable, why: str) -> None:
    """Nothing more is done: also in the middle of a round (4.I, 7.I)."""
    table.todo.clear()
    table.over_at = ENDINGS.index(why)
    table.phase = "end"
    table.turn = NOBODY
    if table.telling:
        table.tell("ends", why=why)
