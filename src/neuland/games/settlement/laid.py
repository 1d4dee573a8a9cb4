"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table
from neuland.games.settlement.cards import Box


class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

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

    box: Box
    strict: bool
    """Whether the supply is limited to what is in the box."""
    corners: bool
    """Whether landscapes may also touch by a corner."""
    scroll_any: bool
    """Whether the Scroll may match any landscape of the row."""
    round: int
    turn: int
    """The seat whose turn it is, or that is choosing its first artefact."""
    marker: int
    """The seat with the start marker."""
    passed: int
    """The seats that passed in this round, a mask."""
    done: int
    """What the turn has held so far: ACTED, INVITED or both.  (ST3-5)"""
    picked: int
    """Bonus settlers that the player wants to place first in the next action.  (ST4-5)"""
    mirrored: int
    """Kinds given (bits 0-2) and got (bits 3-5) by Mirror trades with nothing else done since."""
    drawn: int
    """A landscape drawn and not yet laid, else NOTHING."""
    supply: int
    """The bag of the common supply, kept only if it is strict."""
    spare: int
    """The bonus settlers in the common supply, kept only if it is strict."""
    hero_row: list[int]
    """The heroes face up, from the left; NOTHING where the deck had no more."""
    hero_deck: list[int]
    """The next hero last; so are all decks and stacks."""
    gone_heroes: list[int]
    land_stacks: list[list[int]]
    tiles: list[int]
    """The building tiles face down. One shuffled stack stands for the three of the market board."""
    market: list[int]
    """The kind of building on each market field, NOTHING if empty."""
    piles: list[int]
    """The number of tiles on each market field."""
    artefact_row: list[int]
    artefact_stack: list[int]
    """Artefacts face down: in the solo game only."""
    gone_artefacts: list[int]
    goods: list[int]
    """The personal supplies: a bag for each seat.  (ST1-6)"""
    normal: list[int]
    """Unused normal settlers."""
    bonus: list[int]
    """Unused bonus settlers: any number of them.  (ST4-7)"""
    spent: list[int]
    """Bonus settlers placed this round."""
    artefact: list[int]
    """The one artefact of each seat, NOTHING before the first is taken.  (ST12-4)"""
    lands: list[int]
    """The explored spaces of each seat's wilderness, a mask."""
    beasts: list[int]
    """The spaces with a monster, a mask: at most one on a landscape, of its colour.  (ST5-8)"""
    forts: list[int]
    """The spaces with a fortress, a mask."""
    manned: list[int]
    """The fortresses activated this round, a mask."""
    active: list[int]
    """The rows activated this round, a mask over LINES."""
    twice: list[int]
    """The rows activated a second time this round."""
    crew: list[int]
    """Settlers on the four spaces without limit: build, explore, fight, fortify.  (ST4-2)"""
    wild: list[int]
    """The landscape on each wilderness space, else NOTHING."""
    built: list[int]
    """The kind of building on each settlement space, else NOTHING."""
    stock: list[int]
    """Gold or diamonds on the building of each settlement space."""
    guilds: list[int]
    """Points of each seat's heroes, added up by guild: per landscape, fortress, building; fixed."""
    heroes: list[list[int]]
    """The heroes that each seat invited, in order."""

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
        strict: bool,
        corners: bool,
        scroll_any: bool,
        round: int,
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
        self.corners = corners
        self.scroll_any = scroll_any
        self.round = round
        self.turn = turn
        self.marker = marker
        self.passed = passed
        self.done = done
        self.picked = picked
        self.mirrored = mirrored
        self.drawn = drawn
        self.supply = supply
        self.spare = spare
        self.hero_row = hero_row
        self.hero_deck = hero_deck
        self.gone_heroes = gone_heroes
        self.land_stacks = land_stacks
        self.tiles = tiles
        self.market = market
        self.piles = piles
        self.artefact_row = artefact_row
        self.artefact_stack = artefact_stack
        self.gone_artefacts = gone_artefacts
        self.goods = goods
        self.normal = normal
        self.bonus = bonus
        self.spent = spent
        self.artefact = artefact
        self.lands = lands
        self.beasts = beasts
        self.forts = forts
        self.manned = manned
        self.active = active
        self.twice = twice
        self.crew = crew
        self.wild = wild
        self.built = built
        self.stock = stock
        self.guilds = guilds
        self.heroes = heroes

    def clone(self) -> state.SettlementTable:
        copy = state.SettlementTable(
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
            [part[:] for part in self.land_stacks],
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
            [part[:] for part in self.heroes],
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
        if self.strict != other.strict:
            before["strict"] = self.strict
            self.strict = other.strict
        if self.corners != other.corners:
            before["corners"] = self.corners
            self.corners = other.corners
        if self.scroll_any != other.scroll_any:
            before["scroll_any"] = self.scroll_any
            self.scroll_any = other.scroll_any
        if self.round != other.round:
            before["round"] = self.round
            self.round = other.round
        if self.turn != other.turn:
            before["turn"] = self.turn
            self.turn = other.turn
        if self.marker != other.marker:
            before["marker"] = self.marker
            self.marker = other.marker
        if self.passed != other.passed:
            before["passed"] = self.passed
            self.passed = other.passed
        if self.done != other.done:
            before["done"] = self.done
            self.done = other.done
        if self.picked != other.picked:
            before["picked"] = self.picked
            self.picked = other.picked
        if self.mirrored != other.mirrored:
            before["mirrored"] = self.mirrored
            self.mirrored = other.mirrored
        if self.drawn != other.drawn:
            before["drawn"] = self.drawn
            self.drawn = other.drawn
        if self.supply != other.supply:
            before["supply"] = self.supply
            self.supply = other.supply
        if self.spare != other.spare:
            before["spare"] = self.spare
            self.spare = other.spare
        if self.hero_row != other.hero_row:
            before["hero_row"] = self.hero_row
            self.hero_row = other.hero_row[:]
        if self.hero_deck != other.hero_deck:
            before["hero_deck"] = self.hero_deck
            self.hero_deck = other.hero_deck[:]
        if self.gone_heroes != other.gone_heroes:
            before["gone_heroes"] = self.gone_heroes
            self.gone_heroes = other.gone_heroes[:]
        if self.land_stacks != other.land_stacks:
            before["land_stacks"] = self.land_stacks
            self.land_stacks = [part[:] for part in other.land_stacks]
        if self.tiles != other.tiles:
            before["tiles"] = self.tiles
            self.tiles = other.tiles[:]
        if self.market != other.market:
            before["market"] = self.market
            self.market = other.market[:]
        if self.piles != other.piles:
            before["piles"] = self.piles
            self.piles = other.piles[:]
        if self.artefact_row != other.artefact_row:
            before["artefact_row"] = self.artefact_row
            self.artefact_row = other.artefact_row[:]
        if self.artefact_stack != other.artefact_stack:
            before["artefact_stack"] = self.artefact_stack
            self.artefact_stack = other.artefact_stack[:]
        if self.gone_artefacts != other.gone_artefacts:
            before["gone_artefacts"] = self.gone_artefacts
            self.gone_artefacts = other.gone_artefacts[:]
        if self.goods != other.goods:
            before["goods"] = self.goods
            self.goods = other.goods[:]
        if self.normal != other.normal:
            before["normal"] = self.normal
            self.normal = other.normal[:]
        if self.bonus != other.bonus:
            before["bonus"] = self.bonus
            self.bonus = other.bonus[:]
        if self.spent != other.spent:
            before["spent"] = self.spent
            self.spent = other.spent[:]
        if self.artefact != other.artefact:
            before["artefact"] = self.artefact
            self.artefact = other.artefact[:]
        if self.lands != other.lands:
            before["lands"] = self.lands
            self.lands = other.lands[:]
        if self.beasts != other.beasts:
            before["beasts"] = self.beasts
            self.beasts = other.beasts[:]
        if self.forts != other.forts:
            before["forts"] = self.forts
            self.forts = other.forts[:]
        if self.manned != other.manned:
            before["manned"] = self.manned
            self.manned = other.manned[:]
        if self.active != other.active:
            before["active"] = self.active
            self.active = other.active[:]
        if self.twice != other.twice:
            before["twice"] = self.twice
            self.twice = other.twice[:]
        if self.crew != other.crew:
            before["crew"] = self.crew
            self.crew = other.crew[:]
        if self.wild != other.wild:
            before["wild"] = self.wild
            self.wild = other.wild[:]
        if self.built != other.built:
            before["built"] = self.built
            self.built = other.built[:]
        if self.stock != other.stock:
            before["stock"] = self.stock
            self.stock = other.stock[:]
        if self.guilds != other.guilds:
            before["guilds"] = self.guilds
            self.guilds = other.guilds[:]
        if self.heroes != other.heroes:
            before["heroes"] = self.heroes
            self.heroes = [part[:] for part in other.heroes]
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
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
            self.hero_row,
            self.hero_deck,
            self.gone_heroes,
            self.land_stacks,
            self.tiles,
            self.market,
            self.piles,
            self.artefact_row,
            self.artefact_stack,
            self.gone_artefacts,
            self.goods,
            self.normal,
            self.bonus,
            self.spent,
            self.artefact,
            self.lands,
            self.beasts,
            self.forts,
            self.manned,
            self.active,
            self.twice,
            self.crew,
            self.wild,
            self.built,
            self.stock,
            self.guilds,
            self.heroes,
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.SettlementTable,
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
                self.hero_row,
                self.hero_deck,
                self.gone_heroes,
                self.land_stacks,
                self.tiles,
                self.market,
                self.piles,
                self.artefact_row,
                self.artefact_stack,
                self.gone_artefacts,
                self.goods,
                self.normal,
                self.bonus,
                self.spent,
                self.artefact,
                self.lands,
                self.beasts,
                self.forts,
                self.manned,
                self.active,
                self.twice,
                self.crew,
                self.wild,
                self.built,
                self.stock,
                self.guilds,
                self.heroes,
            ),
        )


import neuland.games.settlement.state as state  # noqa: E402  the class that stands on this one, which clones are of
