"""Imperial Settlers, the base game for one to four players."""

from __future__ import annotations

from neuland.core.catalog import Game, Option
from neuland.core.errors import BadOption
from neuland.core.table import Origin
from neuland.games.imperial.cards import check
from neuland.games.imperial.goods import DECKS
from neuland.games.imperial.rules.rounds import deal


def check_factions(origin: Origin) -> None:
    """R5.3: nobody plays the faction of another."""
    chosen = [origin.options[f"faction_{seat}"] for seat in range(origin.seats)]
    for seat, faction in enumerate(chosen):
        if faction != "draw" and faction in chosen[:seat]:
            first = chosen.index(faction)
            raise BadOption(f"faction_{first} and faction_{seat} cannot both be {faction}: each is played once.")


FACTIONS = ("draw", *DECKS[1:])

GAME = Game(
    id="imperial",
    package="neuland.games.imperial",
    rules=1,
    seats=(1, 2, 3, 4),
    deal=deal,
    options=(
        Option("card_phase", ("standard", "alternative", "advanced"), seats=(2, 3, 4)),
        Option("peaceful", ("no", "yes")),
        Option("faction_0", FACTIONS),
        Option("faction_1", FACTIONS, seats=(2, 3, 4)),
        Option("faction_2", FACTIONS, seats=(3, 4)),
        Option("faction_3", FACTIONS, seats=(4,)),
    ),
    stage="beta",
    designer="Ignacy Trzewiczek",
    publisher="Portal Games, 2014; German edition by Pegasus Spiele",
    longest=4000,
    check_data=check,
    check_options=check_factions,
)
