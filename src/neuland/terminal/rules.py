"""The rules of a table on the terminal: put together by the game where it does that, else the page that it has."""

from __future__ import annotations

import re

from neuland.core.book import Book, Clause
from neuland.core.catalog import Game
from neuland.core.table import Origin
from neuland.terminal.screen import Screen
from neuland.text import Words, rules_page

DRAWN = re.compile(r" ?:[a-z-]+:")
"""Pictures of pieces that only the page draws."""


def show_rules(screen: Screen, game: Game, origin: Origin, words: Words, text: str) -> None:
    """All of them, or those in which all words of the text occur."""
    wanted = text.casefold().split()
    if game.has_room("book"):
        shown = show_book(screen, game.room("book").book_of(origin, words), wanted)
    else:
        shown = _show_page(screen, rules_page(game, words), wanted)
    if not shown:
        screen.put(words.say("ui-no-rules"), style="dim")


def show_book(screen: Screen, book: Book, wanted: list[str]) -> int:
    """Chapter by chapter, with the ids beside each clause; how many clauses were shown."""
    screen.put(book.title, style="bold")
    screen.put(book.about)
    shown = 0
    for chapter in book.chapters:
        lines = [_line(clause) for clause in chapter.clauses]
        found = [line for line in lines if all(word in f"{chapter.title} {line}".casefold() for word in wanted)]
        if found:
            screen.put()
            screen.put(chapter.title, style="bold")
        for line in found:
            screen.put(line, indent=2, hang=2)
        shown += len(found)
    for note in book.notes if shown else ():
        screen.put()
        screen.put(note)
    return shown


def _line(clause: Clause) -> str:
    note = f" ({clause.note})" if clause.note else ""
    return f"{clause.text}{note} [{', '.join(clause.rules)}]"


def _show_page(screen: Screen, page: str, wanted: list[str]) -> int:
    """The paragraphs of a page in Markdown; how many were shown."""
    found = [line for line in page.splitlines() if line.strip() and all(word in line.casefold() for word in wanted)]
    for line in found:
        head = line.startswith("#")
        if head:
            screen.put()
        screen.put(DRAWN.sub("", line.lstrip("# ").replace("**", "")), style="bold" if head else "", hang=2)
    return len(found)
