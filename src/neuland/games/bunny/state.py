"""What lies on the table of Bunny Kingdom."""

from __future__ import annotations

from typing import Any, Final

from neuland.core.decision import Action, Decision
from neuland.core.table import Event, Origin, Step, Table, View
from neuland.games.bunny import cards
from neuland.games.bunny.cards import NEIGHBOURS, NOTHING, YIELD

NOBODY: Final = -1
FIRST_POST: Final = cards.POSTS[0]
SECOND_POST: Final = cards.POSTS[1]


class BunnyTable(Table):
    """Bunny Kingdom: map, deck, and what each seat has in hand and before it."""

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
        round_: int,
        pick: int,
        phase: str,
        deck: list[int],
        hands: list[list[int]],
        reserves: list[list[int]],
        picks: list[list[int]],
        dropped: list[list[int]],
        discards: list[list[int]],
        spent: list[list[int]],
        parchments: list[list[int]],
        stores: list[list[int]],
        memory: list[list[tuple[int, ...]]],
        doubts: list[list[tuple[int, int]]],
        owner: list[int],
        built: list[int],
        land: list[list[int]],
        fief_of: list[int],
        towers: list[int],
        plans: list[list[int]],
        announced: list[int],
        barred: list[int],
        post_at: list[int],
        posts: list[int],
        named: list[int],
        camps_played: list[int],
        becomes: list[int],
        score: list[int],
        harvested: list[tuple[int, ...]],
        earned: list[tuple[int, int, int]],
    ) -> None:
        super().__init__(origin, rng_state, todo, decisions, actions, reveals, events, telling, snapshots)
        self.round = round_
        self.pick = pick
        """The pick of this round, from 1."""
        self.phase = phase
        self.deck = deck
        self.hands = hands
        self.reserves = reserves
        self.picks = picks
        """Cards chosen and not yet played, face down."""
        self.dropped = dropped
        """Two players: the card chosen to be discarded, face down."""
        self.discards = discards
        """Two players: cards discarded face down."""
        self.spent = spent
        """Cards that everybody saw go: placed buildings, provisions."""
        self.parchments = parchments
        self.stores = stores
        """Building cards laid out and not yet placed."""
        self.memory = memory
        """The hands that a seat passed on, as it saw them (BK6-2)."""
        self.doubts = doubts
        """Two players: places (in parchments, in discards) of a round's last pick, of which the other
        seat cannot tell which held the card that it had passed."""
        self.owner = owner
        self.built = built
        """By square: the building's card, START_CITY or NOTHING."""
        self.land = land
        """The squares of each seat."""
        self.fief_of = fief_of
        """By square: the first square of its fief (BK4.3-1), NOTHING where nobody settled."""
        self.towers = towers
        """Two squares for each of the three sky towers, NOTHING if not placed."""
        self.plans = plans
        """Squares built on since the last reveal, in order: only their owner knows of these yet."""
        self.announced = announced
        """The camp that a seat announced in this call, NOTHING if it waits."""
        self.barred = barred
        """Camps kept after their own announcement (BK4.2-15)."""
        self.post_at = post_at
        """The square of each trading post, NOTHING if it does not stand."""
        self.posts = posts
        """The resource that each trading post produces, NOTHING before its first harvest."""
        self.named = named
        """Sealed: the resource named for each trading post for the coming harvest."""
        self.camps_played = camps_played
        self.becomes = becomes
        """What Liberal and Socialist stand for, NOTHING before the choice or without one."""
        self.score = score
        self.harvested = harvested
        """Every fief at every harvest: round, seat, strength, kinds of resource, squares …"""
        self.earned = earned
        """Final scoring: seat, parchment card, carrots."""

    def clone(self) -> BunnyTable:
        return BunnyTable(
            self.origin,
            self.rng,
            self.todo[:],
            self.decisions[:],
            self.actions[:],
            self.reveals[:],
            self.events,
            self.telling,
            self.snapshots if self.snapshots is None else self.snapshots[:],
            self.round,
            self.pick,
            self.phase,
            self.deck[:],
            [hand[:] for hand in self.hands],
            [reserve[:] for reserve in self.reserves],
            [picks[:] for picks in self.picks],
            [dropped[:] for dropped in self.dropped],
            [discards[:] for discards in self.discards],
            [spent[:] for spent in self.spent],
            [parchments[:] for parchments in self.parchments],
            [store[:] for store in self.stores],
            [memory[:] for memory in self.memory],
            [doubts[:] for doubts in self.doubts],
            self.owner[:],
            self.built[:],
            [land[:] for land in self.land],
            self.fief_of[:],
            self.towers[:],
            [plan[:] for plan in self.plans],
            self.announced[:],
            self.barred[:],
            self.post_at[:],
            self.posts[:],
            self.named[:],
            self.camps_played[:],
            self.becomes[:],
            self.score[:],
            self.harvested[:],
            self.earned[:],
        )

    def layout(self) -> tuple[Any, ...]:
        return (
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
        )

    def __reduce__(self) -> tuple[Any, ...]:
        kernel = (self.origin, self.rng, self.todo, self.decisions, self.actions, self.reveals, self.events)
        return (BunnyTable, (*kernel, self.telling, self.snapshots, *self.layout()))

    # ---- questions about the map --------------------------------------------------------------

    # A fief is a group of squares of one seat, joined side by side, round lava or by sky towers; a single
    # square is a fief (BK4.3-1). It goes by the number of its first square, and grows as rabbits settle.

    def take(self, seat: int, square: int) -> None:
        """The seat's rabbit settles a square, which joins the fiefs around it."""
        self.owner[square] = seat
        self.land[seat].append(square)
        self.fief_of[square] = square
        for other in NEIGHBOURS[square]:
            if self.owner[other] == seat:
                self.join_fiefs(seat, square, other)

    def leave(self, seat: int, square: int) -> None:
        """The seat's rabbit leaves a square; what it joined may fall apart."""
        self.owner[square] = NOBODY
        self.land[seat].remove(square)
        self.fief_of[square] = NOTHING
        self.part_fiefs(seat)

    def join_fiefs(self, seat: int, square: int, other: int) -> None:
        """Makes one fief of those of two squares."""
        one, two = self.fief_of[square], self.fief_of[other]
        if one == two:
            return
        first, second = (one, two) if one < two else (two, one)
        fief_of = self.fief_of
        for each in self.land[seat]:
            if fief_of[each] == second:
                fief_of[each] = first

    def part_fiefs(self, seat: int) -> None:
        """Finds the seat's fiefs anew, where squares or towers were taken away."""
        for square in self.land[seat]:
            self.fief_of[square] = square
        for square in self.land[seat]:
            for other in NEIGHBOURS[square]:
                if self.owner[other] == seat:
                    self.join_fiefs(seat, square, other)
        for number in range(0, len(self.towers), 2):
            first, second = self.towers[number], self.towers[number + 1]
            if first != NOTHING and second != NOTHING and self.owner[first] == seat:
                self.join_fiefs(seat, first, second)

    def fiefs(self, seat: int) -> list[list[int]]:
        """The seat's fiefs as lists of squares, in the order of their first squares."""
        fief_of = self.fief_of
        land = sorted(self.land[seat])
        return [[s for s in land if fief_of[s] == first] for first in land if fief_of[first] == first]

    def fief_sizes(self, seat: int) -> list[int]:
        """How many squares each of the seat's fiefs has."""
        sizes: dict[int, int] = {}
        for square in self.land[seat]:
            fief = self.fief_of[square]
            sizes[fief] = sizes.get(fief, 0) + 1
        return list(sizes.values())

    def other_end(self, square: int) -> int:
        """The square joined to this one by a sky tower."""
        place = self.towers.index(square)
        return self.towers[place ^ 1]

    def resources(self, square: int) -> int:
        """What a square produces, a bit for each resource: by itself, and by its farm or post (BK4.2-4)."""
        return cards.BASE_RESOURCE[square] | self.farmed(self.built[square])

    def farmed(self, building: int) -> int:
        """What a farm, or a trading post by its owner's word, produces."""
        if FIRST_POST <= building <= SECOND_POST:
            named = self.posts[building - FIRST_POST]
            return 1 << named if named != NOTHING else 0
        return YIELD[building]

    def is_city(self, square: int) -> bool:
        return cards.STRENGTH[self.built[square]] > 0

    def is_camp(self, square: int) -> bool:
        return cards.FIRST_CAMP <= self.built[square] <= cards.LAST_CAMP

    def left_of(self, seat: int) -> int:
        """The left neighbour: seats are numbered clockwise (BK2-7)."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    # ---- rooms ----------------------------------------------------------------------------------

    def look(self, seat: int | None, everything: bool = False) -> View:
        from neuland.games.bunny import view  # the view is built on this class

        return view.look(self, seat, everything)

    def redeal(self, seat: int | None, seed: int) -> BunnyTable:
        from neuland.games.bunny import view

        return view.redeal(self, seat, seed)

    def why_not(self, seat: int, action: Action) -> str:
        from neuland.games.bunny import rules

        return rules.why_not(self, seat, action)

    def public_prompt(self, decision: Decision) -> str:
        """Others learn what a seat is asked, not how far it has come with a sealed answer."""
        if decision.prompt == "join":  # the second half of a sky tower, in the middle of what was asked
            return str(decision.args[2])
        return {"pick-second": "pick", "drop": "pick"}.get(decision.prompt, decision.prompt)

    def standing(self, seat: int) -> tuple[int, ...]:
        return (self.score[seat],)  # BK5-2: no tie-break, equal scores share
