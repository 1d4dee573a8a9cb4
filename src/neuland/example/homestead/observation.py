"""What a view is, declared once: numbers for learning programs, and a check in the gauntlet, come from it."""

from __future__ import annotations

from neuland.core.groups import Fields, Seats
from neuland.core.observation import Observation
from neuland.core.parts import Hidden, Number, OneOf, Several
from neuland.core.table import Origin

from . import GAME
from .cards import PLOTS, TOOLS, worth

PROMPTS = ("bid",)
POINTS = sum(worth(plot) for plot in range(len(PLOTS)))


def observation(origin: Origin) -> Observation:
    points = Number(POINTS, lambda table, seat: table.standing(seat)[0])
    return Observation(
        GAME,
        origin,
        PROMPTS,
        {
            "round": Number(len(PLOTS), lambda table, _: table.round),
            "phase": OneOf(("bids", "end"), lambda table, _: "end" if table.over else "bids"),
            "deck": Hidden(Several(PLOTS)),
            "offered": Several(PLOTS, lambda table, _: table.offered, range(len(PLOTS))),
            "scores": Seats(origin.seats, points, points),
            "seat": Seats(origin.seats, seen(True), seen(False)),
        },
    )


def seen(own: bool) -> Fields:
    """A seat as its owner or as another sees it."""
    tools, plots = range(len(TOOLS)), range(len(PLOTS))
    return Fields(
        {
            "hand": Several(TOOLS, lambda table, seat: table.hands[seat], tools),
            "bid": OneOf(TOOLS, (lambda table, seat: table.bids[seat]) if own else None, tools),
            "used": Several(TOOLS, lambda table, seat: table.used[seat], tools),
            "won": Several(PLOTS, lambda table, seat: table.won[seat], plots),
        }
    )
