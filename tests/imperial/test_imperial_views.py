"""What a seat sees and what it does not."""

from __future__ import annotations

from imperial.laying import fresh, lay, lay_for, play
from neuland.core.rng import Dice
from neuland.games.imperial.invariants import check
from neuland.games.imperial.state import ImperialTable


def test_drafted_cards_stay_known() -> None:
    """Cards taken from the open ones are known until a card leaves the hand unseen."""
    table = fresh(2, 4)
    decision = table.decisions[0]
    table.apply(decision.seat, decision.options[0])
    taken = decision.options[0][1]
    other = 1 - decision.seat
    assert table.view(other)["seat"][decision.seat]["known"] == [taken]
    dealt = table.redeal(other, 3)
    assert isinstance(dealt, ImperialTable)
    assert table.box.number[str(taken)] in dealt.hands[decision.seat]


def test_cards_under_a_gate_are_seen_by_who_put_them() -> None:
    """R14.5: face down."""
    table = lay_for("JAP013", {"goods": {"food": 1}, "hand": ["COM001", "JAP001"], "locations": ["JAP013"]})
    play(table, "0 gate JAP013", "0 choose COM001")
    assert table.view(0)["seat"][0]["locations"]["JAP013"]["cards"] == ["COM001"]
    assert table.view(1)["seat"][0]["locations"]["JAP013"]["cards"] == ["hidden"]
    assert table.view(None)["seat"][0]["locations"]["JAP013"]["cards"] == ["hidden"]


def test_a_foundation_from_hand_is_hidden() -> None:
    """R14.8, A87: which card it is only its owner knows."""
    own = {"goods": {"worker": 1}, "hand": ["COM001"], "locations": ["EGY014"]}
    table = play(lay_for("EGY014", own), "0 activate EGY014")
    assert table.view(0)["seat"][0]["foundations"] == ["COM001"]
    assert table.view(1)["seat"][0]["foundations"] == ["hidden"]
    places = {table.redeal(1, seed).truth()["seat"][0]["foundations"][0] for seed in range(20)}
    assert len(places) > 5


def test_markers_of_trade_routes_are_seen_by_nobody() -> None:
    """R23.19: the top card, unseen."""
    own = {"goods": {"food": 1}, "locations": ["JAP021"]}
    options = {"faction_0": "japanese", "faction_1": "roman"}
    table = play(lay(own, {"locations": ["ROM001"]}, options=options), "0 activate JAP021")
    assert table.view(0)["seat"][0]["routes"][0]["marker"] == "hidden"
    assert table.truth()["seat"][0]["routes"][0]["marker"].startswith("JAP")


def test_redealt_tables_play_on() -> None:
    """Whatever is asked, a redealt table has answers to it and goes on to the end."""
    for seed in range(6):
        table = fresh(1 + seed % 4, seed)
        dice = Dice(seed, "views")
        while not table.over:
            decision = table.decisions[0]
            if dice.below(6) == 0:
                copy = table.redeal(dice.below(table.seats), dice.below(1 << 20))
                assert isinstance(copy, ImperialTable)
                for _ in range(40):
                    if not copy.over:
                        asked = copy.decisions[0]
                        copy.play(asked, asked.options[dice.below(len(asked.options))])
                check(copy)
            table.apply(decision.seat, decision.options[dice.below(len(decision.options))])


def test_no_event_tells_what_was_drawn() -> None:
    """R2.8: others hear of a drawn card only from which deck it came."""
    table = lay({"goods": {"worker": 2}})
    play(table, "0 exchange 1", "0 receive common_card")
    told = [event for event in table.events if event.seen_by(1)]
    assert not any("card" in event.args for event in told)
    assert any(event.id == "drawn" for event in table.events)


def test_who_passes_cards_on_remembers_them() -> None:
    """R15.1: the two cards passed on are known, and in the end which of them was kept."""
    table = fresh(3, 2, card_phase="alternative")
    for seat in range(3):
        table.apply(seat, table.decision(seat).options[0])
    passed = table.view(0)["seat"][0]["passed_on"]
    assert sorted(passed) == sorted(str(option[1]) for option in table.decision(1).options)
    assert sorted(str(option[1]) for option in table.redeal(0, 5).decision(1).options) == sorted(passed)
    for seat in range(3):
        table.apply(seat, table.decision(seat).options[0])
    kept = [name for name in passed if name in table.truth()["seat"][1]["hand"]]
    assert table.view(0)["seat"][1]["known"] == kept
    assert table.view(2)["seat"][1]["known"] == []
    assert kept[0] in table.redeal(0, 5).truth()["seat"][1]["hand"]
