"""What the options of a question are worth to whoever is asked, by the positions that they lead to: for bots."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, Decision
from neuland.games.worlds.rules.asking import EXITS, NONE, PASS, SELL, cell_of, side_of
from neuland.games.worlds.rules.residents import PENDING, what_options
from neuland.games.worlds.rules.rounds import next_turn
from neuland.games.worlds.state import NOBODY, TWICE, WorldsTable
from neuland.games.worlds.tiles import NOWHERE, NUMBER
from neuland.games.worlds.valuing import AT_SIGHT, EXPLORATION, PIECES, WEALTH, WEIGHTS, part, value
from neuland.games.worlds.worth import HARVEST, MONEY, RESIDENT, STEP, settled_and_way

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
ACT: Final = "act"
BUY: Final = "buy"
WHAT: Final = "what"
TO: Final = "to"
OWN: Final[Action] = ("own",)
BOUGHT: Final[Action] = ("buy",)
NEVER: Final = float("-inf")


def rate(table: WorldsTable, decision: Decision, far: bool = False) -> list[float]:
    """Each option by the position it leads to; the beginning of a chain by the best end. The dice that fall on the
    way are not the table's own: they fall anew as the position changes. Bids by what they cost. First sight does not
    know how long a world lasts; who looks far does."""
    if decision.prompt == "bid":
        most = min(DEAREST, table.money[side_of(decision)] * BID_PART)
        return [0.0 if option == PASS else MONEY * (most - int(option[1])) for option in decision.options]
    if decision.prompt == "bid-order":
        return [-MONEY * abs(FOR_THE_ORDER - int(option[1])) for option in decision.options]
    known = table.redeal(decision.seat, 7 * sum(table.active) + 31 * sum(table.tired) + table.round)
    assert isinstance(known, WorldsTable)
    found = found_out(known, decision, far)
    return [rated(known, decision, number, found) for number in range(len(decision.options))]


def look(table: WorldsTable, decision: Decision) -> list[float]:
    """The same for who looks further ahead: whoever searches finds what others come across by walking about, and what
    he looks at would be nothing else for the whole of a turn."""
    ratings = rate(table, decision, True)
    if table.round > EARLY:
        for place, option in enumerate(decision.options):
            if option in EXITS:
                ratings[place] += REST
    return ratings


def rated(table: WorldsTable, decision: Decision, number: int, found: Found) -> float:
    """What an option is worth; what was found out about others of the same position is used for it."""
    option, prompt = decision.options[number], decision.prompt
    if prompt == ACT and option[0] == ACT:
        return best_of_cell(table, decision, option, found)
    if prompt == WHAT:
        deed = deed_of(table, decision.seat, side_of(decision), cell_of(decision), option)
    elif prompt == BUY and option[0] == BUY:
        deed = Deed((NOWHERE, BOUGHT), table, decision.seat, side_of(decision), NOWHERE, NUMBER[option[1]])
    else:
        return judged(after(table, decision.seat, option), decision.seat, option, DEPTH, found.far)
    known = found.deeds.get(deed.how)
    if known is None:
        known = found.tried(deed, after(table, decision.seat, option), option)
    return known.worth_of(deed)


def best_of_cell(table: WorldsTable, decision: Decision, chosen: Action, found: Found) -> float:
    """The choice of a cell is as good as the best that a resident there can do."""
    seat, side, tile = decision.seat, side_of(decision), NUMBER[chosen[1]]
    options = what_options(table, seat, side, tile)
    acting: WorldsTable | None = None
    best = NEVER
    for option in options:
        deed = deed_of(table, seat, side, tile, option)
        known = found.deeds.get(deed.how)
        if known is None:
            if acting is None:
                acting = after(table, seat, chosen)  # who has but one option, has done it
            known = found.tried(deed, after(acting, seat, option) if len(options) > 1 else acting, option)
        best = max(best, known.worth_of(deed))
    return best


def after(table: WorldsTable, seat: int, option: Action) -> WorldsTable:
    following = table.clone()
    following.play(following.decision(seat), option)
    return following


def judged(following: WorldsTable, seat: int, option: Action, depth: int, far: bool) -> float:
    """What an option that was played is worth: the beginning of a chain the best of what follows, all else the position
    in which the turn is left."""
    rest = REST if option in EXITS and following.round <= EARLY else 0.0
    if depth and option[0] in CHAINS and not following.over:
        asked = following.decisions[0]
        if asked.seat == seat and asked.prompt in INNER:
            return max([judged(after(following, seat, inner), seat, inner, depth - 1, far) for inner in asked.options])
    leave(following, seat)
    return value(following, seat, AT_SIGHT, far) + rest


class Deed:
    """What a resident does. Where several can arrive at one cell, or walk to an own one, all is the same but where
    people stand: so only one of them is played through to the end of the turn, and that spares most of the work."""

    __slots__ = ("after", "come", "factor", "how", "left", "seat", "side", "way", "worth")

    def __init__(self, how: tuple[int, Action], table: WorldsTable, seat: int, side: int, left: int, come: int) -> None:
        self.how = how
        """Equal for deeds that differ only in who does them."""
        self.seat = seat
        self.side = side
        self.left = left
        """Where a resident leaves, NOWHERE if it was bought or stays; and where it comes."""
        self.come = come
        self.after = table
        """The table after the turn; what it is worth to the seat; and the ways to where there is something to do."""
        self.worth = 0.0
        self.way: list[int] = []
        self.factor = 0.0

    def ended(self, following: WorldsTable, worth: float) -> None:
        """What the turn came to with this one."""
        self.after, self.worth = following, worth
        if self.come != NOWHERE:
            self.way = settled_and_way(following, self.side)[1]
            self.factor = part(following, self.seat, self.side) * (WEALTH if following.plan.cash_counts else 1.0)

    def worth_of(self, other: Deed) -> float:
        """What it is worth if the other did it."""
        gained = 0.0
        if self.come != other.come:
            gained += self.stood(other.come, 1) - self.stood(self.come, -1)
        if self.left != other.left:
            gained += self.stood(self.left, 1) - self.stood(other.left, -1)
        return self.worth + self.factor * gained

    def stood(self, tile: int, more: int) -> float:
        """How much a resident more on a cell adds (`more` 1), or one of those who are there did (`more` -1)."""
        gained = WEIGHTS[PIECES] * RESIDENT * (1.0 - STEP * self.way[tile])
        waiting = self.after.harvest[tile] if self.after.harvest else 0
        if waiting and self.after.settled_by(self.side, tile):
            there = 1 + self.after.residents_at(self.side, tile)
            gained += WEIGHTS[EXPLORATION] * HARVEST * abs(min(waiting, there + more) - min(waiting, there))
        return gained


def deed_of(table: WorldsTable, seat: int, side: int, tile: int, option: Action) -> Deed:
    """What a resident of a cell does by an option; who may act once more is a case of its own (M3-PII11)."""
    if option[0] != TO or table.now[TWICE] == PENDING:
        return Deed((tile, option), table, seat, side, NOWHERE, NOWHERE)
    come = NUMBER[option[1]]
    return Deed((NOWHERE, OWN if table.settled_by(side, come) else option), table, seat, side, tile, come)


class Found:
    """What was found out about a position: whoever has chosen a cell is asked next what its resident does, and nothing
    else has changed."""

    __slots__ = ("deeds", "far", "layout", "plan", "seat")

    def __init__(self, table: WorldsTable, seat: int, far: bool, layout: tuple[Any, ...]) -> None:
        self.plan = table.plan
        self.seat = seat
        self.far = far
        self.layout = layout
        self.deeds: dict[tuple[int, Action], Deed] = {}

    def tried(self, deed: Deed, following: WorldsTable, option: Action) -> Deed:
        """A deed that was done: what it came to."""
        worth = judged(following, deed.seat, option, DEPTH - 1, self.far)
        deed.ended(following, worth)
        self.deeds[deed.how] = deed
        return deed


LAST: Final[list[Found]] = []
"""The position that was asked about last."""


def found_out(known: WorldsTable, decision: Decision, far: bool) -> Found:
    """What is known about a position, dealt for the seat that is asked."""
    seat = decision.seat
    if decision.prompt not in (ACT, WHAT):
        return Found(known, seat, far, ())
    layout = known.layout()
    last = LAST[0] if LAST else None
    if last is None or last.seat != seat or last.far != far or last.plan is not known.plan or last.layout != layout:
        last = Found(known, seat, far, layout)
        LAST[:] = [last]
    return last


def leave(table: WorldsTable, seat: int) -> None:
    """Ends the turn as soon as it can be: so that its income is in every option's account, not in the last one's. What
    cannot be left is answered with the last that is offered: cells of land come after cities. Fights stay open: what
    one throw of the dice would bring says less than who stands there."""
    turn, side = table.round, table.turn
    if table.waiting:
        halt(table)
    for _ in range(QUESTIONS):
        if table.over or table.round != turn or table.turn != side or table.decisions[0].seat != seat:
            return
        asked = table.decisions[0]
        if asked.prompt == "fight":
            return
        exits = [option for option in asked.options if option in LEAVING]
        table.play(asked, exits[0] if exits else asked.options[-1])


def halt(table: WorldsTable) -> None:
    """Of a copy: after this turn comes nothing more, where others of this round are still to come. What they could do
    is not asked for; what ends a round is."""
    todo = table.todo
    for place in range(len(todo) - 1, -1, -1):
        if todo[place][0] is next_turn:
            todo[: place + 1] = [(pause, ())]
            return


def pause(table: WorldsTable) -> None:
    """Somebody is still asked: the game is not over."""
    table.turn = NOBODY
    table.decisions.append(Decision(0, "pause", (NONE,), no_options, no_answer, ()))


def no_options(table: WorldsTable, seat: int) -> list[Action]:
    return [NONE]


def no_answer(table: WorldsTable, seat: int, action: Action) -> None:
    """Nobody plays on from there."""
