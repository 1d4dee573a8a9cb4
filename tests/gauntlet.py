"""What every game of the catalog must stand, at every seat count and with every option.

A game is put through it by being registered; `test_gauntlet.py` runs it.
"""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any

import pytest

from neuland import ActionError, Decision, Game, Record, Table, action_text, catalog, parse_action, replay
from neuland.core.rng import Dice
from neuland.text import LANGUAGES, Words

SEED = 7_310_577_402_911
"""A number that cannot stand in a view by chance."""


def option_sets(game: Game, seats: int) -> Iterator[dict[str, str]]:
    """The defaults, and every other choice of every option that matters at this seat count."""
    yield {}
    for option in game.options:
        if not option.seats or seats in option.seats:
            for choice in option.choices[1:]:
                yield {option.id: choice}


def every_table() -> Iterator[Any]:
    for game in catalog().values():
        for seats in game.seats:
            for options in option_sets(game, seats):
                name = ",".join(f"{key}={value}" for key, value in options.items()) or "defaults"
                yield pytest.param(game, seats, options, id=f"{game.id}-{seats}-{name}")


class Walk:
    """Play that looks at the table after every action, and closely now and then.

    Every second choice is the one that the game's evaluation like best: random play alone would seldom come
    to the end of what a game has. `sober=False` plays at random throughout.
    """

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], seed: int, looks: int = 6, sober: bool = True
    ) -> None:
        self.game = game
        self.table = game.new(seats, seed, options)
        self.dice = Dice(seed, "walk")
        self.looks = looks
        self.sober = sober
        self.rate = game.room("evaluation").rate
        self.check = game.room("invariants").check
        self.words = [Words(game, lang) for lang in LANGUAGES]
        self.length = 0

    def step(self) -> None:
        decision = self.table.decisions[self.dice.below(len(self.table.decisions))]
        self.table.apply(decision.seat, self.choose(decision))
        self.length += 1
        self.check(self.table)
        self.say(decision)
        if self.length % 4 == 0:  # often, so that half-made simultaneous answers are met too
            nothing_leaks(self.table, self.dice.below(self.table.seats), self.dice)
        assert self.length <= self.game.longest, "the game does not end"

    def choose(self, decision: Decision) -> Any:
        if self.sober and self.dice.below(2):
            rated = self.rate(self.table, decision)
            return decision.options[rated.index(max(rated))]
        return decision.options[self.dice.below(len(decision.options))]

    def say(self, decision: Decision) -> None:
        """Everything that was asked, done and told has words in both languages."""
        for words in self.words:
            assert words.prompt(decision.prompt)
            assert words.action(decision.options[self.length % len(decision.options)])
            for event in self.table.events:
                assert words.event(event)

    def to_the_end(self) -> Table:
        every = max(1, typical_length(self.game, self.table) // self.looks)
        while not self.table.over:
            assert self.table.decisions, "nobody can act"
            if self.length % every == 0:
                look_closely(self.table, self.dice)
            self.step()
        look_closely(self.table, self.dice)
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


def look_closely(table: Table, dice: Dice) -> None:
    copies_are_equal(table)
    options_parse_back(table)
    foreign_actions_are_refused(table)
    undo_gives_back(table, dice)
    for seat in [*range(table.seats), None]:
        nothing_leaks(table, seat, dice)
    what_is_hidden_is_dealt_anew(table, dice)
    order_does_not_matter(table, dice)


def copies_are_equal(table: Table) -> None:
    """Clone, pickle and record give back the same table; a clone does not touch its original."""
    before = table.fingerprint()
    clone = table.clone()
    assert clone == table
    assert pickle.loads(pickle.dumps(table)).fingerprint() == before
    record = Record.of(table)
    assert Record.loads(record.dumps()) == record
    assert replay(record).fingerprint() == before
    for decision in clone.decisions[:1]:
        clone.play(decision, decision.options[-1])
        assert clone.fingerprint() != before
    assert table.fingerprint() == before


def options_parse_back(table: Table) -> None:
    for decision in table.decisions:
        assert decision.options
        assert len(set(decision.options)) == len(decision.options)
        for option in decision.options:
            assert parse_action(action_text(option)) == option


def foreign_actions_are_refused(table: Table) -> None:
    """What is not on offer, and what is somebody else's, is refused and changes nothing."""
    before = table.fingerprint()
    offered = {decision.seat: decision.options for decision in table.decisions}
    somebody = next(iter(offered.values()), (("pass",),))
    attempts: list[tuple[int, Any]] = [
        *((seat, option) for seat in range(table.seats) for option in somebody[:3]),
        *(
            (seat, bad)
            for seat in offered
            for bad in ("no such thing", "", "  ", (), None, 7, ("x", 1.5), "a\nb", "x" * 999)
        ),
        (table.seats, somebody[0]),
        (-1, somebody[0]),
    ]
    for seat, action in attempts:
        if action in offered.get(seat, ()):
            continue
        with pytest.raises(ActionError) as refusal:
            table.apply(seat, action)
        assert "\n" not in str(refusal.value)
    assert table.fingerprint() == before


def undo_gives_back(table: Table, dice: Dice) -> None:
    """Going back and doing the same again leads to the same table."""
    number = dice.below(len(table.actions) + 1)
    earlier = table.at(number)
    assert len(earlier.actions) == number
    for seat, action in table.actions[number:]:
        earlier.apply(seat, action)
    assert earlier == table
    assert table.at(len(table.actions)) == table


def seen(table: Table, seat: int | None) -> str:
    """All that a seat gets to see, as bytes would be sent."""
    return json.dumps(
        {
            "view": table.view(seat),
            "options": [ask.options for ask in table.decisions if ask.seat == seat],
            "events": [event for event in table.events if event.seen_by(seat)],
        },
        sort_keys=True,
    )


def nothing_leaks(table: Table, seat: int | None, dice: Dice) -> None:
    """Everything hidden dealt anew: the seat sees no difference, and cannot tell which deal is true."""
    before = seen(table, seat)
    one, two = dice.below(1 << 30), dice.below(1 << 30)
    other = table.redeal(seat, one)
    assert seen(other, seat) == before
    assert other.redeal(seat, two) == table.redeal(seat, two)
    assert other.origin.seed is None
    assert str(SEED) not in before


def what_is_hidden_is_dealt_anew(table: Table, dice: Dice) -> None:
    """No pile that a spectator cannot see keeps its true order in every redeal."""
    shown, truth = table.view(None), table.truth()
    deals = [table.redeal(None, dice.below(1 << 30)).truth() for _ in range(4)]
    for path in hidden_piles(shown, truth):
        assert any(at(deal, path) != at(truth, path) for deal in deals), f"{path} is not dealt anew"


def hidden_piles(shown: Any, truth: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the truth has a pile of at least five different things that is not shown."""
    if isinstance(truth, list) and not isinstance(shown, (list, dict)):
        if len({str(thing) for thing in truth}) >= 5:
            yield path
    elif isinstance(truth, (list, dict)) and isinstance(shown, type(truth)):
        for key in truth if isinstance(truth, dict) else range(min(len(truth), len(shown))):
            inner = shown.get(key) if isinstance(shown, dict) else shown[key]
            yield from hidden_piles(inner, truth[key], (*path, key))


def at(data: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        data = data[key]
    return data


def order_does_not_matter(table: Table, dice: Dice) -> None:
    """Seats that are asked at once may answer in any order."""
    if len(table.decisions) < 2:
        return
    script: dict[int, list[Any]] = {}
    forward = table.clone()
    for seat in [decision.seat for decision in table.decisions]:
        script[seat] = []
        while any(decision.seat == seat for decision in forward.decisions):
            asked = forward.decision(seat)
            if len(forward.decisions) == 1:
                break  # the last answer opens all: leave it out
            action = asked.options[dice.below(len(asked.options))]
            script[seat].append(action)
            forward.play(asked, action)
    backward = table.clone()
    for seat in reversed(script):
        for action in script[seat]:
            backward.play(backward.decision(seat), action)
    assert forward == backward
