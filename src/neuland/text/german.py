"""Help and errors in German, found by the English that stands in the code.

An error is raised deep inside, where no language is known, as a line with values in it. `german.toml` has each such
line with {} for its values; the line that fits is said in German, and so is what stands in its places."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

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
