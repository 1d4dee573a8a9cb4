"""Help and errors in German: everything that the command line says in English has its German line."""

from __future__ import annotations

import argparse
import ast
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path

import pytest

import neuland
from cli.conftest import Run
from neuland.cli import COMMANDS, main, parser
from neuland.cli.common import Command
from neuland.text.german import in_german, texts

SOURCE = Path(str(neuland.__file__)).parent
ROOMS = ("bots", "cli", "core", "games", "lab", "terminal", "text", "server/run.py", "server/store")
SAID = ("BadOption", "UnknownGame", "BadRecord", "BadData", "BadScenario", "ArgumentTypeError", "fail", "error")
"""`fail` is how a component file's entry says what is wrong with it, `error` how a TOML text does."""


def lines(said: ast.expr) -> Iterator[str]:
    """The line of an error, with {} for its values; one whose words stand elsewhere has none."""
    match said:
        case ast.IfExp(body=one, orelse=other):
            yield from lines(one)
            yield from lines(other)
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=parts):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in parts)


def raised() -> set[str]:
    files = [file for room in ROOMS for file in ([SOURCE / room] if ".py" in room else (SOURCE / room).rglob("*.py"))]
    found = set()
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and node.exc.args:
                name = ast.unparse(node.exc.func).rpartition(".")[2]
                if name in SAID:
                    found |= set(lines(node.exc.args[0]))
    return {line for line in found if line.replace("{}", "").strip(" :.")}


def test_every_error_has_its_german_line() -> None:
    assert len(raised()) > 200
    assert raised() - set(texts()["errors"]) == set()


@pytest.mark.parametrize("part", ["help", "errors"])
def test_german_lines_have_the_places_of_the_english_ones(part: str) -> None:
    for english, german in texts()[part].items():
        count = english.count("{}")
        values = [f"<{number}>" for number in range(count)]
        said = in_german(english.replace("{}", "%s") % tuple(values), part) if count else german
        if not english.startswith("invalid {} value"):
            assert all(value in said for value in values), english


def helps(command: argparse.ArgumentParser) -> list[str]:
    return [action.help for action in command._actions if action.help]


def test_every_help_has_its_german_line() -> None:
    known = set(COMMANDS.values())
    for name in COMMANDS:
        module = import_module(f"neuland.cli.{name.replace('-', '_')}")
        command = Command(prog=name)
        module.add(command)
        known |= set(helps(command))
    known |= set(helps(parser()))
    assert len(known) > 50
    assert [line for line in known if in_german(line, "help") == line] == []


def test_help_and_errors_are_read_in_german(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    said = run("play", "bunni", "--lang", "de")
    assert said.err.startswith("neuland: Ein Spiel 'bunni' gibt es nicht. Es gibt: ")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "oder mehr; 'neuland simulate --help' zeigt" in run("simulate", "nim", "--games", "0").err
    assert "--lang: 'fr' geht nicht (möglich: 'en', 'de')" in run("play", "--lang", "fr").err
    assert "There is no game 'bunni'" in run("play", "bunni", "--lang=en").err
    with pytest.raises(SystemExit):
        run("play", "--help")


German = Callable[..., str]


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> German:
    """What a command says of a file that it cannot take, where German is spoken."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")

    def refused(text: str, *command: str) -> str:
        file = tmp_path / "file.toml"
        file.write_text(text)
        assert main([*command, str(file)]) != 0
        return capsys.readouterr().err

    return refused


CASE = '[[case]]\nid = "odd"\ngame = "worlds"\nGIVEN\n[case.then]\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[case]", "Das ist kein TOML: "),
        ("seats = 2", "Eine Szenariodatei enthält Tabellen [[case]] und nichts weiter."),
        (CASE.replace("GIVEN", "seats = '2'"), "Fall odd: 'seats' sollte eine ganze Zahl sein."),
        (CASE.replace("GIVEN", "wishes = 2"), "Fall odd: 'wishes' ist unbekannt; bekannt sind "),
        (CASE.replace("GIVEN", "given = { tiles = { sea = [1, 2] } }"), "Fall odd: Ein Feld 'sea' gibt es nicht"),
    ],
)
def test_what_is_wrong_with_a_case_is_said_in_german(german: German, text: str, said: str) -> None:
    assert said in german(text, "check")


@pytest.mark.parametrize(
    ("game", "text", "said"),
    [
        (
            "settlement",
            '[[hero]]\nid = "H01"\npoints = "x"',
            "Die Materialdatei, hero H01: 'points' sollte eine ganze Zahl von 0 bis ",
        ),
        ("settlement", '[[hero]]\nid = "H200"', "Im Spiel gibt es kein hero mit dieser Kennung"),
        ("imperial", '[[card]]\nid = "COM001"\ncost = 3', "die Materialdatei, card COM001: 'cost' sollte eine Tabelle"),
        ("worlds", "[reconstructed]\nshare_most = 95", "[reconstructed]: Aktienkurse sind Vielfache von 10."),
        ("worlds", "[reconstructed]\nprices = 3", "[reconstructed]: 'prices' ist unbekannt; bekannt sind "),
    ],
)
def test_what_is_wrong_with_a_component_file_is_said_in_german(german: German, game: str, text: str, said: str) -> None:
    assert said in german(text, "cards", game, "--data")


def test_help_is_german_from_its_first_word_to_its_last(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        parser("de").parse_args(["--help"])
    said = capsys.readouterr().out
    assert said.startswith("Aufruf: neuland")
    for english in ("usage", "options", "commands", "show", "games,", "play a"):
        assert english not in said
