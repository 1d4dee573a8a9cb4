"""The puzzles that come with the games: each can be laid out, has one answer, and it is not the greedy one."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from neuland.cli import main
from neuland.core import catalog
from neuland.core.decision import Action
from neuland.core.errors import BadScenario
from neuland.core.scenario import Case, read_cases, run_case
from neuland.lab import puzzles
from neuland.lab.puzzles import answer, position, puzzles_of, tempting, theme, written
from neuland.lab.reasons import at_first_sight
from neuland.text import LANGUAGES, Words

FEWEST = {"bunny": 30, "imperial": 30, "settlement": 30, "worlds": 30}
"""How many come with each game."""


@pytest.mark.parametrize("game", FEWEST)
def test_every_puzzle_can_be_laid_out_and_its_answer_is_not_the_greedy_one(game: str) -> None:
    cases = list(puzzles_of(game))
    assert len(cases) >= FEWEST[game]
    assert len({case.id for case in cases}) == len(cases)
    for case in cases:
        assert run_case(case) == [], case.id
        table = position(case)
        seat, right = answer(case)
        options = table.decision(seat).options
        assert right in options
        assert tempting(case) in options
        assert right not in (tempting(case), at_first_sight(table, seat)), case.id
        assert case.note == theme(catalog.load(game), right)
        assert set(case.text) == {"en", "de"} and all(case.text.values())


@pytest.mark.parametrize("game", FEWEST)
def test_themes_have_words_and_none_of_them_is_most_of_all(game: str) -> None:
    themes = Counter(case.note for case in puzzles_of(game))
    for lang in LANGUAGES:
        words = Words(catalog.load(game), lang)
        assert all(words.has(f"theme-{each}") for each in themes)
    assert len(themes) >= 6
    assert max(themes.values()) < 0.6 * themes.total()


@pytest.mark.parametrize(
    ("game", "move", "told"),
    [
        ("bunny", ("pick", "J10"), "pick-territory"),
        ("bunny", ("pick", "city2-8"), "pick"),
        ("bunny", ("build", "city2", "H10"), "other"),
        ("imperial", ("attack", "COM047"), "attack"),
        ("settlement", ("end",), "leave"),
        ("worlds", ("none",), "leave"),
    ],
)
def test_the_theme_is_the_kind_of_move(game: str, move: Action, told: str) -> None:
    assert theme(catalog.load(game), move) == told


@pytest.mark.parametrize("game", FEWEST)
def test_solutions_say_how_much_better_the_answer_is_and_most_of_them_why(game: str) -> None:
    texts = [case.text for case in puzzles_of(game)]
    assert all(re.search(r"brings about [\d.,]+ points? more than", text["en"]) for text in texts)
    assert all(re.search(r"bringt etwa [\d.,]+ Punkte? mehr als", text["de"]) for text in texts)
    assert sum("Where that comes from: " in text["en"] for text in texts) >= 0.8 * len(texts)


def test_what_is_found_is_written_as_a_case_and_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """One answer of a known position, found anew: as the command writes it, so it is read."""
    known = next(puzzles_of("imperial"))
    assert read_cases(written(known)) == [known]
    monkeypatch.chdir(tmp_path)
    Path("one.toml").write_text(written(known), "utf-8")
    main(["puzzles", "imperial", "--check", "one.toml", "--budget", "2it", "--lang", "en"])
    assert "of 1 answers are confirmed by a search with 20 tries" in capsys.readouterr().out
    assert main(["puzzles", "imperial", "--games", "0"]) == 2
    assert main(["puzzles", "imperial", "--save", "no/where.toml"]) == 2
    assert "cannot be written there" in capsys.readouterr().err


def test_puzzles_are_found_in_the_games_of_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "CLEARLY", 0.0)
    monkeypatch.setattr(puzzles, "WORTH_IT", 0.0)
    monkeypatch.setattr(puzzles, "MOST_OF_A_GAME", 1)
    [found] = puzzles.find(catalog.load("imperial"), 2, [{}], 4, 5, 1)
    assert run_case(found) == []
    assert answer(found)[1] != tempting(found)
    assert "which looks best at first sight" in found.text["en"]


def test_a_case_without_an_answer_is_no_puzzle() -> None:
    with pytest.raises(BadScenario, match="should 'do' one action"):
        answer(Case("x", "bunny"))
