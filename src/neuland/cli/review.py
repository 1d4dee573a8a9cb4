"""`neuland review`: a game looked at again, with the moments that mattered most."""

from __future__ import annotations

import argparse

from neuland.cli.common import Parser, add_data, add_json, add_lang, load_table, print_json, read_data, whole
from neuland.cli.reports import progress
from neuland.core import catalog
from neuland.lab.review import first_person, iterations_of, review
from neuland.terminal.review import show_review
from neuland.terminal.screen import Screen
from neuland.terminal.seats import recorded, seat_names
from neuland.text import Words


def add(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", help="the record of a game")
    parser.add_argument(
        "--seat", type=whole(0), metavar="SEAT", help="whose decisions, from 0 (default: the first person's)"
    )
    parser.add_argument(
        "--budget", default="", metavar="100it", help="tries for each decision (default: by the length of the game)"
    )
    add_data(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    data = read_data(args.data)
    iterations = iterations_of(args.budget) if args.budget else 0
    table, record = load_table(args.file, data)
    seat = first_person(record) if args.seat is None else args.seat
    with progress(args.file, 100) as heard:
        shown = 0

        def hear(done: int, total: int) -> None:
            nonlocal shown
            heard(100 * done // total - shown)
            shown = 100 * done // total

        found = review(record, seat, iterations, data, hear)
    if args.json:
        print_json(found.facts())
        return 0
    game = catalog.load(table.origin.game)
    words = Words(game, args.lang, seat_names(recorded(record.players), args.lang) if record.players else [])
    words.options = record.options
    show_review(Screen(), found, words, words.title(table.view(seat)), args.file)
    return 0
