"""A report as one HTML file that needs nothing else: facts, tables and plots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from itertools import groupby

from neuland.lab.plots import Plot

STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
div { overflow-x: auto }
table { border-collapse: collapse; margin: 1rem 0; font-size: .9rem }
th, td { padding: .15rem .5rem; text-align: left; border-bottom: 1px solid #8886 }
.number { text-align: right }
td.number, .long td { white-space: nowrap }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 29rem), 1fr)); column-gap: 2rem }
.long { margin-inline: calc(50% - min(48vw, 48rem)); overflow: auto; max-height: 85vh }
.long th { position: sticky; top: 0; background: Canvas; vertical-align: bottom }
input { font: inherit; width: min(100%, 20rem) }
.long button { all: unset; cursor: pointer }
.long button:focus-visible { outline: 2px solid }
th[aria-sort=ascending] button::after { content: " ▲" }
th[aria-sort=descending] button::after { content: " ▼" }
figure { display: inline-block; width: min(100%, 29rem); margin: .5rem }
figure.wide { display: block; width: 100%; margin: 1rem 0 }
figcaption { font-weight: 600 }
svg { width: 100%; font-size: 11px } svg text { fill: currentColor }
code { overflow-wrap: anywhere }
"""

SCRIPT = """
for (const box of document.querySelectorAll(".long")) {
  const body = box.querySelector("tbody"), heads = [...box.querySelectorAll("th")];
  const number = (row, at) => parseFloat(row.cells[at].textContent.replace(",", "."));
  const order = (a, b, at) => {
    const [one, two] = [number(a, at), number(b, at)];
    return isNaN(one) || isNaN(two) ? a.cells[at].textContent.localeCompare(b.cells[at].textContent) : one - two;
  };
  heads.forEach((head, at) => head.firstChild.addEventListener("click", () => {
    const down = head.ariaSort === "ascending" ? -1 : 1;
    for (const each of heads) each.ariaSort = null;
    head.ariaSort = down > 0 ? "ascending" : "descending";
    body.append(...[...body.rows].sort((a, b) => down * order(a, b, at)));
  }));
  box.previousElementSibling.firstElementChild.addEventListener("input", ({ target }) => {
    const wanted = target.value.toLowerCase();
    for (const row of body.rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(wanted);
  });
}
"""
"""Long tables are put in order by their heads, and searched."""


@dataclass(frozen=True)
class Grid:
    """A table: its heads, rows of as many cells, and what it is about, where there are several."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    title: str = ""
    texts: Sequence[int] = (0,)
    """Which columns are words; all others are numbers."""
    beside: bool = False
    """Whether others like it may stand beside it."""
    search: str = ""
    """A long one, which can be searched and put in order: what is asked for there."""


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
    first: Sequence[Plot] = field(default_factory=tuple)
    """Plots before the tables, as wide as the page."""

    def html(self) -> str:
        facts = "".join(f"<p>{escape(fact)}</p>\n" for fact in self.facts)
        command = f"<p><code>{escape(self.command)}</code></p>\n" if self.command else ""
        script = f"<script>{SCRIPT}</script>\n" if any(grid.search for grid in self.grids) else ""
        return (
            f'<!doctype html>\n<html lang="{escape(self.lang)}">\n<meta charset="utf-8">\n'
            f'<meta name="viewport" content="width=device-width">\n<title>{escape(self.title)}</title>\n'
            f"<style>{STYLE}</style>\n<h1>{escape(self.title)}</h1>\n"
            f"{command}{facts}{_figures(self.first, ' class=wide')}{_grids(self.grids)}{_figures(self.plots)}{script}"
            "</html>\n"
        )


def _figures(plots: Sequence[Plot], kind: str = "") -> str:
    return "".join(
        f"<figure{kind}><figcaption>{escape(plot.title)}</figcaption>{plot.svg}</figure>\n" for plot in plots
    )


def _grids(grids: Sequence[Grid]) -> str:
    made = []
    for beside, group in groupby(grids, key=lambda grid: grid.beside):
        tables = "".join(_grid(grid) for grid in group)
        made.append(f"<div class=beside>\n{tables}</div>\n" if beside else tables)
    return "".join(made)


def _grid(grid: Grid) -> str:
    heads = [f"<button>{escape(cell)}</button>" if grid.search else escape(cell) for cell in grid.heads]
    title = f"<h2>{escape(grid.title)}</h2>\n" if grid.title else ""
    rows = "".join(f"<tr>{_cells('td', [escape(cell) for cell in row], grid.texts)}</tr>\n" for row in grid.rows)
    table = f"<table>\n<thead><tr>{_cells('th', heads, grid.texts)}</tr></thead>\n<tbody>\n{rows}</tbody></table>\n"
    if not grid.search:
        return f"<div>{title}{table}</div>\n"
    search = f'<p><input type="search" placeholder="{escape(grid.search)}" aria-label="{escape(grid.search)}"></p>'
    return f"{title}{search}<div class=long>{table}</div>\n"


def _cells(tag: str, cells: Sequence[str], texts: Sequence[int]) -> str:
    return "".join(
        f"<{tag}>{cell}</{tag}>" if place in texts else f"<{tag} class=number>{cell}</{tag}>"
        for place, cell in enumerate(cells)
    )
