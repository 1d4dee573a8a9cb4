"""The parts that observations are declared with: their names, and what they write."""

from __future__ import annotations

from typing import Any

import pytest

from neuland.core import catalog
from neuland.core.catalog import Game, Option
from neuland.core.groups import Counts, Each, Fields, Many, Only, Row, Seats, Sides, Some
from neuland.core.observation import Observation, Sight
from neuland.core.parts import (
    MANY,
    Flag,
    Given,
    Hidden,
    InOrder,
    InTruth,
    Maybe,
    Number,
    OneOf,
    Part,
    Seat,
    Several,
    Size,
    Text,
    Unsaid,
    said,
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
        (Flag(), True, {"it": 1}),
        (Flag(), False, {}),
        (Maybe(Number(9)), 4, {"it": 4}),
        (Maybe(Number(9)), None, {}),
        (Unsaid(Number(9)), 4, {}),
        (Hidden(Number(9)), None, {}),
        (said(False, Number(9)), 4, {}),
        (said(True, Number(9)), 4, {"it": 4}),
        (Many(Number(9)), [4], {}),
        (Text(), "hello", {}),
        (Given(), 0, {"it": 1}),
        (Given(), None, {}),
        (OneOf(GOODS), "clay", {"clay": 1}),
        (OneOf(GOODS), "", {}),
        (Several(GOODS, most=5), ["clay", "wood", "clay", ""], {"wood": 1, "clay": 2}),
        (InOrder([*GOODS, "gold"]), ["gold", "wood"], {"gold": 1, "wood": 2}),
        (Each(GOODS, Number(9)), {"wood": 3, "clay": 0}, {"wood": 3}),
        (Fields({"wood": Number(9), "clay": Unsaid(Number(9))}), {"wood": 3, "clay": 4}, {"wood": 3}),
        (Some({"wood": Number(9), "clay": Unsaid(Number(9))}), {}, {}),
        (Some({"wood": Number(9), "clay": Unsaid(Number(9))}), {"clay": 4}, {}),
        (Row(3, OneOf(GOODS)), ["wood", "", "clay"], {"1.wood": 1, "3.clay": 1}),
        (Row(3, Number(9)), [5], {"1": 5}),
        (Only("good", Several(GOODS), of=Text()), [{"good": "clay", "of": "me"}], {"clay": 1}),
    ],
)
def test_what_parts_write(part: Part, value: Any, said: dict[str, float]) -> None:
    assert written(part, value) == said


def test_seats_are_counted_from_the_viewer_on() -> None:
    assert [written(Seat(3), 0, viewer) for viewer in range(3)] == [{"me": 1}, {"2": 1}, {"1": 1}]
    assert written(Seat(3), -1, 1) == written(Seat(3), None, 1) == {}
    seats = Seats(
        3,
        Fields({"hand": Several(GOODS), "coins": Number(9)}),
        Fields({"hand": Hidden(Several(GOODS)), "coins": Number(9)}),
    )
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
    observation = Observation(
        GAME, GAME.origin(2, 0, {"wind": "wild"}), ("turn", "pay"), {"hand": Several(GOODS, most=MANY)}
    )
    assert observation.names == [
        *("options.wind.calm", "options.wind.wild", "options.duel.no", "options.duel.yes", "over"),
        *("asked.me.turn", "asked.me.pay", "asked.1.turn", "asked.1.pay", "hand.wood", "hand.clay"),
    ]
    assert list(observation.numbers(toy())) == [0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1]
    assert observation.numbers(toy(hand=["wood", "clay"])) == observation.numbers(toy(hand=["clay", "wood"]))
    assert {(feature.least, feature.most) for feature in observation.features} == {(0, 1), (0, MANY)}
    alone = Observation(GAME, GAME.origin(1, 0, {}), ("turn",), {}, unsaid=("wind",))
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
        Observation(GAME, GAME.origin(2, 0, {}), ("turn", "pay"), {"hand": Several(GOODS)}).numbers(toy(**more))


# ---- straight from a table -------------------------------------------------------------------------------


class Things:
    """What a part reads: it stands for a table."""

    def __init__(self, **fields: Any) -> None:
        vars(self).update(fields)


def taken(part: Part, it: int = 0, viewer: int = 0, **fields: Any) -> dict[str, float]:
    """What a part says of a table, without the zeros."""
    numbers = [0.0] * len(part.features)
    part.take(Things(**fields), it, numbers, 0, viewer)  # type: ignore[arg-type]  # a list serves as well
    return {feature.name: number for feature, number in zip(part.features, numbers, strict=True) if number}


@pytest.mark.parametrize(
    ("part", "lying", "said"),
    [
        (Number(9, lambda table, it: table.lying[it]), [5, 12], {"": 9}),
        (Maybe(Number(9, lambda table, it: table.lying[it])), [5, None], {}),
        (Number(9), [5, 5], {}),
        (OneOf(GOODS, lambda table, it: table.lying[it]), ["", "clay"], {"clay": 1}),
        (OneOf(GOODS, lambda table, it: table.lying[it]), ["clay", ""], {}),
        (OneOf(GOODS, lambda table, it: table.lying[it], (7, 8)), [0, 8], {"clay": 1}),
        (OneOf(GOODS, lambda table, it: table.lying[it], (0, 1)), [1, 0], {"wood": 1}),
        (OneOf(GOODS, lambda table, it: table.lying[it], (0, 1)), [1, -1], {}),
        (Several(GOODS, lambda table, it: table.lying[it], (0, 1), 5), [[], [1, 0, 1]], {"wood": 1, "clay": 2}),
        (InOrder(["clay", "wood"], lambda table, it: table.lying[it], (0, 1)), [[], [1, 0]], {"wood": 1, "clay": 2}),
        (Each(GOODS, Number(9), lambda table, it: table.lying[it]), [[], [0, 4]], {"clay": 4}),
        (Row(3, OneOf(GOODS, numbers=(0, 1)), lambda table, it: table.lying[it]), [[], [-1, 0]], {"2.wood": 1}),
        (
            Some({"a": Number(9, lambda table, it: it), "b": Number(9)}, lambda table, it: table.lying[it], (5, 6)),
            [[], [5]],
            {"a": 5},
        ),
        (Some({"a": Number(9, lambda table, it: it)}, lambda table, it: table.lying[it]), [[], None], {}),
        (Fields({"a": Number(9, lambda table, it: it), "b": Text()}), [], {"a": 1}),
        (Only("good", Several(GOODS, lambda table, it: table.lying[it], (0, 1))), [[], [1]], {"clay": 1}),
    ],
)
def test_what_parts_take_from_a_table(part: Part, lying: list[Any], said: dict[str, float]) -> None:
    assert taken(part, 1, lying=lying) == said


def test_a_number_that_no_word_has_is_not_dropped() -> None:
    for part in (OneOf(GOODS, lambda table, it: 5, (0, 1)), Several(GOODS, lambda table, it: [5], (0, 1))):
        with pytest.raises(KeyError):
            taken(part)


def test_sides_are_players_or_companies() -> None:
    cash = Number(9, lambda table, side: table.cash[side])
    assert taken(Sides(5, cash, 3), viewer=1, cash=[4, 5, 6]) == {"1": 5, "2": 6, "3": 4}, "from the viewer on"
    assert taken(Sides(3, cash), viewer=1, cash=[4, 5, 6]) == {"1": 4, "2": 5, "3": 6}, "companies in their order"
    assert written(Sides(5, Number(9), 3), [4, 5, 6], 1) == {"1": 5, "2": 6, "3": 4}
    assert written(Sides(3, Number(9)), [4, 5, 6], 1) == {"1": 4, "2": 5, "3": 6}
    assert Sides(3, Number(9)).fault([1, 2, 3, 4], 0, False) == ": [1, 2, 3, 4] is no list of 3 sides"


# ---- again and again -----------------------------------------------------------------------------------------


def harvest(part: Part) -> Observation:
    """Bunny Kingdom with nothing but one part in its view."""
    game = catalog.load("bunny")
    return Observation(game, game.origin(2, 0, {}), game.room("observation").PROMPTS, {"it": part})


def dealt() -> Any:
    return catalog.load("bunny").new(2, 1)


def round_now(table: Any, _: int) -> int:
    return int(table.round)


@pytest.mark.parametrize(
    ("part", "right"),
    [
        (Number(4, round_now), True),
        (Number(4, round_now).by("round"), True),
        (Number(4, round_now).by("pick", "round"), True),
        (Number(4, round_now).by_all_but("pick"), True),
        (Maybe(Number(4, round_now)).by("round"), True),
        (Fields({"of": Number(4, round_now)}).by("round"), True),
        (Number(4, round_now).by("pick"), False),
        (Number(4, round_now).by_all_but("round"), False),
        (Fields({"of": Number(4, round_now).by("pick")}).by("round"), False),
    ],
)
def test_what_has_changed_is_seen_where_a_part_says_what_it_goes_by(part: Part, right: bool) -> None:
    table, sight = dealt(), Sight(harvest(part))
    assert sight.seen(table, 0)[-1] == 1
    table.round = 3
    assert (sight.seen(table, 0)[-1] == 3) == right
    assert Sight(harvest(part)).seen(table, 0)[-1] == 3, "whoever looks for the first time reads all"


def test_who_looks_again_reads_no_more_than_has_changed() -> None:
    asked = []

    def size(table: Any, seat: int) -> int:
        asked.append(seat)
        return len(table.hands[seat])

    table, sight = dealt(), Sight(harvest(Seats(2, Number(99, size).by_its("hands"), Number(99, size).by("hands"))))
    mine, other = sight.seen(table, 0)[-2:]
    assert asked == [0, 1]
    assert list(sight.seen(table, 0)[-2:]) == [mine, other]
    assert asked == [0, 1]
    table.hands[1].pop()
    assert list(sight.seen(table, 0)[-2:]) == [mine, other - 1]
    assert asked == [0, 1, 1]
    table.hands[0].pop()
    assert list(sight.seen(table, 0)[-2:]) == [mine - 1, other - 1]
    assert asked == [0, 1, 1, 0, 1]


def test_lists_that_grew_and_lists_that_did_not() -> None:
    cards = [str(card) for card in range(182)]
    for part in (
        Several(cards, numbers=range(182)).its("hands"),
        Several(cards, None, range(182), 9).its("hands"),
        InOrder(cards, numbers=range(182)).its("hands"),
        Size(182).its("hands"),
        Several(cards, lambda table, seat: table.hands[seat], range(182)).by_its("hands"),
    ):
        table, sight = dealt(), Sight(harvest(part))
        one_goes, all_go = ([5, 1, 6, 2, 8], [5, 1, 2, 8], [5, 1, 2]), ([1, 2, 3, 4, 5, 6], [1, 9, 8, 7], [5, 6])
        for hand in ([3, 1], [3, 1, 2], [3, 1, 2], [1, 2], [], [7], [8, 7, 9], *one_goes, *all_go):
            table.hands[0] = hand[:]
            assert sight.seen(table, 0) == harvest(part).seen(table, 0)


def test_a_word_that_lies_at_a_place_takes_the_place_of_the_one_before() -> None:
    part = OneOf(("wood", "stone"), numbers=(0, 7)).its("becomes")
    table, sight = dealt(), Sight(harvest(part))
    for lying, numbers in ((-1, [0, 0]), (7, [0, 1]), (0, [1, 0]), (7, [0, 1]), (-1, [0, 0])):
        table.becomes = (lying, -1)
        assert list(sight.seen(table, 0)[-2:]) == numbers
    table.becomes = (3, -1)
    with pytest.raises(KeyError, match="3"):
        sight.seen(table, 0)


def test_a_flag_that_falls_is_seen() -> None:
    table, sight = dealt(), Sight(harvest(Flag(lambda table, _: table.round == 3).by("round")))
    for number in (1, 3, 1):
        table.round = number
        assert sight.seen(table, 0)[-1] == (number == 3)


def test_of_numbers_that_lie_together_those_that_changed_are_written() -> None:
    part = Counts(["wood", "stone", "food"], 5).its("hands")
    table, sight = dealt(), Sight(harvest(part))
    for hand, numbers in (([3, 1, 0], [3, 1, 0]), ([3, 0, 9], [3, 0, 5]), ([0, 0, 5], [0, 0, 5])):
        table.hands[0] = hand
        assert list(sight.seen(table, 0)[-3:]) == numbers
        assert sight.seen(table, 0) == harvest(part).seen(table, 0)


def test_what_could_not_be_read_is_read_anew() -> None:
    table, sight = dealt(), Sight(harvest(OneOf(("draft", "camps"), lambda table, _: table.phase).by("phase")))
    assert list(sight.seen(table, 0))[-2:] == [1, 0]
    table.phase = "tea"
    with pytest.raises(KeyError, match="tea"):
        sight.seen(table, 0)
    table.phase = "camps"
    assert list(sight.seen(table, 0))[-2:] == [0, 1]


# ---- what is declared --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("part", "good", "bad", "fault"),
    [
        (Number(9), 9, 10, ": 10 of 9"),
        (Number(9), 0, -1, ": -1 of 9"),
        (Number(9), 0, True, ": True is no number"),
        (Number(MANY), 2000, -1, ": -1 of 999"),
        (Flag(), True, 1, ": 1 is neither true nor false"),
        (Given(), None, "x", ": 'x' is no number"),
        (Seat(3), -1, 3, ": 3 is no seat"),
        (Seat(3), 2, None, ": None is no seat"),
        (Text(), "anything", 7, ": 7 is no text"),
        (OneOf(GOODS), "", "gold", ": 'gold' is no word here"),
        (OneOf(GOODS, numbers=(3, 4)), "clay", 3, ": 3 is no word here"),
        (Several(GOODS), ["wood", "wood"], ["gold"], ": 'gold' is no word here"),
        (Several(GOODS), [], None, ": None is no list"),
        (Unsaid(Number(9)), 4, "x", ": 'x' is no number"),
        (Hidden(Number(9)), None, 4, ": 4 should be hidden"),
        (Maybe(Number(9)), None, "x", ": 'x' is no number"),
        (Some({"a": Number(9)}), {}, {"b": 1}, ".b is not declared"),
        (Some({"a": Number(9)}), {"a": 1}, {"a": "x"}, ".a: 'x' is no number"),
        (Some({"a": Number(9)}), {"a": 1}, [], ": [] has no keys"),
        (Fields({"a": Number(9)}), {"a": 1}, {}, ".a is missing"),
        (Fields({"a": Number(9)}), {"a": 1}, {"a": 1, "b": 1}, ".b is not declared"),
        (Fields({"a": Number(9)}), {"a": 1}, 1, ": 1 has no keys"),
        (Fields({"a": InTruth(Number(9))}), {}, {"a": 1}, ".a is not declared"),
        (Row(2, Number(9)), [1], [1, 2, 3], ": [1, 2, 3] is no row of 2"),
        (Row(2, Number(9)), [1, 2], [1, "x"], ".1: 'x' is no number"),
        (Many(Number(9)), [1, 2, 3], {}, ": {} is no list"),
        (Only("a", Several(GOODS)), [], [{}], ".0.a is missing"),
        (
            Only("a", Several(GOODS), b=Number(9)),
            [{"a": "wood", "b": 1}],
            [{"a": "x", "b": 1}],
            ": 'x' is no word here",
        ),
        (Seats(2, Number(1), Hidden(Number(1))), [1, None], [1, 1], ".1: 1 should be hidden"),
        (Seats(2, Number(1), Number(1)), [1, 0], [1], ": [1] is no list of 2 seats"),
    ],
)
def test_what_is_not_as_declared(part: Part, good: Any, bad: Any, fault: str) -> None:
    assert part.fault(good, 0, False) == ""
    assert part.fault(bad, 0, False) == fault


def test_the_whole_truth_shows_what_views_hide() -> None:
    part = Fields({"hand": Hidden(Number(9)), "deck": InTruth(Number(9))})
    assert part.fault({"hand": None}, None, False) == ""
    assert part.fault({"hand": 1, "deck": 2}, None, True) == ""
    assert part.fault({"hand": None, "deck": 2}, None, True) == ".hand: None is no number"
    assert part.fault({"hand": 1}, None, True) == ".deck is missing"
    spectator = Seats(2, Number(9), Hidden(Number(9)))
    assert spectator.fault([None, None], None, False) == ""
    assert spectator.fault([1, None], None, False) == ".0: 1 should be hidden"
