"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, Decision
from neuland.core.table import Event, Origin, Step, Table, View
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box

# Marks on a card, as bits.
TOKEN: Final = 1
"""A defence token lies on the Location (R6.17)."""
SAMURAI: Final = 2
"""A Samurai stands before it (R13.2)."""
BLOCKED: Final = 4
"""Nobody can activate it until cleanup (R23.25)."""
HIDDEN: Final = 8
"""A Foundation that was never seen by the others (A87)."""
KNOWN: Final = 240
"""The card is in a hand, and everybody knows: it was drafted from open cards, or is being played. A bit
for each seat: who passed a card on may know it alone (R15.1)."""
KNOWN_TO: Final = (16, 32, 64, 128)

NEUTRAL: Final = 4
"""Owner of the neutral player's Locations in the solo game."""
NOWHERE: Final = -1
LAST_ROUND: Final = 5

# What VP were earned by, besides a card; added to the number of cards in the box.
BY_DEALS: Final = 0
BY_RAZING: Final = 1
SOURCES: Final = ("deals", "razing")


class ImperialTable(Table):
    """A game of Imperial Settlers. Cards are numbers of the box; per-seat things are lists in seat order.

    R1.1: of the boards, tracks and markers only what they show is kept.
    """

    __slots__ = (
        "aside",
        "attack_deck",
        "box",
        "deals",
        "decks",
        "discards",
        "draft",
        "earned",
        "factions",
        "flags",
        "foundations",
        "gates",
        "goods",
        "hands",
        "held",
        "line",
        "neutral",
        "owner",
        "passed",
        "phase",
        "pile",
        "round",
        "routes",
        "rows",
        "shrines",
        "start",
        "turn",
        "uses",
        "vp",
    )

    def __init__(
        self,
        origin: Origin,
        rng_state: int,
        todo: list[tuple[Step, tuple[Any, ...]]],
        decisions: list[Decision],
        actions: list[tuple[int, Action]],
        reveals: list[int],
        events: list[Event],
        telling: bool,
        snapshots: list[Table] | None,
        box: Box,
        factions: list[int],
        round_: int,
        phase: str,
        start: int,
        turn: int,
        passed: list[bool],
        vp: list[int],
        goods: list[list[int]],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        draft: list[int],
        aside: list[list[int]],
        rows: list[list[int]],
        foundations: list[list[int]],
        deals: list[list[int]],
        routes: list[tuple[int, int, int]],
        owner: list[int],
        uses: list[int],
        flags: list[int],
        held: dict[int, int],
        gates: dict[int, tuple[tuple[int, int], ...]],
        shrines: dict[int, tuple[int, int, int]],
        earned: list[dict[int, int]],
        neutral: list[int],
        pile: list[int],
        line: list[int],
        attack_deck: list[int],
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.box = box
        self.factions = factions
        """Each seat's faction; never changed, so clones share it."""
        self.round = round_
        self.phase = phase
        self.start = start
        """The seat with the first-player token."""
        self.turn = turn
        self.passed = passed
        self.vp = vp
        """The VP track: Locations and end values are not in it."""
        self.goods = goods
        self.hands = hands
        """Hand cards in the order in which they came."""
        self.decks = decks
        """The common deck, then each seat's faction deck; the top card is the last."""
        self.discards = discards
        self.draft = draft
        """Cards open for drafting."""
        self.aside = aside
        """Cards set aside in the alternative card phase (R15.1): kept ones; then those being passed on."""
        self.rows = rows
        """Six rows for each seat, as in goods.ROWS; on the faction side the newest is leftmost (X3.1)."""
        self.foundations = foundations
        self.deals = deals
        self.routes = routes
        """Trade Route Deals: who made it, the card that marks it, the Location above it."""
        self.owner = owner
        """For each card the seat in whose tableau it stands as a Location, NEUTRAL, or NOWHERE."""
        self.uses = uses
        """How often an action Location was activated this round; of an Oasis the workers it brought."""
        self.flags = flags
        self.held = held
        """Locations under Ra control, and who holds them; NOWHERE: nobody until the round ends (A88)."""
        self.gates = gates
        """The cards under each Gate, and who put them there."""
        self.shrines = shrines
        """Wood, stone and food on each Shrine."""
        self.earned = earned
        """For each seat the VP it was ever given, by source: a card's number, or locations + BY_…"""
        self.neutral = neutral
        """The neutral player's Locations (R17.5)."""
        self.pile = pile
        self.line = line
        """Face-up attack cards, the newest first."""
        self.attack_deck = attack_deck

    def clone(self) -> ImperialTable:
        return ImperialTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.actions[:],
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.box,
            self.factions,
            self.round,
            self.phase,
            self.start,
            self.turn,
            self.passed[:],
            self.vp[:],
            [kept[:] for kept in self.goods],
            [hand[:] for hand in self.hands],
            [deck[:] for deck in self.decks],
            [pile[:] for pile in self.discards],
            self.draft[:],
            [cards[:] for cards in self.aside],
            [row[:] for row in self.rows],
            [cards[:] for cards in self.foundations],
            [cards[:] for cards in self.deals],
            self.routes[:],
            self.owner[:],
            self.uses[:],
            self.flags[:],
            self.held.copy(),
            self.gates.copy(),
            self.shrines.copy(),
            [by.copy() for by in self.earned],
            self.neutral[:],
            self.pile[:],
            self.line[:],
            self.attack_deck[:],
        )

    def lying(self) -> tuple[Any, ...]:
        """All that lies on the table, in the order of the constructor."""
        return (
            self.factions,
            self.round,
            self.phase,
            self.start,
            self.turn,
            self.passed,
            self.vp,
            self.goods,
            self.hands,
            self.decks,
            self.discards,
            self.draft,
            self.aside,
            self.rows,
            self.foundations,
            self.deals,
            self.routes,
            self.owner,
            self.uses,
            self.flags,
            self.held,
            self.gates,
            self.shrines,
            self.earned,
            self.neutral,
            self.pile,
            self.line,
            self.attack_deck,
        )

    def layout(self) -> tuple[Any, ...]:
        return tuple(
            sorted(part.items())
            if isinstance(part, dict)
            else [sorted(by.items()) for by in self.earned]
            if part is self.earned
            else part
            for part in self.lying()
        )

    def __reduce__(self) -> tuple[Any, ...]:
        kernel = (self.origin, self.rng, self.todo, self.decisions, self.actions, self.reveals, self.events)
        return (ImperialTable, (*kernel, self.telling, self.snapshots, self.box, *self.lying()))

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.imperial import view

        return view.look(self, seat, everything)

    def redeal(self, seat: int | None, seed: int) -> Table:
        from neuland.games.imperial import view

        return view.redeal(self, seat, seed)

    def standing(self, seat: int) -> tuple[int, ...]:
        from neuland.games.imperial import scoring

        return scoring.standing(self, seat)

    def winning(self) -> list[int]:
        from neuland.games.imperial import scoring

        return scoring.winning(self)

    def why_not(self, seat: int, action: Action) -> str:
        from neuland.games.imperial.rules import reasons

        return reasons.why_not(self, seat, action)

    # ---- one-line questions ------------------------------------------------------------------

    def solo(self) -> bool:
        return self.seats == 1

    def own(self, seat: int, function: int) -> list[int]:
        """The Locations of a function that work for a seat: R23.1, its own but those held by others,
        and those that it holds through Ra."""
        first = seat * g.ROWS + function
        cards = self.rows[first] + self.rows[first + g.COMMON_SIDE]
        if self.held:
            cards = [card for card in cards if card not in self.held]
            box = self.box
            cards += [card for card, by in self.held.items() if by == seat and box.function[card] == function]
        return cards

    def opponents(self, seat: int) -> list[int]:
        """R2.10: the other players who have not passed; in solo the neutral player."""
        if self.seats == 1:
            return [NEUTRAL]
        return [other for other in range(self.seats) if other != seat and not self.passed[other]]

    def locations(self, owner: int) -> list[int]:
        """All Locations that stand in a tableau; the neutral player's are his face-up cards (R17.5)."""
        if owner == NEUTRAL:
            return self.neutral
        cards: list[int] = []
        for row in self.rows[owner * g.ROWS : owner * g.ROWS + g.ROWS]:
            cards += row
        return cards

    def faction_locations(self, seat: int) -> int:
        first = seat * g.ROWS
        return len(self.rows[first]) + len(self.rows[first + 1]) + len(self.rows[first + 2])

    def pile_of(self, card: int) -> int:
        """R2.6: the number of the discard pile (and deck) that a card belongs to."""
        deck = self.box.deck[card]
        return 0 if deck == 0 else self.factions.index(deck) + 1
