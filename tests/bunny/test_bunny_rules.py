"""Bunny Kingdom: what the cases in tests/cases/bunny.toml cannot say."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from neuland import Table, load
from neuland.core.errors import BadScenario
from neuland.core.foresight import foresee
from neuland.core.playout import play_out
from neuland.core.rng import Dice
from neuland.core.scenario import read_cases, set_up
from neuland.games.bunny import cards, evaluation, scoring
from neuland.games.bunny.state import BunnyTable

GAME = load("bunny")


def fresh(seats: int = 4, seed: int = 1, **options: str) -> BunnyTable:
    return cast("BunnyTable", GAME.new(seats, seed, options))


def laid_out(given: str, seats: int = 2, options: str = "{}") -> BunnyTable:
    text = (
        f'[[case]]\nid = "x"\ngame = "bunny"\nseats = {seats}\noptions = {options}\n[case.then]\n[case.given]\n{given}'
    )
    return cast("BunnyTable", set_up(read_cases(text)[0]))


def random_game(table: Table, seed: int = 1) -> BunnyTable:
    dice = Dice(seed, "test")
    play_out(table, lambda: dice.below(1 << 20) / (1 << 20), GAME.longest)
    return cast("BunnyTable", table)


# ---- components and board


def test_the_deck_is_what_the_box_holds() -> None:
    """BK3-3: 182 cards: 100 territories, 42 buildings, 37 parchments, 3 provisions."""
    kinds = Counter(component.kind for component in cards.browse())
    assert kinds["territory"] == 100
    assert sum(cards.KIND[card] != "" for card in range(cards.CARDS)) == 42
    assert kinds["treasure"] + kinds["mission"] == 37
    assert kinds["treasure"] == 8
    assert cards.CARDS == 182
    strengths = Counter(cards.STRENGTH[card] for card in range(cards.CARDS) if cards.STRENGTH[card])
    assert strengths == {1: 9, 2: 9, 3: 3}
    assert sum(cards.KIND[card].startswith(("farm", "trading")) for card in range(cards.CARDS)) == 12


def test_terrain_of_the_board() -> None:
    """BK2-1: how many squares of each terrain; BK2-2: what they produce; BK2-3: 18 cities."""
    counts = Counter(cards.TERRAINS[terrain] for terrain in cards.TERRAIN)
    assert counts == {"forest": 15, "sea": 15, "field": 10, "plain": 26, "mountain": 16, "city": 18}
    produced = {cards.TERRAINS[t]: cards.BASE_RESOURCE[s] for s, t in enumerate(cards.TERRAIN)}
    assert produced == {"forest": 1, "sea": 2, "field": 4, "plain": 0, "mountain": 0, "city": 0}
    cities = {cards.SQUARE_NAMES[square] for square in cards.START_CITIES}
    assert " ".join(sorted(cities)) == "A4 B3 B7 B9 C1 D3 D9 E10 E6 F8 G2 G5 G9 H3 H7 I1 I9 J3"


def test_only_lava_parts_neighbours() -> None:
    """BK2-4: eight edges; BK2-6: rivers, paths, coast and the fold of the board part nothing."""
    assert len(cards.LAVA) == 16
    joined = sum(len(near) for near in cards.NEIGHBOURS)
    assert joined == 2 * 180 - 16


def test_borders_and_corners() -> None:
    """BK5.1-4."""
    assert len(cards.BORDER) == 36
    assert {cards.SQUARE_NAMES[square] for square in cards.CORNERS} == {"A1", "A10", "J1", "J10"}


def test_everybody_begins_with_nothing() -> None:
    """BK3-2: scores at 0, no rabbit on the board."""
    table = fresh()
    assert table.scores == [0, 0, 0, 0]
    assert set(table.owner) == {-1}


@pytest.mark.parametrize(
    ("seats", "deal", "left"), [(4, "standard", 22), (3, "standard", 38), (2, "standard", 22), (2, "online", 6)]
)
def test_what_remains_of_the_deck(seats: int, deal: str, left: int) -> None:
    """BK3-6: four rounds leave 22, 38, 22 or 6 cards, two less for each provisions that was played."""
    for seed in range(20):
        table = random_game(fresh(seats, seed, deal=deal))
        played = sum(card >= cards.FIRST_PROVISIONS for pile in table.spent for card in pile)
        assert len(table.deck) == left - 2 * played


# ---- exploration


def test_playing_a_chosen_card_is_no_choice() -> None:
    """BK4.1-8: between the picks of a round nobody is asked anything but the next pick."""
    table = fresh(3)
    while table.phase == "draft" and table.round == 1:
        assert {ask.prompt for ask in table.decisions} <= {"pick", "pick-second"}
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[0])


def test_a_settled_square_stays_with_its_owner() -> None:
    """BK4.1-9: only camp squares change hands."""
    for seed in range(10):
        table = fresh(4, seed)
        dice = Dice(seed)
        owners: dict[int, int] = {}
        while not table.over:
            decision = table.decisions[0]
            table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
            for square, owner in owners.items():
                assert table.owner[square] == owner
            owners = {s: o for s, o in enumerate(table.owner) if o >= 0 and not table.is_camp(s)}


def test_the_last_two_cards_of_a_hand_are_not_asked_for() -> None:
    table = laid_out('seat.0.hand = ["A1", "A2"]\nseat.1.hand = ["B1", "B2"]\nseat.2.hand = ["C2", "C3"]', 3)
    assert table.round == 2
    assert [len(land) for land in table.land] == [2, 2, 2]


# ---- construction


def test_buildings_are_sealed_until_all_have_confirmed() -> None:
    """BK4.2-12: others see nothing of a building before the reveal, its owner does."""
    table = laid_out(
        'phase = "construction"\nseat.0.land = ["A1"]\nseat.1.land = ["B1"]\n'
        'seat.0.store = ["city1-1", "city1-2"]\nseat.1.store = ["city2-1"]'
    )
    table.apply(0, "build city1 A1")
    assert table.view(0)["squares"]["A1"]["building"] == "city1"
    assert table.view(1)["squares"]["A1"]["building"] == ""
    assert table.view(None)["squares"]["A1"]["building"] == ""
    assert table.view(1)["seat"][0]["store"] == ["city1-1", "city1-2"]
    table.apply(1, "done")
    assert table.view(1)["squares"]["A1"]["building"] == "city1"


def test_being_quick_gains_nothing() -> None:
    """BK4.2-10: the order in which sealed calls come in does not matter; the smaller number goes first."""
    given = 'phase = "construction"\nseat.0.store = ["camp-5"]\nseat.1.store = ["camp-3"]'
    for order in ((0, 1), (1, 0)):
        table = laid_out(given)
        for seat in order:
            table.apply(seat, f"announce {(5, 3)[seat]}")
        assert table.decisions[0].seat == 1
        assert table.decisions[0].prompt == "camp"


def test_a_camp_anywhere_on_an_empty_square() -> None:
    """BK4.2-19: it need not touch own squares; 82 squares have no city, one is taken."""
    table = laid_out('phase = "construction"\nseat.0.store = ["camp-5"]\nseat.1.land = ["E5"]')
    table.apply(0, "announce 5")
    assert len([option for option in table.decision(0).options if option[0] == "camp"]) == 81


def test_no_call_when_the_board_is_full() -> None:
    """BK4.2-19: a camp needs a square without rabbit and building."""
    squares = [name for s, name in enumerate(cards.SQUARE_NAMES) if s not in cards.START_CITIES]
    table = laid_out(f'phase = "construction"\nseat.0.store = ["camp-5"]\nseat.1.land = {squares}')
    assert table.phase != "camps"
    assert table.stores[0] == (cards.CARD_NUMBERS["camp-5"],)


def test_camps_of_the_last_round_stay() -> None:
    """BK4.2-11: after round 4 no territory card follows; the camp's square counts at the end."""
    table = laid_out('phase = "construction"\nround = 4\nseat.0.land = ["A4"]\nseat.0.store = ["camp-5"]')
    for action in ("announce 5", "camp 5 A3"):
        table.apply(0, action)
    assert table.over
    assert table.scores == [1, 0]


def test_reasons_why_not() -> None:
    table = laid_out(
        'phase = "construction"\nseat.0.land = ["A1", "A4", "A2"]\nseat.1.land = ["B1"]\n'
        'seat.0.store = ["city3-1", "city1-1", "sky-tower-1"]'
    )
    reasons = {
        "build city3 A1": "wrong-terrain",
        "build city1 A4": "has-building",
        "build city1 B1": "no-rabbit",
        "build city2 A1": "not-in-store",
        "build sky-tower A1": "same-fief",
        "pick A1": "not-in-hand",
        "dance": "not-offered",
    }
    for text, reason in reasons.items():
        assert table.why_not(0, tuple(text.split())) == reason


# ---- parchments


def test_every_parchment_alone_on_a_rich_position() -> None:
    """Each mission's number, counted by hand on one position (BK5.1-1 to BK5.1-4)."""
    land = ["A1", "A2", "A3", "A4", "A5", "B2", "C1", "C2", "D4", "E3", "G3", "J10", "J3"]
    expected = {
        "burgomaster": 4,  # A4, C1, J3, and city 3 on C2
        "diplomat": 8,  # A1-A5, C1, J10, J3
        "explorer": 6,  # A1, J10
        "carpenter": 4,  # three forests and the farm on B2
        "master-carpenter": 8,
        "woodland-king": 0,
        "fisher": 2,  # A5, J10
        "master-fisher": 4,
        "fisher-king": 0,
        "farmer": 2,  # D4, E3
        "master-farmer": 4,
        "carrot-king": 0,
        "merchant": 3,  # spice on D4
        "master-of-the-mountains": 4,  # B2, C2
        "carrotistador": 4,  # A1-A5 with B2, C2, C1
        "harecingetorix": 6,  # the great one, D4, E3, G3, J10, J3
        "hunny-king": 0,
        "bun-shee": 2,  # J3 alone
        "panpan": 2,  # G3
        "king-of-thieves": 0,
        "matriarch": 12,
        "little-prince": 0,  # one fief yields: 5 × {wood, fish}
        "colonist": 0,
        "treasure-guardian": 0,
        "bureaucrat": 21,
    }
    parchments = [name for name in expected if name not in ("colonist", "hunny-king", "fisher-king", "carrot-king")]
    table = laid_out(
        f'phase = "parchments"\nround = 4\nseat.0.land = {land}\nseat.0.parchments = {parchments}\n'
        'seat.0.built = { B2 = "farm-wood", C2 = "city3", D4 = "farm-spice" }'
    )
    earned = table.view(0)["seat"][0]["earned"]
    assert earned == {name: expected[name] for name in parchments}


@pytest.mark.parametrize(
    ("parchment", "land", "points"),
    [
        ("woodland-king", ["A1", "A2", "A3", "E1", "F1", "G1", "J1"], 20),
        ("woodland-king", ["A1", "A2", "A3", "E1", "F1", "G1"], 0),
        ("fisher-king", ["A5", "A6", "A7", "A10", "B4", "B5", "B10"], 20),
        ("fisher-king", ["A5", "A6", "A7", "A10", "B4", "B5"], 0),
        ("carrot-king", ["C7", "D4", "D7", "E3", "E8"], 15),
        ("carrot-king", ["C7", "D4", "D7", "E3"], 0),
        ("king-of-thieves", ["A4", "B3", "B7", "B9", "C1", "D3", "D9", "E6", "E10"], 12),
        ("king-of-thieves", ["A4", "B3", "B7", "B9", "C1", "D3", "D9", "E6"], 0),
        ("hunny-king", ["A1", "A3", "A5", "A7", "A9", "C2", "C4", "C6", "C8", "C10"], 12),
        ("hunny-king", ["A1", "A3", "A5", "A7", "A9", "C2", "C4", "C6", "C8"], 0),
        ("colonist", [], 0),
    ],
)
def test_thresholds(parchment: str, land: list[str], points: int) -> None:
    table = laid_out(f'phase = "parchments"\nround = 4\nseat.0.land = {land}\nseat.0.parchments = ["{parchment}"]')
    assert table.scores[0] == points


def test_treasures() -> None:
    """BK5-1: treasures score without condition: 1 to 6."""
    names = ["royal-ring", "royal-coat", "royal-scepter", "royal-chalice", "royal-crown", "royal-carrot"]
    for points, name in enumerate(names, 1):
        table = laid_out(f'phase = "parchments"\nround = 4\nseat.0.parchments = ["{name}"]')
        assert table.scores == [points, 0]


def test_two_opportunist_effects_of_one_player() -> None:
    """BK5.3-8: a player with two such effects gets both."""
    table = laid_out(
        'phase = "parchments"\nround = 4\nseat.0.score = 30\nseat.1.score = 40\n'
        'seat.0.parchments = ["liberal", "socialist"]\nseat.1.parchments = ["opportunist"]'
    )
    assert table.scores == [50, 40]


def test_what_a_copy_would_bring_does_not_tell_what_another_copied() -> None:
    """BK5.3-8, BK5.3-10: copies are sealed, and who is second in the end depends on all of them."""
    table = laid_out(
        'phase = "parchments"\nround = 4\nseat.0.score = 10\nseat.1.score = 8\n'
        'seat.0.parchments = ["liberal", "opportunist", "royal-crown"]\n'
        'seat.1.parchments = ["socialist", "royal-ring", "royal-carrot"]'
    )
    said = foresee(GAME, table, 0)
    assert {option[2]: foresight.points for option, foresight in said.items()} == {"royal-ring": 1, "royal-carrot": 6}
    for target in ("opportunist", "royal-crown"):
        sealed = table.clone()
        sealed.apply(1, ("copy", "socialist", target))
        assert foresee(GAME, sealed, 0) == said


def test_who_drops_a_card_does_not_know_which_parchments_the_neighbour_has() -> None:
    """BK6-1, and by the other reading of Bureaucrat copy cards without a target do not count."""
    table = laid_out('round = 2\nseat.0.hand = ["bureaucrat", "carpenter", "A1"]', 2, '{ bureaucrat = "used" }')
    table.apply(0, ("pick", "A1"))
    rated = []
    for parchment in ("liberal", "diplomat"):
        table.parchments[1] = [cards.CARD_NUMBERS[parchment]]
        rated.append(list(evaluation.rate(table, table.decision(0))))
    assert rated[0] == rated[1]


def test_the_sheet_says_where_every_carrot_came_from() -> None:
    table = random_game(fresh(4, 3))
    for seat in range(4):
        rows = scoring.sheet(table, seat)
        assert sum(points for _, _, points in rows) == table.scores[seat]
        assert {values["round"] for line, values, _ in rows if line == "fief"} <= {1, 2, 3, 4}


def test_before_the_end_the_sheet_says_what_ones_parchments_would_bring() -> None:
    table = laid_out(
        'round = 2\nseat.0.land = ["A1", "A2", "B2"]\nseat.0.parchments = ["diplomat", "carpenter", "opportunist"]'
    )
    assert scoring.sheet(table, 0) == [
        ("parchment-now", {"parchment": "diplomat", "carrots": 2}, 0),
        ("parchment-now", {"parchment": "carpenter", "carrots": 2}, 0),
    ], "Opportunist depends on what others hide"
    assert [line for line, _, _ in scoring.sheet(random_game(fresh(2, 3)), 0) if line == "parchment-now"] == []


@pytest.mark.parametrize(
    "twice",
    [
        'seat.0.parchments = ["diplomat"]\nseat.1.parchments = ["diplomat"]',
        'seat.0.hand = ["A1", "A2"]\nseat.1.hand = ["A1", "A3"]',
        'seat.0.store = ["camp-5"]\nseat.1.store = ["camp-5"]',
        'seat.0.store = ["camp-5"]\nseat.1.hand = ["camp-5", "A1"]',
        'seat.0.parchments = ["diplomat", "diplomat"]',
    ],
)
def test_a_card_lies_in_one_place_only(twice: str) -> None:
    """A position that names it twice is refused: another one would lie where it was named first."""
    with pytest.raises(BadScenario, match="named twice"):
        laid_out(f"round = 2\n{twice}")


def test_a_building_that_stands_is_none_of_those_that_lie_elsewhere() -> None:
    one, other, *_ = [name for name, card in cards.CARD_NUMBERS.items() if cards.KIND[card] == "city1"]
    table = laid_out(f'round = 2\nseat.0.store = ["{one}"]\nseat.1.land = ["A1"]\nseat.1.built = {{ A1 = "city1" }}')
    assert table.stores[0] == (cards.CARD_NUMBERS[one],)
    assert table.built[cards.SQUARE_NAMES.index("A1")] == cards.CARD_NUMBERS[other]


# ---- what is hidden


def test_who_sees_what() -> None:
    """BK6-1: hands, reserves, the deck's order, parchments and discards are hidden; the rest is open."""
    table = fresh(2)
    for _ in range(12):
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[0])
    own, other, spectator = (table.view(0)["seat"][0], table.view(1)["seat"][0], table.view(None)["seat"][0])
    assert own["hand"] and own["discards"] and own["reserve"] is None
    for stranger in (other, spectator):
        assert [stranger[key] for key in ("hand", "picks", "dropped", "discards", "reserve", "passed")] == [None] * 6
        assert stranger["parchments"] is None
        assert stranger["discards_size"] == len(own["discards"])
        assert stranger["land"] == own["land"]
    assert table.view(0)["deck_order"] is None


def test_a_player_knows_the_hand_he_passed_on() -> None:
    """BK6-2: a redealt table keeps those cards together, wherever they can be."""
    table = fresh(3, 8)
    for seat in range(3):
        for _ in range(2):
            table.apply(seat, table.decision(seat).options[0])
    passed = table.view(0)["seat"][0]["passed"]
    assert len(passed) == 10
    for seed in range(5):
        assert set(table.redeal(0, seed).truth()["seat"][1]["hand"]) == set(passed)
    hands = [tuple(table.redeal(0, seed).truth()["seat"][2]["hand"]) for seed in range(5)]
    assert len(set(hands)) > 1


# ---- what is told of camps


def told(table: BunnyTable, *actions: str) -> list[str]:
    found = [event.id for event in table.events]
    for action in actions:
        table.apply(0, action)
        found += [event.id for event in table.events]
    return [each for each in found if each in ("announces", "camps", "no-announcement", "camps-closed")]


def test_that_nobody_announces_a_camp_is_told_once_for_each_time_that_somebody_was_asked() -> None:
    given = 'phase = "camps"\nseat.0.store = ["camp-3"]'
    assert told(laid_out(given), "wait", "wait") == ["no-announcement", "camps-closed"]
    placed = told(laid_out(given), "announce 3", "camp 3 A1")
    assert placed == ["announces", "camps"], "whoever has no camp is not asked for one"
