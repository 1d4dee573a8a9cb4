"""Every card by its own effect, through the rules, against what `printed` says independently."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from imperial.laying import amounts, draw_all, lay, lay_for, offered, play, prompt, supply
from imperial.printed import ACTIONS, COLOURS, COSTS, DEALS, PRODUCTION, RAZES
from neuland.games.imperial import goods as g
from neuland.games.imperial.box import box_for
from neuland.games.imperial.cards import load

BOX = box_for("")
CASES = Path(__file__).parent.parent / "cases" / "imperial.toml"
PLENTY = {"wood": 3, "stone": 3, "food": 3, "worker": 6}


def each(table: dict[str, str]) -> list[tuple[str, str]]:
    return [(card, text) for text, cards in table.items() for card in cards.split()]


def common_goods(goods: dict[str, int]) -> dict[str, int]:
    """Goods without cards, which are counted in hand."""
    return {name: number for name, number in goods.items() if "card" not in name}


def cards_in(goods: dict[str, int]) -> int:
    return sum(number for name, number in goods.items() if "card" in name)


# ---- R1.2, R3.1, R3.3: what there is --------------------------------------------------------------------


def test_the_box_is_complete() -> None:
    """R1.2: 84 common cards, 30 of each faction, 16 attack cards; R1.3 and R1.4: goods are counters."""
    loaded = load("")
    assert Counter(card.deck for card in loaded.cards) == {"common": 84} | dict.fromkeys(g.DECKS[1:], 30)
    assert len(loaded.attacks) == 16
    assert len({(card.deck, card.design) for card in loaded.cards}) == 126
    for deck in g.PREFIXES:
        numbers = [int(card.id[3:]) for card in loaded.cards if card.id.startswith(deck)]
        assert sorted(numbers) == list(range(1, len(numbers) + 1))


def test_boards() -> None:
    """R5.3, R6.6: the four faction boards. R17.13: the attack cards."""
    boards = {
        board.id: ({g.NAMES[good]: n for good, n in board.production}, g.NAMES[board.store])
        for board in load("").factions
    }
    assert boards == {
        "barbarian": ({"worker": 5, "raze": 1, "defence": 1}, "worker"),
        "japanese": ({"worker": 4, "wood": 1, "raze": 1, "defence": 1}, "food"),
        "roman": ({"worker": 2, "wood": 1, "stone": 1, "raze": 1, "defence": 1}, "raze"),
        "egyptian": ({"worker": 3, "gold": 1, "raze": 1, "defence": 1}, "gold"),
    }
    goods = Counter(g.NAMES[attack.good] for attack in load("").attacks)
    assert goods == {"wood": 3, "gold": 3, "card": 3, "stone": 2, "worker": 2, "vp": 2, "food": 1}


def test_decks_have_the_rulebooks_shape() -> None:
    """R16.1: 3 designs of three, 6 of two, 9 of one; R3.3: Watchtower four and Ruins six."""
    for deck in g.DECKS[1:]:
        copies = Counter(card.design for card in load("").cards if card.deck == deck)
        assert Counter(copies.values()) == {3: 3, 2: 6, 1: 9}
    common = Counter(card.design for card in load("").cards if card.deck == "common")
    assert common["watchtower"] == 4
    assert common["ruins"] == 6


@pytest.mark.parametrize(("card", "colour"), each(COLOURS))
def test_colours(card: str, colour: str) -> None:
    """R3.4, R14.14: colours; Ruins have none."""
    mask = BOX.colours[BOX.number[card]]
    assert bool(mask & g.COLOUR[colour]) if colour != "none" else mask == 0


def test_every_colour_is_listed() -> None:
    assert Counter(card for card, colour in each(COLOURS) if colour != "none") == {
        card: number
        for card, number in ((name, BOX.colours[i].bit_count()) for i, name in enumerate(BOX.ids[: BOX.locations]))
        if number
    }


# ---- costs, deals and raze fields of all copies ---------------------------------------------------------


@pytest.mark.parametrize(("card", "text"), each(COSTS))
def test_cost(card: str, text: str) -> None:
    """R7.2, R7.3: exactly the printed cost builds it; anything less does not."""
    cost = amounts(text)
    gives_up = cost.pop("location", 0)
    own = {
        "goods": cost,
        "hand": [card],
        "foundations": ["COM084" if card != "COM084" else "COM083"] if gives_up else [],
    }
    table = lay_for(card, own)
    play(table, f"0 build {card}")
    assert card in table.view(0)["seat"][0]["locations"]
    assert not table.foundations[0]
    spent = [table.goods[0][good] for good in range(g.GOLD)]
    if BOX.cards[BOX.number[card]].function != "production" and not BOX.bonus[BOX.number[card]]:
        assert spent == [0, 0, 0]
    for good in cost:
        less = dict(cost)
        less[good] -= 1
        poor = lay_for(card, {**own, "goods": {**less, "worker": 2}})
        assert not offered(poor, f"build {card}")
    if gives_up:
        assert not offered(lay_for(card, {**own, "goods": {**cost, "worker": 2}, "foundations": []}), f"build {card}")


@pytest.mark.parametrize(("card", "good"), each(DEALS))
def test_deal(card: str, good: str) -> None:
    """R8.1 to R8.4: 1 food, the good at once. R4.2: it lies under the board."""
    table = play(lay_for(card, {"goods": {"food": 1}, "hand": [card]}), f"0 deal {card}")
    draw_all(table)
    assert table.view(0)["seat"][0]["deals"] == [{"card": card, "good": good}]
    if good == "card":
        assert len(table.hands[0]) == 1
        assert supply(table) == {}
    else:
        assert supply(table) == {good: 1}


@pytest.mark.parametrize(("card", "text"), each(RAZES))
def test_raze_field(card: str, text: str) -> None:
    """R3.1, R9.1 to R9.4, R13.1: the goods of the raze field for 1 raze token."""
    table = play(lay_for(card, {"goods": {"raze": 1}, "hand": [card]}), f"0 raze {card}")
    draw_all(table)
    goods = amounts(text)
    assert supply(table) == common_goods(goods)
    assert len(table.hands[0]) == cards_in(goods)


def test_everything_else_cannot_be_razed_or_dealt() -> None:
    """R3.2, R9.10, R14.4, R14.5, R14.26: 99 cards without a raze field; R8.1: no common card is a Deal."""
    razable = {card for card, _ in each(RAZES)}
    dealt = {card for card, _ in each(DEALS)}
    assert len(razable) == 105
    assert sum(card.startswith("JAP") for card in razable) == 27
    for number, card in enumerate(BOX.ids[: BOX.locations]):
        assert bool(BOX.raze[number]) == (card in razable)
        assert (BOX.deal[number] >= 0) == (card in dealt)


# ---- plain production and actions -----------------------------------------------------------------------


@pytest.mark.parametrize("card", PRODUCTION)
def test_production(card: str) -> None:
    """R7.5, R23.61: production when built, with its bonus; production alone in each later phase (R6.6, R6.7)."""
    made, bonus = amounts(PRODUCTION[card][0]), amounts(PRODUCTION[card][1])
    cost = next(amounts(text) for name, text in each(COSTS) if name == card)
    foundation = ["COM084"] if cost.pop("location", 0) else []
    table = play(lay_for(card, {"goods": cost, "hand": [card], "foundations": foundation}), f"0 build {card}")
    draw_all(table)
    expected = Counter(common_goods(made)) + Counter(common_goods(bonus))
    assert supply(table) == expected
    assert len(table.hands[0]) == cards_in(made) + cards_in(bonus)

    before = lay_for(card, {}, phase="production")
    later = draw_all(lay_for(card, {"locations": [card]}, phase="production"))
    assert Counter(supply(later)) - Counter(supply(before)) == Counter(common_goods(made))
    assert len(later.hands[0]) == cards_in(made)


@pytest.mark.parametrize("card", ACTIONS)
def test_action(card: str) -> None:
    """R10.1 to R10.4: what one use costs and gains, and how often it can be used in a round."""
    pay, times, gain = amounts(ACTIONS[card][0]), ACTIONS[card][1], amounts(ACTIONS[card][2])
    table = lay_for(card, {"goods": pay, "locations": [card]})
    draw_all(play(table, f"0 activate {card}"))
    assert supply(table) == common_goods(gain)
    assert len(table.hands[0]) == cards_in(gain)
    for good in pay:
        poor = lay_for(
            card, {"goods": {**pay, "wood": 9, "stone": 9, "food": 9, good: pay[good] - 1}, "locations": [card]}
        )
        assert not offered(poor, f"activate {card}")
    twice = {good: 2 * number for good, number in pay.items()}
    rich = lay_for(card, {"goods": twice, "locations": [card]})
    assert offered(rich, f"twice {card}") == (times == 2)
    if times == 2:
        draw_all(play(rich, f"0 twice {card}"))
        assert supply(rich) == {good: 2 * number for good, number in common_goods(gain).items()}
    used = lay_for(card, {"goods": {**twice, "food": 9}, "locations": [card], "on": {card: {"used": times}}})
    assert not offered(used, f"activate {card}")


# ---- production by colour, bonuses by colour ------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "colour", "good"),
    [
        ("JAP006", "pink", "worker"),
        ("EGY002", "grey", "stone"),
        ("COM011", "grey", "stone"),
        ("COM017", "pink", "worker"),
        ("COM025", "red", "food"),
        ("COM027", "gold", "gold"),
        ("COM029", "brown", "wood"),
    ],
)
def test_production_by_colour(card: str, colour: str, good: str) -> None:
    """R7.8, R23.62: 1 per Location of the colour, itself included, at most 3."""
    others = [name for name in COLOURS[colour].split() if name.startswith("COM") and name != card]
    others = [name for name in others if BOX.function[BOX.number[name]] != g.PRODUCTION]
    before = supply(lay_for(card, {}, phase="production"))
    for number, expected in ((0, 1), (1, 2), (2, 3), (3, 3)):
        table = lay_for(card, {"locations": [card, *others[:number]]}, phase="production")
        assert Counter(supply(table)) - Counter(before) == {good: expected}


@pytest.mark.parametrize(
    ("card", "colour", "cards"),
    [
        ("BAR022", "black", 0),
        ("COM001", "grey", 1),
        ("COM003", "brown", 1),
        ("COM075", "red", 1),
        ("COM079", "pink", 1),
        ("COM081", "gold", 1),
    ],
)
def test_bonus_by_colour(card: str, colour: str, cards: int) -> None:
    """R23.72, R23.41: no ability; when built 1 VP per Location of the colour, itself included, at most 6."""
    decks = ("COM", "BAR")
    others = [name for name in COLOURS[colour].split() if name.startswith(decks) and name != card]
    others = [name for name in others if BOX.kind[BOX.number[name]] not in FEATURES_THAT_ANSWER]
    for number in (0, 2, 5, 7):
        if number > len(others):
            continue
        own = {"goods": PLENTY, "hand": [card], "locations": others[:number], "foundations": ["COM084"]}
        table = draw_all(
            play(lay_for(card, own), f"0 build {card}", *(["0 give COM084"] if card == "BAR022" and number else []))
        )
        assert table.vp[0] == min(number + 1, 6)
        assert len(table.hands[0]) == cards


FEATURES_THAT_ANSWER = [BOX.kind[BOX.number[name]] for name in ("COM004", "COM005")]


def test_temple_and_ruins() -> None:
    """R23.41: the Temple's 4 VP and the Ruins' worker come once, when built. R14.26: Ruins cost nothing."""
    temple = play(
        lay_for("BAR027", {"goods": {"stone": 3}, "hand": ["BAR027"], "foundations": ["COM084"]}), "0 build BAR027"
    )
    assert supply(temple) == {"vp": 4}
    ruins = play(lay_for("COM069", {"hand": ["COM069"]}), "0 build COM069")
    assert supply(ruins) == {"worker": 1}
    assert supply(lay_for("COM069", {"locations": ["COM069"]}, phase="production")) == {
        "worker": 5,
        "raze": 1,
        "defence": 1,
    }


# ---- features -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "colour", "gain"),
    [
        ("BAR029", "black", "1 gold, 1 vp"),
        ("JAP020", "pink", "1 gold, 1 vp"),
        ("ROM009", "red", "2 vp"),
        ("ROM022", "black", "2 vp"),
        ("COM002", "grey", "1 gold, 1 vp"),
        ("COM004", "brown", "1 gold, 1 vp"),
        ("COM006", "red", "1 gold, 1 vp"),
        ("COM078", "pink", "1 gold, 1 vp"),
        ("COM080", "gold", "1 gold, 1 vp"),
    ],
)
def test_feature_on_building_a_colour(card: str, colour: str, gain: str) -> None:
    """R7.7, R23.43: its own construction counts, and each later one of the colour; others do not."""
    own = {"goods": PLENTY, "hand": [card], "foundations": ["COM084"]}
    table = play(lay_for(card, own), f"0 build {card}")
    expected = amounts(gain)
    assert {good: supply(table).get(good, 0) for good in ("gold", "vp")} == {"gold": 0, "vp": 0} | expected
    fitting = next(
        name
        for name in COLOURS[colour].split()
        if name.startswith("COM") and name != card and BOX.function[BOX.number[name]] == g.ACTION
    )
    other = "COM076" if colour != "brown" else "COM036"
    for built, times in ((fitting, 1), (other, 0)):
        later = lay_for(card, {"goods": PLENTY, "hand": [built], "locations": [card]})
        play(later, f"0 build {built}")
        assert supply(later).get("vp", 0) == times * expected["vp"]
        assert supply(later).get("gold", 0) == times * expected.get("gold", 0)


def test_headquarters_gives_a_choice() -> None:
    """R23.43: the Headquarters give 1 gold or 1 VP for a grey Location."""
    own = {"goods": PLENTY, "hand": ["COM036"], "locations": ["ROM015"]}
    for line, good in (("0 gain 1 gold", "gold"), ("0 gain 1 vp", "vp")):
        table = play(lay_for("ROM015", own), "0 build COM036")
        assert prompt(table) == "choose-gain"
        play(table, line)
        assert supply(table)[good] == 1


def test_administration_gives_a_choice() -> None:
    """R23.44, R7.7: 1 gold or 1 VP for each faction Location, itself included; none for common ones."""
    own = {"goods": PLENTY, "hand": ["ROM012"], "foundations": ["COM084"]}
    table = play(lay_for("ROM012", own), "0 build ROM012", "0 gain 1 vp")
    assert table.vp[0] == 1
    common = play(lay_for("ROM012", {"goods": PLENTY, "hand": ["COM036"], "locations": ["ROM012"]}), "0 build COM036")
    assert prompt(common) == ""


def test_slaver() -> None:
    """R23.45: for each faction Location 1 gold for 2 VP, or 1 stone for 1 VP, or nothing; itself included."""
    own = {"goods": {"stone": 2, "gold": 1}, "hand": ["EGY006"], "foundations": ["COM084"]}
    for line, left, vp in (
        ("0 trade 1 gold 2 vp", {"stone": 1}, 2),
        ("0 trade 1 stone 1 vp", {"gold": 1}, 1),
        ("0 decline", {"stone": 1, "gold": 1}, 0),
    ):
        table = play(lay_for("EGY006", own), "0 build EGY006", "0 pay 0 1 0 0")
        assert prompt(table) == "trade"
        play(table, line)
        if prompt(table) == "payment":
            play(table, "0 pay 0 1 0 0")
        assert supply(table) == left | ({"vp": vp} if vp else {})


def test_raid_and_gallows() -> None:
    """R23.42: 1 VP each time a card or Location is razed; R23.5: not for a removal."""
    for feature in ("BAR007", "COM005"):
        table = play(
            lay_for(feature, {"goods": {"raze": 1}, "hand": ["COM007"], "locations": [feature]}), "0 raze COM007"
        )
        assert supply(table) == {"wood": 2, "vp": 1}
    both = lay_for("BAR007", {"goods": {"raze": 2}, "locations": ["BAR007", "COM005"]}, {"locations": ["COM007"]})
    assert supply(play(both, "0 attack COM007")) == {"wood": 2, "vp": 2}


def test_dojo() -> None:
    """R23.46, R23.71: 1 VP for each Deal; when built 1 card of the faction deck."""
    own = {"goods": {"wood": 1, "food": 1}, "hand": ["JAP024", "JAP004"], "foundations": ["COM084"]}
    table = play(lay_for("JAP024", own), "0 build JAP024")
    assert len(table.hands[0]) == 2
    assert all(BOX.ids[card].startswith("JAP") for card in table.hands[0])
    play(table, "1 exchange 1", "1 receive wood", "0 deal JAP004")
    assert table.vp[0] == 1


def test_oasis_bonus() -> None:
    """R14.9, R23.48: 2 workers when built, which do not count against the 4 of a round."""
    own = {"goods": {"food": 1}, "hand": ["EGY005"], "foundations": ["COM084"]}
    table = play(lay_for("EGY005", own, {"goods": {"worker": 10}}), "0 build EGY005")
    assert supply(table) == {"worker": 2}
    play(table, "1 exchange 5")
    assert supply(table) == {"worker": 6}


def test_warehouses() -> None:
    """R14.16, R23.49: wood, stone and food are kept, besides what the board stores; lost, nothing is."""
    goods = {"wood": 1, "stone": 2, "food": 3, "gold": 1, "worker": 1, "raze": 2}
    kept = lay_for("ROM019", {"goods": goods, "locations": ["ROM019"]}, phase="cleanup")
    assert supply(kept) == {"wood": 1, "stone": 2, "food": 3, "raze": 2}
    lost = lay_for("ROM019", {"goods": goods}, phase="cleanup")
    assert supply(lost) == {"raze": 2}


def test_pharaohs_guard_chooses_each_time() -> None:
    """R23.64: 1 raze token or 2 VP, when built and in each production phase."""
    own = {"goods": {"food": 2}, "hand": ["EGY004"], "foundations": ["COM084"]}
    assert supply(play(lay_for("EGY004", own), "0 build EGY004", "0 gain 1 raze")) == {"raze": 1}
    assert supply(play(lay_for("EGY004", own), "0 build EGY004", "0 gain 2 vp")) == {"vp": 2}


def test_buddhas_temple() -> None:
    """R23.66: of two cards of the faction deck one is kept, the other shuffled back."""
    table = lay_for("JAP011", {"locations": ["JAP011"], "deck": ["JAP001", "JAP004"]}, phase="production")
    cards = len(table.decks[1])
    play(table, "0 keep JAP001")
    assert table.hands[0] == [BOX.number["JAP001"]]
    assert len(table.decks[1]) == cards + 1
    assert BOX.number["JAP004"] in table.decks[1]


# ---- actions with special pay or effect -----------------------------------------------------------------


def test_barter() -> None:
    """R23.33: any 2 resources, gold as joker, for 2 VP; twice a round."""
    table = lay_for("BAR025", {"goods": {"wood": 1, "food": 1, "gold": 1}, "locations": ["BAR025"]})
    play(table, "0 activate BAR025", "0 pay 1 0 0 1")
    assert supply(table) == {"food": 1, "vp": 2}
    assert not offered(
        lay_for("BAR025", {"goods": {"wood": 1, "worker": 2}, "locations": ["BAR025"]}), "activate BAR025"
    )
    rich = play(lay_for("BAR025", {"goods": {"stone": 4}, "locations": ["BAR025"]}), "0 twice BAR025")
    assert supply(rich) == {"vp": 4}


def test_tavern() -> None:
    """R14.28, R23.31, R23.3: any hand card for 2 VP, no worker; when built 1 card."""
    table = lay_for("COM049", {"hand": ["BAR001", "COM001"], "locations": ["COM049"]})
    play(table, "0 activate COM049", "0 discard BAR001")
    assert supply(table) == {"vp": 2}
    assert table.view(0)["seat"][0]["discard"] == ["BAR001"]
    built = lay_for("COM049", {"goods": {"wood": 1, "stone": 1}, "hand": ["COM049"]})
    assert len(draw_all(play(built, "0 build COM049")).hands[0]) == 1


def test_desert_bonus() -> None:
    """R14.13: no cost, but an action; 2 cards when built."""
    table = play(lay_for("EGY001", {"hand": ["EGY001"]}), "0 build EGY001", "0 draw common", "0 draw faction")
    assert len(table.hands[0]) == 2
    assert prompt(table, 1) == "turn"


def test_mission() -> None:
    """R14.21, R23.15: two cards one after the other, each from a deck of choice; one is discarded."""
    table = lay_for("BAR028", {"goods": {"worker": 1}, "locations": ["BAR028"], "deck": ["BAR001"]}, deck=["COM001"])
    play(table, "0 activate BAR028", "0 draw faction", "0 draw common", "0 keep BAR001")
    assert [BOX.ids[card] for card in table.hands[0]] == ["BAR001"]
    assert table.view(0)["discard"] == ["COM001"]


def test_imperial_messenger() -> None:
    """R14.25, R23.29: the good of an own Deal, also of a Trade Route Deal."""
    own = {"goods": {"worker": 1}, "locations": ["COM057"], "deals": ["JAP004"], "routes": ["ROM029"]}
    options = {"faction_0": "japanese", "faction_1": "roman"}
    for line, good in (("0 choose JAP004", "food"), ("0 route ROM029 player-1", "gold")):
        table = play(lay(own, {"locations": ["ROM029"]}, options=options), "0 activate COM057", line)
        assert supply(table)[good] == 1


def test_acting_troupe() -> None:
    """R23.24: another used action Location is free again, for 1 worker."""
    own = {"goods": {"worker": 1}, "locations": ["COM041", "COM046"], "on": {"COM046": {"used": 2}}}
    table = play(lay_for("COM041", own), "0 activate COM041")
    assert table.uses[BOX.number["COM046"]] == 0


def test_saboteurs_choose_victim_and_resource() -> None:
    """R14.23, R23.11: 1 wood, stone or food of an opponent's supply."""
    own = {"goods": {"worker": 1}, "locations": ["BAR010"]}
    table = lay_for("BAR010", own, {"goods": {"wood": 1, "food": 1, "gold": 1, "worker": 4}})
    play(table, "0 activate BAR010", "0 steal player-2 food")
    assert supply(table) == {"food": 1}
    assert supply(table, 1) == {"wood": 1, "gold": 1, "worker": 4}


def test_every_design_has_a_test() -> None:
    """The 126 designs: in the tables of `printed`, in this module, or in a scenario case."""
    tested = {*PRODUCTION, *ACTIONS}
    text = Path(__file__).read_text("utf-8") + CASES.read_text("utf-8")
    designs: dict[tuple[str, str], list[str]] = {}
    for card in load("").cards:
        designs.setdefault((card.deck, card.design), []).append(card.id)
    assert not [
        names
        for names in designs.values()
        if not tested & set(names) and not any(f'"{name}"' in text for name in names)
    ]
