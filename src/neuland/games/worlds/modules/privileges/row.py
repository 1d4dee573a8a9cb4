"""3 C of 3.III: a row of cards whose prices fall (M3-C to M3-C3)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.core.table import word_options
from neuland.games.worlds import cards
from neuland.games.worlds.modules.privileges.deck import draw_card, owns, take_card
from neuland.games.worlds.rules.asking import NONE, ask_turn
from neuland.games.worlds.state import WorldsTable
from neuland.kit.rows import changed

TAKE_CARD: Final = word_options("take", cards.WORDS)


def choose_privilege(table: WorldsTable, side: int) -> None:
    """First thing in 3 C: a card is drawn if too few lie out (M3-C); then one may be taken."""
    table.phase = "privilege"
    if len(table.row) < table.plan.shown and table.deck:
        draw_card(table)
        drop_lower_backs(table)
    if table.row:  # nothing lies out: nothing happens (C62)
        ask_turn(table, side, "privilege", privilege_options, take_privilege)


def drop_lower_backs(table: WorldsTable) -> None:
    """M3-C1: once a higher back lies out, all lower ones cost nothing."""
    highest = max([cards.BACK[kind] for kind in table.row])
    for place, kind in enumerate(table.row):
        if cards.BACK[kind] < highest:
            table.row_price = changed(table.row_price, place, 0)


def privilege_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """M3-C2: cards that the side can pay, of kinds that it does not own; equal cards are one option."""
    options: list[Action] = []
    for place, kind in enumerate(table.row):
        option = TAKE_CARD[kind]
        if table.row_price[place] <= table.money[side] and not owns(table, side, kind) and option not in options:
            options.append(option)
    options.append(NONE)
    return options


def take_privilege(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    """Who takes none, or cannot take one, lets all cards that lie out drop to nothing for good (M3-C3, C62)."""
    if action == NONE:
        table.row_price = (0,) * len(table.row)
        if table.telling:
            table.tell("prices-drop")
        return
    kind = cards.KIND[action[1]]
    price, place = min([(table.row_price[place], place) for place, each in enumerate(table.row) if each == kind])
    take_card(table, side, place, price)
