"""Wrong requests: status 2, one line on standard error that says what and what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from neuland.cli import COMMANDS

WRONG = [
    ("deal", "invalid choice: 'deal'"),
    ("--what", "unrecognized arguments: --what"),
    ("play chess", "There is no game 'chess'. There are: nim."),
    ("play nin", "did you mean 'nim'?"),
    ("play nim --seats you,clever", "no bot 'clever'. There are: random, greedy"),
    ("play nim --seats you,greedy,greedy,greedy", "played by 1, 2, 3, not by 4"),
    ("play nim --seats you,,greedy", "no bot ''"),
    ("play nim --seats you:An[na],greedy", "'An[na]' is not a name"),
    ("play nim --seats you:,greedy", "'' is not a name"),
    ("play nim --seats you:Bo,you:Bo", "the same name"),
    ("play nim --seed x", "A seed is a whole number from 0 to 2^256 - 1, in digits, not 'x';"),
    ("play nim --seed -1", "A seed is a whole number"),
    (f"play nim --seed {2**256}", "A seed is a whole number"),
    ("play nim --set heap", "option=value, not 'heap'"),
    ("play nim --set heap=tall", "cannot be 'tall'; it can be short, long"),
    ("play nim --set hep=long", "no option 'hep' (did you mean 'heap'?)"),
    ("play nim --lang fr", "invalid choice: 'fr'"),
    ("play nim --load none.jsonl", "none.jsonl: cannot be read (No such file"),
    ("play nim --load . ", ".: cannot be read (Is a directory)"),
    ("play nim --load binary", "binary: this is not a text file"),
    ("play nim --load text", "text: this is not a record"),
    ("play nim --load text --seed 3", "leave out --seed and --set"),
    ("play nim --save none/game.jsonl", "none/game.jsonl: cannot be written (No such file"),
    ("play nim --save text", "text: there is another file of that name"),
    ("play nim --data text", "The component file is not TOML"),
    ("play nim --data toml", "'stones' is missing"),
    ("simulate", "arguments are required: GAME"),
    ("simulate chess", "There is no game 'chess'"),
    ("simulate nim --games 0", "'0' should be a whole number, 1 or more"),
    ("simulate nim --games many", "'many' should be a whole number"),
    ("simulate nim --jobs 0", "'0' should be a whole number, 1 to 256"),
    ("simulate nim --seats you,random", "Only bots can sit here"),
    ("simulate nim --seats own.py:Bot,random", "own.py: there is no such file"),
    ("simulate nim --seats broken.py:Bot,random", "Bot broken.py:Bot failed with ValueError: two lines"),
    ("simulate nim --seats broken.py:Bot,random --jobs 2", "Bot broken.py:Bot failed with ValueError: two lines"),
    ("simulate nim --records text", "text: cannot keep records there"),
    ("replay", "arguments are required: FILE"),
    ("replay none.jsonl", "none.jsonl: cannot be read"),
    ("replay binary", "binary: this is not a text file"),
    ("replay text", "text: this is not a record"),
    ("replay chess.jsonl", "chess.jsonl: There is no game 'chess'"),
    ("replay .", ".: cannot be read (Is a directory)"),
    ("check", "arguments are required: FILE"),
    ("check none.toml", "none.toml: cannot be read"),
    ("check text", "text: This is not TOML"),
    ("check toml", "toml: A scenario file holds [[case]] tables and nothing else"),
    ("check unknown.toml", "unknown.toml: Case N-1: unknown word 'hoop'"),
    ("check path.toml", "path.toml: Case N-1: Unknown word 'hoop' in 'hoop'"),
    ("check chess.toml", "chess.toml: There is no game 'chess'"),
    ("bench chess", "There is no game 'chess'"),
    ("bench nim --seats 5", "played by 1, 2, 3, not by 5"),
    ("bench nim --seconds long", "'long' should be a number of seconds"),
    ("cards", "arguments are required: GAME"),
    ("cards chess", "There is no game 'chess'"),
    ("cards nim --data text", "The component file is not TOML"),
]

CASE = '[[case]]\nid = "N-1"\ngame = "nim"\n'


@pytest.fixture
def files(run: Run) -> None:
    Path("binary").write_bytes(b"\x00\xff\xfe\x80")
    Path("text").write_text("Once upon a time\n")
    Path("toml").write_text("a = 1\n")
    Path("unknown.toml").write_text(CASE + "given = { hoop = 1 }\nthen = { heap = 1 }\n")
    Path("path.toml").write_text(CASE + "then = { hoop = 1 }\n")
    Path("chess.toml").write_text(CASE.replace("nim", "chess") + "then = { heap = 1 }\n")
    header = '{"neuland": 1, "game": "chess", "rules": 1, "seats": 2, "options": {}, "seed": 1}\n'
    Path("chess.jsonl").write_text(header + '{"fingerprint": ""}\n')
    body = "class Bot:\n    def __init__(self, seed): pass\n    def choose(self, *a): raise ValueError('two\\nlines')\n"
    Path("broken.py").write_text(body)


@pytest.mark.usefixtures("files")
@pytest.mark.parametrize(("request_", "line"), WRONG, ids=[request for request, _ in WRONG])
def test_one_line_and_status_2(run: Run, request_: str, line: str) -> None:
    said = run(*request_.split())
    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("neuland: ")
    assert line in said.err
    assert said.err.count("\n") == 1


@pytest.mark.usefixtures("files")
def test_a_record_has_only_so_many_decisions_and_seats(run: Run) -> None:
    run("play", "nim", "--seats", "random,random", "--save", "game.jsonl", "--seed", "3")
    assert run("replay", "game.jsonl").status == 0
    for wrong in (["--to", "99"], ["--view", "2"], ["--to", "-1"], ["--view", "me"]):
        said = run("replay", "game.jsonl", *wrong)
        assert said.status == 2
        assert said.out == ""
        assert wrong[0] in said.err
    said = run("play", "--load", "game.jsonl", "--seats", "you,random,random")
    assert "has 2 seats, --seats names 3" in said.err


def test_a_file_with_an_impossible_name(run: Run) -> None:
    said = run("replay", "a\0b")
    assert (said.status, said.err.count("\n")) == (2, 1)
    assert "is not the name of a file" in said.err


def test_help_names_every_command(run: Run) -> None:
    said = run()
    assert said.status == 0
    for command in COMMANDS:
        assert command in said.out


def test_a_bug_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NEULAND_DEBUG")
    monkeypatch.setattr("neuland.cli.games.catalog.catalog", lambda: None)
    said = run("games")
    assert said.status == 2
    assert said.err.startswith("neuland: something broke inside (AttributeError: ")
    assert said.err.count("\n") == 1
