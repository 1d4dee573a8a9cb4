"""What views say although it follows from the rest: how far the end is, what prizes are for, what leads bring."""

from __future__ import annotations

from pathlib import Path

import pytest

from neuland import Record, replay
from neuland.core.scenario import read_cases, set_up
from neuland.games.worlds import GAME
from neuland.games.worlds.modules.military.falls import last_resident
from neuland.games.worlds.plan import MODULES
from neuland.games.worlds.rules.places import put_places
from neuland.games.worlds.rules.rounds import ROUNDS
from neuland.games.worlds.state import BOUGHT
from neuland.games.worlds.tiles import FIRST_WATER, NOWHERE, WORDS
from neuland.kit import hex
from worlds.laying import lay

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("worlds-*.jsonl"))


def test_a_game_that_met_its_end_test_has_all_of_what_it_takes() -> None:
    """And one that goes on has not."""
    ends = set()
    for file in RECORDS:
        table = replay(Record.loads(file.read_text("utf-8")), quiet=True)
        view = table.view(0)
        end = view["drawn"]["end"]
        if view["round"] < ROUNDS:
            assert (end["done"] == end["of"]) == table.over, file.name
            ends.add(end["what"])
    assert ends >= {"transport", "race", "military", "exploration", "majorities", "shares"}


@pytest.mark.parametrize(
    ("world", "what", "of"),
    [(312, "privileges", 20), (612, "roads", 7), (645, "common-roads", 40), (812, "production", 8), (791, "rounds", 5)],
)
def test_every_first_module_says_how_far_the_end_is(world: int, what: str, of: int) -> None:
    end = GAME.new(2, 1, {"world": str(world)}).view(0)["drawn"]["end"]
    assert (end["what"], end["of"]) == (what, of) and 0 <= end["done"] < of


@pytest.mark.parametrize(
    ("world", "of"),
    [(152, 0), (158, 4), (185, 4), (251, 1), (352, 3), (567, 7), (652, 1), (852, 1)],
)
def test_the_end_comes_nearer_where_nothing_more_can_be_discovered(world: int, of: int) -> None:
    """C77: one city, in the middle of a lake; the game ends with the round once all that is left is done."""
    table = lay(world)
    before = table.view(0)["drawn"]["end"]["of"]
    lake = dict(zip(WORDS[FIRST_WATER:], hex.around(hex.CENTRE), strict=False)) | {"city-1": hex.CENTRE}
    put_places(table, [lake.get(word, NOWHERE) for word in WORDS])
    end = table.view(0)["drawn"]["end"]
    assert end["of"] == of < before
    if end["what"] != "production":  # which wants goods beside the houses
        assert (end["done"] == of) == table.plan.ended[0](table)


def test_a_supply_that_was_used_up_stays_so_whoever_comes_back() -> None:
    """M4-END1: the last resident was bought; one that is thrown back later in this turn changes nothing."""
    table = lay(456)
    table.residents[0] = 0
    table.now[BOUGHT] = 1
    last_resident(table, 0)
    table.residents[0] = 1
    end = table.view(0)["drawn"]["end"]
    assert end["done"] == end["of"]


@pytest.mark.parametrize("first", [1, 3, 4, 5, 6, 7, 8])
def test_every_prize_says_what_it_is_for(first: int) -> None:
    """2.III: as many as are laid out, and cities rise."""
    second = 5 if first != 5 else 6
    view = GAME.new(2, 1, {"world": f"{first}{second}2"}).view(0)
    assert view["plan"]["prizes"] == MODULES[first - 1]
    prizes = view["drawn"]["prizes"]
    assert len(prizes) == len(view["boards"]["prizes"]) > 1
    assert len({prize["for"] for prize in prizes}) == len(prizes) and all(prize["worth"] for prize in prizes)


LEADS = """
[[case]]
id = "leads"
game = "worlds"
seats = 2
options = { world = "WORLD" }
[case.given]
phase = "3D"
turn = 0
[[case.given.side]]
capital = "city-1"
counted = ["city-1", "meadow-1", "meadow-2", "forest-1"]
[[case.given.side]]
capital = "city-2"
counted = ["city-2", "meadow-3", "forest-2"]
[case.then]
"""


def test_leads_say_what_they_bring() -> None:
    """7.II pays 10 a cell, to all who lead; 7.III counts points (M7-H1, M7-SCORE2)."""
    [paid] = read_cases(LEADS.replace("WORLD", "174"))
    drawn = set_up(paid).view(0)["drawn"]
    assert drawn["columns"][0][:3] == [1, 2, 1]
    assert drawn["leads"] == [[10, 20, 10, 0, 0, 0], [10, 0, 10, 0, 0, 0]]
    [counted] = read_cases(LEADS.replace("WORLD", "147"))
    first, second = set_up(counted).view(0)["drawn"]["leads"]
    assert first[0] == second[0] > 0 and first[1] > 0 == second[1]


DRIVE = """
[[case]]
id = "drive"
game = "worlds"
seats = 2
seed = 4
options = { world = "123" }
[case.given]
phase = "3E"
turn = 0
[[case.given.side]]
capital = "city-4"
level = 1
[[case.given.side]]
capital = "city-2"
[case.then]
"""


def test_what_is_in_reach_can_be_driven_to_for_what_it_says() -> None:
    """Step by step, by the options of each step; and what is not in reach cannot."""
    [case] = read_cases(DRIVE)
    start = set_up(case)
    reach = start.view(0)["drawn"]["reach"]
    assert len(reach) > 10
    for there in reach:
        table = set_up(case)
        for tile in there["way"]:
            table.apply(0, ("drive", tile))
        assert table.view(0)["moves"] == there["left"] and table.view(0)["side"][0]["trolley"] == there["to"]
    beyond = set_up(case)
    beyond.apply(0, "stop")
    assert beyond.view(0)["drawn"]["reach"] == []


@pytest.mark.parametrize(
    ("world", "seats", "paid", "rows"), [(784, 2, 1, 3), (784, 3, 2, 3), (794, 2, 2, 0), (123, 2, 0, 0)]
)
def test_what_scorings_pay_and_how_their_cards_lie(world: int, seats: int, paid: int, rows: int) -> None:
    """M7-S2, M7-5b: of two players the second gets nothing; each row of cards holds one scoring."""
    table = lay(world, seats)
    view = table.view(None)
    assert len(view["plan"]["pays"]) == paid
    drawn = view["drawn"]["rows"]
    assert len(drawn) == rows and sum(drawn) == len(table.covers)
    first = 0
    for size in drawn:
        assert sum(1 for card in table.covers[first : first + size] if card) == 1
        first += size
