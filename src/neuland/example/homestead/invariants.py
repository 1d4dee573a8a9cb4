"""What must hold at every moment, and the scores counted once more from what everybody sees at the end."""

from __future__ import annotations

from neuland.core.table import View

from .cards import PLOTS, TOOLS, worth
from .state import HomesteadTable


def check(table: HomesteadTable) -> None:
    for hand, used in zip(table.hands, table.used, strict=True):
        assert sorted(hand + used) == list(range(len(TOOLS)))
    plots = table.deck + table.offered + [plot for won in table.won for plot in won]
    assert len(set(plots)) == len(plots)


def recount(view: View) -> list[int]:
    return [sum(worth(PLOTS.index(plot)) for plot in seat["won"]) for seat in view["seat"]]
