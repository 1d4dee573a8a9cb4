"""`neuland cards`: a game's components, with what is printed on them and where that is known from."""

from __future__ import annotations

import argparse

from neuland.cli.common import Parser, add_data, add_json, add_lang, print_json, read_data
from neuland.core import catalog
from neuland.terminal.components import Components
from neuland.terminal.screen import Screen
from neuland.text import Words


def add(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("filter", nargs="*", metavar="FILTER", help="only those in whose text all these words occur")
    add_data(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    data = read_data(args.data)
    game.origin(game.seats[0], 0, {}, data)
    words = Words(game, args.lang)
    components = Components(game, words, data)
    found = components.search(" ".join(args.filter))
    if args.json:
        print_json([components.facts(component) for component in found])
        return 0
    screen = Screen()
    for component in found:
        components.show(screen, component)
    screen.put(words.say("ui-components-found", count=len(found)), style="bold")
    return 0
