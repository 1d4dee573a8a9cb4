"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table
from neuland.games.imperial.box import Box


class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

    __slots__ = (
        "aside",
        "attack_deck",
        "box",
        "deals",
        "decks",
        "discards",
        "display",
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
        "markers",
        "neutral",
        "order",
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

    box: Box
    factions: list[int]
    """Each seat's faction, solo with the expansion then the neutral player's; never changed, so clones share it."""
    round: int
    phase: str
    start: int
    """The seat with the first-player token."""
    turn: int
    passed: tuple[bool, ...]
    vp: list[int]
    """The VP track: Locations and end values are not in it."""
    goods: list[list[int]]
    hands: list[list[int]]
    """Hand cards in the order in which they came."""
    decks: list[list[int]]
    """The common deck, then each faction's in the order of `factions`; the top card is the last."""
    discards: list[list[int]]
    draft: list[int]
    """Cards open for drafting."""
    aside: list[tuple[int, ...]]
    """Cards set aside in the alternative card phase (R15.1): kept ones; then those being passed on."""
    rows: list[tuple[int, ...]]
    """Six rows for each seat, as in goods.ROWS; on the faction side the newest is leftmost (X3.1)."""
    foundations: list[tuple[int, ...]]
    deals: list[tuple[int, ...]]
    routes: tuple[tuple[int, int, int], ...]
    """Trade Route Deals: who made it, the card that marks it, the Location above it."""
    owner: bytes
    """For each card the seat in whose tableau it stands as a Location, NEUTRAL, or UNOWNED."""
    uses: bytes
    """How often an action Location was activated this round; of an Oasis the workers it brought."""
    flags: bytes
    held: Mapping[int, int]
    """Locations under Ra control, and who holds them; NOWHERE: nobody until the round ends (A88)."""
    gates: Mapping[int, tuple[tuple[int, int], ...]]
    """The cards under each Gate, and who put them there."""
    shrines: Mapping[int, tuple[int, int, int]]
    """Wood, stone and food on each Shrine."""
    earned: list[Mapping[int, int]]
    """For each seat the VP it was ever given, by source: a card's number, or locations + BY_…"""
    neutral: list[int]
    """The neutral player's Locations (R17.5)."""
    pile: list[int]
    line: list[int]
    """Face-up attack cards, the newest first."""
    attack_deck: list[int]
    order: list[list[int]]
    """With the expansion: three rows for each seat, the faction side as it lies, leftmost first: Locations and the
    Foundations between them, which count for the position (X4.2). Empty without it."""
    markers: Mapping[int, int]
    """Fortifications on Bastions (X7.3)."""
    display: list[int]
    """Solo with the expansion: the cards left of the neutral player's deck, leftmost first (X9.1)."""

    def __init__(
        self,
        origin: Origin,
        rng_state: Stream,
        todo: list[tuple[Step, tuple[Any, ...]]],
        decisions: list[Decision],
        actions: list[tuple[int, Action]],
        reveals: list[int],
        events: list[Event],
        telling: bool,
        snapshots: list[Table] | None,
        box: Box,
        factions: list[int],
        round: int,
        phase: str,
        start: int,
        turn: int,
        passed: tuple[bool, ...],
        vp: list[int],
        goods: list[list[int]],
        hands: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        draft: list[int],
        aside: list[tuple[int, ...]],
        rows: list[tuple[int, ...]],
        foundations: list[tuple[int, ...]],
        deals: list[tuple[int, ...]],
        routes: tuple[tuple[int, int, int], ...],
        owner: bytes,
        uses: bytes,
        flags: bytes,
        held: Mapping[int, int],
        gates: Mapping[int, tuple[tuple[int, int], ...]],
        shrines: Mapping[int, tuple[int, int, int]],
        earned: list[Mapping[int, int]],
        neutral: list[int],
        pile: list[int],
        line: list[int],
        attack_deck: list[int],
        order: list[list[int]],
        markers: Mapping[int, int],
        display: list[int],
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.box = box
        self.factions = factions
        self.round = round
        self.phase = phase
        self.start = start
        self.turn = turn
        self.passed = passed
        self.vp = vp
        self.goods = goods
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.draft = draft
        self.aside = aside
        self.rows = rows
        self.foundations = foundations
        self.deals = deals
        self.routes = routes
        self.owner = owner
        self.uses = uses
        self.flags = flags
        self.held = held
        self.gates = gates
        self.shrines = shrines
        self.earned = earned
        self.neutral = neutral
        self.pile = pile
        self.line = line
        self.attack_deck = attack_deck
        self.order = order
        self.markers = markers
        self.display = display

    def clone(self) -> state.ImperialTable:
        copy = state.ImperialTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.past,
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
            self.passed,
            self.vp[:],
            [part[:] for part in self.goods],
            [part[:] for part in self.hands],
            [part[:] for part in self.decks],
            [part[:] for part in self.discards],
            self.draft[:],
            self.aside[:],
            self.rows[:],
            self.foundations[:],
            self.deals[:],
            self.routes,
            self.owner,
            self.uses,
            self.flags,
            self.held,
            self.gates,
            self.shrines,
            self.earned[:],
            self.neutral[:],
            self.pile[:],
            self.line[:],
            self.attack_deck[:],
            [part[:] for part in self.order],
            self.markers,
            self.display[:],
        )
        copy.upto = self.played
        return copy

    def follow(self, other: Table) -> dict[str, Any] | None:
        if not isinstance(other, Laid):
            return None
        before: dict[str, Any] = {}
        if self.box is not other.box:
            if self.box != other.box:
                before["box"] = self.box
            self.box = other.box
        if self.factions is not other.factions:
            if self.factions != other.factions:
                before["factions"] = self.factions
            self.factions = other.factions
        if self.round != other.round:
            before["round"] = self.round
            self.round = other.round
        if self.phase != other.phase:
            before["phase"] = self.phase
            self.phase = other.phase
        if self.start != other.start:
            before["start"] = self.start
            self.start = other.start
        if self.turn != other.turn:
            before["turn"] = self.turn
            self.turn = other.turn
        if self.passed is not other.passed:
            if self.passed != other.passed:
                before["passed"] = self.passed
            self.passed = other.passed
        if self.vp != other.vp:
            before["vp"] = self.vp
            self.vp = other.vp[:]
        if self.goods != other.goods:
            before["goods"] = self.goods
            self.goods = [part[:] for part in other.goods]
        if self.hands != other.hands:
            before["hands"] = self.hands
            self.hands = [part[:] for part in other.hands]
        if self.decks != other.decks:
            before["decks"] = self.decks
            self.decks = [part[:] for part in other.decks]
        if self.discards != other.discards:
            before["discards"] = self.discards
            self.discards = [part[:] for part in other.discards]
        if self.draft != other.draft:
            before["draft"] = self.draft
            self.draft = other.draft[:]
        if self.aside != other.aside:
            before["aside"] = self.aside
            self.aside = other.aside[:]
        if self.rows != other.rows:
            before["rows"] = self.rows
            self.rows = other.rows[:]
        if self.foundations != other.foundations:
            before["foundations"] = self.foundations
            self.foundations = other.foundations[:]
        if self.deals != other.deals:
            before["deals"] = self.deals
            self.deals = other.deals[:]
        if self.routes is not other.routes:
            if self.routes != other.routes:
                before["routes"] = self.routes
            self.routes = other.routes
        if self.owner is not other.owner:
            if self.owner != other.owner:
                before["owner"] = self.owner
            self.owner = other.owner
        if self.uses is not other.uses:
            if self.uses != other.uses:
                before["uses"] = self.uses
            self.uses = other.uses
        if self.flags is not other.flags:
            if self.flags != other.flags:
                before["flags"] = self.flags
            self.flags = other.flags
        if self.held is not other.held:
            if self.held != other.held:
                before["held"] = self.held
            self.held = other.held
        if self.gates is not other.gates:
            if self.gates != other.gates:
                before["gates"] = self.gates
            self.gates = other.gates
        if self.shrines is not other.shrines:
            if self.shrines != other.shrines:
                before["shrines"] = self.shrines
            self.shrines = other.shrines
        if self.earned != other.earned:
            before["earned"] = self.earned
            self.earned = other.earned[:]
        if self.neutral != other.neutral:
            before["neutral"] = self.neutral
            self.neutral = other.neutral[:]
        if self.pile != other.pile:
            before["pile"] = self.pile
            self.pile = other.pile[:]
        if self.line != other.line:
            before["line"] = self.line
            self.line = other.line[:]
        if self.attack_deck != other.attack_deck:
            before["attack_deck"] = self.attack_deck
            self.attack_deck = other.attack_deck[:]
        if self.order != other.order:
            before["order"] = self.order
            self.order = [part[:] for part in other.order]
        if self.markers is not other.markers:
            if self.markers != other.markers:
                before["markers"] = self.markers
            self.markers = other.markers
        if self.display != other.display:
            before["display"] = self.display
            self.display = other.display[:]
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
            self.factions,
            self.round,
            self.phase,
            self.start,
            self.turn,
            list(self.passed),
            self.vp,
            self.goods,
            self.hands,
            self.decks,
            self.discards,
            self.draft,
            [list(part) for part in self.aside],
            [list(part) for part in self.rows],
            [list(part) for part in self.foundations],
            [list(part) for part in self.deals],
            list(self.routes),
            [-1 if each == 255 else each for each in self.owner],
            [-1 if each == 255 else each for each in self.uses],
            [-1 if each == 255 else each for each in self.flags],
            sorted(self.held.items()),
            sorted(self.gates.items()),
            sorted(self.shrines.items()),
            [sorted(part.items()) for part in self.earned],
            self.neutral,
            self.pile,
            self.line,
            self.attack_deck,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.ImperialTable,
            (
                self.origin,
                self.rng,
                self.todo,
                self.decisions,
                self.actions,
                self.reveals,
                self.events,
                self.telling,
                self.snapshots,
                self.box,
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
                self.order,
                self.markers,
                self.display,
            ),
        )


import neuland.games.imperial.state as state  # noqa: E402  the class that stands on this one, which clones are of
