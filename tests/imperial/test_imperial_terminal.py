"""The table as text."""

from __future__ import annotations

import pytest
from rich.text import Text

from imperial.laying import fresh, lay
from neuland import load
from neuland.core.rng import Dice
from neuland.games.imperial.scoring import rank, sheet
from neuland.games.imperial.terminal import draw
from neuland.text import Words


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_drawings_fit_the_width(seats: int, lang: str) -> None:
    words = Words(load("imperial"), lang, ["Ana [bold]", "Ben", "Cleo", "Dirk"][:seats])
    table = fresh(seats, 6, card_phase="alternative" if seats == 4 else "standard")
    dice = Dice(seats)
    number = 0
    while not table.over:
        decision = table.decisions[0]
        table.apply(decision.seat, decision.options[dice.below(len(decision.options))])
        number += 1
        if number % 15 == 0:
            for viewer in (0, None):
                text = Text.from_markup(draw(table.view(viewer), words, 80)).plain
                assert max(len(line) for line in text.splitlines()) <= 80
                assert "Ana [bold]" in text


def test_marks_and_stashes_are_shown() -> None:
    own = {
        "locations": ["JAP013", "JAP015", "COM046"],
        "foundations": ["COM007"],
        "deals": ["JAP004"],
        "on": {
            "JAP013": {"cards": ["COM001", "COM002"], "samurai": True},
            "JAP015": {"resources": {"wood": 3}},
            "COM046": {"used": 1, "defence": True, "blocked": True},
        },
    }
    table = lay(own, {"holds": ["COM046"]}, options={"faction_0": "japanese", "faction_1": "egyptian"})
    text = Text.from_markup(draw(table.view(0), Words(load("imperial"), "en"), 200)).plain
    assert "Gate (samurai, 2 cards under it)" in text
    assert "Shrine (3 resources on it)" in text
    assert "Castle (used, defended, blocked, under Ra)" in text
    assert "Foundations Old Forest" in text
    assert "Deals       food" in text
    assert [line for line in sheet(table, 0) if line[0] == "stash"] == [("stash", {"card": "JAP015"}, 2)]


def test_ranks_have_names() -> None:
    """The score table of the solo game."""
    for lang in ("en", "de"):
        words = Words(load("imperial"), lang)
        for vp in (0, 30, 40, 50, 60, 70, 80):
            assert words.thing(rank(vp)) != rank(vp)
