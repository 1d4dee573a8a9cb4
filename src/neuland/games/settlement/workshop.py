"""What an owner of Settlement's box can correct: heroes and landscapes."""

from __future__ import annotations

from typing import Final

from neuland.core.components import Field, Part, Workshop
from neuland.games.settlement.board import COLOURS, GUILDS, ROWS
from neuland.games.settlement.cards import document
from neuland.games.settlement.goods import GOODS

FORMS: Final = {
    "hero": (
        Field("guild", "choice", GUILDS),
        Field("cost", "goods", GOODS, most=9),
        Field("points", "number", most=20),
        Field("bonus", "number", most=9),
        Field("colour", "choice", COLOURS),
    ),
    "landscape": (
        Field("row", "choice", ROWS),
        Field("resource", "choice", GOODS),
        Field("colour", "choice", COLOURS),
    ),
}
GROUPS: Final = {"hero": "guild", "landscape": "row"}
"""By what they are sorted."""


def workshop() -> Workshop:
    parts = [
        Part(kind, name, str(entry.raw[GROUPS[kind]]), {field.id: entry.raw[field.id] for field in fields})
        for kind, fields in FORMS.items()
        for name, entry in document("")[kind].items()
        if entry.confidence() == "reconstructed"
    ]
    return Workshop(FORMS, parts)
