"""What an owner of 504 can correct: the details that nobody else can know any more."""

from __future__ import annotations

from typing import Final

from neuland.core.components import Field, Part, Workshop
from neuland.games.worlds.facts import DOCUMENT, LOST, SCORING_CARDS

FORMS: Final = {
    "price-track": (Field("price_tens", "number", least=2, most=20),),
    "share-track": (
        Field("share_least", "number", least=0, most=20, step=10),
        Field("share_most", "number", least=90, most=1000, step=10),
    ),
    "scoring-cards": tuple(
        [Field(f"scoring_cards_{players}", "numbers", least=1, most=SCORING_CARDS - 2) for players in (2, 3, 4)]
    ),
}


def workshop() -> Workshop:
    own = DOCUMENT["reconstructed"]
    parts = [Part(name, name, "reconstructed", {word: own[word] for word in words}) for name, words in LOST.items()]
    return Workshop(FORMS, parts, section="reconstructed")
