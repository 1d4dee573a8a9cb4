"""`neuland tune`: fits the weights of a game's evaluation to how games of self-play end."""

from __future__ import annotations

import argparse
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from neuland.cli.common import Parser, add_json, add_lang, add_seed, print_json, whole
from neuland.cli.reports import progress
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.tune import as_file, tune
from neuland.terminal.screen import Screen
from neuland.text import Words


def add(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--games", type=whole(1), default=300, metavar="N", help="how many games are fitted to (default: 300)"
    )
    parser.add_argument(
        "--unseen", type=whole(1), default=20, metavar="N", help="on how many other deals they are tried (default: 20)"
    )
    parser.add_argument(
        "--iterations", type=whole(1), default=60, metavar="N", help="of the searches that try them (default: 60)"
    )
    add_seed(parser, "the seed of all games (default: 0)")
    parser.set_defaults(seed=0)
    parser.add_argument("--write", default="", metavar="FILE.toml", help="write the weights that were found")
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    if args.write and (Path(args.write).is_dir() or not Path(args.write).absolute().parent.is_dir()):
        raise BadOption(f"{args.write}: weights cannot be written there.")
    total = args.games + (args.games + 1) // 2 + 2 * args.unseen
    with progress(game.id, total) as heard:
        found = tune(game.id, args.games, args.unseen, args.iterations, args.seed, heard)
    if args.write:
        command = (
            f"neuland tune {game.id} --games {args.games} --unseen {args.unseen}"
            f" --iterations {args.iterations} --seed {args.seed}"
        )
        Path(args.write).write_text(as_file(found, command, datetime.now(UTC).date().isoformat()), "utf-8")
    if args.json:
        print_json(found)
    else:
        _show(found, Words(game, args.lang), args.write)
    return 0


def _show(found: dict[str, Any], words: Words, file: str) -> None:
    screen = Screen()
    screen.put(words.say("ui-tuned", games=found["games"], positions=found["positions"]), style="bold")
    screen.put()
    heads = [words.say(f"ui-tuned-{name}") for name in ("feature", "before", "after")]
    screen.table(heads, [[name, f"{was:g}", f"{found['after'][name]:g}"] for name, was in found["before"].items()])
    screen.put()
    screen.put(words.say("ui-tuned-off", before=found["off_before"], after=found["off_after"]))
    screen.put(words.say("ui-tuned-won", won=found["won"], unseen=found["unseen"], bot=found["bot"]))
    if file:
        screen.put(words.say("ui-tuned-kept", file=file))
