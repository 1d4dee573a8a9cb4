"""504: nine modules, of which any three in order make a world, a game of its own."""

from neuland.core.catalog import Game, Option
from neuland.games.worlds.facts import check_data
from neuland.games.worlds.plan import EDITIONS
from neuland.games.worlds.rules.deal import deal
from neuland.games.worlds.worlds import check_world, shown_by

GAME = Game(
    id="worlds",
    package="neuland.games.worlds",
    rules=2,
    seats=(2, 3, 4),
    deal=deal,
    options=(
        Option("world", ("123",), free=True),
        Option("edition", EDITIONS),
        Option("money", ("hidden", "open")),  # G39
    ),
    stage="beta",
    designer="Friedemann Friese",
    publisher="2F-Spiele, 2015",
    longest=30_000,
    check_data=check_data,
    check_options=check_world,
    shown_by=shown_by,
)
