"""The flow: in each round a plot is turned up, and all bid for it."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.core.rng import start
from neuland.core.table import Origin

from .cards import PLOTS, TOOLS
from .state import NOTHING, HomesteadTable

BIDS: list[Action] = [("bid", word) for word in TOOLS]


def deal(origin: Origin) -> HomesteadTable:
    seats = range(origin.seats)
    table = HomesteadTable(
        *(origin, start(origin.seed or 0), [], [], [], [], [], False, None),  # what every table begins with
        deck=list(range(len(PLOTS))),
        offered=[],
        hands=[list(range(len(TOOLS))) for _ in seats],
        bids=[NOTHING for _ in seats],
        used=[[] for _ in seats],
        won=[[] for _ in seats],
    )
    table.shuffle(table.deck)
    table.then(next_round)
    table.run()
    return table


def next_round(table: HomesteadTable) -> None:
    """When all plots have been turned up, nothing more is laid on the stack: the game is over."""
    if table.deck:
        plot = table.deck.pop()
        table.offered.append(plot)
        table.reveal()
        table.tell("offer", plot=PLOTS[plot])
        table.then(next_round)
        table.then(open_bids)
        for seat in range(table.seats):
            table.ask(seat, "bid", bids, bid)


def bids(table: HomesteadTable, seat: int) -> list[Action]:
    return [BIDS[tool] for tool in table.hands[seat]]


def bid(table: HomesteadTable, seat: int, action: Action) -> None:
    """The tool stays in hand until all bids are opened: others must not see which it is."""
    table.bids[seat] = BIDS.index(action)


def open_bids(table: HomesteadTable) -> None:
    """The strongest tool wins all that is offered; if it was bid twice, the option says what becomes of it."""
    table.reveal()
    for seat, tool in enumerate(table.bids):
        table.hands[seat].remove(tool)
        table.used[seat].append(tool)
        table.tell("bid", seat=seat, tool=TOOLS[tool])
    best = max(table.bids)
    tied = table.bids.count(best) > 1
    if tied:
        table.tell("tie")
    else:
        winner = table.bids.index(best)
        table.won[winner] += table.offered
        table.tell("won", seat=winner, plots=[PLOTS[plot] for plot in table.offered])
    if not (tied and table.origin.options["ties"] == "carried"):
        table.offered = []
    table.bids = [NOTHING] * table.seats
