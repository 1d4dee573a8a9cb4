"""What lies on the table of Bunny Kingdom, declared once: `neuland fields` writes laid.py from it."""

from __future__ import annotations

from neuland.core.fields import Seldom


class Lying:
    """Bunny Kingdom: map, deck, and what each seat has in hand and before it."""

    round: int
    pick: int
    """The pick of this round, from 1."""
    phase: str
    deck: Seldom[list[int]]
    """Cards nobody has seen, the top one last."""
    hands: list[list[int]]
    reserves: list[list[int]]
    picks: list[Seldom[list[int]]]
    """Cards chosen and not yet played, face down."""
    dropped: list[Seldom[list[int]]]
    """Two players: the card chosen to be discarded, face down."""
    discards: list[list[int]]
    """Two players: cards discarded face down."""
    spent: list[Seldom[list[int]]]
    """Cards that everybody saw go: placed buildings, provisions."""
    parchments: list[list[int]]
    stores: list[Seldom[list[int]]]
    """Building cards laid out and not yet placed."""
    memory: Seldom[list[Seldom[list[tuple[int, ...]]]]]
    """The hands that a seat passed on, as it saw them (BK6-2)."""
    doubts: Seldom[list[Seldom[list[tuple[int, int]]]]]
    """Two players: places (in parchments, in discards) of a pick, of which the other seat cannot tell which
    holds the card that it had passed."""
    owner: list[int]
    built: list[int]
    """By square: the building's card, START_CITY or NOTHING."""
    land: list[list[int]]
    """The squares of each seat."""
    fief_of: list[int]
    """By square: the first square of its fief (BK4.3-1), NOTHING where nobody settled."""
    towers: Seldom[list[int]]
    """Two squares for each of the three sky towers, NOTHING if not placed."""
    plans: list[Seldom[list[int]]]
    """Squares built on since the last reveal, in order: only their owner knows of these yet."""
    announced: Seldom[list[int]]
    """The camp that a seat announced in this call, NOTHING if it waits."""
    barred: Seldom[list[int]]
    """Camps kept after their own announcement (BK4.2-15)."""
    post_at: Seldom[list[int]]
    """The square of each trading post, NOTHING if it does not stand."""
    posts: Seldom[list[int]]
    """The resource that each trading post produces, NOTHING before its first harvest."""
    named: Seldom[list[int]]
    """Sealed: the resource named for each trading post for the coming harvest."""
    camps_played: Seldom[list[int]]
    becomes: Seldom[list[int]]
    """What Liberal and Socialist stand for, NOTHING before the choice or without one."""
    score: Seldom[list[int]]
    harvested: Seldom[list[tuple[int, ...]]]
    """Every fief at every harvest: round, seat, strength, kinds of resource, squares …"""
    earned: Seldom[list[tuple[int, int, int]]]
    """Final scoring: seat, parchment card, carrots."""
