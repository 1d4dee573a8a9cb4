"""How good a position of a world is, for bots: the points a player has, and what the modules' pieces are worth."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from neuland.core.decision import Decision
from neuland.games.worlds import scoring
from neuland.games.worlds.rules.asking import EXITS, PASS, SELL, side_of
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.worth import (
    MONEY,
    drive_worth,
    exploration_worth,
    majorities_worth,
    military_worth,
    pieces_worth,
    privileges_worth,
    production_worth,
    race_worth,
    roads_worth,
    shares_worth,
    transport_worth,
)
from neuland.kit.weights import read_weights

CHAINS: Final = (
    "act",
    "pave",
    "shift",
    "explore-more",
    "storm",
    "swap",
    "twice",
)
"""Verbs after which the same player is asked what he means: they are as good as the best of what follows."""
INNER: Final = ("what", "pave", "onto", "send", "get", "use")
WEALTH: Final = 12.0
"""What a VP is in marks, where wealth is the score (M9-SCORE1)."""
DEPTH: Final = 2
LEAVING: Final = (*EXITS, SELL)
QUESTIONS: Final = 12
"""So many questions at most are answered until a turn is left."""
DEAREST: Final = 30.0
BID_PART: Final = 0.4
"""A privilege is bid for up to so many marks, and up to this part of what there is: by the least that is enough."""
FOR_THE_ORDER: Final = 6
"""What is bid for the choice of a place in the order."""
REST: Final = 0.001
"""What it is worth to stop, where everything else brings nothing: nobody walks about for the sake of it."""
EARLY: Final = 10
"""Up to this round; later whoever has come to a standstill walks about, and may find what he did not see."""
VICTORY: Final = 10.0
"""What it is worth to have won, or not to have lost, in VP."""


MODULES: Final = {
    transport_worth: "transport",
    race_worth: "race",
    drive_worth: "driving",
    privileges_worth: "privileges",
    military_worth: "military",
    exploration_worth: "exploration",
    roads_worth: "roads",
    majorities_worth: "majorities",
    production_worth: "production",
    shares_worth: "shares",
}
"""What modules find in a position, each under a name of its own (worth.py)."""
FEATURES: Final = ("points", "purse", "pieces", *MODULES.values())
"""What a position is judged by: the score sheet, a player's own money beside his companies', what every world has, and
what the modules find; those that a world does not have are nothing there. The weights stand in data/weights.toml."""
POINTS: Final = 0
PURSE: Final = 1
PIECES: Final = 2
PLACES: Final = {call: FEATURES.index(name) for call, name in MODULES.items()}
WEIGHTS: Final = read_weights(Path(__file__).parent / "data" / "weights.toml", FEATURES)
ALONE: Final = [[float(place == other) for other in range(len(FEATURES))] for place in range(len(FEATURES))]


def value(table: WorldsTable, seat: int, weights: list[float] = WEIGHTS) -> float:
    """How good a position is for a seat, in VP (with 9.I in marks)."""
    points = 0.0
    for _, _, number in scoring.sheet(table, seat):
        points += number
    plan = table.plan
    scale = WEALTH if plan.cash_counts else 1.0
    if table.over:
        points += scale * outcome(table, seat)
    points *= weights[POINTS]
    if not plan.companies:
        return points + scale * side_worth(table, seat, weights)
    total = points + (0.0 if plan.cash_counts else weights[PURSE] * 2 * MONEY * table.purse[seat])
    for company in table.founded:
        units = table.units[seat * plan.sides + company]
        lead = 2 if table.president[company] == seat else 0
        if units:
            total += scale * side_worth(table, company, weights) * (units + lead) / 10
    return total


def features(table: WorldsTable, seat: int) -> list[float]:
    """The features of a position, in the order of their names: its value, if each alone had a weight."""
    return [value(table, seat, weights) for weights in ALONE]


def outcome(table: WorldsTable, seat: int) -> float:
    """A game that is over: whoever is ahead does well to end it. What lies on the table still counts beside it, or
    everybody would shrink from the last move, after which nothing is left to hope for."""
    won = table.winners
    return (VICTORY if len(won) < table.seats else 0.0) if seat in won else -VICTORY


def side_worth(table: WorldsTable, side: int, weights: list[float]) -> float:
    """What the modules find in a side's position."""
    total = weights[PIECES] * pieces_worth(table, side)
    for call in table.plan.worth:
        total += weights[PLACES[call]] * call(table, side)
    return total


def rate(table: WorldsTable, decision: Decision) -> list[float]:
    """Each option by the position it leads to; the beginning of a chain by the best end. The dice that fall on the
    way are not the table's own: they fall anew as the position changes. Bids by what they cost."""
    if decision.prompt == "bid":
        most = min(DEAREST, table.money[side_of(decision)] * BID_PART)
        return [0.0 if option == PASS else MONEY * (most - int(option[1])) for option in decision.options]
    if decision.prompt == "bid-order":
        return [-MONEY * abs(FOR_THE_ORDER - int(option[1])) for option in decision.options]
    known = table.redeal(decision.seat, 7 * sum(table.active) + 31 * sum(table.tired) + table.round)
    assert isinstance(known, WorldsTable)
    return [best_after(known, decision.seat, number, DEPTH) for number in range(len(decision.options))]


def best_after(table: WorldsTable, seat: int, number: int, depth: int) -> float:
    following = table.clone()
    decision = following.decision(seat)
    option = decision.options[number]
    following.play(decision, option)
    rest = REST if option in EXITS and following.round <= EARLY else 0.0
    if depth and option[0] in CHAINS and not following.over:
        asked = following.decisions[0]
        if asked.seat == seat and asked.prompt in INNER:
            return max([best_after(following, seat, inner, depth - 1) for inner in range(len(asked.options))])
    leave(following, seat)
    return value(following, seat) + rest


def leave(table: WorldsTable, seat: int) -> None:
    """Ends the turn as soon as it can be: so that its income is in every option's account, not in the last one's. What
    cannot be left is answered with the last that is offered: cells of land come after cities. Fights stay open: what
    one throw of the dice would bring says less than who stands there."""
    turn, side = table.round, table.turn
    for _ in range(QUESTIONS):
        if table.over or table.round != turn or table.turn != side or table.decisions[0].seat != seat:
            return
        asked = table.decisions[0]
        if asked.prompt == "fight":
            return
        exits = [option for option in asked.options if option in LEAVING]
        table.play(asked, exits[0] if exits else asked.options[-1])


def horizon(table: WorldsTable) -> int:
    """How many decisions of all seats a search looks ahead."""
    return 8 * max(2, table.seats)
