"""What the options of a decision are worth to who is asked, in points: for bots. Trades are looked at for what they
make payable."""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.settlement.board import CROWN, LINE_OF, MIRROR, OPEN, POTION, ROWS, SPACE_OF, STREETS
from neuland.games.settlement.cards import ARTEFACT_OF, BUILDING_OF, DEPOSIT, GAIN, HERO_OF
from neuland.games.settlement.goods import FULL, NORMALS, ONE_DIAMOND, count, covers
from neuland.games.settlement.rules.buildings import GOOD_OF
from neuland.games.settlement.scoring import BITS_SET
from neuland.games.settlement.state import ACTED, INVITED, NOTHING, ROUNDS, SettlementTable
from neuland.games.settlement.worth import (
    ARTEFACT_SCALE,
    ARTEFACT_WORTH,
    FORT_USE,
    HOPE,
    NEVER,
    SETTLER,
    SPEND,
    artefact_scope,
    best_fortress,
    best_lot,
    build_net,
    deposit_net,
    effect,
    exploration_worth,
    fight_worth,
    first_trade,
    fort_worth,
    hero_net,
    lot_use,
    monster_worth,
    row_worth,
    street_worth,
    worth,
)

PASS_RATING: Final = 0.01
END_RATING: Final = 0.02
SAVE_RATING: Final = 0.03
"""Goods that would be lost are traded before the turn ends."""
FIRST: Final = 6.0
"""In a settlement row what costs nothing goes before all else, then sales."""


def rate(table: SettlementTable, decision: Decision) -> list[float]:
    """An estimate for each option of a decision."""
    seat, prompt = decision.seat, decision.prompt
    if prompt == "turn":
        return rate_turn(table, seat, decision.options)
    if prompt == "street" or prompt == "hourglass":
        street, still = int(decision.args[1]), int(decision.args[2])
        return [rate_use(table, seat, option, street, still) for option in decision.options]
    if prompt == "street-for":
        return [lot_use(table, seat, STREETS.index(str(option[1]))) for option in decision.options]
    return [rate_small(table, seat, prompt, option) for option in decision.options]


def rate_small(table: SettlementTable, seat: int, prompt: str, option: Action) -> float:
    word = str(option[1])
    if prompt == "artefact":
        artefact = ARTEFACT_OF[word]
        return ARTEFACT_WORTH[artefact] + ARTEFACT_SCALE[artefact] * artefact_scope(table, seat, artefact)
    if prompt == "space-for":
        return 0.1 * BITS_SET[OPEN[table.corners][table.lands[seat] | 1 << SPACE_OF[word]]]
    if prompt == "trade":
        return rate_payment(table, seat, option)
    if prompt == "mask":
        return monster_worth(table, seat, SPACE_OF[word]) if option[0] == "summon" else 0.0
    if prompt == "keep":
        return -0.1 * count(table.goods[seat], GOOD_OF[word])
    return worth(GOOD_OF[word])


def rate_payment(table: SettlementTable, seat: int, option: Action) -> float:
    """Cheap goods of which there are many."""
    total = 0.0
    for word in option[1:]:
        good = GOOD_OF[str(word)]
        total += 0.05 * count(table.goods[seat], good) - worth(good)
    return total


def rate_use(table: SettlementTable, seat: int, option: Action, street: int, still: int) -> float:
    """Buildings of a row: first what only gives, then sales, then exchanges and deposits."""
    verb = option[0]
    if verb == "stop":
        return 0.0
    if verb == "trade":
        return rate_deposit_trade(table, seat, GOOD_OF[str(option[1])], street, still)
    kind = BUILDING_OF[str(option[1])]
    op = table.box.building_op[kind]
    if verb == "use-take":
        good = GOOD_OF[str(option[2])]
        return FIRST + worth(good) - 0.1 * count(table.goods[seat], good)
    if verb == "use-give":
        return FIRST - 1.0 + 0.1 * count(table.goods[seat], GOOD_OF[str(option[2])])
    if op == DEPOSIT:
        return deposit_net(table, kind, 0.0)
    return (FIRST if op == GAIN else 0.0) + effect(table.box, kind, 0.0)


def rate_deposit_trade(table: SettlementTable, seat: int, good: int, street: int, still: int) -> float:
    """A trade between two buildings: only for a deposit that it makes possible."""
    best = NEVER
    bag = table.goods[seat]
    for column in range(3):
        kind = table.built[seat * 9 + street * 3 + column] if still >> column & 1 else NOTHING
        if kind != NOTHING and table.box.building_op[kind] == DEPOSIT:
            gives = table.box.building_gives[kind]
            if not covers(bag, gives):
                first, loss = first_trade(bag, gives, table.artefact[seat] == MIRROR)
                if first == good:
                    best = max(best, deposit_net(table, kind, loss))
    return best


def rate_turn(table: SettlementTable, seat: int, options: tuple[Action, ...]) -> list[float]:
    turn = Turn(table, seat)
    wish, trade_rating = best_trade(turn, 0.0) if turn.may_trade(options) else (NOTHING, NEVER)
    return [
        (trade_rating if GOOD_OF[str(option[1])] == wish else NEVER) if option[0] == "trade" else turn.rating(option)
        for option in options
    ]


def favourite(table: SettlementTable, decision: Decision) -> Action:
    """The option that is rated best: trades are looked at only where they could be it."""
    options = decision.options
    if decision.prompt != "turn":
        return best_rated(options, rate(table, decision))
    turn = Turn(table, decision.seat)
    best, most = options[-1], NEVER
    for option in options:
        if option[0] != "trade":
            rating = turn.rating(option)
            if rating > most:
                best, most = option, rating
    if turn.may_trade(options):
        wish, rating = best_trade(turn, most)
        if rating > most:
            for option in options:
                if option[0] == "trade" and GOOD_OF[str(option[1])] == wish:
                    return option
    return best


def best_rated(options: tuple[Action, ...], ratings: list[float]) -> Action:
    best = 0
    for number in range(1, len(ratings)):
        if ratings[number] > ratings[best]:
            best = number
    return options[best]


class Turn:
    """What the options of one turn have in common, worked out once and only if one of them asks for it."""

    __slots__ = ("_fortress", "_lot", "_shown", "dear", "left", "seat", "table")

    def __init__(self, table: SettlementTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.left: int = ROUNDS - table.round
        self.dear: float = SETTLER if self.left and not table.normal[seat] else 0.0
        """Bonus settlers keep: they are placed only for what is worth it."""
        self._fortress: float = -1.0
        self._lot: float = -1.0
        self._shown: int = -1

    def fortress(self) -> float:
        """The best good of an own fortress."""
        if self._fortress < 0:
            self._fortress = best_fortress(self.table, self.seat)
        return self._fortress

    def lot(self) -> float:
        """The use of the best free lot."""
        if self._lot < 0:
            self._lot = best_lot(self.table, self.seat)
        return self._lot

    def shown(self) -> int:
        """The colours of the monsters that may come."""
        if self._shown < 0:
            self._shown = self.table.shown_colours()
        return self._shown

    def may_trade(self, options: tuple[Action, ...]) -> bool:
        """Whether a trade is on offer: they stand last but for `end` and `pass`."""
        return len(options) > 1 and (options[-2][0] == "trade" or options[max(-3, -len(options))][0] == "trade")

    def rating(self, option: Action) -> float:
        """What anything but a trade is worth."""
        verb = option[0]
        if verb == "pass":
            return PASS_RATING
        if verb == "end":
            return END_RATING
        if verb == "bonus":
            return NEVER
        if verb == "invite":
            return self.invited(HERO_OF[str(option[1])])
        return rate_action(self, option) - self.dear

    def invited(self, hero: int) -> float:
        return hero_net(self.table, self.seat, hero, self.table.hero_row.index(hero), self.left)

    def built(self, kind: int) -> float:
        return build_net(self.table, self.seat, kind, self.left, self.fortress(), self.lot())


def rate_action(turn: Turn, option: Action) -> float:
    verb, word = option[0], str(option[1])
    table, seat, left = turn.table, turn.seat, turn.left
    if verb == "build":
        return turn.built(BUILDING_OF[word])
    if verb == "activate":
        line = LINE_OF[word]
        if line < 3:
            return row_worth(table, seat, line, turn.shown())
        return street_worth(table, seat, line - 3, turn.fortress())
    if verb == "explore":
        return exploration_worth(table, seat, ROWS.index(word), left)
    space = SPACE_OF[word]
    land = table.wild[seat * 9 + space]
    good = worth(table.box.land_good[land])
    if verb == "fortress":
        return 2 * good if table.artefact[seat] == CROWN else good
    if verb == "fortify":
        total = left * (fort_worth(good) + HOPE[1]) + FORT_USE * max(0.0, good - SETTLER) + table.guilds[seat * 4 + 1]
        return total + (good if table.artefact[seat] == POTION else 0.0)
    return fight_worth(table, seat, space, land, left)


# ---- trades --------------------------------------------------------------------------------------


def best_trade(turn: Turn, least: float) -> tuple[int, float]:
    """The next trade towards the best hero or building that trades make payable, and its rating: of those that are
    rated higher than `least`, which is at least 0."""
    table, seat, box = turn.table, turn.seat, turn.table.box
    bag = table.goods[seat]
    found: tuple[int, float] = (NOTHING, max(0.0, least))
    if not table.done & INVITED:
        for place, hero in enumerate(table.hero_row):
            if hero != NOTHING and not covers(bag, box.prices[place][hero]):
                net = hero_net(table, seat, hero, place, turn.left)
                if net > found[1]:
                    found = better_of(turn, box.prices[place][hero], net, found)
    if not table.done & ACTED and table.settlers(seat) and table.buildings(seat) < 9:
        for kind in table.market:
            if kind != NOTHING and not covers(bag, box.building_cost[kind]):
                net = turn.built(kind) - turn.dear
                if net > found[1]:
                    found = better_of(turn, box.building_cost[kind], net, found)
    return save(table, seat) if found[0] == NOTHING else found


def better_of(turn: Turn, price: int, net: float, found: tuple[int, float]) -> tuple[int, float]:
    """The better of a trade found before and the one towards a price, with their ratings."""
    table, seat = turn.table, turn.seat
    kind, loss = first_trade(table.goods[seat], price, table.artefact[seat] == MIRROR)
    rating = net - SPEND[turn.left] * loss
    return (kind, rating) if kind != NOTHING and rating > found[1] else found


def save(table: SettlementTable, seat: int) -> tuple[int, float]:
    """Normal resources beyond what the fortresses store become a diamond before they are lost."""
    bag = table.goods[seat]
    normals = (bag & FULL) + (bag >> 12 & FULL) + (bag >> 24 & FULL)
    busy = table.done & ACTED and table.settlers(seat)
    if busy or normals - BITS_SET[table.forts[seat]] < 2 or table.round == ROUNDS:
        return NOTHING, NEVER
    kind, _ = first_trade(bag & NORMALS, ONE_DIAMOND, table.artefact[seat] == MIRROR)
    return kind, SAVE_RATING
