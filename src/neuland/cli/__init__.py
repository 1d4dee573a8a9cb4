"""The command line. Each command is a module with `add`, which gives its parser arguments, and `run`; a module
is loaded only when its command is asked for.

Exit status: 0 done; 1 the thing asked about failed; 2 the request was wrong, with one line on
standard error. Interrupted (Ctrl-C, closed pipe) it ends as the shell expects: 130 or 141.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Sequence

from neuland.cli.common import GERMAN, Command, Parser, asked_language, help_in
from neuland.core.errors import BadRecord, NeulandError, UnknownGame

COMMANDS = {
    "games": "list the games, their seats and options",
    "play": "play a game in the terminal, alone, against bots or with friends",
    "simulate": "let bots play many games",
    "tournament": "find out which of some bots plays best",
    "tune": "fit the weights of a game's evaluation to how games of self-play end",
    "train": "let a policy learn a game by playing against itself, and write the bot",
    "replay": "apply a record again, verify it and show the table",
    "review": "look at a game again: the decisions that mattered, and what would have been better",
    "puzzles": "make puzzles from bots' games, or check those that there are",
    "check": "run scenario cases",
    "bench": "measure the speed of random play, clone, view and replay",
    "cards": "browse a game's components",
    "atlas": "let bots play all 504 worlds, and say how they compare",
    "worlds": "the Book of Worlds: the rules of each of the 504 worlds, in words",
    "decks": "look at a game's decks, or build one",
    "new-game": "for authors: write a package with a game of your own, which plays at once",
    "fields": "for authors: write a game's laid.py from its fields.py",
    "serve": "host tables for browsers and programs",
    "backup": "keep all tables of a server in one file, while it runs",
    "restore": "put a back-up into an empty database",
}
FAILED = 1
WRONG = 2
INTERRUPTED = 130
PIPE_CLOSED = 141


def parser(lang: str = "en") -> Parser:
    """The parser of all commands, whose help is in a language."""
    style = help_in(lang)
    made = Parser(prog="neuland", description="A table for settler games.", allow_abbrev=False, formatter_class=style)
    made.add_argument("--version", action="version", version=_version())
    commands = made.add_subparsers(title="commands", metavar="COMMAND", parser_class=Command)
    for name, does in COMMANDS.items():
        described = f"{does[0].upper()}{does[1:]}."
        command = commands.add_parser(name, help=does, description=described, allow_abbrev=False, formatter_class=style)
        command.module = f"{__name__}.{name.replace('-', '_')}"
    made.set_defaults(run=None)
    return made


def _version() -> str:
    from neuland import __version__
    from neuland.compiled import HOW

    return f"neuland {__version__} ({HOW})"


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command; the exit status."""
    _forgive_encodings()
    lang = asked_language(sys.argv[1:] if argv is None else argv)
    try:
        asked = parser(lang)
        args = asked.parse_args(argv)
        if args.run is None:
            asked.print_help()
            return 0
        status: int = args.run(args)
        sys.stdout.flush()
        return status
    except BadRecord as error:
        return _fail(lang, str(error), FAILED)
    except UnknownGame as error:
        from neuland.cli.registering import hint  # only whoever asks for an unknown game needs it

        return _fail(lang, str(error), also=hint(str(error)))
    except NeulandError as error:
        return _fail(lang, str(error))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        _discard_output()
        return PIPE_CLOSED
    except Exception as error:
        if os.environ.get("NEULAND_DEBUG"):
            raise
        name = type(error).__name__
        return _fail(lang, f"something broke inside ({name}: {error}); NEULAND_DEBUG=1 in the environment shows where.")


def _fail(lang: str, message: str, status: int = WRONG, also: str = "") -> int:
    """One line on standard error, whatever the message was made of."""
    if lang == GERMAN:
        from neuland.text.german import in_german  # only whoever reads German and asked for what is wrong needs it

        message, also = in_german(message), in_german(also)
    print("neuland:", " ".join(f"{message} {also}".split()), file=sys.stderr)
    return status


def _forgive_encodings() -> None:
    """Letters that the terminal cannot show, or bytes that are no letters, are no reason to stop."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _discard_output() -> None:
    """Nobody reads any more: what is still in the buffer must not fail again when Python ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
