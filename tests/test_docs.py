"""What the docs say of files, commands, figures and limits is so."""

from __future__ import annotations

import re
import runpy
import shlex
import shutil
from pathlib import Path
from textwrap import dedent

import pytest

from neuland.bots.levels import LEVELS, iterations
from neuland.cli import main, parser, serve
from neuland.cli.common import Parser
from neuland.core.catalog import catalog, load
from neuland.lab.kept import Kept
from neuland.lab.puzzles import has_puzzles, puzzles_of
from neuland.server.settings import Limits, Settings
from neuland.text import Words

ROOT = Path(__file__).parent.parent
DOCS = sorted((ROOT / "docs").glob("*.md"))
PAGES = [*(ROOT / f"{name}.md" for name in ("README", "CONTRIBUTING", "CHANGELOG")), *DOCS]
NUMBERS = {"eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12}


def said(name: str) -> str:
    """The words of a page of the docs, whatever lines they stand in."""
    return " ".join((ROOT / "docs" / name).read_text("utf-8").split())


def anchors(page: Path) -> set[str]:
    """What a link can lead to on a page: its headings."""
    headings = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        file = page.parent / name if name else page
        assert file.exists(), link
        assert not anchor or anchor in anchors(file), link


def commands() -> list[str]:
    """The lines of code, indented or in fences, that begin with `neuland`, without what is said of them."""
    pages = [page.read_text("utf-8") for page in (ROOT / "README.md", *DOCS)]
    lines = [line for page in pages for line in re.findall(r"^(?:    )?(neuland .*)$", page, re.MULTILINE)]
    return sorted({line.partition("  #")[0].strip() for line in lines})


@pytest.mark.parametrize("line", commands())
def test_a_command_can_be_asked_for(line: str) -> None:
    args = parser().parse_args(shlex.split(line.replace("GAME", "bunny"))[1:])
    assert args.run is not None
    assert getattr(args, "game", "bunny") in catalog()


def test_the_example_of_a_case_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = (ROOT / "docs" / "scenarios.md").read_text("utf-8")
    example = re.search(r"^    \[\[case\]\]\n(?:    .*\n)+", page, re.MULTILINE)
    assert example
    file = tmp_path / "case.toml"
    file.write_text(dedent(example[0]), "utf-8")
    assert main(["check", str(file)]) == 0, capsys.readouterr().out


def test_puzzles_are_as_many_as_is_said() -> None:
    page = said("bots.md")
    for game in filter(has_puzzles, catalog().values()):
        told = f"{Words(game, 'en').say('game')}( has)? {len(list(puzzles_of(game.id)))}\\b"
        assert re.search(told, page), told
    worlds = {load("worlds").complete(case.options)["world"] for case in puzzles_of("worlds")}
    (number,) = re.findall(r"504 has \d+ of (\w+) worlds", page)
    assert NUMBERS[number] == len(worlds)


def test_the_options_of_a_server_are_those_that_are_named() -> None:
    made = Parser()
    serve.add(made)
    rows = re.findall(r"^\| (`--.*?) \| (.*) \|$", (ROOT / "docs" / "server.md").read_text("utf-8"), re.MULTILINE)
    named = {option: meaning for first, meaning in rows for option in re.findall(r"`(--[a-z-]+)`", first)}
    assert {*named} == {option for option in made._option_string_actions if option.startswith("--")} - {"--help"}
    usual = made.parse_args([])
    assert f"{usual.host} and {usual.port} unless" in named["--port"]
    assert f"at least {serve.SHORTEST_TOKEN} letters" in named["--operator"]


def test_the_limits_of_a_server_are_those_that_are_named() -> None:
    page, limits, usual = said("server.md"), Limits(), Settings()
    for told in (
        f"{limits.requests:g} requests/s and {limits.messages:g} messages/s",
        f"{limits.connections} live and {limits.http_connections} other connections",
        f"{limits.body // 1024} KiB per request ({limits.upload // 1024**2} MiB where",
        f"{limits.message // 1024} KiB per message",
        f"waited for {limits.header_seconds:g} s, its content",
        f"who reads no answer {limits.body_seconds:g} s",
        f"the next request {limits.keep_seconds} s",
        f"thinks longer than {usual.think_seconds:g} s",
        f"with {usual.check_seconds:g} seconds and",
        f"another one does after {usual.grace_seconds:g} seconds",
        f"({usual.patience_seconds:g} s, then `try-again`)",
    ):
        assert told in page
    assert (limits.besides, usual.absent_seconds) == (1000, 60), "a thousand times, away for a minute"
    assert "comes and goes a thousand times" in page and "away for a minute" in page


def test_the_ladder_is_told_as_it_was_played(tmp_path: Path) -> None:
    """Every step of which all games are kept; of every game at least the lowest one."""
    bench = runpy.run_path(str(ROOT / "bench" / "ladder.py"))
    kept = Kept(Path(shutil.copy(bench["FILE"], tmp_path)))
    cells = {
        (game, level): bench["told"](bench["plan"](game, level), kept) for game in catalog() for level in LEVELS[1:]
    }
    whole = {step: cell for step, cell in cells.items() if cell.endswith(")")}
    assert {(game, "easy") for game in catalog()} <= set(whole)
    for cell in whole.values():
        assert f"| {cell} |" in said("bots.md")


def test_levels_have_the_tries_that_are_told() -> None:
    page = said("bots.md")
    alone = re.findall(
        r"^\| (\w+) \| (\d+) \| \d+ of 100 \|", (ROOT / "docs" / "bots.md").read_text("utf-8"), re.MULTILINE
    )
    assert [level for level, _ in alone] == ["expert", "hard", "medium"]
    for level, tries in alone:
        assert iterations(level, "imperial", 1) == int(tries)
    bunny = [f"{iterations(level, 'bunny', 2):,}" for level in LEVELS[2:]]
    assert f"In Bunny Kingdom medium, hard and expert have {bunny[0]}, {bunny[1]} and {bunny[2]} tries" in page
    worlds = [iterations(level, "worlds", 2) for level in LEVELS[2:]]
    assert f"In 504 medium, hard and expert have {worlds[0]}, {worlds[1]} and {worlds[2]} tries" in page
    assert f"expert has {iterations('expert', 'settlement', 2):,} tries" in page
    assert f"{iterations('expert', 'settlement', 1):,} tries (expert)" in page
