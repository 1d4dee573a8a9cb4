"""Nobody sees or learns what is not his."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import orjson

from neuland import Decision, Table
from neuland.core.rng import Dice
from neuland.testing.tables import SEED

Check = Callable[[Table], None]
"""What must always hold of a game's table: its `invariants.check`."""
Rate = Callable[[Table, Decision], Sequence[float]]
"""What a game's evaluation says of the options of a decision."""


def seen(table: Table, seat: int | None) -> str:
    """All that a seat gets to see, as bytes would be sent."""
    shown = {
        "view": table.view(seat),
        "options": [ask.options for ask in table.decisions if ask.seat == seat],
        "events": [tuple(event) for event in table.events if event.seen_by(seat)],
    }
    return orjson.dumps(shown, option=orjson.OPT_SORT_KEYS).decode()


def nothing_leaks(table: Table, seat: int | None, dice: Dice) -> None:
    """Everything hidden dealt anew: the seat sees no difference, and cannot tell which deal is true."""
    before = seen(table, seat)
    one, two = dice.below(1 << 30), dice.below(1 << 30)
    other = table.redeal(seat, one)
    assert seen(other, seat) == before
    assert other.redeal(seat, two) == table.redeal(seat, two)
    assert other.origin.seed is None
    assert str(SEED) not in before


def redealt_decisions_can_be_played(
    table: Table, seat: int | None, check: Check, dice: Dice, most: int | None = None
) -> None:
    """Everybody can play on after a redeal: all options (or `most` of each decision) are taken in turn.

    Those of the viewer are made anew too: they come out as they were.
    """
    dealt = table.redeal(seat, dice.below(1 << 30))
    check(dealt)
    for decision in dealt.decisions:
        assert tuple(decision.options_of(dealt, decision.seat, *decision.args)) == decision.options
        for option in some(decision.options, most, dice):
            played = dealt.clone()
            played.play(played.decision(decision.seat), option)
            check(played)


def ratings_are_the_seats_own(rate: Rate, table: Table, decision: Decision, dice: Dice) -> None:
    """What an evaluation says of options does not change with what the seat cannot know, nor with dice to come."""
    other = table.redeal(decision.seat, dice.below(1 << 30))
    assert list(rate(other, other.decision(decision.seat))) == list(rate(table, decision))


def some(options: Sequence[Any], most: int | None, dice: Dice) -> Sequence[Any]:
    if most is None or len(options) <= most:
        return options
    return [options[dice.below(len(options))] for _ in range(most)]


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
