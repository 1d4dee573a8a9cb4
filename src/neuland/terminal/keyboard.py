"""What people type. Lines may come from a terminal, a pipe or a file."""

from __future__ import annotations

import sys
from contextlib import suppress

from neuland.terminal.screen import Screen
from neuland.text import Words

with suppress(ImportError):
    import readline  # noqa: F401  (gives `input` its line editing where the system has it)


class Closed(Exception):
    """Nothing more will be typed: end of input, or Ctrl-C."""


class Keyboard:
    """Asks for lines."""

    def __init__(self, screen: Screen, words: Words) -> None:
        self.screen = screen
        self.words = words

    def ask(self, prompt: str) -> str:
        """A line, without blanks around it."""
        try:
            line = input(prompt).strip()
        except (EOFError, KeyboardInterrupt):
            self.screen.put()
            raise Closed from None
        if not sys.stdin.isatty():
            self.screen.put(line)
        return line

    def confirm(self, question: str) -> bool:
        """Whether a question is answered with yes."""
        self.screen.put(question, style="yellow")
        said = self.ask(self.words.say("ui-yes-or-no") + " ").casefold()
        return said in self.words.say("ui-yes-words").split()
