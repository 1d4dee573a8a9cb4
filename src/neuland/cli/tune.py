"""`neuland tune`: fits the weights of a game's evaluation to how games of self-play end."""

from __future__ import annotations

import argparse
import shlex
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from neuland.bots import make_bot
from neuland.bots.mcts import Mcts
from neuland.cli.common import (
    Parser,
    add_json,
    add_lang,
    add_seed,
    add_turns,
    chosen_options,
    print_json,
    taking_turns,
    whole,
)
from neuland.cli.reports import MOST_JOBS, progress
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.optimise import needed
from neuland.lab.tune import Plan, as_file, tune
from neuland.lab.work import Where
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
    parser.add_argument(
        "--generations",
        type=whole(0),
        default=0,
        metavar="N",
        help="then go on from match results, by an optimiser, so many times (default: 0)",
    )
    parser.add_argument(
        "--duels", type=whole(1), default=10, metavar="N", help="deals for each try of the optimiser (default: 10)"
    )
    parser.add_argument("--seats", type=whole(1), default=2, metavar="N", help="how many play (default: 2)")
    parser.add_argument(
        "--bots", default="greedy", metavar="BOT", help="who plays the games that are fitted to (default: greedy)"
    )
    add_seed(parser, "the seed of all games (default: 0)")
    parser.set_defaults(seed=0)
    add_turns(parser)
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="how many processes (default: 1)"
    )
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster, or 'local' for one here")
    parser.add_argument("--write", default="", metavar="FILE.toml", help="write the weights that were found")
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    if args.write and (Path(args.write).is_dir() or not Path(args.write).absolute().parent.is_dir()):
        raise BadOption(f"{args.write}: weights cannot be written there.")
    turns = taking_turns(chosen_options(args.set))
    for options in turns:
        game.origin(args.seats, 0, options)  # refuses what the game does not have before anything is played
    bot = make_bot(args.bots, 0)
    if isinstance(bot, Mcts) and not bot.budget.iterations:
        raise BadOption(
            f"Tuning can be repeated: --bots thinks by iterations, as mcts:20it, not by time as {args.bots}."
        )
    plan = Plan(args.games, args.unseen, args.iterations, args.generations, args.duels, args.seats, args.bots)
    if plan.generations:
        needed()
    with progress(game.id, plan.played()) as heard:
        found = tune(game.id, plan, args.seed, turns, Where(args.jobs, args.ray), heard)
    if args.write:
        Path(args.write).write_text(as_file(found, command_of(args), datetime.now(UTC).date().isoformat()), "utf-8")
    if args.json:
        print_json(found)
    else:
        _show(found, Words(game, args.lang), args.write)
    return 0


def command_of(args: argparse.Namespace) -> str:
    """What makes the same weights again."""
    words = [f"neuland tune {args.game} --games {args.games} --unseen {args.unseen} --iterations {args.iterations}"]
    if args.generations:
        words.append(f"--generations {args.generations} --duels {args.duels}")
    if (args.seats, args.bots) != (2, "greedy"):
        words.append(f"--seats {args.seats} --bots {shlex.quote(args.bots)}")
    if args.set:
        words.append(f"--set {shlex.join(args.set)}")
    return " ".join([*words, f"--seed {args.seed}"])


def _show(found: dict[str, Any], words: Words, file: str) -> None:
    screen = Screen()
    screen.put(words.say("ui-tuned", games=found["games"], positions=found["positions"]), style="bold")
    screen.put()
    heads = [words.say(f"ui-tuned-{name}") for name in ("feature", "before", "after")]
    screen.table(heads, [[name, f"{was:g}", f"{found['after'][name]:g}"] for name, was in found["before"].items()])
    screen.put()
    screen.put(words.say("ui-tuned-off", before=found["off_before"], after=found["off_after"]))
    fared = {name: found[name] for name in ("won", "unseen", "bot", "lead", "seats")}
    screen.put(words.say("ui-tuned-won" if found["seats"] > 1 else "ui-tuned-alone", **fared))
    if file:
        screen.put(words.say("ui-tuned-kept", file=file))
