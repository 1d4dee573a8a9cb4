"""Every game of the catalog at the command line: played to the end, simulated, replayed, browsed."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from neuland.cli import main
from neuland.core.catalog import catalog

GAMES = sorted(catalog())
TYPED = "1\n2\nlog\nscore\n1\n3\nundo\nyes\n1\n" + "1\n2\n1\n3\n" * 2000

Ask = Callable[..., str]


@pytest.fixture
def ask(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Ask:
    """Runs a command that must succeed; what it wrote."""
    monkeypatch.setenv("NEULAND_DEBUG", "1")
    for name in ("COLUMNS", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)

    def command(*argv: str) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO(TYPED))
        assert main(argv) == 0
        out, err = capsys.readouterr()
        assert err == ""
        return out

    return command


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_in_80_columns(ask: Ask, game: str, lang: str) -> None:
    said = ask("play", game, "--seats", "you,random", "--seed", "1", "--lang", lang, "--save", "game.jsonl")
    assert max(len(line) for line in said.splitlines()) <= 80
    assert "\x1b" not in said
    assert "--seed 1" in said.splitlines()[-2], "played to the end"
    found = json.loads(ask("replay", "game.jsonl", "--json"))
    assert found["verified"]
    assert found["over"]
    replayed = ask("replay", "game.jsonl", "--lang", lang)
    for score in found["scores"]:
        assert str(score) in replayed


@pytest.mark.parametrize("game", GAMES)
def test_the_beginning_of_a_game_is_looked_at_again(ask: Ask, game: str) -> None:
    table = catalog()[game].new(2, 1)
    for _ in range(14):
        if not table.over:
            table.apply(table.decisions[0].seat, table.decisions[0].options[-1])
    Path("game.jsonl").write_text(table.record().dumps(), "utf-8")
    said = ask("review", "game.jsonl", "--budget", "2it", "--lang", "en")
    assert max(len(line) for line in said.splitlines()) <= 80
    assert " decisions of Player 1" in said


def test_alone_in_settlement_one_reads_a_rank_and_has_not_beaten_anybody(ask: Ask) -> None:
    said = ask("play", "settlement", "--seats", "you", "--seed", "5", "--lang", "en")
    assert "Rank: " in said.splitlines()[-2]
    assert "wins" not in said


@pytest.mark.parametrize("game", GAMES)
def test_simulations_agree_and_greedy_is_better_than_chance(ask: Ask, game: str) -> None:
    asked = ("simulate", game, "--games", "16", "--seats", "greedy,random", "--seed", "1", "--lang", "en", "--json")
    one, two = (json.loads(ask(*asked, "--jobs", jobs)) for jobs in "12")
    assert one["digest"] == two["digest"]
    assert one["wins"][0] > 8, "more than half: how much more is a matter of the game's luck"
    assert one["rounds"] > 0


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_card_can_be_looked_up(ask: Ask, game: str, lang: str) -> None:
    cards = json.loads(ask("cards", game, "--json", "--lang", lang))
    assert cards
    for card in cards:
        assert card["name"]
        assert card["source"], card["id"]
    said = ask("cards", game, "--lang", lang)
    assert max(len(line) for line in said.splitlines()) <= 80
    for card in cards:
        assert card["id"] in said


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_games_has_it(ask: Ask, game: str) -> None:
    (found,) = [one for one in json.loads(ask("games", "--json")) if one["id"] == game]
    assert all(found["names"].values())
    for option in found["options"]:
        assert option["default"] in option["choices"]
    for lang in ("en", "de"):
        assert found["names"][lang] in ask("games", "--lang", lang)
