"""Every action that Settlement can ever offer, in an order that stays: for programs that number them."""

from __future__ import annotations

from itertools import product

from neuland.core.decision import Action
from neuland.core.table import Origin
from neuland.games.settlement import board
from neuland.games.settlement.board import ARTEFACTS, BUILDINGS, LINES, ROWS, SPACES, STREETS
from neuland.games.settlement.goods import GOODS
from neuland.games.settlement.rules.trade import PRICE


def actions(origin: Origin) -> list[Action]:
    """The numbering; component files change what things do, not their names."""
    return [
        board.PASS,
        board.END,
        board.BONUS,
        board.STOP,
        *[("explore", row) for row in ROWS],
        *[("place", place) for place in (*SPACES, *STREETS)],
        *[(verb, space) for verb in ("fight", "fortify", "fortress", "summon", "spare") for space in SPACES],
        *[("activate", line) for line in LINES],
        *[(verb, good) for verb in ("trade", "scroll") for good in GOODS],
        *[("keep", good) for good in GOODS[:3]],
        *sorted(PRICE),
        *[option for options in board.BUILD for option in options],
        *board.INVITE,
        *[("take", artefact) for artefact in ARTEFACTS],
        *board.USE,
        *[(verb, *words) for verb in ("use-take", "use-give") for words in product(BUILDINGS, GOODS)],
    ]
