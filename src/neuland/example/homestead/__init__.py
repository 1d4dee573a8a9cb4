"""Homestead: settlers bid for plots of land with their tools, all at once and sealed; the strongest tool wins."""

from __future__ import annotations

from neuland.core.catalog import Game, Option

from .rules import deal

GAME = Game(
    id="homestead",
    package=__name__,
    rules=1,
    seats=(2, 3, 4),
    deal=deal,
    options=(Option("ties", ("nobody", "carried")),),
    stage="alpha",
    longest=100,
    spent=("used",),
)
