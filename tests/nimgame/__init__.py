"""Nim with a secret: a tiny game with all rooms, to test the table's own parts by.

One heap of stones. In turn each takes one, two or three; the last stone wins. Before the first turn
all at once choose a charm, sealed: the lamp, worth two points at the end, or the horn, worth one.
"""

from __future__ import annotations

from neuland.core.catalog import Game, Option
from neuland.core.components import read_toml
from neuland.core.errors import BadData
from neuland.core.table import Origin, Table


def deal(origin: Origin) -> Table:
    from nimgame.rules import set_up
    from nimgame.state import NimTable

    table = NimTable.fresh(origin)
    set_up(table)
    table.run()
    return table


def check_data(text: str) -> None:
    if "stones" not in read_toml(text, "The component file"):
        raise BadData("The component file: 'stones' is missing.")


GAME = Game(
    id="nim",
    package="nimgame",
    rules=1,
    seats=(1, 2, 3),
    deal=deal,
    options=(Option("heap", ("short", "long")),),
    designer="Nobody",
    publisher="Nobody",
    longest=100,
    check_data=check_data,
)
