"""Settlement: six rounds of exploring the wilderness, building a town and inviting heroes."""

from neuland.core.catalog import Game, Option
from neuland.games.settlement.cards import check_data
from neuland.games.settlement.rules.start import deal

GAME = Game(
    id="settlement",
    package="neuland.games.settlement",
    rules=2,
    seats=(1, 2, 3, 4),
    deal=deal,
    options=(
        Option("supply", ("unlimited", "strict")),
        Option("scroll", ("yielded", "any")),
        Option("heroes", ("shown", "hidden"), seats=(2, 3, 4)),
        Option("neighbours", ("edges", "corners")),
        Option("first-artefact", ("pays", "silent")),
    ),
    stage="beta",
    designer="Oleksandr Nevskiy",
    publisher="IGAMES, 2021; German edition Asmodee, 2023",
    longest=6000,
    check_data=check_data,
)
