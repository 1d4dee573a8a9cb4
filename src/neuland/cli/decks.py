"""`neuland decks`: ready-made decks, and building one's own by swapping designs."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from neuland.cli.common import Parser, add_data, add_json, add_lang, print_json, read_data, read_text
from neuland.core import catalog
from neuland.core.catalog import Game
from neuland.core.errors import BadOption
from neuland.terminal.screen import Screen
from neuland.text import Words


def add(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("faction", nargs="?", metavar="FACTION", help="whose deck; without one all are listed")
    parser.add_argument("--format", metavar="FORMAT", help="which cards there are to choose from")
    start = parser.add_mutually_exclusive_group()
    start.add_argument("--file", metavar="FILE", help="begin with the deck of a file, not with the ready-made one")
    start.add_argument("--code", metavar="CODE", help="begin with the deck of a short text")
    parser.add_argument(
        "--swap",
        action="extend",
        nargs="+",
        default=[],
        metavar="OUT=IN",
        help="take a design out and another with as many copies in",
    )
    parser.add_argument("--name", help="what the deck is called")
    parser.add_argument("--save", metavar="FILE", help="write the deck to a file")
    add_data(parser)
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    game = catalog.load(args.game)
    room = _room(game)
    data = read_data(args.data)
    game.origin(game.seats[0], 0, {}, data)
    words = Words(game, args.lang)
    if args.faction is None and args.file is None:
        _list(room, words, args.json)
        return 0
    deck = _built(room, args, data)
    wrong = room.faults(deck, data)
    if args.save:
        _write(args.save, room.to_file(deck))
    if args.json:
        print_json(_facts(room, deck, data))
    else:
        _show(Screen(), room, deck, words, data)
        if args.save:
            print(words.say("ui-deck-saved", file=args.save))
    return 1 if wrong else 0


def _room(game: Game) -> Any:
    try:
        return game.room("decks")
    except ModuleNotFoundError:
        raise BadOption(f"{game.id} has no decks to build.") from None


def _built(room: Any, args: argparse.Namespace, data: str) -> Any:
    """The deck that is asked for, with its swaps made."""
    if args.file:
        deck = room.from_file(read_text(args.file), args.file)
        if args.faction not in (None, deck.faction):
            raise BadOption(f"{args.file} is a deck of the faction {deck.faction}, not {args.faction}.")
    else:
        format_ = args.format or room.USUAL_FORMAT
        for word, known in ((args.faction, room.FACTIONS), (format_, room.FORMATS)):
            if word not in known:
                raise BadOption(f"There is no {word!r}; there are {', '.join(known)}.")
        deck = room.decode(args.faction, format_, args.code, data) if args.code else room.ready(args.faction, format_)
    for swap in args.swap:
        out, equals, into = swap.partition("=")
        if not equals:
            raise BadOption(f"--swap takes out=in, not {swap!r}.")
        deck = room.swapped(deck, out, into, data)
    return room.named(deck, args.name) if args.name else deck


def _write(file: str, text: str) -> None:
    try:
        Path(file).write_text(text, "utf-8")
    except (OSError, ValueError) as error:
        raise BadOption(f"{file}: cannot be written ({getattr(error, 'strerror', None) or error}).") from None


def _facts(room: Any, deck: Any, data: str) -> dict[str, Any]:
    """A deck for programs."""
    known = all(fault.id != "unknown" for fault in room.faults(deck, data))
    return {
        "name": deck.name,
        "faction": deck.faction,
        "format": deck.format,
        "designs": list(deck.designs),
        "code": room.code(deck, data) if known else None,
        "faults": [{"id": fault.id, **fault.values} for fault in room.faults(deck, data)],
    }


def _list(room: Any, words: Words, as_json: bool) -> None:
    """Every ready-made deck."""
    made = [room.ready(faction, format_) for faction in room.FACTIONS for format_ in room.FORMATS]
    if as_json:
        print_json([_facts(room, deck, "") for deck in made])
        return
    screen = Screen()
    for deck in made:
        screen.put(_title(room, deck, words, ""))
    screen.put(words.say("ui-deck-hint"), style="dim")


def _title(room: Any, deck: Any, words: Words, data: str) -> str:
    copies = {design.id: design.copies for design in room.pool(deck.faction, deck.format, data)}
    number = sum(copies.get(name, 0) for name in deck.designs)
    return words.say(
        "ui-deck-title",
        faction=words.thing(deck.faction),
        format=words.say(f"format-{deck.format}"),
        name=deck.name or words.say("ui-deck-ready"),
        number=number,
    )


def _show(screen: Screen, room: Any, deck: Any, words: Words, data: str) -> None:
    """The pool by number of copies: what is in the deck, and what could be swapped in."""
    screen.put(_title(room, deck, words, data), style="bold")
    have = room.shape(deck, data)
    for size in room.SIZES:
        designs = [design for design in room.pool(deck.faction, deck.format, data) if design.copies == size]
        screen.put()
        screen.put(words.say("ui-deck-copies", size=size, number=have[size]), style="bold")
        for taken in (True, False):
            for design in designs:
                if (design.id in deck.designs) is taken:
                    mark = "●" if taken else "○"
                    new = f" – {words.say('ui-deck-new')}" if design.added else ""
                    said = f"{mark} {words.thing(design.cards[0])} ({design.id}){new}"
                    screen.put(said, style="" if taken else "dim", indent=2, hang=2)
    screen.put()
    wrong = room.faults(deck, data)
    for fault in wrong:
        screen.put(words.say(f"fault-{fault.id}", **fault.values), style="yellow")
    if not wrong:
        chosen = " ".join(f"{option}={value}" for option, value in room.settings(deck, data).items())
        screen.put(words.say("ui-deck-good", chosen=chosen))
