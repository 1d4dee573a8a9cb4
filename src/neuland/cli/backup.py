"""`neuland backup` and `neuland restore`: everything that a table server keeps, in one file and back."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from neuland.cli.common import Commands, Parser, command

if TYPE_CHECKING:
    from neuland.server.store.backup import Checked

NOT_ALL = 1


def add(commands: Commands) -> None:
    keep = command(commands, "backup", "keep all tables of a server in one file, while it runs", run_backup)
    back = command(commands, "restore", "put a back-up into an empty database", run_restore)
    for parser in (keep, back):
        parser.add_argument("file", metavar="FILE", type=Path)
        _add_database(parser)


def _add_database(parser: Parser) -> None:
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="a SQLite file, or postgresql://… (default: the file in your data directory)",
    )


def run_backup(args: argparse.Namespace) -> int:
    from neuland.server.store.backup import back_up  # the server's libraries are loaded for these commands alone

    return _say(f"Kept in {args.file}", back_up(args.database, args.file))


def run_restore(args: argparse.Namespace) -> int:
    from neuland.server.store.backup import restore

    return _say(f"Put back from {args.file}", restore(args.file, args.database))


def _say(done: str, found: Checked) -> int:
    print(f"{done}: {found.tables} tables with {found.entries} entries.")
    if found.frozen:
        print(f"{found.frozen} tables are of other rules: they can be read, not played on.")
    for broken in found.broken:
        print(f"Does not replay: {broken}")
    if not found.broken:
        print("Every other table was replayed." if found.frozen else "Every table was replayed.")
    return NOT_ALL if found.broken else 0
