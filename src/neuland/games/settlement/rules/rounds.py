"""Rounds: their beginning and their end."""

from __future__ import annotations

from neuland.games.settlement.board import HEROES, MARKET_FIELDS
from neuland.games.settlement.rules.actions import refill
from neuland.games.settlement.rules.heroes import close_up
from neuland.games.settlement.rules.turn import begin_turn
from neuland.games.settlement.state import NOTHING, ROUNDS, SettlementTable


def start_round(table: SettlementTable) -> None:
    """The holder of the start marker begins."""  # ST8-7
    if table.telling:
        table.tell("round", number=table.round)
    table.passed = 0
    table.then(end_round)
    begin_turn(table, table.marker)


def end_round(table: SettlementTable) -> None:
    """When all have passed; after the last round the game is over."""
    if table.round == ROUNDS:
        return
    discard_hero(table)
    gather_market(table)
    for field in range(MARKET_FIELDS):
        refill(table, field)
    table.round += 1
    start_round(table)


def discard_hero(table: SettlementTable) -> None:
    """The rightmost hero leaves the game, the others move up, a new one comes."""  # ST8-5
    hero = table.hero_row[-1]
    if hero != NOTHING:
        table.gone_heroes.append(hero)
        if table.telling:
            table.tell("hero-goes", hero=HEROES[hero])
    close_up(table, len(table.hero_row) - 1)


def gather_market(table: SettlementTable) -> None:
    """All tiles of a kind come together on the lowest-numbered of its fields."""  # ST8-6
    market = table.market
    for field in range(MARKET_FIELDS):
        kind = market[field]
        first = market.index(kind)
        if kind != NOTHING and first < field:
            table.piles[first] += table.piles[field]
            table.piles[field] = 0
            market[field] = NOTHING
