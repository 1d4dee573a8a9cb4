"""What a position is worth to a seat, in points, and where bots find what they ask of the game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from neuland.games.settlement.board import members
from neuland.games.settlement.goods import FULL
from neuland.games.settlement.rating import favourite, rate
from neuland.games.settlement.scoring import BITS_SET, deposits_score, score
from neuland.games.settlement.state import NOTHING, ROUNDS, SettlementTable
from neuland.games.settlement.worth import (
    BONUS_WORTH,
    GROWTH,
    HOPE,
    SETTLER,
    SPEND,
    STREET_USE,
    YIELD,
    bag_worth,
    best_fortress,
    effect,
    fort_worth,
    worth,
)
from neuland.kit.weights import read_weights, weighed

__all__ = ["DARING", "FEATURES", "WEIGHTS", "favourite", "features", "horizon", "rate", "value"]

FEATURES: Final = (
    "heroes",  # what the heroes count by the end
    "deposits",
    "goods",  # as far as they can be spent in time
    "bonus",  # settlers that keep; as far as there are rounds to place them in
    "settlers",  # of this round
    "buildings",  # their use in the rounds to come; this and the following are nothing in the last round
    "landscapes",  # their yields
    "fortresses",  # their activation, and the yields that they save
    "hopes",  # what heroes still to be invited may count
    "monsters",  # on own landscapes, for each round to come
    "rounds",
)
"""What a position is judged by; the weights stand in data/weights.toml."""
WEIGHTS: Final = read_weights(Path(__file__).parent / "data" / "weights.toml", FEATURES)

DARING: Final = {1: 4.0}
"""How much hope counts against experience, by the number of players: alone a plan is worth what its last step brings,
and first sight finds few of them."""


def value(table: SettlementTable, seat: int, weights: list[float] = WEIGHTS) -> float:
    """Points so far, and what heroes, goods, settlers and the board may still bring."""
    if table.over:
        bag = table.goods[seat]
        return score(table, seat) + 0.01 * (bag >> 48) + 0.0001 * (bag >> 36 & FULL)  # ST9-2
    return weighed(features(table, seat), weights)


def features(table: SettlementTable, seat: int) -> list[float]:
    """The features of a position, in the order of their names."""
    left = ROUNDS - table.round
    first = seat * 4
    guilds = table.guilds
    lands, forts, houses = BITS_SET[table.lands[seat]], BITS_SET[table.forts[seat]], table.buildings(seat)
    heroes = (
        guilds[first] * min(9.0, lands + GROWTH[0] * left)
        + guilds[first + 1] * min(9.0, forts + GROWTH[1] * left)
        + guilds[first + 2] * min(9.0, houses + GROWTH[2] * left)
        + guilds[first + 3]
    )
    found = [
        heroes,
        float(deposits_score(table, seat)),
        SPEND[left] * bag_worth(table.goods[seat]),
        BONUS_WORTH * SPEND[left] * table.bonus[seat],
        0.0 if table.passed >> seat & 1 else SETTLER * SPEND[left] * table.normal[seat],
    ]
    if not left:
        return [*found, *[0.0] * (len(FEATURES) - len(found))]
    fortress = best_fortress(table, seat)
    used = yielded = held = 0.0
    for place in range(seat * 9, seat * 9 + 9):
        if table.built[place] != NOTHING:
            used += max(0.0, effect(table.box, table.built[place], fortress))
    for space in members(table.lands[seat]):
        good = worth(table.box.land_good[table.wild[seat * 9 + space]])
        yielded += good
        if table.forts[seat] >> space & 1:
            held += fort_worth(good)
    hopes = HOPE[0] * lands + HOPE[1] * forts + HOPE[2] * houses
    monsters = BITS_SET[table.beasts[seat]]
    found += [left * STREET_USE * used, left * YIELD * yielded, left * held, left * hopes, float(left * monsters)]
    return [*found, float(left)]


def horizon(table: SettlementTable, tries: int) -> int:
    """How many decisions of all seats a search looks ahead: about two rounds. Looking less far plays far worse."""
    return 35 * max(2, table.seats)
