"""What a position of a world is worth to a player: the points that he has, and what the modules' pieces are worth."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from neuland.games.worlds import scoring
from neuland.games.worlds.atlas import known_figures
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.worth import (
    MONEY,
    drive_worth,
    exploration_worth,
    majorities_worth,
    military_worth,
    openings_worth,
    pieces_worth,
    privileges_worth,
    production_worth,
    race_worth,
    roads_worth,
    shares_worth,
    transport_worth,
)
from neuland.kit.weights import read_weights

WEALTH: Final = 12.0
"""What a VP is in marks, where wealth is the score (M9-SCORE1)."""
VICTORY: Final = 10.0
"""What it is worth to have won, or not to have lost, in VP."""
USUAL_ROUNDS: Final = 9.0

MODULES: Final = {
    transport_worth: "transport",
    race_worth: "race",
    drive_worth: "driving",
    privileges_worth: "privileges",
    openings_worth: "openings",
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
EXPLORATION: Final = FEATURES.index("exploration")
PLACES: Final = {call: FEATURES.index(name) for call, name in MODULES.items()}
WEIGHTS: Final = read_weights(Path(__file__).parent / "data" / "weights.toml", FEATURES)
AT_SIGHT: Final = [0.0 if name == "openings" else WEIGHTS[place] for place, name in enumerate(FEATURES)]
"""By what options are rated at first sight: what is still to come there is for those who look further."""
ALONE: Final = [[float(place == other) for other in range(len(FEATURES))] for place in range(len(FEATURES))]


def value(table: WorldsTable, seat: int, weights: list[float] = WEIGHTS, far: bool = True) -> float:
    """How good a position is for a seat, in VP (with 9.I in marks). `far`: it is known how long the world lasts."""
    points = 0.0
    for _, _, number in scoring.sheet(table, seat):
        points += number
    plan = table.plan
    scale = WEALTH if plan.cash_counts else 1.0
    if table.over:
        points += scale * outcome(table, seat)
    points *= weights[POINTS]
    left = rounds_left(table, far)
    if not plan.companies:
        return points + scale * side_worth(table, seat, weights, left)
    total = points + (0.0 if plan.cash_counts else weights[PURSE] * 2 * MONEY * table.purse[seat])
    for company in table.founded:
        held = part(table, seat, company)
        if held:
            total += scale * side_worth(table, company, weights, left) * held
    return total


def rounds_left(table: WorldsTable, far: bool) -> float:
    """A guess: games last about nine rounds, and always seem to go on a little. Whoever looks far knows from the atlas
    how long this world usually lasts with so many players."""
    lasts = usual_rounds(table.plan.number, table.seats) if far else USUAL_ROUNDS
    return max(1.5, lasts - table.round)


@cache
def usual_rounds(world: int, players: int) -> float:
    found = known_figures().number(world, players, "rounds")
    return USUAL_ROUNDS if found is None else found


def part(table: WorldsTable, seat: int, side: int) -> float:
    """Which part of a side's position is a player's own; whoever leads a company has more of it."""
    plan = table.plan
    if not plan.companies:
        return 1.0
    units = table.units[seat * plan.sides + side]
    return (units + (2 if table.president[side] == seat else 0)) / 10 if units else 0.0


def features(table: WorldsTable, seat: int) -> list[float]:
    """The features of a position, in the order of their names: its value, if each alone had a weight."""
    return [value(table, seat, weights) for weights in ALONE]


def outcome(table: WorldsTable, seat: int) -> float:
    """A game that is over: whoever is ahead does well to end it. What lies on the table still counts beside it, or
    everybody would shrink from the last move, after which nothing is left to hope for."""
    won = table.winners
    return (VICTORY if len(won) < table.seats else 0.0) if seat in won else -VICTORY


def side_worth(table: WorldsTable, side: int, weights: list[float], left: float) -> float:
    """What the modules find in a side's position, with so many rounds left."""
    total = weights[PIECES] * pieces_worth(table, side)
    for call in table.plan.worth:
        weight = weights[PLACES[call]]
        if weight:
            total += weight * call(table, side, left)
    return total
