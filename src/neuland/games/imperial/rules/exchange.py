"""Action: exchange workers (R11)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND
from neuland.games.imperial.rules.gain import draw_from, gain_one, spend
from neuland.games.imperial.state import ImperialTable
from neuland.kit.rows import noted

ON_EXCHANGE = KIND["on_opponent_worker_exchange"]
PAIR = 2
RESOURCES: tuple[Action, ...] = (("receive", "wood"), ("receive", "stone"), ("receive", "food"))
COMMON: Action = ("receive", "common_card")
FACTION: Action = ("receive", "faction_card")
PAIRS: tuple[Action, ...] = tuple(("exchange", pairs) for pairs in range(1, 51))


def exchange(table: ImperialTable, seat: int, pairs: int) -> None:
    """R11.1: any number of pairs, announced first; each pair is chosen in sequence (A12)."""
    spend(table, seat, g.WORKER, PAIR * pairs)
    if table.telling:
        table.tell("exchange", seat=seat, number=pairs)
    table.then(receive, seat, pairs)
    for other in range(table.seats):
        if other != seat:
            oasis(table, other, pairs)


def oasis(table: ImperialTable, seat: int, pairs: int) -> None:
    """R14.9, R23.48: a worker for each pair that an opponent exchanges, up to a number per round and Oasis.

    A16: also for a seat that has passed.
    """
    box = table.box
    for card in table.own(seat, g.FEATURE):
        if box.kind[card] == ON_EXCHANGE:
            number = min(pairs, box.effects[card].most - table.uses[card])
            table.uses = noted(table.uses, card, table.uses[card] + number)
            for good, amount in box.gain[card]:
                gain_one(table, seat, good, amount * number, card)


def receive(table: ImperialTable, seat: int, pairs: int) -> None:
    if pairs > 1:
        table.then(receive, seat, pairs - 1)
    table.ask(seat, "receive", receive_options, received)


def receive_options(table: ImperialTable, seat: int) -> list[Action]:
    options = list(RESOURCES)
    if table.decks[0] or table.discards[0]:
        options.append(COMMON)
    if table.decks[seat + 1]:
        options.append(FACTION)
    return options


def received(table: ImperialTable, seat: int, action: Action) -> None:
    if action == COMMON:
        draw_from(table, seat, 0)
    elif action == FACTION:
        draw_from(table, seat, seat + 1)
    else:
        gain_one(table, seat, g.NUMBER[str(action[1])], 1, 0)
