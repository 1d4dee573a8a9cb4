"""Many actions at once, as fast as they go: random play for simulations and roll-outs, and replay."""

from __future__ import annotations

from collections.abc import Callable

from neuland.core.decision import Action
from neuland.core.table import SNAPSHOT_EVERY, Table


def play_out(table: Table, chance: Callable[[], float], longest: int) -> tuple[int, int]:
    """Plays at random until the game is over, or `longest` decisions are made.

    `chance` gives numbers from 0 up to 1. Returns how many decisions were made, and how many options
    they had together.
    """
    count = 0
    offered = 0
    while table.decisions and count < longest:
        decision = table.decisions[0]
        options = decision.options
        n = len(options)
        offered += n
        count += 1
        table.play(decision, options[int(chance() * n)])
    return count, offered


def play_again(table: Table, actions: list[tuple[int, Action]]) -> int:
    """Takes actions one after another, each checked, up to the first that does not fit; how many it took.

    Nobody hears what happens meanwhile. This is `Table.apply` written out, since a call for each action
    would cost as much as the check.
    """
    asked, made, snapshots = table.decisions, table.actions, table.snapshots
    before = len(made)
    telling, table.telling = table.telling, False
    for each in actions:
        seat, action = each
        for decision in asked:
            if decision.seat == seat:
                break
        else:
            break
        if action not in decision.options:
            break
        if snapshots is not None and len(made) % SNAPSHOT_EVERY == 0:
            table.remember()
        made.append(each)
        asked.remove(decision)
        if decision.args:
            decision.answer(table, seat, action, *decision.args)
        else:
            decision.answer(table, seat, action)
        if not asked:
            table.run()
    table.telling = telling
    return len(made) - before
