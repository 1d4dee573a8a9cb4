"""Carrots: of a fief, of every parchment, and the sheet that says where all of them came from."""

from __future__ import annotations

from typing import Any, Final

from neuland.games.bunny import cards
from neuland.games.bunny.cards import (
    BASE_RESOURCE,
    BORDER,
    CORNERS,
    LEFT_GLOVE,
    LIBERAL,
    MOUNTAIN,
    NOTHING,
    PARCHMENTS,
    RIGHT_GLOVE,
    SOCIALIST,
    STRENGTH,
    TERRAIN,
    TREASURE_HUNTER,
)
from neuland.games.bunny.state import BunnyTable

COPY_CARDS: Final = (LIBERAL, SOCIALIST)
NO_SQUARES: Final = [0] * len(cards.TERRAIN)
ONE_SQUARE: Final[int] = 1 << len(cards.RESOURCES)
ANY_RESOURCE: Final = ONE_SQUARE - 1
TOWER_BITS: Final = len(cards.RESOURCES) + 7
ONE_TOWER: Final = 1 << TOWER_BITS
KINDS: Final[list[int]] = [found.bit_count() for found in range(ONE_SQUARE)]
"""How many different resources a set of them holds."""


def city_fiefs(table: BunnyTable, seat: int) -> list[tuple[int, int, int, int]]:
    """First square, strength, number of different resources (BK4.3-4) and size of each of a seat's fiefs
    with a city; the others yield nothing. One of a single square counts (BK4.3-6)."""
    sums = NO_SQUARES[:]  # by first square: strength, size and resources in one number, for speed
    built = table.built
    strong: list[int] = []
    for square in table.land[seat]:
        fief = table.fief_of[square]
        building = built[square]
        if building == NOTHING:
            sums[fief] = (sums[fief] + ONE_SQUARE) | BASE_RESOURCE[square]
        elif STRENGTH[building]:
            if sums[fief] < ONE_TOWER:
                strong.append(fief)
            sums[fief] = (sums[fief] + ONE_SQUARE + ONE_TOWER * STRENGTH[building]) | BASE_RESOURCE[square]
        else:
            sums[fief] = (sums[fief] + ONE_SQUARE) | BASE_RESOURCE[square] | table.farmed(building)
    return [
        (fief, sums[fief] >> TOWER_BITS, KINDS[sums[fief] & ANY_RESOURCE], sums[fief] % ONE_TOWER // ONE_SQUARE)
        for fief in strong
    ]


def worth(table: BunnyTable, fief: list[int]) -> tuple[int, int]:
    """The strength of a fief's cities, and its resources, a bit for each."""
    strength = found = 0
    for square in fief:
        strength += STRENGTH[table.built[square]]
        found |= table.resources(square)
    return strength, found


def carrots_now(table: BunnyTable, seat: int) -> int:
    """What a harvest would bring."""
    return sum([strength * kinds for _, strength, kinds, _ in city_fiefs(table, seat)])


# ---- copy cards ---------------------------------------------------------------------------------------


def copy_targets(table: BunnyTable, seat: int, card: int) -> list[int]:
    """What a copy card may become. Liberal looks to the right, Socialist to the left; with two players
    both are the opponent (BK5.3-4). A copy card found there leads on in its own direction, from the
    copier's own seat; no card twice on the path (BK5.3-5)."""
    near = _copied_seat(table, seat, card)
    found = [target for target in table.parchments[near] if target not in COPY_CARDS]
    other = SOCIALIST if card == LIBERAL else LIBERAL
    if other in table.parchments[near] and table.origin.options["copy-chain"] == "follow":
        beyond = table.parchments[_copied_seat(table, seat, other)]
        found += [target for target in beyond if target not in COPY_CARDS and target not in found]
    return sorted(found)


def _copied_seat(table: BunnyTable, seat: int, card: int) -> int:
    return table.right_of(seat) if PARCHMENTS[card].side == "right" else table.left_of(seat)


def effects(table: BunnyTable, seat: int) -> list[tuple[int, int]]:
    """The parchments before a seat, each with what it stands for; a copy without target is left out."""
    found = []
    for card in table.parchments[seat]:
        stands_for = table.becomes[COPY_CARDS.index(card)] if card in COPY_CARDS else card
        if stands_for != NOTHING:
            found.append((card, stands_for))
    return found


# ---- parchments ---------------------------------------------------------------------------------------


class Position:
    """What the missions look at, counted once for a seat: its own board alone (BK5.3-3, BK5.3-13)."""

    __slots__ = (
        "cities",
        "city_fiefs",
        "hunted",
        "paired",
        "pairs",
        "poor_cities",
        "produced",
        "squares",
        "treasures",
        "wild",
    )

    def __init__(self, table: BunnyTable, seat: int, stand_for: list[int]) -> None:
        self.squares = table.land[seat]
        self.city_fiefs = city_fiefs(table, seat)  # BK5.1-3: as they are really joined
        self.produced = [0] * len(cards.RESOURCES)
        """Units of each resource, all of them, over all squares (BK5.1-1)."""
        self.cities = 0
        """Cities, not strength; start cities too (BK5.1-2)."""
        self.poor_cities = 0
        """Cities in fiefs that produce nothing."""
        self.wild = 0
        """Squares with neither city nor resource, square by square (BK5.3-2)."""
        poor = [first for first, _, kinds, _ in self.city_fiefs if not kinds]
        produced, built = self.produced, table.built
        for square in self.squares:
            own, building = BASE_RESOURCE[square], built[square]
            farmed = table.farmed(building) if building != NOTHING else 0
            if own:
                produced[own.bit_length() - 1] += 1
            if farmed:  # a wood farm in a forest gives two wood: the square's own and the farm's
                produced[farmed.bit_length() - 1] += 1
            if STRENGTH[building]:
                self.cities += 1
                if poor and table.fief_of[square] in poor:
                    self.poor_cities += 1
            elif not own and not farmed:
                self.wild += 1
        self.treasures = [card for card in stand_for if PARCHMENTS[card].treasure]
        self.hunted = hunters_factor(table, stand_for)
        self.pairs = min(self.treasures.count(LEFT_GLOVE), self.treasures.count(RIGHT_GLOVE))
        self.paired = [0, 0]
        """Gloves counted so far, left and right."""


def parchment_carrots(table: BunnyTable) -> list[tuple[int, int, int]]:
    """Seat, card and carrots for every parchment of every seat: all but Opportunist first, for every
    player on his own position; then the Opportunists together (BK5-3)."""
    held = [effects(table, seat) for seat in range(table.seats)]
    earned: list[tuple[int, int, int]] = []
    totals = list(table.score)
    late: list[tuple[int, int, int]] = []
    for seat in range(table.seats):
        position = Position(table, seat, [stands for _, stands in held[seat]])
        for card, stands in held[seat]:
            if PARCHMENTS[stands].by == "final-rank":
                late.append((seat, card, PARCHMENTS[stands].points))
                continue
            carrots = mission_carrots(table, seat, position, stands)
            earned.append((seat, card, carrots))
            totals[seat] += carrots
    return earned + [(seat, card, points if _is_second(table, totals, seat) else 0) for seat, card, points in late]


def missions_now(table: BunnyTable, seat: int) -> int:
    """What the parchments before a seat would bring now."""
    return sum([carrots for _, carrots in parchments_now(table, seat)]) if table.parchments[seat] else 0


def parchments_now(table: BunnyTable, seat: int) -> list[tuple[int, int]]:
    """Each parchment before a seat and what it would bring now. Opportunist is left out, and a copy that is not made
    yet: they depend on what others hide."""
    held = effects(table, seat)
    position = Position(table, seat, [stands for _, stands in held])
    known = [(card, stands) for card, stands in held if PARCHMENTS[stands].by != "final-rank"]
    return [(card, mission_carrots(table, seat, position, stands)) for card, stands in known]


def _is_second(table: BunnyTable, totals: list[int], seat: int) -> bool:
    """Opportunist at the common checkpoint (BK5.3-8): one player strictly ahead (BK5.3-9); by the other
    reading of a tie, also nobody level."""
    ahead = sum([1 for total in totals if total > totals[seat]])
    level = totals.count(totals[seat])
    return ahead == 1 and (level == 1 or table.origin.options["opportunist"] == "rank")


def mission_carrots(table: BunnyTable, seat: int, position: Position, card: int) -> int:
    """What a parchment is worth to a seat; each word of the data has its line here."""
    parchment = PARCHMENTS[card]
    by, points = parchment.by, parchment.points
    if by in ("fixed", "pair"):
        return treasure_carrots(table, position, card) * position.hunted
    if by == "per-resource":
        return points * position.produced[parchment.resource]
    if by == "resource-at-least":
        return points if position.produced[parchment.resource] >= parchment.least else 0
    if by == "per-luxury":
        return points * sum(position.produced[len(cards.BASIC) :])
    if by == "per-city":
        return points * position.cities
    if by == "cities-at-least":
        return points if position.cities >= parchment.least else 0
    if by == "per-city-in-fief-without-resource":
        return points * position.poor_cities
    if by == "per-border-square":
        return points * sum([1 for square in position.squares if square in BORDER])
    if by == "per-corner-square":
        return points * sum([1 for square in position.squares if square in CORNERS])
    if by == "per-terrain":
        return points * sum([1 for square in position.squares if TERRAIN[square] == MOUNTAIN])
    if by == "per-square-without-city-and-resource":
        return points * position.wild
    if by == "per-fief":
        return points * table.fief_count(seat)
    if by == "fiefs-at-least":
        return points if table.fief_count(seat) >= parchment.least else 0
    if by == "per-fief-min-size":
        return points * sum([1 for size in table.fief_sizes(seat) if size >= parchment.least])
    if by == "reharvest-except-best":  # BK5.3-1: exactly one best fief is left out
        carrots = [strength * kinds for _, strength, kinds, _ in position.city_fiefs]
        return sum(carrots) - max(carrots) if carrots else 0
    if by == "most-squares":
        return points if has_most_squares(table, seat) else 0
    if by == "per-camp-card-played":
        return points * camps_counted(table, seat)
    if by == "per-treasure":
        return points * len(position.treasures)
    if by == "per-parchment":
        return points * parchments_counted(table, seat)
    return 0  # multiply-treasures: counted with the treasures themselves


def treasure_carrots(table: BunnyTable, position: Position, card: int) -> int:
    """A treasure's own value. Gloves are worth more as a pair, copied ones too (BK5.3-12)."""
    parchment = PARCHMENTS[card]
    if parchment.by == "fixed":
        return parchment.points
    if table.origin.options["gloves"] == "each":
        return parchment.paired if position.pairs else parchment.alone
    side = int(card == RIGHT_GLOVE)  # the other reading: a glove without a partner of its own is alone
    position.paired[side] += 1
    return parchment.paired if position.paired[side] <= position.pairs else parchment.alone


def hunters_factor(table: BunnyTable, stand_for: list[int]) -> int:
    """Treasure Hunter doubles own treasures; two effects make three times as much (BK5.3-6)."""
    hunters = stand_for.count(TREASURE_HUNTER)
    return 2**hunters if table.origin.options["hunters"] == "multiply" else 1 + hunters


def has_most_squares(table: BunnyTable, seat: int) -> bool:
    """Matriarch: alone at the top, unless ties share (BK5.3-7)."""
    most = max([len(land) for land in table.land])
    level = sum([1 for land in table.land if len(land) == most])
    return len(table.land[seat]) == most and (level == 1 or table.origin.options["matriarch"] == "shared")


def camps_counted(table: BunnyTable, seat: int) -> int:
    """Colonist: every camp card played in Exploration, placed, displaced or still in store."""
    if table.origin.options["colonist"] == "played":
        return table.camps_played[seat]
    return sum([1 for square in table.land[seat] if table.is_camp(square)])


def parchments_counted(table: BunnyTable, seat: int) -> int:
    """Bureaucrat: the parchments lying before the player, a copy card as one (BK5.3-11)."""
    if table.origin.options["bureaucrat"] == "all":
        return len(table.parchments[seat])
    return len(effects(table, seat))


# ---- the sheet ------------------------------------------------------------------------------------------


def sheet(table: BunnyTable, seat: int) -> list[tuple[str, dict[str, Any], int]]:
    """Where every carrot came from: by round and fief, then by parchment. Before the end a parchment brings nothing,
    and its line says what it would bring as the land lies."""
    rows: list[tuple[str, dict[str, Any], int]] = []
    for round_, owner, strength, kinds, square, size in table.harvested:
        if owner == seat:
            place = cards.SQUARE_NAMES[square]
            values = {"round": round_, "square": place, "size": size, "strength": strength, "kinds": kinds}
            rows.append(("fief", values, strength * kinds))
    for owner, card, carrots in table.earned:
        if owner == seat:
            rows.append(_parchment_row(table, card, carrots))
    if not table.over and not table.earned:
        for card, carrots in parchments_now(table, seat):
            rows.append(("parchment-now", {"parchment": cards.CARD_NAMES[card], "carrots": carrots}, 0))
    return rows


def _parchment_row(table: BunnyTable, card: int, carrots: int) -> tuple[str, dict[str, Any], int]:
    if card in COPY_CARDS:
        stands = cards.CARD_NAMES[table.becomes[COPY_CARDS.index(card)]]
        return ("copied", {"parchment": cards.CARD_NAMES[card], "copied": stands}, carrots)
    return ("parchment", {"parchment": cards.CARD_NAMES[card]}, carrots)
