"""The words that are understood at every prompt, besides the options."""

from __future__ import annotations

from neuland.text import Words

COMMANDS = ("undo", "log", "score", "cards", "rules", "hint", "help", "save", "quit")
EXPLAIN = "?"


def find_command(line: str, words: Words) -> tuple[str, str] | None:
    """A command and what follows it; None where the line is none. Each has its words in every language."""
    first, _, rest = line.partition(" ")
    if first.startswith(EXPLAIN):
        rest = f"{first[1:]} {rest}".strip()
        return ("explain", rest) if rest else ("help", "")
    for command in COMMANDS:
        if first.casefold() in (command, *words.say(f"ui-command-{command}").split()):
            return command, rest.strip()
    return None
