"""What a seat of Imperial Settlers sees, in numbers."""

from __future__ import annotations

from imperial.laying import lay, lay_for, play
from neuland import Table, load
from neuland.games.imperial import GAME
from neuland.games.imperial.observation import observation


def said(table: Table, seat: int) -> dict[str, float]:
    """The features that are not 0."""
    seen = observation(table.origin)
    return {name: number for name, number in zip(seen.names, seen.numbers(table.view(seat)), strict=True) if number}


def test_rows_goods_and_hand() -> None:
    table = lay({"hand": ["COM001"], "locations": ["COM002"], "goods": {"wood": 2, "worker": 2}, "vp": 7})
    mine, theirs = said(table, 0), said(table, 1)
    assert (mine["seat.me.goods.wood"], mine["seat.me.vp"], mine["seat.me.hand.COM001"]) == (2, 7, 1)
    assert (theirs["seat.1.goods.wood"], theirs["seat.1.vp"], theirs["seat.1.hand_size"]) == (2, 7, 1)
    assert not [name for name in theirs if name.endswith(".hand.COM001")]
    assert theirs["seat.1.rows.feature.common.COM002"] == 1
    assert mine.keys() >= {"turn.me", "asked.me.turn", "phase.action"}
    assert theirs.keys() >= {"turn.1", "asked.1.turn"}


def test_rows_keep_their_order() -> None:
    row = "seat.me.rows.feature.common"
    one, other = said(lay({"locations": ["COM001", "COM002"]}), 0), said(lay({"locations": ["COM002", "COM001"]}), 0)
    assert {one[f"{row}.COM001"], one[f"{row}.COM002"]} == {1, 2}
    assert (one[f"{row}.COM001"], one[f"{row}.COM002"]) == (other[f"{row}.COM002"], other[f"{row}.COM001"])


def test_who_holds_a_location() -> None:
    table = lay_for(
        "EGY013",
        {"goods": {"worker": 2}, "locations": ["EGY013"]},
        {"goods": {"worker": 4}, "locations": ["ROM020"]},
        options={"faction_1": "roman"},
    )
    before = said(table, 1)
    play(table, "activate EGY013")
    after = said(table, 1)
    assert after.keys() - before.keys() >= {"seat.me.locations.ROM020.held", "seat.1.holds.ROM020"}


def test_the_neutral_player_is_seen_alone() -> None:
    table = load("imperial").new(1, 3)
    assert "solo.attack_deck" in said(table, 0)
    assert not [name for name in observation(GAME.origin(2, 0, {})).names if name.startswith("solo")]
    assert "seat.me.deals.ATT01" in observation(GAME.origin(1, 0, {})).names, "Spies steal it"
    assert "seat.me.deals.ATT01" not in observation(GAME.origin(2, 0, {})).names
