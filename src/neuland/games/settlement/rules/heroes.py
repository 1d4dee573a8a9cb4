"""Inviting heroes."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.settlement.board import GUILDS, HERO_POSITIONS, HEROES, INVITE, TANKARD
from neuland.games.settlement.goods import GUARD, amounts
from neuland.games.settlement.state import INVITED, NOTHING, SettlementTable


def invitations(table: SettlementTable, seat: int, options: list[Action]) -> None:
    """Adds the heroes whose whole price, with the surcharge of their position, the seat can pay."""  # ST7-2
    guarded = table.goods[seat] | GUARD
    prices = table.box.prices
    row = table.hero_row
    for position in range(HERO_POSITIONS):
        hero = row[position]
        if hero >= 0 and (guarded - prices[position][hero]) & GUARD == GUARD:
            options.append(INVITE[hero])


def invite(table: SettlementTable, seat: int, hero: int) -> None:
    """Pay, take the settlers, the card goes away, the row closes up and gets a new hero."""  # ST7-8
    box = table.box
    position = table.hero_row.index(hero)
    table.done |= INVITED  # ST7-1
    price = box.prices[position][hero]
    table.pay(seat, price)
    settlers = box.hero_bonus[hero]  # ST7-3, ST7-6
    if table.artefact[seat] == TANKARD:  # ST12-9
        settlers += 1
    if settlers:
        table.welcome(seat, settlers)
    table.heroes[seat].append(hero)
    table.guilds[seat * 4 + box.hero_guild[hero]] += box.hero_points[hero]
    if table.telling:
        guild, paid = GUILDS[box.hero_guild[hero]], amounts(price)
        table.tell("invite", seat=seat, hero=HEROES[hero], guild=guild, settlers=settlers, paid=paid)
    close_up(table, position)


def close_up(table: SettlementTable, gap: int) -> None:
    """Heroes left of the gap move to the right; a new one comes to the leftmost position."""  # ST7-4
    row = table.hero_row
    while gap:
        row[gap] = row[gap - 1]
        gap -= 1
    if table.hero_deck:
        row[0] = table.hero_deck.pop()
        table.reveal()
        if table.telling:
            table.tell("hero-comes", hero=HEROES[row[0]])
    else:
        row[0] = NOTHING  # ST7-7
