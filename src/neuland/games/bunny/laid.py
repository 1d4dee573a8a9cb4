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
    deck: tuple[int, ...]
    """Cards nobody has seen, the top one last."""
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
    stores: list[tuple[int, ...]]
    """Building cards laid out and not yet placed."""
    memory: tuple[tuple[tuple[int, ...], ...], ...]
    """The hands that a seat passed on, as it saw them (BK6-2)."""
    doubts: tuple[tuple[tuple[int, int], ...], ...]
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
        deck: tuple[int, ...],
        hands: list[list[int]],
        reserves: list[list[int]],
        picks: list[tuple[int, ...]],
        dropped: list[tuple[int, ...]],
        discards: list[list[int]],
        spent: list[tuple[int, ...]],
        parchments: list[list[int]],
        stores: list[tuple[int, ...]],
        memory: tuple[tuple[tuple[int, ...], ...], ...],
        doubts: tuple[tuple[tuple[int, int], ...], ...],
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
        copy = state.BunnyTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.past,
            self.reveals[:],
            self.events[:],
            self.telling,
            None if self.snapshots is None else self.snapshots[:],
            self.round,
            self.pick,
            self.phase,
            self.deck,
            [part[:] for part in self.hands],
            [part[:] for part in self.reserves],
            self.picks[:],
            self.dropped[:],
            [part[:] for part in self.discards],
            self.spent[:],
            [part[:] for part in self.parchments],
            self.stores[:],
            self.memory,
            self.doubts,
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
        copy.upto = self.played
        return copy

    def follow(self, other: Table) -> dict[str, Any] | None:
        if not isinstance(other, Laid):
            return None
        before: dict[str, Any] = {}
        if self.round != other.round:
            before["round"] = self.round
            self.round = other.round
        if self.pick != other.pick:
            before["pick"] = self.pick
            self.pick = other.pick
        if self.phase != other.phase:
            before["phase"] = self.phase
            self.phase = other.phase
        if self.deck is not other.deck:
            if self.deck != other.deck:
                before["deck"] = self.deck
            self.deck = other.deck
        if self.hands != other.hands:
            before["hands"] = self.hands
            self.hands = [part[:] for part in other.hands]
        if self.reserves != other.reserves:
            before["reserves"] = self.reserves
            self.reserves = [part[:] for part in other.reserves]
        if self.picks != other.picks:
            before["picks"] = self.picks
            self.picks = other.picks[:]
        if self.dropped != other.dropped:
            before["dropped"] = self.dropped
            self.dropped = other.dropped[:]
        if self.discards != other.discards:
            before["discards"] = self.discards
            self.discards = [part[:] for part in other.discards]
        if self.spent != other.spent:
            before["spent"] = self.spent
            self.spent = other.spent[:]
        if self.parchments != other.parchments:
            before["parchments"] = self.parchments
            self.parchments = [part[:] for part in other.parchments]
        if self.stores != other.stores:
            before["stores"] = self.stores
            self.stores = other.stores[:]
        if self.memory is not other.memory:
            if self.memory != other.memory:
                before["memory"] = self.memory
            self.memory = other.memory
        if self.doubts is not other.doubts:
            if self.doubts != other.doubts:
                before["doubts"] = self.doubts
            self.doubts = other.doubts
        if self.owner != other.owner:
            before["owner"] = self.owner
            self.owner = other.owner[:]
        if self.built != other.built:
            before["built"] = self.built
            self.built = other.built[:]
        if self.land != other.land:
            before["land"] = self.land
            self.land = [part[:] for part in other.land]
        if self.fief_of != other.fief_of:
            before["fief_of"] = self.fief_of
            self.fief_of = other.fief_of[:]
        if self.towers is not other.towers:
            if self.towers != other.towers:
                before["towers"] = self.towers
            self.towers = other.towers
        if self.plans != other.plans:
            before["plans"] = self.plans
            self.plans = other.plans[:]
        if self.announced is not other.announced:
            if self.announced != other.announced:
                before["announced"] = self.announced
            self.announced = other.announced
        if self.barred is not other.barred:
            if self.barred != other.barred:
                before["barred"] = self.barred
            self.barred = other.barred
        if self.post_at is not other.post_at:
            if self.post_at != other.post_at:
                before["post_at"] = self.post_at
            self.post_at = other.post_at
        if self.posts is not other.posts:
            if self.posts != other.posts:
                before["posts"] = self.posts
            self.posts = other.posts
        if self.named is not other.named:
            if self.named != other.named:
                before["named"] = self.named
            self.named = other.named
        if self.camps_played is not other.camps_played:
            if self.camps_played != other.camps_played:
                before["camps_played"] = self.camps_played
            self.camps_played = other.camps_played
        if self.becomes is not other.becomes:
            if self.becomes != other.becomes:
                before["becomes"] = self.becomes
            self.becomes = other.becomes
        if self.score is not other.score:
            if self.score != other.score:
                before["score"] = self.score
            self.score = other.score
        if self.harvested is not other.harvested:
            if self.harvested != other.harvested:
                before["harvested"] = self.harvested
            self.harvested = other.harvested
        if self.earned is not other.earned:
            if self.earned != other.earned:
                before["earned"] = self.earned
            self.earned = other.earned
        return before

    def layout(self) -> tuple[Any, ...]:
        return (
            self.round,
            self.pick,
            self.phase,
            list(self.deck),
            self.hands,
            self.reserves,
            [list(part) for part in self.picks],
            [list(part) for part in self.dropped],
            self.discards,
            [list(part) for part in self.spent],
            self.parchments,
            [list(part) for part in self.stores],
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
