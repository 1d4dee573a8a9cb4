"""What positions and options are worth to a seat, in VP: for bots.

Everything is read off a table that agrees with the seat's own view; nothing hidden is looked at.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from neuland.core.components import KEPT
from neuland.core.decision import Action, Decision
from neuland.games.imperial import goods as g
from neuland.games.imperial import scoring
from neuland.games.imperial.box import Box
from neuland.games.imperial.effects import Card
from neuland.games.imperial.goods import Goods
from neuland.games.imperial.rules.conquest import cost_to_conquer
from neuland.games.imperial.rules.conquest import position as position_in_row
from neuland.games.imperial.state import LAST_ROUND, NEUTRAL, ImperialTable


class Weights:
    """What things are worth in one kind of game."""

    __slots__ = ("crowded", "faction", "goods", "growth", "held", "paid", "pile", "token")

    def __init__(
        self,
        goods: tuple[float, ...],
        paid: float,
        growth: float,
        held: float,
        crowded: float,
        token: float,
        faction: float,
        pile: float,
    ) -> None:
        self.goods = goods
        """What each good is worth, in the order of `goods.NAMES`."""
        self.paid = paid
        """How much of its worth a price counts."""
        self.growth = growth
        """How much more later production is worth than its goods: what they build produces in turn."""
        self.held = held
        """How much of its worth a card in hand has."""
        self.crowded = crowded
        """How much less a drawn card is worth for each card in hand."""
        self.token = token
        """What a raze token is worth that is not needed at once."""
        self.faction = faction
        """What a faction Location is worth beyond its VP; in solo each counts for the goal (R17.2) …"""
        self.pile = pile
        """… and every card in the neutral player's pile against it."""


# Found by trying many: for solo what wins most, for several players what beats its own neighbours.
TABLE: Final = Weights(
    (0.74, 0.42, 0.55, 0.8, 0.4, 0.55, 0.05, 0.85, 0.68, 0.55, 0.45, 0.2, 0.4, 1.2, 0.55),
    paid=0.64,
    growth=3.4,
    held=0.1,
    crowded=0.045,
    token=0.3,
    faction=0.8,
    pile=0.0,
)
SOLO: Final = Weights(
    (0.6, 0.54, 0.55, 0.88, 0.51, 0.6, 0.05, 0.23, 0.8, 0.55, 0.45, 0.2, 0.4, 1.2, 0.55),
    paid=1.17,
    growth=2.0,
    held=0.27,
    crowded=0.05,
    token=2.4,
    faction=3.0,
    pile=4.2,
)
# With the expansion raze tokens conquer: they are worth more, in hand and in the supply.
TABLE_AT_WAR: Final = Weights(
    (0.74, 0.42, 0.55, 0.8, 0.4, 1.3, 0.05, 0.85, 0.68, 0.55, 0.45, 0.2, 0.4, 1.2, 0.55),
    paid=0.64,
    growth=3.4,
    held=0.1,
    crowded=0.045,
    token=0.3,
    faction=0.8,
    pile=0.0,
)
SOLO_AT_WAR: Final = Weights(
    (0.6, 0.54, 0.55, 0.88, 0.51, 1.2, 0.05, 0.23, 0.8, 0.55, 0.45, 0.2, 0.4, 1.2, 0.55),
    paid=1.17,
    growth=2.0,
    held=0.27,
    crowded=0.05,
    token=2.4,
    faction=3.0,
    pile=4.2,
)
WEIGHTS: Final = ((TABLE, SOLO), (TABLE_AT_WAR, SOLO_AT_WAR))
OFTEN: Final = {
    "on_raze": 0.9,
    "on_build_colour": 0.7,
    "on_build_faction": 1.3,
    "on_build_faction_pay": 0.6,
    "on_deal": 0.6,
    "on_vp_gain": 1.5,
    "on_opponent_worker_exchange": 1.5,
    "on_conquest": 0.8,
    "on_attacked": 0.5,
    "on_build_like_foreign": 0.9,
}
"""How often a feature's gain comes in a round."""
SETTLED: Final = {
    "store": (0.3, 0.8),
    "stash_cards": (3.0, 0.8),
    "stash_resources": (1.0, 1.0),
    "convert_deal_goods": (0.2, 0.6),
}
"""What other features are worth when built, and more for each round to come."""
SPECIAL_WORTH: Final = {
    "steal_resource": 0.6,
    "dark_chapel": 2.5,
    "copy_raze_good": 0.8,
    "raze_own_location": 0.5,
    "draw_keep": 0.8,
    "discard_opponent_deal": 0.8,
    "remove_opponent_location": 2.0,
    "build_from_own_deal": 1.2,
    "deal_with_opponent_faction_location": 1.5,
    "discard_opponent_deal_and_gain_its_good": 1.3,
    "steal_opponent_deal": 1.2,
    "opponent_discards_hand_card": 0.3,
    "raze_opponent_location": 2.5,
    "reset_own_action_location": 0.9,
    "block_opponent_action_location": 0.5,
    "take_over_opponent_location": 1.2,
    "hand_common_card_to_foundation": 1.4,
    "build_faction_card_now": 1.5,
    "trigger_own_deal": 0.6,
    "trigger_own_production": 1.2,
    "conquer_by_card": 4.5,
    "conquer_for_common_card": 4.5,
    "conquer_for_own_deal": 3.5,
    "move_opposing_left": 0.3,
    "may_move_opposing_left": 0.2,
    "may_move_own_right": 0.2,
    "found_in_faction_row": 0.3,
    "take_faction_location": 4.5,
    "take_common_location": 3.5,
}
HELD_FOREIGN: Final = ((1, 0.6), (2, 0.35), (3, 0.2), (99, 0.03))
"""How likely a seat has so many foreign Locations, or more, when a Location counts them."""
BESIEGED: Final = 0.75
"""How much of its fortifications' worth a Bastion brings on average, before somebody besieges it."""
SPARE_CARDS: Final = 3
"""With more faction cards in hand than this, one is easily spared for a Deal."""


def goods_worth(goods: Goods, worth: tuple[float, ...]) -> float:
    return sum([worth[good] * amount for good, amount in goods])


class Worths:
    """What the cards of a box are worth with so many production phases to come."""

    __slots__ = ("fixed", "prices", "produced", "razed", "standing", "uses", "weights", "worth")

    def __init__(self, box: Box, left: int, solo: bool) -> None:
        weights = WEIGHTS[box.expansion][solo]
        self.weights = weights
        goods = weights.goods
        self.produced: list[float] = [production_worth(card, goods) for card in box.cards]
        """What one production of a Location brings."""
        self.uses: list[float] = [use_worth(card, weights) for card in box.cards]
        """What one use of an action Location brings, above what it costs."""
        self.prices: list[float] = [
            weights.paid * sum([goods[good] * number for good, number in enumerate(card.cost)]) for card in box.cards
        ]
        self.razed: list[float] = [goods_worth(card.raze, goods) for card in box.cards]
        self.worth: list[float] = [
            location_worth(card, left, weights, self.produced[number], self.uses[number])
            for number, card in enumerate(box.cards)
        ]
        """What a card is worth once it is built."""
        self.standing: list[float] = [
            still_worth(card, goods, self.worth[number], self.produced[number]) for number, card in enumerate(box.cards)
        ]
        """What a Location that stands will still bring, if it is an action Location with its use to come."""
        self.fixed: dict[Action, float] = {}
        """Options of a turn that are worth the same whatever lies on the table."""
        for number in range(box.locations):
            if not box.gives_up[number]:
                self.fixed[box.build[number]] = 1.0 + self.worth[number] - self.prices[number]
            self.fixed[box.activate[number]] = 1.0 + self.uses[number]
            self.fixed[box.twice[number]] = 1.01 + self.uses[number]


@lru_cache(maxsize=KEPT)
def tables(box: Box, left: int, solo: bool) -> Worths:
    return Worths(box, left, solo)


def location_worth(card: Card, left: int, weights: Weights, produced: float, used: float) -> float:
    goods = weights.goods
    value = goods[g.VP] if card.deck == "common" else 2.0 * goods[g.VP] + weights.faction
    effect = card.effect
    if card.function == "production":
        value += produced * (1.0 + weights.growth * left)
    elif card.function == "action":
        value += used * effect.per_round * (0.8 * left + 0.6)
    elif card.function == "bastion":
        rounds = left + 1
        price = weights.paid * goods_worth(effect.pay, goods)
        value += BESIEGED * effect.vp * goods[g.VP] * rounds * (rounds + 1) / 2 - price * rounds
    elif effect.kind in OFTEN:
        each = max([goods_worth(effect.gain, goods), *(goods_worth(option, goods) for option in effect.choose)])
        each = max([each, *(goods_worth(gain, goods) - goods_worth(pay, goods) for pay, gain in effect.exchanges)])
        value += each * (OFTEN[effect.kind] * left + (1.0 if effect.kind.startswith("on_build") else 0.2))
    elif effect.kind in SETTLED:
        value += SETTLED[effect.kind][0] + SETTLED[effect.kind][1] * left
    counted = 2.5 if card.bonus.colour else 1.5 if card.bonus.foreign else 0.0
    return value + goods_worth(card.bonus.gain, goods) + counted * goods[g.VP]


def still_worth(card: Card, goods: tuple[float, ...], worth: float, produced: float) -> float:
    """What a Location is worth without what it brought when it was built."""
    value = worth - (2.5 * goods[g.VP] if card.bonus.colour else 0.0)
    if card.function == "production":
        value -= produced
    return value - goods_worth(card.bonus.gain, goods)


def production_worth(card: Card, goods: tuple[float, ...]) -> float:
    effect = card.effect
    if effect.kind == "gain":
        return goods_worth(effect.gain, goods)
    if effect.kind in ("per_colour", "per_samurai"):
        return 1.8 * goods[g.NUMBER[effect.good]]
    if effect.kind == "choose":
        return max(goods_worth(option, goods) for option in effect.choose)
    if effect.kind == "per_foreign":
        return tiers_worth(card, goods)
    return 0.9


def tiers_worth(card: Card, goods: tuple[float, ...]) -> float:
    """What a Location that counts foreign ones brings on average."""
    worth, before = 0.0, 0.0
    for least, gained in card.effect.tiers:
        likely = 1.0 if least == 0 else next(chance for number, chance in HELD_FOREIGN if least <= number)
        now = goods_worth(gained, goods)
        worth += likely * (now - before)
        before = now
    return worth


def use_worth(card: Card, weights: Weights) -> float:
    if card.function != "action":
        return 0.0
    effect = card.effect
    gained = goods_worth(effect.gain, weights.goods) + SPECIAL_WORTH.get(effect.special, 0.0)
    return max(0.1, gained - 0.6 * goods_worth(effect.pay, weights.goods))


def value(table: ImperialTable, seat: int) -> float:
    """How good a position is: points, what stands and lies there, against the best of the others."""
    own = position_worth(table, seat)
    if table.solo():
        ahead = table.faction_locations(0) - len(table.pile) - len(table.neutral)
        return own + SOLO.pile * ahead + (50.0 if table.over and scoring.goal_reached(table) else 0.0)
    return own - max(position_worth(table, other) for other in range(table.seats) if other != seat)


def position_worth(table: ImperialTable, seat: int) -> float:
    total = float(scoring.total(table, seat))
    if table.over:
        return total
    left = LAST_ROUND - table.round
    known = tables(table.box, left, False)
    goods = known.weights.goods
    total += 0.6 * sum([goods[good] * number for good, number in enumerate(table.goods[seat])], 0.0)
    total += 0.5 * len(table.hands[seat])
    if left:
        for card in table.locations(seat):
            total += known.worth[card] - 1.0
        box = table.box
        total += left * sum([goods[box.deal[card]] for card in table.deals[seat]], 0.0)
    if table.markers:
        rounds = left if table.phase in ("cleanup", "attack") else left + 1
        for card, number in table.markers.items():
            if table.owner[card] == seat:
                total += BESIEGED * table.box.effects[card].vp * number * rounds
    return total


# ---- options --------------------------------------------------------------------------------


def rate(table: ImperialTable, decision: Decision) -> list[float]:
    """An estimate for each option of a decision."""
    rater = Rater(table, decision.seat)
    prompt = decision.prompt
    if prompt in ("turn", "after"):
        fixed = rater.known.fixed
        return [fixed[action] if action in fixed else rater.turn(action) for action in decision.options]
    if prompt == "payment":
        return [rater.payment(action) for action in decision.options]
    if prompt in ("draw", "receive"):
        return [rater.draw(action) for action in decision.options]
    if prompt in GIVING:
        return [-rater.kept(action) for action in decision.options]
    if prompt in ("choose-gain", "trade", "convert", "hand-back", "pack-good", "steal"):
        return [rater.exchange(action) for action in decision.options]
    if prompt in HURTING:
        return [rater.hurt(action) for action in decision.options]
    if prompt in ("conquer-by", "take-location"):
        return [rater.conquest(rater.card(action)) for action in decision.options]
    if prompt == "move":
        return [rater.move(action) for action in decision.options]
    if prompt == "foundation-row":
        return [rater.row(action) for action in decision.options]
    return [rater.kept(action) for action in decision.options]


GIVING: Final = (
    "give-up",
    "pay-card",
    "discard",
    "stash",
    "sanctuary",
    "victim",
    "rabble",
    "end-deal",
    "barrier",
    "pay-foundation",
)
HURTING: Final = ("pack", "remove", "chariot", "block", "take-over", "dark-chapel", "rob-deal", "steal-deal")


class Rater:
    """What a seat's options are worth at one table."""

    __slots__ = (
        "_cheapest",
        "box",
        "goods",
        "known",
        "left",
        "price",
        "razed",
        "seat",
        "supply",
        "table",
        "weights",
        "worth",
    )

    def __init__(self, table: ImperialTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.box = table.box
        self.left = LAST_ROUND - table.round
        self.supply = table.goods[seat]
        self.known = tables(table.box, self.left, table.solo())
        self.weights = self.known.weights
        self.goods = self.weights.goods
        self.worth = self.known.worth
        self.price = self.known.prices
        self.razed = self.known.razed
        self._cheapest: float | None = None

    def card(self, action: Action) -> int:
        return self.box.number.get(str(action[1]), -1) if len(action) > 1 else -1

    def turn(self, action: Action) -> float:
        verb = action[0]
        card = self.card(action)
        if verb == "build":
            return 1.0 + self.worth[card] - self.price[card] - self.given_up(card)
        if verb == "deal":
            good = self.goods[self.box.deal[card]] * (1.0 + self.weights.growth * self.left)
            spared = 0.02 if len(self.table.hands[self.seat]) > SPARE_CARDS else 0.15
            return 0.2 + good - self.weights.paid * self.goods[g.FOOD] - spared * self.worth[card]
        if verb == "raze":
            return 0.4 + self.razed[card] - self.weights.held * self.worth[card] - self.tokens(1)
        if verb == "attack":
            return 0.5 + self.razed[card] + self.harm(card) - self.tokens(2)
        if verb == "conquer":
            return 0.5 + self.conquest(card) - self.goods[g.RAZE] * cost_to_conquer(self.table, card)
        if verb == "besiege":
            return self.siege(card) - 2.0 * self.goods[g.RAZE]
        if verb == "fortify":
            return (
                0.8 + self.fortified(1, card) - self.weights.paid * goods_worth(self.box.effects[card].pay, self.goods)
            )
        if verb == "exchange":
            return (
                0.1 - 0.01 * int(action[1]) if self.table.factions[self.seat] != g.BARBARIAN or not self.left else 0.02
            )
        if verb == "defend":
            return 0.05 + 0.001 * self.worth[card] + self.endangered(card)
        if verb == "gate":
            return 0.09 if self.left == 0 or len(self.table.hands[self.seat]) > 6 else -0.5
        if verb == "shrine":
            return 0.04
        if verb == "samurai":
            return 0.03 + 0.001 * self.worth[card]
        return 0.0

    def given_up(self, card: int) -> float:
        """What the cheapest Location that could be given up would still bring."""
        if not self.box.gives_up[card]:
            return 0.0
        table = self.table
        if table.foundations[self.seat]:
            return 0.0
        if self._cheapest is None:
            own = table.locations(self.seat)
            self._cheapest = min([self.standing(each) for each in own if each not in table.held], default=9.0)
        return self._cheapest

    def standing(self, card: int) -> float:
        """What a Location that stands will still bring."""
        box = self.box
        if box.function[card] == g.ACTION and self.table.uses[card] >= box.per_round[card]:
            return self.known.standing[card] - 0.6 * self.known.uses[card]
        return self.known.standing[card]

    def conquest(self, card: int) -> float:
        """What an opponent's Location brings whoever gets it, and what its loss costs the other."""
        gained = self.worth[card] - goods_worth(self.box.bonus[card], self.goods)
        if self.table.owner[card] == NEUTRAL:  # X9.2: a card leaves his pile
            return gained + (self.weights.pile if self.table.pile else 0.0)
        return gained + self.harm(card)

    def fortified(self, markers: int, card: int) -> float:
        """What fortifications will bring to the end of the game."""
        return BESIEGED * self.goods[g.VP] * self.box.effects[card].vp * markers * (self.left + 1)

    def siege(self, card: int) -> float:
        return self.fortified(self.table.markers[card], card) / max(1, self.table.seats - 1)

    def endangered(self, card: int) -> float:
        """X5.1: a defence token is best where conquest is cheap and its gain great."""
        if not self.box.expansion or self.box.deck[card] == g.COMMON:
            return 0.0
        return 0.01 * self.worth[card] / (1 + position_in_row(self.table, card))

    def move(self, action: Action) -> float:
        """What a step in its row is worth: a dearer Location of one's own, a cheaper one of another's."""
        card = self.card(action)
        if card < 0:
            return 0.0
        return 0.1 * self.worth[card] - 0.2

    def row(self, action: Action) -> float:
        """How much stands in the row that a Foundation would protect."""
        first = self.seat * g.ROWS + g.FUNCTIONS.index(str(action[1]))
        return sum([self.worth[card] for card in self.table.rows[first]])

    def tokens(self, number: int) -> float:
        """Two raze tokens are dear in solo, where they keep a card from the neutral player's pile; with the
        expansion they are wherever they would conquer."""
        if self.box.expansion:
            return self.goods[g.RAZE] * number
        if number > 1 or not self.table.neutral:
            return 0.3 * number
        stored = self.table.factions[self.seat] == g.ROMAN and self.left > 0
        return self.weights.token if stored or self.supply[g.RAZE] > 1 else 0.3

    def harm(self, card: int) -> float:
        """What a Location's loss is worth to the seat."""
        owner = self.table.owner[card]
        if owner == NEUTRAL:
            return self.weights.pile
        return 0.5 * self.worth[card] / max(1, self.table.seats - 1)

    def payment(self, action: Action) -> float:
        return -sum([self.goods[good] * int(action[good + 1]) for good in range(g.WORKER)])

    def draw(self, action: Action) -> float:
        """Cards by what the seat lacks, resources by what they would let it build."""
        word = str(action[1])
        crowd = self.weights.crowded * len(self.table.hands[self.seat])
        if word in ("common", "common_card"):
            return 0.65 + (0.5 if self.lacks_locations() else 0.0) - crowd
        if word in ("faction", "faction_card"):
            return 0.8 + 0.07 * self.weights.faction - crowd
        good = g.NUMBER[word]
        best = 0.0
        for card in self.table.hands[self.seat]:
            cost = self.box.cost[card]
            if cost[good] > self.supply[good] and self.missing(card) <= self.supply[g.GOLD] + 1:
                best = max(best, self.worth[card] - self.price[card] - self.given_up(card))
        return best if best > 0 else 0.3

    def missing(self, card: int) -> int:
        cost = self.box.cost[card]
        return sum([max(0, cost[good] - self.supply[good]) for good in range(g.GOLD)])

    def lacks_locations(self) -> bool:
        """Whether faction cards wait for a Location to give up."""
        table = self.table
        hand = sum([1 for card in table.hands[self.seat] if self.box.deck[card] == g.COMMON])
        first = self.seat * g.ROWS + g.COMMON_SIDE
        standing = sum([len(row) for row in table.rows[first : first + g.COMMON_SIDE]])
        return hand + standing + len(table.foundations[self.seat]) < 2

    def kept(self, action: Action) -> float:
        """What a card is worth to have: in hand less by its price, as a Deal by its good."""
        card = self.card(action)
        if card < 0 or card >= self.box.locations:
            return 0.0
        table = self.table
        if table.owner[card] != -1:
            return self.standing(card)
        if card in table.foundations[self.seat]:
            return 0.0
        if card in table.deals[self.seat]:
            return self.goods[self.box.deal[card]] * self.left
        return self.worth[card] - 2.0 * self.price[card] - (1.0 if self.box.gives_up[card] else 0.0)

    def exchange(self, action: Action) -> float:
        """Goods gained less goods given, as far as the option names them."""
        verb = action[0]
        if verb in ("gain", "gain-both"):
            return sum([int(action[i]) * self.goods[g.NUMBER[str(action[i + 1])]] for i in range(1, len(action), 2)])
        if verb == "trade":
            pay = int(action[1]) * self.goods[g.NUMBER[str(action[2])]]
            return int(action[3]) * self.goods[g.NUMBER[str(action[4])]] - 0.6 * pay
        if verb in ("good", "steal"):
            return self.goods[g.NUMBER[str(action[-1])]]
        if verb == "return":
            return 2.0 - self.goods[g.NUMBER[str(action[1])]]
        if verb == "discard":
            return 1.5 - 0.1 * self.worth[self.card(action)]
        if verb == "hand-in":
            return 0.7
        return 0.6 if verb == "keep-good" else 0.0

    def hurt(self, action: Action) -> float:
        card = self.card(action)
        if card < 0:
            return 0.0
        if card >= self.box.locations or self.table.owner[card] == -1:
            good = self.box.deal[card]
            if action[0] == "raze":
                return self.razed[card] + 2.0 - 0.2 * self.worth[card]
            return self.goods[good] if good >= 0 else 0.0
        return self.harm(card) + 0.5 * self.razed[card] + 0.01 * self.worth[card]


def horizon(table: ImperialTable) -> int:
    """How many decisions of all seats a search looks ahead: about a round."""
    return 20 * max(2, table.seats)
