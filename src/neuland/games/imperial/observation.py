"""What a seat of Imperial Settlers sees, declared once: as types, for checks, and in numbers for learning programs."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.groups import Counts, Each, Fields, Only, Seats, Some, Whole
from neuland.core.observation import Observation
from neuland.core.parts import (
    MANY,
    UNCHANGED,
    Flag,
    Given,
    Hidden,
    InOrder,
    Maybe,
    Number,
    Numbers,
    OneOf,
    Part,
    Seat,
    Several,
    Size,
    Source,
    Unsaid,
    said,
)
from neuland.core.table import Origin
from neuland.games.imperial import GAME, scoring
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box, box_for
from neuland.games.imperial.decks import expansion
from neuland.games.imperial.rules.conquest import cost_to_conquer
from neuland.games.imperial.rules.places import lane
from neuland.games.imperial.scoring import LOWEST_RANK, RANKS, STASH_CARDS, STASH_RESOURCES
from neuland.games.imperial.state import (
    BLOCKED,
    HIDDEN,
    KNOWN,
    KNOWN_TO,
    LAST_ROUND,
    SAMURAI,
    SOURCES,
    TOKEN,
    ImperialTable,
)
from neuland.games.imperial.view import FOUNDATION, SIDES, UNSEEN, hand_common, known_cards, passed_on

PHASES: Final = ("cards", "production", "action", "cleanup", "attack", "end")
BASE_PROMPTS: Final = (
    "turn",
    "after",
    "payment",
    "give-up",
    "draw",
    "draft",
    "keep",
    "deploy",
    "convert",
    "choose-gain",
    "copy",
    "trade",
    "receive",
    "pay-card",
    "end-deal",
    "steal",
    "dark-chapel",
    "hand-back",
    "pack",
    "pack-good",
    "rabble",
    "rob-deal",
    "remove",
    "negotiate",
    "trade-route",
    "steal-deal",
    "desert",
    "discard",
    "chariot",
    "reset",
    "block",
    "take-over",
    "sanctuary",
    "settle",
    "messenger",
    "porters",
    "stash",
    "victim",
)
EXPANSION_PROMPTS: Final = ("conquer-by", "pay-foundation", "move", "foundation-row", "barrier", "take-location")
PROMPTS: Final = BASE_PROMPTS + EXPANSION_PROMPTS


NOT_ON_LOCATIONS: Final = (
    "round",
    "phase",
    "start",
    "turn",
    "passed",
    "vp",
    "goods",
    "hands",
    "decks",
    "discards",
    "draft",
    "aside",
    "deals",
    "earned",
    "pile",
    "line",
    "attack_deck",
)
"""What has nothing to do with what stands in a tableau or lies on it."""
COVERED: Final = -2
"""Stands for the number of a card that is not seen."""


class Cards:
    """The numbers of a box's cards by what they can be."""

    def __init__(self, box: Box) -> None:
        locations = range(box.locations)
        self.box = box
        self.all = list(locations)
        self.common = [card for card in locations if box.deck[card] == g.COMMON]
        self.faction = [card for card in locations if box.deck[card] != g.COMMON]
        self.attacks = list(box.attacks)
        self.under = self.covered(self.all)
        """What lies under a Gate."""

    def names(self, cards: list[int]) -> list[str]:
        return [self.box.ids[card] for card in cards]

    def several(self, cards: list[int], of: Source | None = None, most: int = 1) -> Several:
        return Several(self.names(cards), of, cards, most)

    def covered(self, cards: list[int], of: Source | None = None) -> Several:
        """Cards of which some lie face down."""
        return Several([*self.names(cards), UNSEEN], of, [*cards, COVERED], MANY)

    def of_row(self, row: int) -> list[int]:
        """The Locations that stand in one of the six rows."""
        return [card for card in range(self.box.locations) if self.box.row[card] == row]


def observation(origin: Origin) -> Observation:
    """What is seen at tables of an origin, with the game's own components or an owner's."""
    seats, played = origin.seats, expansion(origin)
    cards = Cards(box_for(origin.data, played))
    points = Number(MANY, scoring.total).by("vp", "rows", "gates", "shrines")
    parts: dict[str, Part] = {
        "round": Number(LAST_ROUND, lambda table, _: table.round).by("round"),
        "phase": OneOf(PHASES, lambda table, _: table.phase).by("phase"),
        "start": Seat(seats, lambda table, _: table.start).by("start"),
        "turn": Seat(seats, lambda table, _: table.turn).by("turn"),
        "scores": Seats(seats, points, points),
        "deck": Size(len(cards.common)).its("decks", 0, 0),
        "deck_order": Hidden(cards.several(cards.common)),
        "discard": cards.several(cards.common).its("discards", 0, 0),
        "draft": cards.several(cards.common, lambda table, _: table.draft).by("draft"),
        "corrected": Unsaid(Flag()),  # what a component file prints is the same all game
        "seat": Seats(seats, seen(cards, seats, True), seen(cards, seats, False)),
    }
    if seats == 1:
        parts["solo"] = solo(cards)
    # The seats show their factions; what is in a deck comes to light as it is played.
    unsaid = [option.id for option in GAME.options if option.id.startswith(("faction_", "deck_"))]
    if not played:
        unsaid.append("expansion")
    return Observation(GAME, origin, PROMPTS if played else BASE_PROMPTS, parts, unsaid=unsaid)


def seen(cards: Cards, seats: int, own: bool) -> Fields:
    """A seat as its owner or as another sees it."""
    box, several = cards.box, seats > 1
    deals = cards.faction if several else cards.faction + cards.attacks  # alone, Spies steal attack cards
    good = OneOf(g.NAMES)
    return Fields(
        {
            "faction": OneOf(g.DECKS[1:], lambda table, seat: table.factions[seat], range(1, len(g.DECKS))).by(
                "factions"
            ),
            "vp": Number(MANY).its("vp"),
            "goods": Counts(g.NAMES[: g.SUPPLY], MANY).its("goods"),
            "passed": Flag().its("passed"),
            "hand": owners(own, cards.several(cards.all).its("hands")),
            "hand_size": Size(len(cards.all)).its("hands"),
            "hand_common": Number(len(cards.common), hand_common).by_its("hands"),
            "known": Known(cards.names(cards.all), numbers=cards.all).by("hands", "flags"),
            "aside": said(several, owners(own, cards.several(cards.common, aside).by("aside"))),
            "passed_on": said(several, owners(own, cards.several(cards.common, passed_on).by("aside"))),
            "deck": Size(len(cards.faction)).its("decks", 1, 1),
            "deck_order": Hidden(cards.several(cards.faction)),
            "discard": cards.several(cards.faction).its("discards", 1, 1),
            "deals": Only("card", cards.several(deals).its("deals"), good=good),
            "routes": Only(
                "location",
                cards.several(cards.faction, routes, MANY).by("routes"),
                good=good,
                marker=OneOf([*cards.names(cards.all), UNSEEN]),
            ),
            "rows": Fields({function: rows(cards, row) for row, function in enumerate(g.FUNCTIONS)}),
            "locations": Locations(cards),
            "foundations": foundations(cards, own),
            "holds": cards.several(cards.all, holds).by("held"),
            "earned": Unsaid(Some(dict.fromkeys([*cards.names(cards.all), *SOURCES, "before"], Number(MANY)))),
            **({"order": order(cards)} if box.expansion else {}),
        }
    )


def owners(own: bool, part: Part) -> Part:
    """What only its owner sees."""
    return part if own else Hidden(part)


def rows(cards: Cards, function: int) -> Fields:
    """A function's rows, faction and common side apart."""

    def row(number: int) -> Part:
        standing = cards.of_row(number)
        part = InOrder(cards.names(standing), numbers=standing).its("rows", g.ROWS, number)
        return said(not cards.box.expansion or number >= g.COMMON_SIDE, part)  # with the expansion the order says it

    return Fields({side: row(function + place * g.COMMON_SIDE) for place, side in enumerate(SIDES)})


def order(cards: Cards) -> Fields:
    """With the expansion: the faction side as it lies; of several Foundations the last, gaps show the others."""

    def line(row: int) -> InOrder:
        standing = cards.of_row(row)
        words, numbers = [*cards.names(standing), FOUNDATION], [*standing, COVERED]
        return InOrder(words, lambda table, seat: in_line(table, seat, row), numbers).by("order", "owner")

    return Fields({function: line(row) for row, function in enumerate(g.FUNCTIONS)})


def foundations(cards: Cards, own: bool) -> Several:
    lying = cards.all if cards.box.expansion else cards.common
    if own:
        return cards.covered(lying).its("foundations")
    return Foundations([*cards.names(lying), UNSEEN], others_foundations, [*lying, COVERED], MANY).by(
        "foundations", "flags"
    )


class Foundations(Several):
    """Others' Foundations, of which some lie face down; most flags are of other cards."""

    def renew(
        self, before: dict[str, Any], table: ImperialTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        lying = table.foundations[it]
        if ("foundations" in before and before["foundations"][it] != lying) or (
            "flags" in before and marked_otherwise(lying, before["flags"], table.flags)
        ):
            super().renew(before, table, it, numbers, at, viewer)


def marked_otherwise(cards: tuple[int, ...], was: bytes, now: bytes) -> bool:
    """Whether some of the cards have another mark."""
    for card in cards:  # noqa: SIM110  compiled it is quicker so
        if was[card] != now[card]:
            return True
    return False


class Known(Several):
    """Cards in a hand that the viewer knows to be there; of its own those that everybody knows."""

    def take(self, table: ImperialTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        self.put(known_cards(table, it, None if it == viewer else viewer), numbers, at, viewer)

    def renew(
        self, before: dict[str, Any], table: ImperialTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        bits = KNOWN if it == viewer else KNOWN_TO[viewer]
        held, hand, marks, flags = table.hands[it], table.hands[it], table.flags, table.flags
        if "hands" in before:
            held = before["hands"][it]
        if "flags" in before:
            marks = before["flags"]
        elif held == hand:
            return
        was = [card for card in held if marks[card] & bits == bits]
        now = [card for card in hand if flags[card] & bits == bits]
        if was != now:
            self.exchange(was, now, numbers, at)


class Locations(Some):
    """What lies on a seat's Locations: of each it is read again when it is marked otherwise."""

    def __init__(self, cards: Cards) -> None:
        super().__init__({cards.box.ids[card]: Location(cards, card) for card in cards.all}, numbers=cards.all)
        self.expansion = cards.box.expansion
        if self.expansion:
            self.by_all_but(*NOT_ON_LOCATIONS)
        else:
            self.by("rows", "uses", "flags", "held", "gates", "shrines")

    def take(self, table: ImperialTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        for card in table.locations(it):
            part, start = self.by_number[card]
            part.take(table, card, numbers, at + start, viewer)

    def renew(
        self, before: dict[str, Any], table: ImperialTable, it: int, numbers: Numbers, at: int, viewer: int
    ) -> None:
        if self.expansion or "held" in before or "gates" in before or "shrines" in before:
            super().renew(before, table, it, numbers, at, viewer)
            return
        rows = table.rows[it * g.ROWS : it * g.ROWS + g.ROWS]
        if "rows" in before:
            stood: list[tuple[int, ...]] = before["rows"][it * g.ROWS : it * g.ROWS + g.ROWS]
            if stood != rows:
                self.exchange(stood, rows, table, numbers, at, viewer)
        if "flags" in before:
            self.compare(before["flags"], table.flags, rows, table, numbers, at, viewer)
        if "uses" in before:
            self.compare(before["uses"], table.uses, rows, table, numbers, at, viewer)

    def exchange(
        self,
        stood: list[tuple[int, ...]],
        rows: list[tuple[int, ...]],
        table: ImperialTable,
        numbers: Numbers,
        at: int,
        viewer: int,
    ) -> None:
        """Reads what lies on Locations that are new in a tableau, and forgets what lay on those that are gone."""
        was, now = {card for row in stood for card in row}, {card for row in rows for card in row}
        for card in was - now:
            part, start = self.by_number[card]
            part.clear(numbers, at + start)
        for card in now - was:
            part, start = self.by_number[card]
            part.take(table, card, numbers, at + start, viewer)

    def compare(
        self,
        was: bytes,
        now: bytes,
        rows: list[tuple[int, ...]],
        table: ImperialTable,
        numbers: Numbers,
        at: int,
        viewer: int,
    ) -> None:
        """Reads again what lies on Locations that are marked otherwise."""
        for row in rows:
            for card in row:
                if was[card] != now[card]:
                    part, start = self.by_number[card]
                    part.renew(UNCHANGED, table, card, numbers, at + start, viewer)


class Location(Whole):
    """What can lie on a Location; who holds it through Ra stands among what the seats hold."""

    def __init__(self, cards: Cards, card: int) -> None:
        box = cards.box
        common = box.deck[card] == g.COMMON
        super().__init__(
            {
                "used": Number(MANY),
                "defence": said(common or box.expansion, Flag()),  # R6.17, X5.1
                "samurai": said(not common, Flag()),  # R13.2
                "blocked": said(box.function[card] == g.ACTION, Flag()),  # R23.25
                "held": Given(),
                "cards": said(box.kind[card] == STASH_CARDS, cards.under),
                "resources": said(box.kind[card] == STASH_RESOURCES, Each(g.NAMES[: g.GOLD], Number(MANY))),
                **(siege(box, card) if box.expansion else {}),
            }
        )
        starts = self.starts
        marks = ((TOKEN, 1), (SAMURAI, 2), (BLOCKED, 3))
        self.marks: list[tuple[int, int]] = [(bit, starts[at]) for bit, at in marks if self.parts[at].features]
        self.gate = box.kind[card] == STASH_CARDS
        self.shrine = box.kind[card] == STASH_RESOURCES
        self.of_base = sum([1 for part in self.parts[:7] if part.features])
        """How many parts with features there are without the expansion."""

    def take(self, table: ImperialTable, it: int, numbers: Numbers, at: int, viewer: int) -> None:
        uses, flags = table.uses[it], table.flags[it]
        if uses:
            numbers[at] = min(uses, MANY)
        for bit, start in self.marks:
            if flags & bit:
                numbers[at + start] = 1
        if it in table.held:
            numbers[at + self.starts[4]] = 1
        if self.gate:
            under = [card if by == viewer else COVERED for card, by in table.gates.get(it, ())]
            self.parts[5].put(under, numbers, at + self.starts[5], viewer)
        if self.shrine:
            self.parts[6].put(table.shrines.get(it, ()), numbers, at + self.starts[6], viewer)
        for part, start in self.taken[self.of_base :]:
            part.take(table, it, numbers, at + start, viewer)


def siege(box: Box, card: int) -> dict[str, Part]:
    """With the expansion: fortifications, and what conquering costs."""
    bastion = box.function[card] == g.BASTION
    conquered = box.deck[card] != g.COMMON and not bastion
    return {
        "markers": said(bastion, Number(MANY, lambda table, card: table.markers.get(card, 0))),
        "printed_defence": Unsaid(Flag()),  # the same all game
        "cost": Number(MANY, cost_to_conquer) if conquered else Unsaid(Maybe(Number(MANY))),
    }


def solo(cards: Cards) -> Fields:
    """The neutral player."""
    ids, played = cards.box.ids, cards.box.expansion
    shown = cards.all if played else cards.common
    return Fields(
        {
            "neutral": cards.several(cards.common, lambda table, _: table.neutral).by("neutral"),
            "marks": Some(
                {ids[card]: Location(cards, card) for card in shown},
                lambda table, _: table.neutral + table.display,
                shown,
            ).by_all_but(*NOT_ON_LOCATIONS),
            "pile": (cards.covered(cards.all, pile) if played else cards.several(cards.all, pile)).by("pile", "flags"),
            "line": Only(
                "card",
                InOrder(cards.names(cards.attacks), lambda table, _: table.line, cards.attacks).by("line"),
                good=OneOf(g.NAMES),
            ),
            "attack_deck": Number(len(cards.attacks), lambda table, _: len(table.attack_deck)).by("attack_deck"),
            "attack_order": Hidden(cards.several(cards.attacks)),
            "faction_locations": Unsaid(Number(MANY)),  # goes by the rows
            "goal": Flag(lambda table, _: scoring.goal_reached(table)),
            "rank": Unsaid(OneOf([*[rank for _, rank in RANKS], LOWEST_RANK])),  # goes by the score
            **(neutral(cards) if played else {}),
        }
    )


def neutral(cards: Cards) -> dict[str, Part]:
    """X9.1: his faction, display and deck."""
    return {
        "faction": OneOf(g.DECKS[1:], lambda table, _: table.factions[1], range(1, len(g.DECKS))).by("factions"),
        "display": InOrder(cards.names(cards.faction), lambda table, _: table.display, cards.faction).by("display"),
        "deck": Size(len(cards.faction)).its("decks", 0, 2),
        "deck_order": Hidden(cards.several(cards.faction)),
        "discard": cards.several(cards.faction).its("discards", 0, 2),
    }


# ---- where a seat's things lie ---------------------------------------------------------------------------


def aside(table: ImperialTable, seat: int) -> tuple[int, ...]:
    return table.aside[seat] + table.aside[table.seats + seat]


def routes(table: ImperialTable, seat: int) -> list[int]:
    return [location for maker, _, location in table.routes if maker == seat]


def others_foundations(table: ImperialTable, seat: int) -> list[int]:
    return [COVERED if table.flags[card] & HIDDEN else card for card in table.foundations[seat]]


def in_line(table: ImperialTable, seat: int, row: int) -> list[int]:
    owner = table.owner
    return [card if owner[card] == seat else COVERED for card in lane(table, seat, row)]


def pile(table: ImperialTable, _: int) -> list[int]:
    return [COVERED if table.flags[card] & HIDDEN else card for card in table.pile]


def holds(table: ImperialTable, seat: int) -> list[int]:
    return [card for card, holder in table.held.items() if holder == seat]
