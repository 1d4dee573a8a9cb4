"""All 504 worlds resolve; every plan is what the rules' tables say."""

from __future__ import annotations

import ast
import pickle
from collections import Counter
from itertools import product
from pathlib import Path

import pytest

from neuland import BadData, BadOption
from neuland.games.worlds import GAME, cards
from neuland.games.worlds.plan import EDITIONS, Plan, PlanConflict
from neuland.games.worlds.worlds import WORLDS, make_plan, plan_of

PLANS = {number: make_plan(number, 4, "first") for number in WORLDS}
HOUSE = Path(GAME.folder)
RULES = (Path(__file__).parent / "rules.txt").read_text("utf-8").split()
IN_FORCE = (Path(__file__).parent / "in_force.txt").read_text("utf-8")


def test_every_world_resolves_at_every_seat_count_in_both_editions() -> None:
    for number, seats, edition in product(WORLDS, (2, 3, 4), EDITIONS):
        plan = plan_of(number, seats, edition)
        assert plan.map and plan.order and plan.money and plan.capitals


def test_counts_of_maps_orders_and_money() -> None:  # D-01, D-02, D-03: W3, W5, W7, W8
    assert len(WORLDS) == 504
    assert Counter(plan.map for plan in PLANS.values()) == {1: 124, 2: 126, 3: 110, 4: 44, 5: 100}
    assert Counter(plan.order for plan in PLANS.values()) == {
        "clockwise": 216,
        "income-down": 98,
        "share-value": 98,
        "points-up": 56,
        "income-up": 36,
    }
    assert Counter(plan.money for plan in PLANS.values()) == {
        "staggered": 189,
        "shares": 112,
        "90": 98,
        "60": 81,
        "80": 24,
    }
    assert sum(plan.companies for plan in PLANS.values()) == 112


NO_RESIDENTS = """
123 125 127 129 132 135 137 139 152 153 157 159 192 193 195 197 213 215 217 219 231 251 291 312 315
317 319 321 351 391 912 913 915 917 921 931 951"""


def test_worlds_without_residents() -> None:  # D-01, C-14: W8, G29
    assert [number for number, plan in PLANS.items() if not plan.residents] == [int(n) for n in NO_RESIDENTS.split()]


def test_how_often_parts_are_used() -> None:
    """The percentages that the booklet prints: residents 95.2, goods 41.7, a round-based order 57.1, VP tokens 38.9,
    the board of shares and prices 41.7, dice 50.0, the rarest privilege 2.8."""
    tokens = {"M3-S4", "M5-V1", "M7-SCORE1"}
    prized = [p for p in PLANS.values() if tokens & set(p.rules) or (p.prize_row and not p.prize_money)]
    assert len(prized) == 196
    assert sum(plan.price_board or "M9-S1" in plan.rules or "M9-S5" in plan.rules for plan in PLANS.values()) == 210
    assert sum("M4-G1" in plan.rules or "M5-X5" in plan.rules for plan in PLANS.values()) == 252
    assert sum(plan.residents or plan.capital_mark != "" for plan in PLANS.values()) == 480
    assert sum(plan.order != "clockwise" for plan in PLANS.values()) == 288
    goods = [p for p in PLANS.values() if p.goods_side or p.houses or (p.trolley and p.buy_beyond_plants >= 0)]
    assert len(goods) == 210
    rarest = Counter(kind for plan in PLANS.values() for kind in plan.kinds)
    assert {cards.WORDS[kind] for kind, number in rarest.items() if number == 14} == {"I-6", "I-7", "II-1", "III-5"}
    assert min(rarest.values()) == 14


def test_privileges_in_use() -> None:  # C-01, D-29: M3-P1, M3-S1a
    in_123 = [cards.WORDS[kind] for kind in PLANS[123].kinds]
    assert in_123 == ["I-2", "I-5", "I-8", "I-11", "II-5", "II-7", "II-9", "II-12", "III-1"]
    sizes = {number: len(plan.kinds) for number, plan in PLANS.items() if plan.kinds}
    assert len(sizes) == 168
    assert (min(sizes.values()), max(sizes.values())) == (8, 14)
    assert [number for number, size in sizes.items() if size == 8] == [213, 253, 293, 923]
    without_third = [n for n, plan in PLANS.items() if plan.kinds and all(cards.BACK[kind] < 2 for kind in plan.kinds)]
    assert without_third == [253, 293, 523, 593, 923, 931, 932, 934, 935, 936, 937, 938, 953]


def test_maps_of_some_worlds() -> None:  # C-12, D-18: W3
    known = {123: 3, 149: 2, 156: 1, 176: 3, 195: 1, 256: 1, 268: 5, 516: 1, 543: 1, 562: 4, 674: 2, 925: 4, 951: 1}
    assert {number: PLANS[number].map for number in known} == known


def test_orders_of_some_worlds() -> None:  # C-13, D-19: W2, W5, G25
    for number in (123, 456):
        assert PLANS[number].order == "clockwise"
    assert PLANS[179].order == "income-up"
    assert {PLANS[number].order for number in (379, 349, 391, 397)} == {"income-down"}
    assert {PLANS[number].order for number in (739, 789, 793)} == {"points-up"}
    assert {PLANS[number].order for number in (937, 973)} == {"share-value"}


@pytest.mark.parametrize(
    ("world", "money"),
    [("123", [80] * 3), ("142", [60] * 3), ("412", [80] * 3), ("456", [60, 70, 80]), ("157", [60, 70, 80])],
)
def test_money_of_some_worlds(world: str, money: list[int]) -> None:  # C-03, D-20: W7, G27, G28
    table = GAME.new(3, 5, {"world": world})
    assert [table.money[side] for side in table.order] == money  # type: ignore[attr-defined]


def test_money_of_companies_is_the_players() -> None:  # D-20: 913
    table = GAME.new(3, 5, {"world": "913"})
    assert table.purse == (220,) * 3  # type: ignore[attr-defined]


def test_plans_survive_copies_and_are_shared() -> None:
    plan = plan_of(456, 3, "first")
    assert pickle.loads(pickle.dumps(plan)) is plan


def test_two_values_for_one_knob_are_a_mistake() -> None:
    plan = Plan(123, 2, "first")
    plan.set("hurry", True)
    plan.set("hurry", True)
    with pytest.raises(PlanConflict):
        plan.set("hurry", False)
    with pytest.raises(AttributeError):
        plan.set("no-such-knob", 1)


def test_only_plugs_ask_which_modules_are_there() -> None:
    """After the plan is made no rule asks for modules or TOPs."""
    asked = []
    for file in HOUSE.rglob("*.py"):
        if file.name == "plan.py":
            continue
        tree = ast.parse(file.read_text("utf-8"))
        plugs = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("plug")]
        inside = {id(node) for plug in plugs for node in ast.walk(plug)}
        asked += [
            f"{file.name}:{node.lineno}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Attribute) and node.attr == "top" and id(node) not in inside
        ]
    assert not asked


def test_steps_and_answers_have_names_of_their_own() -> None:
    """Fingerprints of running games hold names without their rooms."""
    names = Counter(
        node.name
        for file in [*(HOUSE / "rules").glob("*.py"), *(HOUSE / "modules").rglob("*.py")]
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and not node.name.startswith("plug")
    )
    assert [name for name, number in names.items() if number > 1] == []


def test_every_world_has_an_income() -> None:
    """13.5: at least the base, and a rule of the TOP II module's, or with 9.II the TOP I module's (W1, G16, M9-H2)."""
    for number, plan in PLANS.items():
        assert "G16" in plan.rules and plan.income, number
        assert plan.ended or plan.turn_end, number
        assert plan.score or plan.cash_counts, number


TERRAIN_RULES = {"M1-E1", "M4-G1", "M6-2a", "M7-S1", "M8-S1"}


def test_worlds_in_which_all_land_is_alike() -> None:
    """D-33: W9. 36 worlds are made of modules 2, 3, 5, 9 and 4.III alone, 24 of them with module 5: no rule of theirs
    asks for a terrain when residents, trolleys or armies do something."""
    alike = [number for number, plan in PLANS.items() if not TERRAIN_RULES & set(plan.rules)]
    assert len(alike) == 36
    assert sum("5" in str(number) for number in alike) == 24
    assert all(set(str(number)) <= set("23594") for number in alike)


def test_clauses_for_absent_modules_are_inert() -> None:
    """C-15, C-16: W1, W9. In 123 no rule for modules 4 to 9 holds, nor a clause of modules 1 to 3 that names them; all
    that do are in force where those are present."""
    rules = set(PLANS[123].rules)
    assert not [rule for rule in rules if rule[0] == "M" and rule[1] in "456789"]
    assert not rules & {"M1-E7", "M1-E8", "M1-E9", "M1-H1", "M2-D1", "M2-D3", "M2-END1", "M3-1a", "M3-F"}
    assert {"M1-END1", "M1-SCORE1", "M1-E5", "M2-E1", "M2-H1", "M3-C"} <= rules
    assert {"M1-E7", "M4-3"} <= set(PLANS[142].rules)
    assert {"M1-E9", "M8-D3b"} <= set(PLANS[128].rules)


def test_rules_in_force_are_rules() -> None:
    """Every id that a plan names is one of the 411, and each of those holds in some world."""
    assert len(RULES) == 411
    named = {rule for number in WORLDS for edition in EDITIONS for rule in plan_of(number, 4, edition).rules}
    assert named == set(RULES), named ^ set(RULES)


def test_every_rule_is_in_force_in_some_world() -> None:
    both = [plan_of(number, seats, edition) for number in WORLDS for seats in (2, 4) for edition in EDITIONS]
    assert set(RULES) == {rule for plan in both for rule in plan.rules}


def test_rules_in_force_are_those_that_the_rules_say() -> None:
    """Every world at every seat count in both editions against conditions that are read from the rules alone."""
    lines = [line.split(" | ") for line in IN_FORCE.splitlines() if not line.startswith("#")]
    when = {rule: compile(condition, rule, "eval") for ids, condition in lines for rule in ids.split()}
    assert sorted(when) == sorted(RULES)
    for number, seats, edition in product(WORLDS, (2, 3, 4), EDITIONS):
        plan = plan_of(number, seats, edition)
        known = circumstances(plan)
        wanted = {rule for rule, condition in when.items() if eval(condition, known)}
        assert wanted == set(plan.rules), (number, seats, edition, wanted ^ set(plan.rules))


def circumstances(plan: Plan) -> dict[str, object]:
    """What conditions ask for, from the number and the seats; map, order, money and residents have tests above."""
    digits = [int(digit) for digit in str(plan.number)]
    tops = {f"t{module}": digits.index(module) + 1 if module in digits else 0 for module in range(1, 10)}
    t2, t4, t7, t8, t9 = (tops[f"t{module}"] for module in (2, 4, 7, 8, 9))
    houses = t8 in (1, 2)
    return tops | {
        "res": plan.residents,
        "m": plan.map,
        "clk": plan.order == "clockwise",
        "money": plan.money,
        "seats": plan.seats,
        "faq": plan.edition == "faq2015",
        "co": t9 in (1, 2),
        "top": digits[0],
        "inc": digits[0] if t9 == 2 else digits[1],
        "prizes": digits[1] if t9 == 1 else digits[0],
        "war": t4 > 0,
        "dice": t4 in (1, 2),
        "houses": houses,
        "cities": t4 > 0 and not houses,
        "lost": t7 == 1 or (t2 > 0 and plan.residents),
    }


@pytest.mark.parametrize("world", ["122", "1234", "0", "012", "abc", "", "-123", "１２３"])
def test_worlds_that_are_none_are_refused(world: str) -> None:
    with pytest.raises(BadOption) as refusal:
        GAME.new(2, options={"world": world})
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(
    ("seats", "options", "data", "said"),
    [
        (1, {}, "", "2, 3, 4, not by 1"),
        (5, {}, "", "2, 3, 4, not by 5"),
        (2, {"edition": "second"}, "", "first, faq2015"),
        (2, {"edition": ""}, "", "first, faq2015"),
        (2, {"money": "gold"}, "", "hidden, open"),
        (2, {"colour": "red"}, "", "no option 'colour'"),
        (2, {}, "x = [", "not TOML"),
        (2, {}, "[tracks]", r"one section, \[reconstructed\]"),
        (2, {}, "reconstructed = 3", r"one section, \[reconstructed\]"),
        (2, {}, "[reconstructed]\nluck = 1", "unknown word 'luck'"),
        (2, {}, "[reconstructed]\nprice_tens = 0", "from 2 to 20, not 0"),
        (2, {}, "[reconstructed]\nshare_most = 145", "multiples of 10"),
        (2, {}, "[reconstructed]\nscoring_cards_4 = [4, 6]", "three numbers"),
        (2, {}, "[reconstructed]\nscoring_cards_2 = [1, 0, 9]", "three numbers"),
        (2, {}, "[reconstructed]\nscoring_cards_3 = [1, 2, 900000000]", "17 together"),
    ],
)
def test_seats_editions_and_files_that_cannot_be(seats: int, options: dict[str, str], data: str, said: str) -> None:
    """One clear line each, in the user's words."""
    with pytest.raises((BadOption, BadData), match=said) as refusal:
        GAME.new(seats, 1, {"world": "789", **options}, data=data)
    assert "\n" not in str(refusal.value)


def test_a_random_world_goes_by_the_seed() -> None:  # G36
    found = {GAME.new(2, seed, {"world": "random"}).plan.number for seed in range(40)}  # type: ignore[attr-defined]
    assert len(found) > 30
    assert found <= set(WORLDS)
