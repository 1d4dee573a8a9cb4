"""The box: the components as flat tables by card number, made once and shared by every table and clone.

Rules ask it for plain numbers and for ready-made options; nothing in it ever changes.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from neuland.core.components import KEPT
from neuland.core.decision import Action
from neuland.games.imperial import cards as components
from neuland.games.imperial import goods as g
from neuland.games.imperial.effects import KIND, SPECIAL, Card, Effect
from neuland.games.imperial.goods import Goods

Cost = tuple[int, int, int, int, int]
"""What a supply must give for which gold can stand in: wood, stone, food, any resource, and printed gold."""
Way = tuple[int, int, int, int, Action]
"""One way to pay a cost: wood, stone, food and gold, and the option that names it."""

NO_COST: Cost = (0, 0, 0, 0, 0)
DEAL_COST: Cost = (0, 0, 1, 0, 0)
"""R8.2: making a Deal costs 1 food."""
DEAL_FOOD: Final = DEAL_COST[2]


@lru_cache(maxsize=4096)
def ways(cost: Cost) -> tuple[Way, ...]:
    """All ways to pay a cost, those with the least gold first (A01: gold replaces any resource by choice)."""
    found = set()
    for wood in range(cost[0] + 1):
        for stone in range(cost[1] + 1):
            for food in range(cost[2] + 1):
                gold = cost[4] + cost[0] - wood + cost[1] - stone + cost[2] - food
                for mix in _mixes(cost[3]):
                    found.add((gold + mix[3], wood + mix[0], stone + mix[1], food + mix[2]))
    return tuple((w, s, f, gold, ("pay", w, s, f, gold)) for gold, w, s, f in sorted(found))


def _mixes(number: int) -> list[tuple[int, int, int, int]]:
    """All ways to put together so many resources, gold standing in for any of them."""
    return [
        (wood, stone, food, number - wood - stone - food)
        for wood in range(number + 1)
        for stone in range(number + 1 - wood)
        for food in range(number + 1 - wood - stone)
    ]


class Box:
    """Everything that is printed, by card number. Attack cards of the solo game follow the others."""

    def __init__(self, data: str, expansion: bool) -> None:
        loaded = components.load(data, expansion)
        prefix = {deck: number for number, deck in enumerate(g.DECKS)}
        cards = sorted(loaded.cards, key=lambda card: (prefix[card.deck], card.id))
        attacks = loaded.attacks
        blank = [0] * len(attacks)
        self.data = data
        self.expansion = expansion
        """Whether "Die haben angefangen!" is played (X2.3)."""
        self.cards: tuple[Card, ...] = tuple(cards)
        self.locations = len(cards)
        """Card numbers below this are Locations, from it on attack cards."""
        self.ids: tuple[str, ...] = tuple([card.id for card in cards] + [attack.id for attack in attacks])
        self.number: dict[str, int] = {name: number for number, name in enumerate(self.ids)}
        self.decks: tuple[tuple[int, ...], ...] = tuple(
            tuple(sorted(self.number[name] for name in deck)) for deck in loaded.decks
        )
        self.listed: frozenset[str] = loaded.listed
        """The decks that an owner's file lists."""
        self.added: tuple[int, ...] = tuple(sorted(self.number[name] for name in loaded.added))
        """The expansion's cards."""
        self.attacks: tuple[int, ...] = tuple(range(len(cards), len(self.ids)))
        self.board: tuple[Goods, ...] = ((), *[board.production for board in loaded.factions])
        """What each faction's board produces, by faction number."""
        self.store: tuple[int, ...] = (-1, *[board.store for board in loaded.factions])
        self.deck: list[int] = [prefix[card.deck] for card in cards] + blank
        self.function: list[int] = [g.CARD_FUNCTIONS.index(card.function) for card in cards] + blank
        self.row: list[int] = [
            min(g.CARD_FUNCTIONS.index(card.function), g.ACTION) + (g.COMMON_SIDE if card.deck == "common" else 0)
            for card in cards
        ] + blank
        """X7.2: Bastions lie among the action Locations."""
        self.colours: list[int] = [sum(g.COLOUR[colour] for colour in card.colours) for card in cards] + blank
        self.wood: list[int] = [card.cost[0] for card in cards] + blank
        self.stone: list[int] = [card.cost[1] for card in cards] + blank
        self.food: list[int] = [card.cost[2] for card in cards] + blank
        self.cost: list[Cost] = [(*card.cost, 0, 0) for card in cards] + [NO_COST for _ in attacks]
        self.gives_up: list[bool] = [card.gives_up for card in cards] + [False for _ in attacks]
        self.raze: list[Goods] = [card.raze for card in cards] + [() for _ in attacks]
        self.raze_pair: list[tuple[int, ...]] = [
            tuple(good for good, number in card.raze for _ in range(number)) for card in cards
        ]
        """The goods of the raze field one by one, as attack cards aim at them (R17.8)."""
        self.deal: list[int] = [g.NUMBER[card.deal] if card.deal else -1 for card in cards]
        self.deal += [attack.good for attack in attacks]
        """The good of the deal field; of an attack card the good that it aims at (A21)."""
        self.effects: list[Effect] = [card.effect for card in cards]
        self.kind: list[int] = [KIND[card.effect.kind] for card in cards] + blank
        self.gain: list[Goods] = [card.effect.gain for card in cards]
        self.colour: list[int] = [g.COLOUR.get(card.effect.colour, 0) for card in cards]
        self.bonus: list[Goods] = [card.bonus.gain for card in cards]
        self.bonus_colour: list[int] = [g.COLOUR.get(card.bonus.colour, 0) for card in cards]
        self.bonus_most: list[int] = [card.bonus.most for card in cards]
        self.bonus_foreign: list[int] = [card.bonus.foreign for card in cards]
        self.per_round: list[int] = [0 if card.function == "bastion" else card.effect.per_round for card in cards]
        self.per_round += blank
        """How often a Location can be activated in a round; Bastions never (A51)."""
        self.defence: list[int] = [card.defence for card in cards] + blank
        """Printed defence tokens (X4.2)."""
        self.conquests: tuple[int, ...] = tuple(conquest.row for conquest in loaded.conquests)
        """The rows at which the conquest cards of the solo game aim (X9.1)."""
        self.special: list[int] = [SPECIAL[card.effect.special] for card in cards] + blank
        self.stashes: frozenset[int] = frozenset(
            number for number, card in enumerate(cards) if card.effect.kind.startswith("stash")
        )
        """Gates and Shrines."""
        self._payments(cards)
        self._options()

    def _payments(self, cards: list[Card]) -> None:
        """What one activation costs, and what two at once cost (R10.4)."""
        pays = [dict(card.effect.pay) for card in cards]
        self.pay: list[Cost] = [
            (
                pay.get(g.WOOD, 0),
                pay.get(g.STONE, 0),
                pay.get(g.FOOD, 0),
                pay.get(g.ANY_RESOURCE, 0),
                pay.get(g.GOLD, 0),
            )
            for pay in pays
        ]
        self.pay_twice: list[Cost] = [
            (cost[0] * 2, cost[1] * 2, cost[2] * 2, cost[3] * 2, cost[4] * 2) for cost in self.pay
        ]
        self.pay_workers: list[int] = [pay.get(g.WORKER, 0) for pay in pays]
        self.pay_raze: list[int] = [pay.get(g.RAZE, 0) for pay in pays]
        self.pay_cards: list[int] = [pay.get(g.HAND_CARD, 0) for pay in pays]
        self.pay_deals: list[int] = [pay.get(g.OWN_DEAL, 0) for pay in pays]

    def _options(self) -> None:
        """The options that name one card, ready to be offered."""
        self.take = _named("take", self.ids)
        self.build = _named("build", self.ids)
        self.make_deal = _named("deal", self.ids)
        self.raze_hand = _named("raze", self.ids)
        self.attack = _named("attack", self.ids)
        self.activate = _named("activate", self.ids)
        self.twice = _named("twice", self.ids)
        self.defend = _named("defend", self.ids)
        self.samurai = _named("samurai", self.ids)
        self.gate = _named("gate", self.ids)
        self.give = _named("give", self.ids)
        self.choose = _named("choose", self.ids)
        self.discard = _named("discard", self.ids)
        self.keep = _named("keep", self.ids)
        self.conquer = _named("conquer", self.ids)
        self.besiege = _named("besiege", self.ids)
        self.fortify = _named("fortify", self.ids)
        self.move = _named("move", self.ids)
        self.choices: list[list[Action]] = [[gain_option(goods) for goods in effect.choose] for effect in self.effects]
        """Of a Location that gives a choice: its options."""
        self.trades: list[list[Action]] = [
            [("trade", *_said(pay), *_said(gain)) for pay, gain in effect.exchanges] for effect in self.effects
        ]

    def __reduce__(self) -> tuple[Any, ...]:
        return (box_for, (self.data, self.expansion))


def _said(goods: Goods) -> tuple[int | str, ...]:
    return tuple(word for good, amount in goods for word in (amount, g.NAMES[good]))


def gain_option(goods: Goods) -> Action:
    """`gain 2 vp`; with two kinds of goods `gain-both 1 gold 1 vp`."""
    return ("gain" if len(goods) == 1 else "gain-both", *_said(goods))


def _named(verb: str, ids: tuple[str, ...]) -> list[Action]:
    return [(verb, name) for name in ids]


@lru_cache(maxsize=KEPT)
def box_for(data: str, expansion: bool = False) -> Box:
    """The box with an owner's corrections; one for all tables that use the same."""
    return Box(data, expansion)
