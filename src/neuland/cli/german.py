"""The command line in German: help and errors, found by the English that stands in the code.

An error is raised deep inside, where no language is known, as a line with values in it. `german.toml` has each such
line with {} for its values; the line that fits is said in German, and so is what stands in its places."""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

PLACE = "{}"
_NEXT = re.compile(r"\{(\d?)\}")


@cache
def texts() -> dict[str, dict[str, str]]:
    """English and German lines, of help and of errors."""
    return tomllib.loads((Path(__file__).parent / "german.toml").read_text("utf-8"))


@cache
def _patterns(part: str) -> list[tuple[re.Pattern[str], str]]:
    """The lines of a part with what they are in German, those with the most words of their own first."""
    lines = sorted(texts()[part].items(), key=lambda line: -len(line[0].replace(PLACE, "")))
    return [
        (re.compile("(.*?)".join(re.escape(words) for words in english.split(PLACE)), re.DOTALL), german)
        for english, german in lines
    ]


def in_german(text: str, part: str = "errors") -> str:
    """A line in German; as it is where there is none for it."""
    if text in texts()[part]:
        return texts()[part][text]
    for pattern, german in _patterns(part):
        found = pattern.fullmatch(text)
        if found and text not in found.groups():
            return _filled(german, [in_german(value, part) for value in found.groups()])
    return text


def _filled(german: str, values: list[str]) -> str:
    left = iter(values)
    return _NEXT.sub(lambda place: values[int(place[1])] if place[1] else next(left), german)


class GermanHelp(argparse.HelpFormatter):
    """Help in German: what argparse says itself, and what our commands say."""

    def start_section(self, heading: str | None) -> None:
        super().start_section(self._said(heading))

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Any,
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._said("usage: ") if prefix is None else prefix)

    def add_text(self, text: str | None) -> None:
        super().add_text(self._said(text))

    def _get_help_string(self, action: argparse.Action) -> str | None:
        return self._said(action.help)

    def _said(self, text: str | None) -> str | None:
        """A description is the command's line as a sentence."""
        if not text or text == argparse.SUPPRESS:
            return text
        said = in_german(text, "help")
        if said == text and text.endswith("."):
            line = in_german(text[0].lower() + text[1:-1], "help")
            said = f"{line[0].upper()}{line[1:]}."
        return said
