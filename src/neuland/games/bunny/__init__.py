"""Bunny Kingdom: rabbits settle a map of 100 squares, by a draft of cards; fiefs bring carrots."""

from neuland.core.catalog import Game, Option
from neuland.games.bunny.rules import deal

GAME = Game(
    id="bunny",
    package="neuland.games.bunny",
    rules=2,
    seats=(2, 3, 4),
    deal=deal,
    options=(
        Option("deal", ("standard", "online"), seats=(2,)),  # BK3-5
        Option("opportunist", ("rank", "alone")),  # BK5.3-9
        Option("matriarch", ("nobody", "shared")),  # BK5.3-7
        Option("hunters", ("add", "multiply")),  # BK5.3-6
        Option("gloves", ("each", "pairs")),  # BK5.3-12
        Option("copy-chain", ("follow", "stop")),  # BK5.3-5
        Option("copy-duty", ("must", "may")),  # BK5.3-10
        Option("bureaucrat", ("all", "used")),  # BK5.3-11
        Option("colonist", ("played", "standing")),  # table row 29 of the parchments
    ),
    stage="beta",
    designer="Richard Garfield",
    publisher="IELLO, 2017",
    longest=1200,
)
