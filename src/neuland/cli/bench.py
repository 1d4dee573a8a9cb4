"""`neuland bench`: the speed of the kernel's operations for each game."""

from __future__ import annotations

import argparse
from typing import Any

from neuland.cli.common import Parser, add_json, print_json, whole
from neuland.compiled import HOW
from neuland.core import catalog
from neuland.lab.bench import SECONDS, bench

COLUMNS = ("game", "seats", "decisions_per_s", "games_per_s", "clone_us", "view_us", "replay_actions_per_s")


def add(parser: Parser) -> None:
    parser.add_argument("games", nargs="*", metavar="GAME", help="which games (default: all)")
    parser.add_argument("--seats", type=whole(1), metavar="N", help="only this seat count")
    parser.add_argument("--seconds", type=_seconds, default=SECONDS, metavar="S", help="for each of the measurements")
    add_json(parser)


def _seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise argparse.ArgumentTypeError(f"{text!r} should be a number of seconds, 0 to 60")
    return seconds


def run(args: argparse.Namespace) -> int:
    games = [catalog.load(name) for name in args.games] or list(catalog.catalog().values())
    for game in games:
        if args.seats is not None:
            game.origin(args.seats, 0, {})
    if args.json:
        print_json(bench(games, args.seats, args.seconds))
        return 0
    print(" ".join(f"{head:>{_width(head)}}" for head in COLUMNS))
    found = bench(games, args.seats, args.seconds, _show)
    print(f"{HOW}; plain Python: {found['python_loops_per_s']:,} loops/s")
    return 0


def _width(head: str) -> int:
    return max(len(head), 8)


def _show(row: dict[str, Any]) -> None:
    print(" ".join(f"{_figure(row[head]):>{_width(head)}}" for head in COLUMNS), flush=True)


def _figure(value: Any) -> str:
    return value if isinstance(value, str) else f"{value:,}"
