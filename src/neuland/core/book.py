"""Rules that a game puts together itself, for the options and seats of one table: a book of chapters and clauses.

A game with such rules has a room `book` with

- `book_of(origin, words, drawn=True) -> Book`: the rules for a table of that origin, in the language of `words`; not
  `drawn` before the table is opened, when nobody knows what will be drawn by its seed;
- `pages(words) -> list[Page]`: what can be looked up in it, where options make games of their own;
- `parts(words) -> list[Module]`: what those are put together from.

Its sentences stand in `text/book.LANG.ftl` beside the game's other texts.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Clause:
    """One sentence, the rules that it says, and which part of the game brought them."""

    text: str
    rules: tuple[str, ...]
    source: str
    """For people: the module, or the general rules."""
    mark: str = ""
    """A short sign for the source; none for general rules."""
    note: str = ""
    """What is to be known about it, such as that it is reconstructed."""


@dataclass(frozen=True)
class Chapter:
    """What is said about one phase, or one part of set-up and scoring."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Book:
    """The rules of one table."""

    title: str
    about: str
    """What it holds for: seats, edition."""
    chapters: tuple[Chapter, ...]
    notes: tuple[str, ...] = ()
    summary: tuple[tuple[str, str], ...] = ()
    """What is to be known at a glance: what it is about, and a sentence or two."""


@dataclass(frozen=True)
class Module:
    """What games of the book are put together from, and what it brings in each place."""

    id: str
    name: str
    brings: tuple[str, ...]


@dataclass(frozen=True)
class Page:
    """One game of many that options make: how it is called, and what to look for."""

    options: dict[str, str]
    title: str
    words: tuple[str, ...]
    """What is to be known of it at a glance, in people's words."""
    parts: tuple[str, ...] = ()
    """What it is put together from, by ids of the game."""
    rules: int = 0
    """How many rules are in force."""
    facts: dict[str, str] = field(default_factory=dict)
    """The same for programs."""


def as_markdown(book: Book) -> str:
    """The book as the rules page of other games is written."""
    lines = [f"# {book.title}", "", book.about, ""]
    for chapter in book.chapters:
        lines += [f"## {chapter.title}", ""]
        lines += [f"- {clause.text}{_marked(clause)} `{' '.join(clause.rules)}`" for clause in chapter.clauses]
        lines.append("")
    for note in book.notes:
        lines += [note, ""]
    return "\n".join(lines)


def _marked(clause: Clause) -> str:
    return f" ({clause.note})" if clause.note else ""
