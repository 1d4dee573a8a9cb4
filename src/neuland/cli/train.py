"""`neuland train`: lets a policy get better by playing against itself, and writes the bot that plays by it."""

from __future__ import annotations

import argparse
import json
import os
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import Any

from neuland.cli.common import Parser, add_json, add_lang, add_options, add_seed, chosen_options, print_json, whole
from neuland.cli.reports import progress
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.plots import Series, lines
from neuland.terminal.screen import Screen
from neuland.text import Said, Words

ONE_THREAD = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
"""One core, so that the same seed gives the same policy."""
BOT = '''"""A policy that was learnt: {command}"""

from pathlib import Path

from neuland.envs.learned import Learned


class Policy(Learned):
    """Plays what it likes best."""

    weights = Path(__file__).with_suffix(".npz")
'''


def add(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--decisions",
        type=whole(1),
        default=1_000_000,
        metavar="N",
        help="how many decisions are learnt from (default: 1000000)",
    )
    parser.add_argument("--seats", type=whole(2), default=2, metavar="N", help="how many play (default: 2)")
    parser.add_argument(
        "--hidden", type=whole(1), default=64, metavar="N", help="units of the hidden layer (default: 64)"
    )
    parser.add_argument("--points", type=whole(2), default=11, metavar="N", help="points of the curve (default: 11)")
    parser.add_argument(
        "--trials",
        type=whole(1),
        default=40,
        metavar="N",
        help="games against random and against greedy for each point (default: 40)",
    )
    parser.add_argument("--write", default="", metavar="FILE.py", help="write the bot; its weights stand beside it")
    parser.add_argument(
        "--curve", default="", metavar="FILE.json", help="write the curve; its picture stands beside it"
    )
    add_seed(parser, "the seed of everything (default: 0)")
    parser.set_defaults(seed=0)
    add_options(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    _check(args.write, ".py")
    _check(args.curve, ".json")
    os.environ.update(ONE_THREAD)
    try:
        from neuland.envs.learned import save
        from neuland.envs.training import Lesson, learning
    except ModuleNotFoundError:
        raise BadOption("Learning needs the package numpy; 'pip install neuland[envs]' brings it.") from None
    seats = args.seats
    lesson = Lesson(game.id, seats, chosen_options(args.set), args.decisions, args.hidden, args.seed)
    words = Words(game, args.lang)
    screen = Screen()
    bots = {"random": args.trials, "greedy": args.trials}
    curve: list[dict[str, Any]] = []
    with progress(game.id, args.decisions) as heard:
        for step, network in learning(lesson, args.points, bots, heard):
            curve.append(asdict(step))
            if args.write:
                save(network, Path(args.write).with_suffix(".npz"), game.id, seats)
            if not args.json:
                screen.put(said(curve[-1], words))
    command = command_of(args)
    if args.write:
        Path(args.write).write_text(BOT.format(command=command), "utf-8")
    if args.curve:
        kept = {"command": command, "game": game.id, "seats": seats, "curve": curve}
        Path(args.curve).write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
        Path(args.curve).with_suffix(".svg").write_text(picture(curve, words), "utf-8")
    if args.json:
        print_json({"command": command, "curve": curve})
    elif args.write:
        screen.put(words.say("ui-trained", bot=Said(f"{args.write}:Policy")))
    return 0


def _check(file: str, ending: str) -> None:
    """Refuses what could not be written, before anything is learnt."""
    if file and (not file.endswith(ending) or Path(file).is_dir() or not Path(file).absolute().parent.is_dir()):
        raise BadOption(f"{file}: this cannot be written; a file *{ending} in a folder that is there would do.")


def command_of(args: argparse.Namespace) -> str:
    """What learns the same again."""
    chosen = f" --set {shlex.join(args.set)}" if args.set else ""
    sizes = f"--decisions {args.decisions} --hidden {args.hidden} --points {args.points} --trials {args.trials}"
    return f"neuland train {args.game} --seats {args.seats}{chosen} {sizes} --seed {args.seed}"


def said(step: dict[str, Any], words: Words) -> str:
    """One point of the curve in a line."""
    told = [words.say("ui-training", decisions=step["decisions"], games=step["games"])]
    for bot, share in step["won"].items():
        points = round(step["points"][bot], 1)
        told.append(words.say("ui-training-won", percent=round(100 * share), bot=bot, points=points))
    return "; ".join(told)


def picture(curve: list[dict[str, Any]], words: Words) -> str:
    """The curve as SVG."""
    places = [float(step["decisions"]) for step in curve]
    series = [Series(bot, [100 * step["won"][bot] for step in curve]) for bot in curve[0]["won"]]
    return lines(words.say("ui-training-curve"), places, series, 100.0).file()
