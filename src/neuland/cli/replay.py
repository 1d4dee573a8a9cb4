"""`neuland replay`: applies a record again, verifies it and shows the table."""

from __future__ import annotations

import argparse
from typing import Any

from neuland.cli.common import (
    Parser,
    add_data,
    add_json,
    add_lang,
    load_table,
    print_json,
    read_data,
    table_at,
    whole,
)
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.record import Record
from neuland.core.table import Table
from neuland.terminal.screen import Screen
from neuland.terminal.seats import recorded, seat_names
from neuland.terminal.sheets import show_result
from neuland.text import Said, Words


def add(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE")
    parser.add_argument("--to", type=whole(0), metavar="N", help="show the table before decision N (default: the end)")
    parser.add_argument(
        "--view", type=whole(0), metavar="SEAT", help="as this seat sees it, from 0 (default: as all see it)"
    )
    add_data(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    end, record = load_table(args.file, read_data(args.data))
    table = table_at(end, args.to)
    if args.view is not None and args.view >= table.seats:
        raise BadOption(f"--view: the seats of this game are 0 to {table.seats - 1}, not {args.view}.")
    if args.json:
        print_json(_facts(record, table, args.view))
    else:
        _show(record, table, args.view, args.lang)
    return 0


def _facts(record: Record, table: Table, seat: int | None) -> dict[str, Any]:
    origin = table.origin
    return {
        "game": origin.game,
        "rules": origin.rules,
        "seats": origin.seats,
        "options": origin.options,
        "seed": str(origin.seed),
        "commitment": record.commitment,
        "salt": record.salt,
        "players": record.players,
        "decisions": len(record.actions),
        "verified": True,
        "to": len(table.actions),
        "over": table.over,
        "scores": table.scores if table.over else None,
        "winners": table.winners,
        "fingerprint": table.fingerprint(),
        "view": table.view(seat),
    }


def _show(record: Record, table: Table, seat: int | None, lang: str) -> None:
    game = catalog.load(table.origin.game)
    words = Words(game, lang, seat_names(recorded(record.players), lang) if record.players else [])
    words.options = record.options
    screen = Screen()
    screen.put(words.say("ui-verified", decisions=len(record.actions)), style="bold")
    if record.commitment:
        screen.put(words.say("ui-deal-fixed", commitment=Said(record.commitment)))
    if len(table.actions) < len(record.actions):
        screen.put(words.say("ui-shown-at", number=len(table.actions)))
    screen.put()
    screen.board(game, table.view(seat), words)
    if table.over:
        show_result(screen, game, table, words)
