"""`neuland atlas`: every world of 504 played by bots, its figures in one file and a report made from it."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from neuland.cli.common import Parser, add_json, add_lang, add_seed, print_json, whole
from neuland.cli.reports import MOST_JOBS, progress
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.lab.atlas import GAME, Asked, asked_for, make_atlas, parts_of, so_far
from neuland.lab.atlas_report import report
from neuland.lab.atlas_shipped import shipped
from neuland.lab.work import Where
from neuland.terminal.screen import Screen
from neuland.terminal.seats import bots_only
from neuland.text import Words

ALL, PAIRS = "504", "72"


def add(parser: Parser) -> None:
    parser.add_argument(
        "--worlds",
        default=ALL,
        metavar="W",
        help="504 (all, default), 72 (in which every pair of positions occurs), or numbers as 123,456",
    )
    parser.add_argument("--players", default="2,3,4", metavar="N,N,...", help="how many play (default: 2,3,4)")
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="BOT,BOT,...",
        help="the first plays against itself; with two players also against each other one, seats swapped "
        "(default: greedy,random)",
    )
    parser.add_argument("--games", type=whole(1), default=4, metavar="N", help="how many deals each (default: 4)")
    add_seed(parser, "the seed of the whole atlas (default: 0)")
    parser.set_defaults(seed=0)
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="how many processes (default: 1)"
    )
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster, or 'local' for one here")
    parser.add_argument(
        "--out",
        default="atlas",
        metavar="NAME",
        help="NAME.jsonl and NAME.html are written; what is there goes on (default: atlas)",
    )
    parser.add_argument("--so-far", action="store_true", help="play nothing: the report of what is there already")
    parser.add_argument("--figures", default="", metavar="FILE", help="write the figures for the Book of Worlds too")
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    words = Words(catalog.load(GAME), args.lang)
    asked = asked_for(_worlds(args.worlds), _numbers(args.players), bots_only(args.bots), args.games, args.seed)
    file, page = Path(f"{args.out}.jsonl"), Path(f"{args.out}.html")
    if args.so_far:
        atlas = so_far(asked, file)
    else:
        with progress("atlas", len(parts_of(asked))) as heard:
            atlas = make_atlas(asked, file, Where(args.jobs, args.ray), heard)
    _keep(page, report(atlas, words, command(asked, args.worlds)).html())
    if args.figures:
        _keep(Path(args.figures), shipped(atlas, command(asked, args.worlds)))
    if args.json:
        print_json({"parts": len(atlas.rows), "digest": atlas.digest(), "file": str(file), "report": str(page)})
        return 0
    screen = Screen()
    screen.put(words.say("atlas-whole" if atlas.whole else "atlas-part", parts=len(atlas.rows)), style="bold")
    screen.put(words.say("atlas-kept", file=str(file), report=str(page)))
    screen.put(words.say("ui-digest", digest=atlas.digest()))
    return 0


def command(asked: Asked, worlds: str) -> str:
    """The command that gives the same atlas anywhere."""
    said = ["neuland", "atlas", "--worlds", worlds, "--players", ",".join(map(str, asked.players))]
    said += ["--bots", ",".join(asked.bots), "--games", str(asked.games), "--seed", str(asked.seed)]
    return shlex.join(said)


def _worlds(text: str) -> list[int]:
    room = catalog.load(GAME).room("worlds")
    if text in (ALL, PAIRS):
        return list(room.WORLDS if text == ALL else room.PAIRS)
    return _numbers(text)


def _numbers(text: str) -> list[int]:
    try:
        return [int(part) for part in text.split(",")]
    except ValueError:
        raise BadOption(f"{text!r} should be numbers with commas between them, such as 2,3.") from None


def _keep(file: Path, text: str) -> None:
    try:
        file.write_text(text, "utf-8")
    except OSError as error:
        raise BadOption(f"{file}: cannot be written there ({error.strerror}).") from None
