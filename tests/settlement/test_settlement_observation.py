"""What a seat of Settlement sees, in numbers."""

from __future__ import annotations

from neuland import Table
from neuland.core.scenario import Case, set_up
from neuland.games.settlement import GAME
from neuland.games.settlement.observation import observation


def said(table: Table, seat: int) -> dict[str, float]:
    """The features that are not 0."""
    seen = observation(table.origin)
    return {name: number for name, number in zip(seen.names, seen.numbers(table.view(seat)), strict=True) if number}


def test_board_row_and_turn() -> None:
    given = {
        "turn": 0,
        "heroes": ["H02", "H04", "H12", "H13"],
        "next_landscapes": {"I": ["L1-12"]},
        "seat": {"0": {"wilderness": {"I-1": {"landscape": "L1-03", "monster": True}}, "goods": {"clay": 3}}},
    }
    table = set_up(Case("board", "settlement", seats=3, given=given))
    seen = said(table, 2)
    assert seen["seat.1.goods.clay"] == 3
    assert seen.keys() >= {"turn.1", "asked.1.turn", "heroes.3.H12", "seat.1.wilderness.I-1.landscape.L1-03"}
    assert seen.keys() >= {"seat.1.wilderness.I-1.monster", "options.heroes.shown", "phase.turn"}
    table.apply(0, "explore I")
    assert "seat.me.wilderness.I-2.landscape.L1-12" in said(table, 0)


def test_a_limited_supply_is_counted() -> None:
    assert not [name for name in said(set_up(Case("", "settlement", seats=2)), 0) if name.startswith("supply.")]
    strict = set_up(Case("", "settlement", seats=2, options={"supply": "strict"}))
    assert said(strict, 0)["supply.wood"] == strict.view(0)["supply"]["wood"]


def test_heroes_that_lie_face_down_are_only_counted() -> None:
    given = {"turn": 0, "seat": {"0": {"heroes": ["H02"]}}}
    table = set_up(Case("", "settlement", seats=2, given=given, options={"heroes": "hidden"}))
    assert "seat.me.heroes.H02" in said(table, 0)
    seen = said(table, 1)
    assert seen["seat.1.hero_count"] == 1
    assert not [name for name in seen if name.startswith("seat.1.heroes.")]


def test_landscapes_lie_in_their_rows() -> None:
    names = observation(GAME.origin(2, 0, {})).names
    assert "seat.me.wilderness.II-3.landscape.L2-07" in names
    assert "seat.me.wilderness.II-3.landscape.L1-07" not in names
