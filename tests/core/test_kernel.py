"""The kernel: actions, errors, records, undo, scenario cases, components."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

import neuland
import nimgame
from neuland import (
    BadData,
    BadOption,
    BadRecord,
    BadScenario,
    Game,
    IllegalAction,
    MalformedAction,
    NotYourTurn,
    Option,
    Record,
    Table,
    UnknownGame,
    load,
    parse_action,
    replay,
)
from neuland.core.components import Item, entries, read_toml
from neuland.core.rng import Dice
from neuland.core.scenario import check, read_cases, run_case


def played(decisions: int, seats: int = 3, seed: int = 4) -> Table:
    table = load("bunny").new(seats, seed)
    dice = Dice(seed, "played")
    for _ in range(decisions):
        decision = table.decisions[dice.below(len(table.decisions))]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
    return table


def finished() -> Table:
    table = played(0)
    while not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[0])
    return table


# ---- actions


@pytest.mark.parametrize(
    ("text", "action"),
    [("pick C3", ("pick", "C3")), ("camp 3 A1", ("camp", 3, "A1")), ("x -2 07", ("x", -2, "07")), ("done", ("done",))],
)
def test_text_form(text: str, action: tuple[str | int, ...]) -> None:
    assert parse_action(text) == action
    assert neuland.action_text(action) == text


@pytest.mark.parametrize("text", ["", " ", "a  b", " a", "a ", "a\tb", "a\nb", "x" * 201])
def test_malformed_text(text: str) -> None:
    with pytest.raises(MalformedAction):
        parse_action(text)


def test_errors_change_nothing_and_say_what_is_right() -> None:
    table = played(0, 2)
    before = table.fingerprint()
    with pytest.raises(IllegalAction) as illegal:
        table.apply(0, "pick no-such-card")
    assert illegal.value.reason == "not-in-hand"
    with pytest.raises(NotYourTurn, match="Seat 7"):
        table.apply(7, table.decisions[0].options[0])
    with pytest.raises(MalformedAction):
        table.apply(0, ())
    assert table.fingerprint() == before


def test_a_game_that_is_over_takes_nothing() -> None:
    table = finished()
    with pytest.raises(NotYourTurn, match="over"):
        table.apply(0, "pick C3")


# ---- catalog


def test_unknown_games_and_options_name_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'bunny'"):
        load("buny")
    with pytest.raises(BadOption, match=r"has no option 'deel' .did you mean 'deal'"):
        load("bunny").new(options={"deel": "online"})
    with pytest.raises(BadOption, match="it can be standard, online"):
        load("bunny").new(options={"deal": "fast"})
    with pytest.raises(BadOption, match="takes no component file"):
        load("bunny").new(data="x = 1")


WINDY = Game(
    "windy",
    "windy",
    1,
    (1, 2),
    load("bunny").deal,
    (
        Option("wind", ("calm", "mild", "wild")),
        Option("sails", ("few", "many"), when={"wind": ("mild", "wild")}),
        Option("duel", ("no", "yes"), (2,)),
        Option("colour", ("white", "red"), when={"sails": ("many",)}),
        Option("anchor", ("down", "up"), when={"wind": ("calm",)}),
    ),
)


def test_an_option_that_needs_another_is_refused_without_it() -> None:
    assert WINDY.origin(2, 0, {"wind": "mild", "sails": "many"}).options["sails"] == "many"
    assert WINDY.origin(2, 0, {"sails": "few"}).options["wind"] == "calm", "a default changes nothing"
    with pytest.raises(BadOption, match=r"Option sails of windy needs wind to be mild or wild\."):
        WINDY.origin(2, 0, {"sails": "many"})
    with pytest.raises(BadOption, match=r"Option anchor of windy needs wind to be calm\."):
        WINDY.origin(2, 0, {"wind": "wild", "anchor": "up"})


def test_samples_have_what_each_choice_needs() -> None:
    alone = [
        {},
        {"wind": "mild"},
        {"wind": "wild"},
        {"sails": "many", "wind": "mild"},
        {"colour": "red", "sails": "many", "wind": "mild"},
        {"anchor": "up"},
    ]
    assert WINDY.samples(1) == alone
    assert WINDY.samples(2) == [*alone[:4], {"duel": "yes"}, *alone[4:]]
    own = replace(WINDY, shown_by=lambda seats: ({"wind": choice} for choice in ("calm", "wild")[:seats]))
    assert own.samples(1) == [{"wind": "calm"}]
    assert own.samples(2) == [{"wind": "calm"}, {"wind": "wild"}]


def test_which_options_matter() -> None:
    def mattering(seats: int, **chosen: str) -> list[str]:
        complete = WINDY.complete(chosen)
        return [option.id for option in WINDY.options if option.matters(seats, complete)]

    assert mattering(1) == ["wind", "anchor"]
    assert mattering(2, wind="wild", sails="many") == ["wind", "sails", "duel", "colour"]


# ---- records


def test_a_record_comes_back_as_it_was() -> None:
    for table in (played(0), played(57), finished()):
        record = table.record()
        again = replay(Record.loads(record.dumps()))
        assert again == table
        assert again.actions == table.actions


@pytest.mark.parametrize("decisions", [0, 1, 32, 33, 90])
def test_a_replayed_table_goes_on_as_the_played_one(decisions: int) -> None:
    table = played(decisions)
    again = replay(table.record())
    assert (again.actions, again.reveals, again.events) == (table.actions, table.reveals, table.events)
    assert again.telling
    assert again.snapshots == table.snapshots


def test_a_record_can_be_replayed_up_to_a_decision() -> None:
    table = played(60)
    assert replay(table.record(), to=25) == table.at(25)
    with pytest.raises(BadRecord, match="0 to 60, not 61"):
        replay(table.record(), to=61)


def lines_of(table: Table) -> list[str]:
    return str(table.record().dumps()).splitlines()


@pytest.mark.parametrize("cut", [1, 5, 40])
def test_a_cut_record_is_reported(cut: int) -> None:
    lines = lines_of(finished())
    with pytest.raises(BadRecord, match="cut off") as error:
        Record.loads("\n".join(lines[:cut]))
    assert error.value.line == cut + 1
    with pytest.raises(BadRecord, match="cut off or damaged") as error:
        Record.loads("\n".join(lines[:cut]) + "\n" + lines[cut][:-3])
    assert error.value.line == cut + 1


def test_an_edited_line_is_reported_with_its_number_and_what_was_open() -> None:
    lines = lines_of(finished())
    lines[10] = '[0, "pick Z9"]'
    with pytest.raises(BadRecord, match=r"line 11: .*Open: seat") as error:
        replay(Record.loads("\n".join(lines)))
    assert error.value.line == 11
    with pytest.raises(BadRecord, match="line 11: "):
        replay(Record.loads("\n".join(lines)), quiet=True)


def test_a_wrong_result_is_reported() -> None:
    lines = lines_of(finished())
    closing = json.loads(lines[-1])
    closing["scores"][0] += 1
    with pytest.raises(BadRecord, match="the closing line says scores"):
        replay(Record.loads("\n".join([*lines[:-1], json.dumps(closing)])))
    closing = json.loads(lines[-1]) | {"fingerprint": "0" * 32}
    with pytest.raises(BadRecord, match="does not come to where the closing line says"):
        replay(Record.loads("\n".join([*lines[:-1], json.dumps(closing)])))


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("[]", "begins with a header"),
        ("{}", "begins with a header"),
        ('{"neuland": 2}', "format is 2"),
        ('{"neuland": 1, "game": "bunny"}', "'rules' is missing"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":3,"options":{},"seed":1,"x":1}', "unknown word 'x'"),
        ('{"neuland":1,"game":"bunny","rules":99,"seats":3,"options":{},"seed":1}', "version 99"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":9,"options":{},"seed":1}', "not by 9"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":3,"options":{},"seed":-1}', "whole number from 0"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":3,"options":{"a":1},"seed":1}', "no option 'a'"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":3,"options":{},"seed":1,"data":"aa"}', "component file"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":3,"options":{},"seed":1,"players":["a"]}', "one for each seat"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":1,"options":{},"seed":1,"players":["\\n"]}', "list of names"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":1,"options":{},"seed":1,"hints":[-1]}', "list of numbers"),
        ('{"neuland":1,"game":"bunny","rules":2,"seats":2,"options":{},"seed":1,"hints":[1]}', "one for each seat"),
    ],
)
def test_wrong_headers(header: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message) as error:
        replay(Record.loads(header + '\n{"actions": 0, "fingerprint": ""}'))
    assert error.value.line == 1


@pytest.mark.parametrize("line", ["7", "[0]", '["0", "pick"]', '[0, ""]', "[0, 1]", "null"])
def test_wrong_lines(line: str) -> None:
    lines = lines_of(played(3))
    with pytest.raises(BadRecord) as error:
        Record.loads("\n".join([lines[0], line, *lines[1:]]))
    assert error.value.line == 2


def test_a_redealt_table_has_no_record_and_no_past() -> None:
    table = played(20).redeal(0, 1)
    with pytest.raises(BadRecord):
        table.record()
    with pytest.raises(BadRecord):
        table.at(0)


# ---- undo


def test_going_back_and_on() -> None:
    table = played(90)
    prints = []
    for number in range(91):
        prints.append(table.at(number).fingerprint())
    assert prints[90] == table.fingerprint()
    assert len(set(prints)) == 91
    with pytest.raises(BadRecord, match="no action 91"):
        table.at(91)


def test_the_kernel_knows_what_undo_would_touch() -> None:
    table = load("bunny").new(3, 1)
    start = len(table.actions)
    table.apply(0, table.decision(0).options[0])
    assert table.undo_touches(0, start) is None
    assert table.undo_touches(1, start) == "others"
    for seat in (0, 1, 1, 2, 2):
        table.apply(seat, table.decision(seat).options[0])
    assert table.undo_touches(0, start) == "reveal"


def test_that_another_has_no_choice_is_something_that_one_learns() -> None:
    """Else a free undo would be a way to try what others must answer, and so what they hold."""
    table = nimgame.GAME.new(2, 0)
    for seat, action in [(0, "charm lamp"), (1, "charm horn"), (0, "take 3"), (1, "take 3")]:
        table.apply(seat, action)
    free, forced = table.clone(), table.clone()
    free.apply(0, "take 2")
    assert free.over and free.undo_touches(0, 4) is None, "nobody else had to answer"
    forced.apply(0, "take 1")
    assert forced.over and len(forced.actions) == 5, "the last stone was taken by who had no choice"
    assert forced.undo_touches(0, 4) == "reveal"


def test_a_sealed_answer_can_be_taken_back_while_others_wait() -> None:
    table = load("bunny").new(3, 1)
    table.apply(0, table.decision(0).options[0])
    table.apply(1, table.decision(1).options[0])
    first = table.actions[1]
    without = table.without_last(0)
    assert without is not None
    assert without.actions == [first]
    assert without.decision(0).prompt == "pick"
    for seat in (0, 1, 2, 2):
        table.apply(seat, table.decision(seat).options[0])
    assert table.without_last(0) is None


# ---- scenario cases

CASE = '[[case]]\nid = "x"\ngame = "bunny"\nseats = 2\n'


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("x = [", "not TOML"),
        ("a = 1", "holds .*case"),
        ("[[case]]\nid = 'x'\ngame = 'bunny'", "has no 'then'"),
        (CASE + "then = {}\nwhen = 1", "unknown word 'when'"),
        (CASE + "then = {}\ngiven = 7", "'given' should be a table"),
        (CASE + "then = {}\ndo = { jump = 1 }", "unknown word 'do.jump'"),
        (CASE + "then = {}\ndo = { actions = 5 }", "should be a list"),
        (CASE + "then = {}\ndo = { actions = [1] }", "is not 'SEAT ACTION'"),
        (CASE + "then = { legal = ['x pass'] }", "is not 'SEAT ACTION'"),
        (CASE + "then = {}\nstep = 5", "'step' should be a list"),
        (CASE + "then = {}\nstep = [5]", "a 'step' is a table"),
        (CASE + "then = {}\nstep = [{ jump = 1 }]", "unknown word 'step.jump'"),
        (CASE + "then = {}\nstep = [{ actions = ['x'] }]", "'step.actions' is not 'SEAT ACTION'"),
        (CASE + "then = {}\nstep = [{ then = { luck = 1 } }]", "Unknown word 'luck'"),
        (CASE + "then = {}\ngiven = { luck = 1 }", "Unknown word 'luck'"),
        (CASE + "then = {}\ngiven = { seat = { 0 = { luck = 1 } } }", "Unknown word 'seat.0.luck'"),
        (CASE + "then = {}\ngiven = { seat = { 9 = { score = 1 } } }", "no seat '9'"),
        (CASE + "then = {}\ngiven = { deck = ['Q7'] }", "no card 'Q7'"),
        (CASE + "then = {}\ngiven = { deck = ['A1', 'A1'] }", "named twice"),
        (CASE + "then = { luck = 1 }", "Unknown word 'luck'"),
        (CASE + "then = { 'seat.5.hand' = 1 }", "Unknown word '5'"),
        ("[[case]]\nid = 'x'\ngame = 'chess'\nthen = {}", "no game 'chess'"),
    ],
)
def test_wrong_cases_are_refused_in_one_line(text: str, message: str) -> None:
    with pytest.raises((BadScenario, UnknownGame), match=message) as error:
        check(text)
    assert "\n" not in str(error.value)


def test_a_case_that_fails_says_what_was_expected_and_found() -> None:
    text = CASE + "then = { round = 2, legal = ['0 pick Z9'], illegal = [] }\ndo = { actions = ['0 pick Z9'] }"
    wrong = run_case(read_cases(text)[0])
    assert any(line.startswith("'0 pick Z9': Seat 0 cannot") for line in wrong)
    assert "round: expected 2, found 1" in wrong
    assert any("should be legal. On offer: " in line for line in wrong)


def test_a_case_goes_step_by_step() -> None:
    table = load("bunny").new(2, 1)
    first, second = (neuland.action_text(table.decision(seat).options[0]) for seat in (0, 1))
    text = CASE + "then = { pick = 1 }\n"
    text += f"[[case.step]]\nactions = ['0 {first}']\nthen = {{ pick = 1 }}\n"
    text += f"[[case.step]]\nactions = ['0 nothing', '1 {second}']\nthen = {{ round = 7 }}\n"
    wrong = run_case(read_cases(text)[0])
    assert [line.partition(":")[0] for line in wrong[:2]] == ["step 2", "step 2"]
    assert "step 2: round: expected 7, found 1" in wrong


def test_a_refusal_that_is_expected_must_happen() -> None:
    table = load("bunny").new(2, 1)
    option = neuland.action_text(table.decision(0).options[0])
    assert run_case(read_cases(CASE + f"then = {{}}\ndo = {{ actions = ['!0 {option}'] }}")[0])


# ---- components


def test_entries_name_themselves_when_they_are_wrong() -> None:
    document = read_toml("[[hero]]\nid = 'H1'\ncost = -1\nguild = 'x'\nstrong = 1\nicons = [1]", "heroes.toml")
    entry = entries(document, "hero", "heroes.toml")[0]
    for wrong in (
        lambda: entry.number("cost"),
        lambda: entry.text("guild", ("adventurer",)),
        lambda: entry.flag("strong"),
        lambda: entry.texts("icons"),
        lambda: entry.only("id", "cost"),
        lambda: entry.confidence(),
    ):
        with pytest.raises(BadData, match=r"heroes.toml, hero H1: "):
            wrong()
    with pytest.raises(BadData, match=r"no .*tile.* entries"):
        entries(document, "tile", "heroes.toml")
    with pytest.raises(BadData, match="not TOML"):
        read_toml("x =", "heroes.toml")
    with pytest.raises(BadData):
        Item("x", 1)


# ---- chance


def test_dice_are_fair_enough_and_repeatable() -> None:
    dice = Dice(5)
    counts = [0] * 6
    for _ in range(6000):
        counts[dice.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)
    first, second = list(range(50)), list(range(50))
    Dice(7, "a").shuffle(first)
    Dice(7, "a").shuffle(second)
    assert first == second != sorted(first)
    Dice(7, "b").shuffle(second)
    assert first != second


def test_texts_of_a_table() -> None:
    table = load("bunny").new(2, 1)
    assert table.text(("done",), "de") == "Fertig mit Bauen"
    assert table.text("pick") == "Choose a card to play."
