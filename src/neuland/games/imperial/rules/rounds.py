"""Setup (R5) and the five rounds (R6.1)."""

from __future__ import annotations

from neuland.core import rng
from neuland.core.table import Origin, Step
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box, box_for
from neuland.games.imperial.decks import cards_of_deck, expansion
from neuland.games.imperial.rules.bastions import end_of_round
from neuland.games.imperial.rules.cards import card_phase, clockwise
from neuland.games.imperial.rules.cleanup import cleanup
from neuland.games.imperial.rules.gain import draw_from
from neuland.games.imperial.rules.neutral import fill_display, neutral_conquest
from neuland.games.imperial.rules.production import production_phase
from neuland.games.imperial.rules.solo import attack_phase, solo_card_phase
from neuland.games.imperial.rules.turn import action_phase
from neuland.games.imperial.state import LAST_ROUND, UNOWNED, ImperialTable

PHASES = ("cards", "production", "action", "end-of-round", "cleanup", "attack")
"""The phases of a round by name; the end of round is the expansion's, the attack the solo game's."""
STARTING_CARDS = 2
"""R5.7: so many common and so many own faction cards."""


def deal(origin: Origin) -> ImperialTable:
    """A fresh table, up to the first decision."""
    box = box_for(origin.data, expansion(origin))
    table = empty_table(origin, box)
    choose_factions(table)
    for number, faction in enumerate(table.factions):
        deck = cards_of_deck(box, origin.options, faction, neutral=number >= table.seats)
        table.shuffle(deck)  # R5.3
        table.decks[number + 1] = deck
    table.decks[0] = cards_of_deck(box, origin.options, g.COMMON)
    table.shuffle(table.decks[0])  # R5.2
    table.start = table.below(table.seats)  # R5.6
    for seat in clockwise(table):  # R5.7
        for deck_number in (0, seat + 1):
            for _ in range(STARTING_CARDS):
                draw_from(table, seat, deck_number)
    if table.solo():
        table.attack_deck = list(box.attacks)
        table.shuffle(table.attack_deck)  # R17.3
        table.line = [table.attack_deck.pop()]
        if box.expansion:
            fill_display(table)  # X9.1
    table.then(play_round)
    table.run()
    return table


def empty_table(origin: Origin, box: Box) -> ImperialTable:
    """R5.1, R5.4, R5.5: the first round, nobody with any VP or goods."""
    seats = origin.seats
    decks = 1 + seats + (1 if has_neutral_faction(origin) else 0)
    state = rng.start(0 if origin.seed is None else origin.seed, origin.game)
    return ImperialTable(
        origin,
        state,
        [],
        [],
        [],
        [],
        [],
        False,
        None,
        box,
        [0] * seats,
        1,
        "cards",
        0,
        0,
        (False,) * seats,
        [0] * seats,
        [[0] * g.SUPPLY for _ in range(seats)],
        [[] for _ in range(seats)],
        [[] for _ in range(decks)],
        [[] for _ in range(decks)],
        [],
        [()] * (2 * seats),
        [()] * (g.ROWS * seats),
        [()] * seats,
        [()] * seats,
        (),
        bytes([UNOWNED]) * len(box.ids),
        bytes(len(box.ids)),
        bytes(len(box.ids)),
        {},
        {},
        {},
        [{}] * seats,
        [],
        [],
        [],
        [],
        [[] for _ in range(g.COMMON_SIDE * seats)] if box.expansion else [],
        {},
        [],
    )


def has_neutral_faction(origin: Origin) -> bool:
    """X9.1: alone, with the expansion, the neutral player has a faction's deck."""
    return origin.seats == 1 and expansion(origin)


def choose_factions(table: ImperialTable) -> None:
    """R5.3: everybody has a faction of his own; who chose none draws one (R5.8 is advice for people)."""
    options = table.origin.options
    wished = [options[f"faction_{seat}"] for seat in range(table.seats)]
    if has_neutral_faction(table.origin):  # X9.1, A62: another than the player's
        wished.append(options["neutral_faction"])
    left = [number for number in range(1, len(g.DECKS)) if g.DECKS[number] not in wished]
    table.shuffle(left)
    table.factions = [left.pop() if wish == "draw" else g.DECKS.index(wish) for wish in wished]


def play_round(table: ImperialTable) -> None:
    """R6.1: cards, production, actions, cleanup; in solo the attack follows (R17.7)."""
    lay_round(table, PHASES[0])
    if table.telling:
        table.tell("round", number=table.round)


def lay_round(table: ImperialTable, first: str) -> None:
    """Lays the phases of this round on the stack, from the one of that name on."""
    table.then(play_round if table.round < LAST_ROUND else end_game)
    phases: dict[str, Step] = {
        "cards": solo_card_phase if table.solo() else card_phase,
        "production": production_phase,
        "action": action_phase,
        "cleanup": cleanup,
    }
    if table.box.expansion:
        phases["end-of-round"] = end_of_round  # A17
    if table.solo():
        phases["attack"] = attack_phase
        if table.box.expansion:
            table.then(neutral_conquest, table.round)  # X9.3
    for name in reversed(PHASES[PHASES.index(first) :]):
        if name in phases:
            table.then(phases[name])


def end_game(table: ImperialTable) -> None:
    """R12.1: what counts at the end is counted in `scoring`."""
    table.phase = "end"
    if table.telling:
        table.tell("end")
