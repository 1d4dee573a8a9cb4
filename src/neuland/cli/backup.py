"""`neuland backup`: everything that a table server keeps, in one file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from neuland.cli.common import Parser

if TYPE_CHECKING:
    from neuland.server.store.backup import Checked

NOT_ALL = 1


def add(parser: Parser) -> None:
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.add_argument(
        "--database",
        default="",
        metavar="URL",
        help="a SQLite file, or postgresql://… (default: the file in your data directory)",
    )


def run(args: argparse.Namespace) -> int:
    from neuland.server.store.backup import back_up  # the server's libraries are loaded for these commands alone

    return say(f"Kept in {args.file}", back_up(args.database, args.file))


def say(done: str, found: Checked) -> int:
    """What a back-up holds, and whether all of it replays."""
    print(f"{done}: {found.tables} tables with {found.entries} entries.")
    if found.frozen:
        print(f"{found.frozen} tables are of other rules: they can be read, not played on.")
    for broken in found.broken:
        print(f"Does not replay: {broken}")
    if not found.broken:
        print("Every other table was replayed." if found.frozen else "Every table was replayed.")
    return NOT_ALL if found.broken else 0
