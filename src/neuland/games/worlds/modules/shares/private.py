"""9.III: every player is a private company, whose single shares are sold to the bank and bought by others."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.core.seats import SEAT_WORDS
from neuland.core.table import word_options
from neuland.games.worlds import facts
from neuland.games.worlds.modules.shares.values import move_value
from neuland.games.worlds.rules.asking import DONE, ask_turn
from neuland.games.worlds.rules.companies import UNITS
from neuland.games.worlds.rules.money import pay
from neuland.games.worlds.rules.order import arrange, playing
from neuland.games.worlds.rules.telling import say
from neuland.games.worlds.state import SHARE_SOLD, WorldsTable
from neuland.kit.rows import added, changed

PRIVATE_VALUE: Final = facts.number("shares", "private_value")
SINGLES: Final = UNITS - facts.number("shares", "president")

BUY_PRIVATE: Final = word_options("buy", SEAT_WORDS)
SELL_OWN: Final[Action] = ("sell-share",)

# Values of `now[SHARE_SOLD]`.
MAY_SELL: Final = 1
HAS_SOLD: Final = 2


def prepare_private_shares(table: WorldsTable) -> None:
    """M9-S5: eight single shares each at 20; the president's share is the company itself."""
    sides = table.plan.sides
    table.own_units = (SINGLES,) * sides
    table.value = (PRIVATE_VALUE,) * sides
    table.stack = tuple(range(sides))


def order_by_low_income(table: WorldsTable) -> None:
    """M9-1d: round 1 was drawn by lot; then the income of the last round, low to high, equal ones change places."""
    table.phase = "order"
    if table.round > 1:
        arrange(table, playing(table), list(table.income))


# ---- 3 B ----------------------------------------------------------------------------------------------------


def deal_privately(table: WorldsTable, side: int) -> None:
    """M9-B1: shares of others that lie dark in the bank may be bought; from now on one own share may be sold."""
    table.phase = "dealing"
    table.now[SHARE_SOLD] = MAY_SELL
    go_on_dealing(table, side)


def go_on_dealing(table: WorldsTable, side: int) -> None:
    ask_turn(table, side, "dealing", dealing_options, buy_private)


def dealing_options(table: WorldsTable, seat: int, side: int) -> list[Action]:
    """Never own ones (C42)."""
    options = [
        BUY_PRIVATE[other]
        for other in range(table.plan.sides)
        if other != side and table.bank[other] and table.value[other] <= table.money[side]
    ]
    options.append(DONE)
    return options


def buy_private(table: WorldsTable, seat: int, action: Action, side: int) -> None:
    if action == DONE:
        return
    other = SEAT_WORDS.index(str(action[1]))
    pay(table, side, table.value[other])
    table.bank = added(table.bank, other, -1)
    table.units = added(table.units, seat * table.plan.sides + other, 1)
    if table.telling:
        table.tell("buys-private", seat=seat, other=other, number=table.value[other])
    table.then(go_on_dealing, side)


def own_share_options(table: WorldsTable, side: int) -> list[Action]:
    """M9-B2: one single share a turn, at any time from 3 B on."""
    return [SELL_OWN] if table.now[SHARE_SOLD] == MAY_SELL and table.own_units[side] else []


def sell_own_share(table: WorldsTable, side: int, action: Action) -> None:
    """For its value, which is no income; then the value falls by 10. It lies light until the end of the round."""
    table.now[SHARE_SOLD] = HAS_SOLD
    table.money[side] += table.value[side]
    table.own_units = added(table.own_units, side, -1)
    table.light = added(table.light, side, 1)
    if table.telling:
        say(table, "sells-own", side, number=table.value[side])
    move_value(table, side, -10)


# ---- the end of a round -------------------------------------------------------------------------------------


def rise_privately(table: WorldsTable) -> None:
    """M9-H3: after everybody's income the highest rise by 20 (C43), all others by 10; light shares turn dark."""
    highest = max(table.income)
    for side in table.order:
        move_value(table, side, 20 if table.income[side] == highest else 10)
        table.bank = added(table.bank, side, table.light[side])
        table.light = changed(table.light, side, 0)


def release_income(table: WorldsTable) -> None:
    """Then income can be spent (G46); where there are taxes, only after these."""
    for side in table.order:
        table.money[side] += table.aside[side]
        table.aside = changed(table.aside, side, 0)
