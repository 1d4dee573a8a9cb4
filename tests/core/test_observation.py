"""The parts that observations are declared with: their names, and what they write."""

from __future__ import annotations

from typing import Any

import pytest

from neuland.core.catalog import Game, Option
from neuland.core.observation import (
    FLAG,
    MANY,
    UNSAID,
    Fields,
    Given,
    InOrder,
    Number,
    Observation,
    OneOf,
    Only,
    Part,
    Row,
    Seat,
    Seats,
    Several,
    Some,
    each,
)

GOODS = ("wood", "clay")


def written(part: Part, value: Any, viewer: int = 0) -> dict[str, float]:
    """What a part says of a value, without the zeros."""
    whole = Fields({"it": part})
    numbers = [0.0] * len(whole.features)
    whole.write({"it": value}, numbers, 0, viewer)  # type: ignore[arg-type]  # a list serves as well
    names = [feature.name.removeprefix("it.") for feature in whole.features]
    return {name: number for name, number in zip(names, numbers, strict=True) if number}


@pytest.mark.parametrize(
    ("part", "value", "said"),
    [
        (Number(9), 4, {"it": 4}),
        (Number(9), 0, {}),
        (Number(9), 12, {"it": 9}),
        (FLAG, True, {"it": 1}),
        (FLAG, None, {}),
        (Given(), 0, {"it": 1}),
        (Given(), None, {}),
        (OneOf(GOODS), "clay", {"clay": 1}),
        (OneOf(GOODS), "", {}),
        (Several(GOODS, 5), ["clay", "wood", "clay", ""], {"wood": 1, "clay": 2}),
        (InOrder([*GOODS, "gold"]), ["gold", "wood"], {"gold": 1, "wood": 2}),
        (each(GOODS, Number(9)), {"wood": 3, "clay": 0}, {"wood": 3}),
        (Fields({"wood": Number(9), "clay": UNSAID}), {"wood": 3, "clay": 4}, {"wood": 3}),
        (Some({"wood": Number(9), "clay": UNSAID}), {}, {}),
        (Some({"wood": Number(9), "clay": UNSAID}), {"clay": 4}, {}),
        (Row(3, OneOf(GOODS)), ["wood", "", "clay"], {"1.wood": 1, "3.clay": 1}),
        (Row(3, Number(9)), [5], {"1": 5}),
        (Only("good", Several(GOODS)), [{"good": "clay", "of": "me"}], {"clay": 1}),
    ],
)
def test_what_parts_write(part: Part, value: Any, said: dict[str, float]) -> None:
    assert written(part, value) == said


def test_seats_are_counted_from_the_viewer_on() -> None:
    assert [written(Seat(3), 0, viewer) for viewer in range(3)] == [{"me": 1}, {"2": 1}, {"1": 1}]
    assert written(Seat(3), -1, 1) == written(Seat(3), None, 1) == {}
    seats = Seats(3, Fields({"hand": Several(GOODS), "coins": Number(9)}), Fields({"hand": UNSAID, "coins": Number(9)}))
    assert [feature.name for feature in seats.features] == [
        "me.hand.wood",
        "me.hand.clay",
        "me.coins",
        "1.coins",
        "2.coins",
    ]
    boards = [{"hand": None, "coins": 5}, {"hand": ["clay"], "coins": 6}, None]
    assert written(seats, boards, 1) == {"me.hand.clay": 1, "me.coins": 6, "2.coins": 5}


def no_deal(origin: Any) -> Any:
    raise NotImplementedError


GAME = Game("toy", "toy", 1, (1, 2), no_deal, (Option("wind", ("calm", "wild")), Option("duel", ("no", "yes"), (2,))))


def toy(**more: Any) -> dict[str, Any]:
    """A view of a small game."""
    head = {"game": "toy", "seats": 2, "viewer": 1, "over": False, "winners": []}
    asked = [{"seat": 0, "prompt": "turn"}, {"seat": 1, "prompt": "pay"}]
    return {**head, "options": {"wind": "wild", "duel": "no"}, "asked": asked, "hand": ["clay"], **more}


def test_a_whole_view() -> None:
    observation = Observation(GAME, 2, ("turn", "pay"), {"hand": Several(GOODS, MANY)})
    assert observation.names == [
        *("options.wind.calm", "options.wind.wild", "options.duel.no", "options.duel.yes", "over"),
        *("asked.me.turn", "asked.me.pay", "asked.1.turn", "asked.1.pay", "hand.wood", "hand.clay"),
    ]
    assert list(observation.numbers(toy())) == [0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1]
    assert observation.numbers(toy(hand=["wood", "clay"])) == observation.numbers(toy(hand=["clay", "wood"]))
    assert {(feature.least, feature.most) for feature in observation.features} == {(0, 1), (0, MANY)}
    alone = Observation(GAME, 1, ("turn",), {}, unsaid=("wind",))
    assert alone.names == ["over", "asked.me.turn"], "a duel needs two"


@pytest.mark.parametrize(
    ("more", "unknown"),
    [
        ({"hand": ["gold"]}, "gold"),
        ({"board": []}, "board"),
        ({"options": {"wind": "wild", "luck": "no"}}, "duel"),
        ({"asked": [{"seat": 1, "prompt": "think"}]}, "think"),
    ],
)
def test_nothing_is_dropped_unsaid(more: dict[str, Any], unknown: str) -> None:
    with pytest.raises(LookupError, match=f"The observations of toy do not know '{unknown}'"):
        Observation(GAME, 2, ("turn", "pay"), {"hand": Several(GOODS)}).numbers(toy(**more))
