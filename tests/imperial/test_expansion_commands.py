"""`neuland decks`: looking at decks and building them."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from neuland.cli import main


class Said(NamedTuple):
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str


Run = Callable[..., Said]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs a command in a folder of its own."""
    monkeypatch.chdir(tmp_path)

    def command(*argv: str) -> Said:
        status = main(argv)
        return Said(status, *capsys.readouterr())

    return command


def test_every_ready_made_deck_is_listed(run: Run) -> None:
    said = run("decks", "imperial", "--json")
    made = json.loads(said.out)
    assert said.status == 0
    assert len(made) == 12
    assert all(deck["faults"] == [] for deck in made)
    assert "Romans, standard: ready-made deck, 30 cards" in run("decks", "imperial", "--lang", "en").out


def test_building_saving_and_playing(run: Run, tmp_path: Path) -> None:
    swap = ("--swap", "tax-collector=sculptors-apprentice")
    said = run("decks", "imperial", "roman", *swap, "--name", "Stone", "--save", "stone.toml", "--lang", "en")
    assert said.status == 0
    assert "The deck is saved in stone.toml." in said.out
    facts = json.loads(run("decks", "imperial", "--file", "stone.toml", "--json").out)
    assert facts["name"] == "Stone"
    assert "sculptors-apprentice" in facts["designs"]
    line = " ".join(said.out.split())
    assert f"--set expansion=standard deck_roman={facts['code']}" in line, "what it says can be typed"
    chosen = ("--set", "expansion=standard", f"deck_roman={facts['code']}", "faction_0=roman")
    assert run("simulate", "imperial", "--games", "1", *chosen).status == 0


def test_a_deck_in_german(run: Run) -> None:
    said = run("decks", "imperial", "egyptian", "--format", "open", "--lang", "de")
    assert said.status == 0
    assert "Ägypter, Offen" in said.out
    assert "Skarabäusbastion" in said.out


def test_a_deck_that_cannot_be_played_says_why(run: Run, tmp_path: Path) -> None:
    made = '[deck]\nfaction = "roman"\nformat = "standard"\ndesigns = ["colossus", "moon"]\n'
    (tmp_path / "odd.toml").write_text(made)
    said = run("decks", "imperial", "--file", "odd.toml", "--lang", "en")
    assert said.status == 1
    assert "There is no design moon to choose." in said.out
    assert "Of designs with 3 cards it needs 3, and has 0." in said.out


def test_wrong_requests_are_one_line(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("[deck]")
    for asked in (
        ("bunny",),
        ("imperial", "moon"),
        ("imperial", "roman", "--format", "moon"),
        ("imperial", "roman", "--swap", "moon"),
        ("imperial", "roman", "--swap", "tax-collector=gardens"),
        ("imperial", "roman", "--code", "7-moon"),
        ("imperial", "--file", "nowhere.toml"),
        ("imperial", "--file", "bad.toml"),
        ("imperial", "roman", "--save", "no/such/folder.toml"),
    ):
        said = run("decks", *asked)
        assert (said.status, said.out, said.err.count("\n")) == (2, "", 1), asked
