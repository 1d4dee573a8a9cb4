"""`neuland tournament`: bots against bots in every order of seats, and how strong each is."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from neuland.cli.common import Parser, chosen_options, print_json, read_data, whole
from neuland.cli.reports import add_many_games, check_report, kept_games, progress, usual_plots, write_report
from neuland.core import catalog
from neuland.lab.plots import Series, intervals
from neuland.lab.report import Grid
from neuland.lab.tournament import Match, planned, planned_games, tournament
from neuland.lab.work import Where
from neuland.terminal.screen import Screen
from neuland.terminal.seats import bots_only, usual_count
from neuland.text import Words


def add(parser: Parser) -> None:
    parser.add_argument("--bots", required=True, metavar="BOT,BOT,...", help="who takes part")
    parser.add_argument("--players", type=whole(2), metavar="N", help="how many sit at a table (default: the fewest)")
    add_many_games(
        parser,
        "tournament",
        "how many for each line-up (default: 100), rounded up so that all sit everywhere equally often",
    )


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    bots = bots_only(args.bots)
    check_report(args.report)
    seats = args.players or usual_count(game)
    options, data = chosen_options(args.set), read_data(args.data)
    total = planned_games(planned(game.id, bots, args.games, seats, args.seed, options, data))
    where, kept = Where(args.jobs, args.ray), kept_games(args.keep)
    with progress(game.id, total) as heard:
        found, matches = tournament(game.id, bots, args.games, seats, args.seed, options, where, heard, data, kept)
    words = Words(game, args.lang)
    if args.report:
        _report(args.report, found, bots, matches, words)
    if args.json:
        print_json(found)
    else:
        _show(found, words, args.report)
    return 0


def _fact(found: dict[str, Any], words: Words) -> str:
    return words.say(
        "ui-tournament", games=found["games"], bots=len(found["bots"]), seats=found["seats"], seconds=found["seconds"]
    )


def _ratings(found: dict[str, Any], words: Words) -> Grid:
    names = ("ui-tournament-bot", "ui-tournament-elo", "ui-tournament-interval")
    heads = [words.say(name) for name in (*names, "ui-tournament-games", "ui-tournament-wins", "ui-tournament-mean")]
    rows = [
        [
            row["bot"],
            f"{row['elo']:.0f}",
            f"{row['low']:.0f} – {row['high']:.0f}",
            str(row["games"]),
            f"{100 * row['wins'] / row['games']:.1f} %",
            f"{row['mean']:.1f}",
        ]
        for row in found["bots"]
    ]
    return Grid(heads, rows)


def _pairs(found: dict[str, Any], words: Words) -> Grid:
    """Who got how many of 100 points against whom."""
    order = [row["bot"] for row in found["bots"]]
    points = {(pair["bot"], pair["against"]): 100 * pair["points"] / pair["of"] for pair in found["pairs"]}
    rows = [
        [bot, *(f"{points[bot, other]:.1f}" if (bot, other) in points else "·" for other in order)] for bot in order
    ]
    return Grid([words.say("ui-tournament-against"), *order], rows)


def _show(found: dict[str, Any], words: Words, report: str) -> None:
    screen = Screen()
    screen.put(_fact(found, words), style="bold")
    if "kept" in found:
        screen.put(words.say("ui-games-kept", games=found["kept"]))
    for grid in (_ratings(found, words), _pairs(found, words)):
        screen.put()
        screen.table(list(grid.heads), [list(row) for row in grid.rows])
    screen.put()
    screen.put(words.say("ui-tournament-seats", wins=_seat_wins(found)))
    screen.put(words.say("ui-digest", digest=found["digest"]))
    if report:
        screen.put(words.say("ui-report-kept", file=report))


def _seat_wins(found: dict[str, Any]) -> str:
    return ", ".join(f"{wins:g}" for wins in found["seat_wins"])


def _report(file: str, found: dict[str, Any], bots: Sequence[str], matches: Sequence[Match], words: Words) -> None:
    scores = [Series(name, _scores(bot, matches)) for bot, name in enumerate(bots)]
    outcomes = [outcome for match in matches for outcome in match.outcomes]
    rows = found["bots"]
    elo = intervals(
        words.say("ui-plot-elo"), [row["bot"] for row in rows], [(row["elo"], row["low"], row["high"]) for row in rows]
    )
    facts = [_fact(found, words), words.say("ui-digest", digest=found["digest"])]
    seats = [str(seat + 1) for seat in range(found["seats"])]
    plots = [elo, *usual_plots(words, scores, outcomes, seats)]
    write_report(file, words.say("game"), words, facts, [_ratings(found, words), _pairs(found, words)], plots)


def _scores(bot: int, matches: Sequence[Match]) -> list[float]:
    return [
        outcome.scores[seat]
        for match in matches
        for seat, sits in enumerate(match.seating)
        if sits == bot
        for outcome in match.outcomes
    ]
