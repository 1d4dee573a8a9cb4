"""What stands around the rules of 504: numbers of actions, views and observations, words, scores counted again."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.text import Text

from neuland.bots import Player
from neuland.cli import main
from neuland.core.rng import Dice
from neuland.core.scenario import read_cases, set_up
from neuland.core.table import Event
from neuland.games.worlds import GAME, scoring
from neuland.games.worlds.atlas import known_figures
from neuland.games.worlds.numbering import actions
from neuland.games.worlds.observation import PROMPTS, observation
from neuland.games.worlds.rating import rate
from neuland.games.worlds.recount import recount
from neuland.games.worlds.rules.board import cells, columns
from neuland.games.worlds.state import WorldsTable
from neuland.games.worlds.terminal import draw
from neuland.games.worlds.tiles import CITIES, COLUMNS, TERRAINS
from neuland.games.worlds.valuing import AT_SIGHT, VICTORY, outcome, rounds_left, value
from neuland.games.worlds.worlds import PAIRS, shown_by
from neuland.games.worlds.worth import openings_worth
from neuland.kit.rows import changed
from neuland.testing.texts import keys
from neuland.text import LANGUAGES, Words
from worlds.laying import lay

WORLDS = [*PAIRS[::6], 123, 456, 789, 391, 482, 193]


def walk(world: int, every: int = 60) -> Iterator[WorldsTable]:
    """Positions of a game at random, its end among them."""
    table = GAME.new(2 + world % 3, world, {"world": str(world)})
    assert isinstance(table, WorldsTable)
    dice, length = Dice(world, "rooms"), 0
    while not table.over:
        if length % every == 0:
            yield table
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
        length += 1
    yield table


@pytest.mark.parametrize("world", WORLDS)
def test_views_are_as_declared_and_numbers_say_the_same(world: int) -> None:
    """Straight from the table or by way of the view; within their bounds; whatever is offered has its number."""
    numbers = set(actions(GAME.origin(2, 0, {})))
    seen = None
    for table in walk(world):
        seen = seen or observation(table.origin)
        assert seen.fault(table.truth(), True) == "" and seen.fault(table.view(None)) == ""
        for seat in range(table.seats):
            view = table.view(seat)
            assert seen.fault(view) == ""
            taken = seen.seen(table, seat)
            assert taken == seen.numbers(view)
            assert all(found.least <= number <= found.most for number, found in zip(taken, seen.features, strict=True))
        for decision in table.decisions:
            assert decision.prompt in PROMPTS and numbers.issuperset(decision.options)


@pytest.mark.parametrize("world", WORLDS)
def test_everything_has_words(world: int) -> None:
    for table in walk(world, 7):
        for lang in LANGUAGES:
            words = Words(GAME, lang)
            for decision in table.decisions:
                assert words.prompt(decision.prompt)
                assert all(words.action(option) for option in (*decision.options[:5], *decision.options[-3:]))
            assert all(words.event(event) for event in table.events)
            for seat in range(table.seats):
                assert all(words.say(f"score-{line}", **more) for line, more, _ in scoring.sheet(table, seat))
            for side in range(table.plan.sides):
                assert all(words.say(f"income-{source}") for source, _ in table.ledger[side])
    for lang in LANGUAGES:
        assert draw(table.view(0), Words(GAME, lang), 80)


@pytest.mark.parametrize("world", WORLDS)
def test_scores_are_counted_again(world: int) -> None:
    *_, table = walk(world)
    assert recount(table.truth()) == table.scores


def test_the_map_fits_eighty_columns() -> None:
    for world in (123, 456, 789, 268):
        *_, table = walk(world)
        for line in draw(table.view(0), Words(GAME, "de"), 80).splitlines():
            assert len(Text.from_markup(line).plain) <= 80


def plain(world: int, moves: int) -> str:
    """A terminal's picture of a game at random after so many moves, in English."""
    table = GAME.new(3, 5, {"world": str(world)})
    dice = Dice(5, "plain")
    for _ in range(moves):
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    return Text.from_markup(draw(table.view(0), Words(GAME, "en"), 200)).plain


def test_a_picture_shows_what_this_world_has_and_nothing_else() -> None:
    """Transport without residents, war and roads with them, majorities, factories."""
    transport, war, factories = plain(123, 60), plain(467, 150), plain(367, 150)
    assert "Goods delivered by all: " in transport and " of 23" in transport and "= trolley" in transport
    assert "residents" not in transport and "militia" not in transport and "Roads" not in transport
    assert "C2Ocwgf" in plain(123, 0), "ore in stock; cattle, wood, grain and fish demanded"
    assert "! militia" in war and "Roads: " in war and "Cells by land: City" in war
    assert "exhausted" in war and "trolley" not in war
    assert "●▲■…" in factories, "who is there is shown, even where not all fits"
    assert "Factories: City" in factories and "delivered" not in factories


def test_a_privileges_cell_is_counted_in_the_picture() -> None:
    """M7-D6: columns on the terminal are those that are scored."""
    words, by_privilege = Words(GAME, "en"), 0
    for table in walk(732, 10):
        picture = Text.from_markup(draw(table.view(0), words, 200)).plain
        for terrain in range(COLUMNS):
            counts = columns(table, terrain)
            by_privilege += counts != [cells(table, side, terrain) for side in range(2)]
            said = " ".join(f"{sign}{number}" for sign, number in zip("●▲", counts, strict=True) if number)
            assert not said or f"{words.thing(TERRAINS[terrain])} {said}" in picture
    assert by_privilege


def test_both_languages_have_the_same_texts() -> None:
    assert keys(GAME.text_file("en")) == keys(GAME.text_file("de"))


def test_bots_prefer_what_brings_more() -> None:
    """A good aboard is delivered where it is demanded; and who is ahead does well to end the game."""
    file = Path(__file__).parent / "cases" / "transport.toml"
    case = next(case for case in read_cases(file.read_text("utf-8")) if case.id == "M1-E5-deliver")
    table = set_up(case)
    assert isinstance(table, WorldsTable)
    decision = table.decisions[0]
    ratings = rate(table, decision)
    assert decision.options[ratings.index(max(ratings))] == ("deliver", "ore")
    *_, ended = walk(789)
    (winner,) = ended.winners
    loser = next(seat for seat in range(ended.seats) if seat != winner)
    assert value(ended, winner) > ended.scores[winner]
    assert value(ended, loser) < value(ended, winner)
    assert (outcome(ended, winner), outcome(ended, loser)) == (VICTORY, -VICTORY)


@pytest.mark.parametrize(("world", "counts"), [(342, True), (392, False)])
def test_who_looks_ahead_sees_room_for_factories(world: int, counts: bool) -> None:
    """With 3.I, and where sides are players: at 5 VP each, while many of the 20 are to be built; not at first sight."""
    table = GAME.new(2, 1, {"world": str(world)})
    assert isinstance(table, WorldsTable)
    city = 4
    table.settled = changed(table.settled, city, 1)
    assert value(table, 0) - value(table, 0, AT_SIGHT) == pytest.approx(5 * 3 * counts)
    assert openings_worth(table, 0, 1.0) == 5 * 3
    table.factories = changed(table.factories, CITIES + city, 2)  # somebody else's
    assert openings_worth(table, 0, 1.0) == 5 * 1 * 18 / 20
    assert openings_worth(table, 1, 1.0) == 0
    table.factories = changed(table.factories, 0, 18)
    assert openings_worth(table, 0, 1.0) == 0


@pytest.mark.parametrize(("world", "players"), [(138, 2), (714, 2), (714, 4)])
def test_who_looks_ahead_knows_how_long_a_world_lasts(world: int, players: int) -> None:
    """By the atlas; first sight thinks of nine rounds everywhere."""
    table = GAME.new(players, 1, {"world": str(world)})
    assert isinstance(table, WorldsTable)
    lasts = known_figures().number(world, players, "rounds")
    assert lasts
    assert (rounds_left(table, True), rounds_left(table, False)) == (lasts - table.round, 9 - table.round)
    table.round = 29
    assert rounds_left(table, False) == 1.5


@pytest.mark.parametrize(("world", "more"), [(564, True), (639, True), (756, False), (936, False)])
def test_income_is_worth_what_a_world_has_rounds_left_for(world: int, more: bool) -> None:
    table = GAME.new(2, 1, {"world": str(world)})
    assert isinstance(table, WorldsTable)
    greedy = Player("greedy", 1)
    while table.round < 4:
        decision = table.decisions[0]
        table.play(decision, greedy.answer(table, decision))
    for seat in range(2):
        ahead, at_sight = value(table, seat), value(table, seat, far=False)
        assert ahead > at_sight if more else ahead < at_sight


def test_samples_show_every_position() -> None:
    shown = [options["world"] for seats in (2, 3, 4) for options in shown_by(seats)]
    assert {(place, digit) for world in shown if world != "random" for place, digit in enumerate(world)} == {
        (place, str(digit)) for place in range(3) for digit in range(1, 10)
    }


@pytest.mark.parametrize("world", WORLDS)
def test_a_view_says_who_acts_and_which_phases_there_are(world: int) -> None:
    """The cell whose resident is asked about has an own one; in a turn phases come in the order that the plan says."""
    chain = ["setup", "bid", "capitals"]
    before = (0, -1, "setup")
    acting = 0
    for table in walk(world, every=1):
        phases = [*chain, *table.plan.phases, "end"]
        assert table.phase in phases
        if table.phase != before[2] and (table.round, table.turn) == before[:2] and table.turn >= 0:
            assert phases.index(table.phase) > phases.index(before[2]) or table.phase == "fight"
        before = (table.round, table.turn, table.phase)
        for decision in table.decisions:
            if decision.prompt == "what":
                view = table.view(decision.seat)
                assert view["cells"][view["acting"]]["pieces"][table.turn]["active"]
                acting += 1
            elif decision.prompt == "act":
                assert table.view(decision.seat)["acting"] == ""
    assert acting > 0 or not table.plan.residents


@pytest.mark.parametrize("world", [789, 912])
def test_the_order_is_told_by_names(world: int) -> None:
    """Players by name, companies by theirs."""
    words = Words(GAME, "en", ["Ada", "Bo", "Cy"])
    table, dice = GAME.new(3, 5, {"world": str(world)}), Dice(world, "names")
    told: list[str] = []
    while not told and not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
        told = [words.event(event) for event in table.events if event.id == "order"]
    names = ("Ada", "Bo", "Cy") if world == 789 else ("Green", "White", "Purple", "Blue", "Orange")
    assert any(name in told[0] for name in names) and not any(digit in told[0] for digit in "0123456789")


def test_a_picture_says_where_private_shares_are_and_who_comes_when() -> None:
    """9.III: with whom, in the bank, just sold (M9-B1, M9-B2); the order of turns (W5); whose plants stand (M8-D2)."""
    side = [{"own_units": 6, "bank": 1}, {"own_units": 7, "light": 1, "plants": {"meadow-1": "cattle"}}]
    table = lay(789, phase="turns", order=[1, 0], side=side, seat=[{}, {"units": {"0": 1}}])
    picture = Text.from_markup(draw(table.view(0), Words(GAME, "en", ["Ada", "Ben"]), 200)).plain
    assert "Order of turns: Ben, Ada" in picture
    assert "Shares of Ada: Ada 6, Ben 1, in the bank 1" in picture
    assert "Shares of Ben: Ben 7, just sold 1" in picture
    assert "plants: 1 cattle" in picture and "cash" not in picture


def test_a_picture_names_the_companies_whose_shares_are_held() -> None:
    """9.I, 9.II: by their names, not by five numbers."""
    table = lay(926, phase="turns", seat=[{"units": {"green": 2, "blue": 1}}, {}])
    picture = Text.from_markup(draw(table.view(0), Words(GAME, "en", ["Ada", "Ben"]), 200)).plain
    assert "shares Green 2, Blue 1" in picture and "Ben: cash ?, shares –" in picture


def test_where_cash_is_open_nobody_has_to_look_away() -> None:
    """G39: with 9.III all players know the same, so their views are the same."""
    table = GAME.new(2, 7, {"world": "789"})
    assert table.view(0) | {"viewer": None} == table.view(1) | {"viewer": None}


def test_a_scoring_card_says_whether_it_scores() -> None:
    """M7-5a: in both languages, of both kinds of cards."""
    for lang, scores, checks in (("en", "it is scored", "no scoring"), ("de", "Es wird gewertet", "keine Wertung")):
        words = Words(GAME, lang)
        assert scores in words.event(Event("card", {"scoring": True}))
        assert checks in words.event(Event("card", {"scoring": False}))


def test_one_share_is_one_share() -> None:
    assert Words(GAME, "en", ["Ada"]).say("score-private-shares", other=0, number=1, value=2) == "Ada: 1 share at 2"
    assert Words(GAME, "de", ["Ada"]).say("score-private-shares", other=0, number=1, value=2) == "Ada: 1 Aktie zu 2"


def test_german_says_the_rulebooks_words() -> None:
    """Aktienkurs, Set, Einkommensplättchen, Entdecken, Wettlauf."""
    texts = "".join(file.read_text("utf-8") for file in GAME.text_files("de"))
    others = ("Aktienwert", "Warensätze", "Einkommensmarker", "Erkundung", "Wettrennen")
    assert not [word for word in others if word in texts]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_of_option_is_explained(lang: str) -> None:
    """A sentence or two for each verb of the catalogue, for `?` in the terminal and for the page's bubbles."""
    words = Words(GAME, lang)
    kinds = {option[0]: option for option in actions(GAME.origin(2, 0, {}))}
    explained = {verb: words.explain(option) for verb, option in kinds.items()}
    assert [verb for verb, about in explained.items() if not about.endswith(".")] == []
    assert len(set(explained.values())) == len(kinds) > 40


def test_an_option_is_explained_in_the_terminal(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("? 1\nquit\n"))
    assert main(["play", "worlds", "--set", "world=784", "--seats", "you,you", "--seed", "3", "--lang", "en"]) == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Capital: City 5 [capital city-5] Your headquarters stand there." in said
