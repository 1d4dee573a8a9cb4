"""Files of JSON lines to which work is added as it is finished: whoever is stopped goes on where he was."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any

from neuland.core.errors import BadOption

Line = dict[str, Any]


def read_lines(file: Path) -> Iterator[Line]:
    """All whole lines: the last one may have been cut off. What is none of ours is an empty one: whoever reads it finds
    out what it should have been."""
    try:
        *whole, _ = file.read_bytes().split(b"\n")
    except OSError as error:
        raise BadOption(f"{file}: cannot be read ({error.strerror}).") from None
    for line in whole:
        try:
            found = json.loads(line)
        except ValueError:
            found = {}
        yield found if isinstance(found, dict) else {}


def write_lines(file: Path, lines: Iterable[Line]) -> None:
    """All of them anew, or nothing."""
    part = file.with_name(f"{file.name}.part")
    with opened(part, "w") as new:
        new.writelines(map(written, lines))
    part.replace(file)


def mend(file: Path) -> None:
    """Takes away a line that was only half written, so that others can be added; a file that is not there is made.
    Where all lines are whole nothing is touched: somebody else may be adding to it."""
    with opened(file, "a"):
        there = file.read_bytes()
    if not there.endswith(b"\n"):
        os.truncate(file, there.rfind(b"\n") + 1)


def opened(file: Path, how: str) -> IO[str]:
    """To write anew, or to add."""
    try:
        return file.open(how, encoding="utf-8", newline="\n")
    except OSError as error:
        raise BadOption(f"{file}: nothing can be kept there ({error.strerror}).") from None


def written(line: Line) -> str:
    return json.dumps(line, separators=(",", ":")) + "\n"
