"""Card phase (R6.2 to R6.5) and its variants (R15)."""

from __future__ import annotations

from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.gain import discard, draw, top_common
from neuland.games.imperial.state import KNOWN, KNOWN_TO, ImperialTable
from neuland.kit.rows import noted, taken

DEALT = 3
"""R15.1: so many common cards everybody gets in the alternative card phase."""
ADVANCED = 5
"""R15.2: so many are revealed at first in the advanced one."""


def card_phase(table: ImperialTable) -> None:
    """R6.5, R15: everybody ends it with 3 more cards, in the peaceful game with 4."""
    table.phase = "cards"
    variant = table.origin.options["card_phase"]
    if variant == "alternative":
        table.then(alternative_deal)
    elif variant == "advanced":
        table.then(advanced_draft)
    else:
        table.then(standard_draft)
    first_cards(table)


def first_cards(table: ImperialTable) -> None:
    """R6.2: an own faction card for everybody; R15.3: in the peaceful game a common card as well."""
    for seat in clockwise(table):
        draw(table, seat, 1, g.FACTION_CARD)
        if table.origin.options["peaceful"] == "yes":
            draw(table, seat, 1, g.COMMON_CARD)


def clockwise(table: ImperialTable) -> list[int]:
    return [(table.start + place) % table.seats for place in range(table.seats)]


def standard_draft(table: ImperialTable) -> None:
    """R6.3: clockwise from the start player; R6.4: back again from the player who picked last."""
    order = clockwise(table)
    more = [table.seats + 1] + [0] * (table.seats - 1)
    lay_draft(table, order[::-1], more)
    lay_draft(table, order, more)


def advanced_draft(table: ImperialTable) -> None:
    """R15.2: two picks each from five cards; with 3 or 4 players some are added in between.

    Before the third and the fourth player's first pick, and before each second pick of those who are
    neither first nor last, one more card is revealed.
    """
    seats = table.seats
    first = [ADVANCED, 0] + [1] * (seats - 2)
    second = [0] + [1] * (seats - 2) + [0]
    lay_draft(table, clockwise(table) * 2, first + second)


def lay_draft(table: ImperialTable, order: list[int], more: list[int]) -> None:
    """Lays picks on the stack: who, and how many cards are revealed before; then the leftover is discarded."""
    table.then(discard_leftover)
    for place in range(len(order) - 1, -1, -1):
        table.then(pick, order[place], more[place])


def reveal(table: ImperialTable, number: int) -> None:
    """Turns up common cards; as many as can be had (A04, A05)."""
    for _ in range(number):
        card = top_common(table)
        if card >= 0:
            table.draft.append(card)
            table.flags = noted(table.flags, card, KNOWN)
    table.reveal()
    if table.telling:
        table.tell("reveal", cards=[table.box.ids[card] for card in table.draft])


def pick(table: ImperialTable, seat: int, more: int) -> None:
    if more:
        reveal(table, more)
    table.ask(seat, "draft", draft_options, picked)


def draft_options(table: ImperialTable, seat: int) -> list[Action]:
    return [table.box.take[card] for card in table.draft]


def picked(table: ImperialTable, seat: int, action: Action) -> None:
    card = table.box.number[str(action[1])]
    table.draft.remove(card)
    table.hands[seat].append(card)
    if table.telling:
        table.tell("draft", seat=seat, card=table.box.ids[card])


def discard_leftover(table: ImperialTable) -> None:
    for card in table.draft:
        discard(table, card)
    table.draft = []


# ---- alternative card phase -----------------------------------------------------------------


def alternative_deal(table: ImperialTable) -> None:
    """R15.1: 3 common cards each; all keep 1 at the same time and pass the others on."""
    for seat in clockwise(table):
        cards = [top_common(table) for _ in range(DEALT)]
        table.aside[seat] = tuple([card for card in cards if card >= 0])
        for card in table.aside[seat]:
            table.flags = noted(table.flags, card, 0)
    table.reveal()
    table.then(pass_on)
    ask_all_to_keep(table)


def ask_all_to_keep(table: ImperialTable) -> None:
    for seat in range(table.seats):
        table.ask(seat, "keep", aside_options, keep_aside)


def aside_options(table: ImperialTable, seat: int) -> list[Action]:
    return [table.box.take[card] for card in table.aside[seat]]


def keep_aside(table: ImperialTable, seat: int, action: Action) -> None:
    """R15.1: the kept card waits apart from the hand until all are done."""
    card = table.box.number[str(action[1])]
    table.aside[seat] = taken(table.aside[seat], card)
    table.aside[table.seats + seat] += (card,)


def pass_on(table: ImperialTable) -> None:
    """R15.1: the two others go to the left neighbour, who keeps 1 of them."""
    passed = [table.aside[seat] for seat in range(table.seats)]
    for seat in range(table.seats):
        table.aside[(seat + 1) % table.seats] = passed[seat]
    table.reveal()
    table.then(take_back)
    ask_all_to_keep(table)


def take_back(table: ImperialTable) -> None:
    """R15.1: the last card is discarded; what was kept comes into hand."""
    table.reveal()
    for seat in range(table.seats):
        kept = table.aside[table.seats + seat]
        for card in table.aside[seat]:
            discard(table, card)
            seen = table.flags[kept[-1]] | KNOWN_TO[(seat - 1) % table.seats]  # who sees which of two was left
            table.flags = noted(table.flags, kept[-1], seen)
        table.hands[seat] += kept
        table.aside[seat] = table.aside[table.seats + seat] = ()
