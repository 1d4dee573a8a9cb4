"""`neuland puzzles`: makes puzzles from bots' games, or checks those of a file."""

from __future__ import annotations

import argparse
from pathlib import Path

from neuland.cli.common import Parser, add_lang, add_seed, add_turns, chosen_options, read_text, taking_turns, whole
from neuland.cli.reports import progress
from neuland.core import catalog
from neuland.core.errors import BadOption
from neuland.core.scenario import read_cases
from neuland.lab.puzzles import STRONGER, check_all, find, written
from neuland.lab.review import iterations_of
from neuland.terminal.screen import Screen
from neuland.terminal.seats import usual_count
from neuland.text import Said, Words


def add(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--number", type=whole(1), default=30, metavar="N", help="how many (default: 30)")
    parser.add_argument("--games", type=whole(1), default=1000, metavar="N", help="look in so many games at most")
    parser.add_argument("--save", default="", metavar="FILE.toml", help="where to (default: GAME-puzzles.toml)")
    parser.add_argument("--check", default="", metavar="FILE.toml", help="check the puzzles of a file instead")
    parser.add_argument("--seats", type=whole(1), metavar="N", help="how many play (default: as many as usual)")
    parser.add_argument(
        "--budget",
        default="100it",
        metavar="100it",
        help=f"tries by which a puzzle is found; it is checked with {STRONGER} times as many (default: 100it)",
    )
    add_seed(parser, "the first game's seed (default: 0)")
    parser.set_defaults(seed=0)
    add_turns(parser)
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    iterations = iterations_of(args.budget)
    words = Words(game, args.lang)
    if args.check:
        return _check(args.check, STRONGER * iterations, words)
    file = Path(args.save or f"{game.id}-puzzles.toml")
    if not file.absolute().parent.is_dir() or file.is_dir():
        raise BadOption(f"{file}: puzzles cannot be written there.")
    seats = args.seats or usual_count(game)
    turns = taking_turns(chosen_options(args.set))
    for options in turns:
        game.origin(seats, 0, options)  # refuses what the game does not have, before any is looked for
    found: list[str] = []
    with progress(game.id, args.number) as heard:
        for case in find(game, seats, turns, iterations, args.seed, args.games):
            found.append(written(case))
            file.write_text("\n".join(found), "utf-8")
            heard(1)
            if len(found) == args.number:
                break
    Screen().put(words.say("puzzles-made", number=len(found), file=Said(str(file))))
    return 0


def _check(file: str, iterations: int, words: Words) -> int:
    cases = read_cases(read_text(file))
    with progress(file, len(cases)) as heard:
        doubtful = check_all(cases, iterations, heard)
    screen = Screen()
    for puzzle in doubtful:
        screen.put(words.say("puzzles-doubtful", puzzle=Said(puzzle)))
    good = len(cases) - len(doubtful)
    screen.put(words.say("puzzles-checked", good=good, number=len(cases), iterations=iterations))
    return 1 if doubtful else 0
