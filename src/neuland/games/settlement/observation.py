"""What a seat of Settlement sees, in numbers: for programs that learn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from neuland.core.observation import (
    FLAG,
    MANY,
    UNSAID,
    Fields,
    Number,
    Observation,
    OneOf,
    Row,
    Seat,
    Seats,
    Several,
    Some,
    each,
)
from neuland.games.settlement import GAME, cards
from neuland.games.settlement.board import (
    ARTEFACTS,
    BUILDINGS,
    COLOURS,
    HERO_POSITIONS,
    HEROES,
    LANDSCAPES,
    LINES,
    LOTS,
    MARKET_FIELDS,
    ROWS,
    SPACES,
)
from neuland.games.settlement.cards import BUILDING_TILES, TILES_PER_ROW
from neuland.games.settlement.goods import GOODS
from neuland.games.settlement.state import ROUNDS, SETTLERS
from neuland.games.settlement.view import CREWS

PHASES: Final = ("setup", "turn", "pass", "over")
PROMPTS: Final = (
    "artefact",
    "turn",
    "trade",
    "street-for",
    "space-for",
    "street",
    "hourglass",
    "scroll",
    "mask",
    "keep",
)
TWICE: Final = 2
"""So often a row is activated in a round at most."""


def observation(seats: int, data: str = "", options: Mapping[str, str] | None = None) -> Observation:
    """The features at a number of seats, with the game's own components or an owner's."""
    amount = Number(MANY)
    seat = board(data)
    return Observation(
        GAME,
        seats,
        PROMPTS,
        {
            "round": Number(ROUNDS),
            "phase": OneOf(PHASES),
            "turn": Seat(seats),
            "marker": Seat(seats),
            "done": each(("action", "invitation"), FLAG),
            "picked": amount,
            "scores": Seats(seats, amount, amount),
            "rank": UNSAID,  # goes by the score
            "market": Row(MARKET_FIELDS, OneOf(BUILDINGS)),
            "market_tiles": Row(MARKET_FIELDS, Number(BUILDING_TILES)),
            "market_costs": UNSAID,  # printed, as all facts are
            "building_stack": Number(BUILDING_TILES),
            "heroes": Row(HERO_POSITIONS, OneOf(HEROES)),
            "hero_facts": UNSAID,
            "hero_deck": Number(len(HEROES)),
            "gone_heroes": Several(HEROES),
            "landscape_stacks": each(ROWS, Number(TILES_PER_ROW)),
            "drawn": OneOf(LANDSCAPES),
            "drawn_facts": UNSAID,
            "artefacts": Several(ARTEFACTS),
            "artefact_stack": Number(len(ARTEFACTS)),
            "gone_artefacts": Several(ARTEFACTS),
            "supply": Some(dict.fromkeys((*GOODS, "bonus"), amount)),
            "monsters": each(COLOURS, Number(len(LANDSCAPES))),
            "seat": Seats(seats, seat, seat),
        },
    )


def board(data: str) -> Fields:
    """A seat's board, supply and heroes; all lies open, but for heroes that an option hides from others."""
    amount = Number(MANY)
    return Fields(
        {
            "goods": each(GOODS, amount),
            "settlers": Fields(
                {
                    "normal": Number(SETTLERS),
                    "bonus": amount,
                    "used_normal": Number(SETTLERS),
                    "used_bonus": amount,
                }
            ),
            "placed": each(CREWS, amount),
            "rows": each(LINES, Number(TWICE)),
            "artefact": OneOf(ARTEFACTS),
            "passed": FLAG,
            "wilderness": wilderness(data),
            "settlement": each(LOTS, Some({"building": OneOf(BUILDINGS), "stock": amount})),
            "landscapes": Number(len(SPACES)),
            "fortresses": Number(len(SPACES)),
            "buildings": Number(len(LOTS)),
            "heroes": Several(HEROES),
            "hero_facts": UNSAID,
            "hero_count": Number(len(HEROES)),
            "score": UNSAID,  # stands among the scores
        }
    )


def wilderness(data: str) -> Fields:
    """The spaces; on each a landscape of its own row can lie."""
    row_of = cards.box(data).land_row
    spaces = {}
    for number, space in enumerate(SPACES):
        fitting = [LANDSCAPES[land] for land, row in enumerate(row_of) if row == number // 3]
        spaces[space] = Some(
            {
                "landscape": OneOf(fitting),
                "resource": UNSAID,
                "colour": UNSAID,
                "reconstructed": UNSAID,
                "monster": FLAG,
                "fortress": FLAG,
                "active": FLAG,
            }
        )
    return Fields(spaces)
