"""`neuland games`: every game, its seats and options."""

from __future__ import annotations

import argparse
from typing import Any

from neuland.cli.common import Parser, add_json, add_lang, print_json
from neuland.core import catalog
from neuland.core.catalog import Game, Option
from neuland.terminal.screen import Screen
from neuland.text import LANGUAGES, Words


def add(parser: Parser) -> None:
    add_lang(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    games = list(catalog.catalog().values())
    if args.json:
        print_json([facts(game) for game in games])
        return 0
    screen = Screen()
    for game in games:
        _show(screen, game, Words(game, args.lang))
    return 0


def facts(game: Game) -> dict[str, Any]:
    """What programs may want to know of a game."""
    return {
        "id": game.id,
        "names": {lang: Words(game, lang).say("game") for lang in LANGUAGES},
        "about": {lang: Words(game, lang).say("game-about") for lang in LANGUAGES},
        "seats": list(game.seats),
        "options": [_option_facts(option) for option in game.options],
        "rules": game.rules,
        "stage": game.stage,
        "designer": game.designer,
        "publisher": game.publisher,
        "credits": dict(game.credits),
        "data": game.check_data is not None,
    }


def _option_facts(option: Option) -> dict[str, Any]:
    return {
        "id": option.id,
        "choices": list(option.choices),
        "default": option.default,
        "seats": list(option.seats),
        "free": option.free,
        "when": {other: list(wanted) for other, wanted in option.when.items()},
    }


def _show(screen: Screen, game: Game, words: Words) -> None:
    screen.put()
    names = dict.fromkeys([words.say("game"), *facts(game)["names"].values()])
    screen.put(f"{game.id} – {' / '.join(names)}", style="bold")
    screen.put(words.say("game-about"), indent=2)
    screen.put(
        words.say(
            "ui-game-line", seats=_range(game.seats), rules=game.rules, stage=words.say(f"ui-stage-{game.stage}")
        ),
        indent=2,
    )
    if game.designer:
        by = "ui-game-by" if game.publisher else "ui-game-author"
        screen.put(words.say(by, designer=game.designer, publisher=game.publisher), indent=2)
    for option in game.options:
        _show_option(screen, option, words)


def _show_option(screen: Screen, option: Option, words: Words) -> None:
    screen.put(f"--set {option.id}=…  {words.say(f'option-{option.id}')}", indent=4)
    if option.seats:
        screen.put(words.say("ui-option-seats", seats=_range(option.seats)), indent=8)
    for other, wanted in option.when.items():
        screen.put(words.say("ui-option-when", option=f"{other}={'|'.join(wanted)}"), indent=8)
    for choice in option.choices:
        meaning = f"option-{option.id}-{choice}"
        said = words.say(meaning) if words.has(meaning) else ""
        default = words.say("ui-default") if choice == option.default else ""
        screen.put(" ".join(part for part in (choice, said and f"– {said}", default) if part), indent=8)


def _range(seats: tuple[int, ...]) -> str:
    """Seat counts for people: 2-4, or 1, 3 where there are gaps."""
    if len(seats) > 1 and list(seats) == list(range(seats[0], seats[-1] + 1)):
        return f"{seats[0]}–{seats[-1]}"
    return ", ".join(str(count) for count in seats)
