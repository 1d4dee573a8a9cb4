"""Written by `neuland fields` from fields.py, where everything is declared: what is changed here is lost."""

from __future__ import annotations

from typing import Any

from neuland.core.decision import Action, Decision
from neuland.core.rng import Stream
from neuland.core.table import Event, Origin, Step, Table


class Laid(Table):
    """What lies on the table, how it is copied, and how it is compared."""

    __slots__ = (
        "announced",
        "barred",
        "becomes",
        "built",
        "camps_played",
        "deck",
        "discards",
        "doubts",
        "dropped",
        "earned",
        "fief_of",
        "hands",
        "harvested",
        "land",
        "memory",
        "named",
        "owner",
        "parchments",
        "phase",
        "pick",
        "picks",
        "plans",
        "post_at",
        "posts",
        "reserves",
        "round",
        "score",
        "spent",
        "stores",
        "towers",
    )

    round: int
    pick: int
    """The pick of this round, from 1."""
    phase: str
    deck: list[int]
    hands: list[list[int]]
    reserves: list[list[int]]
    picks: list[tuple[int, ...]]
    """Cards chosen and not yet played, face down."""
    dropped: list[tuple[int, ...]]
    """Two players: the card chosen to be discarded, face down."""
    discards: list[list[int]]
    """Two players: cards discarded face down."""
    spent: list[tuple[int, ...]]
    """Cards that everybody saw go: placed buildings, provisions."""
    parchments: list[list[int]]
    stores: list[list[int]]
    """Building cards laid out and not yet placed."""
    memory: list[tuple[tuple[int, ...], ...]]
    """The hands that a seat passed on, as it saw them (BK6-2)."""
    doubts: list[tuple[tuple[int, int], ...]]
    """Two players: places (in parchments, in discards) of a pick, of which the other seat cannot tell which
    holds the card that it had passed."""
    owner: list[int]
    built: list[int]
    """By square: the building's card, START_CITY or NOTHING."""
    land: list[list[int]]
    """The squares of each seat."""
    fief_of: list[int]
    """By square: the first square of its fief (BK4.3-1), NOTHING where nobody settled."""
    towers: tuple[int, ...]
    """Two squares for each of the three sky towers, NOTHING if not placed."""
    plans: list[tuple[int, ...]]
    """Squares built on since the last reveal, in order: only their owner knows of these yet."""
    announced: tuple[int, ...]
    """The camp that a seat announced in this call, NOTHING if it waits."""
    barred: tuple[int, ...]
    """Camps kept after their own announcement (BK4.2-15)."""
    post_at: tuple[int, ...]
    """The square of each trading post, NOTHING if it does not stand."""
    posts: tuple[int, ...]
    """The resource that each trading post produces, NOTHING before its first harvest."""
    named: tuple[int, ...]
    """Sealed: the resource named for each trading post for the coming harvest."""
    camps_played: tuple[int, ...]
    becomes: tuple[int, ...]
    """What Liberal and Socialist stand for, NOTHING before the choice or without one."""
    score: tuple[int, ...]
    harvested: tuple[tuple[int, ...], ...]
    """Every fief at every harvest: round, seat, strength, kinds of resource, squares …"""
    earned: tuple[tuple[int, int, int], ...]
    """Final scoring: seat, parchment card, carrots."""

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
        round: int,
        pick: int,
        phase: str,
        deck: list[int],
        hands: list[list[int]],
        reserves: list[list[int]],
        picks: list[tuple[int, ...]],
        dropped: list[tuple[int, ...]],
        discards: list[list[int]],
        spent: list[tuple[int, ...]],
        parchments: list[list[int]],
        stores: list[list[int]],
        memory: list[tuple[tuple[int, ...], ...]],
        doubts: list[tuple[tuple[int, int], ...]],
        owner: list[int],
        built: list[int],
        land: list[list[int]],
        fief_of: list[int],
        towers: tuple[int, ...],
        plans: list[tuple[int, ...]],
        announced: tuple[int, ...],
        barred: tuple[int, ...],
        post_at: tuple[int, ...],
        posts: tuple[int, ...],
        named: tuple[int, ...],
        camps_played: tuple[int, ...],
        becomes: tuple[int, ...],
        score: tuple[int, ...],
        harvested: tuple[tuple[int, ...], ...],
        earned: tuple[tuple[int, int, int], ...],
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.round = round
        self.pick = pick
        self.phase = phase
        self.deck = deck
        self.hands = hands
        self.reserves = reserves
        self.picks = picks
        self.dropped = dropped
        self.discards = discards
        self.spent = spent
        self.parchments = parchments
        self.stores = stores
        self.memory = memory
        self.doubts = doubts
        self.owner = owner
        self.built = built
        self.land = land
        self.fief_of = fief_of
        self.towers = towers
        self.plans = plans
        self.announced = announced
        self.barred = barred
        self.post_at = post_at
        self.posts = posts
        self.named = named
        self.camps_played = camps_played
        self.becomes = becomes
        self.score = score
        self.harvested = harvested
        self.earned = earned

    def clone(self) -> state.BunnyTable:
        return state.BunnyTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.actions[:],
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.round,
            self.pick,
            self.phase,
            self.deck[:],
            [part[:] for part in self.hands],
            [part[:] for part in self.reserves],
            self.picks[:],
            self.dropped[:],
            [part[:] for part in self.discards],
            self.spent[:],
            [part[:] for part in self.parchments],
            [part[:] for part in self.stores],
            self.memory[:],
            self.doubts[:],
            self.owner[:],
            self.built[:],
            [part[:] for part in self.land],
            self.fief_of[:],
            self.towers,
            self.plans[:],
            self.announced,
            self.barred,
            self.post_at,
            self.posts,
            self.named,
            self.camps_played,
            self.becomes,
            self.score,
            self.harvested,
            self.earned,
        )

    def layout(self) -> tuple[Any, ...]:
        return (
            self.round,
            self.pick,
            self.phase,
            self.deck,
            self.hands,
            self.reserves,
            [list(part) for part in self.picks],
            [list(part) for part in self.dropped],
            self.discards,
            [list(part) for part in self.spent],
            self.parchments,
            self.stores,
            [list(part) for part in self.memory],
            [list(part) for part in self.doubts],
            self.owner,
            self.built,
            self.land,
            self.fief_of,
            list(self.towers),
            [list(part) for part in self.plans],
            list(self.announced),
            list(self.barred),
            list(self.post_at),
            list(self.posts),
            list(self.named),
            list(self.camps_played),
            list(self.becomes),
            list(self.score),
            list(self.harvested),
            list(self.earned),
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return (
            state.BunnyTable,
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
                self.round,
                self.pick,
                self.phase,
                self.deck,
                self.hands,
                self.reserves,
                self.picks,
                self.dropped,
                self.discards,
                self.spent,
                self.parchments,
                self.stores,
                self.memory,
                self.doubts,
                self.owner,
                self.built,
                self.land,
                self.fief_of,
                self.towers,
                self.plans,
                self.announced,
                self.barred,
                self.post_at,
                self.posts,
                self.named,
                self.camps_played,
                self.becomes,
                self.score,
                self.harvested,
                self.earned,
            ),
        )


import neuland.games.bunny.state as state  # noqa: E402  the class that stands on this one, which clones are of
