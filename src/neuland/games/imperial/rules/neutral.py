"""The neutral player of the expansion's solo game, who has a faction's deck and conquers (X9)."""

from __future__ import annotations

from typing import Final

from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.bastions import strip
from neuland.games.imperial.rules.gain import discard, top_common
from neuland.games.imperial.rules.places import leave
from neuland.games.imperial.rules.raze import attacked
from neuland.games.imperial.rules.solo import PLAYER
from neuland.games.imperial.state import HIDDEN, LAST_ROUND, NEUTRAL, NOWHERE, ImperialTable
from neuland.kit.rows import noted

SHOWN: Final = 3
"""X9.1: so many cards lie open left of his deck."""
ATTEMPTS: Final = {"easy": (0, 1, 1, 2), "medium": (1, 1, 2, 2), "hard": (2, 2, 3, 3)}
"""X9.3: how often he tries to conquer in each round but the last, by difficulty."""


def attempts(difficulty: str, round_: int) -> int:
    return ATTEMPTS[difficulty][round_ - 1] if round_ < LAST_ROUND else 0


def neutral_conquest(table: ImperialTable, round_: int) -> None:
    """X9.3: he clears his display, tries to conquer, and fills it up again; not in the last round."""
    if round_ == LAST_ROUND:
        return
    table.then(fill_display)
    for _ in range(attempts(table.origin.options["conquest"], round_)):
        table.then(attempt)
    clear_display(table)


def clear_display(table: ImperialTable) -> None:
    """X9.3: every card to the discard pile of its printed faction (A39): it never counts against the player (A64)."""
    for card in table.display[:]:
        leave(table, card, NOWHERE)
        discard(table, card)


def attempt(table: ImperialTable) -> None:
    """X9.3: a conquest card is drawn, and shuffled back each time: so the three rows are equally likely."""
    table.reveal()
    attempt_at(table, table.box.conquests[table.below(len(table.box.conquests))])


def attempt_at(table: ImperialTable, row: int) -> None:
    """X9.3: the far-left faction Location of the row, if there is one; X9.4: nothing protects it."""
    if table.telling:
        table.tell("conquest-card", row=g.FUNCTIONS[row])
    standing = table.rows[PLAYER * g.ROWS + row]  # A59: Foundations are no Locations
    if not standing:
        if table.telling:
            table.tell("conquest-fails")
        return
    card = standing[0]
    if table.box.function[card] == g.BASTION:  # X9.5, A60: as if it were besieged, and the attempt is over
        if table.telling:
            table.tell("neutral-besieges", card=table.box.ids[card])
        if card in table.markers:
            strip(table, card)
        return
    if table.telling:
        table.tell("neutral-conquers", card=table.box.ids[card])
    attacked(table, card, "conquer")
    leave(table, card, NOWHERE)
    show(table, card, len(table.display))  # A83: next to his deck; earlier ones shift left
    grow_pile(table)


def grow_pile(table: ImperialTable) -> None:
    """X9.3, A93: a common card face down on his pile, which nobody looks at."""
    card = top_common(table)
    if card >= 0:
        table.flags = noted(table.flags, card, HIDDEN)
        table.pile.append(card)


def fill_display(table: ImperialTable) -> None:
    """X9.1, X9.3: up to three cards, each new one left of the others, as long as his deck lasts (A65)."""
    deck = table.decks[PLAYER + 2]
    while deck and len(table.display) < SHOWN:
        table.reveal()
        show(table, deck.pop(), 0)


def show(table: ImperialTable, card: int, place: int) -> None:
    """A63: a card of his display is a Location of his."""
    table.display.insert(place, card)
    table.belongs(card, NEUTRAL)
    if table.telling:
        table.tell("neutral", card=table.box.ids[card])
