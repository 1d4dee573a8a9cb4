"""What simulations and tournaments share at the command line: their arguments, the bar, the report."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from neuland.cli.common import Parser, add_data, add_json, add_lang, add_options, add_seed, whole
from neuland.core.errors import BadOption
from neuland.lab.batch import Outcome
from neuland.lab.kept import Kept
from neuland.lab.plots import Plot, Series, columns, histogram
from neuland.lab.report import Grid, Report
from neuland.terminal.screen import Screen
from neuland.text import Words

MOST_JOBS = 256


def add_many_games(parser: Parser, what: str, games: str) -> None:
    """Which game and how often, how it is set up, where it is played and what is made of it."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--games", type=whole(1), default=100, metavar="N", help=games)
    add_seed(parser, f"the seed of the whole {what} (default: 0)")
    parser.set_defaults(seed=0)
    add_options(parser)
    parser.add_argument(
        "--jobs", type=whole(1, MOST_JOBS), default=1, metavar="N", help="how many processes (default: 1)"
    )
    parser.add_argument("--ray", default="", metavar="ADDRESS", help="play on a Ray cluster, or 'local' for one here")
    parser.add_argument(
        "--keep", default="", metavar="FILE", help="keep each game there when it is over, and play none that is there"
    )
    parser.add_argument("--report", default="", metavar="FILE.html", help="write a report with plots")
    add_data(parser)
    add_lang(parser)
    add_json(parser)


@contextmanager
def progress(title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar on standard error, shown on a terminal only; it wants to hear how many games were finished."""
    with Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Screen(stderr=True),
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as bar:
        task = bar.add_task(title, total=total)
        yield lambda finished: bar.advance(task, finished)


def kept_games(file: str) -> Kept | None:
    """The games of earlier runs, if somebody wants to go on with them."""
    return Kept(Path(file)) if file else None


def check_report(file: str) -> None:
    """Refuses a report that could not be written, before the games are played."""
    if file and (Path(file).is_dir() or not Path(file).absolute().parent.is_dir()):
        raise BadOption(f"{file}: a report cannot be written there.")


def write_report(
    file: str,
    title: str,
    words: Words,
    facts: Sequence[str],
    grids: Sequence[Grid],
    plots: Sequence[Plot],
) -> None:
    command = shlex.join(["neuland", *sys.argv[1:]])
    page = Report(title, words.lang, facts, grids, plots, command)
    try:
        Path(file).write_text(page.html(), "utf-8")
    except OSError as error:
        raise BadOption(f"{file}: a report cannot be written there ({error.strerror}).") from None


def usual_plots(
    words: Words, scores: Sequence[Series], outcomes: Sequence[Outcome], seat_names: Sequence[str]
) -> list[Plot]:
    """Scores, wins by seat, length of games, and how many options there were."""
    wins = [sum(outcome.share(seat) for outcome in outcomes) for seat in range(len(seat_names))]
    lengths = [outcome.length.decisions for outcome in outcomes]
    options = [outcome.length.options / max(1, outcome.length.decisions) for outcome in outcomes]
    return [
        histogram(words.say("ui-plot-scores"), scores),
        columns(words.say("ui-plot-seats"), seat_names, wins),
        histogram(words.say("ui-plot-length"), [Series("", lengths)]),
        histogram(words.say("ui-plot-options"), [Series("", options)]),
    ]
