"""Play that looks at the table after every action, and closely now and then."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import orjson

from neuland import Decision, Game, Table
from neuland.bots.evaluation import evaluation_of
from neuland.core.rng import Dice
from neuland.testing.foresight import foresight_holds, foresight_is_said, foresight_is_the_seats_own
from neuland.testing.knowledge import (
    Check,
    nothing_leaks,
    ratings_are_the_seats_own,
    redealt_decisions_can_be_played,
    what_is_hidden_is_dealt_anew,
)
from neuland.testing.names import functions_on
from neuland.testing.promises import (
    copies_are_equal,
    declaration,
    foreign_actions_are_refused,
    numbered,
    options_parse_back,
    order_does_not_matter,
    undo_gives_back,
    view_follows_from_an_earlier_one,
    views_are_as_declared,
    views_are_the_same_from_what_is_common,
)
from neuland.testing.reasons import reasons_are_the_seats_own
from neuland.text import LANGUAGES, Words

NAMES = ["Ada", "Bo", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"]
LONG = 300
"""Whoever has walked so far has met most of what there is, and goes on faster: looks are rarer, choices random."""
LOOKS = 6
"""How often a game with its usual options is looked at closely; others, of which there are many, half as often."""
NUMBERED = re.compile(r"(player|spieler|seat|sitz)[ _-]?\d", re.IGNORECASE)
"""A seat said by its number, where it should be by the name of who sits there."""
SAID: set[tuple[str, str]] = set()
"""By game, what was said well: words depend on nothing but what is said, and games say much of it again."""


class Walk:
    """Play that looks at the table after every action, and closely now and then.

    Every second choice is the one that the game's evaluation likes best: random play alone would seldom come
    to the end of what a game has. After `LONG` actions it plays at random, with `sober=False` throughout.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], seed: int, looks: int = 0, sober: bool = True
    ) -> None:
        self.game = game
        self.table = game.new(seats, seed, options)
        self.dice = Dice(seed, "walk")
        self.looks = looks or (LOOKS // 2 if options else LOOKS)
        self.rarely = bool(options)
        self.sober = sober
        self.rate = evaluation_of(game.id).rate
        self.check = game.room("invariants").check
        self.words = [Words(game, lang, NAMES) for lang in LANGUAGES]
        self.declared = declaration(game, self.table)
        self.numbered = numbered(game, self.table)
        self.length = 0
        self.names: dict[str, Any] = {}
        shown = self.table.view(None)
        self.seen = self.table.clone(), shown, orjson.dumps(shown)
        """A position that was looked at, and what a spectator saw, also letter by letter."""

    def step(self) -> None:
        decision = self.table.decisions[self.dice.below(len(self.table.decisions))]
        assert self.numbered is None or self.numbered.issuperset(decision.options), "an option has no number"
        if self.now_and_then(5):
            foresight_holds(self.game, self.table, decision, self.dice)
            foresight_is_the_seats_own(self.game, self.table, decision.seat, self.dice)
            foresight_is_said(self.game, self.table, decision.seat, self.words)
        if self.now_and_then(10):
            reasons_are_the_seats_own(self.game, self.table, decision.seat, self.dice, 40)
            ratings_are_the_seats_own(self.rate, self.table, decision, self.dice)
        self.table.apply(decision.seat, self.choose(decision))
        self.length += 1
        self.check(self.table)
        self.say(decision)
        for function in functions_on(self.table):
            assert self.names.setdefault(function.__name__, function) is function, f"two are called {function}"
        if self.now_and_then(12) and self.declared is not None:
            views_are_as_declared(self.declared, self.table)
        if self.now_and_then(2):
            now = self.table.clone()
            self.seen = now, *view_follows_from_an_earlier_one(*self.seen, now)
        if self.now_and_then(7):
            views_are_the_same_from_what_is_common(self.table)
        if self.now_and_then(4):  # often, so that half-made simultaneous answers are met too
            nothing_leaks(self.table, self.dice.below(self.table.seats), self.dice)
            redealt_decisions_can_be_played(self.table, self.dice.below(self.table.seats), self.check, self.dice, 2)
        assert self.length <= self.game.longest, "the game does not end"

    def now_and_then(self, every: int) -> bool:
        if self.rarely:
            every = 2 * every + 1  # odd, so that it is not always the same seat's turn
        return self.length % (every if self.length < LONG else 10 * every) == 0

    def choose(self, decision: Decision) -> Any:
        if self.sober and self.length < LONG and self.dice.below(2):
            rated = list(self.rate(self.table, decision))
            return decision.options[rated.index(max(rated))]
        return decision.options[self.dice.below(len(decision.options))]

    def say(self, decision: Decision) -> None:
        """Everything that was asked, done and told has words in both languages, which name seats by who sits there."""
        option = decision.options[self.length % len(decision.options)]
        self.say_of(decision.prompt, Words.prompt)
        self.say_of(option, Words.action)
        for event in self.table.events:
            self.say_of(event, Words.event)

    def say_of(self, thing: Any, said: Callable[[Words, Any], str]) -> None:
        """Says something in both languages, unless it was said before."""
        key = self.game.id, repr(thing)
        if key not in SAID:
            for words in self.words:
                text = said(words, thing)
                assert text and not NUMBERED.search(text), text
            SAID.add(key)

    def to_the_end(self) -> Table:
        every = max(1, typical_length(self.game, self.table) // self.looks)
        while not self.table.over:
            assert self.table.decisions, "nobody can act"
            if self.length % every == 0:
                look_closely(self.table, self.check, self.dice)
                reasons_are_the_seats_own(self.game, self.table, self.table.decisions[-1].seat, self.dice)
            self.step()
        look_closely(self.table, self.check, self.dice)
        return self.table


def typical_length(game: Game, table: Table) -> int:
    """How long random play of this game is, from one game."""
    copy, dice, length = table.clone(), Dice(1), 0
    while not copy.over:
        decision = copy.decisions[0]
        copy.play(decision, decision.options[dice.below(len(decision.options))])
        length += 1
        assert length <= game.longest
    return length


def look_closely(table: Table, check: Check, dice: Dice) -> None:
    copies_are_equal(table)
    options_parse_back(table)
    foreign_actions_are_refused(table)
    undo_gives_back(table, dice)
    for seat in [*range(table.seats), None]:
        nothing_leaks(table, seat, dice)
        redealt_decisions_can_be_played(table, seat, check, dice)
    what_is_hidden_is_dealt_anew(table, dice)
    order_does_not_matter(table, dice)
