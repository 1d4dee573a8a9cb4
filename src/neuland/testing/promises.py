"""What the kernel promises of every table, tried on one."""

from __future__ import annotations

import pickle
from importlib.util import find_spec
from typing import Any

import orjson
import pytest

from neuland import Action, ActionError, Game, Record, Table, action_text, parse_action, replay
from neuland.core.observation import Observation
from neuland.core.rng import Dice
from neuland.core.table import View


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


def declaration(game: Game, table: Table) -> Observation | None:
    """What the game declares that its views are; a game without the room `observation` declares nothing."""
    if find_spec(f"{game.package}.observation") is None:
        return None
    declared: Observation = game.room("observation").observation(table.origin)
    return declared


def numbered(game: Game, table: Table) -> set[Action] | None:
    """The actions that have a number at tables like this; a game without the room `numbering` numbers none."""
    if not game.has_room("numbering"):
        return None
    actions: list[Action] = game.room("numbering").actions(table.origin)
    assert len(set(actions)) == len(actions), "an action has two numbers"
    return set(actions)


def views_are_as_declared(declared: Observation, table: Table) -> None:
    """Every key, word and number of every view; and what is read straight from the table is the same."""
    assert not declared.fault(table.truth(), whole=True)
    assert not declared.fault(table.view(None))
    for seat in range(table.seats):
        view = table.view(seat)
        assert not declared.fault(view)
        assert declared.seen(table, seat) == declared.numbers(view)


def views_are_the_same_from_what_is_common(table: Table) -> None:
    """Letter by letter: a view that shares what it can with a spectator's, and one that was made alone."""
    common = table.view(None)
    for seat in range(table.seats):
        assert orjson.dumps(table.view(seat, common)) == orjson.dumps(table.view(seat)), f"seat {seat}"
    assert orjson.dumps(common) == orjson.dumps(table.view(None)), "a view was changed"


def view_follows_from_an_earlier_one(before: Table, seen: View, then: bytes, table: Table) -> tuple[View, bytes]:
    """Letter by letter: a spectator's view that shares what it can with that of an earlier table, and one that was made
    alone; the earlier one stays what it was `then`. Returns the one that shares, also letter by letter."""
    again = table.view_again(before, seen)
    letters = orjson.dumps(again)
    assert letters == orjson.dumps(table.view(None)), "something of the view before was not made anew"
    assert orjson.dumps(seen) == then, "a view was changed"
    return again, letters


def order_does_not_matter(table: Table, dice: Dice) -> None:
    """Seats that are asked at once may answer in any order, and come to know nothing before all have."""
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
    assert all(number < len(table.actions) for number in forward.reveals), "a sealed answer reveals something"
