"""`neuland simulate`: many games between bots."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from neuland.cli.common import (
    Commands,
    add_data,
    add_json,
    add_lang,
    add_options,
    add_seed,
    chosen_options,
    command,
    print_json,
    read_data,
    whole,
)
from neuland.core import catalog
from neuland.lab.simulate import simulate
from neuland.terminal.screen import Screen
from neuland.terminal.seats import bot_names, bots_only, usual_count
from neuland.text import Words

MOST_JOBS = 256


def add(commands: Commands) -> None:
    parser = command(commands, "simulate", "let bots play many games", run)
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help="how many (default: 100)")
    parser.add_argument("--seats", metavar="BOT,BOT,...", help="the bots in seat order (default: all random)")
    add_seed(parser, "the seed of the whole simulation (default: 0)")
    add_options(parser)
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="how many processes (default: 1)"
    )
    parser.add_argument("--records", default="", metavar="DIR", help="keep a record of each game in this folder")
    add_data(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    seats = bots_only(args.seats) if args.seats else ["random"] * usual_count(game)
    with _progress() as bar:
        task = bar.add_task(game.id, total=args.games)
        found = simulate(
            game.id,
            seats,
            args.games,
            args.seed or 0,
            chosen_options(args.set),
            args.jobs,
            read_data(args.data),
            args.records,
            lambda finished: bar.advance(task, finished),
        )
    if args.json:
        print_json(found)
    else:
        _show(found, Words(game, args.lang), args.records)
    return 0


def _progress() -> Progress:
    """A bar on standard error, shown on a terminal only."""
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    )


def _show(found: dict[str, Any], words: Words, records: str) -> None:
    screen = Screen()
    screen.put(
        words.say("ui-simulated", games=found["games"], decisions=found["decisions"], seconds=found["seconds"]),
        style="bold",
    )
    screen.put(
        words.say(
            "ui-simulated-speed",
            games=found["games_per_s"],
            decisions=found["decisions_per_s"],
            options=found["options_per_decision"],
            rounds=found["rounds"],
        )
    )
    screen.put()
    heads = [words.say(f"ui-column-{name}") for name in ("seat", "mean", "least", "most", "wins")]
    rows = [
        [name, f"{spread['mean']:.1f}", str(spread["min"]), str(spread["max"]), f"{wins:.1f}"]
        for name, spread, wins in zip(bot_names(found["seats"]), found["scores"], found["wins"], strict=True)
    ]
    screen.table(heads, rows)
    screen.put()
    screen.put(words.say("ui-digest", digest=found["digest"]))
    if records:
        screen.put(words.say("ui-records-kept", folder=records))
