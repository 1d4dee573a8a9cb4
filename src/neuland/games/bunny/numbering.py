"""Every action that Bunny Kingdom can ever offer, in an order that stays: for programs that number them."""

from __future__ import annotations

from itertools import product

from neuland.core.decision import Action
from neuland.core.table import Origin
from neuland.games.bunny import cards, scoring
from neuland.games.bunny.camps import ANNOUNCE, DECLINE, KEEP, WAIT
from neuland.games.bunny.cards import CARD_NAMES, SQUARE_NAMES
from neuland.games.bunny.construction import DONE

CAMPS = range(1, 7)


def actions(origin: Origin) -> list[Action]:
    """The numbering; the game takes no component file."""
    kinds = sorted({cards.KIND[card] for card in range(cards.FIRST_BUILDING, cards.FIRST_CAMP)})
    parchments = CARD_NAMES[cards.FIRST_PARCHMENT : cards.FIRST_PROVISIONS]
    posts = [CARD_NAMES[post] for post in cards.POSTS]
    copies = [CARD_NAMES[card] for card in scoring.COPY_CARDS]
    return [
        DONE,
        WAIT,
        DECLINE,
        KEEP,
        *cards.PICK,
        *cards.DROP,
        *[("build", *words) for words in product(kinds, SQUARE_NAMES)],
        *cards.TOWER,
        *[("camp", *words) for words in product(CAMPS, SQUARE_NAMES)],
        *[ANNOUNCE[number] for number in CAMPS],
        *[("name", *words) for words in product(posts, cards.BASIC)],
        *[("copy", *words) for words in product(copies, ["nothing", *parchments])],
    ]
