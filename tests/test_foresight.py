"""What is said of options before they are chosen: prices, yields, losses, points. The gauntlet sees it come true."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest

from neuland import Decision, Game, Table, catalog, load
from neuland.core.decision import Action
from neuland.core.foresight import Foresight, foresee
from neuland.core.rng import Dice
from neuland.core.scenario import read_cases, set_up
from neuland.testing.foresight import foresight_holds
from neuland.testing.tables import every_table
from neuland.text import LANGUAGES, Words

FORESEEING = [game for game in catalog().values() if game.has_room("foresight")]
PRICED = {
    "settlement": ("explore", "build", "fight", "fortify", "fortress", "activate", "invite", "trade"),
    "imperial": ("deal", "raze", "attack", "exchange"),
}
"""Verbs that always cost something."""
MOST_DECISIONS = 300
"""Of one game; those of some worlds are ten times as long, and foresee nothing new then."""


def eager(options: tuple[Action, ...], dice: random.Random) -> Action:
    """Anything but a pass, if there is anything: so that games are whole."""
    return dice.choice([option for option in options if option[0] != "pass"] or options)


def decided(game: str, seats: int, seed: int, **options: str) -> Iterator[tuple[Table, Decision]]:
    """All decisions of a game at random."""
    table, dice = load(game).new(seats, seed, options), random.Random(seed)
    while not table.over:
        decision = table.decisions[0]
        yield table, decision
        table.apply(decision.seat, eager(decision.options, dice))


def met(game: str, seats: int, seed: int) -> Iterator[tuple[Table, Decision, dict[Action, Foresight]]]:
    """The same, each with what is foreseen there."""
    for table, decision in decided(game, seats, seed):
        yield table, decision, foresee(load(game), table, decision.seat)


@pytest.mark.parametrize(("game", "seats", "options"), list(every_table(FORESEEING)))
def test_what_is_certain_comes_true(game: Game, seats: int, options: dict[str, str]) -> None:
    dice = Dice(seats, "foresight")
    decisions = islice(decided(game.id, seats, 41 + seats, **options), MOST_DECISIONS)
    assert sum(foresight_holds(game, table, decision, dice) for table, decision in decisions) > 15


@pytest.mark.parametrize("game", PRICED)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_price_of_whatever_has_one_is_said(game: str, lang: str) -> None:
    words = Words(load(game), lang)
    verbs = set()
    for seed in range(3):
        for _, decision, found in met(game, 2, seed):
            for option in decision.options:
                if option[0] in PRICED[game]:
                    assert words.foresight(found[option]).startswith(("costs ", "kostet ")), option
                    verbs.add(option[0])
    assert verbs == set(PRICED[game])


def said(table: Table, action: str, lang: str = "en") -> str:
    """What is said of an option at a table."""
    game = load(table.origin.game)
    seat = table.decisions[0].seat
    found = {" ".join(map(str, option)): each for option, each in foresee(game, table, seat).items()}
    return Words(game, lang, ["Ada", "Bo"]).foresight(found.get(action, Foresight()))


def laid(game: str, given: str, options: str = "{}") -> Table:
    """A table for two, laid out as a scenario's `given` says; the first seat moves."""
    text = f'[[case]]\nid = "x"\ngame = "{game}"\nseats = 2\noptions = {options}\nthen = {{}}\n[case.given]\n{given}'
    return set_up(read_cases(text)[0])


# ---- Settlement ------------------------------------------------------------------------------

ROW = """
turn = 0
heroes = ["H01", "H09", "H08", "H06"]
seat.0.wilderness.I-1 = { resource = "wood", colour = "green" }
seat.0.wilderness.I-2 = { resource = "clay", colour = "blue" }
seat.0.wilderness.I-3 = { resource = "wood", colour = "red" }
"""


def test_settlement_says_what_a_row_really_brings() -> None:
    table = laid("settlement", ROW)
    assert said(table, "activate I") == "costs 1 settler; brings 2 wood and 1 clay; monsters come to I-1 and I-3"
    german = "kostet 1 Siedler; bringt 2 Holz und 1 Lehm; Monster kommen auf I-1 und I-3"
    assert said(table, "activate I", "de") == german


def test_a_row_that_brings_nothing_says_so() -> None:
    table = laid("settlement", ROW)
    assert said(table, "activate II") == "costs 1 settler; brings nothing"
    assert said(table, "activate III", "de") == "kostet 1 Siedler; bringt nichts"


def test_a_strict_supply_promises_what_it_has() -> None:
    table = laid("settlement", ROW + "supply = { wood = 1, clay = 0 }", '{ supply = "strict" }')
    assert said(table, "activate I") == "costs 1 settler; brings 1 wood; monsters come to I-1"


def test_passing_says_what_is_lost() -> None:
    goods = "seat.0.goods = { wood = 2, clay = 1, stone = 0, gold = 2 }\nseat.0.settlers = { normal = 0, bonus = 1 }\n"
    fortress = 'seat.0.wilderness.I-1 = { resource = "wood", fortress = true }\n'
    stays = "1 bonus settler stays for the next round"
    assert said(laid("settlement", "turn = 0\n" + goods), "pass") == f"loses 2 wood and 1 clay; {stays}"
    table = laid("settlement", "turn = 0\n" + goods + fortress)
    assert said(table, "pass") == f"of 2 wood and 1 clay you keep 1; {stays}"
    table.apply(0, "pass")
    assert said(table, "keep clay") == "loses 2 wood"
    assert said(laid("settlement", "turn = 0\nround = 6\n" + goods), "pass") == "1 settler stays unused"


def test_what_passing_says_is_what_is_lost() -> None:
    tried = 0
    for seed in range(3):
        for table, decision, found in met("settlement", 2, seed):
            if ("pass",) in found:
                before, after = dict(table.view(0)["seat"][decision.seat]["goods"]), table.clone()
                after.play(after.decision(decision.seat), ("pass",))
                left = after.view(0)["seat"][decision.seat]["goods"]
                lost = {good: before[good] - left[good] for good in before if left[good] < before[good]}
                assert found[("pass",)].loses == lost
                tried += bool(lost)
    assert tried > 20


def test_inviting_a_hero_says_the_points() -> None:
    heroes = 'turn = 0\nheroes = ["H05", "H06", "H01", "H08"]\nseat.0.goods = { wood = 2, gold = 2 }\n'
    table = laid("settlement", heroes)
    after = table.clone()
    after.apply(0, "invite H01")
    points = after.scores[0]
    land = 'seat.0.wilderness.I-1 = { resource = "wood" }\nseat.0.wilderness.I-2 = { resource = "wood" }\n'
    assert said(laid("settlement", heroes + land), "invite H01").endswith(f"+{points_with_land(heroes + land)} points")
    assert (f"+{points} point" in said(table, "invite H01")) == bool(points)


def points_with_land(given: str) -> int:
    table = laid("settlement", given)
    table.apply(0, "invite H01")
    return table.scores[0]


ROWS = """
turn = 0
seat.0.goods = { wood = 0, clay = 0, stone = 0 }
seat.0.wilderness.I-1 = { resource = "stone", fortress = true }
seat.0.settlement.middle-1 = { building = "tavern" }
seat.0.settlement.middle-2 = { building = "trading-post" }
seat.0.settlement.lower-1 = { building = "church" }
"""


def test_a_settlement_row_tells_what_can_be_used_from_what_still_needs_something() -> None:
    table = laid("settlement", ROWS)
    assert said(table, "activate middle") == "costs 1 settler; to be used: Trading Post; not yet: Tavern"
    assert said(table, "activate lower", "de") == "kostet 1 Siedler; zu nutzen: nichts; noch nicht: Kirche"
    assert said(table, "activate upper") == "costs 1 settler; to be used: nothing"
    table = laid("settlement", ROWS.replace("stone = 0", "stone = 0, diamond = 1"))
    assert said(table, "activate middle") == "costs 1 settler; to be used: Tavern and Trading Post"


def test_a_trade_names_the_cheapest_ways_first_and_none_that_only_adds_to_another() -> None:
    goods = "turn = 0\nseat.0.goods = { wood = 0, clay = 1, stone = 2, gold = 1 }\nseat.0.artefact = "
    ordinary = said(laid("settlement", goods + '"diamond-ring"'), "trade wood")
    assert ordinary == "costs 1 clay and 1 stone, 2 stone or 1 gold; brings 1 wood"
    mirrored = said(laid("settlement", goods + '"mirror-of-transformation"'), "trade wood")
    assert mirrored == "costs 1 clay, 1 stone or 1 gold; brings 1 wood"


def test_a_deposit_is_told_with_its_points() -> None:
    table = laid("settlement", ROWS.replace("stone = 0", "stone = 0, diamond = 1"))
    table.apply(0, "activate lower")
    table.apply(0, "use church")
    lines = [Words(load("settlement"), "en", ["Ada", "Bo"]).event(event) for event in table.events]
    assert lines[-2:] == ["Ada uses Church.", "Ada puts 1 diamond on it: 4 points at the end."]


def test_payments_are_said_by_amount() -> None:
    words = Words(load("settlement"), "de")
    assert words.action(("pay-both", "diamond", "diamond")) == "Mit 2 Diamanten bezahlen"
    assert words.action(("pay-both", "wood", "clay")) == "Mit 1 Holz und 1 Lehm bezahlen"


# ---- Imperial Settlers -----------------------------------------------------------------------

HOUSE = "COM012"
"""A card that costs one wood."""


def supplied(goods: str) -> Table:
    hand = f'phase = "action"\nseat.0.hand = ["{HOUSE}"]\nseat.1.goods = {{ worker = 6 }}\n'
    return laid("imperial", f"{hand}seat.0.goods = {{ worker = 2, {goods} }}")


def test_gold_that_stands_in_is_said() -> None:
    assert load("imperial").room("cards").facts(HOUSE)["cost"] == {"wood": 1}
    in_wood = said(supplied("wood = 1"), f"build {HOUSE}")
    assert in_wood.startswith("costs 1 wood; ") and "gold" not in in_wood
    in_gold = said(supplied("gold = 1"), f"build {HOUSE}")
    assert in_gold.startswith("costs 1 gold; ") and "1 gold stands in" in in_gold
    either = said(supplied("wood = 1, gold = 1"), f"build {HOUSE}")
    assert either.startswith("costs 1 wood; ") and "gold may stand in" in either


def test_what_cannot_be_stored_is_said_before_passing() -> None:
    """What is foretold is told again when the round ends, but for workers that an Oasis may bring meanwhile."""
    game, dice = load("imperial"), random.Random(1)
    table = game.new(3, 5)
    foretold: dict[int, dict[str, int]] = {}
    checked = 0
    while not table.over:
        decision = table.decisions[0]
        option = dice.choice(decision.options)
        if option == ("pass",):
            foretold[decision.seat] = dict(foresee(game, table, decision.seat).get(option, Foresight()).loses)
        table.apply(decision.seat, option)
        if any(event.id == "cleanup" for event in table.events):
            check_lost(table, foretold)
            checked += sum(map(bool, foretold.values()))
            foretold.clear()
    assert checked > 4
    assert not any(foretold.values()), "after the last round nothing is lost"


def check_lost(table: Table, foretold: dict[int, dict[str, int]]) -> None:
    lost = [Counter[str]() for _ in range(table.seats)]
    for event in table.events:
        if event.id == "lose":
            lost[event.args["seat"]][event.args["good"]] += event.args["number"]
    for seat, goods in foretold.items():
        assert {**goods, "worker": 0} == {**lost[seat], "worker": 0}


GARDENS = """
phase = "action"
seat.0.hand = ["ROM009"]
seat.0.goods = { worker = 2, wood = 1, stone = 1 }
seat.0.locations = ["COM018"]
seat.1.goods = { worker = 6 }
"""
ROMANS = "{ faction_0 = 'roman', faction_1 = 'egyptian' }"


def test_a_location_that_is_given_up_is_counted() -> None:
    """The Gardens are worth 2, and bring 2 at once; the common location beneath them was worth 1."""
    table = laid("imperial", GARDENS, ROMANS)
    text = "costs 1 wood, 1 stone and 1 location; +3 VP; −1 VP for the location is counted"
    before = table.scores[0]
    assert said(table, "build ROM009") == text
    table.apply(0, "build ROM009")
    if any(decision.prompt == "give-up" for decision in table.decisions):
        table.apply(0, "give COM018")
    assert table.scores[0] - before == 3


def test_a_foundation_costs_no_points() -> None:
    table = laid("imperial", GARDENS + 'seat.0.foundations = ["COM021"]', ROMANS)
    assert said(table, "build ROM009") == "costs 1 wood, 1 stone and 1 location; +4 VP"
    table.apply(0, "build ROM009")
    assert said(table, "give COM018", "de") == "kostet 1 Ort; −1 SP"
    assert said(table, "give COM021", "de") == "ein Fundament, das keine SP kostet"


def test_a_deal_that_can_be_stolen_says_what_it_gives() -> None:
    spies = 'seat.0.locations = ["ROM010"]\nseat.0.goods = { worker = 1 }\nseat.0.hand = []\n'
    deals = 'seat.1 = { goods = { worker = 6 }, deals = ["EGY001", "EGY011"] }'
    table = laid("imperial", f'phase = "action"\n{spies}{deals}', ROMANS)
    table.apply(0, "activate ROM010")
    facts = load("imperial").room("cards").facts
    good = {"gold": "gold", "stone": "stone", "worker": "worker", "raze": "raze token", "card": "card"}
    for card in ("EGY001", "EGY011"):
        text = f"1 {good[facts(card)['deal_field']]} per round, from the next production on"
        assert said(table, f"choose {card}") == text


def test_payments_in_several_resources_are_joined_by_a_word() -> None:
    words = {lang: Words(load("imperial"), lang) for lang in LANGUAGES}
    assert words["de"].action(("pay", 0, 1, 0, 1)) == "Zahlen: 1 Stein und 1 Gold"
    assert words["en"].action(("pay", 1, 0, 2, 0)) == "Pay 1 wood and 2 food"
    assert words["en"].action(("pay", 0, 0, 0, 2)) == "Pay 2 gold"
    assert words["de"].action(("pay", 1, 1, 0, 1)) == "Zahlen: 1 Holz und 1 Stein und 1 Gold"


# ---- Bunny Kingdom ---------------------------------------------------------------------------


def test_a_square_says_what_becomes_of_the_fiefs_beside_it() -> None:
    found: dict[Action, Foresight] = {}
    options: list[Decision] = []
    for _, decision, foreseen in met("bunny", 2, 2):
        found |= {option: each for option, each in foreseen.items() if option[0] in ("build", "camp") and each.brings}
        options.append(decision)
    words = Words(load("bunny"), "en")
    texts = [words.foresight(each) for each in found.values()]
    assert texts and all(" at each harvest; " in text and "strength" in text for text in texts)


def test_a_trading_post_is_foreseen_with_the_resource_that_helps_most() -> None:
    table = laid("bunny", 'phase = "construction"\nseat.0.land = ["E8", "F8", "E9"]\nseat.0.store = ["trading-post-1"]')
    text = "+1 at each harvest; one fief: strength 1 × 2 resources = 2; as a trading post for wood"
    assert said(table, "build trading-post E9") == text
    assert said(table, "build trading-post E9", "de").endswith("; als Handelsposten für Holz")


def test_ones_parchments_are_counted_with_what_serves_them() -> None:
    given = """
seat.0.land = ["F7", "E8"]
seat.0.parchments = ["master-farmer"]
seat.0.hand = ["H4", "J7", "carpenter", "farmer", "opportunist"]
"""
    table = laid("bunny", given)
    assert said(table, "pick H4") == "a new fief: strength 0 × 1 resource = 0; your parchments +2"
    assert said(table, "pick J7", "de") == "ein neues Lehnsgut: Stärke 0 × 0 Ressourcen = 0"
    assert said(table, "pick farmer") == "worth 2 now"
    assert said(table, "pick carpenter", "de") == "jetzt 0 wert"
    assert said(table, "pick opportunist") == "", "that depends on what others hide"


def test_naming_a_resource_says_what_ones_parchments_make_of_it() -> None:
    given = """
phase = "harvest"
seat.0.land = ["F8", "E9", "E8"]
seat.0.built = { E9 = "trading-post-1" }
seat.0.parchments = ["master-farmer"]
"""
    table = laid("bunny", given)
    assert said(table, "name trading-post-1 fish") == "on E9, +1 at this harvest"
    assert said(table, "name trading-post-1 carrot") == "on E9, +0 at this harvest; your parchments +2"
