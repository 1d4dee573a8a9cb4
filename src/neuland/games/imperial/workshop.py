"""What an owner of the expansion can correct: all that is printed on its cards, in the vocabulary of `effects.py`."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.components import Field, Part, Workshop
from neuland.games.imperial import goods as g
from neuland.games.imperial.cards import UNSURE, load, written
from neuland.games.imperial.effects import DEEDS, GAINED, PAID, RESOURCES, SPECIALS, STORED, VOCABULARY

MOST: Final = 20
DEALT: Final = (*STORED, "vp", "card")
_GAINED: Final = Field("", "goods", GAINED, most=MOST)
WORDS: Final = {
    "goods": Field("goods", "goods", GAINED, most=MOST),
    "gain": Field("gain", "goods", GAINED, most=MOST),
    "pay": Field("pay", "goods", PAID, most=MOST, optional=True),
    "choose": Field("choose", "rows", fields=(_GAINED,), optional=True),
    "options": Field("options", "rows", fields=(_GAINED,)),
    "colour": Field("colour", "choice", g.COLOURS),
    "good": Field("good", "choice", (*STORED, "vp")),
    "max": Field("max", "number", least=1, most=MOST),
    "min": Field("min", "number", least=1, most=99),
    "end_min": Field("end_min", "number", least=1, most=99),
    "vp": Field("vp", "number", least=1, most=MOST),
    "end_vp": Field("end_vp", "number", most=50),
    "draw": Field("draw", "number", least=1, most=5),
    "keep": Field("keep", "number", least=1, most=1),
    "per_round": Field("per_round", "number", least=1, most=2),
    "special": Field("special", "choice", SPECIALS[1:], optional=True),
    "reach": Field("reach", "number", least=1, most=9, optional=True),
    "deeds": Field("deeds", "some", DEEDS),
    "side": Field("side", "choice", ("faction", "any")),
    "markers": Field("markers", "number", least=1, most=9),
    "steps": Field(
        "steps", "rows", fields=(Field("min", "number", least=1, most=99), Field("vp", "number", least=1, most=99))
    ),
    "tiers": Field(
        "tiers", "rows", fields=(Field("min", "number", most=99), Field("goods", "goods", GAINED, most=MOST))
    ),
}
"""The words of the vocabulary, and what may stand there."""
OTHERWISE: Final = {
    ("on_build_faction_pay", "options"): Field(
        "options",
        "rows",
        fields=(Field("pay", "goods", STORED, most=MOST), Field("gain", "goods", GAINED, most=MOST)),
    ),
    ("store", "goods"): Field("goods", "some", STORED),
    ("action", "gain"): Field("gain", "goods", GAINED, most=MOST, optional=True),
    ("on_build_colour", "gain"): Field("gain", "goods", GAINED, most=MOST, optional=True),
    ("on_build_faction", "gain"): Field("gain", "goods", GAINED, most=MOST, optional=True),
}
"""Words that mean something else in some kinds of effects."""
BONUS: Final = (
    Field("gain", "goods", GAINED, most=MOST, optional=True),
    Field(
        "vp_per_colour",
        "entry",
        fields=(Field("colour", "choice", g.COLOURS), WORDS["max"]),
        optional=True,
    ),
    Field("vp_per_foreign", "entry", fields=(WORDS["max"],), optional=True),
)


def _effects() -> dict[str, dict[str, tuple[Field, ...]]]:
    return {
        function: {
            kind: tuple([OTHERWISE.get((kind, word), WORDS[word]) for word in words]) for kind, words in kinds.items()
        }
        for function, kinds in VOCABULARY.items()
    }


def _form(common: bool) -> tuple[Field, ...]:
    """Common cards have no deal, are no bastions and cost no Location (R8.1, X7.2)."""
    functions = tuple([function for function in g.CARD_FUNCTIONS if function != "bastion" or not common])
    deal = () if common else (Field("deal", "choice", DEALT),)
    return (
        Field("function", "choice", functions),
        Field("colours", "some", g.COLOURS),
        Field("cost", "goods", RESOURCES if common else (*RESOURCES, "location"), most=9),
        Field("raze", "goods", DEALT, most=2, optional=True),
        *deal,
        Field("defence", "number", most=1),
        Field("effect", "kinds", kinds=_effects()),
        Field("bonus", "entry", fields=BONUS, optional=True),
    )


FORMS: Final = {"common": _form(True), "faction": _form(False)}
KIND: Final = "card"


def workshop() -> Workshop:
    parts = [
        Part("common" if card.deck == "common" else "faction", card.id, card.deck, _values(card.id))
        for card in load("", True).cards
        if card.confidence in UNSURE
    ]
    return Workshop(FORMS, parts, entry=KIND)


def _values(name: str) -> dict[str, Any]:
    return {"defence": 0, **written(name)}
