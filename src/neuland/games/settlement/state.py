"""What lies on the table of Settlement."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, Decision
from neuland.core.table import Event, Origin, Step, Table, View
from neuland.games.settlement import cards
from neuland.games.settlement.cards import Box
from neuland.games.settlement.goods import within

NOTHING: Final = -1
SETTLERS: Final = 6
"""The normal settlers of each player.  (ST1-1)"""
ROUNDS: Final = 6
ACTED: Final = 1
INVITED: Final = 2
BUILD_SPACE: Final = 0
EXPLORE_SPACE: Final = 1
FIGHT_SPACE: Final = 2
FORTIFY_SPACE: Final = 3


class SettlementTable(Table):
    """Settlement: the common market, hero row and artefacts, and every seat's board and supply.

    Lists are in seat order; those with nine places for each seat hold its spaces one after another.
    Sets of spaces and rows are bit masks, goods are bags (see `goods`).
    """

    __slots__ = (
        "active",
        "artefact",
        "artefact_row",
        "artefact_stack",
        "beasts",
        "bonus",
        "box",
        "built",
        "corners",
        "crew",
        "done",
        "drawn",
        "forts",
        "gone_artefacts",
        "gone_heroes",
        "goods",
        "guilds",
        "hero_deck",
        "hero_row",
        "heroes",
        "land_stacks",
        "lands",
        "manned",
        "marker",
        "market",
        "mirrored",
        "normal",
        "passed",
        "picked",
        "piles",
        "round",
        "scroll_any",
        "spare",
        "spent",
        "stock",
        "strict",
        "supply",
        "tiles",
        "turn",
        "twice",
        "wild",
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
        strict: bool,
        corners: bool,
        scroll_any: bool,
        round_: int,
        turn: int,
        marker: int,
        passed: int,
        done: int,
        picked: int,
        mirrored: int,
        drawn: int,
        supply: int,
        spare: int,
        hero_row: list[int],
        hero_deck: list[int],
        gone_heroes: list[int],
        land_stacks: list[list[int]],
        tiles: list[int],
        market: list[int],
        piles: list[int],
        artefact_row: list[int],
        artefact_stack: list[int],
        gone_artefacts: list[int],
        goods: list[int],
        normal: list[int],
        bonus: list[int],
        spent: list[int],
        artefact: list[int],
        lands: list[int],
        beasts: list[int],
        forts: list[int],
        manned: list[int],
        active: list[int],
        twice: list[int],
        crew: list[int],
        wild: list[int],
        built: list[int],
        stock: list[int],
        guilds: list[int],
        heroes: list[list[int]],
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.box = box
        self.strict = strict
        """Whether the supply is limited to what is in the box."""
        self.corners = corners
        """Whether landscapes may also touch by a corner."""
        self.scroll_any = scroll_any
        """Whether the Scroll may match any landscape of the row."""
        self.round = round_
        self.turn = turn
        """The seat whose turn it is, or that is choosing its first artefact."""
        self.marker = marker
        """The seat with the start marker."""
        self.passed = passed
        """The seats that passed in this round, a mask."""
        self.done = done
        """What the turn has held so far: ACTED, INVITED or both.  (ST3-5)"""
        self.picked = picked
        """Bonus settlers that the player wants to place first in the next action.  (ST4-5)"""
        self.mirrored = mirrored
        """Kinds given (bits 0-2) and got (bits 3-5) by Mirror trades with nothing else done since."""
        self.drawn = drawn
        """A landscape drawn and not yet laid, else NOTHING."""
        self.supply = supply
        """The bag of the common supply, kept only if it is strict."""
        self.spare = spare
        """The bonus settlers in the common supply, kept only if it is strict."""
        self.hero_row = hero_row
        """The heroes face up, from the left; NOTHING where the deck had no more."""
        self.hero_deck = hero_deck
        """The next hero last; so are all decks and stacks."""
        self.gone_heroes = gone_heroes
        self.land_stacks = land_stacks
        self.tiles = tiles
        """The building tiles face down. One shuffled stack stands for the three of the market board."""
        self.market = market
        """The kind of building on each market field, NOTHING if empty."""
        self.piles = piles
        """The number of tiles on each market field."""
        self.artefact_row = artefact_row
        self.artefact_stack = artefact_stack
        """Artefacts face down: in the solo game only."""
        self.gone_artefacts = gone_artefacts
        self.goods = goods
        """The personal supplies: a bag for each seat.  (ST1-6)"""
        self.normal = normal
        """Unused normal settlers."""
        self.bonus = bonus
        """Unused bonus settlers: any number of them.  (ST4-7)"""
        self.spent = spent
        """Bonus settlers placed this round."""
        self.artefact = artefact
        """The one artefact of each seat, NOTHING before the first is taken.  (ST12-4)"""
        self.lands = lands
        """The explored spaces of each seat's wilderness, a mask."""
        self.beasts = beasts
        """The spaces with a monster, a mask: at most one on a landscape, of its colour.  (ST5-8)"""
        self.forts = forts
        """The spaces with a fortress, a mask."""
        self.manned = manned
        """The fortresses activated this round, a mask."""
        self.active = active
        """The rows activated this round, a mask over LINES."""
        self.twice = twice
        """The rows activated a second time this round."""
        self.crew = crew
        """Settlers on the four spaces without limit: build, explore, fight, fortify.  (ST4-2)"""
        self.wild = wild
        """The landscape on each wilderness space, else NOTHING."""
        self.built = built
        """The kind of building on each settlement space, else NOTHING."""
        self.stock = stock
        """Gold or diamonds on the building of each settlement space."""
        self.guilds = guilds
        """Points of each seat's heroes, added up by guild: per landscape, fortress, building; fixed."""
        self.heroes = heroes
        """The heroes that each seat invited, in order."""

    # ---- copies --------------------------------------------------------------------------------

    def clone(self) -> SettlementTable:
        return SettlementTable(
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
            self.strict,
            self.corners,
            self.scroll_any,
            self.round,
            self.turn,
            self.marker,
            self.passed,
            self.done,
            self.picked,
            self.mirrored,
            self.drawn,
            self.supply,
            self.spare,
            self.hero_row[:],
            self.hero_deck[:],
            self.gone_heroes[:],
            [stack[:] for stack in self.land_stacks],
            self.tiles[:],
            self.market[:],
            self.piles[:],
            self.artefact_row[:],
            self.artefact_stack[:],
            self.gone_artefacts[:],
            self.goods[:],
            self.normal[:],
            self.bonus[:],
            self.spent[:],
            self.artefact[:],
            self.lands[:],
            self.beasts[:],
            self.forts[:],
            self.manned[:],
            self.active[:],
            self.twice[:],
            self.crew[:],
            self.wild[:],
            self.built[:],
            self.stock[:],
            self.guilds[:],
            [heroes[:] for heroes in self.heroes],
        )

    def layout(self) -> tuple[Any, ...]:
        return (
            self.box.mark,
            (self.round, self.turn, self.marker, self.passed, self.done, self.picked, self.mirrored, self.drawn),
            (self.supply, self.spare),
            (self.hero_row, self.hero_deck, self.gone_heroes, self.land_stacks, self.tiles),
            (self.market, self.piles, self.artefact_row, self.artefact_stack, self.gone_artefacts),
            (self.goods, self.normal, self.bonus, self.spent, self.artefact, self.heroes, self.guilds),
            (self.lands, self.beasts, self.forts, self.manned, self.active, self.twice, self.crew),
            (self.wild, self.built, self.stock),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            _restored,
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
                (self.strict, self.corners, self.scroll_any),
                (self.round, self.turn, self.marker, self.passed, self.done, self.picked, self.mirrored),
                (self.drawn, self.supply, self.spare),
                (self.hero_row, self.hero_deck, self.gone_heroes, self.land_stacks, self.tiles),
                (self.market, self.piles, self.artefact_row, self.artefact_stack, self.gone_artefacts),
                (self.goods, self.normal, self.bonus, self.spent, self.artefact),
                (self.lands, self.beasts, self.forts, self.manned, self.active, self.twice, self.crew),
                (self.wild, self.built, self.stock, self.guilds, self.heroes),
            ),
        )

    # ---- questions ---------------------------------------------------------------------------

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.settlement.view import look

        return look(self, seat, everything)

    def redeal(self, seat: int | None, seed: int) -> SettlementTable:
        from neuland.games.settlement.view import redeal

        return redeal(self, seat, seed)

    def standing(self, seat: int) -> tuple[int, ...]:
        from neuland.games.settlement.scoring import standing

        return standing(self, seat)

    def why_not(self, seat: int, action: Action) -> str:
        from neuland.games.settlement.rules.reasons import why_not

        return why_not(self, seat, action)

    def settlers(self, seat: int) -> int:
        """All settlers that a seat can still place."""
        return self.normal[seat] + self.bonus[seat]

    def houses(self, seat: int, street: int) -> int:
        """The number of buildings in a settlement row; they stand from its left end on."""
        first = seat * 9 + street * 3
        built = self.built
        if built[first + 1] == NOTHING:
            return 0 if built[first] == NOTHING else 1
        return 2 if built[first + 2] == NOTHING else 3

    def buildings(self, seat: int) -> int:
        return self.houses(seat, 0) + self.houses(seat, 1) + self.houses(seat, 2)

    def shown_colours(self) -> int:
        """The monster colours of the heroes that lie face up now, a mask."""
        shown = 0
        for hero in self.hero_row:
            if hero != NOTHING:
                shown |= 1 << self.box.hero_colour[hero]
        return shown

    # ---- goods and settlers change hands -----------------------------------------------------

    def gain(self, seat: int, bag: int) -> int:
        """Goods from the supply; a strict one gives what it has. What the seat really got."""
        if self.strict:
            bag = within(bag, self.supply)
            self.supply -= bag
        self.goods[seat] += bag
        return bag

    def pay(self, seat: int, bag: int) -> None:
        """Goods back to the supply."""
        self.goods[seat] -= bag
        if self.strict:
            self.supply += bag

    def welcome(self, seat: int, number: int) -> None:
        """Bonus settlers from the supply, to be used at once or later.  (ST4-6)"""
        if self.strict:
            number = min(number, self.spare)
            self.spare -= number
        self.bonus[seat] += number


def _restored(*parts: Any) -> SettlementTable:
    """A pickled table: the box is not pickled but found again by the origin's data."""
    flags, turn, common, heroes, market, seats, boards, places = parts[9:]
    lists: list[Any] = [*heroes, *market, *seats, *boards, *places]
    arguments: list[Any] = [*parts[:9], cards.box(parts[0].data), *flags, *turn, *common, *lists]
    return SettlementTable(*arguments)
