"""`neuland play`: a whole game in the terminal."""

from __future__ import annotations

import argparse
from secrets import randbelow

from neuland.cli.common import (
    Parser,
    add_data,
    add_lang,
    add_options,
    add_seed,
    chosen_options,
    load_table,
    read_data,
    table_at,
    whole,
)
from neuland.core import catalog
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.core.table import Table
from neuland.terminal.commands import find_command
from neuland.terminal.keyboard import Closed, Keyboard
from neuland.terminal.screen import Screen
from neuland.terminal.seats import Seat, distinct, parse_seats, seat_names, usual_count, usual_seats
from neuland.terminal.session import Session
from neuland.text import Words

SEEDS = 10**6


def add(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help="which game (without it you are asked)")
    parser.add_argument(
        "--seats", metavar="you,easy,...", help="who plays: you, you:NAME, or bots (default: you against easy bots)"
    )
    add_seed(parser, "deal the game of this number (default: any)")
    add_options(parser)
    parser.add_argument("--save", default="", metavar="FILE", help="save the game here after each of your moves")
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--to", type=whole(0), metavar="N", help="with --load: go on before decision N, not at the end")
    add_data(parser)
    add_lang(parser)


def run(args: argparse.Namespace) -> int:
    screen = Screen()
    seats = parse_seats(args.seats) if args.seats else None
    try:
        table, before, hints = _loaded(args) if args.load else (_fresh(args, seats, screen), [], [])
    except Closed:
        return 0
    game = catalog.load(table.origin.game)
    players = seats or _as_before(args.load, before) or usual_seats(table.seats)
    if len(players) != table.seats:
        raise BadOption(f"The saved game has {table.seats} seats, --seats names {len(players)}.")
    words = Words(game, args.lang, distinct(seat_names(players, args.lang)))
    words.options = table.origin.options
    Session(game, table, players, words, screen, args.save, hints).run()
    return 0


def _as_before(file: str, players: list[str]) -> list[Seat]:
    """The seats as they were when the game was saved."""
    try:
        return [seat for player in players for seat in parse_seats(player)]
    except BadOption as error:
        raise BadOption(f"{file}: {error} Say with --seats who plays on.") from None


def _loaded(args: argparse.Namespace) -> tuple[Table, list[str], list[int]]:
    """A saved game: who deals anew cannot load, and who loads cannot deal."""
    if args.seed is not None or args.set:
        raise BadOption(
            "--load goes on with a saved game, whose seed and options are fixed: leave out --seed and --set."
        )
    table, record = load_table(args.load, read_data(args.data))
    if args.game and args.game != table.origin.game:
        raise BadOption(f"{args.load} is a game of {table.origin.game}, not of {args.game}.")
    return table_at(table, args.to), record.players, record.hints


def _fresh(args: argparse.Namespace, seats: list[Seat] | None, screen: Screen) -> Table:
    if args.to is not None:
        raise BadOption("--to goes back in a saved game: name it with --load.")
    game = catalog.load(args.game) if args.game else _asked(screen, args.lang)
    seed = randbelow(SEEDS) if args.seed is None else args.seed
    count = len(seats) if seats else usual_count(game)
    return game.new(count, seed, chosen_options(args.set), read_data(args.data))


def _asked(screen: Screen, lang: str) -> Game:
    """The game that is chosen from the list of all."""
    games = list(catalog.catalog().values())
    words = Words(None, lang)
    keyboard = Keyboard(screen, words)
    screen.put(words.say("ui-which-game"), style="bold")
    for number, game in enumerate(games, 1):
        said = Words(game, lang)
        screen.entry(number, len(str(len(games))), said.say("game"), said.say("game-about"))
    while True:
        line = keyboard.ask("> ")
        if line.isdecimal() and 1 <= int(line[:9]) <= len(games):
            return games[int(line[:9]) - 1]
        if line.casefold() in catalog.catalog():
            return catalog.load(line.casefold())
        if find_command(line, words) == ("quit", ""):
            raise Closed
        screen.put(words.say("ui-no-such-number", count=len(games)), style="red")
