"""`neuland worlds`: the Book of Worlds. All 504 with their names, found by modules and words; or one in words."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from neuland.cli.common import Parser, add_data, add_json, add_lang, print_json, read_data
from neuland.core import catalog
from neuland.core.book import Book, Page
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.terminal.rules import show_book
from neuland.terminal.screen import Screen
from neuland.text import Words

ROMAN = ("I", "II", "III")
POSITION = re.compile(r"([1-9])(?:\.(I{1,3}))?")


def add(parser: Parser) -> None:
    parser.add_argument("world", nargs="*", metavar="WORLD", help="its number, such as 123; or words to look for")
    parser.add_argument("--with", dest="having", nargs="+", default=[], metavar="M", help="modules, as 4 or 4.II")
    parser.add_argument("--without", nargs="+", default=[], metavar="M", help="no such modules")
    parser.add_argument("--seats", default="4", metavar="N", help="the numbers for so many players (default: 4)")
    parser.add_argument("--edition", default="first", metavar="E", help="first or faq2015")
    add_data(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load("worlds")
    words = Words(game, args.lang)
    if len(args.world) == 1 and args.world[0].isdigit():
        _show_world(game, words, args)
        return 0
    found = _search(game, words, args)
    if args.json:
        print_json([_page_facts(page) for page in found])
        return 0
    screen = Screen()
    width = max(len(page.title) for page in found)
    for page in found:
        screen.text(f"{page.options['world']}  {page.title:<{width}}  {' · '.join(page.words)}")
    screen.put(words.say("book-found", count=len(found)), style="bold")
    return 0


# ---- one world --------------------------------------------------------------------------------------------------


def _show_world(game: Game, words: Words, args: argparse.Namespace) -> None:
    _check(game, words, args)
    options = {"world": args.world[0], "edition": args.edition}
    book = game.room("book").book_of(game.origin(int(args.seats), 0, options, read_data(args.data)), words)
    if args.json:
        print_json(_book_facts(book))
        return
    show_book(Screen(), book, [])


def _check(game: Game, words: Words, args: argparse.Namespace) -> None:
    """What was asked for, or one line in the user's language that says what there is."""
    choices = {option.id: option.choices for option in game.options}
    if args.world[0] not in [str(number) for number in game.room("worlds").WORLDS]:
        raise BadOption(words.say("book-no-world", world=args.world[0]))
    if args.seats not in [str(seats) for seats in game.seats]:
        raise BadOption(words.say("book-no-seats", given=args.seats, there=_listed(game.seats)))
    if args.edition not in choices["edition"]:
        raise BadOption(words.say("book-no-edition", given=args.edition, there=_listed(choices["edition"])))


def _listed(things: Sequence[Any]) -> str:
    return ", ".join(str(thing) for thing in things)


def _book_facts(book: Book) -> dict[str, Any]:
    return {**asdict(book), "summary": [{"about": about, "text": text} for about, text in book.summary]}


# ---- all of them ------------------------------------------------------------------------------------------------


def _search(game: Game, words: Words, args: argparse.Namespace) -> list[Page]:
    """The worlds with and without these modules, in whose line all that was asked for occurs."""
    wanted = [_position(words, text) for text in args.having]
    unwanted = [_position(words, text) for text in args.without]
    asked = [text.casefold() for text in args.world]
    found = [
        page
        for page in game.room("book").pages(words)
        if all(_has(page, position) for position in wanted)
        and not any(_has(page, position) for position in unwanted)
        and all(word in _looked_at(page) for word in asked)
    ]
    if not found:
        raise BadOption(words.say("book-none-found"))
    return found


def _position(words: Words, text: str) -> tuple[str, int]:
    """A module, and its place from 1 to 3, or 0 for any."""
    found = POSITION.fullmatch(text)
    if found is None:
        raise BadOption(words.say("book-no-module", given=text))
    return found[1], ROMAN.index(found[2]) + 1 if found[2] else 0


def _has(page: Page, position: tuple[str, int]) -> bool:
    module, place = position
    return page.parts[place - 1] == module if place else module in page.parts


def _looked_at(page: Page) -> str:
    return " ".join([page.options["world"], page.title, *page.words]).casefold()


def _page_facts(page: Page) -> dict[str, Any]:
    return {
        "world": page.options["world"],
        "name": page.title,
        "modules": [int(part) for part in page.parts],
        "rules": page.rules,
        **page.facts,
    }
