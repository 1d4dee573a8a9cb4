"""Where the points came from."""

from __future__ import annotations

from typing import Any

from .cards import PLOTS, worth
from .state import HomesteadTable


def sheet(table: HomesteadTable, seat: int) -> list[tuple[str, dict[str, Any], int]]:
    return [("plot", {"plot": PLOTS[plot]}, worth(plot)) for plot in table.won[seat]]
