"""What an option of Imperial Settlers costs and brings: it is tried by the rules themselves, on what the seat knows.

Production, bonuses and triggers come as they will; where a choice of goods follows, that is said instead.
"""

from __future__ import annotations

from typing import Final

from neuland.core.decision import Action, Decision
from neuland.core.foresight import NOTHING, Foresight, Note, Trial, known_to
from neuland.core.table import Table
from neuland.games.imperial import goods as g
from neuland.games.imperial import scoring
from neuland.games.imperial.box import DEAL_COST, NO_COST, Cost
from neuland.games.imperial.rules.cleanup import store
from neuland.games.imperial.state import LAST_ROUND, ImperialTable

TRIED: Final = (
    *("build", "deal", "raze", "attack", "activate", "twice", "exchange", "conquer", "besiege", "fortify"),
    *("defend", "samurai", "gate", "shrine", "choose", "route", "give", "hand-in"),
)
"""Verbs whose words do not say all that they cost and bring."""
FROM_HAND: Final = ("build", "deal", "raze")
"""Verbs whose own card leaves the hand."""
EXPLAINED: Final = ("take", "keep")
FOLLOWED: Final = (
    *("draw", "deploy", "keep", "pay-card", "end-deal"),
    *("remove", "block", "take-over", "steal-deal", "reset", "sanctuary", "stash"),
)
"""What is asked to complete an action, with the same goods and points whatever is answered."""

PRICED: Final = ("wood", "stone", "food", "any_resource", "gold")
"""The words for a cost, in its order."""
PRICED_VERBS: Final = ("build", "activate", "fortify", "twice")


def foresee(table: Table, seat: int) -> dict[Action, Foresight]:
    """For each option of a seat."""
    known = known_to(table, seat)
    decision = known.decision(seat)
    return {option: foreseen(known, decision, option) for option in decision.options}


def foreseen(known: Table, decision: Decision, option: Action) -> Foresight:
    assert isinstance(known, ImperialTable)
    verb = option[0]
    if verb == "pass":
        return passing(known, decision.seat)
    if verb in EXPLAINED:
        return Foresight(about=str(option[1]))
    if decision.prompt == "steal-deal":
        return dealt(known, str(option[1]))
    return Attempt(known, decision, option).foresight() if verb in TRIED else NOTHING


def holdings(table: ImperialTable, seat: int) -> dict[str, int]:
    """What options change in a supply."""
    return dict(zip(g.NAMES, table.goods[seat], strict=False))


class Attempt(Trial):
    """An option tried until it is done, or something must be chosen that decides what it brings."""

    def __init__(self, known: ImperialTable, decision: Decision, option: Action) -> None:
        super().__init__(known, decision, option)
        self.known = known
        self.decision = decision
        self.option = option
        self.open = ""
        """What is still to be chosen, as the text of a note says it."""
        self.chosen: dict[str, int] = {}
        """Goods of choices that were made only to go on: they are not foreseen."""
        self.asked_to_pay = False
        while self.asked and not self.open:
            self._follow(self.asked)

    def _follow(self, prompt: str) -> None:
        if prompt in FOLLOWED:
            self.go_on()
        elif prompt == "payment":
            self.asked_to_pay = True
            self.go_on()
        elif prompt == "give-up":
            self._give_up()
        elif prompt == "choose-gain":
            words = self.go_on()[1:]
            for number, good in zip(words[::2], words[1::2], strict=True):
                self._choose(str(good), int(number))
        elif prompt == "trade":
            self.go_on()  # declines
            self._choose("offer", 1)
        else:
            self.open = "after" if prompt in ("turn", "after") else "target"

    def _choose(self, what: str, number: int) -> None:
        self.chosen[what] = self.chosen.get(what, 0) + number

    def _give_up(self) -> None:
        """One that is worth least, as most people would."""
        worth = [self._worth(str(option[1])) for option in self.table.decision(self.seat).options]
        self._choose("location", 1)
        self.go_on(worth.index(min(worth)))

    def _worth(self, word: str) -> int:
        """The points that go with a Location; a Foundation has none."""
        card = self.known.box.number[word]
        if card in self.known.foundations[self.seat]:
            return 0
        return scoring.COMMON_VALUE if self.known.box.deck[card] == g.COMMON else scoring.FACTION_VALUE

    # ---- what came of it ---------------------------------------------------------------------

    def foresight(self) -> Foresight:
        price = self._price()
        paid: dict[str, int] = {}
        for event in self.told("pay"):
            good: str = event.args["good"]
            paid[good] = paid.get(good, 0) + int(event.args["number"])
        costs = self._costs(paid, price)
        brings = self._brought(paid)
        points = scoring.total(self.table, self.seat) - scoring.total(self.known, self.seat)
        points -= self.chosen.get("vp", 0)
        return Foresight(
            costs={word: number for word, number in costs.items() if number > 0},
            brings={word: number for word, number in brings.items() if number > 0},
            points=points,
            notes=tuple(self._notes(paid, price)),
            certain=self._certain(),
        )

    def _costs(self, paid: dict[str, int], price: Cost) -> dict[str, int]:
        costs = dict(paid)
        if self.asked_to_pay and price != NO_COST:
            for resource in g.NAMES[: g.WORKER]:
                costs.pop(resource, None)
            for word, number in zip(PRICED, price, strict=True):
                costs[word] = costs.get(word, 0) + number
        costs["location"] = 0 if self._foundation() else len(self.told("give-up"))
        costs["card"] = max(0, -self._cards())
        return costs

    def _brought(self, paid: dict[str, int]) -> dict[str, int]:
        before, after = self.known.goods[self.seat], self.table.goods[self.seat]
        chosen = self.chosen
        brought = {
            word: after[good] - before[good] + paid.get(word, 0) - chosen.get(word, 0)
            for good, word in enumerate(g.NAMES[: len(before)])
        }
        brought["card"] = max(0, self._cards())
        return brought

    def _cards(self) -> int:
        """By how many cards the hand grows, without the one that is played."""
        played = 1 if self.option[0] in FROM_HAND else 0
        return len(self.table.hands[self.seat]) - len(self.known.hands[self.seat]) + played - self.chosen.get("card", 0)

    def _given(self) -> int:
        """The points of what was given up besides."""
        if self.option[0] == "give":
            return 0
        return sum([self._worth(event.args["card"]) for event in self.told("give-up")])

    def _foundation(self) -> bool:
        """Whether what is given up is a Foundation."""
        if self.option[0] != "give":
            return False
        return self.known.box.number[str(self.option[1])] in self.known.foundations[self.seat]

    def _price(self) -> Cost:
        """What is printed, for which gold may stand in."""
        verb, box = self.option[0], self.known.box
        if verb == "deal":
            return DEAL_COST
        if verb not in PRICED_VERBS:
            return NO_COST
        card = box.number[str(self.option[1])]
        if verb == "build":
            return box.cost[card]
        return box.pay_twice[card] if verb == "twice" else box.pay[card]

    def _notes(self, paid: dict[str, int], price: Cost) -> list[Note]:
        verb, notes = self.option[0], []
        if verb == "deal":
            notes.append(Note("each-round"))
        given = self._given()
        if given:
            notes.append(Note("given", {"points": given}))
        elif self._foundation():
            notes.append(Note("foundation"))
        instead = paid.get("gold", 0) - price[4]
        if self.asked_to_pay and self.known.goods[self.seat][g.GOLD] > price[4]:
            notes.append(Note("gold-may"))
        elif instead > 0 and price != NO_COST:
            notes.append(Note("gold-must", {"number": instead}))
        if verb == "exchange":
            notes.append(Note("exchange", {"pairs": int(self.option[1])}))
        elif self.open == "target":
            notes.append(Note("target"))
        if verb in ("besiege", "fortify"):
            notes.append(self._bastion(str(verb)))
        if self.chosen.keys() - {"location"}:
            notes.append(Note("choice"))
        return notes

    def _bastion(self, verb: str) -> Note:
        """What becomes of a Bastion's fortifications (X7.4), or what they are worth in each round (X7.5)."""
        card = self.known.box.number[str(self.option[1])]
        if verb == "besiege":
            return Note("besiege", {"markers": self.known.markers[card]})
        return Note("fortify", {"vp": self.table.markers[card] * self.known.box.effects[card].vp})

    def _certain(self) -> bool:
        """A whole action of a turn, without anything left open."""
        turn = self.decision.prompt in ("turn", "after")
        return turn and self.open != "target" and not self.chosen and not self.asked_to_pay


def dealt(known: ImperialTable, word: str) -> Foresight:
    """What a Deal that changes hands brings from the next production on (A73)."""
    good = known.box.deal[known.box.number[word]]
    return Foresight(notes=(Note("deal", {"goods": {g.NAMES[good]: 1}}),))


def passing(known: ImperialTable, seat: int) -> Foresight:
    """What the seat cannot store is lost when the round ends (R6.8, R6.13); after the last round nothing is."""
    if known.round == LAST_ROUND:
        return NOTHING
    after = known.clone()
    store(after, seat)
    left = holdings(after, seat)
    lost = {word: number - left[word] for word, number in holdings(known, seat).items() if number > left[word]}
    return Foresight(loses=lost)
