"""What the options of a decision are worth to who is asked, in VP: for bots.

Everything is read off a table that agrees with the seat's own view; nothing hidden is looked at.
"""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.imperial import goods as g
from neuland.games.imperial.rules.conquest import cost_to_conquer
from neuland.games.imperial.rules.conquest import position as position_in_row
from neuland.games.imperial.state import LAST_ROUND, NEUTRAL, UNOWNED, ImperialTable
from neuland.games.imperial.worth import BESIEGED, goods_worth, tables

SPARE_CARDS: Final = 3
"""With more faction cards in hand than this, one is easily spared for a Deal."""


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
        if table.owner[card] != UNOWNED:
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
        if card >= self.box.locations or self.table.owner[card] == UNOWNED:
            good = self.box.deal[card]
            if action[0] == "raze":
                return self.razed[card] + 2.0 - 0.2 * self.worth[card]
            return self.goods[good] if good >= 0 else 0.0
        return self.harm(card) + 0.5 * self.razed[card] + 0.01 * self.worth[card]
