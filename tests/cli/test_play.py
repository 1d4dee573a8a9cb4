"""Whole games at the terminal, typed through a pipe. Commas stand between the lines that are typed.

The deal of seed 3 has eight stones.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from neuland.bots import Player
from neuland.core.decision import Action, Decision, parse_action
from neuland.core.record import Record, replay
from neuland.core.table import Table
from neuland.lab.reasons import Alternative
from neuland.terminal import session

SOLO = ("play", "nim", "--seats", "you", "--seed", "3")
BOTH = ("play", "nim", "--seats", "you:Anna,you:Bob", "--seed", "3")
PAUSE = "Pass the keyboard to"


def saved(file: str) -> list[tuple[int, str]]:
    record = Record.loads(Path(file).read_text("utf-8"))
    replay(record)
    return [(seat, " ".join(map(str, action))) for seat, action in record.actions]


def test_a_game_against_a_bot_to_its_end(run: Run) -> None:
    said = run("play", "nim", "--seed", "3", "--save", "game.jsonl", typed="1,take 1,take 2")
    assert said.status == 0
    assert said.err == ""
    for part in (
        "Which charm do you choose?",
        "1  choose the Lamp – Two points at the end.",
        "• Easy takes 3.",
        "For the last stone",
        "1. Easy           12",
        "2. Player 1        2",
        "Easy wins!",
        "The game is saved in game.jsonl.",
    ):
        assert part in said.out
    assert [action for seat, action in saved("game.jsonl") if seat == 0] == ["charm lamp", "take 1", "take 2"]


def test_bots_know_how_long_they_have_been_waited_for_together(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each answer of a bot takes a second here, and nothing else takes any time."""
    now, waits = [100.0], []

    class Slow(Player):
        def answer(self, table: Table, decision: Decision, waited: float = 0.0) -> Action:
            waits.append(waited)
            now[0] += 1
            return decision.options[0]

    monkeypatch.setattr(session, "Player", Slow)
    monkeypatch.setattr(session, "monotonic", lambda: now[0])
    run("play", "nim", "--seats", "you,easy,easy", "--seed", "3", typed="1,take 1,take 1,take 1")
    assert waits[:4] == [0, 1, 0, 1], "two bots in one wait, and two in the next"


def test_in_german(run: Run) -> None:
    said = run("play", "nim", "--seed", "3", "--lang", "de", typed="Lampe wählen,hilfe,punkte,zurück,ja,2,ende,ja")
    for part in ("Welchen Zauber wählst du?", "Lampe wählen – Zwei Punkte am Ende.", "Spieler 1: lamp"):
        assert part in said.out
    assert "Spieler 1: horn" in said.out, "taken back, and the other one chosen"
    assert "zurück (z) –" in said.out
    assert "Verdecktes" in said.out
    assert said.out.rstrip().endswith("beginne mit --save DATEI.")


def test_a_file_that_cannot_be_written_is_said_in_the_tables_language(run: Run) -> None:
    said = run("play", "nim", "--seed", "3", "--lang", "de", typed="speichern no/such/x,ende,ja")
    assert "no/such/x: Das lässt sich nicht schreiben (diesen Ordner gibt es nicht)." in said.out


def test_english_commands_work_in_german_too(run: Run) -> None:
    said = run(*SOLO, "--lang", "de", typed="1,undo,yes,log")
    assert "Noch ist nichts geschehen." in said.out


def test_hints_are_given_against_bots_and_told_at_the_end(run: Run) -> None:
    said = run("play", "nim", "--seed", "3", "--lang", "en", typed="hint,1,take 1,t,take 2")
    assert "• choose the" in said.out
    assert "• take" in said.out
    assert " · best" in said.out
    assert "2 hints were used." in said.out


@pytest.mark.parametrize(
    ("lang", "typed", "said"),
    [
        ("en", "hint", "Better than the next one: the best opponent has 16 less."),
        ("de", "tipp", "Besser als das nächste: 16 weniger beim besten Gegner."),
    ],
)
def test_a_hint_says_why_the_best_is_better_than_the_next(
    run: Run, monkeypatch: pytest.MonkeyPatch, lang: str, typed: str, said: str
) -> None:
    found = [
        Alternative("charm horn", 0.6, 0.0, 0.0),
        Alternative("charm lamp", 0.5, 16.0, 1.0, why={"others": -16.0}),
        Alternative("charm none", 0.4, 20.0, 1.0, why={"others": -20.0}),
    ]
    monkeypatch.setattr("neuland.terminal.session.hints", lambda table, seat: found)
    shown = run("play", "nim", "--seed", "3", "--lang", lang, typed=typed).out
    assert shown.count(said) == 1
    assert shown.index(said) > shown.index("• ")


def test_hints_are_counted_over_saving_and_loading(run: Run) -> None:
    run("play", "nim", "--seed", "3", "--save", "game.jsonl", typed="hint,1,take 1,t,quit")
    assert '"hints": [2, 0]' in Path("game.jsonl").read_text("utf-8")
    said = run("play", "--load", "game.jsonl", "--save", "game.jsonl", "--lang", "en", typed="t,take 2")
    assert "3 hints were used." in said.out


def test_no_hints_where_people_play_against_each_other(run: Run) -> None:
    said = run("play", "nim", "--seats", "you:Ada,you:Bob", "--seed", "3", "--lang", "de", typed="tipp,ende,ja")
    assert "Tipps sind für alle, die allein oder gegen Bots spielen." in said.out


def test_without_a_game_the_list_is_asked_for(run: Run) -> None:
    said = run("play", "--seed", "3", typed="9,chess,1,2,quit,y")
    assert "1  Nim with Charms – Take stones; the last one wins." in said.out
    assert said.out.count("Please type a number from 1 to 1") == 2
    assert "Which charm do you choose?" in said.out
    assert run("play", typed="quit").status == 0
    assert run("play").status == 0


@pytest.mark.parametrize("line", ["2", "charm horn", "choose the Horn", "CHARM HORN"])
def test_an_option_by_number_text_or_words(run: Run, line: str) -> None:
    assert "chooses the Horn" in run(*SOLO, typed=line).out


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "Please type a number from 1 to 3"),
        ("4", "Please type a number from 1 to 3"),
        ("-1", "Please type a number from 1 to 3"),
        ("9" * 5000, "Please type a number from 1 to 3"),
        ("take 4", "One, two or three"),
        ("charm lamp", "That is not possible now."),
        ("rubbish", "I do not understand that"),
        ("take  1", "1  take 1"),
        ("? 4", "Please type a number from 1 to 3"),
        ("[bold]", "I do not understand that"),
        ("²", "I do not understand that"),
    ],
)
def test_what_is_no_option_is_explained_and_asked_again(run: Run, line: str, answer: str) -> None:
    said = run(*SOLO, "--save", "game.jsonl", typed=f"1,{line},take 1")
    assert answer in said.out
    assert saved("game.jsonl") == [(0, "charm lamp"), (0, "take 1")]


@pytest.mark.parametrize("line", ["the horn", "horn choose", "one end"])
def test_options_are_found_by_words_and_by_what_explains_them(run: Run, line: str) -> None:
    said = run(*SOLO, "--save", "game.jsonl", typed=f"{line},1")
    found = said.out.split(f"{line}\n")[1].splitlines()[0]
    assert found.startswith("2  choose the Horn")
    assert saved("game.jsonl") == [(0, "charm lamp")]


def test_commands_show_and_change_nothing(run: Run) -> None:
    said = run(*SOLO, "--save", "game.jsonl", typed="1,log,score,cards horn,? 2,?lamp,?,help,,take 1")
    for part in (
        "• Player 1 chooses the Lamp.",
        "For Lamp",
        "RECONSTRUCTED",
        "take 2  [take 2]",
        "There is nothing to explain.",
        "Lamp (lamp) – charm",
        "undo (u) – take back",
        "How high the heap is: about eight stones",
    ):
        assert part in said.out
    assert said.out.count("Heap of 8") == 3, "before, after the charm, and shown again by an empty line"
    assert saved("game.jsonl") == [(0, "charm lamp"), (0, "take 1")]


def test_a_game_without_a_page_of_rules_says_so(run: Run) -> None:
    assert "Nothing is said about that." in run(*SOLO, typed="rules,r stones").out
    assert "Dazu ist nichts gesagt." in run(*SOLO, "--lang", "de", typed="regeln").out


def test_undo_of_ones_own_step_is_free(run: Run) -> None:
    said = run(*SOLO, "--save", "game.jsonl", typed="1,3,2,undo,undo,1")
    assert "yes or no" not in said.out
    assert saved("game.jsonl") == [(0, "charm lamp"), (0, "take 1")]


def test_undo_past_hidden_cards_asks(run: Run) -> None:
    said = run(*SOLO, "--save", "game.jsonl", typed="1,undo,no,undo,yes,2")
    assert said.out.count("Since then something hidden was seen.") == 2
    assert said.out.count("The move stands.") == 1
    assert saved("game.jsonl") == [(0, "charm horn")]


def test_undo_takes_bots_moves_back_without_asking(run: Run) -> None:
    said = run("play", "nim", "--seats", "you,random", "--seed", "3", "--save", "game.jsonl", typed="1,3,undo,1")
    assert "yes or no" not in said.out
    assert [action for seat, action in saved("game.jsonl") if seat == 0] == ["charm lamp", "take 1"]


def test_nothing_to_undo(run: Run) -> None:
    assert "nothing of yours to take back" in run(*SOLO, typed="undo").out


def test_hot_seat_hides_hands(run: Run) -> None:
    said = run(*BOTH, typed="1,,2,,1,,2")
    assert said.out.count(PAUSE) == 4
    anna, bob, anna_again = said.out.split(PAUSE)[:3]
    assert "Anna: Which charm" in anna
    assert "Bob: Which charm" in bob
    assert "Anna: -, Bob: -" in bob, "Anna's sealed choice is not shown to Bob"
    assert "Lamp" not in bob.split("Bob: Which charm")[0]
    assert "Anna: lamp, Bob: ?" in anna_again
    assert "chooses the Horn" not in anna_again


def test_hot_seat_tells_what_came_of_the_last_move_before_the_next_person_sits_down(run: Run) -> None:
    said = run(*BOTH, typed="1,,2,,1,,2")
    after_charm, after_both, after_stones = said.out.split(PAUSE)[1:4]
    handed = after_both.rpartition("> ")[2]
    assert "Anna takes 1." in handed, "Anna reads it, though the next question is Bob's"
    assert "chooses" not in after_charm.rpartition("> ")[2], "what only one of them knows is not told"
    assert "Bob takes 2." in after_stones.rpartition("> ")[2]


def test_hot_seat_without_secrets_has_no_pause(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nimgame.state.NimTable.known", lambda *args: "")
    said = run(*BOTH, typed="1,2,1,2")
    assert PAUSE not in said.out
    assert said.out.count("Bob: How many stones") == 1


def test_undo_over_another_persons_move_asks_for_consent(run: Run) -> None:
    said = run(*BOTH, "--save", "game.jsonl", typed="1,,2,,1,,2,,undo,no,undo,yes,3")
    assert said.out.count("That also takes back what Bob did since.") == 2
    assert saved("game.jsonl") == [(0, "charm lamp"), (1, "charm horn"), (0, "take 3")]


def test_saved_games_go_on_where_they_stood(run: Run) -> None:
    first = run(*BOTH, typed="1,,2,,save my game.jsonl,3,quit")
    assert "The game is saved in my game.jsonl." in first.out
    assert "Go on with: neuland play --load 'my game.jsonl' --save" in first.out
    assert "--save 'my game.jsonl' --lang en\n" in first.out, "in one line, to be copied"
    assert len(saved("my game.jsonl")) == 3
    second = run("play", "--load", "my game.jsonl", typed="log,undo,yes,yes,1,,3,,3,,2")
    assert "Heap of 5" in second.out
    assert "• Anna takes 3." in second.out
    assert "takes back what Anna did since" in second.out
    assert "Anna wins!" in second.out
    third = run("play", "--load", "my game.jsonl", "--seats", "you:Zoe,random")
    assert "Zoe: " in third.out


def test_who_played_is_in_the_record(run: Run) -> None:
    run("play", "nim", "--seats", "you:Anna,random", "--save", "game.jsonl", typed="1,quit")
    assert Record.loads(Path("game.jsonl").read_text("utf-8")).players == ["you:Anna", "random"]
    assert "Anna" in run("replay", "game.jsonl").out
    text = Path("game.jsonl").read_text("utf-8").replace('"random"]', '"none.py:Bot"]')
    Path("gone.jsonl").write_text(text, "utf-8")
    assert run("replay", "gone.jsonl").status == 0, "who they were can be read though they are gone"
    gone = run("play", "--load", "gone.jsonl")
    assert gone.status == 2
    assert "Say with --seats who plays on." in gone.err


def test_save_finds_a_name_of_its_own(run: Run) -> None:
    assert "saved in nim-3.jsonl" in run(*SOLO, typed="1,save").out
    assert saved("nim-3.jsonl") == [(0, "charm lamp")]


def test_save_says_what_is_wrong_and_goes_on(run: Run) -> None:
    Path("letter").write_text("Dear Anna")
    said = run(*SOLO, typed="save none/x,save letter,save .,1")
    assert "none/x: cannot be written" in said.out
    assert "letter: there is another file of that name" in said.out
    assert ".: cannot be written" in said.out
    assert Path("letter").read_text() == "Dear Anna"
    assert "Player 1 chooses" in said.out
    assert said.status == 0


def test_the_end_of_input_ends_the_game_with_a_hint(run: Run) -> None:
    said = run(*SOLO, typed="1")
    assert (said.status, said.err) == (0, "")
    assert "type save FILE, or start with --save FILE." in " ".join(said.out.split())


def test_quit_asks_when_the_game_is_not_saved(run: Run) -> None:
    said = run(*SOLO, typed="quit,no,1,q,y")
    assert said.out.count("Leave all the same?") == 2
    assert "chooses the Lamp" in said.out
    assert "Leave all the same?" not in run(*SOLO, "--save", "game.jsonl", typed="quit").out


def test_bots_alone_play_to_the_end(run: Run) -> None:
    said = run("play", "nim", "--seats", "greedy,random,random", "--seed", "3")
    assert said.status == 0
    assert "Random 2" in said.out
    assert "wins!" in said.out


def test_a_lost_solo_game_and_a_shared_one(run: Run) -> None:
    assert "The game is lost." in run(*SOLO, typed="2,3,3,2").out
    assert "Player 1 wins!" in run(*SOLO, typed="1,3,3,2").out


def test_options_and_own_components_reach_the_game(run: Run) -> None:
    Path("own.toml").write_text("stones = 1\n")
    said = run(*SOLO, "--set", "heap=long", "--data", "own.toml", "--save", "game.jsonl", typed="1")
    assert "Heap of 31" in said.out
    assert run("play", "--load", "game.jsonl", "--seats", "you", "--data", "own.toml", typed="1").status == 0


def test_no_line_is_longer_than_80_columns_and_none_is_coloured(run: Run) -> None:
    typed = "1,help,log,score,cards,save a-rather-long-name-of-a-file-that-does-not-fit-a-line-with-much-more.jsonl"
    for lang in ("en", "de"):
        said = run("play", "nim", "--seed", "3", "--set", "heap=long", "--lang", lang, typed=typed)
        lines = said.out.splitlines() + run("games", "--lang", lang).out.splitlines()
        assert max(len(line) for line in lines if not line.startswith("> ") and "--load" not in line) <= 80
        assert "\x1b" not in said.out


def test_long_lists_stand_in_columns(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    options = [("take", number) for number in range(1, 31)]
    monkeypatch.setattr(
        "nimgame.rules.turn", lambda table, seat: table.offer(seat, "turn", lambda *_: options, lambda *_: None)
    )
    said = run(*SOLO, typed="1")
    assert " 1  take 1     7  take 7    13  take 13   19  take 19   25  take 25\n" in said.out


def test_a_part_of_an_option_lists_those_it_fits(run: Run) -> None:
    said = run(*SOLO, "--set", "heap=long", "--save", "game.jsonl", typed="HORN,1,AKE 3")
    assert said.out.count("1  choose the Lamp") == 1
    assert said.out.count("2  choose the Horn") == 2
    assert "> AKE 3\n3  take 3\n>" in said.out
    assert saved("game.jsonl") == [(0, "charm lamp")]


def shown_options(run: Run, monkeypatch: pytest.MonkeyPatch, *options: str) -> list[str]:
    """How options of these texts are laid out."""
    offered = [parse_action(option) for option in options]
    monkeypatch.setattr("nimgame.rules.turn", lambda table, seat: table.offer(seat, "turn", lambda *_: offered, print))
    shown = run(*SOLO, typed="1").out.split("How many stones do you take?\n")[1]
    return shown.split("Number ·")[0].splitlines()


def test_explanations_that_options_share_are_given_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ("charm lamp 1", "take 1", "take 2", "charm horn 1", "charm lamp 2", "charm horn 2")
    assert shown_options(run, monkeypatch, *options) == [
        "1  choose the Lamp   3  choose the Lamp",
        "2  choose the Horn   4  choose the Horn",
        "5  take 1   6  take 2",
        "   Lamp: Two points at the end.",
        "   Horn: One point at the end.",
    ]


def test_options_that_need_no_explanation_take_little_room(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    options = ("charm bone", "charm lamp", "charm brass", "charm horn")
    assert shown_options(run, monkeypatch, *options) == [
        "1  choose the Lamp – Two points at the end.",
        "2  choose the Horn – One point at the end.",
        "3  choose the bone    4  choose the brass",
    ]


def test_people_answer_before_bots(run: Run) -> None:
    run("play", "nim", "--seats", "random,you", "--seed", "3", "--save", "game.jsonl", typed="2")
    assert saved("game.jsonl")[0] == (1, "charm horn")


def test_who_shares_a_place_has_the_same_number(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nimgame.state.NimTable.standing", lambda table, seat: (5 if seat < 2 else 3,))
    said = run("play", "nim", "--seats", "random,greedy,random", "--seed", "3")
    assert [line for line in said.out.splitlines() if line[1:3] == ". "] == [
        "1. Random          5",
        "1. Greedy          5",
        "3. Random 2        3",
    ]
    assert "Random and Greedy share the victory!" in said.out


def test_the_score_sheet_knows_no_more_than_its_reader(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("nimgame.scoring.sheet", lambda table, seat: [("last", {}, table.origin.seed or 77)])
    said = run(*SOLO, typed="1,score")
    assert "For the last stone   77" in said.out


def test_as_much_of_the_log_as_wanted(run: Run) -> None:
    said = run(*SOLO, "--set", "heap=long", typed="1,1,1,log 2,log 0,log")
    two, none, all_ = said.out.split("> log")[1:]
    assert two.splitlines()[1:4] == ["… 2 earlier", "• Player 1 takes 1.", "• Player 1 takes 1."]
    assert none.splitlines()[1] == "… 4 earlier"
    assert "•" not in none
    assert all_.count("•") == 4
