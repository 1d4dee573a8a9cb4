"""Cleanup phase (R6.13 to R6.16)."""

from __future__ import annotations

from typing import Final

from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.state import BLOCKED, LAST_ROUND, TOKEN, ImperialTable

STORE = KIND["store"]
CLEARED: Final = bytes(marks & ~(TOKEN | BLOCKED) for marks in range(256))
"""What is left of the marks on a card."""


def cleanup(table: ImperialTable) -> None:
    """After the last round there is none, so leftovers count for ties (R12.3)."""
    if table.round == LAST_ROUND:
        return
    table.phase = "cleanup"
    table.held = {}  # A88: what was neutral until the end of the round is its owner's again
    for seat in range(table.seats):
        store(table, seat)
    # R6.14: what lies on Locations goes: activation goods, defence tokens, blocking workers. Samurai,
    # resources on a Shrine, cards under a Gate (R13.3) and fortifications stay (X7.3, A48).
    table.uses = bytes(len(table.uses))
    table.flags = table.flags.translate(CLEARED)
    table.passed = (False,) * table.seats
    table.start = (table.start + 1) % table.seats  # R6.15
    table.round += 1  # R6.16
    if table.telling:
        table.tell("cleanup", number=table.round)


def store(table: ImperialTable, seat: int) -> None:
    """R6.13: the board stores one good, Warehouses more (R23.49, R14.16). R6.8: all others are lost."""
    box = table.box
    stored = {box.store[table.factions[seat]]}
    for card in table.own(seat, g.FEATURE):
        if box.kind[card] == STORE:
            stored.update(good for good, _ in box.gain[card])
    supply = table.goods[seat]
    for good in range(g.SUPPLY):
        if good not in stored:
            if table.telling and supply[good]:
                table.tell("lose", seat=seat, number=supply[good], good=g.NAMES[good])
            supply[good] = 0
