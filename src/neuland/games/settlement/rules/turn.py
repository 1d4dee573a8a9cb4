"""Turns: one action and/or one invitation, trades at any moment, and the end of the turn or the pass."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.games.settlement.board import END, PASS, TRADE
from neuland.games.settlement.cards import HERO_OF
from neuland.games.settlement.rules.actions import (
    actions,
    activate,
    activate_fortress,
    build,
    explore,
    fight,
    fortify,
)
from neuland.games.settlement.rules.buildings import GOOD_OF
from neuland.games.settlement.rules.heroes import invitations, invite
from neuland.games.settlement.rules.passing import pass_round
from neuland.games.settlement.rules.trade import tradable, trade
from neuland.games.settlement.state import ACTED, INVITED, SettlementTable

ACTIONS: Final = {
    "build": build,
    "explore": explore,
    "fight": fight,
    "fortify": fortify,
    "activate": activate,
    "fortress": activate_fortress,
}


def next_turn(table: SettlementTable) -> None:
    """Clockwise to the next who has not passed; the last one goes on alone."""  # ST3-1, ST3-4
    if table.passed == (1 << table.seats) - 1:
        return
    seat = table.turn
    while True:
        seat = seat + 1 if seat + 1 < table.seats else 0
        if not table.passed >> seat & 1:
            break
    begin_turn(table, seat)


def begin_turn(table: SettlementTable, seat: int) -> None:
    table.turn = seat
    table.done = 0
    table.picked = 0
    table.mirrored = 0
    choose(table)


def choose(table: SettlementTable) -> None:
    table.offer(table.turn, "turn", turn_options, take_turn)  # ST3-10 a pass is the player's own step


def turn_options(table: SettlementTable, seat: int) -> list[Action]:
    """What the player may do now, by what the turn has held so far."""  # ST3-5
    done = table.done
    options: list[Action] = []
    if not done & ACTED:  # ST3-2
        actions(table, seat, options)
    if not done & INVITED:
        invitations(table, seat, options)
    options += TRADE[tradable(table, seat)]  # ST6-9
    if done:
        options.append(END)  # ST3-6 trades alone do not make a turn
    options.append(PASS)
    return options


def take_turn(table: SettlementTable, seat: int, action: Action) -> None:
    verb = str(action[0])
    if verb == "trade":
        table.then(choose)
        trade(table, seat, GOOD_OF[str(action[1])])
        return
    table.mirrored = 0
    if verb == "end":
        next_turn(table)
    elif verb == "pass":  # ST3-8 the same pass instead of a turn and after it
        table.then(next_turn)
        pass_round(table, seat)
    elif verb == "bonus":
        table.picked += 1
        choose(table)
    elif verb == "invite":
        invite(table, seat, HERO_OF[str(action[1])])
        choose(table)
    else:
        table.then(choose)  # ST3-7 the action is complete before anything else
        ACTIONS[verb](table, seat, action)
