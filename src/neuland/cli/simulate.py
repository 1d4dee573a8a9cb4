"""`neuland simulate`: many games between bots."""

from __future__ import annotations

import argparse
from typing import Any

from neuland.cli.common import Parser, chosen_options, print_json, read_data
from neuland.cli.reports import add_many_games, check_report, kept_games, progress, usual_plots, write_report
from neuland.core import catalog
from neuland.lab.batch import Outcome
from neuland.lab.plots import Series
from neuland.lab.report import Grid
from neuland.lab.simulate import asked, play, summary
from neuland.lab.work import Where
from neuland.terminal.screen import Screen
from neuland.terminal.seats import bot_names, bots_only, usual_count
from neuland.text import Words


def add(parser: Parser) -> None:
    parser.add_argument("--seats", metavar="BOT,BOT,...", help="the bots in seat order (default: all random)")
    parser.add_argument("--records", default="", metavar="DIR", help="keep a record of each game in this folder")
    add_many_games(parser, "simulation", "how many (default: 100)")


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    seats = bots_only(args.seats) if args.seats else ["random"] * usual_count(game)
    check_report(args.report)
    options, data = chosen_options(args.set), read_data(args.data)
    games = asked(game.id, seats, args.games, args.seed, options, data, args.records)
    kept = kept_games(args.keep)
    with progress(game.id, args.games) as heard:
        played = play(games, Where(args.jobs, args.ray), heard, kept)
    found = summary(*played)
    words = Words(game, args.lang)
    if args.report:
        _report(args.report, found, played.outcomes, words)
    if args.json:
        print_json(found)
    else:
        _show(found, words, args.records, args.report)
    return 0


def _facts(found: dict[str, Any], words: Words) -> list[str]:
    return [
        words.say("ui-simulated", games=found["games"], decisions=found["decisions"], seconds=found["seconds"]),
        words.say(
            "ui-simulated-speed",
            games=found["games_per_s"],
            decisions=found["decisions_per_s"],
            options=found["options_per_decision"],
            rounds=found["rounds"],
        ),
    ]


def _grid(found: dict[str, Any], words: Words) -> Grid:
    heads = [words.say(f"ui-column-{name}") for name in ("seat", "mean", "least", "most", "wins")]
    rows = [
        [name, f"{spread['mean']:.1f}", str(spread["min"]), str(spread["max"]), f"{wins:.1f}"]
        for name, spread, wins in zip(bot_names(found["seats"], words), found["scores"], found["wins"], strict=True)
    ]
    return Grid(heads, rows)


def _show(found: dict[str, Any], words: Words, records: str, report: str) -> None:
    screen = Screen()
    first, *others = _facts(found, words)
    screen.put(first, style="bold")
    for fact in others:
        screen.put(fact)
    if "kept" in found:
        screen.put(words.say("ui-games-kept", games=found["kept"]))
    screen.put()
    grid = _grid(found, words)
    screen.table(list(grid.heads), [list(row) for row in grid.rows])
    screen.put()
    screen.put(words.say("ui-digest", digest=found["digest"]))
    if records:
        screen.put(words.say("ui-records-kept", folder=records))
    if report:
        screen.put(words.say("ui-report-kept", file=report))


def _report(file: str, found: dict[str, Any], outcomes: list[Outcome], words: Words) -> None:
    names = bot_names(found["seats"], words)
    scores = [Series(name, [outcome.scores[seat] for outcome in outcomes]) for seat, name in enumerate(names)]
    facts = [*_facts(found, words), words.say("ui-digest", digest=found["digest"])]
    seats = [f"{seat + 1}: {name}" for seat, name in enumerate(names)]
    plots = usual_plots(words, scores, outcomes, seats)
    write_report(file, words.say("game"), words, facts, [_grid(found, words)], plots)
