"""What several commands share: the parser, arguments of the same meaning, files, JSON."""

from __future__ import annotations

import argparse
import json
import os
from collections.abc import Sequence
from importlib import import_module
from itertools import product
from pathlib import Path
from typing import Any, NoReturn

from neuland.core.catalog import as_seed
from neuland.core.errors import BadOption, BadRecord, UnknownGame
from neuland.core.record import Record, replay
from neuland.core.table import Table
from neuland.text import LANGUAGES

GERMAN = "de"


class Parser(argparse.ArgumentParser):
    """A parser whose errors are one line, as all wrong requests are."""

    def error(self, message: str) -> NoReturn:
        raise BadOption(f"{message}; '{self.prog} --help' shows what would be right.")


class Command(Parser):
    """The parser of one command, whose module is loaded when the command is asked for: `add` gives it its
    arguments, `run` does it."""

    module = ""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        if self.get_default("run") is None:
            loaded = import_module(self.module)
            loaded.add(self)
            self.set_defaults(run=loaded.run)
        found, left = super().parse_known_args(args, namespace)
        for action in self._get_positional_actions():
            if action.nargs == "*":  # any number of words, wherever the options stand between them
                setattr(found, action.dest, [*getattr(found, action.dest), *[word for word in left if word[:1] != "-"]])
                left = [word for word in left if word[:1] == "-"]
        return found, left


def whole(least: int, most: int | None = None) -> Any:
    """The type of an argument that is a whole number."""

    def convert(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            number = least - 1
        if number < least or (most is not None and number > most):
            upto = "or more" if most is None else f"to {most}"
            raise argparse.ArgumentTypeError(f"{text!r} should be a whole number, {least} {upto}")
        return number

    return convert


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON, for programs")


def add_lang(parser: Parser) -> None:
    parser.add_argument(
        "--lang",
        choices=LANGUAGES,
        default=usual_language(),
        help="the language (default: that of the environment, or en)",
    )


def add_data(parser: Parser) -> None:
    parser.add_argument("--data", metavar="FILE", help="your own component file instead of the game's")


def add_seed(parser: Parser, what: str) -> None:
    parser.add_argument("--seed", type=_seed, metavar="N", help=what)


def _seed(text: str) -> int:
    try:
        return as_seed(text)
    except BadOption as error:
        raise argparse.ArgumentTypeError(str(error).rstrip(".")) from None


def add_options(parser: Parser, help: str = "choose options of the game ('neuland games' lists them)") -> None:
    parser.add_argument("--set", action="extend", nargs="+", default=[], metavar="OPTION=VALUE", help=help)


def chosen_options(settings: Sequence[str]) -> dict[str, str]:
    """What `--set` asks for."""
    chosen = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals or not name or not value:
            raise BadOption(f"--set takes option=value, not {setting!r}.")
        chosen[name] = value
    return chosen


def add_turns(parser: Parser) -> None:
    add_options(parser, "choose options of the game; values with commas between them take turns")


def taking_turns(chosen: dict[str, str]) -> list[dict[str, str]]:
    """The options that games have one after another: every value with every other."""
    values = product(*[value.split(",") for value in chosen.values()])
    return [dict(zip(chosen, each, strict=True)) for each in values]


def asked_language(argv: Sequence[str]) -> str:
    """The language that a request names, before anything else of it is understood; else that of the environment."""
    for place, word in enumerate(argv):
        named = word.removeprefix("--lang=") if word.startswith("--lang=") else ""
        if word == "--lang":
            named = argv[place + 1] if place + 1 < len(argv) else ""
        if named in LANGUAGES:
            return named
    return usual_language()


def help_in(lang: str) -> type[argparse.HelpFormatter]:
    """What writes help in a language."""
    if lang != GERMAN:
        return argparse.HelpFormatter
    from neuland.cli.german import GermanHelp  # who reads English need not load it

    return GermanHelp


def usual_language() -> str:
    """The language of the environment, where it is one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            lang = os.environ[name][:2]
            return lang if lang in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def read_text(file: str) -> str:
    """A file's text."""
    try:
        return Path(file).read_text("utf-8")
    except UnicodeDecodeError:
        raise BadOption(f"{file}: this is not a text file (UTF-8).") from None
    except OSError as error:
        raise BadOption(f"{file}: cannot be read ({error.strerror}).") from None
    except ValueError:
        raise BadOption(f"{file!r} is not the name of a file.") from None


def read_data(file: str | None) -> str:
    """The text of an owner's component file, "" if none was named."""
    return read_text(file) if file else ""


def print_json(facts: Any) -> None:
    print(json.dumps(facts, ensure_ascii=False, indent=2))


def load_table(file: str, data: str) -> tuple[Table, Record]:
    """The table that a record in a file leads to, verified, and the record."""
    text = read_text(file)
    first = text.split("\n", 1)[0]
    if first and '"neuland"' not in first:
        raise BadOption(f'{file}: this is not a record; a record begins with {{"neuland": 1, …}}.')
    try:
        record = Record.loads(text)
        return replay(record, data=data), record
    except BadRecord as error:
        raise BadRecord(f"{file}: {error}") from None
    except UnknownGame as error:
        raise UnknownGame(f"{file}: {error}") from None
    except RecursionError:
        raise BadRecord(f"{file}: a line is nested too deeply") from None


def table_at(end: Table, to: int | None) -> Table:
    """The table before a decision of a game; None: as it stands at its end."""
    if to is None or to == len(end.actions):
        return end
    if to > len(end.actions):
        raise BadOption(f"--to: the record has decisions 0 to {len(end.actions)}, not {to}.")
    return end.at(to)
