"""Rules that no worked example of the rulebook shows."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product

import pytest

from imperial.laying import draw_all, fresh, lay, lay_for, offered, play, prompt, supply
from neuland import IllegalAction
from neuland.core.rng import Dice
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import DEAL_COST
from neuland.games.imperial.invariants import check
from neuland.games.imperial.rules.gain import can_pay
from neuland.games.imperial.state import ImperialTable


def random_game(table: ImperialTable, seed: int = 1) -> ImperialTable:
    dice = Dice(seed, "rules")
    while not table.over:
        decision = table.decisions[dice.below(len(table.decisions))]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    return table


# ---- setup ----------------------------------------------------------------------------------------------


def test_setup() -> None:
    """R1.1, R5.1, R5.2, R5.3, R5.4, R5.5, R5.7: first round, no VP, no goods; 84 common and 30 faction cards,
    2 of each in hand, and one faction card by the first card phase. R5.8 advises a pairing, no more."""
    table = fresh(2, faction_0="roman", faction_1="barbarian")
    assert (table.round, table.vp) == (1, [0, 0])
    assert all(number == 0 for kept in table.goods for number in kept)
    assert [g.DECKS[faction] for faction in table.factions] == ["roman", "barbarian"]
    for seat in range(2):
        decks = Counter(table.box.deck[card] for card in table.hands[seat])
        assert decks == {g.COMMON: 2, table.factions[seat]: 3}
        assert len(table.decks[seat + 1]) == 27
    assert len(table.decks[0]) == 84 - 4 - 3


def test_start_player_and_factions_are_drawn() -> None:
    """R5.3, R5.6: by the seed, each faction once."""
    starts, first = set(), set()
    for seed in range(30):
        table = fresh(3, seed)
        starts.add(table.start)
        first.add(table.factions[0])
        assert len(set(table.factions)) == 3
    assert starts == {0, 1, 2}
    assert first == {g.BARBARIAN, g.JAPANESE, g.ROMAN, g.EGYPTIAN}


def test_rounds_and_phases() -> None:
    """R6.1: five rounds of card, production, action and cleanup phase."""
    table = fresh(2, 3)
    seen: list[tuple[int, str]] = []
    dice = Dice(5)
    while not table.over:
        if not seen or seen[-1] != (table.round, table.phase):
            seen.append((table.round, table.phase))
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    asked = [(number, phase) for number in range(1, 6) for phase in ("cards", "action")]
    assert [moment for moment in seen if moment[1] != "production"] == asked
    assert table.phase == "end"


# ---- goods and cards ------------------------------------------------------------------------------------


def test_deck_choice_for_each_card() -> None:
    """R2.4: for each single card; R1.6: nobody draws from another's faction deck."""
    table = lay_for("COM065", {"goods": {"wood": 2}, "hand": ["COM065"]})
    play(table, "0 build COM065")
    assert table.decisions[0].options == (("draw", "common"), ("draw", "faction"))
    play(table, "0 draw faction", "0 draw common")
    assert [table.box.deck[card] for card in table.hands[0]] == [g.BARBARIAN, g.COMMON]


def test_discards_go_to_their_own_pile() -> None:
    """R2.6: a faction card to its faction's pile, a common card to the common one."""
    own = {"goods": {"wood": 1}, "hand": ["BAR016"], "locations": ["BAR001"]}
    table = play(lay_for("BAR016", own), "0 build BAR016")
    assert table.view(0)["seat"][0]["discard"] == ["BAR001"]


def test_goods_and_points_come_from_the_supply() -> None:
    """R2.1, R2.2, R2.7: VP at once; R6.8: goods other than VP and cards last for the round."""
    table = play(lay_for("BAR004", {"goods": {"worker": 2}, "locations": ["BAR004"]}), "0 twice BAR004")
    assert supply(table) == {"vp": 2}
    ended = lay(
        {"vp": 2, "goods": {"gold": 3, "food": 1}, "hand": ["COM001"]}, phase="cleanup", options={"faction_0": "roman"}
    )
    assert supply(ended) == {"vp": 2}
    assert table.box.number["COM001"] in ended.hands[0]


def test_supplies_are_public_and_hands_are_not() -> None:
    """R2.8: no hand limit either."""
    table = lay({"goods": {"wood": 2}, "hand": [f"COM{number:03}" for number in range(1, 21)]})
    seen = table.view(1)["seat"][0]
    assert seen["goods"]["wood"] == 2
    assert seen["hand"] is None
    assert seen["hand_size"] == 20


def test_card_texts_override_rules() -> None:
    """R2.9: the Chariot Builder razes for less than the rule says."""
    table = lay_for("EGY003", {"goods": {"raze": 1}, "locations": ["EGY003"]}, {"locations": ["COM007"]})
    assert not offered(table, "attack COM007")
    assert offered(table, "activate EGY003")


def test_functions_and_rows() -> None:
    """R3.5, R4.1, R7.4, R7.6: one function each, which is its row; faction cards left of the board."""
    table = lay_for("BAR012", {"locations": ["BAR012", "BAR007", "BAR004", "COM007", "COM069", "COM046"]})
    assert table.view(0)["seat"][0]["rows"] == {
        "production": {"faction": ["BAR012"], "common": ["COM007"]},
        "feature": {"faction": ["BAR007"], "common": ["COM069"]},
        "action": {"faction": ["BAR004"], "common": ["COM046"]},
    }


def test_the_newest_faction_location_stands_leftmost() -> None:
    """R4.1: in the base game a convenience; the expansion needs the order."""
    table = lay_for("BAR001", {"goods": {"wood": 2}, "hand": ["BAR020"], "locations": ["BAR001"]})
    play(table, "0 build BAR020")
    assert table.view(0)["seat"][0]["rows"]["production"]["faction"] == ["BAR020", "BAR001"]


# ---- turns ----------------------------------------------------------------------------------------------


def test_one_action_or_pass_in_turn() -> None:
    """R6.10, R6.12, R6.11: one action each in turn; who has passed is left out."""
    table = lay({"goods": {"worker": 6}}, {"goods": {"worker": 6}})
    play(table, "0 exchange 1", "0 receive wood")
    assert prompt(table, 1) == "turn"
    assert prompt(table, 0) == ""
    play(table, "1 pass", "0 exchange 1", "0 receive wood")
    assert prompt(table, 0) == "turn"


def test_all_actions_are_offered() -> None:
    """R6.12: build, deal, raze from hand and at others, activate, exchange."""
    own = {
        "goods": {"wood": 2, "food": 1, "raze": 2, "worker": 2},
        "hand": ["BAR001", "COM007"],
        "locations": ["BAR004"],
    }
    table = lay_for("BAR001", own, {"locations": ["COM029"]})
    verbs = {option[0] for option in table.decisions[0].options}
    assert verbs == {"build", "deal", "raze", "attack", "activate", "twice", "exchange", "pass"}


def test_what_is_free_comes_before_or_after_the_action() -> None:
    """R6.17, R1.5: the one defence token; the turn ends only when its player says so."""
    own = {"goods": {"wood": 2, "defence": 1}, "hand": ["COM007"]}
    table = play(lay(own), "0 build COM007")
    assert prompt(table) == "after"
    play(table, "0 defend COM007")
    assert prompt(table) == ""
    waiting = play(lay(own), "0 build COM007", "0 done")
    assert waiting.goods[0][g.DEFENCE] == 1


def test_samurai_before_locations_that_cannot_be_razed() -> None:
    """R13.2, R13.4: one each, workers of the own supply; others than Japanese have none."""
    own = {"goods": {"worker": 2}, "locations": ["JAP013", "JAP015"]}
    table = play(lay_for("JAP013", own), "0 samurai JAP013")
    assert not offered(table, "samurai JAP013")
    assert offered(table, "samurai JAP015")
    assert not offered(lay_for("ROM001", {"goods": {"worker": 2}, "locations": ["ROM001"]}), "samurai ROM001")


def test_gate_and_shrine_work_in_one_turn() -> None:
    """R23.50, R23.51, A07: any number of times, and they use up what they take, so a turn ends."""
    own = {"goods": {"wood": 2, "food": 1}, "hand": ["COM001", "COM002"], "locations": ["JAP013", "JAP015"]}
    table = lay_for("JAP013", own)
    play(
        table,
        "0 shrine JAP015 wood",
        "0 shrine JAP015 wood",
        "0 shrine JAP015 food",
        "0 gate JAP013",
        "0 choose COM001",
    )
    play(table, "0 gate JAP013")
    assert table.vp[0] == 2
    assert not table.hands[0]
    assert table.shrines[table.box.number["JAP015"]] == (2, 0, 1)


def test_a_lost_temple_of_ra_leaves_its_location_to_nobody() -> None:
    """R23.26, A88: removed by another player, neutral until the round ends; given up, control goes on."""
    options = {"faction_0": "roman", "faction_1": "egyptian"}
    own = {"goods": {"worker": 4}, "locations": ["ROM008", "COM046"]}
    other = {"goods": {"worker": 4}, "locations": ["EGY013"], "holds": ["COM046"]}
    table = play(lay(own, other, options=options), "0 activate ROM008")
    assert table.held == {table.box.number["COM046"]: -1}
    play(table, "1 exchange 1", "1 receive wood")
    assert not offered(table, "activate COM046")

    other = {"goods": {"stone": 1, "worker": 2}, "hand": ["EGY024"], "locations": ["EGY013"], "holds": ["COM046"]}
    table = play(lay(own, other, options=options, turn=1), "1 build EGY024")
    assert table.held == {table.box.number["COM046"]: 1}


def test_a_deal_is_offered_to_whoever_can_pay_for_it() -> None:
    """R8.2: what it costs is said in one place, by which turns go too."""
    for food, gold in product(range(3), repeat=2):
        table = lay_for("ROM001", {"goods": {"food": food, "gold": gold, "worker": 1}, "hand": ["ROM001"]})
        assert offered(table, "deal ROM001") == can_pay(table.goods[0], DEAL_COST)


def test_a_stolen_deal_can_be_negotiated() -> None:
    """R23.18: a foreign card becomes a foreign Location, worth 2 VP."""
    own = {"goods": {"worker": 1, "wood": 1}, "locations": ["JAP019"], "deals": ["BAR001"]}
    table = play(lay(own, options={"faction_0": "japanese", "faction_1": "barbarian"}), "0 activate JAP019")
    assert table.view(0)["seat"][0]["rows"]["production"]["faction"] == ["BAR001"]
    assert table.faction_locations(0) == 2


def test_cards_under_a_lost_gate_are_discarded() -> None:
    """R23.6: with the Gate go the cards under it."""
    own = {"goods": {"raze": 2}, "locations": ["JAP008"]}
    other = {"goods": {"worker": 2}, "locations": ["COM007"]}
    table = lay(own, other, options={"faction_0": "japanese", "faction_1": "roman"})
    play(table, "0 activate JAP008")
    assert table.view(0)["discard"] == ["COM007"]
    engineers = {"goods": {"worker": 2}, "locations": ["ROM008"]}
    gate = {"goods": {"worker": 2}, "locations": ["JAP013"], "on": {"JAP013": {"cards": ["COM001", "JAP001"]}}}
    table = lay(engineers, gate, options={"faction_0": "roman", "faction_1": "japanese"})
    play(table, "0 activate ROM008")
    assert table.view(0)["discard"] == ["COM001"]
    assert table.view(0)["seat"][1]["discard"] == ["JAP001", "JAP013"]
    assert not table.gates


def test_second_half_of_a_double_activation_may_be_lost() -> None:
    """R23.4: both are paid first; the second finds no target any more."""
    own = {"goods": {"gold": 2}, "locations": ["EGY007", "COM046"], "on": {"COM046": {"used": 1}}}
    table = play(lay_for("EGY007", own), "0 twice EGY007")
    assert supply(table) == {}
    assert table.uses[table.box.number["COM046"]] == 0


# ---- solo -----------------------------------------------------------------------------------------------


def test_solo_setup() -> None:
    """R17.1, R17.3, R17.13: no goods for the neutral player; one attack card lies open."""
    table = fresh(1)
    assert len(table.line) == 1
    assert len(table.attack_deck) == 15
    assert table.neutral == []
    random_game(table)
    assert len(table.line) + len(table.attack_deck) <= 16
    assert len(table.attack_deck) >= 5


def test_solo_protection_does_not_help() -> None:
    """R17.11: the neutral player takes no notice of defence tokens."""
    table = fresh(1, 1, faction_0="roman")
    from neuland.games.imperial.cases import arrange

    given = {
        "phase": "attack",
        "seat": {"0": {"locations": ["COM007"], "on": {"COM007": {"defence": True}}}},
        "solo": {"line": ["wood"], "attack_deck": ["wood", "card"]},
    }
    arrange(table, given)
    assert table.view(0)["solo"]["pile"] == ["COM007"]


# ---- through whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("pair", list(permutations(g.DECKS[1:], 2)), ids="-".join)
def test_every_pairing_plays_to_the_end(pair: tuple[str, str]) -> None:
    table = fresh(2, 11, faction_0=pair[0], faction_1=pair[1])
    dice = Dice(11, "pairs")
    while not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
        check(table)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_goods_balance(seats: int) -> None:
    """R2.7: what a seat has is what it gained, less what it paid, lost, and had stolen."""
    table = fresh(seats, 21)
    has: Counter[tuple[int, str]] = Counter()
    dice = Dice(2, "balance")
    while not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
        for event in table.events:
            seat, good = event.args.get("seat", 0), event.args.get("good", "")
            if event.id == "gain":
                has[seat, good] += event.args["number"]
            elif event.id in ("pay", "lose"):
                has[seat, good] -= event.args["number"]
            elif event.id == "hand-back":
                has[seat, good] -= 1
            elif event.id == "steal":
                has[seat, good] += 1
                has[event.args["other"], good] -= 1
        for seat in range(seats):
            for good in range(g.SUPPLY):
                assert table.goods[seat][good] == has[seat, g.NAMES[good]]


# ---- reasons --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        ("build COM007", "too-dear"),
        ("build COM001", "not-in-hand"),
        ("build BAR016", "no-location"),
        ("deal COM007", "no-deal-field"),
        ("deal BAR016", "no-food"),
        ("raze COM007", "no-raze-tokens"),
        ("raze BAR016", "no-raze-field"),
        ("attack COM029", "no-raze-tokens"),
        ("attack ROM001", "no-raze-field"),
        ("attack COM001", "not-opposing"),
        ("activate COM029", "no-action"),
        ("activate COM046", "not-yours"),
        ("exchange 3", "no-workers"),
        ("defend COM029", "not-yours"),
        ("dance", "not-offered"),
    ],
)
def test_reasons(action: str, reason: str) -> None:
    own = {"goods": {"wood": 1, "worker": 1}, "hand": ["COM007", "BAR016", "COM076"]}
    table = lay(
        own, {"locations": ["COM029", "ROM001", "COM046"]}, options={"faction_0": "barbarian", "faction_1": "roman"}
    )
    with pytest.raises(IllegalAction) as refusal:
        table.apply(0, action)
    assert refusal.value.reason == reason


def test_reasons_for_locations() -> None:
    own = {"goods": {"worker": 2, "defence": 1}, "locations": ["COM046", "COM036", "BAR010", "BAR004"]}
    own["on"] = {"COM046": {"used": 2}, "BAR004": {"blocked": True}}
    table = lay_for("BAR004", own)
    expected = {
        "activate COM046": "used",
        "activate COM036": "too-dear",
        "activate BAR010": "no-target",
        "activate BAR004": "blocked",
        "defend BAR004": "defend-common",
        "samurai BAR004": "samurai-faction",
    }
    for action, reason in expected.items():
        with pytest.raises(IllegalAction) as refusal:
            table.apply(0, action)
        assert refusal.value.reason == reason
    passed = lay({"goods": {"raze": 2, "worker": 2}}, {"locations": ["COM029"], "passed": True})
    with pytest.raises(IllegalAction) as refusal:
        passed.apply(0, "attack COM029")
    assert refusal.value.reason == "passed"


def test_draws_are_lost_when_nothing_is_left() -> None:
    """R2.5, A04: no card anywhere, so the Watchtower brings none."""
    own = {"goods": {"wood": 2}, "hand": ["COM065"], "deck_size": 0}
    table = lay_for("COM065", own, discard=[], rest={"hand": 1, "deck": 0})
    draw_all(play(table, "0 build COM065"))
    assert table.hands[0] == []
