"""What lies on the table of Settlement, declared once: `neuland fields` writes laid.py from it."""

from __future__ import annotations

from neuland.core.fields import Apart, Shared
from neuland.games.settlement.cards import Box


class Lying:
    """Settlement: the common market, hero row and artefacts, and every seat's board and supply.

    Lists are in seat order; those with nine places for each seat hold its spaces one after another.
    Sets of spaces and rows are bit masks, goods are bags (see `goods`).
    """

    box: Apart[Shared[Box]]
    strict: Apart[bool]
    """Whether the supply is limited to what is in the box."""
    corners: Apart[bool]
    """Whether landscapes may also touch by a corner."""
    scroll_any: Apart[bool]
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
