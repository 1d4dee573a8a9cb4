"""The example of the documentation is a whole game, and small; and what a small game may leave out."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from neuland.bots import Player
from neuland.bots.evaluation import evaluation_of
from neuland.cli import main
from neuland.core import catalog
from neuland.core.errors import BadScenario
from neuland.core.scenario import check
from neuland.core.table import Table
from neuland.example import homestead
from neuland.example.homestead import GAME
from neuland.testing import Gauntlet
from neuland.testing.texts import unused
from neuland.text import Words, bundle
from neuland.text.drawing import lines

ROOT = Path(__file__).parents[2]
FOLDER = Path(homestead.__file__).parent


@pytest.fixture(autouse=True)
def only_the_example(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(catalog, "catalog", lambda: {"homestead": GAME})
    yield
    bundle.cache_clear()


class TestHomestead(Gauntlet):
    """What every game must stand."""

    games = (GAME,)


def test_it_is_read_in_ten_minutes() -> None:
    """What is written by hand; blank lines do not count."""
    files = [file for file in FOLDER.glob("*.py") if file.name != "laid.py"]
    written = [line for file in files for line in file.read_text("utf-8").splitlines() if line.strip()]
    assert len(written) < 230
    guide = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
    assert "(../src/neuland/example)" in guide
    assert "neuland new-game" in guide


def test_ratings_need_not_be_given() -> None:
    """Neither for bots nor for the gauntlet, which plays every second choice by them."""
    assert not hasattr(GAME.room("evaluation"), "rate")
    table = GAME.new(2, 3)
    rated = list(evaluation_of("homestead").rate(table, table.decision(0)))
    assert len(set(rated)) > 1
    best = table.decision(0).options[rated.index(max(rated))]
    assert Player("greedy", 1).answer(table, table.decision(0)) == best


def test_texts_that_every_game_must_have_are_never_called_unused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also where no file of the game has the word."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text("game = Bare\ngame-about = Nothing.\nthing-forgotten = Forgotten\n")
    monkeypatch.setattr(type(GAME), "folder", tmp_path)
    monkeypatch.setattr(GAME.room("cards"), "browse", lambda data: [])
    assert unused(replace(GAME, options=())) == ["thing-forgotten"]


def test_without_a_drawing_of_its_own_the_terminal_says_what_the_view_says() -> None:
    assert not GAME.has_room("terminal")
    table = GAME.new(2, 1)
    table.apply(0, "bid ox")
    table.apply(1, "bid axe")
    table.apply(0, "bid spade")
    said = drawn(table, 0, "en", 80)
    assert said[:2] == ["Round: 2", "Phase: bids"]
    assert "[bold]Ada[/] · 5" in said
    assert "  Tools left: spade (1), axe (2), cart (3), plough (4)" in said
    assert "  Bid: spade (1)" in said
    assert not [line for line in drawn(table, 1, "en", 80) if "Bid:" in line], "sealed"
    assert "  Übrige Werkzeuge: Spaten (1), Axt (2), Karren (3), Pflug (4)" in drawn(table, 0, "de", 80)
    assert max(len(line) for line in drawn(table, 0, "de", 30)) < 30


def test_without_a_room_for_cases_positions_are_played_to() -> None:
    case = '[[case]]\nid = "one"\ngame = "homestead"\nseats = 2\n'
    (result,) = check(f'{case}do.actions = ["0 bid ox", "1 bid axe"]\nthen = {{ round = 2, scores = [5, 0] }}\n')
    assert not result[1]
    with pytest.raises(BadScenario, match="Case one: positions of homestead cannot be laid out by hand, only played"):
        check(f"{case}given = {{ round = 2 }}\nthen = {{ round = 2 }}\n")


@pytest.mark.parametrize(
    ("publisher", "line"), [("", "  By Ada\n"), ("Bo", "  By Ada, published by Bo\n")], ids=["none", "one"]
)
def test_a_game_need_not_have_a_publisher(
    publisher: str, line: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    named = replace(GAME, designer="Ada", publisher=publisher)
    monkeypatch.setattr(catalog, "catalog", lambda: {"homestead": named})
    assert main(["games", "--lang", "en"]) == 0
    assert line in capsys.readouterr().out


def test_keys_and_truths_are_said_in_words() -> None:
    """Of any view, whatever is nested in it."""
    view = {
        "round": 3,
        "hand_size": 4,
        "passed": False,
        "market": [{"price": 2, "card-kind": "old_map"}, {"price": 3}],
        "nothing": None,
        "seat": [{"ready": True, "COM-1": "A4"}],
    }
    assert list(lines(view, Words(GAME, "en", ["Ada"]), 80)) == [
        "Round: 3",
        "Hand size: 4",
        "Passed: no",
        "Market:",
        "  1:",
        "    Price: 2",
        "    Card kind: old map",
        "  2:",
        "    Price: 3",
        "",
        "[bold]Ada[/]",
        "  Ready: yes",
        "  COM-1: A4",
    ]


def drawn(table: Table, seat: int, lang: str, width: int) -> list[str]:
    return list(lines(table.view(seat), Words(GAME, lang, ["Ada", "Bo"]), width))
