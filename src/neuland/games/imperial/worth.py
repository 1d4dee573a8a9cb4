"""What goods and cards are worth, in VP, with so many rounds to come: guesses, for bots."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from neuland.core.components import KEPT
from neuland.core.decision import Action
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import Box
from neuland.games.imperial.effects import Card
from neuland.games.imperial.goods import Goods


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

    def at_war(self, raze: float) -> Weights:
        """The same with the expansion, where raze tokens conquer: they are worth more, in hand and in the supply."""
        goods = (*self.goods[: g.RAZE], raze, *self.goods[g.RAZE + 1 :])
        return Weights(goods, self.paid, self.growth, self.held, self.crowded, self.token, self.faction, self.pile)


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
BY_GAME: Final = ((TABLE, SOLO), (TABLE.at_war(1.3), SOLO.at_war(1.2)))
"""Without and with the expansion; for several and alone."""
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


def goods_worth(goods: Goods, worth: tuple[float, ...]) -> float:
    return sum([worth[good] * amount for good, amount in goods])


class Worths:
    """What the cards of a box are worth with so many production phases to come."""

    __slots__ = ("fixed", "prices", "produced", "razed", "standing", "uses", "weights", "worth")

    def __init__(self, box: Box, left: int, solo: bool) -> None:
        weights = BY_GAME[box.expansion][solo]
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
