"""`neuland worlds`: one world in words, all 504 found by modules and words, and what is refused in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from neuland.cli import main
from neuland.core import catalog
from neuland.games.worlds import GAME
from neuland.games.worlds.worlds import WORLDS, plan_of, world_of
from neuland.terminal.rules import show_rules
from neuland.terminal.screen import Screen
from neuland.text import Words


def said(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    assert main(["worlds", *args]) == 0
    out = capsys.readouterr()
    assert not out.err
    return out.out


def found(capsys: pytest.CaptureFixture[str], *args: str) -> list[dict[str, Any]]:
    answer: list[dict[str, Any]] = json.loads(said(capsys, *args, "--json", "--lang", "en"))
    return answer


def test_all_worlds_are_listed_with_their_names(capsys: pytest.CaptureFixture[str]) -> None:
    lines = said(capsys, "--lang", "de").splitlines()
    assert lines[0].split("  ")[:2] == ["123", "Das rollende Grenzland der Gunst"]
    assert "  Plan 3 · im Uhrzeigersinn · 80 · ohne Bewohner" in lines[0]
    assert [int(line[:3]) for line in lines[:-1]] == list(WORLDS)
    assert lines[-1] == "504 Welten"


def test_worlds_are_found_by_modules_places_and_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert [world["world"] for world in found(capsys, "--with", "4.I", "5.II", "--without", "1", "2", "3", "9")] == [
        "456",
        "457",
        "458",
    ]
    without = found(capsys, "without residents")
    assert len(without) == 37
    assert {world["residents"] for world in without} == {"no"}
    assert {world["map"] for world in found(capsys, "map 4")} == {"4"}
    assert [world["name"] for world in found(capsys, "Embattled", "coast", "byways")] == [
        "The Embattled Coast of Byways"
    ]


def test_one_world_says_its_rules_beside_each_clause(capsys: pytest.CaptureFixture[str]) -> None:
    text = " ".join(said(capsys, "456", "--seats", "2", "--lang", "en").split())
    assert text.startswith("World 456: The Embattled Coast of Byways For 2 players, first printing")
    assert "Each side has 30 residents and 30 settlements, and no more. [G37]" in text
    book = json.loads(said(capsys, "456", "--json", "--edition", "faq2015"))
    rules = [rule for chapter in book["chapters"] for clause in chapter["clauses"] for rule in clause["rules"]]
    assert sorted(rules) == sorted(plan_of(456, 4, "faq2015").rules)


def test_an_owners_file_corrects_what_is_reconstructed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "reconstructed" in said(capsys, "789", "--lang", "en")
    own = tmp_path / "own.toml"
    own.write_text("[reconstructed]\nshare_least = 10\nshare_most = 200\nscoring_cards_4 = [4, 6, 6]\n", "utf-8")
    text = said(capsys, "789", "--lang", "en", "--data", str(own))
    assert "between 10 and 200" in " ".join(text.split())
    assert "reconstructed" not in text


@pytest.mark.parametrize(
    ("args", "line"),
    [
        (["122"], "Es gibt keine Welt 122: Eine Welt sind drei verschiedene Ziffern von 1 bis 9, etwa 123."),
        (["1234"], "Es gibt keine Welt 1234: Eine Welt sind drei verschiedene Ziffern von 1 bis 9, etwa 123."),
        (["0"], "Es gibt keine Welt 0: Eine Welt sind drei verschiedene Ziffern von 1 bis 9, etwa 123."),
        (["１２３"], "Es gibt keine Welt １２３: Eine Welt sind drei verschiedene Ziffern von 1 bis 9, etwa 123."),
        (["xyz"], "So ist keine Welt; ohne Wörter werden alle 504 aufgezählt."),
        (["123", "--seats", "5"], "Welten sind für 2, 3, 4 Spieler, nicht für 5."),
        (["123", "--seats", "zwei"], "Welten sind für 2, 3, 4 Spieler, nicht für zwei."),
        (["123", "--edition", "2016"], "Es gibt keine Ausgabe 2016; es gibt first, faq2015."),
        (
            ["--with", "4.IV"],
            "4.IV ist kein Modul: Schreibe 4 für eines an beliebigem Platz, 4.II für eines auf Platz II.",
        ),
    ],
)
def test_what_there_is_not_is_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], args: list[str], line: str
) -> None:
    assert main(["worlds", *args, "--lang", "de"]) == 2
    out = capsys.readouterr()
    assert out.err == f"neuland: {line}\n"
    assert not out.out


def test_the_rules_of_a_table_are_read_at_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    words = Words(GAME)
    origin = GAME.new(3, 4, {"world": "random"}).origin
    show_rules(Screen(), GAME, origin, words, "")
    text = capsys.readouterr().out
    rules = plan_of(world_of(origin), 3, "first").rules
    assert [rule for rule in rules if not re.search(rf"[\[ ]{rule}[,\]]", text)] == []
    show_rules(Screen(), GAME, origin, words, "w1")
    assert "[W1]" in (text := capsys.readouterr().out)
    assert "[W2]" not in text
    show_rules(Screen(), GAME, origin, words, "unicorn")
    assert capsys.readouterr().out.endswith("Nothing is said about that.\n")


def test_a_page_of_rules_is_read_at_the_terminal_too(capsys: pytest.CaptureFixture[str]) -> None:
    bunny = catalog.load("bunny")
    show_rules(Screen(), bunny, bunny.new(2).origin, Words(bunny), "parchments")
    text = capsys.readouterr().out
    assert "parchments" in text
    assert "**" not in text
