"""Many actions at once, as fast as they go: random play for simulations and roll-outs, and replay."""

from __future__ import annotations

from collections.abc import Callable

from neuland.core.decision import Action
from neuland.core.table import Table


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
    """Takes actions one after another, each checked, up to the first that does not fit; how many it took."""
    before = len(table.actions)
    for seat, action in actions:
        asked = table.decisions
        if not asked:
            break
        decision = asked[0]
        if decision.seat != seat:
            others = [other for other in asked if other.seat == seat]
            if not others:
                break
            decision = others[0]
        if action not in decision.options:
            break
        table.play(decision, action)
    return len(table.actions) - before
