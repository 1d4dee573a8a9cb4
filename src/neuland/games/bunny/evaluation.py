"""What a position and an option are worth to a seat, in carrots: for bots.

Everything is read off a table that agrees with the seat's own view; nothing hidden is looked at.
"""

from __future__ import annotations

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
from neuland.games.bunny.state import BunnyTable

PROVISIONS_WORTH: Final = 9.0
KEPT_BUILDING: Final = 1.5
"""What a building that cannot stand yet may bring, for each harvest to come."""
CAMP_DISCOUNT: Final = 0.75
"""A camp may be displaced."""


class Realm:
    """A seat's fiefs at a glance: which fief a square is in, and strength and resources of each."""

    __slots__ = ("fief_of", "found", "harvests", "strength", "table")

    def __init__(self, table: BunnyTable, seat: int) -> None:
        self.table = table
        self.fief_of: dict[int, int] = {}
        self.strength: list[int] = []
        self.found: list[int] = []
        numbers: dict[int, int] = {}
        for square in table.land[seat]:
            number = numbers.setdefault(table.fief_of[square], len(numbers))
            if number == len(self.strength):
                self.strength.append(0)
                self.found.append(0)
            self.fief_of[square] = number
            self.strength[number] += STRENGTH[table.built[square]]
            self.found[number] |= table.resources(square)
        self.harvests = ROUNDS + 1 - table.round if table.phase not in ("parchments", "end") else 0

    def carrots(self) -> int:
        return sum([s * f.bit_count() for s, f in zip(self.strength, self.found, strict=True)])

    def settled(self, square: int) -> float:
        """What a further square would bring: at each harvest, and in promise."""
        strength = STRENGTH[self.table.built[square]]
        found = BASE_RESOURCE[square]
        before = 0
        joined: list[int] = []
        for other in NEIGHBOURS[square]:
            fief = self.fief_of.get(other, NOTHING)
            if fief != NOTHING and fief not in joined:
                joined.append(fief)
                strength += self.strength[fief]
                found |= self.found[fief]
                before += self.strength[fief] * self.found[fief].bit_count()
        gain = strength * found.bit_count() - before
        promise = 0.35 * strength + 0.35 * found.bit_count() + 0.3 * len(joined)
        return self.harvests * gain + (self.harvests - 1) * promise + 0.2

    def built(self, card: int, square: int) -> float:
        """What a building on an own square would bring."""
        fief = self.fief_of[square]
        strength, found = self.strength[fief], self.found[fief]
        yields = YIELD[card] if card not in POSTS else _best_basic(found)
        stronger, richer = strength + STRENGTH[card], (found | yields).bit_count()
        gain = stronger * richer - strength * found.bit_count()
        return self.harvests * gain + (self.harvests - 1) * 0.1 * (stronger + richer)

    def joined(self, first: int, second: int) -> float:
        """What a sky tower between two squares would bring."""
        one, two = self.fief_of[first], self.fief_of[second]
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


def value(table: BunnyTable, seat: int) -> float:
    """Carrots so far, harvests to come, buildings in store, and what the parchments promise."""
    if table.over:
        return float(table.score[seat])
    realm = Realm(table, seat)
    worth = table.score[seat] + realm.harvests * realm.carrots()
    worth_of_store = sum([_in_store(table, seat, realm, card) for card in table.stores[seat]])
    chosen = sum([_card(table, seat, realm, card) for card in table.picks[seat]])
    return worth + worth_of_store + chosen + _promised(table, seat)


def _promised(table: BunnyTable, seat: int) -> float:
    return sum([_parchment(table, seat, card, table.parchments[seat]) for card in table.parchments[seat]])


def _in_store(table: BunnyTable, seat: int, realm: Realm, card: int) -> float:
    """The best place that a building could have now, or a hope."""
    built = table.built
    if card >= FIRST_CAMP:
        return max(2.0 * realm.harvests, 0.0)
    free = [square for square in table.land[seat] if built[square] == NOTHING]
    if card >= FIRST_TOWER:
        return 0.8 * max([realm.joined(a, b) for a in free for b in free], default=0.0)
    fits = FITTING[card]
    best = max([realm.built(card, square) for square in free if fits[square]], default=0.0)
    return max(0.85 * best, KEPT_BUILDING * (realm.harvests - 1))


def _card(table: BunnyTable, seat: int, realm: Realm, card: int) -> float:
    """What playing a card from hand is worth."""
    if card < FIRST_BUILDING:
        return realm.settled(card)
    if card < FIRST_PARCHMENT:
        return _in_store(table, seat, realm, card)
    if card < FIRST_PROVISIONS:
        return _parchment(table, seat, card, table.parchments[seat])
    return PROVISIONS_WORTH


def _to_another(table: BunnyTable, seat: int, card: int) -> float:
    """What playing a card is worth to another seat, whose parchments lie face down."""
    if FIRST_PARCHMENT <= card < FIRST_PROVISIONS:
        return _parchment(table, seat, card, [])
    return _card(table, seat, Realm(table, seat), card)


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


def _parchment(table: BunnyTable, seat: int, card: int, known: list[int]) -> float:
    """What a parchment will probably score beside those that are known: between what such cards bring and what it
    brings now, the nearer the end the more of the latter."""
    parchment = PARCHMENTS[card]
    if parchment.by == "fixed":
        return float(parchment.points)
    if parchment.by == "pair":
        partner = cards.RIGHT_GLOVE if card == cards.LEFT_GLOVE else cards.LEFT_GLOVE
        return float(parchment.paired * 2 - 1 if partner in known else parchment.alone + 0.5)
    if parchment.by in ("copy-neighbour", "final-rank"):
        return HOPES[parchment.by]
    own = known if card in known else [*known, card]
    position = scoring.Position(table, seat, own)
    now = float(scoring.mission_carrots(table, seat, position, card))
    if parchment.by == "multiply-treasures":
        now = sum([float(PARCHMENTS[each].points) for each in own if PARCHMENTS[each].treasure])
    done = min(1.0, (table.round - 1) / ROUNDS + 0.1)
    hope = HOPES[parchment.by] * (parchment.points if parchment.by == "per-resource" else 1)
    return done * now * (1.0 + 0.7 * (1.0 - done) / (done + 0.2)) + (1.0 - done) * hope


# ---- options --------------------------------------------------------------------------------------------


def rate(table: BunnyTable, decision: Decision) -> list[float]:
    """What each option of a decision is worth to the one who is asked; only differences matter."""
    seat = decision.seat
    realm = Realm(table, seat)
    return [_rate(table, seat, realm, decision, option) for option in decision.options]


def _rate(table: BunnyTable, seat: int, realm: Realm, decision: Decision, option: Action) -> float:
    verb = option[0]
    if verb == "pick":
        return _card(table, seat, realm, CARD_NUMBERS[option[1]])
    if verb == "drop":  # what the neighbour would like best
        return _to_another(table, table.left_of(seat), CARD_NUMBERS[option[1]])
    if verb == "build":
        return _build(table, seat, realm, str(option[1]), SQUARES[option[2]])
    if verb == "join":
        return realm.joined(decision.args[0], SQUARES[option[1]])
    if verb == "camp":
        return realm.settled(SQUARES[option[2]]) * CAMP_DISCOUNT
    if verb == "announce":
        return 1.0
    if verb == "name":
        return _named(table, realm, str(option[1]), RESOURCES.index(str(option[2])))
    if verb == "copy":
        return _copied(table, seat, str(option[2]))
    return 0.05  # done, wait, keep, decline


def _build(table: BunnyTable, seat: int, realm: Realm, kind: str, square: int) -> float:
    """Building now, against keeping it for a better square."""
    card = min([each for each in table.stores[seat] if KIND[each] == kind])
    if card >= FIRST_TOWER:
        built = table.built
        return max([realm.joined(square, other) for other in table.land[seat] if built[other] == NOTHING])
    worth = realm.built(card, square)
    return worth if worth > KEPT_BUILDING * (realm.harvests - 1) else 0.0


def _named(table: BunnyTable, realm: Realm, post: str, resource: int) -> float:
    """A resource that the post's fief lacks elsewhere, times its strength."""
    place = table.post_at[POSTS.index(CARD_NUMBERS[post])]
    fief = realm.fief_of[place]
    found = 0
    for square, number in realm.fief_of.items():
        if number == fief and square != place:
            found |= table.resources(square)
    return float(realm.strength[fief] * ((found | BASE_RESOURCE[place] | 1 << resource).bit_count()))


def _copied(table: BunnyTable, seat: int, name: str) -> float:
    if name == "nothing":
        return 0.0
    card = CARD_NUMBERS[name]
    held = [each for each in [*table.parchments[seat], card] if each not in scoring.COPY_CARDS]
    return float(scoring.mission_carrots(table, seat, scoring.Position(table, seat, held), card))


def horizon(table: BunnyTable) -> int:
    """How many decisions of all seats a search looks ahead: about half a round, with any number of players."""
    return 15 * max(2, table.seats)
