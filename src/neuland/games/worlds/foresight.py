"""What an option of 504 costs and brings: it is tried by the rules themselves, on what the seat knows."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.core.foresight import NOTHING, Foresight, Note, Trial, known_to
from neuland.core.table import Table
from neuland.games.worlds import scoring
from neuland.games.worlds.modules.exploration import beside, explorers
from neuland.games.worlds.modules.majorities import scoring_of
from neuland.games.worlds.modules.military.cells import defended
from neuland.games.worlds.modules.military.fights import move_in
from neuland.games.worlds.modules.military.odds import odds
from neuland.games.worlds.modules.military.onslaught import strike
from neuland.games.worlds.modules.production import ALL_FOR_SALE, make_goods, plant_cost, produce, sell_sets
from neuland.games.worlds.modules.roads.building import road_cost
from neuland.games.worlds.rules.asking import EXITS, args_of, cell_asked_about, cell_of
from neuland.games.worlds.rules.money import income
from neuland.games.worlds.rules.residents import walk, walks
from neuland.games.worlds.state import NOBODY, POINTS, WorldsTable
from neuland.games.worlds.tiles import DIRECTION, GOODS, NOWHERE, NUMBER, TERRAINS, TILES, WORDS

SILENT: Final = ("act", "twice", "pave", "bid", "seat", "capital", "shift", "onto")
"""What only leads to a further question, or says all by itself."""
SURE: Final = ("buy", "upgrade", "extra", "drive", "load", "drop", "deliver", "settle", "plant", "factory", "to")
"""What changes money and points so and in no other way, while the same seat goes on."""
FOLLOWED: Final[tuple[str, ...]] = ()
ENDING: Final = ("act", "drive", "factories", "sell")
"""Phases after which little but the income follows."""
MOVED: Final = ("drive", "extra")
"""What changes the movement points that are left."""


def foresee(table: Table, seat: int) -> dict[Action, Foresight]:
    """For each option of a seat."""
    known = known_to(table, seat)
    assert isinstance(known, WorldsTable)
    decision = known.decision(seat)
    now = Now(known, seat)
    return {option: foreseen(known, decision, option, now) for option in decision.options}


class Now:
    """Of a seat, before it chooses, what its options are held against."""

    __slots__ = ("earned", "marks", "points")

    def __init__(self, known: WorldsTable, seat: int) -> None:
        self.earned = income_now(known)
        self.marks = holdings(known, seat)["marks"]
        self.points = scoring.seat_points(known, seat)


def foreseen(known: WorldsTable, decision: Decision, option: Action, now: Now) -> Foresight:
    verb = str(option[0])
    if option in EXITS:
        ends = known.turn != NOBODY and known.phase in ENDING
        return Foresight(notes=(*resting(known), Note("income-now", {"number": now.earned}))) if ends else NOTHING
    if verb in SILENT:
        return NOTHING
    if verb == "explore":
        return Foresight(notes=(chances(known, option),))
    if verb == "use":
        return Foresight(notes=tuple(helping(known, decision)))
    if verb == "remove":
        return Foresight(notes=(Note("pieces-due", {"number": args_of(decision)[-1]}),))
    if verb == "fight":
        return Foresight(notes=(fight_note(known, NUMBER[option[1]], 0),))
    return tried(known, decision, option, now)


def tried(known: WorldsTable, decision: Decision, option: Action, now: Now) -> Foresight:
    """What comes of an option, tried on a copy."""
    trial = Trial(known, decision, option)
    seat = decision.seat
    after: WorldsTable = trial.table
    change = holdings(after, seat)["marks"] - now.marks
    notes = [*moving(known, after, option), *walking(known, decision, option), *attacking(known, option)]
    notes += [*taking(known, decision, option), *selling(trial), *earning(known, after, now.earned)]
    return Foresight(
        costs={"marks": -change} if change < 0 else {},
        brings={"marks": change} if change > 0 else {},
        points=scoring.seat_points(after, seat) - now.points,
        notes=(*notes, *leading(known, after)),
        certain=option[0] in SURE and bool(trial.asked),
    )


def holdings(table: WorldsTable, seat: int) -> dict[str, int]:
    """What options change: a player's cash, and the money of all that he leads."""
    led = [side for side in range(table.plan.sides) if table.seat_of(side) == seat]
    return {"marks": sum([table.money[side] for side in led]) + (table.purse[seat] if table.plan.companies else 0)}


# ---- notes --------------------------------------------------------------------------------------------------------


def moving(known: WorldsTable, after: WorldsTable, option: Action) -> list[Note]:
    """Movement points that are left, in wholes and halves."""
    if option[0] not in MOVED:
        return []
    whole, half = divmod(after.now[POINTS], 2)
    return [Note("moves", {"left": f"{whole or ''}½" if half else whole})]


def resting(known: WorldsTable) -> list[Note]:
    """Residents that would lie down without having done anything (G15)."""
    base = known.turn * TILES
    idle = sum(known.active[base : base + TILES]) if known.phase == "act" else 0
    return [Note("idle", {"number": idle})] if idle else []


def walking(known: WorldsTable, decision: Decision, option: Action) -> list[Note]:
    """That whoever goes there stays active, by hurry or by road (M2-D1, M6-1)."""
    if option[0] != "to" or decision.prompt != "what" or not walks(known):
        return []
    stays = NUMBER[option[1]] in walk(known, known.turn, cell_of(decision))
    return [Note("stays-active")] if stays else []


def attacking(known: WorldsTable, option: Action) -> list[Note]:
    """Onto a cell that is defended: how the fight would end with all that are there then; in 4.III that the resident
    and an army are gone (M4-4)."""
    if option[0] != "to" or not defended(known, known.turn, NUMBER[option[1]]):
        return []
    if known.plan.enter is strike:
        return [Note("strikes")]
    return [fight_note(known, NUMBER[option[1]], 1)] if known.plan.enter is move_in else []


def fight_note(known: WorldsTable, tile: int, more: int) -> Note:
    attackers = known.residents_at(known.turn, tile) + more
    found = odds(known, known.turn, tile, attackers)
    won, empty = round(100 * found.conquered), round(100 * found.empty)
    return Note("odds", {"attackers": attackers, "won": won, "empty": empty, "back": 100 - won - empty})


def taking(known: WorldsTable, decision: Decision, option: Action) -> list[Note]:
    """Active residents that a road or a plant takes (M6-2a, M8-D2), and where the road leads. Roads by a trolley or a
    privilege take none."""
    if decision.prompt != "what":
        return []
    side, tile = known.turn, cell_of(decision)
    if option[0] == "road":
        direction = DIRECTION[option[1]]
        needed = road_cost(known, side, tile, direction)
        return [Note("road", {"tile": WORDS[known.near[tile][direction]], "number": needed})]
    if option[0] == "plant":
        return [Note("workers", {"number": plant_cost(known, side, tile, GOODS.index(str(option[1])))})]
    return []


def selling(trial: Trial) -> list[Note]:
    """Which goods a sale would take (M8-H3)."""
    return [Note("sells", {"given": event.args["given"]}) for event in trial.told("sells")]


def helping(known: WorldsTable, decision: Decision) -> list[Note]:
    """Of a road's builders how many are still to be chosen; and that the first leaves the map with 6.I and 6.II
    (M6-2c)."""
    *_, left, first = args_of(decision)
    returned = [Note("to-supply")] if first and known.plan.roads_returned else []
    return [*returned, Note("builders-due", {"number": left})]


def chances(known: WorldsTable, option: Action) -> Note:
    """In sixths what would be discovered in a direction (M5-X)."""
    start = cell_asked_about(known)
    tile = start if start != NOWHERE else known.trolley[known.turn]
    laid = explorers(known, beside(known, tile, DIRECTION[option[1]]))
    return Note("finds", {terrain: laid[number] for number, terrain in enumerate(TERRAINS)})


def income_now(table: WorldsTable) -> int:
    """What the side whose turn it is would earn if its turn ended now; where 3 H makes goods and sells them (M8-H1 to
    M8-H3), by the best sets without a swap."""
    side = table.turn
    if side == NOBODY:
        return 0
    copy = table.clone()
    copy.telling = False
    if produce in copy.plan.turn and copy.phase != "sell":
        make_goods(copy, side)
        sell_sets(copy, side, ALL_FOR_SALE)
    income(copy, side)
    return int(copy.income[side])


def earning(known: WorldsTable, after: WorldsTable, earned: int) -> list[Note]:
    """How the income of this turn changes."""
    then = income_now(after) if after.turn == known.turn else earned
    return [Note("income", {"before": earned, "after": then})] if then != earned else []


def leading(known: WorldsTable, after: WorldsTable) -> list[Note]:
    """What the next scoring would bring, where majorities are scored (M7-5b)."""
    if not known.covers or known.turn == NOBODY:
        return []
    before, then = scoring_of(known)[known.turn], scoring_of(after)[known.turn]
    return [Note("scoring", {"before": before, "after": then})] if before != then else []
