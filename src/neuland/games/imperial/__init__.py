"""Imperial Settlers for one to four players, with the expansion "Die haben angefangen!"."""

from __future__ import annotations

from neuland.core.catalog import Game, Option
from neuland.core.errors import BadOption
from neuland.core.table import Origin
from neuland.games.imperial.cards import check, load
from neuland.games.imperial.decks import FORMATS, READY, check_decks, expansion
from neuland.games.imperial.goods import DECKS
from neuland.games.imperial.rules.neutral import ATTEMPTS
from neuland.games.imperial.rules.rounds import deal


def check_options(origin: Origin) -> None:
    """Factions, decks and component file must go together."""
    check_factions(origin)
    check_decks(origin)
    load(origin.data, expansion(origin))


def check_factions(origin: Origin) -> None:
    """R5.3: nobody plays the faction of another, nor does the neutral player (A62)."""
    chosen = [origin.options[f"faction_{seat}"] for seat in range(origin.seats)]
    for seat, faction in enumerate(chosen):
        if faction != "draw" and faction in chosen[:seat]:
            first = chosen.index(faction)
            raise BadOption(f"faction_{first} and faction_{seat} cannot both be {faction}: each is played once.")
    neutral = origin.options["neutral_faction"]
    if origin.seats == 1 and expansion(origin) and neutral != "draw" and neutral in chosen:
        raise BadOption(f"neutral_faction cannot be {neutral}, which you play yourself.")


FACTIONS = ("draw", *DECKS[1:])
EXPANDED = {"expansion": ("standard", "open")}

GAME = Game(
    id="imperial",
    package="neuland.games.imperial",
    rules=2,
    seats=(1, 2, 3, 4),
    deal=deal,
    options=(
        Option("card_phase", ("standard", "alternative", "advanced"), seats=(2, 3, 4)),
        Option("peaceful", ("no", "yes"), offered=(2, 3, 4)),
        Option("faction_0", FACTIONS),
        Option("faction_1", FACTIONS, seats=(2, 3, 4)),
        Option("faction_2", FACTIONS, seats=(3, 4)),
        Option("faction_3", FACTIONS, seats=(4,)),
        Option("expansion", ("none", "standard", "open")),
        Option("expansion_common", ("added", "base"), when=EXPANDED),
        Option("conquest", tuple(ATTEMPTS), seats=(1,), when=EXPANDED),
        Option("neutral_faction", FACTIONS, seats=(1,), when=EXPANDED),
        Option("neutral_deck", FORMATS, seats=(1,), when=EXPANDED),
        Option("deck_barbarian", (READY,), free=True, when=EXPANDED),
        Option("deck_japanese", (READY,), free=True, when=EXPANDED),
        Option("deck_roman", (READY,), free=True, when=EXPANDED),
        Option("deck_egyptian", (READY,), free=True, when=EXPANDED),
    ),
    stage="beta",
    designer="Ignacy Trzewiczek",
    publisher="Portal Games, 2014; German edition by Pegasus Spiele",
    longest=4000,
    turns=("turn",),
    check_data=check,
    check_options=check_options,
)
