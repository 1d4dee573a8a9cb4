"""Reports: they show what was played, and need nothing from anywhere else."""

from __future__ import annotations

import re
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from neuland.cli import main
from neuland.lab.plots import Series, columns, histogram

pytestmark = pytest.mark.usefixtures("nim")


class Reader(HTMLParser):
    """Counts what a page is made of."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)


def read(file: Path) -> tuple[str, list[str]]:
    page = file.read_text("utf-8")
    reader = Reader()
    reader.feed(page)
    return page, reader.tags


@pytest.mark.parametrize(("lang", "points"), [("en", "Points"), ("de", "Punkte")])
def test_the_report_of_a_simulation(tmp_path: Path, lang: str, points: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "report.html"
    asked = ["simulate", "nim", "--games", "9", "--seats", "greedy,random", "--lang", lang, "--report", str(file)]
    monkeypatch.setattr(sys, "argv", ["neuland", *asked])
    assert main(asked) == 0
    page, tags = read(file)
    assert tags.count("svg") == 4
    assert f"<figcaption>{points}</figcaption>" in page
    assert "neuland simulate nim --games 9" in page
    assert not re.search(r"(src|href)=|https?:|@import|url\(", page), "nothing is fetched from elsewhere"


def test_the_report_of_a_tournament(tmp_path: Path) -> None:
    file = tmp_path / "report.html"
    asked = ["tournament", "nim", "--bots", "greedy,random,easy", "--games", "4", "--report", str(file)]
    assert main([*asked, "--lang", "en"]) == 0
    page, tags = read(file)
    assert tags.count("svg") == 5
    assert tags.count("table") == 2
    for bot in ("greedy", "random", "easy"):
        assert f"<td>{bot}</td>" in page


def test_a_report_that_cannot_be_written_is_refused_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "nim", "--games", "999999999", "--report", str(tmp_path)]) == 2
    assert main(["tournament", "nim", "--bots", "easy,random", "--report", str(tmp_path / "no" / "x.html")]) == 2
    assert capsys.readouterr().err.count("a report cannot be written there") == 2


def test_plots_count_every_number() -> None:
    found = histogram("Title <1>", [Series("a", [1, 2, 2, 9]), Series("b", [5])])
    counts = [int(number) for number in re.findall(r": (\d+)</title>", found.svg)]
    assert sum(counts) == 5
    assert "Title &lt;1&gt;" in found.svg
    assert histogram("same", [Series("a", [3, 3])]).svg.count("<rect") == 1
    assert columns("wins", ["1", "2"], [0, 0]).svg.count("<rect") == 2
    assert histogram("parts", [Series("a", [0.5, 0.75])]).svg.count("<rect") == 2
