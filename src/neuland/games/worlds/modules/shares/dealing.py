"""The share round: players buy and sell shares of the companies until all have quit (M9-A0 to M9-A5a)."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action
from neuland.core.table import word_options
from neuland.games.worlds import facts
from neuland.games.worlds.cards import SOLD_OUT
from neuland.games.worlds.modules.shares.founding import ask_founding, can_found
from neuland.games.worlds.modules.shares.values import by_value, move_value
from neuland.games.worlds.rules.asking import DONE, PASS
from neuland.games.worlds.rules.capitals import open_map
from neuland.games.worlds.rules.companies import ISSUE, UNITS
from neuland.games.worlds.state import COMPANY_WORDS, NOBODY, WorldsTable
from neuland.kit.rows import added, changed

MOST_HELD: Final = facts.number("shares", "most")
"""M9-A3b, M9-A4b: half of a company's units."""
PRESIDENTS_SHARE: Final = facts.number("shares", "president")

QUIT: Final[Action] = ("quit",)
BUY_SHARE: Final = word_options("buy", COMPANY_WORDS)
SELL_SHARES: Final = tuple([tuple([("sell", word, n) for n in range(UNITS + 1)]) for word in COMPANY_WORDS])
"""By company and number."""


def hold_share_round(table: WorldsTable) -> None:
    """Clockwise from the start card; the first one of 3.I with 9.II in the order of the opening bid (M3-1f). In 9.I
    there is none before the second business round (M9-R1)."""
    if table.round in table.plan.without_share_round:
        return
    table.phase = "shares"
    table.share_rounds += 1
    if table.share_rounds > 1 or not table.seating:
        table.seating = tuple([(table.start + place) % table.seats for place in range(table.seats)])
    table.passed = table.quit = 0
    if table.telling:
        table.tell("share-round", number=table.share_rounds)
    table.then(end_share_round)
    table.then(next_dealer, 0)


def next_dealer(table: WorldsTable, place: int) -> None:
    """Until all have quit, or all pass in a row: then the first of these takes the start card (M9-A2a)."""
    seat = table.seating[place]
    if table.passed == table.seats:
        table.start = seat
    elif table.quit != (1 << table.seats) - 1:
        table.then(next_dealer, (place + 1) % table.seats)
        if not table.quit >> seat & 1:
            ask_deal(table, seat, False, 0)


def ask_deal(table: WorldsTable, seat: int, bought: bool, sold: int) -> None:
    table.ask(seat, "shares", deal_options, deal_shares, bought, sold)


def deal_options(table: WorldsTable, seat: int, bought: bool, sold: int) -> list[Action]:
    """M9-A0: buy one share and sell any number, in any order (C94), at least one in all; `sold` are the companies sold
    in this turn, whose value has fallen. Or quit; or pass, while nobody has quit (M9-A2)."""
    options: list[Action] = []
    if not bought:
        options += [BUY_SHARE[company] for company in range(len(COMPANY_WORDS)) if can_buy(table, seat, company)]
    if table.share_rounds > 1:  # M9-A4, C38a
        for company in table.founded:
            if not sold >> company & 1:
                options += [SELL_SHARES[company][n] for n in sellable(table, seat, company)]
    if bought or sold:
        options.append(DONE)
    else:
        if not table.quit:
            options.append(PASS)
        options.append(QUIT)
    return options


def deal_shares(table: WorldsTable, seat: int, action: Action, bought: bool, sold: int) -> None:
    verb = action[0]
    if verb == "buy":
        table.passed = 0
        table.then(ask_deal, seat, True, sold)
        buy_share(table, seat, COMPANY_WORDS.index(str(action[1])))
    elif verb == "sell":
        table.passed = 0
        company = COMPANY_WORDS.index(str(action[1]))
        table.then(ask_deal, seat, bought, sold | 1 << company)
        sell_shares(table, seat, company, int(action[2]))
    elif action == PASS:
        table.passed += 1
        table.tell("passes", seat=seat)
    elif action == QUIT:
        if not table.quit:
            table.start = seat  # M9-A2
        table.quit |= 1 << seat
        table.tell("quits", seat=seat)


# ---- buying -----------------------------------------------------------------------------------------------


def units_of(table: WorldsTable, seat: int, company: int) -> int:
    """Units of a company that a player holds; the president's share counts 2."""
    return table.units[seat * table.plan.sides + company]


def can_buy(table: WorldsTable, seat: int, company: int) -> bool:
    """Not what was sold in this round (M9-A1); at most half of the units (M9-A3b, C38); for cash."""
    if table.dumped[seat] >> company & 1:
        return False
    if table.president[company] == NOBODY:
        return can_found(table, seat, company)
    left = table.own_units[company] + table.bank[company]
    return left > 0 and units_of(table, seat, company) < MOST_HELD and table.value[company] <= table.purse[seat]


def buy_share(table: WorldsTable, seat: int, company: int) -> None:
    """M9-A3: for its value, paid to the bank, which does not move. As long as the company has shares of its own, they
    are bought, and it gets the issue price (M9-A3a)."""
    if table.president[company] == NOBODY:
        ask_founding(table, seat, company)
        return
    table.purse = added(table.purse, seat, -table.value[company])
    if table.own_units[company]:
        table.own_units = added(table.own_units, company, -1)
        table.money[company] += ISSUE[company]
    else:
        table.bank = added(table.bank, company, -1)
    table.units = added(table.units, seat * table.plan.sides + company, 1)
    table.bought = changed(table.bought, seat, table.bought[seat] | (1 << company))
    table.bought_units = added(table.bought_units, company, 1)
    if table.telling:
        table.tell("buys-share", seat=seat, company=COMPANY_WORDS[company], number=table.value[company])
    president = table.president[company]
    if units_of(table, seat, company) > units_of(table, president, company):  # M9-F2
        make_president(table, company, seat)


def make_president(table: WorldsTable, company: int, seat: int) -> None:
    """Takes the president's share for two of his own: the number of units stays."""
    table.president = changed(table.president, company, seat)
    if table.telling:
        table.tell("president", seat=seat, company=COMPANY_WORDS[company])


# ---- selling ----------------------------------------------------------------------------------------------


def sellable(table: WorldsTable, seat: int, company: int) -> list[int]:
    """How many units a player may sell: not of what was bought in this round (M9-A1); with 9.I at most half of the
    units lie in the bank (M9-A4b, C39); the president's share only if somebody can take it (M9-A4a)."""
    own = units_of(table, seat, company)
    if not own or table.bought[seat] >> company & 1:
        return []
    most = min(own, MOST_HELD - table.bank[company]) if table.plan.own_shares else own
    if table.president[company] == seat:
        others = [units_of(table, other, company) for other in range(table.seats) if other != seat]
        if max(others) < PRESIDENTS_SHARE:
            most = min(most, own - PRESIDENTS_SHARE)
    return list(range(1, most + 1))


def sell_shares(table: WorldsTable, seat: int, company: int, number: int) -> None:
    """M9-A4: each for the value; then it falls by 10, whatever the number. Who keeps fewer than another is no longer
    president (M9-A4a)."""
    table.purse = added(table.purse, seat, number * table.value[company])
    table.units = added(table.units, seat * table.plan.sides + company, -number)
    table.bank = added(table.bank, company, number)
    table.dumped = changed(table.dumped, seat, table.dumped[seat] | (1 << company))
    if table.telling:
        table.tell("sells-shares", seat=seat, company=COMPANY_WORDS[company], number=number)
    move_value(table, company, -10)
    if table.president[company] == seat:
        successor = nearest_with_most(table, seat, company)
        if units_of(table, successor, company) > units_of(table, seat, company):
            make_president(table, company, successor)


def nearest_with_most(table: WorldsTable, seat: int, company: int) -> int:
    """Of the other players the one with most units; of equal ones the nearest clockwise."""
    others = [(seat + place) % table.seats for place in range(1, table.seats)]
    found = others[0]
    for other in others[1:]:
        if units_of(table, other, company) > units_of(table, found, company):
            found = other
    return found


# ---- the end of the round -----------------------------------------------------------------------------------


def end_share_round(table: WorldsTable) -> None:
    """M9-A5a (9.II): the companies that were most bought rise, all of them if tied, none if nobody bought (C40, C41,
    C95). M9-A5: so do those whose units are all with players; with I-3 by 20 (M3-PI3). After the first share round
    all capitals are known."""
    most = max(table.bought_units)
    if most and not table.plan.own_shares:
        for company in by_value(table):
            if table.bought_units[company] == most:
                move_value(table, company, 10)
    for company in by_value(table):
        if not table.own_units[company] and not table.bank[company]:
            move_value(table, company, 20 if table.owned[company] & SOLD_OUT else 10)
    table.bought = (0,) * table.seats
    table.dumped = (0,) * table.seats
    table.bought_units = (0,) * table.plan.sides
    if table.share_rounds == 1:
        open_map(table)
