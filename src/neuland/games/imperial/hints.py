"""What positions and options are worth to a seat, in VP: for bots.

Everything is read off a table that agrees with the seat's own view; nothing hidden is looked at.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from neuland.core.decision import Action, Decision
from neuland.games.imperial import goods as g
from neuland.games.imperial import scoring
from neuland.games.imperial.box import Box
from neuland.games.imperial.effects import Card
from neuland.games.imperial.goods import Goods
from neuland.games.imperial.state import LAST_ROUND, NEUTRAL, ImperialTable

WORTH: Final = (0.55, 0.6, 0.55, 0.8, 0.4, 0.55, 0.05, 1.0, 0.5, 0.55, 0.45, 0.2, 0.4, 1.2, 0.55)
"""What each good is worth, in the order of `goods.NAMES`."""
PAID: Final = 0.6
"""What is not spent is mostly lost at the end of the round: prices count only so much."""
OFTEN: Final = {
    "on_raze": 0.9,
    "on_build_colour": 0.7,
    "on_build_faction": 1.3,
    "on_build_faction_pay": 0.6,
    "on_deal": 0.6,
    "on_vp_gain": 1.5,
    "on_opponent_worker_exchange": 1.5,
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
}
SOLO_FACTION: Final = 3.0
"""In solo every faction Location counts for the goal (R17.2) …"""
SOLO_PILE: Final = 3.0
"""… and every card in the neutral player's pile against it."""


def goods_worth(goods: Goods) -> float:
    return sum(WORTH[good] * amount for good, amount in goods)


@cache
def worths(box: Box, left: int, solo: bool) -> list[float]:
    """What each card is worth once it stands, with so many production phases to come."""
    return [_worth(card, left, solo) for card in box.cards]


def _worth(card: Card, left: int, solo: bool) -> float:
    value = 1.0 if card.deck == "common" else 2.0 + (SOLO_FACTION if solo else 0.0)
    effect = card.effect
    if card.function == "production":
        value += production_worth(card) * (left + 1)
    elif card.function == "action":
        value += use_worth(card, solo) * effect.per_round * (0.8 * left + 0.6)
    elif effect.kind in OFTEN:
        each = max([goods_worth(effect.gain), *(goods_worth(option) for option in effect.choose)])
        each = max([each, *(goods_worth(gain) - goods_worth(pay) for pay, gain in effect.exchanges)])
        value += each * (OFTEN[effect.kind] * left + (1.0 if effect.kind.startswith("on_build") else 0.2))
    elif effect.kind in SETTLED:
        value += SETTLED[effect.kind][0] + SETTLED[effect.kind][1] * left
    value += goods_worth(card.bonus.gain) + (2.5 if card.bonus.colour else 0.0)
    return value


def production_worth(card: Card) -> float:
    """What one production brings."""
    effect = card.effect
    if effect.kind == "gain":
        return goods_worth(effect.gain)
    if effect.kind in ("per_colour", "per_samurai"):
        return 1.8 * WORTH[g.NUMBER[effect.good]]
    if effect.kind == "choose":
        return max(goods_worth(option) for option in effect.choose)
    return 0.9


def use_worth(card: Card, solo: bool) -> float:
    """What one use of an action Location brings, above what it costs."""
    effect = card.effect
    special = SPECIAL_WORTH.get(effect.special, 0.0)
    return max(0.1, goods_worth(effect.gain) + special - PAID * goods_worth(effect.pay))


@cache
def price(box: Box) -> list[float]:
    """What the resources that a card costs are worth."""
    return [PAID * sum(WORTH[good] * number for good, number in enumerate(card.cost)) for card in box.cards]


@cache
def razed_worth(box: Box) -> list[float]:
    return [goods_worth(card.raze) for card in box.cards]


@cache
def uses_worth(box: Box, solo: bool) -> list[float]:
    return [use_worth(card, solo) if card.function == "action" else 0.0 for card in box.cards]


def value(table: ImperialTable, seat: int) -> float:
    """How good a position is: points, what stands and lies there, against the best of the others."""
    own = _position(table, seat)
    if table.solo():
        reached = table.faction_locations(0) - len(table.pile) - len(table.neutral)
        return own + SOLO_PILE * reached + (50.0 if table.over and scoring.goal_reached(table) else 0.0)
    return own - max(_position(table, other) for other in range(table.seats) if other != seat)


def _position(table: ImperialTable, seat: int) -> float:
    left = LAST_ROUND - table.round
    total = float(scoring.total(table, seat))
    if table.over:
        return total
    worth = worths(table.box, left, False)
    supply = table.goods[seat]
    total += PAID * sum(WORTH[good] * supply[good] for good in range(g.SUPPLY))
    total += 0.5 * len(table.hands[seat])
    if left:
        for card in table.locations(seat):
            total += worth[card] - 1.0
        box = table.box
        total += left * sum(WORTH[box.deal[card]] for card in table.deals[seat])
    return total


# ---- options --------------------------------------------------------------------------------


def rate(table: ImperialTable, decision: Decision) -> list[float]:
    """An estimate for each option of a decision."""
    rater = Rater(table, decision.seat)
    prompt = decision.prompt
    if prompt in ("turn", "after"):
        return [rater.turn(action) for action in decision.options]
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
    return [rater.kept(action) for action in decision.options]


GIVING: Final = ("give-up", "pay-card", "discard", "stash", "sanctuary", "victim", "rabble", "end-deal")
HURTING: Final = ("pack", "remove", "chariot", "block", "take-over", "dark-chapel", "rob-deal", "steal-deal")


class Rater:
    """What a seat's options are worth at one table."""

    __slots__ = ("box", "left", "razed", "seat", "solo", "supply", "table", "worth")

    def __init__(self, table: ImperialTable, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.box = table.box
        self.left = LAST_ROUND - table.round
        self.solo = table.solo()
        self.supply = table.goods[seat]
        self.worth = worths(table.box, self.left, self.solo)
        self.razed = razed_worth(table.box)

    def card(self, action: Action) -> int:
        return self.box.number.get(str(action[1]), -1) if len(action) > 1 else -1

    def turn(self, action: Action) -> float:
        verb = action[0]
        card = self.card(action)
        if verb == "build":
            return 1.0 + self.worth[card] - price(self.box)[card] - self.given_up(card)
        if verb == "activate":
            return 1.0 + self.use(card)
        if verb == "twice":
            return 1.01 + self.use(card)
        if verb == "deal":
            good = WORTH[self.box.deal[card]]
            return 0.2 + good * (self.left + 1) - PAID * WORTH[g.FOOD] - 0.15 * self.worth[card]
        if verb == "raze":
            return 0.4 + self.razed[card] - 0.25 * self.worth[card] - self.tokens(1)
        if verb == "attack":
            return 0.5 + self.razed[card] + self.harm(card) - self.tokens(2)
        if verb == "exchange":
            return (
                0.1 - 0.01 * int(action[1]) if self.table.factions[self.seat] != g.BARBARIAN or not self.left else 0.02
            )
        if verb == "defend":
            return 0.05 + 0.001 * self.worth[card]
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
        return min([self.standing(own) for own in table.locations(self.seat) if own not in table.held], default=9.0)

    def standing(self, card: int) -> float:
        """What a Location that stands will still bring."""
        box = self.box
        value = self.worth[card] - (2.5 if box.bonus_colour[card] else 0.0)
        if box.function[card] == g.PRODUCTION:
            value -= production_worth(box.cards[card])
        elif self.table.uses[card] >= box.per_round[card] and box.function[card] == g.ACTION:
            value -= 0.6 * uses_worth(box, self.solo)[card]
        return value - goods_worth(box.bonus[card])

    def use(self, card: int) -> float:
        return uses_worth(self.box, self.solo)[card]

    def tokens(self, number: int) -> float:
        """Raze tokens are dear in solo, where they keep cards from the neutral player's pile."""
        return number * (1.2 if self.solo and number == 1 and self.table.neutral else 0.3)

    def harm(self, card: int) -> float:
        """What a Location's loss is worth to the seat."""
        owner = self.table.owner[card]
        if owner == NEUTRAL:
            return SOLO_PILE
        return 0.5 * self.worth[card] / max(1, self.table.seats - 1)

    def payment(self, action: Action) -> float:
        return -sum(WORTH[good] * int(action[good + 1]) for good in range(g.WORKER))

    def draw(self, action: Action) -> float:
        """Cards by what the seat lacks, resources by what they would let it build."""
        word = str(action[1])
        if word in ("common", "common_card"):
            return 0.45 + (0.5 if self.lacks_locations() else 0.0)
        if word in ("faction", "faction_card"):
            return 0.55 + (0.3 if self.solo else 0.0)
        good = g.NUMBER[word]
        best = 0.0
        for card in self.table.hands[self.seat]:
            cost = self.box.cost[card]
            if cost[good] > self.supply[good] and self.missing(card) <= self.supply[g.GOLD] + 1:
                best = max(best, self.worth[card] - price(self.box)[card] - self.given_up(card))
        return best if best > 0 else 0.3

    def missing(self, card: int) -> int:
        cost = self.box.cost[card]
        return sum(max(0, cost[good] - self.supply[good]) for good in range(g.GOLD))

    def lacks_locations(self) -> bool:
        """Whether faction cards wait for a Location to give up."""
        table = self.table
        hand = sum(1 for card in table.hands[self.seat] if self.box.deck[card] == g.COMMON)
        first = self.seat * g.ROWS + g.COMMON_SIDE
        standing = sum(len(row) for row in table.rows[first : first + g.COMMON_SIDE])
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
            return WORTH[self.box.deal[card]] * self.left
        return self.worth[card] - 2.0 * price(self.box)[card] - (1.0 if self.box.gives_up[card] else 0.0)

    def exchange(self, action: Action) -> float:
        """Goods gained less goods given, as far as the option names them."""
        verb = action[0]
        if verb in ("gain", "gain-both"):
            return sum(int(action[i]) * WORTH[g.NUMBER[str(action[i + 1])]] for i in range(1, len(action), 2))
        if verb == "trade":
            pay = int(action[1]) * WORTH[g.NUMBER[str(action[2])]]
            return int(action[3]) * WORTH[g.NUMBER[str(action[4])]] - PAID * pay
        if verb in ("good", "steal"):
            return WORTH[g.NUMBER[str(action[-1])]]
        if verb == "return":
            return 2.0 - WORTH[g.NUMBER[str(action[1])]]
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
            return WORTH[good] if good >= 0 else 0.0
        return self.harm(card) + 0.5 * self.razed[card] + 0.01 * self.worth[card]
