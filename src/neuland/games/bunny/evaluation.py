"""What a position and an option are worth to a seat, in carrots: for bots.

Everything is read off a table that agrees with the seat's own view; nothing hidden is looked at.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.bunny import cards, scoring
from neuland.games.bunny.cards import (
    BASE_RESOURCE,
    CARD_NUMBERS,
    FIRST_BUILDING,
    FIRST_CAMP,
    FIRST_PARCHMENT,
    FIRST_PROVISIONS,
    FIRST_TOWER,
    FITTING,
    KIND,
    NEIGHBOURS,
    NOTHING,
    PARCHMENTS,
    POSTS,
    RESOURCES,
    SQUARES,
    STRENGTH,
    YIELD,
)
from neuland.games.bunny.rules import ROUNDS
from neuland.games.bunny.state import FIRST_POST, SECOND_POST, BunnyTable
from neuland.kit.weights import read_weights, weighed

SAME_LUCK: Final = True
"""Four fifths of what tries of an answer differ by is what is dealt."""
MANY: Final = 1000
"""Tries enough to look farther: then not luck is what answers are wrong by, but what is not seen of what comes."""
PROVISIONS_WORTH: Final = 9.0
KEPT_BUILDING: Final = 1.5
"""What a building that cannot stand yet may bring, for each harvest to come."""
CAMP_DISCOUNT: Final = 0.75
"""A camp may be displaced."""


class Realm:
    """A seat's fiefs at a glance, by their first squares: strength and resources of each; with the parchments of it
    that are known to whoever looks."""

    __slots__ = ("_cards", "_free", "_position", "fief_of", "found", "harvests", "known", "seat", "strength", "table")

    def __init__(self, table: BunnyTable, seat: int, known: list[int]) -> None:
        self.table = table
        self.seat = seat
        self.known = known
        self._free: list[int] | None = None
        self._position: scoring.Position | None = None
        self._cards: dict[str, int] = {}
        self.fief_of = table.fief_of
        strength: dict[int, int] = {}
        found: dict[int, int] = {}
        fief_of, built = table.fief_of, table.built
        for square in table.land[seat]:
            fief, building = fief_of[square], built[square]
            resources = BASE_RESOURCE[square] | (
                table.farmed(building) if FIRST_POST <= building <= SECOND_POST else YIELD[building]
            )
            if fief in strength:
                strength[fief] += STRENGTH[building]
                found[fief] |= resources
            else:
                strength[fief] = STRENGTH[building]
                found[fief] = resources
        self.strength = strength
        self.found = found
        self.harvests = ROUNDS + 1 - table.round if table.phase not in ("parchments", "end") else 0

    def in_store(self, kind: str) -> int:
        """The building of that kind that would be used first."""
        card = self._cards.get(kind)
        if card is None:
            card = self._cards[kind] = min([each for each in self.table.stores[self.seat] if KIND[each] == kind])
        return card

    def free(self) -> list[int]:
        """Own squares without a building."""
        if self._free is None:
            built = self.table.built
            self._free = [square for square in self.table.land[self.seat] if built[square] == NOTHING]
        return self._free

    def position(self) -> scoring.Position:
        """What the missions look at."""
        if self._position is None:
            self._position = scoring.Position(self.table, self.seat, self.known)
        return self._position

    def carrots(self) -> int:
        return sum([strength * self.found[fief].bit_count() for fief, strength in self.strength.items()])

    def settled(self, square: int) -> float:
        """What a further square would bring: at each harvest, and in promise."""
        strength = STRENGTH[self.table.built[square]]
        found = BASE_RESOURCE[square]
        before = 0
        joined: list[int] = []
        owner, seat = self.table.owner, self.seat
        for other in NEIGHBOURS[square]:
            if owner[other] == seat:
                fief = self.fief_of[other]
                if fief not in joined:
                    joined.append(fief)
                    strength += self.strength[fief]
                    found |= self.found[fief]
                    before += self.strength[fief] * self.found[fief].bit_count()
        gain = strength * found.bit_count() - before
        promise = 0.35 * strength + 0.35 * found.bit_count() + 0.3 * len(joined)
        return self.harvests * gain + (self.harvests - 1) * promise + 0.2

    def built(self, card: int, fief: int) -> float:
        """What a building in a fief would bring."""
        strength, found = self.strength[fief], self.found[fief]
        yields = YIELD[card] if card not in POSTS else _best_basic(found)
        stronger, richer = strength + STRENGTH[card], (found | yields).bit_count()
        gain = stronger * richer - strength * found.bit_count()
        return self.harvests * gain + (self.harvests - 1) * 0.1 * (stronger + richer)

    def joined(self, one: int, two: int) -> float:
        """What a sky tower between two fiefs would bring."""
        if one == two:
            return 0.0
        together = (self.strength[one] + self.strength[two]) * (self.found[one] | self.found[two]).bit_count()
        apart = self.strength[one] * self.found[one].bit_count() + self.strength[two] * self.found[two].bit_count()
        return float(self.harvests * (together - apart))


def _best_basic(found: int) -> int:
    """A trading post names what is missing."""
    for resource in range(len(cards.BASIC)):
        if not found >> resource & 1:
            return 1 << resource
    return 1


# ---- positions ------------------------------------------------------------------------------------------


FEATURES: Final = (
    "carrots",  # so far
    "harvests",  # what the fiefs as they are bring at all harvests to come
    "store",  # buildings in store
    "picks",  # cards chosen and not yet played
    "parchments",
    "strength",  # of all cities; this and the following for each round after this one
    "resources",  # kinds of each fief
    "squares",
    "fiefs",
    "rounds",
)
"""What a position is judged by; the weights stand in data/weights.toml."""
WEIGHTS: Final = read_weights(Path(__file__).parent / "data" / "weights.toml", FEATURES)


def value(table: BunnyTable, seat: int, weights: list[float] = WEIGHTS) -> float:
    """Carrots so far, harvests to come, buildings in store, and what the parchments promise."""
    if table.over:
        return float(table.score[seat])
    return weighed(features(table, seat), weights)


def features(table: BunnyTable, seat: int) -> list[float]:
    """The features of a position, in the order of their names."""
    realm = Realm(table, seat, table.parchments[seat])
    later = max(0, realm.harvests - 1)
    return [
        float(table.score[seat]),
        float(realm.harvests * realm.carrots()),
        sum([_in_store(realm, card) for card in table.stores[seat]], 0.0),
        sum([_card(realm, card) for card in table.picks[seat]], 0.0),
        sum([_parchment(realm, card) for card in table.parchments[seat]], 0.0),
        float(later * sum(realm.strength.values())),
        float(later * sum([found.bit_count() for found in realm.found.values()])),
        float(later * len(table.land[seat])),
        float(later * len(realm.strength)),
        float(later),
    ]


def _in_store(realm: Realm, card: int) -> float:
    """The best place that a building could have now, or a hope."""
    if card >= FIRST_CAMP:
        return max(2.0 * realm.harvests, 0.0)
    if card >= FIRST_TOWER:
        fiefs = {realm.fief_of[square] for square in realm.free()}
        return 0.8 * max([realm.joined(one, two) for one in fiefs for two in fiefs], default=0.0)
    fits = FITTING[card]
    fiefs = {realm.fief_of[square] for square in realm.free() if fits[square]}
    best = max([realm.built(card, fief) for fief in fiefs], default=0.0)
    return max(0.85 * best, KEPT_BUILDING * (realm.harvests - 1))


def _card(realm: Realm, card: int) -> float:
    """What playing a card from hand is worth."""
    if card < FIRST_BUILDING:
        return realm.settled(card)
    if card < FIRST_PARCHMENT:
        return _in_store(realm, card)
    if card < FIRST_PROVISIONS:
        return _parchment(realm, card)
    return PROVISIONS_WORTH


HOPES: Final = {
    "per-resource": 2.5,
    "per-luxury": 3.0,
    "per-city": 4.0,
    "per-border-square": 4.0,
    "per-corner-square": 2.0,
    "per-terrain": 5.0,
    "per-square-without-city-and-resource": 8.0,
    "per-fief": 5.0,
    "per-fief-min-size": 10.0,
    "reharvest-except-best": 12.0,
    "per-camp-card-played": 3.0,
    "per-treasure": 4.0,
    "per-parchment": 4.0,
    "multiply-treasures": 3.0,
    "most-squares": 5.0,
    "final-rank": 4.0,
    "copy-neighbour": 7.0,
    "resource-at-least": 3.0,
    "cities-at-least": 3.0,
    "fiefs-at-least": 3.0,
    "per-city-in-fief-without-resource": 3.0,
}
"""What a mission brings on average to somebody who took it early."""


def _parchment(realm: Realm, card: int) -> float:
    """What a parchment will probably score beside those that are known: between what such cards bring and what it
    brings now, the nearer the end the more of the latter."""
    parchment = PARCHMENTS[card]
    if parchment.by == "fixed":
        return float(parchment.points)
    if parchment.by == "pair":
        partner = cards.RIGHT_GLOVE if card == cards.LEFT_GLOVE else cards.LEFT_GLOVE
        return float(parchment.paired * 2 - 1 if partner in realm.known else parchment.alone + 0.5)
    if parchment.by in ("copy-neighbour", "final-rank"):
        return HOPES[parchment.by]
    if parchment.by == "multiply-treasures":
        now = sum([float(PARCHMENTS[each].points) for each in realm.known if PARCHMENTS[each].treasure], 0.0)
    elif parchment.by == "per-parchment":  # a neighbour's lie face down: how many they are is open, not what they are
        now = float(parchment.points * len(realm.table.parchments[realm.seat]))
    else:
        now = float(scoring.mission_carrots(realm.table, realm.seat, realm.position(), card))
    done = min(1.0, (realm.table.round - 1) / ROUNDS + 0.1)
    hope = HOPES[parchment.by] * (parchment.points if parchment.by == "per-resource" else 1)
    return done * now * (1.0 + 0.7 * (1.0 - done) / (done + 0.2)) + (1.0 - done) * hope


# ---- options --------------------------------------------------------------------------------------------


def rate(table: BunnyTable, decision: Decision) -> list[float]:
    """What each option of a decision is worth to the one who is asked; only differences matter."""
    seat = decision.seat
    options = decision.options
    if options[0][0] == "drop":  # what the neighbour would like best; its parchments lie face down
        theirs = Realm(table, table.left_of(seat), [])
        return [_card(theirs, CARD_NUMBERS[option[1]]) for option in options]
    realm = Realm(table, seat, table.parchments[seat])
    if options[0][0] == "pick":
        return [_card(realm, CARD_NUMBERS[option[1]]) for option in options]
    buildings: dict[tuple[str, int], float] = {}
    """What each kind of building is worth in each fief: the same on any of its squares."""
    return [_rate(realm, decision, option, buildings) for option in options]


def _rate(realm: Realm, decision: Decision, option: Action, buildings: dict[tuple[str, int], float]) -> float:
    verb = option[0]
    if verb == "build":
        place = (str(option[1]), realm.fief_of[SQUARES[option[2]]])
        known = buildings.get(place)
        if known is None:
            known = buildings[place] = _build(realm, place[0], place[1])
        return known
    if verb == "join":
        return realm.joined(realm.fief_of[decision.args[0]], realm.fief_of[SQUARES[option[1]]])
    if verb == "camp":
        return realm.settled(SQUARES[option[2]]) * CAMP_DISCOUNT
    if verb == "announce":
        return 1.0
    if verb == "name":
        return _named(realm.table, realm, str(option[1]), RESOURCES.index(str(option[2])))
    if verb == "copy":
        return _copied(realm.table, decision.seat, str(option[2]))
    return 0.05  # done, wait, keep, decline


def _build(realm: Realm, kind: str, fief: int) -> float:
    """Building now, against keeping it for a better square."""
    card = realm.in_store(kind)
    if card >= FIRST_TOWER:
        return max([realm.joined(fief, other) for other in {realm.fief_of[square] for square in realm.free()}])
    worth = realm.built(card, fief)
    return worth if worth > KEPT_BUILDING * (realm.harvests - 1) else 0.0


def _named(table: BunnyTable, realm: Realm, post: str, resource: int) -> float:
    """A resource that the post's fief lacks elsewhere, times its strength."""
    place = table.post_at[POSTS.index(CARD_NUMBERS[post])]
    fief = realm.fief_of[place]
    found = 0
    for square in table.land[realm.seat]:
        if realm.fief_of[square] == fief and square != place:
            found |= table.resources(square)
    return float(realm.strength[fief] * ((found | BASE_RESOURCE[place] | 1 << resource).bit_count()))


def _copied(table: BunnyTable, seat: int, name: str) -> float:
    if name == "nothing":
        return 0.0
    card = CARD_NUMBERS[name]
    held = [each for each in [*table.parchments[seat], card] if each not in scoring.COPY_CARDS]
    return float(scoring.mission_carrots(table, seat, scoring.Position(table, seat, held), card))


def horizon(table: BunnyTable, tries: int) -> int:
    """How many decisions of all seats a search looks ahead: about half a round, with any number of players; with many
    tries a whole one."""
    return (30 if tries >= MANY else 15) * max(2, table.seats)
