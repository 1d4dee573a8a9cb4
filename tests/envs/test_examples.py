"""The examples of the documentation, run as they stand."""

from __future__ import annotations

import runpy
from pathlib import Path
from textwrap import indent

import pytest

from neuland.cli import main

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


@pytest.mark.filterwarnings("ignore::UserWarning")
@pytest.mark.parametrize(
    ("example", "needs", "says"),
    [
        ("pettingzoo_game.py", "pettingzoo", "seat_2"),
        ("gymnasium_game.py", "gymnasium", "reward"),
        ("observations.py", "pettingzoo", "asked.me.artefact 1.0"),
        ("openspiel_game.py", "pyspiel", "neuland_settlement"),
    ],
)
def test_an_example_plays_a_game(example: str, needs: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(needs, reason=f"WITHOUT {needs.upper()} ITS EXAMPLE IS NOT TESTED")
    runpy.run_path(str(EXAMPLES / example), run_name="__main__")
    assert says in capsys.readouterr().out


def test_the_own_bot_of_the_documentation_plays(capsys: pytest.CaptureFixture[str]) -> None:
    bot = EXAMPLES / "own_bot.py"
    assert main(["simulate", "settlement", "--seats", f"{bot}:Careful,random", "--games", "4", "--lang", "en"]) == 0
    assert "Careful" in capsys.readouterr().out
    page = (EXAMPLES.parent / "bots.md").read_text("utf-8")
    body = bot.read_text("utf-8").split('"""')[2].strip()
    assert indent(body, "    ") in page, "the page shows the file as it is"
