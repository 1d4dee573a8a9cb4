"""A report as one HTML file that needs nothing else: facts, tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from neuland.lab.plots import Plot

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 1rem 0 }
th, td { padding: .2rem .8rem; text-align: right; border-bottom: 1px solid #8886 }
th:first-child, td:first-child { text-align: left }
figure { display: inline-block; width: min(100%, 29rem); margin: .5rem }
figcaption { font-weight: 600 }
svg { width: 100%; font-size: 11px } svg text { fill: currentColor }
code { overflow-wrap: anywhere }
"""


@dataclass(frozen=True)
class Grid:
    """A table: its heads, rows of as many cells, and what it is about, where there are several."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    title: str = ""


@dataclass(frozen=True)
class Report:
    """What a page shows, from top to bottom."""

    title: str
    lang: str
    facts: Sequence[str]
    grids: Sequence[Grid] = field(default_factory=tuple)
    plots: Sequence[Plot] = field(default_factory=tuple)
    command: str = ""
    """The command that made it."""

    def html(self) -> str:
        facts = "".join(f"<p>{escape(fact)}</p>\n" for fact in self.facts)
        command = f"<p><code>{escape(self.command)}</code></p>\n" if self.command else ""
        figures = "".join(f"<figure><figcaption>{escape(p.title)}</figcaption>{p.svg}</figure>\n" for p in self.plots)
        return (
            f'<!doctype html>\n<html lang="{escape(self.lang)}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(self.title)}</title>\n'
            f"<style>{STYLE}</style>\n<h1>{escape(self.title)}</h1>\n"
            f"{command}{facts}{''.join(map(_grid, self.grids))}{figures}</html>\n"
        )


def _grid(grid: Grid) -> str:
    head = "".join(f"<th>{escape(cell)}</th>" for cell in grid.heads)
    rows = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in grid.rows)
    title = f"<h2>{escape(grid.title)}</h2>\n" if grid.title else ""
    return f"{title}<table>\n<tr>{head}</tr>\n{rows}</table>\n"
